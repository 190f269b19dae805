/// The place of a value among the arguments of a call, in the words of both languages.
package struct CallArgument: Hashable, Sendable {
  /// The base name of the function, method or type; in Objective-C the first piece of the selector.
  package var callee: String
  /// In Objective-C the piece of the selector; nil for an argument without a label.
  package var label: String?
  package var index: Int
}
