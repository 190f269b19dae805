import Text

/// A kind of name that code gives to frameworks as text, and that documents declare in an attribute.
///
/// A kind has rows among `calls`, and a description among `NameKind.all` (`Analysis/Kinds`).
package enum SharedNameKind: Hashable, Sendable, CaseIterable {
  case segue, scene, storyboard, nib, cell, image, color
  case accessibility, restoration, constraint, toolbarItem, autosave

  /// Pairs of texts of which each file contains one whole pair that uses a name of the kind. Kinds share the first ones.
  private var signs: [(common: String, own: String)] {
    switch self {
    case .segue: [("dentifier", "egue")]
    case .scene: [("dentifier", "instantiate")]
    case .storyboard:
      [
        ("toryboard", "toryboard(name"), ("toryboard", "toryboard.init(name"),
        ("toryboard", "toryboardWithName"),
      ]
    case .nib:
      [("ibName", "ibName:"), ("ibName", "ibNamed"), ("ibName", ")nibName"), ("ibName", ")windowNibName")]
    case .image:
      [
        ("amed:", "Image(named:"), ("amed:", "Image.init(named:"), ("amed:", "mageNamed:"),
        ("esourceName:", "mageLiteral"),
        ("etName", "etName(\""),
        ("etName", "etName:@\""),
      ]
    case .color: [("amed:", "Color(named:"), ("amed:", "Color.init(named:"), ("amed:", "olorNamed:")]
    case .cell: [("dentifier", "dequeueReusable"), ("dentifier", "euseIdentifier:")]
    case .accessibility: [("dentifier", "ccessibilityIdentifier"), ("XCUI", "XCUI")]
    case .restoration: [("dentifier", "estorationIdentifier")]
    case .constraint:
      [
        ("dentifier", "onstraint.identifier"), ("dentifier", "onstraint?.identifier"),
        ("dentifier", "onstraint!.identifier"), ("dentifier", "onstraint setIdentifier"),
      ]
    case .toolbarItem: [("dentifier", "temIdentifier"), ("dentifier", "NSToolbarItem.Identifier(")]
    case .autosave: [("utosaveName", "utosaveName"), ("FrameUsingName", "FrameUsingName")]
    }
  }

  /// Whether a check finds something about names of the kind; other kinds serve editors and renames alone.
  package var isChecked: Bool {
    switch self {
    case .segue, .scene, .storyboard, .nib, .cell, .image, .color: true
    case .accessibility, .restoration, .constraint, .toolbarItem, .autosave: false
    }
  }

  /// The kinds of names that a text may use.
  package enum Uses: Comparable, Sendable { case none, unchecked, checked }

  /// The second texts by the first ones.
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

  /// Texts of which each function contains one that uses a name; nil in tests of the user interface, where `app.buttons["login"]`
  /// is a use as well.
  package static func textsInFunctions(of bytes: [UInt8]) -> [SearchText]? {
    search("XCUI").occurs(in: bytes) ? nil : searches.map(\.common)
  }

  /// The calls that take names.
  static let calls = [
    NameCall(.segue, .required, "performSegue(withIdentifier:", "performSegueWithIdentifier:"),
    NameCall(.segue, .made, "UIStoryboardSegue(identifier:", "initWithIdentifier:"),
    NameCall(.segue, .made, "NSStoryboardSegue(identifier:", "initWithIdentifier:"),
    NameCall(
      .scene, .required, "instantiateViewController(withIdentifier:",
      "instantiateViewControllerWithIdentifier:",
      on: "storyboard"),
    NameCall(
      .scene, .required, "instantiateViewController(identifier:", "instantiateViewControllerWithIdentifier:",
      on: "storyboard"),
    NameCall(
      .scene, .required, "instantiateController(withIdentifier:", "instantiateControllerWithIdentifier:",
      on: "storyboard"),
    NameCall(
      .scene, .required, "instantiateController(identifier:", "instantiateControllerWithIdentifier:",
      on: "storyboard"),
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
      .cell, .required, "dequeueReusableCell(withReuseIdentifier:", "dequeueReusableCellWithReuseIdentifier:",
      followedBy: "for", "forIndexPath"),
    NameCall(
      .cell, .required, "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:",
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"),
    NameCall(
      .cell, .attempted, "dequeueReusableHeaderFooterView(withIdentifier:",
      "dequeueReusableHeaderFooterViewWithIdentifier:"),
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
    NameCall(.image, .required, "UIImage(imageLiteralResourceName:", "imageLiteralResourceName:"),
    NameCall(.image, .required, "NSImage(imageLiteralResourceName:", "imageLiteralResourceName:"),
    NameCall(.image, .required, "imageLiteral(resourceName:", "imageLiteralResourceName:"),
    NameCall(.image, .made, "setName(_:", "setName:"),
    NameCall(.color, .attempted, "UIColor(named:", "colorNamed:", followedBy: ""),
    NameCall(.color, .attempted, "NSColor(named:", "colorNamed:", followedBy: ""),
    NameCall(.cell, .given, "init(style:reuseIdentifier:", "initWithStyle:reuseIdentifier:"),
    NameCall(.accessibility, .made, "accessibilityIdentifier(_:", "setAccessibilityIdentifier:"),
    NameCall(.accessibility, .compared, "matching(identifier:", "matchingIdentifier:"),
    NameCall(.restoration, .made, nil, "setRestorationIdentifier:"),
    NameCall(.toolbarItem, .made, "NSToolbarItem.Identifier(_:", "initWithItemIdentifier:"),
    NameCall(.toolbarItem, .made, "NSToolbarItem.Identifier(rawValue:", "initWithItemIdentifier:"),
    NameCall(.toolbarItem, .made, "insertItem(withItemIdentifier:", "insertItemWithItemIdentifier:"),
    NameCall(.autosave, .made, "setFrameAutosaveName(_:", "setFrameAutosaveName:"),
    NameCall(.autosave, .made, "setFrameUsingName(_:", "setFrameUsingName:"),
    NameCall(.autosave, .made, "saveFrame(usingName:", "saveFrameUsingName:"),
    NameCall(.autosave, .made, nil, "setAutosaveName:"),
  ]

  /// The variables and parameters that are compared with names.
  static let subjects = [
    NameSubject(
      .segue, property: "identifier", ofNameEndingWith: "segue",
      parameterOf: ("shouldPerformSegue", "shouldPerformSegueWithIdentifier")),
    NameSubject(.accessibility, property: "accessibilityIdentifier"),
    NameSubject(.restoration, property: "restorationIdentifier"),
    NameSubject(.constraint, property: "identifier", ofNameEndingWith: "constraint"),
    NameSubject(.toolbarItem, property: "itemIdentifier"),
    NameSubject(.autosave, property: "autosaveName"),
    NameSubject(.autosave, property: "frameAutosaveName"),
  ]

  /// The properties by which tests of the user interface find elements: `app.buttons["login"]`
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

/// A call with a name among its arguments.
struct NameCall: Sendable {
  let kind: SharedNameKind
  let role: NameUse.Role
  /// The argument in Swift, whose callee is `init` for the initializer of any type; nil where another call has it.
  private(set) var swift: CallArgument?
  /// The argument in Objective-C.
  let objectiveC: CallArgument
  /// The property of `self` that a method is called on; nil for one of `self`.
  let property: String?
  /// The label of the last argument after the name in Swift and in Objective-C, empty for none; nil where any may follow.
  private(set) var next: (swift: String, objectiveC: String)?

  /// - Parameters:
  ///   - swift: The call up to the label of the argument.
  ///   - objectiveC: The selector up to the piece of the argument.
  init(
    _ kind: SharedNameKind, _ role: NameUse.Role, _ swift: String?, _ objectiveC: String,
    on property: String? = nil, followedBy next: String? = nil, _ nextPiece: String? = nil
  ) {
    self.kind = kind
    self.role = role
    self.property = property
    self.next = next.map { ($0, nextPiece ?? $0) }
    self.swift = swift.map {
      let parts = $0.split { "(:".contains($0) }.map(String.init)
      return CallArgument(
        callee: parts[0], label: parts.last.flatMap { $0 == "_" ? nil : $0 }, index: parts.count - 2)
    }
    let pieces = objectiveC.split(separator: ":").map(String.init)
    self.objectiveC = CallArgument(callee: pieces[0], label: pieces.last, index: pieces.count - 1)
  }

  /// The call before Swift 3, by the pieces of the selector: `performSegueWithIdentifier("id", sender: nil)`; nil where it is the
  /// same, and for initializers.
  var beforeSwift3: NameCall? {
    guard !objectiveC.callee.hasPrefix("init"), objectiveC.callee != swift?.callee else { return nil }
    var result = self
    result.swift = CallArgument(
      callee: objectiveC.callee, label: objectiveC.index == 0 ? nil : objectiveC.label,
      index: objectiveC.index)
    result.next = next.map { ($0.objectiveC, $0.objectiveC) }
    return result
  }
}

/// A property or a parameter that has a name for its value.
struct NameSubject: Sendable {
  let kind: SharedNameKind
  let property: String
  /// The end of the name of each variable that has the property, in lower case; empty for any.
  let owner: String
  /// The functions whose first parameter is such a name, in Swift and in Objective-C; empty where there are none.
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
    /// A call fails without the name.
    case required
    /// The name is compared with one that the framework gives.
    case compared
    /// The code itself makes something of the name.
    case made
    /// An object gets the name, by which no call finds it.
    case given
    /// The code catches the exception of a call that fails without the name.
    case optional
    /// The call gives nothing without the name.
    case attempted
    /// The call makes the initial controller of the document with the name.
    case initial
  }

  package var kind: SharedNameKind
  package var role: Role
  /// The value as it is written; of a literal the text between the quotes.
  package var range: ByteRange
  package var value: NameValue
  package var receiver = NameReceiver.own
  /// Whether it depends on what is compiled, or on whether another value is nil.
  package var isConditional = false
  /// Whether the app ends where the call gives nothing.
  package var isUnwrapped = false
  /// The type that the result of the call is cast to, whatever it is: `as! Type`
  package var cast: WrittenName?
}

/// The object that has what a name is for.
package enum NameReceiver: Hashable, Sendable {
  /// `self`, or what `self` has of the kind.
  case own
  /// The storyboard of another object, or the main one of the app.
  case other
  /// A storyboard by its name.
  case storyboard(NameValue)
  /// The nib by its name that code makes cells of.
  case nib(NameValue)
  /// The class by its name that code makes cells of.
  case cellClass(WrittenName)
  /// `self`, a property of which has the name of the nib.
  case ownProperty
  /// The bundle of the app, or of this code.
  case bundle
  /// An object that is made of a type, by the type's name.
  case new(String)
  /// A variable that is declared with a class, by the class's name.
  case variable(String)
  case unknown
}

extension NameReceiver {
  /// The name of the document, as code gives it.
  package var document: NameValue? {
    switch self {
    case .storyboard(let value), .nib(let value): value
    case .own, .other, .cellClass, .ownProperty, .bundle, .new, .variable, .unknown: nil
    }
  }
}

/// The value of an expression in the place of a name. One that is not known is in no list.
package enum NameValue: Hashable, Sendable {
  case text(WrittenName)
  /// The path of a constant that another file declares, such as `["Segue", "detail", "rawValue"]`.
  case constant([String])
  /// The value of another expression, of a name that the code itself makes something of, or by which it loads a nib.
  case unknown
}

/// Whether a use is noted whose name is not known: it may make any name, or load any nib. With nil it loads none by name.
///
/// - Parameter word: The first word of the value. The parameter of an initializer that overrides the framework's has the name that
///   another call gives.
func isNotedUnknown(_ kind: SharedNameKind, _ role: NameUse.Role, _ word: String) -> Bool {
  role == .made || kind == .nib && !word.hasPrefix("nibName") && word != "nil"
}

/// A name where a file writes it.
package struct WrittenName: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// The text between the quotes of a literal.
    case literal
    /// The name of a case that is its own raw value.
    case enumCase
    /// The name of a type of which code makes a text.
    case typeName
  }

  package var text: String
  package var range: ByteRange
  package var form = Form.literal

  package init(text: String, range: ByteRange, form: Form = .literal) {
    (self.text, self.range, self.form) = (text, range, form)
  }
}
