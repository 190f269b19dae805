import Text

/// The texts of a document in one language: `"abc-12-xyz.text" = "Anmelden";`
///
/// Interface Builder writes a comment before each of them: `/* Class = "UILabel"; text = "Log In"; ObjectID = "abc-12-xyz"; */`
package struct TranslationTable: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The id of the object that has the text, and the property whose value is the text.
    package var id, property: String
    package var idRange, keyRange: ByteRange
    package var value: String
    /// The text in the document at the time when the comment was written; nil without a comment.
    package var base: String?
    /// The element name for the class in the comment: `label` for `UILabel`.
    package var element: String?
    /// The range of the id in the comment.
    package var commentRange: ByteRange?
    /// The range of the whole entry, with its comment and the white space before them.
    package var range: ByteRange
  }

  /// The entries whose keys may belong to a document.
  package private(set) var entries: [Entry] = []
  /// The ranges of all members of a string catalog, in order; empty for other tables.
  private var elements: [ByteRange] = []
  /// Whether the file violates its format.
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
    // This initializer does not read string catalogs, which are JSON.
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

  /// - Parameter range: The range from the end of the previous entry to the end of this one.
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
      entry.readComment(&inner)
    }
    while entry.range.lower > range.lower, scanner.base[entry.range.lower - 1] <= Ascii.space {
      entry.range.lower -= 1
    }
    entries.append(entry)
  }
}

// MARK: String catalogs

extension TranslationTable {
  /// Reads a string catalog, which contains the texts of a document in all languages.
  package init(catalog bytes: [UInt8]) {
    guard let json = try? PositionedJSON(bytes), let strings = json["strings"] else {
      isDamaged = true
      return
    }
    let source = json["sourceLanguage"]?.string
    elements = strings.members.map { ByteRange($0.nameRange.lower, $0.value.range.upper) }
    entries = zip(strings.members, elements).compactMap { entry(of: $0, source, at: $1, bytes) }
  }

  /// The ranges whose removal deletes some entries.
  package func removals(of gone: [Entry]) -> [ByteRange] {
    let ranges = Set(gone.map(\.range))
    guard let first = elements.first, let last = elements.last else { return gone.map(\.range) }
    if elements.allSatisfy(ranges.contains) { return [ByteRange(first.lower, last.upper)] }
    return listRemovals(elements) { ranges.contains(elements[$0]) }
  }
}

private func entry(
  of member: PositionedJSON.Member, _ source: String?, at range: ByteRange, _ bytes: [UInt8]
) -> TranslationTable.Entry? {
  let key = ByteRange(member.nameRange.lower + 1, member.nameRange.upper - 1)
  let parts = member.name.split(separator: ".", maxSplits: 1).map(String.init)
  guard parts.count == 2, isObjectID(parts[0]), key.length == member.name.utf8.count else { return nil }
  let texts = member.value["localizations"]?.members ?? []
  let base = texts.first { $0.name == source }?.value["stringUnit"]?["value"]?.string
  let others = texts.filter { $0.name != source }
  var entry = TranslationTable.Entry(
    id: parts[0], property: parts[1], idRange: ByteRange(key.lower, key.lower + parts[0].utf8.count),
    keyRange: key,
    value: others.map { String(decoding: bytes[$0.value.range.lower..<$0.value.range.upper], as: UTF8.self) }
      .joined(separator: "\n"),
    base: base, range: range)
  if let comment = member.value["comment"], let text = comment.string.map({ Array($0.utf8) }) {
    text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return }
      var scanner = OpenStepScanner(base, count: text.count, from: 0)
      entry.readComment(&scanner)
    }
    let written = Array(bytes[comment.range.lower..<comment.range.upper])
    let found = SearchText(Array(entry.id.utf8)).first(in: written)
    entry.commentRange =
      entry.commentRange == nil
      ? nil : found.map { ByteRange($0.lower + comment.range.lower, $0.upper + comment.range.lower) }
  }
  // An entry without a translation loses none if it is removed.
  if others.isEmpty { entry.value = entry.base ?? "" }
  return entry
}

/// Whether a text is an object's id: `abc-12-xyz`, or a number in older documents.
private func isObjectID(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: Ascii.minus, omittingEmptySubsequences: false)
  if parts.count == 1 { return !text.isEmpty && text.utf8.allSatisfy(Ascii.isDigit) }
  return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { Ascii.isWordByte($0) }
}

/// The element name for a class: `label` for `UILabel`, or for `IBUILabel` in older tables.
private func element(ofClass name: String) -> String {
  let name = name.hasPrefix("IB") ? name.dropFirst(2) : name[...]
  return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
}

extension TranslationTable.Entry {
  /// Reads the comment of Interface Builder about the object: `Class = "UILabel"; text = "Log In"; ObjectID = "abc-12-xyz";`
  fileprivate mutating func readComment(_ comment: inout OpenStepScanner) {
    comment.forEachEntry(isInside: true) { comment, name in
      guard let text = comment.string() else { return }
      if comment.spells(name, "ObjectID"), comment.text(text) == id { commentRange = text.range }
      if comment.spells(name, "Class") { element = Syntax.element(ofClass: comment.text(text)) }
      if comment.text(name) == property { base = comment.text(text) }
    }
  }
}

extension OpenStepScanner {
  /// The text of the comment that ends right before an offset; nil if there is none after `start`.
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
