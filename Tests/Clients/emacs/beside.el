;;; beside.el --- A rename with sourcekit-lsp in the Swift buffers  -*- lexical-binding: t; -*-

;; Eglot gives a buffer one server: Swift is sourcekit-lsp's here, and the
;; documents are ibls's.  Otherwise like session.el.

(require 'cl-lib)
(when (< emacs-major-version 29)
  (require 'package)
  (add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
  (package-initialize))
(setq make-backup-files nil create-lockfiles nil auto-save-default nil vc-follow-symlinks t
      backtrace-on-error-noninteractive nil enable-local-variables nil)

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(add-to-list 'load-path (expand-file-name "emacs" (getenv "IBLS_EDITORS")))
(setq ibls-swift-modes nil)
(require 'ibls)
(add-to-list 'eglot-server-programs '(swift-mode . ("sourcekit-lsp")))
(setq eglot-sync-connect t eglot-send-changes-idle-time 0 eglot-connect-timeout 60
      eglot-confirm-server-initiated-edits nil eglot-confirm-server-edits nil)

;; Old versions of Eglot refuse what sourcekit-lsp adds to its log messages.
(when (< emacs-major-version 29)
  (cl-defmethod eglot-handle-notification :around
    (_server (_method (eql window/logMessage)) &key type message &allow-other-keys)
    (ignore type message)))

(defvar passed 0)
(defvar failed 0)
(defun say (format &rest arguments) (princ (concat (apply #'format format arguments) "\n")))
(defun expect (what holds &optional found)
  (if holds
      (cl-incf passed)
    (cl-incf failed)
    (say "FAILED: %s" what)
    (when found (say "  found: %S" found))))
(defun wait (condition)
  (let ((end (+ (float-time) 20)) result)
    (while (and (not (setq result (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05))
    result))
(defun go (line text)
  (goto-char (point-min))
  (forward-line (1- line))
  (search-forward text (line-end-position))
  (goto-char (- (point) (length text))))
(defun text-of (buffer line)
  (with-current-buffer buffer
    (save-excursion
      (goto-char (point-min))
      (forward-line (1- line))
      (buffer-substring-no-properties (point) (line-end-position)))))

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
    (dolist (buffer (list document code))
      (with-current-buffer buffer (set-buffer-modified-p nil)))))

(say "Emacs %s beside sourcekit-lsp" emacs-version)
(condition-case fault
    (run-session)
  ((error quit) (expect "the session runs to its end" nil fault)))
(say "%d passed, %d failed" passed failed)
(kill-emacs (if (= failed 0) 0 1))
