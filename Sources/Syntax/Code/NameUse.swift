import Text

/// A kind of name that a document declares in an attribute and code passes to a framework as a string.
///
/// Each kind has rows in `calls`, and a description in `NameKind.all` (`Analysis/Kinds`).
package enum SharedNameKind: Hashable, Sendable, CaseIterable {
  case segue, scene, storyboard, nib, cell, image, color
  case accessibility, restoration, constraint, item, toolbarItem, autosave, defaults, transformer

  /// Pairs of texts: each file that uses a name of the kind contains both texts of a pair. Several kinds share a first text.
  private var signs: [(common: String, own: String)] {
    switch self {
    case .segue: [("dentifier", "egue")]
    case .scene:
      [
        ("dentifier", "instantiate"), ("withName", "Controller(withName"), ("ithName", "ControllerWithName"),
        ("ithNames", "ControllersWithNames"),
      ]
    case .storyboard:
      [
        ("toryboard", "toryboard(name"), ("toryboard", "toryboard.init(name"),
        ("toryboard", "toryboardWithName"), ("nstantiateInitial", "nstantiateInitial"),
        ("self.init(name", "Storyboard"),
      ]
    case .nib:
      [
        ("ibName", "ibName:"), ("ibName", "ibNamed"), ("ibName", ")nibName"), ("ibName", ")windowNibName"),
        ("ibName", ") nibName"), ("ibName", ") windowNibName"),
      ]
    case .image:
      [
        ("amed:", "Image(named:"), ("amed:", "Image.init(named:"), ("amed:", "mageNamed:"),
        ("esourceName:", "mageLiteral"),
        ("etName", "etName(\""),
        ("etName", "etName:@\""), ("amed:", "self.init(named:"),
      ] + textsOfSwiftUI.map { ("import SwiftUI", $0) }
    case .color:
      [
        ("amed:", "Color(named:"), ("amed:", "Color.init(named:"), ("amed:", "olorNamed:"),
      ]
    case .cell:
      [
        ("dentifier", "dequeueReusable"), ("dentifier", "euseIdentifier:"),
        ("dentifier", "items(cellIdentifier:"),
      ]
    case .accessibility: [("dentifier", "ccessibilityIdentifier"), ("XCUI", "XCUI")]
    case .restoration: [("dentifier", "estorationIdentifier")]
    case .constraint:
      [
        ("dentifier", "onstraint.identifier"), ("dentifier", "onstraint?.identifier"),
        ("dentifier", "onstraint!.identifier"), ("dentifier", "onstraint setIdentifier"),
      ]
    case .item:
      [
        ("dentifier", "UserInterfaceItemIdentifier"), ("dentifier", "make(withIdentifier:"),
        ("dentifier", "makeViewWithIdentifier"), ("dentifier", "olumn.identifier"),
        ("dentifier", "olumn?.identifier"), ("dentifier", "olumn!.identifier"),
        ("dentifier", "olumn identifier]"), ("dentifier", "olumnWithIdentifier"),
        ("dentifier", "olumn(withIdentifier"), ("dentifier", "TabViewItem"),
      ]
    case .toolbarItem: [("dentifier", "temIdentifier"), ("dentifier", "NSToolbarItem.Identifier(")]
    case .autosave: [("utosaveName", "utosaveName"), ("FrameUsingName", "FrameUsingName")]
    case .defaults: [("efaults", "orKey")]
    case .transformer: [("alueTransformer", "alueTransformer")]
    }
  }

  /// Whether a check finds something about names of the kind; other kinds serve editors and renames alone.
  package var isChecked: Bool {
    switch self {
    case .segue, .scene, .storyboard, .nib, .cell, .image, .color: true
    case .accessibility, .restoration, .constraint, .item, .toolbarItem, .autosave, .defaults, .transformer:
      false
    }
  }

  /// AppKit's type of such names, of which code may leave out all but the member: `.main`
  var type: [String]? {
    switch self {
    case .segue: ["NSStoryboardSegue", "Identifier"]
    case .scene: ["NSStoryboard", "SceneIdentifier"]
    case .storyboard: ["NSStoryboard", "Name"]
    case .nib: ["NSNib", "Name"]
    case .image: ["NSImage", "Name"]
    case .color: ["NSColor", "Name"]
    case .item: ["NSUserInterfaceItemIdentifier"]
    case .toolbarItem: ["NSToolbarItem", "Identifier"]
    case .autosave: ["NSWindow", "FrameAutosaveName"]
    case .transformer: ["NSValueTransformerName"]
    case .cell, .accessibility, .restoration, .constraint, .defaults: nil
    }
  }

  /// Whether a text may use a name of the kind.
  package func isUsed(in bytes: [UInt8]) -> Bool {
    signs.contains { Self.search($0.common).occurs(in: bytes) && Self.search($0.own).occurs(in: bytes) }
  }

  /// The kinds of names that a text may use: none, only kinds that no check needs, or kinds that a check needs.
  package enum Uses: Comparable, Sendable { case none, unchecked, checked }

  /// The second texts of all pairs of signs, grouped by the first text.
  private static let searches = Dictionary(
    grouping: allCases.flatMap { kind in kind.signs.map { ($0.common, $0.own, kind.isChecked) } }, by: \.0
  ).map { common, signs in
    (common: search(common), own: signs.sorted { $0.2 && !$1.2 }.map { (search($0.1), isChecked: $0.2) })
  }

  private static func search(_ text: String) -> SearchText { SearchText(Array(text.utf8)) }

  /// Whether a text may use a name of any kind.
  package static func uses(in bytes: [UInt8]) -> Uses {
    var result = Uses.none
    for (common, own) in searches where result < .checked && common.occurs(in: bytes) {
      for (sign, isChecked) in own where (isChecked || result == .none) && sign.occurs(in: bytes) {
        result = isChecked ? .checked : .unchecked
        break
      }
    }
    return result
  }

  /// The texts of which each function that uses a name contains one. nil in UI tests, where `app.buttons["login"]` is a use as
  /// well.
  package static func textsInFunctions(of bytes: [UInt8]) -> [SearchText]? {
    if search("XCUI").occurs(in: bytes) { return nil }
    let isSwiftUI = search("import SwiftUI").occurs(in: bytes)
    return searches.map(\.common) + (isSwiftUI ? textsOfSwiftUI.map(search) : [])
  }

  /// The calls that take names.
  static let calls =
    [
      NameCall(.segue, .required, "performSegue(withIdentifier:", "performSegueWithIdentifier:"),
      NameCall(.segue, .made, "UIStoryboardSegue(identifier:", "initWithIdentifier:"),
      NameCall(.segue, .made, "NSStoryboardSegue(identifier:", "initWithIdentifier:"),
      NameCall(
        .scene, .required, "instantiateViewController(withIdentifier:",
        "instantiateViewControllerWithIdentifier:",
        on: "storyboard"),
      NameCall(
        .scene, .required, "instantiateViewController(identifier:",
        "instantiateViewControllerWithIdentifier:",
        on: "storyboard"),
      NameCall(
        .scene, .required, "instantiateController(withIdentifier:", "instantiateControllerWithIdentifier:",
        on: "storyboard"),
      NameCall(
        .scene, .required, "instantiateController(identifier:", "instantiateControllerWithIdentifier:",
        on: "storyboard"),
      NameCall(.scene, .attempted, "pushController(withName:", "pushControllerWithName:"),
      NameCall(.scene, .attempted, "presentController(withName:", "presentControllerWithName:"),
      NameCall(.scene, .attempted, "presentController(withNames:", "presentControllerWithNames:"),
      NameCall(
        .scene, .attempted, "reloadRootControllers(withNames:", "reloadRootControllersWithNames:"),
      NameCall(
        .scene, .attempted, "reloadRootPageControllers(withNames:", "reloadRootPageControllersWithNames:"),
      NameCall(.storyboard, .required, "UIStoryboard(name:", "storyboardWithName:"),
      NameCall(.storyboard, .required, "NSStoryboard(name:", "storyboardWithName:"),
      NameCall(.nib, .required, "UINib(nibName:", "nibWithNibName:"),
      NameCall(.nib, .required, "NSNib(nibNamed:", "initWithNibNamed:"),
      NameCall(.nib, .required, "loadNibNamed(_:", "loadNibNamed:"),
      NameCall(.nib, .required, "init(nibName:", "initWithNibName:", followedBy: "bundle"),
      NameCall(.nib, .required, "init(windowNibName:", "initWithWindowNibName:"),
      NameCall(
        .cell, .required, "dequeueReusableCell(withIdentifier:", "dequeueReusableCellWithIdentifier:",
        followedBy: "for", "forIndexPath"),
      NameCall(
        .cell, .attempted, "dequeueReusableCell(withIdentifier:", "dequeueReusableCellWithIdentifier:",
        followedBy: ""),
      NameCall(
        .cell, .required, "dequeueReusableCell(withReuseIdentifier:",
        "dequeueReusableCellWithReuseIdentifier:",
        followedBy: "for", "forIndexPath"),
      NameCall(
        .cell, .required, "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:",
        "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"),
      NameCall(
        .cell, .attempted, "dequeueReusableHeaderFooterView(withIdentifier:",
        "dequeueReusableHeaderFooterViewWithIdentifier:"),
      NameCall(.cell, .required, "items(cellIdentifier:", of: "RxCocoa"),
      NameCall(.cell, .made, "register(_:forCellReuseIdentifier:", "registerNib:forCellReuseIdentifier:"),
      NameCall(.cell, .made, nil, "registerClass:forCellReuseIdentifier:"),
      NameCall(
        .cell, .made, "register(_:forCellWithReuseIdentifier:", "registerNib:forCellWithReuseIdentifier:"),
      NameCall(.cell, .made, nil, "registerClass:forCellWithReuseIdentifier:"),
      NameCall(
        .cell, .made, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:",
        "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:"),
      NameCall(.cell, .made, nil, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:"),
      NameCall(
        .cell, .made, "register(_:forHeaderFooterViewReuseIdentifier:",
        "registerNib:forHeaderFooterViewReuseIdentifier:"),
      NameCall(.cell, .made, nil, "registerClass:forHeaderFooterViewReuseIdentifier:"),
      NameCall(.image, .attempted, "UIImage(named:", "imageNamed:", followedBy: ""),
      NameCall(.image, .attempted, "NSImage(named:", "imageNamed:", followedBy: ""),
      NameCall(
        .image, .attempted, "UIImage(named:", "imageNamed:", followedBy: "in compatibleWith",
        "inBundle compatibleWithTraitCollection"),
      NameCall(
        .image, .attempted, "UIImage(named:", "imageNamed:", followedBy: "in with",
        "inBundle withConfiguration"),
      NameCall(.image, .required, "UIImage(imageLiteralResourceName:", "imageLiteralResourceName:"),
      NameCall(.image, .required, "NSImage(imageLiteralResourceName:", "imageLiteralResourceName:"),
      NameCall(.image, .required, "imageLiteral(resourceName:", "imageLiteralResourceName:"),
      NameCall(.image, .attempted, "Image(_:", of: "SwiftUI", followedBy: ""),
      NameCall(.image, .attempted, "Image(_:", of: "SwiftUI", followedBy: "bundle"),
      NameCall(.image, .attempted, "Image(decorative:", of: "SwiftUI"),
      NameCall(.image, .attempted, "Label(_:image:", of: "SwiftUI"),
      NameCall(.image, .made, "setName(_:", "setName:"),
      NameCall(.color, .attempted, "UIColor(named:", "colorNamed:", followedBy: ""),
      NameCall(.color, .attempted, "NSColor(named:", "colorNamed:", followedBy: ""),
      NameCall(
        .color, .attempted, "UIColor(named:", "colorNamed:", followedBy: "in compatibleWith",
        "inBundle compatibleWithTraitCollection"),
      NameCall(.color, .attempted, "NSColor(named:", "colorNamed:", followedBy: "bundle"),
      NameCall(.color, .attempted, "Color(_:", of: "SwiftUI", followedBy: ""),
      NameCall(.color, .attempted, "Color(_:", of: "SwiftUI", followedBy: "bundle"),
      NameCall(.cell, .given, "init(style:reuseIdentifier:", "initWithStyle:reuseIdentifier:"),
      NameCall(.accessibility, .made, "accessibilityIdentifier(_:", "setAccessibilityIdentifier:"),
      NameCall(.accessibility, .compared, "matching(identifier:", "matchingIdentifier:"),
      NameCall(.restoration, .made, nil, "setRestorationIdentifier:"),
      NameCall(.item, .made, "NSUserInterfaceItemIdentifier(_:"),
      NameCall(.item, .made, "NSUserInterfaceItemIdentifier(rawValue:"),
      NameCall(.item, .attempted, "makeView(withIdentifier:", "makeViewWithIdentifier:", followedBy: "owner"),
      NameCall(.item, .attempted, "make(withIdentifier:", "makeViewWithIdentifier:", followedBy: "owner"),
      NameCall(.item, .attempted, "tableColumn(withIdentifier:", "tableColumnWithIdentifier:"),
      NameCall(.item, .attempted, "column(withIdentifier:", "columnWithIdentifier:"),
      NameCall(.item, .attempted, "selectTabViewItem(withIdentifier:", "selectTabViewItemWithIdentifier:"),
      NameCall(.item, .attempted, "indexOfTabViewItem(withIdentifier:", "indexOfTabViewItemWithIdentifier:"),
      NameCall(.toolbarItem, .made, "NSToolbarItem.Identifier(_:", "initWithItemIdentifier:"),
      NameCall(.toolbarItem, .made, "NSToolbarItem.Identifier(rawValue:", "initWithItemIdentifier:"),
      NameCall(.toolbarItem, .made, "insertItem(withItemIdentifier:", "insertItemWithItemIdentifier:"),
      NameCall(.autosave, .made, "setFrameAutosaveName(_:", "setFrameAutosaveName:"),
      NameCall(.autosave, .made, "setFrameUsingName(_:", "setFrameUsingName:"),
      NameCall(.autosave, .made, "saveFrame(usingName:", "saveFrameUsingName:"),
      NameCall(.autosave, .made, nil, "setAutosaveName:"),
      NameCall(.transformer, .made, "NSValueTransformerName(_:", "setValueTransformer:forName:"),
      NameCall(.transformer, .made, "NSValueTransformerName(rawValue:", "valueTransformerForName:"),
    ] + callsOfDefaults

  /// The calls that read and write user defaults.
  private static let callsOfDefaults =
    [
      "array", "bool", "data", "dictionary", "double", "float", "integer", "object", "string", "stringArray",
      "url",
    ].map { type in
      NameCall(
        .defaults, .made, "\(type)(forKey:", "\(type == "url" ? "URL" : type)ForKey:",
        onNameEndingWith: "defaults")
    }
    + ["Bool", "Double", "Float", "Integer", "URL"].map { type in
      NameCall(.defaults, .made, nil, "set\(type):forKey:", onNameEndingWith: "defaults")
    }
    + [
      NameCall(.defaults, .made, "set(_:forKey:", "setObject:forKey:", onNameEndingWith: "defaults"),
      NameCall(.defaults, .made, "setValue(_:forKey:", "setValue:forKey:", onNameEndingWith: "defaults"),
      NameCall(.defaults, .made, "value(forKey:", "valueForKey:", onNameEndingWith: "defaults"),
      NameCall(.defaults, .made, "removeObject(forKey:", "removeObjectForKey:", onNameEndingWith: "defaults"),
    ]

  /// The properties and parameters that code compares with names.
  static let subjects = [
    NameSubject(
      .segue, property: "identifier", ofNameEndingWith: "segue",
      parameterOf: ("shouldPerformSegue", "shouldPerformSegueWithIdentifier")),
    NameSubject(.accessibility, property: "accessibilityIdentifier"),
    NameSubject(.restoration, property: "restorationIdentifier"),
    NameSubject(.constraint, property: "identifier", ofNameEndingWith: "constraint"),
    NameSubject(.item, property: "identifier", ofNameEndingWith: "column"),
    NameSubject(.item, property: "identifier", ofNameEndingWith: "tabviewitem"),
    NameSubject(.toolbarItem, property: "itemIdentifier"),
    NameSubject(.autosave, property: "autosaveName"),
    NameSubject(.autosave, property: "frameAutosaveName"),
  ]

  /// The properties with which UI tests find elements: `app.buttons["login"]`
  static let queries: Set = [
    "activityIndicators", "alerts", "buttons", "cells", "checkBoxes", "collectionViews", "comboBoxes",
    "datePickers", "groups", "icons", "images", "links", "menuButtons", "menuItems", "menus",
    "navigationBars",
    "otherElements", "outlines", "pageIndicators", "pickers", "popUpButtons", "popovers",
    "progressIndicators",
    "radioButtons", "scrollViews", "searchFields", "secureTextFields", "segmentedControls", "sheets",
    "sliders",
    "splitGroups", "staticTexts", "steppers", "switches", "tabBars", "tables", "tableRows", "textFields",
    "textViews", "toggles", "toolbars", "webViews", "windows",
  ]
}

/// The texts of which each function contains one that names an image or a color to SwiftUI.
private let textsOfSwiftUI = ["Image(\"", "Image(decorative:", ", image: \"", "Color(\""]

/// A call with a name among its arguments.
struct NameCall: Sendable {
  let kind: SharedNameKind
  let role: NameUse.Role
  /// The argument in Swift; nil if another row describes the Swift call. The callee `init` matches initializers of any type.
  private(set) var swift: CallArgument?
  /// The argument in Objective-C; nil if another row describes the call there, or there is none.
  let objectiveC: CallArgument?
  /// The module without whose import another function has this name; nil if no other function does.
  let module: String?
  /// The property of `self` on which the method is called; nil if it is called on `self`.
  let property: String?
  /// The lower-case ending of a name in the expression on which the method is called; nil if any expression may be.
  let owner: String?
  /// The labels of the arguments after the name, in Swift and in Objective-C; nil if any may follow.
  private(set) var next: (swift: [String], objectiveC: [String])?

  /// - Parameters:
  ///   - swift: The call up to the label of the argument.
  ///   - objectiveC: The selector up to the piece of the argument.
  ///   - next: The labels of the arguments after the name in Swift, with spaces between them; empty if no argument may follow.
  ///   - nextPiece: The same in Objective-C; nil where it is equal.
  init(
    _ kind: SharedNameKind, _ role: NameUse.Role, _ swift: String?, _ objectiveC: String? = nil,
    of module: String? = nil, on property: String? = nil, onNameEndingWith owner: String? = nil,
    followedBy next: String? = nil, _ nextPiece: String? = nil
  ) {
    self.owner = owner
    self.module = module
    self.kind = kind
    self.role = role
    self.property = property
    func labels(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.next = next.map { (labels($0), labels(nextPiece ?? $0)) }
    self.swift = swift.map {
      let parts = $0.split { "(:".contains($0) }.map(String.init)
      return CallArgument(
        callee: parts[0], label: parts.last.flatMap { $0 == "_" ? nil : $0 }, index: parts.count - 2)
    }
    self.objectiveC = objectiveC.map {
      let pieces = $0.split(separator: ":").map(String.init)
      return CallArgument(callee: pieces[0], label: pieces.last, index: pieces.count - 1)
    }
  }

  /// Whether the names in the expression on which the method is called fit.
  func isMade(on names: some Sequence<String>) -> Bool {
    owner.map { owner in names.contains { $0.lowercased().hasSuffix(owner) } } ?? true
  }

  /// The form of the call before Swift 3, such as `performSegueWithIdentifier("id", sender: nil)`.
  ///
  /// nil where that form is the same, and for initializers.
  var beforeSwift3: NameCall? {
    guard let objectiveC, !objectiveC.callee.hasPrefix("init"), objectiveC.callee != swift?.callee else {
      return nil
    }
    var result = self
    result.swift = CallArgument(
      callee: objectiveC.callee, label: objectiveC.index == 0 ? nil : objectiveC.label,
      index: objectiveC.index)
    result.next = next.map { ($0.objectiveC, $0.objectiveC) }
    return result
  }
}

/// A property or parameter whose value is a name.
struct NameSubject: Sendable {
  let kind: SharedNameKind
  let property: String
  /// The lower-case ending of the names of variables that have the property; empty if any variable may.
  let owner: String
  /// The functions whose first parameter is a name of this kind, in Swift and in Objective-C; empty where there are none.
  let swiftFunction, objectiveCFunction: String

  init(
    _ kind: SharedNameKind, property: String, ofNameEndingWith owner: String = "",
    parameterOf functions: (swift: String, objectiveC: String) = ("", "")
  ) {
    (self.kind, self.property, self.owner) = (kind, property, owner)
    (swiftFunction, objectiveCFunction) = functions
  }

  /// Whether a variable of this name has the property.
  func isOwned(by name: String) -> Bool { name.lowercased().hasSuffix(owner) }
}

/// A place in code that uses a name as text.
package struct NameUse: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The call fails if no document declares the name.
    case required
    /// The code compares the name with one that the framework supplies.
    case compared
    /// The code itself registers or assigns something under the name.
    case made
    /// The code gives the name to an object, but no call finds the object by it.
    case given
    /// The call fails if no document declares the name, but the code catches the exception.
    case optional
    /// The call returns nil if no document declares the name.
    case attempted
    /// The call makes the initial controller of the document with the name.
    case initial
  }

  package var kind: SharedNameKind
  package var role: Role
  /// The value as it is written; for a literal the text between the quotes.
  package var range: ByteRange
  package var value: NameValue
  package var receiver = NameReceiver.own
  /// The class whose bundle the code names; nil for the bundle of the app, of this code or of a class that the file declares.
  package var bundleClass: String?
  /// Whether the use depends on a condition of compilation, or on whether another value is nil.
  package var isConditional = false
  /// Whether the app ends if the call returns nil.
  package var isUnwrapped = false
  /// The type to which the result of the call is cast, with any cast operator: `as! Type`
  package var cast: WrittenName?
}

/// The object or document in which a name is looked up.
package enum NameReceiver: Hashable, Sendable {
  /// `self`, or the property of `self` that a call of the kind needs, such as its storyboard.
  case own
  /// The storyboard of another object, or the main storyboard of the app.
  case other
  /// The storyboard of this name.
  case storyboard(NameValue)
  /// The nib of this name, from which code makes cells.
  case nib(NameValue)
  /// The class of this name, from which code makes cells.
  case cellClass(WrittenName)
  /// `self`, whose property is the name of the nib.
  case ownProperty
  /// The bundle of the app, or of this code.
  case bundle
  /// An object that the code makes from the type of this name.
  case new(String)
  /// A variable whose declared type has this name.
  case variable(String)
  case unknown
}

extension NameReceiver {
  /// The name of the storyboard or nib; nil for other receivers.
  package var document: NameValue? {
    switch self {
    case .storyboard(let value), .nib(let value): value
    case .own, .other, .cellClass, .ownProperty, .bundle, .new, .variable, .unknown: nil
    }
  }
}
