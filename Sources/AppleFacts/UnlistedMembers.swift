// This file has facts about Apple's classes for which the generated tables have no column.

extension AppleSDK {
  /// Whether a class has a method that documents send although it is not declared as an action.
  package static func hasMethod(_ selector: String, of name: String, on platforms: ApplePlatforms) -> Bool {
    methods.contains {
      $0.selectors.contains(selector) && isSubclass(name, of: $0.className, on: platforms)
    }
  }

  /// The methods by class.
  ///
  /// Source: the headers of UIKit, AppKit, WebKit and WatchKit.
  private static let methods: [(className: String, selectors: Set<String>)] = [
    ("NSObject", ["awakeFromNib", "prepareForInterfaceBuilder"]),
    ("UIResponder", ["resignFirstResponder", "becomeFirstResponder", "reloadInputViews"]),
    (
      "UIView",
      [
        "endEditing:", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "removeFromSuperview",
        "sizeToFit", "layoutSubviews", "setNeedsUpdateConstraints", "updateConstraints",
        "updateConstraintsIfNeeded", "invalidateIntrinsicContentSize", "tintColorDidChange",
      ]
    ),
    ("UITableViewCell", ["prepareForReuse"]), ("UICollectionReusableView", ["prepareForReuse"]),
    ("UITableView", ["reloadData"]), ("UICollectionView", ["reloadData"]),
    ("WKWebView", ["reload", "goBack", "goForward", "stopLoading"]),
    (
      "UIViewController",
      [
        "dismissModalViewControllerAnimated:", "dismissViewControllerAnimated:completion:", "loadView",
        "loadViewIfNeeded", "viewDidLoad", "viewDidUnload", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "updateViewConstraints", "didReceiveMemoryWarning", "removeFromParentViewController",
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
      ]
    ),
    ("UINavigationController", ["popViewControllerAnimated:", "popToRootViewControllerAnimated:"]),
    ("NSWindow", ["close", "display"]), ("NSWindowController", ["close"]), ("NSPopover", ["close"]),
    ("NSDocument", ["close"]), ("NSTableView", ["reloadData"]), ("NSCollectionView", ["reloadData"]),
    ("NSController", ["commitEditing", "discardEditing"]),
    (
      "NSViewController",
      [
        "dismissController:", "commitEditing", "discardEditing", "loadView", "viewDidLoad",
        "updateViewConstraints", "removeFromParentViewController",
      ]
    ),
    ("NSResponder", ["becomeFirstResponder", "resignFirstResponder"]),
    (
      "NSView",
      [
        "removeFromSuperview", "removeFromSuperviewWithoutNeedingDisplay", "display", "displayIfNeeded",
        "layout", "layoutSubtreeIfNeeded", "updateConstraints", "invalidateIntrinsicContentSize",
      ]
    ),
    ("NSControl", ["sizeToFit", "abortEditing", "validateEditing"]),
    (
      "WKInterfaceController",
      [
        "willActivate", "didDeactivate", "didAppear", "willDisappear", "popController", "popToRootController",
        "dismissController", "dismissTextInputController", "dismissMediaPlayerController",
        "dismissAudioRecorderController", "dismissAudioRecordingController", "dismissAddPassesController",
        "becomeCurrentPage", "updateUserActivity", "invalidateUserActivity", "beginGlanceUpdates",
        "endGlanceUpdates", "clearAllMenuItems", "performDismissAction", "performNotificationDefaultAction",
      ]
    ),
    ("NSWindowController", ["loadWindow", "windowDidLoad"]), ("NSProgressIndicator", ["animate:"]),
  ]

  /// The classes of which all methods without arguments are listed above, for the class or a superclass.
  ///
  /// Source: the headers of UIKit, AppKit and WatchKit.
  package static let classesWithListedMethods: Set = [
    "NSObject", "UIResponder", "UIView", "UIControl", "UIButton", "UILabel", "UIViewController",
    "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "NSResponder", "NSView",
    "NSControl",
    "NSButton", "NSViewController", "NSWindowController", "NSTableCellView", "WKInterfaceController",
  ]

  /// Whether an action is declared for a class that does not implement it.
  ///
  /// UIKit declares the edit actions, such as `copy:`, for every responder, but implements them only for text.
  package static func isOnlyDeclared(
    _ selector: String, by name: String, on platforms: ApplePlatforms
  ) -> Bool {
    platforms.isDisjoint(with: .macOS) && hasAction(selector, of: "UIResponder", on: platforms)
      && (["UIResponder", "UIView", "UIControl"].contains(name)
        || isSubclass(name, of: "UIViewController", on: platforms))
  }

  /// Whether `init(frame:)` is a convenience initializer of a class, which subclasses inherit whatever they declare.
  package static func keepsFrameInitializer(_ name: String, on platforms: ApplePlatforms) -> Bool {
    viewsWithOtherInitializer.contains { isSubclass(name, of: $0, on: platforms) }
  }

  /// The view classes whose designated initializer is not `init(frame:)`.
  ///
  /// Source: the designated initializers in the headers of UIKit, AppKit, WebKit and MapKit.
  private static let viewsWithOtherInitializer = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UITableView", "UICollectionView", "UITextView",
    "UIVisualEffectView", "WKWebView", "MKAnnotationView", "NSTextView",
  ]

  /// Whether a class sets a key by a method that no header declares.
  package static func setsPrivately(_ key: String, of name: String, on platforms: ApplePlatforms) -> Bool {
    privateKeys.contains { $0.keys.contains(key) && isSubclass(name, of: $0.className, on: platforms) }
  }

  /// The keys that classes set with undeclared methods.
  ///
  /// Source: documents in which setting them succeeds.
  private static let privateKeys: [(className: String, keys: Set<String>)] = [
    ("UIView", ["continuousCornerRadius"]),
    ("UIDatePicker", ["highlightsToday", "highlightColor", "magnifierLineColor"]),
    ("UIPickerView", ["highlightsToday", "highlightColor", "magnifierLineColor"]),
    ("UIPageControl", ["pageImage", "currentPageImage"]),
    ("UINavigationBar", ["hidesShadow"]), ("UITabBar", ["hidesShadow"]), ("UIToolbar", ["hidesShadow"]),
    ("UISearchBar", ["searchField", "cancelButton", "cancelButtonText"]),
    ("UITextField", ["placeholderLabel", "clearButton"]), ("UITextView", ["placeholderLabel"]),
  ]

  /// The properties that documents connect most, the most frequent first. A class has hundreds of others.
  ///
  /// Source: counts in documents.
  package static let frequentOutlets = [
    "delegate", "dataSource", "view", "window", "nextKeyView", "initialFirstResponder", "textField",
    "imageView",
    "tableView", "collectionView", "menu", "formatter", "contentViewController", "contentView", "tabView",
    "splitView",
    "searchMenuTemplate", "dockMenu", "prefetchDataSource", "searchBar", "backgroundView",
  ]
}

// MARK: Protocols

extension AppleSDK {
  /// Whether a protocol is known to require a property.
  package static func isProperty(_ name: String, requiredBy protocolName: String) -> Bool {
    requiredProperties[protocolName, default: []].contains(name)
  }

  /// The properties that protocols require, and that classes declare themselves without an attribute.
  ///
  /// Source: the headers of the protocols.
  private static let requiredProperties: [String: Set<String>] = [
    "UIApplicationDelegate": ["window"], "UIWindowSceneDelegate": ["window"], "UISceneDelegate": ["window"],
    "UITextInput": [
      "inputDelegate", "tokenizer", "selectedTextRange", "markedTextRange", "markedTextStyle",
      "textInputView",
    ],
    "UIKeyInput": ["hasText"], "UIDynamicItem": ["center", "bounds", "transform"],
    "MKAnnotation": ["coordinate", "title", "subtitle"],
    "QLPreviewItem": ["previewItemURL", "previewItemTitle"],
    "NSUserInterfaceItemIdentification": ["identifier"], "NSValidatedUserInterfaceItem": ["action", "tag"],
    "NSTextFinderClient": ["selectedRanges", "string"], "UILayoutSupport": ["length"],
    "UIAccessibilityIdentification": ["accessibilityIdentifier"],
  ]

  /// The protocols of the objects that have the window of an app or of one of its scenes.
  ///
  /// Source: the headers of the protocols.
  package static let protocolsWithWindow = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// The first pieces of the class methods that the run time and frameworks call.
  ///
  /// Source: the headers of the run time, of Foundation and of UIKit.
  package static let classMethodsOfFrameworks: Set = [
    "load", "initialize", "allocWithZone", "resolveClassMethod", "resolveInstanceMethod",
    "automaticallyNotifiesObserversForKey", "keyPathsForValuesAffectingValueForKey",
    "viewControllerWithRestorationIdentifierPath", "objectWithItemProviderData",
    "objectWithRestorationIdentifierPath", "canInitWithRequest", "canInitWithTask",
    "canonicalRequestForRequest",
  ]

  /// Whether a protocol is known to require a method that is shaped like an action.
  package static func isMethod(_ selector: String, requiredBy protocolName: String) -> Bool {
    requiredMethods[protocolName, default: []].contains(selector)
  }

  /// The methods, shaped like actions, that protocols require.
  ///
  /// Source: the headers of the protocols.
  private static let requiredMethods: [String: Set<String>] = [
    "NSChangeSpelling": ["changeSpelling:"], "NSIgnoreMisspelledWords": ["ignoreSpelling:"],
    "NSColorChanging": ["changeColor:"], "NSFontChanging": ["changeFont:"],
    "UIKeyInput": ["deleteBackward", "insertText:"],
  ]
}
