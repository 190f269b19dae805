;;; session.el --- A session of a person with the example app  -*- lexical-binding: t; -*-

;; Through the commands that people use.

(load (expand-file-name "client" (file-name-directory load-file-name)) nil t)

;; A user's init file, as ibls.el says.
(require 'ibls)
(add-hook 'ibls-interface-mode-hook #'eglot-ensure)
(add-hook 'swift-mode-hook #'eglot-ensure)
(add-hook 'swift-mode-hook #'ibls-lens-mode)

;; A message that Eglot can't digest is an error in a process filter, which would end a batch Emacs.
(setq command-error-function
      (lambda (data _context _caller)
        (expect "the editor reports no error" nil (error-message-string data))))

(defun flagged (buffer)
  "The lines of BUFFER with diagnostics, in order."
  (with-current-buffer buffer
    (mapcar (lambda (diagnostic)
              (format "%d" (line-number-at-pos (flymake-diagnostic-beg diagnostic))))
            (sort (flymake-diagnostics)
                  (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))))

(defun expect-lines (what buffer &rest lines)
  (wait (lambda ()
          (with-current-buffer buffer
            (eglot--signal-textDocument/didChange)
            (flymake-start))
          (equal (flagged buffer) lines)))
  (expect what (equal (flagged buffer) lines) (flagged buffer)))

(defun here () (format "%s:%d" (file-name-nondirectory (or (buffer-file-name) (buffer-name))) (line-number-at-pos)))

(defun expect-here (what place)
  (wait (lambda () (equal (here) place)))
  (expect what (equal (here) place) (here)))

(defun replace-in-line (buffer line old new)
  (with-current-buffer buffer
    (go line old)
    (delete-char (length old))
    (insert new)
    (eglot--signal-textDocument/didChange)))

(defun listed ()
  "What the list of xrefs says."
  (wait (lambda () (get-buffer "*xref*")))
  (if (get-buffer "*xref*")
      (prog1 (with-current-buffer "*xref*" (buffer-substring-no-properties (point-min) (point-max)))
        (kill-buffer "*xref*"))
    ""))

(defun hover ()
  "What eldoc would show at point."
  (let (text)
    (eglot-hover-eldoc-function (lambda (documentation &rest _) (setq text (or documentation ""))))
    (or (wait (lambda () text)) "")))

(defun labels-of (index)
  "All labels in an INDEX of imenu."
  (cl-loop for (label . rest) in index
           collect (substring-no-properties label)
           when (consp rest) append (labels-of rest)))

(defun fix (title)
  "Take the quick fix at point whose name contains TITLE; returns those on offer."
  (let ((last-nonmenu-event t)  ; Not by mouse.
        offered completing-read-function)
    (setq completing-read-function
          (lambda (_prompt collection &rest _)
            (setq offered (all-completions "" collection))
            (or (cl-find-if (lambda (offer) (string-search title offer)) offered)
                (user-error "No such fix: %S" offered))))
    (call-interactively #'eglot-code-actions)
    offered))

(defun run-session ()
  (let* ((example (file-name-as-directory (getenv "IBLS_EXAMPLE")))
         (document (find-file (concat example "App/Base.lproj/Main.storyboard")))
         (server (progn (run-hooks 'post-command-hook) (eglot-current-server)))
         code)
    (expect "a storyboard opens in ibls-interface-mode" (eq major-mode 'ibls-interface-mode) major-mode)
    (unless server
      (eglot-ensure)
      (run-hooks 'post-command-hook)
      (setq server (wait #'eglot-current-server)))
    (expect "opening it starts the server" (cl-typep server 'ibls-server) server)
    (expect-lines "opening the storyboard shows what is broken" document "36" "46" "49" "88" "94")
    (let ((misspelled (cl-find 49 (flymake-diagnostics)
                               :key (lambda (d) (line-number-at-pos (flymake-diagnostic-beg d))))))
      (when misspelled
        (expect "the message names the near miss"
                (string-search "did you mean 'titleLabel'?" (flymake-diagnostic-text misspelled))
                (flymake-diagnostic-text misspelled))
        (expect "the name is underlined, no more and no less"
                (equal "titleLable" (buffer-substring-no-properties (flymake-diagnostic-beg misspelled)
                                                                    (flymake-diagnostic-end misspelled))))))

    ;; There and back again.
    (go 47 "nameField")
    (call-interactively #'xref-find-definitions)
    (expect-here "an outlet leads to its declaration" "LoginViewController.swift:5")
    (setq code (current-buffer))
    (run-hooks 'post-command-hook)
    (wait #'eglot-current-server)
    (expect "one server serves both files" (eq server (eglot-current-server)))
    (call-interactively #'xref-find-definitions)
    (expect-here "a declaration leads to its connection" "Main.storyboard:47")
    (switch-to-buffer code)
    (go 11 "titleLabel")
    (call-interactively #'xref-find-definitions)
    (expect-here "a use leads to its declaration" "LoginViewController.swift:4")
    (switch-to-buffer document)
    (go 13 "LoginViewController")
    (call-interactively #'xref-find-definitions)
    (expect-here "a custom class leads to the class" "LoginViewController.swift:3")

    (go 18 "nameChanged")
    (xref-find-references (xref-backend-identifier-at-point 'eglot))
    (let ((references (listed)))
      (expect "references are on both sides"
              (and (string-search "Main.storyboard" references)
                   (string-search "LoginViewController.swift" references)
                   (string-search "Lgn-ac-001" references)
                   (string-search "Prf-ac-002" references))
              references))

    (switch-to-buffer code)
    (go 5 "nameField")
    (let ((text (hover)))
      (expect "hovering an outlet says where it is connected" (string-search "Main.storyboard" text) text))
    (switch-to-buffer document)
    (go 29 "Lgn-rv-001")
    (let ((text (hover)))
      (expect "hovering an object says its class" (string-search "RatingView" text) text))

    (let ((labels (labels-of (funcall imenu-create-index-function))))
      (expect "symbols are the scenes, objects and connections"
              (and (cl-find-if (lambda (label) (string-search "Login" label)) labels)
                   (cl-find-if (lambda (label) (string-search "nameField" label)) labels))
              labels))

    ;; A fix in the document.
    (go 49 "titleLable")
    (let ((offered (fix "titleLabel'")))
      (go 49 "property")
      (expect "the quick fix takes the near miss" (looking-at-p "property=\"titleLabel\"") offered))
    (expect-lines "and its diagnostic goes" document "36" "46" "88" "94")

    ;; Typing in either file.
    (replace-in-line document 36 "didTapLogin:" "didTapLogin")
    (expect-lines "an edit of the document takes its diagnostic away" document "46" "88" "94")
    (replace-in-line code 7 "private weak" "@IBOutlet private weak")
    (expect-lines "an edit of the class, not saved, takes away that of the document" document "88" "94")
    (replace-in-line code 5 "nameField" "emailField")
    (expect-lines "and renaming an outlet by hand breaks its connection" document "47" "88" "94")
    (replace-in-line code 5 "emailField" "nameField")
    (expect-lines "until that is taken back" document "88" "94")

    ;; Renaming, from either side.
    (let ((expect-line (lambda (what buffer line text)
                         (wait (lambda () (string-search text (text-of buffer line))))
                         ;; In batch nothing is ever idle.
                         (with-current-buffer buffer (eglot--signal-textDocument/didChange))
                         (expect what (string-search text (text-of buffer line)) (text-of buffer line)))))
      (switch-to-buffer code)
      ;; Another program has made a file, of which nothing tells the server.
      (let ((outside (expand-file-name "Outside.swift" (file-name-directory (buffer-file-name code)))))
        (write-region "extension LoginViewController {\n  func outside() { nameField.text = nil }\n}\n" nil outside)
        (go 5 "nameField")
        ;; The editor asks before it edits files that are not open.
        (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t))) (eglot-rename "emailField"))
        (funcall expect-line "renaming an outlet in Swift" code 5 "var emailField:")
        (funcall expect-line "renames its connection" document 47 "property=\"emailField\"")
        (wait (lambda () (find-buffer-visiting outside)))
        (expect "what was made outside takes part" (find-buffer-visiting outside) nil)
        (when (find-buffer-visiting outside)
          (funcall expect-line "and is renamed, too" (find-buffer-visiting outside) 2 "emailField.text")))
      (switch-to-buffer document)
      (go 47 "emailField")
      (eglot-rename "nameField")
      (funcall expect-line "renaming a connection" document 47 "property=\"nameField\"")
      (funcall expect-line "renames the outlet" code 5 "var nameField:")
      (go 88 "nameChanged:")
      (eglot-rename "nameEdited")
      (funcall expect-line "an action may be typed without its colon" document 88 "selector=\"nameEdited:\"")
      (funcall expect-line "and is renamed in Swift" code 18 "func nameEdited(")
      (go 88 "nameEdited:")
      (eglot-rename "nameChanged:")
      (funcall expect-line "or with it" code 18 "func nameChanged(")
      (expect-lines "nothing is broken by that" document "88" "94"))

    ;; Lenses.
    (switch-to-buffer code)
    (let* ((lens-of (lambda (line)
                      (save-excursion
                        (goto-char (point-min))
                        (forward-line (1- line))
                        (cl-some (lambda (overlay)
                                   (and (overlay-get overlay 'ibls-lens) (overlay-get overlay 'after-string)))
                                 (overlays-in (line-beginning-position) (line-end-position))))))
           (is-connected (lambda (line)
                           (string-search "connected in Main.storyboard" (or (funcall lens-of line) "")))))
      (ibls-refresh-lenses)
      (wait (lambda () (funcall is-connected 7)))
      (dolist (line '(5 7))
        (expect (format "the lens of line %d says where" line) (funcall is-connected line)
                (funcall lens-of line)))
      (go 5 "nameField")
      (call-interactively #'ibls-visit-connections)
      (expect-here "the lens leads to the connection" "Main.storyboard:47")
      (switch-to-buffer code)
      (go 18 "nameChanged")
      (call-interactively #'ibls-visit-connections)
      (let ((connections (listed)))
        (expect "a lens with two connections lists them"
                (and (string-search "23:" connections) (string-search "88:" connections))
                connections)))

    ;; Without a window system, the picture is shown in the browser.
    (switch-to-buffer document)
    (go 47 "nameField")
    (let* ((shown nil)
           (browse-url-browser-function
            (lambda (url &rest _)
              (setq shown (with-temp-buffer (insert-file-contents (string-remove-prefix "file://" url))
                                            (buffer-string))))))
      (ibls-show-picture)
      (expect "the scene at point is drawn"
              (and shown (string-search "data-id=\"Lgn-lb-001\"" shown) (not (string-search "Prf-vc-001" shown)))
              shown)
      (let ((ibls-picture-connections t))
        (ibls-show-picture))
      (expect "with its connections, where they are wanted" (string-search ">nameField</text>" shown) shown)
      (ibls-show-picture t)
      (expect "a prefix draws all scenes" (string-search "data-id=\"Prf-vc-001\"" shown) shown))

    ;; With one, in a buffer. Emacs has a font of its own for the root element.
    (save-window-excursion
      (cl-letf (((symbol-function 'display-images-p) #'always)
                ((symbol-function 'image-type-available-p) #'always)
                ((symbol-function 'image-mode) #'ignore))
        (ibls-show-picture))
      (let ((drawn (with-current-buffer "*ibls picture*" (buffer-string))))
        (expect "the picture states its fonts below its root"
                (string-match-p "\\`<svg [^>]*><g font-family=\"[^\"]*sans-serif\">" drawn)
                drawn)
        (expect "and is still XML"
                (with-temp-buffer
                  (insert drawn)
                  (eq 'svg (car-safe (libxml-parse-xml-region (point-min) (point-max)))))
                drawn))
      (kill-buffer "*ibls picture*"))

    ;; Other people's files.
    (find-file (concat example "plain.xml"))
    (run-hooks 'post-command-hook)
    (accept-process-output nil 0.2)
    (expect "XML that is no interface is left alone" (not (eglot-current-server)))

    (dolist (buffer (list document code))
      (with-current-buffer buffer (set-buffer-modified-p nil)))
    (switch-to-buffer document)
    (eglot-shutdown server nil 10)
    (wait (lambda () (not (jsonrpc-running-p server))))
    (expect "the server stops when told" (not (jsonrpc-running-p server)))))

(say "Emacs %s, Eglot %s" emacs-version
     (if (< emacs-major-version 29) (mapconcat #'number-to-string (package-desc-version (cadr (assq 'eglot package-alist))) ".")
       "of its own"))
(run-and-exit #'run-session)
