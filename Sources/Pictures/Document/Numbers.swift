import Syntax

extension DocumentElement {
  /// The number in an attribute, at most a hundred thousand; a default where the attribute is missing.
  ///
  /// A value that is not a finite number counts as 0.
  func number(_ name: StaticString, _ standard: Double = 0) -> Double {
    guard let text = self[name] else { return standard }
    return Picture.number(text)
  }

  /// A count in an attribute: a whole number from 0 to a limit.
  func count(_ name: StaticString, _ standard: Int = 0, upTo limit: Int = 1000) -> Int {
    Int(max(0, min(Double(limit), number(name, Double(standard)))))
  }

  /// The frame of the element; nil where it states none.
  var frame: Rect? { child(for: "frame", "rect").map { Rect($0) } }
}

extension Rect {
  /// The rectangle of a `rect` element.
  init(_ element: DocumentElement) {
    self.init(
      element.number("x"), element.number("y"), element.number("width"), element.number("height"))
  }
}

extension Picture {
  static let largestNumber = 100_000.0

  /// The number in a text of a document, limited to finite values that a picture can contain.
  static func number(_ text: String) -> Double {
    guard let value = Double(text), value.isFinite else { return 0 }
    return max(-largestNumber, min(largestNumber, value))
  }
}
