// This file has the actions and events that the generated tables lack.

extension AppleSDK {
  /// Whether AppKit handles an action although no public header declares it.
  package static func isUndeclaredAction(_ selector: String) -> Bool { undeclaredActions.contains(selector) }

  /// The actions to which AppKit responds without a public declaration. Source: First Responder's actions in Xcode's templates
  /// and in documents.
  private static let undeclaredActions: Set<String> = [
    "undo:", "redo:", "toggleSourceList:", "replaceQuotesInSelection:", "replaceDashesInSelection:",
    "replaceTextInSelection:", "performZoom:", "zoom:", "newDocument:", "submenuAction:", "noop:",
    "toggleFullScreenMode:", "orderFrontCharacterPalette:", "toggleInspector:", "toggleNavigator:",
    "moveTabToNewWindow:", "mergeAllWindows:", "selectNextTab:", "selectPreviousTab:", "toggleTabBar:",
    "resignFirstResponder", "becomeFirstResponder", "endEditing:", "dismissModalViewControllerAnimated:",
    "toggleTabOverview:", "runPageLayout:", "hide:", "cut:", "addBookmark:", "showWritingTools:",
  ]

  /// The actions that font panels, color panels and the like send to First Responder, in addition to those of responders.
  ///
  /// Source: the headers `NSFontPanel.h`, `NSFontManager.h`, `NSColorPanel.h` and `NSTextView.h`.
  package static let actionsOfPanels: Set = [
    "changeFont:", "changeColor:", "changeAttributes:", "changeDocumentBackgroundColor:",
  ]

  /// The elements of iOS controls, which send their actions for events.
  ///
  /// Source: the subclasses of `UIControl`.
  package static let controlElements: Set<String> = [
    "button", "textField", "switch", "slider", "segmentedControl", "stepper", "datePicker", "pageControl",
    "refreshControl",
  ]

  /// The names of events in documents.
  ///
  /// Source: `UIControl.Event` in `UIControl.h`.
  package static let controlEvents: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "allEvents", "applicationReserved", "systemReserved",
  ]

  /// The event for which Interface Builder connects an action of a class by default. The inner optional is nil for a class whose
  /// actions have no event.
  package static func usualEvent(of name: String, on platforms: ApplePlatforms) -> String?? {
    usualEvents.first { isSubclass(name, of: $0.className, on: platforms) }.map(\.event)
  }

  /// The default events by class.
  ///
  /// Source: connections that Interface Builder makes.
  private static let usualEvents: [(className: String, event: String?)] = [
    ("UIButton", "touchUpInside"), ("UITextField", "editingDidEnd"), ("UISwitch", "valueChanged"),
    ("UISlider", "valueChanged"), ("UISegmentedControl", "valueChanged"), ("UIStepper", "valueChanged"),
    ("UIDatePicker", "valueChanged"), ("UIPageControl", "valueChanged"), ("UIRefreshControl", "valueChanged"),
    ("UIColorWell", "valueChanged"), ("UIBarButtonItem", nil), ("NSButton", nil), ("NSSlider", nil),
    ("NSSegmentedControl", nil), ("NSStepper", nil), ("NSDatePicker", nil), ("NSColorWell", nil),
    ("NSSearchField", nil), ("NSComboBox", nil),
  ]
}
