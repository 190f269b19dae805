import Syntax
import SyntaxFacts
import Testing

@Test(arguments: swiftFiles(in: "Fixtures")) func namesAgreeOnFixture(path: String) throws {
  try checkNames(path)
}

@Test(arguments: swiftFiles(in: "../../Sources/Analysis")) func namesAgreeOnOwnSource(path: String) throws {
  try checkNames(path)
}

/// Some names that occur in every role, and all members and types of the file.
private func checkNames(_ path: String, location: SourceLocation = #_sourceLocation) throws {
  let bytes = try bytes(of: path)
  var names: Set = [
    "name", "error", "newValue", "oldValue", "index", "other", "value", "text", "result", "Login",
  ]
  let outline = bytes.withSpan { swiftOutline(of: $0) }
  names.formUnion(outline.members.joined().map(\.name))
  for type in outline.types {
    names.formUnion(type.name.split(separator: ".").map(String.init))
  }
  // Keywords and operators are not names to swift-syntax.
  names = names.filter { $0 != "init" && $0.first?.isLetter == true && $0.utf8.allSatisfy { $0 < 0x80 } }
  let parsed = try #require(parsedUses(of: names, in: bytes), "\(path) is no valid Swift")
  let scanned = scannedUses(of: names, in: bytes)
  for offset in Set(parsed.keys).union(scanned.keys).sorted() where parsed[offset] != scanned[offset] {
    // A keyword.
    if parsed[offset] == nil, scanned[offset] == .other { continue }
    let line = bytes.prefix(offset).count { $0 == 10 } + 1
    let (ours, theirs) = (scanned[offset]?.description ?? "none", parsed[offset]?.description ?? "none")
    Issue.record(
      "\(path):\(line): byte \(offset): ours=\(ours) swift-syntax=\(theirs)", sourceLocation: location)
  }
}
