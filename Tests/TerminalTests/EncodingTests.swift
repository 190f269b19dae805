import TestSupport
import Testing

// Interface files in other encodings than UTF-8, which Interface Builder reads by what they declare.

private func xib(
  _ encoding: String, customClass: String = "Login", outlet: String = "titel", label: String = "x"
) -> String {
  """
  <?xml version="1.0" encoding="\(encoding)"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(customClass)" customModuleProvider="target">
  <connections><outlet property="view" destination="v" id="c2"/></connections></placeholder>
  <view id="v"><subviews><label id="l" text="\(label)"/></subviews></view>
  <customObject id="o" userLabel="\(label)" customClass="\(customClass)" customModuleProvider="target"><connections><outlet property="\(outlet)" destination="l" id="c1"/></connections></customObject>
  </objects></document>

  """
}

private func latin1(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

private func swift(_ customClass: String = "Login", outlet: String = "titel") -> String {
  "class \(customClass): UIViewController { @IBOutlet var \(outlet): UILabel!; let nib = \"A\" }"
}

private func check(_ bytes: [UInt8], _ code: String = swift()) throws -> CheckOutput {
  try CheckOutput(
    runInMemory(["--check", "--format=json"], ["/app/Login.swift": code], bytes: ["/app/A.xib": bytes]).bytes)
}

private func utf16(_ text: String) -> [UInt8] {
  [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

@Test(arguments: ["ISO-8859-1", "iso-8859-1", "US-ASCII", "windows-1252", "UTF-16"])
func whatIsPlainASCIIIsReadWhateverItDeclares(_ encoding: String) throws {
  #expect(try check(latin1(xib(encoding))).findings.isEmpty)
  #expect(try check(latin1(xib(encoding, outlet: "titl"))).findings.map(\.code) == ["dangling-outlet"])
}

@Test(arguments: ["Straße", "ðÿ Ã©", "\u{80}\u{9F}"])
func latin1IsReadAsSuch(_ label: String) throws {
  #expect(try check(latin1(xib("ISO-8859-1", label: label))).findings.isEmpty)
  let bytes = latin1(xib("ISO-8859-1", outlet: "titl", label: label))
  let finding = try #require(check(bytes).findings.first)
  #expect(finding.code == "dangling-outlet")
  // The finding is after the label, on its line.
  let start = bytes[..<finding.offset].lastIndex(of: 0x0A) ?? 0
  #expect(finding.line == 6)
  #expect(finding.column == finding.offset - start)
  #expect(Array(bytes[finding.offset..<finding.offset + finding.length]) == Array("titl".utf8))
}

@Test func namesInLatin1AreThoseOfTheCode() throws {
  let code = swift("Größe", outlet: "größe")
  #expect(try check(latin1(xib("ISO-8859-1", customClass: "Größe", outlet: "größe")), code).findings.isEmpty)
  let found = try check(latin1(xib("ISO-8859-1", customClass: "Größe", outlet: "größ")), code).findings
  #expect(found.map(\.message) == ["Größe has no outlet 'größ'; did you mean 'größe'?"])
}

@Test(arguments: [
  ("UTF-16", utf16(xib("UTF-16", label: "é"))),
  ("windows-1252", latin1(xib("windows-1252", label: "\u{80}"))),
  ("macintosh", latin1(xib("macintosh", label: "\u{8A}"))),
])
func otherEncodingsAreNamedAndNotRead(_ encoding: String, _ bytes: [UInt8]) throws {
  let found = try check(bytes).findings
  #expect(found.map(\.severity) == ["information"])
  #expect(
    found.map(\.message) == ["the file is encoded as \(encoding), which is not read; save it as UTF-8"])
}

@Test func nothingIsConcludedFromADocumentThatIsNotRead() throws {
  let run = runInMemory(
    ["--check", "--format=json"],
    ["/app/Login.swift": swift(), "/app/B.xib": xib("UTF-8", outlet: "view")],
    bytes: ["/app/A.xib": utf16(xib("UTF-16"))])
  #expect(try CheckOutput(run.bytes).findings.map(\.code) == ["malformed-interface"])
}

/// Neither is right then, and Interface Builder refuses it, too.
@Test(arguments: ["UTF-8", "US-ASCII"]) func whatIsNotWhatItDeclaresIsDamaged(_ encoding: String) throws {
  let found = try check(latin1(xib(encoding, label: "ß"))).findings
  #expect(found.map(\.severity) == ["error"])
}

// MARK: Renaming

private func rename(_ symbol: String, _ name: String, _ bytes: [UInt8], _ code: String = swift()) -> Run {
  runInMemory(["--rename", symbol, name], ["/app/Login.swift": code], bytes: ["/app/A.xib": bytes])
}

@Test func aRenameLeavesTheOtherBytesOfLatin1Alone() {
  let run = rename("Login.titel", "neu", latin1(xib("ISO-8859-1", label: "ß")))
  #expect(run.code == 0)
  let added = run.bytes.split(separator: 0x0A).filter { $0.starts(with: Array("+<".utf8)) }
  #expect(added.count == 1)
  #expect(added.first?.contains(0xDF) == true)
}

@Test(arguments: [
  ("Login.titel", "größe", latin1(xib("ISO-8859-1", label: "ß")), swift()),
  ("Login.titel", "größe", latin1(xib("windows-1252")), swift()),
  (
    "Größe.größe", "neu", latin1(xib("ISO-8859-1", customClass: "Größe", outlet: "größe")),
    swift("Größe", outlet: "größe")
  ),
  (
    "Größe", "Neu", latin1(xib("ISO-8859-1", customClass: "Größe", outlet: "größe")),
    swift("Größe", outlet: "größe")
  ),
  ("Login.größe", "neu", latin1(xib("macintosh", outlet: "größe")), swift(outlet: "größe")),
  ("Login.titel", "neu", utf16(xib("UTF-16")), swift()),
])
func aRenameRefusesWhatItCannotWrite(_ symbol: String, _ name: String, _ bytes: [UInt8], _ code: String) {
  let run = rename(symbol, name, bytes, code)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error.contains("A.xib"))
}
