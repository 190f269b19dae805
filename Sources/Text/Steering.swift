extension Unicode.Scalar {
  /// Whether a character moves a terminal's cursor, ends a line, or changes the direction of the text after it.
  package var steersText: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with each steering character replaced.
  ///
  /// Names and values come from strangers. Each output replaces such characters in a form that its readers understand, or by
  /// replacement characters.
  package func replacingSteering(
    with form: (Unicode.Scalar) -> String = { _ in "\u{FFFD}" }
  ) -> String {
    guard unicodeScalars.contains(where: \.steersText) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.steersText ? form($1) : String($1) }
  }
}
