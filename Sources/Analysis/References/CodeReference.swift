import Index
import Syntax
import Text

/// A place where code names a declaration made elsewhere.
package struct CodeReference: Hashable, Sendable {
  package enum Certainty: Hashable, Sendable {
    /// The compiler binds the name to the symbol.
    case proved
    /// The name is the same; whether it means the symbol can't be told, for the reason given to people.
    case undecided(String)
  }

  package enum Form: Hashable, Sendable {
    /// The new name takes the place of the range.
    case name
    /// `if let x`, `guard let x`, `[weak x]`: refers and binds at once, so that the new text is `x = new`.
    case shorthandBinding
    /// A string that is the symbol's Objective-C selector or key as a whole, such as `"tap:"`. The range is what
    /// stands between the quotes. Always undecided.
    case objcText
    /// A word in a comment or a string. Always undecided, and never to be applied unasked.
    case word
  }

  /// The name as written, backticks included.
  package var range: ByteRange
  package var form: Form
  package var certainty: Certainty

  package init(_ range: ByteRange, _ form: Form, _ certainty: Certainty) {
    self.range = range
    self.form = form
    self.certainty = certainty
  }
}

/// Every place in one Swift file that means a symbol or may mean it, by place; the declarations themselves left
/// out. What has the name and is proved to be something else is not in the list.
///
/// - Parameter text: The text that the file's outline was read from.
package func swiftReferences(
  to symbol: Symbol, in file: FileID, text: Span<UInt8>, _ resolver: Resolver
) -> [CodeReference] {
  []
}

/// The property, method or class that a use in Swift means where it is proved; nil for declarations, which `spot`
/// answers for, and everywhere else.
///
/// - Parameter text: The text that the file's outline was read from.
package func symbol(at offset: Int, in file: FileID, text: Span<UInt8>, _ resolver: Resolver) -> Symbol? {
  nil
}
