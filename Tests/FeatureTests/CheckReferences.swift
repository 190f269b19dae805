import Analysis
import Index
import TestSupport
import Testing
import Text

/// A circle precedes every place that has to do with the symbol's name: 🟢 certain, 🔵 certain and binding at once, 🟡
/// possible, 🟠 possible text of Objective-C, 🔴 a word in a comment or string, ⚪️ untouched. A place without a circle must
/// be untouched, too.
///
/// - Parameter name: `Class.member`, `Class.method(_:)` or `Class`.
func checkReferences(to name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let fixture = Fixture(text)
  let query = fixture.query
  guard let symbol = symbol(named: name, query) else {
    Issue.record("no symbol \(name)", sourceLocation: sourceLocation)
    return
  }
  #expect(fixture.marks.allSatisfy { $0.file.raw >= 0 }, sourceLocation: sourceLocation)
  for raw in fixture.snapshot.files.indices {
    let file = FileID(raw: Int32(raw))
    let text = fixture.text(file) ?? []
    var found: [Int: Character] = [:]
    let references = text.withSpan {
      query.swiftReferences(to: symbol, in: file, text: $0)
    }
    for use in references.uses { found[use.range.lower] = circle(of: use) }
    for mention in references.mentions { found[mention.range.lower] = "🔴" }
    var expected: [Int: Character] = [:]
    for mark in fixture.marks where mark.file == file { expected[mark.offset] = mark.symbol }
    for offset in Set(expected.keys).union(found.keys).sorted() {
      let wanted = expected[offset] ?? "⚪"
      let got = found[offset] ?? "⚪"
      guard wanted != got else { continue }
      let location = Location(file: file, range: ByteRange(offset, offset + symbol.name.utf8.count))
      Issue.record(
        "\(fixture.show(location)): expected \(wanted), found \(got): \(line(of: offset, in: text))",
        sourceLocation: sourceLocation)
    }
  }
}

private func line(of offset: Int, in text: [UInt8]) -> String {
  let lower = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  let upper = text[offset...].firstIndex(of: 0x0A) ?? text.count
  return String(decoding: text[lower..<upper], as: UTF8.self)
}

private func circle(of reference: CodeReference) -> Character {
  switch (reference.form, reference.certainty) {
  case (.name, .certain): "🟢"
  case (.name, .possible): "🟡"
  case (.shorthandBinding, .certain): "🔵"
  case (.objcText, .possible): "🟠"
  default: "❌"
  }
}

/// The first declaration of that name; a method by its labels where they are given.
func symbol(named name: String, _ query: Query) -> RelatedDeclarations? {
  for raw in query.snapshot.files.indices {
    let file = FileID(raw: Int32(raw))
    for (index, type) in (query.snapshot.code(file)?.types ?? []).enumerated() {
      let id = TypeID(file: file, index: index)
      if type.name == name, type.kind == .class { return query.related(to: id) }
      for (position, member) in query.snapshot.readMembers(of: id).enumerated() {
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let full = member.kind == .method ? "\(member.name)(\(labels))" : member.name
        guard name == "\(type.name).\(full)" else { continue }
        return query.related(to: MemberID(type: id, index: position))
      }
    }
  }
  return nil
}
