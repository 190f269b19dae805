import Text

extension DiagnosticRule.Fix {
  /// Corrects the name in a connection, or corrects the declaration.
  static let member = Self.document(memberFixes)
  /// Removes a connection.
  static let removal = Self.document(connectionRemoval)
  /// Replaces a name that code and documents share as text.
  static let name = Self.use(nameFixes)
  /// Replaces the name in a storyboard reference.
  static let reference = Self.document(storyboardReferenceFixes)
  /// Replaces the name of an image or a color.
  static let resource = Self.document(resourceFixes)
}
