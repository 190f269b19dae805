;;; clangd.el --- Renames with clangd in the buffers of Objective-C  -*- lexical-binding: t; -*-

;; Each rename is compared with that of ibls alone.  Otherwise like beside.el.

(load (expand-file-name "client" (file-name-directory load-file-name)) nil t)

(setq ibls-objc-modes nil)
(require 'ibls)
(add-to-list 'auto-mode-alist '("\\.[hm]\\'" . objc-mode))
(add-to-list 'eglot-server-programs '(objc-mode . ("clangd" "--log=error")))
(put 'objc-mode 'eglot-language-id "objective-c")

(defconst project (file-name-as-directory (getenv "IBLS_EXAMPLE")))
(defconst files '("Card.h" "Card.m" "Use.m" "Card.xib" "Kit.h"))

(defvar questions nil "What was asked with yes or no, the last first.")

(defun read-text (file)
  (with-temp-buffer (insert-file-contents file) (buffer-string)))

(defun shown ()
  "What the user sees, by file: the text of the buffer, else of the file."
  (mapcar (lambda (name)
            (let ((buffer (find-buffer-visiting (concat project name))))
              (cons name (if buffer (with-current-buffer buffer (buffer-substring-no-properties (point-min) (point-max)))
                           (read-text (concat project name))))))
          files))

(defun renamed (texts file name)
  "What ibls alone makes of TEXTS where the name at point in FILE becomes NAME."
  (let* ((copy (file-name-as-directory (make-temp-file "ibls" t)))
         (place (format "%s:%d:%d" file (line-number-at-pos) (1+ (current-column))))
         (default-directory copy))
    (make-directory (concat copy ".git"))
    (pcase-dolist (`(,path . ,text) texts) (write-region text nil (concat copy path) nil 'quiet))
    (expect (format "ibls alone renames to '%s'" name) (= 0 (call-process "ibls" nil nil nil "rename" place name "--write")))
    (prog1 (mapcar (lambda (path) (cons path (read-text (concat copy path)))) files)
      (delete-directory copy t))))

(defun differing (wanted)
  (cl-remove-if (lambda (shown) (equal (cdr shown) (cdr (assoc (car shown) wanted)))) (shown)))

(defun put-point (file before name)
  "Visit FILE and put point on NAME after BEFORE."
  (switch-to-buffer (find-file-noselect (concat project file)))
  (goto-char (point-min))
  (unless (search-forward (concat before name) nil t)
    (expect (format "'%s' is in %s" (concat before name) file) nil))
  (goto-char (- (point) (length name))))

(defun give (new)
  "Rename what is at point to NEW, as users do."
  (setq questions nil)
  (cl-letf (((symbol-function 'y-or-n-p) (lambda (question) (push question questions) t)))
    (with-default-options (eglot-rename new)))
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when (eglot-current-server) (eglot--signal-textDocument/didChange)))))

(defun rename-as-alone (file before old new)
  "Rename OLD after BEFORE in FILE to NEW, and compare."
  (put-point file before old)
  (let ((wanted (renamed (shown) file new)))
    (give new)
    (expect (format "'%s' becomes '%s' at '%s' in %s as by ibls alone" old new before file)
            (not (differing wanted)) (differing wanted))
    (expect "at most one question, to save"
            (or (not questions) (and (not (cdr questions)) (string-search "Save" (car questions)))) questions)))

(defun complete (file before old new)
  "Have clangd alone rename OLD after BEFORE in FILE to NEW, and ibls complete that."
  (dolist (buffer (cl-remove-if-not #'buffer-file-name (buffer-list)))
    (with-current-buffer buffer (save-buffer)))
  (put-point file before old)
  ;; What ibls has not read it can't compare with what comes next.
  (wait (lambda ()
          (let ((server (ibls--server)))
            (equal old (plist-get (ignore-errors
                                    (jsonrpc-request server :textDocument/prepareRename (ibls--place server)))
                                  :placeholder)))))
  (let* ((was (shown))
         (wanted (renamed was file new)))
    (let ((ibls--leaves-rename t)) (give new))
    (expect "clangd renames, but not all" (and (differing was) (differing wanted)))
    (put-point file before new)
    (give new)
    (expect (format "'%s' completes it" new) (not (differing wanted)) (differing wanted))))

(defun run-session ()
  (when (equal (getenv "IBLS_WAY") "unset")
    (setq-default eglot-workspace-configuration '(:ibls (:otherServers []))))
  (find-file (concat project "Card.xib"))
  (eglot-ensure)
  (run-hooks 'post-command-hook)
  (wait #'eglot-current-server)
  (dolist (name '("Card.h" "Card.m" "Use.m"))
    (find-file (concat project name))
    (eglot-ensure)
    (run-hooks 'post-command-hook)
    (wait #'eglot-current-server)
    (expect (concat name " is clangd's")
            (and (eglot-current-server) (not (cl-typep (eglot-current-server) 'ibls-server)))))
  (rename-as-alone "Card.h" "UILabel *" "caption" "heading")
  (rename-as-alone "Card.m" "self." "heading" "subtitle")
  (rename-as-alone "Use.m" "[card " "press" "push")
  ;; Text that is not saved moves the uses, and adds one.
  (put-point "Use.m" "" "void use")
  (insert "// One line more.\nvoid more(Card *card) { card.subtitle = card.box; }\n")
  (put-point "Card.h" "" "@interface Card")
  (insert "\n// The card.\n")
  (rename-as-alone "Card.m" "[_" "subtitle" "note")
  (rename-as-alone "Card.h" "IBOutlet UILabel *" "box" "crate")
  (rename-as-alone "Card.xib" "selector=\"" "push" "tap")

  (complete "Card.h" "UILabel *" "note" "banner")

  ;; A parameter is clangd's.
  (put-point "Card.m" "(void)setCrate:(UILabel *)" "other")
  (wait (lambda ()
          (ignore-errors (give "another"))
          (with-current-buffer (find-buffer-visiting (concat project "Card.m"))
            (save-excursion (goto-char (point-min)) (search-forward "self->crate = another" nil t)))))
  (expect "a parameter is renamed by clangd"
          (string-search "self->crate = another" (cdr (assoc "Card.m" (shown)))) (cdr (assoc "Card.m" (shown))))
  (dolist (buffer (cl-remove-if-not #'buffer-file-name (buffer-list)))
    (with-current-buffer buffer (set-buffer-modified-p nil))))

(say "Emacs %s beside clangd, %s" emacs-version (getenv "IBLS_WAY"))
(run-and-exit #'run-session)
