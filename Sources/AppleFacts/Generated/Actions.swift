// swift-format-ignore-file
// Written by Generator/generate.py, which tells how to read it.

extension FactTable {
  static var actions: FactTable { FactTable(actionsText) }
}

// A computed property needs no initialiser, not even in a debug build. Inlined, each file that
// asks would carry the text once more.
@inline(never)
private var actionsText: StaticString {
#"""
activateContextHelpMode: D:NSApplication
add: D:NSArrayController D:NSObjectController D:NSTreeController D:QTMovieView
addChild: D:NSTreeController
addFontTrait: D:NSFontManager
addRow: D:NSRuleEditor
addScaled: D:QTMovieView
alignCenter: D:NSText D:WebView
alignJustified: D:NSTextView D:WebView
alignLeft: D:NSText D:WebView
alignRight: D:NSText D:WebView
arrangeInFront: D:NSApplication
authorize: D:SFAuthorizationView
browseDocumentVersions: D:NSDocument
cancel: D:NSSavePanel
cancelOperation: D:NSResponder
capitalizeWord: D:NSResponder
captureTextFromCamera: C:UIResponder
centerSelectionInVisibleArea: D:NSResponder
changeAttributes: D:NSTextView D:WebView
changeCaseOfLetter: D:NSResponder
changeColor: D:NSTextView D:WebView
changeDocumentBackgroundColor: D:NSTextView D:WebView
changeFont: D:NSText D:WebView
changeLayoutOrientation: D:NSTextView
changeSpelling: D:NSTextCheckingController
checkSpelling: D:NSText D:NSTextCheckingController D:WebView
checkTextInDocument: D:NSTextCheckingController D:NSTextView
checkTextInSelection: D:NSTextCheckingController D:NSTextView
clearRecentDocuments: D:NSDocumentController
clearSearchField: D:ABPeoplePickerView
close: D:NSDrawer
compileScript: D:OSAScriptController
complete: D:NSResponder D:NSTextView
copy: D:NSText E:PDFView D:QTMovieView C:UIResponder D:WebView
copyFont: D:NSText D:WebView
copyRuler: D:NSText
crop: D:IKImageView
cut: D:NSText D:QTMovieView C:UIResponder D:WebView
deauthorize: D:SFAuthorizationView
decreaseSize: C:UIResponder
delete: D:NSText D:QTMovieView C:UIResponder D:WebView
deleteBackward: D:NSResponder
deleteBackwardByDecomposingPreviousCharacter: D:NSResponder
deleteForward: D:NSResponder
deleteSelectedItems: D:IKCameraDeviceView
deleteToBeginningOfLine: D:NSResponder
deleteToBeginningOfParagraph: D:NSResponder
deleteToEndOfLine: D:NSResponder
deleteToEndOfParagraph: D:NSResponder
deleteToMark: D:NSResponder
deleteWordBackward: D:NSResponder
deleteWordForward: D:NSResponder
deminiaturize: D:NSWindow
deselectAll: D:ABPeoplePickerView D:NSCollectionView D:NSTableView
dismiss: D:GKDialogController
dismissController: D:NSViewController D:NSWindowController
dismissPopover: D:NSPopoverTouchBarItem
doClick: D:NSBrowser
doDoubleClick: D:NSBrowser
downloadAllItems: D:IKCameraDeviceView
downloadSelectedItems: D:IKCameraDeviceView
duplicate: C:UIResponder
duplicateDocument: D:NSDocument
editInAddressBook: D:ABPeoplePickerView
export: C:UIResponder
fetch: D:NSObjectController
find: C:UIResponder
findAndReplace: C:UIResponder
findNext: C:UIResponder
findPrevious: C:UIResponder
finish: D:IKFilterBrowserPanel
flipImageHorizontal: D:IKImageView
flipImageVertical: D:IKImageView
goBack: E:PDFView D:WKWebView D:WebView
goForward: E:PDFView D:WKWebView D:WebView
goToFirstPage: E:PDFView
goToLastPage: E:PDFView
goToNextPage: E:PDFView
goToPreviousPage: E:PDFView
gotoBeginning: D:QTMovieView
gotoEnd: D:QTMovieView
gotoNextSelectionPoint: D:QTMovieView
gotoPosterFrame: D:QTMovieView
gotoPreviousSelectionPoint: D:QTMovieView
hide: D:NSApplication
hideOtherApplications: D:NSApplication
highlight: D:NSTextView
ignoreSpelling: D:NSTextCheckingController
increaseSize: C:UIResponder
indent: D:NSResponder
insert: D:NSArrayController D:NSTreeController
insertBacktab: D:NSResponder
insertChild: D:NSTreeController
insertContainerBreak: D:NSResponder
insertDoubleQuoteIgnoringSubstitution: D:NSResponder
insertLineBreak: D:NSResponder
insertNewline: D:NSResponder
insertNewlineIgnoringFieldEditor: D:NSResponder
insertParagraphSeparator: D:NSResponder
insertSingleQuoteIgnoringSubstitution: D:NSResponder
insertTab: D:NSResponder
insertTabIgnoringFieldEditor: D:NSResponder
lockDocument: D:NSDocument
loosenKerning: D:NSTextView
lowerBaseline: D:NSTextView
lowercaseWord: D:NSResponder
makeBaseWritingDirectionLeftToRight: D:NSResponder
makeBaseWritingDirectionNatural: D:NSResponder
makeBaseWritingDirectionRightToLeft: D:NSResponder
makeKeyAndOrderFront: D:NSWindow
makeTextLarger: D:WebView
makeTextSmaller: D:WebView
makeTextStandardSize: D:WebView
makeTextWritingDirectionLeftToRight: D:NSResponder C:UIResponder
makeTextWritingDirectionNatural: D:NSResponder
makeTextWritingDirectionRightToLeft: D:NSResponder C:UIResponder
mergeAllWindows: D:NSWindow
miniaturize: D:NSWindow
miniaturizeAll: D:NSApplication
modifyFont: D:NSFontManager
modifyFontViaPanel: D:NSFontManager
move: C:UIResponder
moveBackward: D:NSResponder
moveBackwardAndModifySelection: D:NSResponder
moveDocument: D:NSDocument
moveDocumentToUbiquityContainer: D:NSDocument
moveDown: D:NSResponder
moveDownAndModifySelection: D:NSResponder
moveForward: D:NSResponder
moveForwardAndModifySelection: D:NSResponder
moveLeft: D:NSResponder
moveLeftAndModifySelection: D:NSResponder
moveParagraphBackwardAndModifySelection: D:NSResponder
moveParagraphForwardAndModifySelection: D:NSResponder
moveRight: D:NSResponder
moveRightAndModifySelection: D:NSResponder
moveTabToNewWindow: D:NSWindow
moveToBeginningOfDocument: D:NSResponder
moveToBeginningOfDocumentAndModifySelection: D:NSResponder
moveToBeginningOfLine: D:NSResponder
moveToBeginningOfLineAndModifySelection: D:NSResponder
moveToBeginningOfParagraph: D:NSResponder
moveToBeginningOfParagraphAndModifySelection: D:NSResponder
moveToBeginningOfSentence: D:WebView
moveToBeginningOfSentenceAndModifySelection: D:WebView
moveToEndOfDocument: D:NSResponder
moveToEndOfDocumentAndModifySelection: D:NSResponder
moveToEndOfLine: D:NSResponder
moveToEndOfLineAndModifySelection: D:NSResponder
moveToEndOfParagraph: D:NSResponder
moveToEndOfParagraphAndModifySelection: D:NSResponder
moveToEndOfSentence: D:WebView
moveToEndOfSentenceAndModifySelection: D:WebView
moveToLeftEndOfLine: D:NSResponder
moveToLeftEndOfLineAndModifySelection: D:NSResponder
moveToRightEndOfLine: D:NSResponder
moveToRightEndOfLineAndModifySelection: D:NSResponder
moveUp: D:NSResponder
moveUpAndModifySelection: D:NSResponder
moveWordBackward: D:NSResponder
moveWordBackwardAndModifySelection: D:NSResponder
moveWordForward: D:NSResponder
moveWordForwardAndModifySelection: D:NSResponder
moveWordLeft: D:NSResponder
moveWordLeftAndModifySelection: D:NSResponder
moveWordRight: D:NSResponder
moveWordRightAndModifySelection: D:NSResponder
navigateBack: D:NSPageController
navigateForward: D:NSPageController
newDocument: D:NSDocumentController
newWindowForTab: D:NSResponder
ok: D:NSSavePanel
open: D:NSDrawer
openDocument: D:NSDocumentController
orderBack: D:NSWindow
orderFront: D:NSWindow
orderFrontCharacterPalette: D:NSApplication
orderFrontColorPanel: D:NSApplication
orderFrontFontPanel: D:NSFontManager
orderFrontLinkPanel: D:NSTextView
orderFrontListPanel: D:NSTextView
orderFrontSharingServicePicker: D:NSTextView
orderFrontSpacingPanel: D:NSTextView
orderFrontStandardAboutPanel: D:NSApplication
orderFrontStylesPanel: D:NSFontManager
orderFrontSubstitutionsPanel: D:NSTextCheckingController D:NSTextView
orderFrontTablePanel: D:NSTextView
orderOut: D:NSWindow
outline: D:NSTextView
pageDown: D:NSResponder
pageDownAndModifySelection: D:NSResponder
pageUp: D:NSResponder
pageUpAndModifySelection: D:NSResponder
paste: D:NSText D:QTMovieView C:UIResponder D:WebView
pasteAndGo: C:UIResponder
pasteAndMatchStyle: C:UIResponder
pasteAndSearch: C:UIResponder
pasteAsPlainText: D:NSTextView D:WebView
pasteAsRichText: D:NSTextView D:WebView
pasteFont: D:NSText D:WebView
pasteRuler: D:NSText
pause: D:AMWorkflowController D:QTMovieView G:SCNView
performClick: D:NSButtonCell D:NSCell D:NSControl
performClose: D:NSPopover D:NSWindow
performFindPanelAction: D:NSTextView D:WebView
performMiniaturize: D:NSWindow
performTextFinderAction: D:NSResponder
performZoom: D:NSWindow
play: D:QCView D:QTMovieView G:SCNView
print: D:NSView D:NSWindow C:UIResponder
printDocument: D:NSDocument
quickLookPreviewItems: D:NSResponder
raiseBaseline: D:NSTextView
recordScript: D:OSAScriptController
redo: D:NSWindow A:UIResponder
reload: D:WKWebView D:WebView
reloadFromOrigin: D:WKWebView D:WebView
remove: D:NSArrayController D:NSObjectController D:NSTreeController
removeFontTrait: D:NSFontManager
rename: C:UIResponder
renameDocument: D:NSDocument
replace: D:QTMovieView
reset: D:AMWorkflowController
revert: D:NSUserDefaultsController
revertDocumentToSaved: D:NSDocument
revertToInitialValues: D:NSUserDefaultsController
rotateImageLeft: D:IKImageView
rotateImageRight: D:IKImageView
rotateLeft: D:IKCameraDeviceView
rotateRight: D:IKCameraDeviceView
run: D:AMWorkflowController
runCustomizationPalette: D:NSToolbar
runPageLayout: D:NSApplication D:NSDocument
runScript: D:OSAScriptController
runToolbarCustomizationPalette: D:NSWindow
save: D:NSUserDefaultsController
saveAllDocuments: D:NSDocumentController
saveDocument: D:NSDocument
saveDocumentAs: D:NSDocument
saveDocumentTo: D:NSDocument
saveDocumentToPDF: D:NSDocument
scrollLineDown: D:NSResponder
scrollLineUp: D:NSResponder
scrollPageDown: D:NSResponder
scrollPageUp: D:NSResponder
scrollSelectionToVisible: E:PDFView
scrollToBeginningOfDocument: D:NSResponder
scrollToEndOfDocument: D:NSResponder
select: C:UIResponder
selectAll: D:NSBrowser D:NSCollectionView D:NSMatrix D:NSResponder D:NSTableView D:NSText E:PDFView D:QTMovieView C:UIResponder
selectFirstTabViewItem: D:NSTabView
selectInAddressBook: D:ABPeoplePickerView
selectLastTabViewItem: D:NSTabView
selectLine: D:NSResponder
selectNext: D:NSArrayController
selectNextKeyView: D:NSWindow
selectNextTab: D:NSWindow
selectNextTabViewItem: D:NSTabView
selectNone: D:QTMovieView
selectParagraph: D:NSResponder
selectPrevious: D:NSArrayController
selectPreviousKeyView: D:NSWindow
selectPreviousTab: D:NSWindow
selectPreviousTabViewItem: D:NSTabView
selectSentence: D:WebView
selectText: D:NSMatrix D:NSTextField
selectToMark: D:NSResponder
selectWord: D:NSResponder
showContextHelp: D:NSResponder
showContextMenuForSelection: D:NSResponder
showGuessPanel: D:NSText D:NSTextCheckingController D:WebView
showHelp: D:NSApplication
showPopover: D:NSPopoverTouchBarItem
showWindow: D:NSWindowController
showWritingTools: D:NSResponder
start: D:QCView
startAnimation: D:NSProgressIndicator
startSpeaking: D:NSTextView D:WebView
step: D:AMWorkflowController
stepBackward: D:QTMovieView
stepForward: D:QTMovieView
stop: D:AMWorkflowController D:NSApplication D:QCView G:SCNView
stopAnimation: D:NSProgressIndicator
stopLoading: D:WKWebView D:WebView
stopScript: D:OSAScriptController
stopSlideshow: D:IKSlideshow
stopSpeaking: D:NSTextView D:WebView
submenuAction: D:NSMenu
subscript: D:NSText
superscript: D:NSText
swapWithMark: D:NSResponder
takeBackgroundColorFrom: D:PDFView
takeColorFrom: D:NSColorWell
takeDoubleValueFrom: D:NSCell D:NSControl
takeFloatValueFrom: D:NSCell D:NSControl
takeIntValueFrom: D:NSCell D:NSControl
takeIntegerValueFrom: D:NSCell D:NSControl
takeObjectValueFrom: D:NSCell D:NSControl
takePasswordFrom: D:PDFView
takeSelectedIndexFrom: D:NSPageController
takeSelectedTabViewItemFromSender: D:NSTabView
takeStringURLFrom: D:WebView
takeStringValueFrom: D:NSCell D:NSControl
terminate: D:NSApplication
tightenKerning: D:NSTextView
toggle: D:NSDrawer
toggleAutomaticDashSubstitution: D:NSTextView
toggleAutomaticDataDetection: D:NSTextView
toggleAutomaticLinkDetection: D:NSTextView
toggleAutomaticQuoteSubstitution: D:NSTextView
toggleAutomaticSpellingCorrection: D:NSTextView
toggleAutomaticTextCompletion: D:NSTextView
toggleAutomaticTextReplacement: D:NSTextView
toggleBaseWritingDirection: D:NSTextView
toggleBoldface: C:UIResponder
toggleContinuousSpellChecking: D:NSTextView D:WebView
toggleFullScreen: D:NSWindow
toggleGrammarChecking: D:NSTextView
toggleInspector: D:NSSplitViewController
toggleItalics: C:UIResponder
togglePanel: D:NSMediaLibraryBrowserController
toggleQuickLookPreviewPanel: D:NSTextView
toggleRuler: D:NSText
toggleSectionCollapse: D:NSCollectionView
toggleSidebar: D:NSSplitViewController
toggleSmartInsertDelete: D:NSTextView D:WebView
toggleSourceList: D:NSResponder
toggleTabBar: D:NSWindow
toggleTabOverview: D:NSWindow
toggleToolbarShown: D:NSWindow
toggleTouchBarCustomizationPalette: D:NSApplication
toggleTraditionalCharacterShape: D:NSTextView
toggleUnderline: C:UIResponder
transpose: D:NSResponder
transposeWords: D:NSResponder
trim: D:QTMovieView
turnOffKerning: D:NSTextView
turnOffLigatures: D:NSTextView
underline: D:NSText
undo: D:NSWindow A:UIResponder
unhide: D:NSApplication
unhideAllApplications: D:NSApplication
unlockDocument: D:NSDocument
unscript: D:NSText
uppercaseWord: D:NSResponder
useAllLigatures: D:NSTextView
useSelectionForFind: C:UIResponder
useStandardKerning: D:NSTextView
useStandardLigatures: D:NSTextView
viewSizeChanged: D:NSColorPicker
yank: D:NSResponder
zoom: D:NSWindow
zoomImageToActualSize: D:IKImageView
zoomImageToFit: D:IKImageView
zoomIn: D:IKImageView E:PDFView
zoomOut: D:IKImageView E:PDFView

"""#
}
