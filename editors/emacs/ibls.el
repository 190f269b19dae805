;;; ibls.el --- Check Interface Builder files against Swift, with Eglot  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, tools

;;; Commentary:

;; ibls is a language server that reads the storyboards, xibs, Swift and
;; Objective-C files of a workspace and reports broken outlets, actions and
;; custom classes.  This file makes Eglot start it.
;;
;; Install the program `ibls' in a folder of `exec-path', and add to your init
;; file:
;;
;;   (add-to-list 'load-path "/path/to/ibls/editors/emacs")
;;   (require 'ibls)
;;   (add-hook 'ibls-interface-mode-hook #'eglot-ensure)
;;   (add-hook 'swift-mode-hook #'eglot-ensure)
;;   (add-hook 'objc-mode-hook #'eglot-ensure)
;;
;; Storyboards and xibs open in `ibls-interface-mode', which is `nxml-mode'
;; under a name of its own, so that other XML has no server started for it.
;; Then what Eglot always does works here:
;;
;;   M-.                      from a connection or a custom class to Swift;
;;                            from an outlet, action or class in Swift to
;;                            the documents
;;   M-?                      both sides together
;;   M-x imenu                scenes, objects and connections
;;   M-x eglot-code-actions   quick fixes
;;   M-x eglot-rename         renames in code and in every document
;;   eldoc                    what an object is, where an outlet is connected
;;
;;   M-x ibls-show-picture    the scene at point as a picture
;;
;; Eglot draws no code lenses.  `ibls-lens-mode' does it in a Swift buffer,
;; at the end of each line that declares an outlet, an action or a class of a
;; document; `ibls-visit-connections' goes from the line to the connections:
;;
;;   (add-hook 'swift-mode-hook #'ibls-lens-mode)
;;
;; The same goes for Objective-C, whose modes are in `ibls-objc-modes'.
;;
;; Beside sourcekit-lsp: a buffer has one server in Eglot, and ibls is made
;; to work next to a Swift server, not to replace it.  Either
;;
;; - let sourcekit-lsp have the Swift buffers and ibls the documents: set
;;   `ibls-swift-modes' to nil before this file is loaded, and open one of
;;   the documents.  ibls then sees Swift files as they are saved, and
;;   connections are checked all the same.  `eglot-rename' still asks ibls
;;   first, and offers to save what it reads from files.  This package
;;   makes ibls leave declarations and uses in Swift, and the renames of
;;   classes that no document uses, to the other server (its setting
;;   `otherServers'); the same goes for clangd and Objective-C;
;; - or let ibls have them, as it does unless told otherwise, and call
;;   another server by hand where its features are wanted;
;; - or put a program between that joins several servers, and name it with
;;   its arguments in `ibls-program'.  That has not been tried.

;;; Code:

(require 'cl-lib)
(require 'eglot)
(require 'nxml-mode)
(require 'xref)

(defgroup ibls nil
  "Broken connections between Interface Builder files and Swift."
  :group 'tools)

(defcustom ibls-program '("ibls" "--stdio")
  "How the server is started."
  :type '(repeat string))

(defcustom ibls-swift-modes '(swift-mode swift-ts-mode)
  "The modes of Swift buffers that are served.  Read when this file is loaded."
  :type '(repeat symbol))

(defcustom ibls-objc-modes '(objc-mode)
  "The modes of Objective-C buffers that are served.  Read when this file is loaded."
  :type '(repeat symbol))

;;;###autoload
(define-derived-mode ibls-interface-mode nxml-mode "Interface"
  "Major mode for storyboards and xibs.")

;; The protocol wants a language's name; the mode's own would mean nothing.
(put 'ibls-interface-mode 'eglot-language-id "xml")

;;;###autoload
(add-to-list 'auto-mode-alist '("\\(?:\\.storyboard\\|\\.xib\\|/designable\\.nib\\)\\'" . ibls-interface-mode))

(defclass ibls-server (eglot-lsp-server)
  ((other-servers :initform nil :documentation "The languages of which it knows another server."))
  "A running ibls.")

;; One entry for all modes, so that one server knows the unsaved text of both
;; sides.
(add-to-list 'eglot-server-programs
             (cons (append ibls-swift-modes ibls-objc-modes '(ibls-interface-mode))
                   (lambda (&rest _) (cons 'ibls-server ibls-program))))

;;; Lenses

(cl-defmethod eglot-client-capabilities ((_server ibls-server))
  "What Eglot supports, and that lenses can be followed, for which see below.
Columns are counted as sourcekit-lsp does, which may have the same buffer."
  (let ((capabilities (copy-sequence (cl-call-next-method))))
    (setq capabilities
          (plist-put capabilities :general
                     (plist-put (copy-sequence (plist-get capabilities :general))
                                :positionEncodings ["utf-16"])))
    (plist-put capabilities :window
               (append '(:showDocument (:support t)) (plist-get capabilities :window)))))

(cl-defmethod eglot-handle-request
  ((_server ibls-server) (_method (eql window/showDocument))
   &key uri external selection &allow-other-keys)
  "Show the document URI, unless it is EXTERNAL, at SELECTION."
  (if (eq external t)
      '(:success :json-false)
    (xref-pop-to-location
     (ibls--xref "" `(:uri ,uri :range ,(or selection '(:start (:line 0 :character 0))))))
    '(:success t)))

;;; What this client can do

(cl-defmethod eglot-initialization-options ((_server ibls-server))
  "Tell the server that this client asks its user for new names.
In code, a definition is then the declaration, as with other servers."
  (list :commands ["ibls.rename"] :definition "declaration"))

;;; Beside another server

(defun ibls--servers ()
  "All running ibls."
  (cl-remove-if-not (lambda (server) (and (cl-typep server 'ibls-server) (jsonrpc-running-p server)))
                    (apply #'append (hash-table-values eglot--servers-by-project))))

(defun ibls--covers-p (server)
  "Whether this buffer's file belongs to the project of SERVER."
  (and buffer-file-name
       (file-in-directory-p buffer-file-name (project-root (eglot--project server)))))

(defun ibls--language ()
  "The language of this buffer in the settings, or nil for what is no code."
  (cond ((not buffer-file-name) nil)
        ((string-suffix-p ".swift" buffer-file-name) "swift")
        ((string-match-p "\\.\\(?:mm?\\|h\\)\\'" buffer-file-name) "objective-c")))

(defun ibls--other-servers (server)
  "The languages of which another server has a buffer of the project of SERVER."
  (let (languages)
    (dolist (buffer (buffer-list))
      (with-current-buffer buffer
        (let* ((language (ibls--language))
               (other (and language (eglot-current-server))))
          (when (and other (not (cl-typep other 'ibls-server)) (ibls--covers-p server))
            (cl-pushnew language languages :test #'equal)))))
    (sort languages #'string<)))

(cl-defmethod eglot-handle-request
  ((server ibls-server) (_method (eql workspace/configuration)) &key &allow-other-keys)
  "Answer with the user's settings, and the languages that another SERVER has."
  (cl-map 'vector
          (lambda (settings)
            (if (and (listp settings)
                     (not (plist-member settings :swiftServer))
                     (not (plist-member settings :otherServers)))
                (append settings (list :otherServers (vconcat (ibls--other-servers server))))
              settings))
          (cl-call-next-method)))

(defun ibls--tell-of-servers ()
  "Make each ibls ask for its settings where another server came or left."
  (dolist (server (ibls--servers))
    (let ((found (ibls--other-servers server)))
      (unless (equal found (oref server other-servers))
        (oset server other-servers found)
        (eglot-signal-didChangeConfiguration server)))))

;; A server that leaves is known to Eglot until its buffers are let go.
(add-hook 'eglot-managed-mode-hook (lambda () (run-with-timer 0 nil #'ibls--tell-of-servers)))

;;; Rename

;; How Eglot counts columns, in newer versions and in older ones.
(defvar eglot-current-linepos-function)
(defvar eglot-current-column-function)

(defun ibls--server ()
  "The ibls that has read this buffer's file, or nil."
  (let ((current (eglot-current-server)))
    (if (cl-typep current 'ibls-server)
        current
      (cl-find-if #'ibls--covers-p (ibls--servers)))))

(defun ibls--buffers-read-from-files (server)
  "Buffers of the project of SERVER that it knows by their files."
  (cl-remove-if-not
   (lambda (buffer)
     (with-current-buffer buffer
       (and buffer-file-name
            (string-match-p "\\.\\(?:swift\\|mm?\\|h\\|storyboard\\|xib\\|nib\\|plist\\|sdef\\|pbxproj\\)\\'" buffer-file-name)
            (not (eq server (eglot-current-server)))
            (ibls--covers-p server))))
   (buffer-list)))

(defun ibls--save-for (server)
  "Save what SERVER reads from files, and make it read them again.
Its edits would be made for other text than the buffers have."
  ;; What it knows by the buffers may not have been sent yet.
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when (eq server (eglot-current-server)) (eglot--signal-textDocument/didChange))))
  (let* ((buffers (ibls--buffers-read-from-files server))
         (modified (cl-remove-if-not #'buffer-modified-p buffers)))
    (when modified
      (unless (y-or-n-p (if (cdr modified)
                            (format "Save %d buffers, which ibls reads from their files? " (length modified))
                          (format "Save %s, which ibls reads from its file? " (buffer-name (car modified)))))
        (user-error "ibls renames what is saved"))
      (dolist (buffer modified) (with-current-buffer buffer (save-buffer))))
    (when buffers
      (jsonrpc-notify
       server :workspace/didChangeWatchedFiles
       (list :changes
             (cl-map 'vector
                     (lambda (buffer)
                       (with-current-buffer buffer
                         `(:uri ,(plist-get (eglot--TextDocumentIdentifier) :uri) :type 2)))
                     buffers))))))

(defun ibls--place (server)
  "Point, as a request to SERVER names it."
  (ibls--save-for server)
  (let ((eglot-current-linepos-function
         (if (fboundp 'eglot-utf-16-linepos) #'eglot-utf-16-linepos))
        (eglot-current-column-function
         (if (fboundp 'eglot-lsp-abiding-column) #'eglot-lsp-abiding-column)))
    (eglot--TextDocumentPositionParams)))

(defun ibls--apply (edit)
  "Make the changes of EDIT, which the user asked for."
  ;; Newer versions ask whether to proceed unless the edits are those of a rename; in older ones anything but nil does.
  (eglot--apply-workspace-edit
   edit (and (eql 2 (car (func-arity #'eglot--apply-workspace-edit))) 'eglot-rename)))

(defun ibls--rename-at (server place &optional new)
  "Rename at PLACE, which SERVER answers for, to NEW or a name that is read.
Return nil if SERVER has no answer for PLACE."
  (let* ((old (plist-get (jsonrpc-request server :textDocument/prepareRename place) :placeholder))
         (new (and old (or new (read-from-minibuffer "Rename in code and interface files: " old))))
         (parameters (append place `(:newName ,new))))
    (when old
      (cond ((equal new ""))
            ;; The name that is there already completes the rename of another server, if there was one.
            ((equal new old)
             (let ((edit (condition-case nil
                             (jsonrpc-request server :textDocument/rename parameters)
                           (jsonrpc-error nil))))
               (when edit (ibls--apply edit))))
            (t (ibls--apply (jsonrpc-request server :textDocument/rename parameters))))
      t)))

(defvar ibls--leaves-rename nil "Whether `eglot-rename' is to ask the server of the buffer alone.")

;;;###autoload
(defun ibls-rename (&optional new)
  "Rename what is at point, in code and in every document, to NEW.
ibls is asked first, even where another server has the buffer, since
no other server knows the documents.  Where it has no answer, as for
a local variable, `eglot-rename' does the rename."
  (interactive)
  (let ((server (ibls--server)))
    (unless (and server (ibls--rename-at server (ibls--place server) new))
      (let ((ibls--leaves-rename t))
        (if new (eglot-rename new) (call-interactively #'eglot-rename))))))

(defun ibls--around-rename (rename &rest arguments)
  "Ask ibls first, and have the RENAME done with ARGUMENTS where it has no answer."
  (interactive)
  (cond ((and (not ibls--leaves-rename) (ibls--server)) (ibls-rename (car arguments)))
        (arguments (apply rename arguments))
        (t (call-interactively rename))))

;; So that every key that renames and the command itself reach the documents.
(advice-add 'eglot-rename :around #'ibls--around-rename)
(define-key eglot-mode-map [remap eglot-rename] #'ibls-rename)

(defun ibls--rename-offered (arguments)
  "Carry out the code action that offers a rename, whose place is in ARGUMENTS."
  (let ((place (elt arguments 0)))
    (ibls--rename-at (ibls--server)
                     `(:textDocument (:uri ,(plist-get place :uri))
                       :position ,(plist-get place :position)))))

(cl-defmethod eglot-execute-command ((server ibls-server) command arguments)
  "Execute COMMAND with ARGUMENTS, where it is not one of SERVER."
  (if (equal (format "%s" command) "ibls.rename")
      (ibls--rename-offered arguments)
    (cl-call-next-method server command arguments)))

(cl-defmethod eglot-execute ((server ibls-server) action)
  "Execute ACTION, where it is not for SERVER."
  (let ((command (or (plist-get action :command) action)))
    (if (equal (if (stringp command) command (plist-get command :command)) "ibls.rename")
        (ibls--rename-offered (plist-get (if (stringp command) action command) :arguments))
      (cl-call-next-method server action))))

(defvar-local ibls--lenses nil "The overlays that show lenses.")
(defvar-local ibls--lens-timer nil)

(defface ibls-lens '((t :inherit shadow :height 0.9))
  "Face of what lenses say.")

(defun ibls--path (uri)
  "The file that URI names."
  (if (fboundp 'eglot-uri-to-path) (eglot-uri-to-path uri) (eglot--uri-to-path uri)))

(defun ibls--xref (summary location)
  "An xref that says SUMMARY for a LOCATION of the protocol."
  (let ((start (plist-get (plist-get location :range) :start)))
    (xref-make summary
               (xref-make-file-location (ibls--path (plist-get location :uri))
                                        (1+ (plist-get start :line))
                                        (plist-get start :character)))))

(defun ibls--document ()
  "This buffer as the parameters of a request name it."
  `(:textDocument (:uri ,(plist-get (eglot--TextDocumentIdentifier) :uri))))

(defun ibls--remove-lenses ()
  "Remove the overlays that show lenses."
  (mapc #'delete-overlay ibls--lenses)
  (setq ibls--lenses nil))

(defun ibls--show-lenses (lenses)
  "Show LENSES at the ends of their lines."
  (ibls--remove-lenses)
  (when (bound-and-true-p ibls-lens-mode)
    (save-excursion
      (save-restriction
        (widen)
        (dolist (lens lenses)
          (goto-char (point-min))
          (forward-line (plist-get (plist-get (plist-get lens :range) :start) :line))
          (let ((overlay (make-overlay (line-beginning-position) (line-end-position)))
                (command (plist-get lens :command)))
            (overlay-put overlay 'ibls-lens command)
            (overlay-put overlay 'after-string
                         (propertize (concat "  " (plist-get command :title)) 'face 'ibls-lens))
            (push overlay ibls--lenses)))))))

(defun ibls-refresh-lenses ()
  "Ask for the lenses of this buffer again."
  (interactive)
  (let ((server (eglot-current-server))
        (buffer (current-buffer)))
    (when (cl-typep server 'ibls-server)
      (jsonrpc-async-request
       server :textDocument/codeLens (ibls--document)
       :success-fn (lambda (lenses)
                     (when (buffer-live-p buffer)
                       (with-current-buffer buffer (ibls--show-lenses (append lenses nil)))))
       ;; Overtaken by an edit: they are asked for again after that.
       :error-fn #'ignore
       :deferred :textDocument/codeLens))))

(defun ibls--refresh-soon (&rest _)
  "Ask for lenses when the typing pauses."
  (when (timerp ibls--lens-timer) (cancel-timer ibls--lens-timer))
  (let ((buffer (current-buffer)))
    (setq ibls--lens-timer
          (run-with-idle-timer
           0.5 nil
           (lambda ()
             (when (buffer-live-p buffer)
               (with-current-buffer buffer (ibls-refresh-lenses))))))))

;;;###autoload
(define-minor-mode ibls-lens-mode
  "Show at outlets, actions and classes where documents connect them."
  :lighter nil
  (if ibls-lens-mode
      (progn
        (add-hook 'eglot-managed-mode-hook #'ibls--refresh-soon nil t)
        (add-hook 'after-change-functions #'ibls--refresh-soon nil t)
        (ibls-refresh-lenses))
    (remove-hook 'eglot-managed-mode-hook #'ibls--refresh-soon t)
    (remove-hook 'after-change-functions #'ibls--refresh-soon t)
    (when (timerp ibls--lens-timer) (cancel-timer ibls--lens-timer))
    (ibls--remove-lenses)))

(defun ibls--visit (command)
  "Go to the connections that COMMAND of a lens names."
  (let ((xrefs (mapcar (lambda (location) (ibls--xref (plist-get command :title) location))
                       (append (plist-get command :arguments) nil))))
    (pcase xrefs
      ('nil (message "%s" (plist-get command :title)))
      (`(,only)
       (xref-push-marker-stack)
       (xref-pop-to-location only))
      (_ (xref-show-xrefs (lambda () xrefs) nil)))))

(defun ibls-visit-connections ()
  "Go to the connections of what is declared on this line."
  (interactive)
  (let* ((server (eglot-current-server))
         (lenses (and (cl-typep server 'ibls-server)
                      (jsonrpc-request server :textDocument/codeLens (ibls--document)
                                       :deferred :textDocument/codeLens)))
         (line (1- (line-number-at-pos nil t)))
         (lens (cl-find line (append lenses nil)
                        :key (lambda (lens)
                               (plist-get (plist-get (plist-get lens :range) :start) :line)))))
    (if lens
        (ibls--visit (plist-get lens :command))
      (message "Nothing on this line can be connected"))))

;;; Pictures

(defcustom ibls-picture-connections nil
  "Whether pictures name the outlets and actions of controllers and controls."
  :type 'boolean)

(defun ibls--with-fonts (svg)
  "Return SVG with its fonts stated once more, within the root element.
Emacs gives the root a style of its own, with a monospaced font."
  (if (string-match "\\`<svg[^>]* \\(font-family=\"[^\"]*\"\\)[^>]*>" svg)
      (concat (match-string 0 svg) "<g " (match-string 1 svg) ">"
              (string-remove-suffix "</svg>" (string-trim-right (substring svg (match-end 0))))
              "</g></svg>\n")
    svg))

(defun ibls-show-picture (&optional whole)
  "Show a picture of the scene at point, or of this xib, with what is wrong.
With a prefix argument, or if WHOLE is non-nil, show all scenes of the
storyboard.  The picture is in an `image-mode' buffer where Emacs can
show SVG, else in the browser.  `ibls-picture-connections' adds the
names of outlets and actions."
  (interactive "P")
  (let* ((server (or (ibls--server) (user-error "No ibls has read this buffer")))
         (place (ibls--place server))
         (found (jsonrpc-request
                 server :ibls/picture
                 (append (if whole (list :textDocument (plist-get place :textDocument)) place)
                         (list :findings t
                               :connections (if ibls-picture-connections t :json-false)
                               :dark (if (eq (frame-parameter nil 'background-mode) 'dark)
                                         t :json-false)))))
         (svg (or (plist-get found :svg) (user-error "This buffer is no storyboard or xib"))))
    (if (and (display-images-p) (image-type-available-p 'svg))
        (let ((buffer (get-buffer-create "*ibls picture*")))
          (with-current-buffer buffer
            (let ((inhibit-read-only t))
              (fundamental-mode)
              (erase-buffer)
              (insert (ibls--with-fonts svg))
              (set-buffer-modified-p nil)
              (image-mode)))
          (pop-to-buffer buffer))
      ;; Emacs would open a file that is no page itself.
      (let ((file (make-temp-file "ibls" nil ".html" (concat "<!doctype html>" svg))))
        (browse-url (concat "file://" file))))))

(provide 'ibls)
;;; ibls.el ends here
