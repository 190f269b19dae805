;;; beside.el --- Navigation and renames with sourcekit-lsp in the Swift buffers  -*- lexical-binding: t; -*-

;; Eglot gives a buffer one server: Swift is sourcekit-lsp's here, and the
;; documents are ibls's.  Otherwise like session.el.

(load (expand-file-name "client" (file-name-directory load-file-name)) nil t)

(setq ibls-swift-modes nil)
(require 'ibls)
(add-to-list 'eglot-server-programs '(swift-mode . ("sourcekit-lsp")))

;; Old versions of Eglot refuse what sourcekit-lsp adds to its log messages.
(when (< emacs-major-version 29)
  (cl-defmethod eglot-handle-notification :around
    (_server (_method (eql window/logMessage)) &key type message &allow-other-keys)
    (ignore type message)))

(defun rename (new)
  "Rename what is at point with the command that users' keys lead to."
  (let ((command (or (command-remapping 'eglot-rename) 'eglot-rename)))
    (funcall command new)
    (eglot--signal-textDocument/didChange)))

(defun run-session ()
  (let* ((app (concat (file-name-as-directory (getenv "IBLS_EXAMPLE")) "App/"))
         (document (find-file (concat app "Base.lproj/Main.storyboard")))
         (code (progn (eglot-ensure) (run-hooks 'post-command-hook)
                      (wait #'eglot-current-server)
                      (find-file (concat app "LoginViewController.swift")))))
    (eglot-ensure)
    (run-hooks 'post-command-hook)
    (wait #'eglot-current-server)
    (expect "Swift is the other server's"
            (and (eglot-current-server) (not (cl-typep (eglot-current-server) 'ibls-server)))
            (eglot-current-server))
    (go 5 "nameField")
    (rename "emailField")
    (expect "an outlet is renamed in Swift" (string-search "var emailField:" (text-of code 5)) (text-of code 5))
    (expect "and in the document" (string-search "property=\"emailField\"" (text-of document 47))
            (text-of document 47))

    ;; What ibls has no answer for.
    (switch-to-buffer code)
    (goto-char (point-max))
    (insert "func count() -> Int {\n  let first = 1\n  return first\n}\n")
    (let ((last (line-number-at-pos (point-max))))
      (save-buffer)
      (eglot--signal-textDocument/didChange)
      (wait (lambda ()
              (go (- last 3) "first")
              (ignore-errors (rename "second"))
              (string-search "let second" (text-of code (- last 3)))))
      (expect "a local variable is renamed by the other server"
              (string-search "return second" (text-of code (- last 2))) (text-of code (- last 2))))

    ;; What the package tells ibls of the other server, as it comes and goes.
    (let* ((document-server (with-current-buffer document (eglot-current-server)))
           (card (find-file (concat (getenv "IBLS_EXAMPLE") "/Kit/Card.swift")))
           (definitions (lambda ()
                          (with-current-buffer card
                            (append (jsonrpc-request document-server :textDocument/definition
                                                     (ibls--place document-server))
                                    nil)))))
      (eglot-ensure)
      (run-hooks 'post-command-hook)
      (wait #'eglot-current-server)
      (go 6 "title")
      (wait (lambda () (not (funcall definitions))))
      (expect "ibls leaves a use to the other server" (not (funcall definitions)) (funcall definitions))
      (wait (lambda () (ignore-errors (call-interactively #'xref-find-definitions) (= 5 (line-number-at-pos)))))
      (expect "a use leads to its declaration" (= 5 (line-number-at-pos)) (line-number-at-pos))
      (go 6 "title")
      (eglot-shutdown (eglot-current-server) nil 20)
      (wait (lambda () (funcall definitions)))
      (expect "without the other server ibls knows where it leads" (= 1 (length (funcall definitions)))
              (funcall definitions)))
    (dolist (buffer (list document code))
      (with-current-buffer buffer (set-buffer-modified-p nil)))))

(say "Emacs %s beside sourcekit-lsp" emacs-version)
(run-and-exit #'run-session)
