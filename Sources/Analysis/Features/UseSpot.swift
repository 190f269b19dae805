import Index
import Syntax
import Text

/// The same with what Swift only uses there: a member that documents connect or could connect, a class that they
/// use. A use counts where it is proved; it is answered for as its declaration is.
func spot(at offset: Int, in file: FileID, texts: TextSource, _ resolver: Resolver) -> Spot? {
  if let spot = spot(at: offset, in: file, resolver) { return spot }
  guard resolver.snapshot.code(file)?.language == .swift, let text = texts(file) else { return nil }
  let range = wordRange(around: offset, in: text)
  guard let content = resolver.use(at: offset, in: file, text, range) else { return nil }
  return Spot(range: range, content: content)
}

extension Resolver {
  fileprivate func use(
    at offset: Int, in file: FileID, _ text: [UInt8], _ range: ByteRange
  ) -> Spot.Content? {
    let word = text[range.lower..<range.upper].filter { $0 != backtick }
    // Bodies are read only for words that can be ours, since editors ask about every word.
    guard mayConcernDocuments(String(decoding: word, as: UTF8.self)),
      let symbol = text.withSpan({ symbol(at: offset, in: file, text: $0, self) })
    else { return nil }
    if let type = symbol.types.sorted().first { return isUsedByDocuments(type) ? .type(type) : nil }
    let members = symbol.members.sorted()
    let found =
      members.first { !references(to: $0).isEmpty }
      ?? members.first { snapshot.member($0).map(isForInterfaceBuilder) == true }
    return found.map { .member($0) }
  }

  /// Whether a member that documents could connect or a class that they use has this name.
  private func mayConcernDocuments(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    let nameIndex = snapshot.nameIndex
    return !nameIndex.members.outletsAndActions[MentionedName(name).key, default: []].isEmpty
      || !nameIndex.members.inspectablesAndSegueActions[name, default: []].isEmpty
      || !nameIndex.documents.byKey[name, default: []].isEmpty
      || !nameIndex.documents.byKey[name + ":", default: []].isEmpty
      || nameIndex.types.byName[name, default: []].contains(where: isUsedByDocuments)
  }

  func isUsedByDocuments(_ id: TypeID) -> Bool {
    !references(to: id).isEmpty || !plistReferences(to: id).isEmpty
  }
}

private let backtick = UInt8(ascii: "`")

/// Backticks included.
private func wordRange(around offset: Int, in text: [UInt8]) -> ByteRange {
  func isWord(_ byte: UInt8) -> Bool {
    Ascii.isWordByte(byte) && byte != UInt8(ascii: "$") || byte == backtick
  }
  var lower = min(max(offset, 0), text.count)
  var upper = lower
  while lower > 0, isWord(text[lower - 1]) { lower -= 1 }
  while upper < text.count, isWord(text[upper]) { upper += 1 }
  return ByteRange(lower, upper)
}
