import SyntaxFacts
import Testing

@Test(arguments: swiftFiles(in: "Fixtures"))
func namesInCallsAgree(path: String) throws {
  let bytes = try bytes(of: path)
  let parsed = try #require(NameCalls(parsing: bytes), "\(path) is no valid Swift")
  let scanned = NameCalls.scanned(in: bytes)
  #expect(parsed.names.subtracting(scanned).sorted() == [], "\(path): names to swift-syntax alone")
  #expect(parsed.others.intersection(scanned).sorted() == [], "\(path): names to the reader alone")
}

/// Both could miss the same call.
@Test func namesInCallsAreFound() throws {
  let bytes = try bytes(of: try #require(swiftFiles(in: "Fixtures").first { $0.hasSuffix("/calls.swift") }))
  let marked = bytes.indices.filter { bytes[$0...].starts(with: "name-".utf8) }
  #expect(marked.count == 31)
  #expect(try #require(NameCalls(parsing: bytes)).names.sorted() == marked)
  #expect(NameCalls.scanned(in: bytes).sorted() == marked)
}
