/// Actions that AppKit handles although no public header declares them.
func isUndeclaredAction(_ selector: String) -> Bool { undeclaredActions.contains(selector) }

private let undeclaredActions: Set<String> = [
  "undo:", "redo:", "toggleSourceList:", "replaceQuotesInSelection:", "replaceDashesInSelection:",
  "replaceTextInSelection:", "performZoom:", "zoom:", "newDocument:", "submenuAction:", "noop:",
  "toggleFullScreenMode:", "orderFrontCharacterPalette:", "toggleInspector:", "toggleNavigator:",
  "moveTabToNewWindow:", "mergeAllWindows:", "selectNextTab:", "selectPreviousTab:", "toggleTabBar:",
  "resignFirstResponder", "becomeFirstResponder", "endEditing:", "dismissModalViewControllerAnimated:",
  "toggleTabOverview:", "runPageLayout:", "hide:", "cut:", "addBookmark:", "showWritingTools:",
]
