import Analysis
import Index
import Testing
import Text

/// Swift files in one string, `-- path --` before each. A mark stands before every place that has to do with the
/// symbol's name: 🟢 certain, 🔵 certain and binding at once, 🟡 possible, 🟠 possible text of Objective-C, 🔴 a
/// word in a comment or string, ⚪️ untouched. A place without a mark must be untouched, too.
///
/// - Parameter name: `Class.member`, `Class.method(_:)` or `Class`.
func checkReferences(to name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let (plain, expected) = marks(in: text)
  let fixture = Fixture(plain)
  let resolver = fixture.resolver
  guard let symbol = symbol(named: name, resolver) else {
    Issue.record("no symbol \(name)", sourceLocation: sourceLocation)
    return
  }
  var found: [Place: Unicode.Scalar] = [:]
  for raw in fixture.paths.indices {
    let file = FileID(raw: Int32(raw))
    let text = fixture.texts[raw]
    let references = text.withSpan { swiftReferences(to: symbol, in: file, text: $0, resolver) }
    for reference in references {
      found[Place(file: raw, offset: reference.range.lower)] = mark(of: reference)
    }
  }
  for place in Set(expected.keys).union(found.keys).sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }
  ) {
    let wanted = expected[place] ?? "⚪"
    let got = found[place] ?? "⚪"
    guard wanted != got else { continue }
    let location = Location(
      file: FileID(raw: Int32(place.file)),
      range: ByteRange(place.offset, place.offset + symbol.name.utf8.count))
    let line = line(of: place.offset, in: fixture.texts[place.file])
    Issue.record(
      "\(fixture.show(location)): expected \(wanted), found \(got): \(line)", sourceLocation: sourceLocation)
  }
}

private struct Place: Hashable {
  var file: Int
  var offset: Int
}

private func line(of offset: Int, in text: [UInt8]) -> String {
  let lower = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  let upper = text[offset...].firstIndex(of: 0x0A) ?? text.count
  return String(decoding: text[lower..<upper], as: UTF8.self)
}

private func mark(of reference: CodeReference) -> Unicode.Scalar {
  switch (reference.form, reference.certainty) {
  case (.name, .certain): "🟢"
  case (.name, .possible): "🟡"
  case (.shorthandBinding, .certain): "🔵"
  case (.objcText, .possible): "🟠"
  case (.word, .possible): "🔴"
  default: "❌"
  }
}

private func marks(in text: String) -> (plain: String, marks: [Place: Unicode.Scalar]) {
  let all: Set<Unicode.Scalar> = ["🟢", "🔵", "🟡", "🟠", "🔴", "⚪"]
  var result: [Place: Unicode.Scalar] = [:]
  var lines: [String] = []
  var file = -1
  var offset = 0
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("-- "), line.hasSuffix(" --") {
      file += 1
      offset = 0
      lines.append(String(line))
      continue
    }
    var plain = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar != "\u{FE0F}" {
      if all.contains(scalar) {
        result[Place(file: file, offset: offset)] = scalar
      } else {
        plain.append(scalar)
        offset += String(scalar).utf8.count
      }
    }
    lines.append(String(plain))
    offset += 1
  }
  return (lines.joined(separator: "\n"), result)
}

/// The first declaration of that name; a method by its labels where they are given.
func symbol(named name: String, _ resolver: Resolver) -> RelatedDeclarations? {
  for raw in resolver.snapshot.files.indices {
    let file = FileID(raw: Int32(raw))
    for (index, type) in (resolver.snapshot.code(file)?.types ?? []).enumerated() {
      let id = TypeID(file: file, index: index)
      if type.name == name, type.kind == .class { return resolver.related(to: id) }
      for (position, member) in resolver.snapshot.readMembers(of: id).enumerated() {
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let full = member.kind == .method ? "\(member.name)(\(labels))" : member.name
        guard name == "\(type.name).\(full)" else { continue }
        return resolver.related(to: MemberID(type: id, index: position))
      }
    }
  }
  return nil
}
