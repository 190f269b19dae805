// This file has facts about Apple's classes for which the generated tables have no column.

extension AppleSDK {
  /// Whether frameworks may call a method without parameters that a class of Objective-C overrides, other than the getter of a
  /// property, which `isPropertyOfAnyClass` knows.
  package static func callsOverride(of selector: String) -> Bool {
    overridden.contains(selector)
      || ["accessibility", "init", "view", "window"].contains(where: selector.hasPrefix)
  }

  /// The methods of objects, responders, views, controllers and what these show.
  ///
  /// Source: the headers of Foundation, Core Data, UIKit, AppKit and WatchKit.
  private static let overridden: Set = [
    "awakeFromNib", "prepareForInterfaceBuilder", "prepareForReuse", "dealloc", "finalize", "description",
    "debugDescription", "copy", "mutableCopy", "hash", "self", "class", "superclass", "retain", "release",
    "autorelease", "retainCount", "main", "start", "cancel", "isConcurrent", "isAsynchronous", "isExecuting",
    "isFinished", "isReady", "isCancelled", "reset", "display", "draw",
    "awakeFromFetch", "awakeFromInsert", "prepareForDeletion", "willSave", "didSave", "willTurnIntoFault",
    "didTurnIntoFault",
    "loadView", "loadViewIfNeeded", "didReceiveMemoryWarning", "updateViewConstraints", "shouldAutorotate",
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures", "childViewControllerForPointerLock",
    "preferredScreenEdgesDeferringSystemGestures", "prefersHomeIndicatorAutoHidden", "prefersPointerLocked",
    "shouldAutomaticallyForwardAppearanceMethods", "shouldAutomaticallyForwardRotationMethods",
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", "rotatingHeaderView",
    "rotatingFooterView", "disablesAutomaticKeyboardDismissal", "applicationFinishedRestoringState",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "preferredContentSize",
    "removeFromParentViewController", "adjustedPreferredContentSize",
    "layoutSubviews", "layoutSublayers", "layoutIfNeeded", "updateConstraints", "updateConstraintsIfNeeded",
    "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "didMoveToSuperview",
    "didMoveToWindow", "removeFromSuperview", "intrinsicContentSize", "invalidateIntrinsicContentSize",
    "tintColorDidChange", "layoutMarginsDidChange", "safeAreaInsetsDidChange", "sizeToFit",
    "alignmentRectInsets", "setNeedsFocusUpdate", "updateFocusIfNeeded", "preferredFocusedView",
    "preferredFocusEnvironments", "canBecomeFocused", "updateConfiguration", "updateProperties",
    "setNeedsUpdateConfiguration",
    "canBecomeFirstResponder", "canResignFirstResponder", "becomeFirstResponder", "resignFirstResponder",
    "isFirstResponder", "nextResponder", "inputView", "inputAccessoryView", "inputViewController",
    "inputAccessoryViewController", "keyCommands", "undoManager", "reloadInputViews", "reloadData",
    "hasText", "deleteBackward", "beginningOfDocument", "endOfDocument", "unmarkText", "textInputMode",
    "prepareLayout", "collectionViewContentSize", "finalizeCollectionViewUpdates",
    "finalizeLayoutTransition", "finalizeAnimatedBoundsChange", "invalidateLayout", "prepareForTransition",
    "willActivate", "didDeactivate", "didAppear", "willDisappear",
    "layout", "updateLayer", "wantsUpdateLayer", "resetCursorRects", "updateTrackingAreas",
    "acceptsFirstResponder", "isFlipped", "isOpaque", "allowsVibrancy", "mouseDownCanMoveWindow",
    "canBecomeKeyView", "canBecomeKeyWindow", "canBecomeMainWindow", "becomeKeyWindow", "resignKeyWindow",
    "becomeMainWindow", "resignMainWindow", "discardEditing", "commitEditing", "makeWindowControllers",
    "showWindows", "close", "cellClass", "calcSize", "prepareContent", "prepareOpenGL", "reshape",
    "terminate", "run", "finishLaunching", "willSelect", "willUnselect", "mainViewDidLoad", "didSelect",
    "didUnselect", "setUp", "tearDown",
  ]
}
