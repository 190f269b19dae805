import Text

/// The names that a text in one of the two languages shares with documents, and its helpers.
package struct NamesOfCode: Sendable {
  package var uses: [NameUse] = []
  package var helpers: [NameHelper] = []

  package init() {}

  init(uses: [NameUse], helpers: [NameHelper]) { (self.uses, self.helpers) = (uses, helpers) }
}

/// A function that hands one of its parameters on to a call that takes a name, so that its calls use names as well.
package struct NameHelper: Hashable, Sendable {
  /// How the name follows from what is handed to the function.
  package enum Source: Hashable, Sendable {
    /// It is the text itself.
    case text
    /// It is the name of a type.
    case typeName
    /// It is a static member of a type.
    case member(String)
    /// It is the raw value of a case of an enumeration.
    case rawValue(of: String)
  }

  struct Parameter: Hashable, Sendable {
    var label: String?
    /// Whether a call may leave it out, or write it after the parentheses.
    var isOptional = false
  }

  package let kind: SharedNameKind
  package let role: NameUse.Role
  /// The receiver in the function; `own` is the object that the function is called on.
  let receiver: NameReceiver
  /// The name of the function; in Objective-C the pieces of the selector.
  let name: [String]
  /// The parameters in Swift.
  let parameters: [Parameter]
  /// The index of the parameter; nil for the type that the function is called on.
  let index: Int?
  let source: Source
  /// The name of the type around the function; nil for one of a file.
  package let owner: String?

  /// Whether a text may call the function: each piece occurs, or the name with what begins the first argument and with as many of
  /// them.
  package func mayBeCalled(in text: [UInt8]) -> Bool {
    guard name.count == 1, parameters.first != nil else {
      return name.allSatisfy { SearchText(Array($0.utf8)).occurs(in: text) }
    }
    let label = parameters[0].isOptional ? nil : parameters[0].label
    return text.withSpan(SearchText(Array(word.utf8)).ranges).contains { found in
      guard found.upper < text.count, text[found.upper] == Ascii.openParen else {
        // The function itself may be handed on.
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

  /// The levels of brackets in which arguments are counted: each byte would be read for every call around it.
  private static let deepest = 8

  /// The number of arguments of a call; nil where a comma may be in a text, a comment or a list of types.
  private func countArguments(in text: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var count = 0
    var isInArgument = false
    for byte in text[start...] where byte > Ascii.space {
      // A comma may follow the last argument.
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
  package var word: String { name.count > 1 ? name[index ?? 0] : name.first ?? "" }
}

/// A use of a name in a call that may be one of a helper.
package struct NameHelperCall: Hashable, Sendable {
  package enum Object: Hashable, Sendable {
    case own
    case type(String)
    /// A variable, by the name of the type that it is declared with.
    case variable(String)
    /// A variable that the file does not declare.
    case property(String)
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
    guard receiver == .own else { return receiver }
    return switch object {
    case .own: .own
    case .variable(let type): .variable(type)
    case .type, .property, .unknown: .unknown
    }
  }
}
