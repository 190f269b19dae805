import Text

/// The texts of a document in one language: `"abc-12-xyz.text" = "Anmelden";`
///
/// Interface Builder writes a comment before each of them: `/* Class = "UILabel"; text = "Log In"; ObjectID = "abc-12-xyz"; */`
package struct TranslationTable: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The object that has the text, and the property that is the text.
    package var id, property: String
    package var idRange, keyRange: ByteRange
    package var value: String
    /// The text in the document when the comment was written; nil without one.
    package var base: String?
    /// The element that has the class in the comment: `label` for `UILabel`.
    package var element: String?
    /// The id in the comment.
    package var commentRange: ByteRange?
    /// The whole with its comment, and with the white space before them.
    package var range: ByteRange
  }

  /// The entries whose keys are those of a document.
  package private(set) var entries: [Entry] = []
  /// Whether something is not as the format demands.
  package private(set) var isDamaged = false

  package init(_ bytes: [UInt8]) {
    guard bytes.withSpan(isUTF16) else {
      read(bytes)
      return
    }
    let (text, places) = utf8(ofUTF16: bytes)
    func place(_ range: ByteRange) -> ByteRange { ByteRange(places[range.lower], places[range.upper]) }
    read(text)
    entries = entries.map { entry in
      var entry = entry
      entry.idRange = place(entry.idRange)
      entry.keyRange = place(entry.keyRange)
      entry.commentRange = entry.commentRange.map(place)
      entry.range = place(entry.range)
      return entry
    }
  }

  private mutating func read(_ text: [UInt8]) {
    // A string catalog is JSON, which is not read.
    if text.first == Ascii.openBrace {
      isDamaged = true
      return
    }
    // The table is a dictionary without braces.
    let closed = text + [Ascii.closeBrace]
    closed.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var end = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var scanner = OpenStepScanner(base, count: bytes.count, from: end)
      scanner.forEachEntry(isInside: true) { scanner, key in
        guard let value = scanner.string() else { return }
        var upper = scanner.offset
        while upper < text.count, text[upper] <= Ascii.space { upper += 1 }
        upper = upper < text.count && text[upper] == Ascii.semicolon ? upper + 1 : scanner.offset
        add(key, value, scanner, ByteRange(end, upper))
        end = upper
      }
      isDamaged = scanner.isBroken || scanner.offset < bytes.count
    }
  }

  /// - Parameter range: All from the end of the entry before.
  private mutating func add(
    _ key: OpenStepScanner.Token, _ value: OpenStepScanner.Token, _ scanner: OpenStepScanner,
    _ range: ByteRange
  ) {
    let dot = (key.lower..<key.upper).first { scanner.base[$0] == Ascii.dot } ?? key.upper
    let id = OpenStepScanner.Token(lower: key.lower, upper: dot)
    guard dot < key.upper, !key.isEscaped, isObjectID(scanner.text(id)) else { return }
    let start = key.lower > 0 && scanner.base[key.lower - 1] == Ascii.quote ? key.lower - 1 : key.lower
    var entry = Entry(
      id: scanner.text(id), property: scanner.text(.init(lower: dot + 1, upper: key.upper)),
      idRange: id.range, keyRange: key.range, value: scanner.text(value),
      range: ByteRange(start, range.upper))
    if let comment = scanner.comment(before: start, from: range.lower) {
      entry.range.lower = comment.lower - 2
      var inner = OpenStepScanner(scanner.base, count: comment.upper, from: comment.lower)
      inner.forEachEntry(isInside: true) { inner, name in
        guard let text = inner.string() else { return }
        if inner.spells(name, "ObjectID"), inner.text(text) == entry.id { entry.commentRange = text.range }
        if inner.spells(name, "Class") { entry.element = element(ofClass: inner.text(text)) }
        if inner.text(name) == entry.property { entry.base = inner.text(text) }
      }
    }
    while entry.range.lower > range.lower, scanner.base[entry.range.lower - 1] <= Ascii.space {
      entry.range.lower -= 1
    }
    entries.append(entry)
  }
}

/// `abc-12-xyz`, or a number in older documents.
private func isObjectID(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: Ascii.minus, omittingEmptySubsequences: false)
  if parts.count == 1 { return !text.isEmpty && text.utf8.allSatisfy(Ascii.isDigit) }
  return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { Ascii.isWordByte($0) }
}

/// `label` for `UILabel`, or for `IBUILabel` in older tables.
private func element(ofClass name: String) -> String {
  let name = name.hasPrefix("IB") ? name.dropFirst(2) : name[...]
  return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
}

extension OpenStepScanner {
  /// The inside of the comment that ends right before a place.
  fileprivate func comment(before place: Int, from start: Int) -> ByteRange? {
    var end = place
    while end > start, base[end - 1] <= Ascii.space { end -= 1 }
    guard end - start >= 4, base[end - 1] == Ascii.slash, base[end - 2] == Ascii.star else { return nil }
    var open = end - 4
    while open > start, base[open] != Ascii.slash || base[open + 1] != Ascii.star { open -= 1 }
    guard base[open] == Ascii.slash, base[open + 1] == Ascii.star else { return nil }
    return ByteRange(open + 2, end - 2)
  }
}
