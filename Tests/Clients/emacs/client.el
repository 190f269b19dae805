;;; client.el --- What the sessions share  -*- lexical-binding: t; -*-

;; Runs in batch, from Emacs 28 on.  The environment: IBLS_EXAMPLE is a copy
;; of the example app, IBLS_EDITORS the folder of the editors' files.

(require 'cl-lib)
(when (< emacs-major-version 29)
  ;; Debian's packages, which -Q leaves out.
  (require 'package)
  (add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
  (package-initialize))
(setq make-backup-files nil create-lockfiles nil auto-save-default nil vc-follow-symlinks t
      backtrace-on-error-noninteractive nil enable-local-variables nil)

;; Stands in for the mode of that name, which is in no package of Debian's.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(add-to-list 'load-path (expand-file-name "emacs" (getenv "IBLS_EDITORS")))

;; No user can answer here, and in batch nothing is ever idle.
(setq eglot-sync-connect t eglot-send-changes-idle-time 0 eglot-connect-timeout 60
      eglot-confirm-server-initiated-edits nil eglot-confirm-server-edits nil)

(defvar eglot-confirm-server-edits)

(defmacro with-default-options (&rest body)
  "Do BODY with what newer versions ask by default before they apply edits: nothing for a rename alone."
  `(let ((eglot-confirm-server-edits '((eglot-rename . nil) (t . maybe-summary)))) ,@body))

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
  "Wait until CONDITION gives something, and return that."
  (let ((end (+ (float-time) 20)) result)
    (while (and (not (setq result (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05))
    result))

(defun go (line text)
  "Put point on the first TEXT of LINE."
  (goto-char (point-min))
  (forward-line (1- line))
  (unless (search-forward text (line-end-position) t)
    (expect (format "'%s' stands in line %d" text line) nil))
  (goto-char (max (point-min) (- (point) (length text)))))

(defun text-of (buffer line)
  (with-current-buffer buffer
    (save-excursion
      (goto-char (point-min))
      (forward-line (1- line))
      (buffer-substring-no-properties (point) (line-end-position)))))

(defun run-and-exit (session)
  "Run SESSION, and end with a status that says whether all was as expected."
  (condition-case fault
      (funcall session)
    ((error quit) (expect "the session runs to its end" nil fault)))
  (say "%d passed, %d failed" passed failed)
  (kill-emacs (if (= failed 0) 0 1)))

(provide 'client)
;;; client.el ends here
