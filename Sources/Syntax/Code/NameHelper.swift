import Text

/// The names by which a source file refers to parts of documents, and its functions that take such names.
package struct NamesOfCode: Sendable {
  package var uses: [NameUse] = []
  package var helpers: [NameHelper] = []

  package init() {}

  init(uses: [NameUse], helpers: [NameHelper]) { (self.uses, self.helpers) = (uses, helpers) }
}

/// A function that passes one of its parameters to a call that takes a name, so that its own callers use names too.
package struct NameHelper: Hashable, Sendable {
  /// The way in which the name follows from the argument.
  package enum Source: Hashable, Sendable {
    /// The argument is the name.
    case text
    /// The argument is a type, whose name is the name.
    case typeName
    /// The argument is a type; the name is its static member.
    case member(String)
    /// The argument is a case of this enumeration; the name is its raw value, or the member of the case that another file declares.
    case enumCase(of: String, member: String = "rawValue")
    /// The name is the raw value of the case on which the member is used.
    case ownCase

    var isOfCase: Bool { if case .enumCase = self { true } else { false } }

    /// Whether the file of the function shows what the name is of an argument.
    var isKnownHere: Bool { if case .enumCase(_, let member) = self { member == "rawValue" } else { true } }

    /// Whether the name follows from a type.
    package var isOfType: Bool {
      switch self {
      case .typeName, .member: true
      case .text, .enumCase, .ownCase: false
      }
    }
  }

  /// A part of a call from which a function makes a name.
  enum Part: Hashable, Sendable {
    /// The argument of the parameter with an index.
    case parameter(Int)
    /// The type on which the function is called.
    case receiver
    /// The type that the caller expects of a generic function: `let detail: Detail = make()`
    case result

    /// The index of the parameter; nil for another part.
    var index: Int? { if case .parameter(let index) = self { index } else { nil } }
  }

  /// The part of a call from which a function makes a name, and the way in which it does.
  struct Origin: Hashable, Sendable {
    var part = Part.receiver
    var source: Source
    /// The changes that the function makes to the name of the type or to the raw value.
    var steps: [NameStep] = []
    /// Whether the argument is a list, each of whose elements makes a name.
    var isElement = false
    /// The value for a call without the argument; nil for none.
    var fallback: NameValue?
  }

  struct Parameter: Hashable, Sendable {
    var label: String?
    /// Whether a call may leave out the argument or write it as a trailing closure.
    var isOptional = false
    /// Whether any number of arguments may follow one another.
    var isVariadic = false
  }

  package let kind: SharedNameKind
  package let role: NameUse.Role
  /// The receiver of the call in the function's body; `own` is the object on which the function is called.
  var receiver: NameReceiver
  /// The name of the function; in Objective-C the pieces of the selector.
  package let name: [String]
  /// The parameters of a Swift function; empty in Objective-C.
  let parameters: [Parameter]
  let origin: Origin
  /// The name of the type around the function; nil for a function outside of types.
  package let owner: String?
  /// Whether only code of the same file can call the function.
  package var isPrivate = false
  /// Whether the function is called on the type; nil for a function outside of types, an initializer, and in Objective-C.
  package var isStatic: Bool?
  /// Whether a condition decides in the function whether it makes the call.
  package var isConditional = false
  /// Whether the function unwraps the initial controller of the storyboard.
  var isUnwrapped = false
  /// The index of the parameter that is the bundle, which is the app's own for a call without the argument; nil for none.
  var bundle: Int?
  /// The nib that the function registers under the name, or the storyboard of the scene; nil for none, and for one that does not
  /// depend on the call.
  var document: Origin?

  package var source: Source { origin.source }

  /// Whether a text may call the function.
  ///
  /// In Objective-C each piece of the selector has to occur; in Swift the name, the first label and the number of arguments.
  package func mayBeCalled(in text: [UInt8]) -> Bool {
    guard name.count == 1, parameters.first != nil else {
      let words = source == .ownCase ? name + [owner ?? ""] : name
      return words.allSatisfy { SearchText(Array($0.utf8)).occurs(in: text) }
    }
    let label = parameters[0].isOptional ? nil : parameters[0].label
    return text.withSpan(SearchText(Array(word.utf8)).ranges).contains { found in
      guard found.upper < text.count, text[found.upper] == Ascii.openParen else {
        // A function's name without arguments may be a reference to the function.
        return role == .made
      }
      let argument = text[(found.upper + 1)...].drop { $0 <= Ascii.space }
      if let label {
        guard argument.starts(with: label.utf8) else { return false }
      } else if !parameters[0].isOptional {
        let end = argument.prefix { Ascii.isWordByte($0) }.endIndex
        if end < text.count, text[end] == Ascii.colon { return false }
      }
      if parameters.contains(where: \.isOptional) { return true }
      return countArguments(in: text, from: found.upper + 1).map { $0 == parameters.count } ?? true
    }
  }

  /// The maximum depth of brackets in which arguments are counted. Each byte is read again for every call around it.
  private static let deepest = 8

  /// The number of arguments of a call; nil where a comma may belong to a string, a comment or a list of types.
  private func countArguments(in text: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var count = 0
    var isInArgument = false
    for byte in text[start...] where byte > Ascii.space {
      // A comma may follow the last argument, so arguments are counted at their beginnings.
      if !isInArgument, byte != Ascii.closeParen { (count, isInArgument) = (count + 1, true) }
      switch byte {
      case Ascii.openParen, Ascii.openBracket, Ascii.openBrace:
        depth += 1
        if depth > Self.deepest { return nil }
      case Ascii.closeParen, Ascii.closeBracket, Ascii.closeBrace:
        if depth == 0 { return count }
        depth -= 1
      case Ascii.comma where depth == 0: isInArgument = false
      case Ascii.quote, Ascii.slash, Ascii.less: return nil
      default: break
      }
    }
    return nil
  }

  /// A word in each file that calls the function.
  package var word: String { name.count > 1 ? name[origin.part.index ?? 0] : name.first ?? "" }
}

/// A use of a name in a call that may call a helper.
package struct NameHelperCall: Hashable, Sendable {
  package enum Object: Hashable, Sendable {
    case own
    case type(String)
    /// An object that the code makes from the type of this name.
    case new(String)
    /// A variable with a declared type, whose name this is.
    case variable(String)
    /// A variable that the file does not declare.
    case property(String)
    /// A static property of a type: `Type.name`
    case member(of: String, String)
    case unknown
  }

  package let helper: NameHelper
  /// The object on which the function is called.
  package let object: Object
  package let use: NameUse
}

extension NameHelper {
  /// The receiver of a name in a call.
  func receiver(on object: NameHelperCall.Object) -> NameReceiver {
    if let document = receiver.document, let path = document.enumeration,
      case .member(let type, let name) = object, path.last == type,
      let value = NameValue.constant(path + [name, "rawValue"]).changed(by: document.steps)
    {
      return .storyboard(value)
    }
    guard receiver == .own else { return receiver }
    return switch object {
    case .own: .own
    case .variable(let type): .variable(type)
    case .new(let type): .new(type)
    case .type, .property, .member, .unknown: .unknown
    }
  }
}
