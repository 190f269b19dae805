import Text

/// A kind of name that code gives to frameworks as text, and that documents declare in an attribute.
///
/// A kind has rows among `calls`, and a description among `NameKind.all` (`Analysis/Kinds`).
package enum SharedNameKind: Hashable, Sendable, CaseIterable {
  case segue, scene, storyboard

  /// Groups of texts of which each file contains one whole group that uses a name of the kind.
  private var signs: [[SearchText]] {
    switch self {
    case .segue: signsOfSegues
    case .scene: signsOfScenes
    case .storyboard: signsOfStoryboards
    }
  }

  /// Whether a text may use a name of any kind.
  package static func mayBeUsed(in bytes: [UInt8]) -> Bool {
    allCases.contains { $0.signs.contains { $0.allSatisfy { $0.occurs(in: bytes) } } }
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
  ]

  /// The variables and parameters that are compared with names.
  static let subjects = [
    NameSubject(
      .segue, property: "identifier", ofNameEndingWith: "segue",
      parameterOf: ("shouldPerformSegue", "shouldPerformSegueWithIdentifier"))
  ]
}

private let signsOfSegues = groups(["egue", "dentifier"])
private let signsOfScenes = groups(["instantiate", "dentifier"])
private let signsOfStoryboards = groups(["toryboard(name"], ["toryboardWithName"])

private func groups(_ groups: [String]...) -> [[SearchText]] {
  groups.map { $0.map { SearchText(Array($0.utf8)) } }
}

/// A call with a name among its arguments.
struct NameCall: Sendable {
  let kind: SharedNameKind
  let role: NameUse.Role
  /// The argument in Swift and in Objective-C.
  let swift, objectiveC: CallArgument
  /// The property of `self` that a method is called on; nil for one of `self`.
  let property: String?

  /// - Parameters:
  ///   - swift: The call up to the label of the argument.
  ///   - objectiveC: The selector up to the piece of the argument.
  init(
    _ kind: SharedNameKind, _ role: NameUse.Role, _ swift: String, _ objectiveC: String,
    on property: String? = nil
  ) {
    self.kind = kind
    self.role = role
    self.property = property
    let parts = swift.split { "(:".contains($0) }.map(String.init)
    self.swift = CallArgument(callee: parts[0], label: parts.last, index: parts.count - 2)
    let pieces = objectiveC.split(separator: ":").map(String.init)
    self.objectiveC = CallArgument(callee: pieces[0], label: pieces.last, index: pieces.count - 1)
  }
}

/// A property or a parameter that has a name for its value.
struct NameSubject: Sendable {
  let kind: SharedNameKind
  let property: String
  /// The end of the name of each variable that has the property, in lower case.
  let owner: String
  /// The functions whose first parameter is such a name, in Swift and in Objective-C.
  let swiftFunction, objectiveCFunction: String

  init(
    _ kind: SharedNameKind, property: String, ofNameEndingWith owner: String,
    parameterOf functions: (swift: String, objectiveC: String)
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
    /// The code catches the exception of a call that fails without the name.
    case optional
  }

  package var kind: SharedNameKind
  package var role: Role
  /// The value as it is written; of a literal the text between the quotes.
  package var range: ByteRange
  package var value: NameValue
  package var receiver = NameReceiver.own
  /// Whether it depends on what is compiled.
  package var isConditional = false
}

/// The object that has what a name is for.
package enum NameReceiver: Hashable, Sendable {
  /// `self`, or what `self` has of the kind.
  case own
  /// A storyboard by its name.
  case storyboard(NameValue)
  case unknown
}

/// The value of an expression in the place of a name. One that is not known is in no list.
package enum NameValue: Hashable, Sendable {
  case text(WrittenName)
  /// The path of a constant that another file declares, such as `["Segue", "detail", "rawValue"]`.
  case constant([String])
}

/// A name where a file writes it.
package struct WrittenName: Hashable, Sendable {
  package var text: String
  /// The text between the quotes, or the name of a case that is its own raw value.
  package var range: ByteRange
  package var isCase = false
}
