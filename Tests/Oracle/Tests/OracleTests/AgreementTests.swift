import Foundation
import Syntax
import SyntaxFacts
import Testing

private let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Test(arguments: swiftFiles(in: "Fixtures")) func scannerAgreesOnFixture(path: String) throws {
  let bytes = try bytes(of: path)
  #expect(!SyntaxFacts(of: bytes).hasError, "\(path) is no valid Swift")
  checkAgreement(bytes, path)
}

@Test(arguments: swiftFiles(in: "../../Sources")) func scannerAgreesOnOwnSource(path: String) throws {
  checkAgreement(try bytes(of: path), path)
}

@Test(arguments: ["\r\n", "\r"]) func scannerAgreesOnOtherLineEnds(lineEnd: String) throws {
  for path in swiftFiles(in: "Fixtures") {
    let text = String(decoding: try bytes(of: path), as: UTF8.self)
    checkAgreement(
      Array(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: lineEnd).utf8), path)
  }
}

@Test(arguments: ["\u{FEFF}", "#!/usr/bin/env swift {\n", "\u{FEFF}#!/usr/bin/swift \"\n"])
func scannerAgreesBehind(prefix: String) throws {
  for path in swiftFiles(in: "Fixtures") {
    checkAgreement(Array(prefix.utf8) + (try bytes(of: path)), path)
  }
}

/// Each change alone must be found, in the field it was made in.
@Test func comparisonFindsEveryChange() {
  let bytes = Array(
    """
    @objc(B) class A: C { @objc(e:) func d(_ f: Int) -> Int { 1 } }
    class G { var h: Int }
    typealias I = J
    """.utf8)
  let oracle = SyntaxFacts(of: bytes).outline
  #expect(differences(scanner: oracle, oracle: oracle) == [])

  func check(_ field: String, _ change: (inout CodeOutline) -> Void) {
    var altered = oracle
    change(&altered)
    #expect(differences(scanner: altered, oracle: oracle).map(\.field) == [field])
  }
  check("type") {
    $0.types.removeLast()
    $0.members.removeLast()
  }
  check("alias") { $0.aliases.removeAll() }
  check("order of type entries") {
    $0.types.reverse()
    $0.members.reverse()
  }
  check("order of type entries") {
    $0.types.append($0.types[1])
    $0.members.append($0.members[1])
  }
  check("kind of A") { $0.types[0].kind = .actor }
  check("name of A") { $0.types[0].name = "a" }
  check("nameRange of A") { $0.types[0].nameRange.upper += 1 }
  check("range of A") { $0.types[0].range.upper += 1 }
  check("bodyRange of A") { $0.types[0].bodyRange.lower += 1 }
  check("inherits of A") { $0.types[0].inherits[0].text = "c" }
  check("inherits ranges of A") { $0.types[0].inherits[0].range.upper += 1 }
  check("attributes of A") { $0.types[0].attributes.removeAll() }
  check("objcName of A") { $0.types[0].objcName = nil }
  check("generic of A") { $0.types[0].flags.insert(.generic) }
  check("other flags of A") { $0.types[0].flags.formUnion(.init(rawValue: 1 << 15)) }
  check("member of A") { $0.members[0].removeAll() }
  check("kind of d") { $0.members[0][0].kind = .property }
  check("name of d") { $0.members[0][0].name = "D" }
  check("nameRange of d") { $0.members[0][0].nameRange.upper += 1 }
  check("start of d") { $0.members[0][0].start += 1 }
  check("type of d") { $0.members[0][0].type = nil }
  check("labels of d") { $0.members[0][0].parameters[0].label = "f" }
  check("parameter types of d") { $0.members[0][0].parameters[0].type = "int" }
  check("selector of d") { $0.members[0][0].selector = "d:" }
  check("objcName of d") { $0.members[0][0].objcName = nil }
  check("returnsValue of d") { $0.members[0][0].flags.remove(.returnsValue) }
  check("other flags of d") { $0.members[0][0].flags.formUnion(.init(rawValue: 1 << 31)) }
  check("target of I") { $0.aliases[0].target = "j" }
}

private func checkAgreement(_ bytes: [UInt8], _ path: String, location: SourceLocation = #_sourceLocation) {
  let outline = bytes.withSpan { swiftOutline(of: $0) }
  let facts = SyntaxFacts(of: bytes)
  for difference in differences(scanner: outline, oracle: facts.outline) {
    let line = bytes.prefix(difference.offset).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 10 || $0 == 13 }
    ).count
    Issue.record(
      "\(path):\(line): \(difference.field): scanner=\(difference.scanner) oracle=\(difference.oracle)",
      sourceLocation: location)
  }
}

/// Paths below the package, so that a failure names the file shortly.
func swiftFiles(in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
  return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    .map { folder + "/" + $0 }
}

func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: package.appending(path: path)))
}
