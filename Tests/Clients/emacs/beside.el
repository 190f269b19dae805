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

(defvar questions nil "What was asked with yes or no, the last first.")

(defun rename (new &optional command)
  "Rename what is at point to NEW with COMMAND, by default that which users' keys lead to."
  (let ((command (or command (command-remapping 'eglot-rename) 'eglot-rename)))
    (setq questions nil)
    (cl-letf (((symbol-function 'y-or-n-p) (lambda (question) (push question questions) t)))
      (with-default-options (funcall command new)))
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

    ;; The command itself, while another buffer of the other server has text that is not saved.
    (switch-to-buffer code)
    (save-buffer)
    (let ((router (find-file (concat app "Router.swift"))))
      (insert "func route(_ login: LoginViewController) {\n  login.emailField.text = nil\n}\n")
      (save-buffer)
      (eglot-ensure)
      (run-hooks 'post-command-hook)
      (wait #'eglot-current-server)
      (goto-char (point-min))
      (insert "// One line more,\n// and another.\n")
      (switch-to-buffer code)
      (go 5 "emailField")
      (rename "addressField" #'eglot-rename)
      (expect "one question, to save" (and (= 1 (length questions)) (string-search "Save" (car questions))) questions)
      (expect "the other buffer follows at its place"
              (string-search "  login.addressField.text" (text-of router 4)) (text-of router 4))
      (expect "and nothing else of it changes" (string-search "// and another." (text-of router 2)) (text-of router 2))
      (expect "the document follows" (string-search "property=\"addressField\"" (text-of document 47))
              (text-of document 47))

      (dolist (buffer (list code router document)) (with-current-buffer buffer (save-buffer)))
      (switch-to-buffer code)
      (go 5 "addressField")
      ;; What ibls has not read it can't compare with what comes next.
      (wait (lambda ()
              (let ((server (ibls--server)))
                (equal "addressField"
                       (plist-get (ignore-errors
                                    (jsonrpc-request server :textDocument/prepareRename (ibls--place server)))
                                  :placeholder)))))

      ;; Another server has renamed Swift alone; a rename to the name that is there does the rest.
      (dolist (buffer (list code router))
        (with-current-buffer buffer
          (goto-char (point-min))
          (while (search-forward "addressField" nil t) (replace-match "postField"))
          (eglot--signal-textDocument/didChange)))
      (switch-to-buffer code)
      (go 5 "postField")
      (rename "postField" #'eglot-rename)
      (expect "the document follows the other server's rename"
              (string-search "property=\"postField\"" (text-of document 47)) (text-of document 47))
      (expect "and Swift stays as it is" (string-search "  login.postField.text" (text-of router 4)) (text-of router 4))
      (dolist (buffer (list code router document)) (with-current-buffer buffer (save-buffer))))

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

    (with-current-buffer code (save-buffer))

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
    (dolist (buffer (cl-remove-if-not #'buffer-file-name (buffer-list)))
      (with-current-buffer buffer (set-buffer-modified-p nil)))))

(say "Emacs %s beside sourcekit-lsp" emacs-version)
(run-and-exit #'run-session)
