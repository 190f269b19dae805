import Text

/// The outline of a storyboard or xib. In a damaged file, the text around the damage still counts.
package func interfaceOutline(of bytes: Span<UInt8>) -> InterfaceOutline {
  bytes.withUnsafeBufferPointer { wholeOutline(of: $0, after: nil) }
}

/// - Parameter previous: The outline before an edit, whose size determines the memory that is reserved.
func wholeOutline(
  of buffer: UnsafeBufferPointer<UInt8>, after previous: InterfaceOutline?
) -> InterfaceOutline {
  var outline = readOutline(of: buffer, after: previous)
  if outline.problems.contains(where: { $0.kind == .archive || $0.kind == .compiled }) {
    outline.unreadText = Array(buffer)
  }
  return outline
}

private func readOutline(
  of buffer: UnsafeBufferPointer<UInt8>, after previous: InterfaceOutline?
) -> InterfaceOutline {
  guard let base = buffer.baseAddress, !isBlank(buffer) else {
    return InterfaceOutline(
      problems: [Problem(.malformed, ByteRange(0, 0), "the file is empty; restore or remove it")])
  }
  if compiledMarks.contains(where: { buffer.starts(with: $0) }) {
    return InterfaceOutline(problems: [compiled(ByteRange(0, 4))])
  }
  if let replacement = replacements.first(where: { buffer.starts(with: $0.mark) }) {
    return InterfaceOutline(problems: [Problem(replacement.kind, ByteRange(0, 7), replacement.description)])
  }
  let encoding = XMLEncoding(of: buffer.span)
  if case .other(let name) = encoding {
    return InterfaceOutline(
      problems: [
        Problem(
          .unread, ByteRange(0, 2), "the file is encoded as \(name), which is not read; save it as UTF-8")
      ])
  }
  var scanner = XMLScanner(base, count: buffer.count, from: lengthOfMark(buffer))
  scanner.isLatin1 = encoding == .latin1
  var reader = InterfaceReader(scanner: scanner, previous)
  reader.read()
  if !reader.isForeign {
    reader.outline.problems +=
      reader.scanner.problems + unreadableBytes(buffer, isLatin1: encoding == .latin1)
  }
  reader.outline.problems.sort { $0.range.lower < $1.range.lower }
  return reader.outline
}

/// The first bytes of compiled nibs: a binary property list, the format of iOS, and the oldest format.
private let compiledMarks = ["bplist", "NIBArchive", "\u{4}\u{B}streamtyped", "\u{4}\u{B}typedstream"].map {
  Array($0.utf8)
}

/// The files that filters of Git leave in place of a document, by their first bytes.
private let replacements: [(mark: [UInt8], kind: Problem.Kind, description: String)] = [
  (
    Array("version https://git-lfs.github.com/".utf8), .pointer,
    "a pointer of Git LFS, without the document; 'git lfs pull' fetches it"
  ),
  (
    Array("\0GITCRYPT\0".utf8), .encrypted,
    "a document that git-crypt has encrypted; 'git-crypt unlock' decrypts it"
  ),
]

/// The description of what a filter of Git leaves in place of a document; nil for other texts.
package func replacement(in text: [UInt8]) -> String? {
  replacements.first { text.starts(with: $0.mark) }?.description
}

func compiled(_ range: ByteRange) -> Problem {
  Problem(.compiled, range, "a compiled nib is not read; what it connects is not known")
}

/// Whether a file contains only a byte-order mark, spaces and line breaks.
private func isBlank(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
  buffer[lengthOfMark(buffer)...].allSatisfy(isSpace)
}
