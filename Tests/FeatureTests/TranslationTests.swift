import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Text
import Workspace

private let document = #"""
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <label id="Lbl-aa-001" text="Log In"/>
  </objects></document>
  """#

private let before = #"""

  /* Class = "UILabel"; text = "Log In"; ObjectID = "Old-aa-001"; */
  "Old-aa-001.text" = "Anmelden 🙂";

  /* Class = "UILabel"; text = "Gone"; ObjectID = "Old-aa-002"; */
  "Old-aa-002.text" = "Weg ü";

  """#

private let after = #"""

  /* Class = "UILabel"; text = "Log In"; ObjectID = "Lbl-aa-001"; */
  "Lbl-aa-001.text" = "Anmelden 🙂";

  """#

private func utf16(_ text: String, isBig: Bool) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    return isBig ? bytes.reversed() : bytes
  }
}

@Test(
  arguments: [
    { Array($0.utf8) }, { utf16($0, isBig: true) }, { utf16($0, isBig: false) },
    { Array($0.replacing("\n", with: "\r\n").utf8) },
  ] as [@Sendable (String) -> [UInt8]])
func fixesOfTablesKeepTheirEncoding(_ encode: @Sendable (String) -> [UInt8]) throws {
  #expect(try fixed(encode(before), at: "de.lproj/Main.strings") == encode(after))
}

/// A table beside the document, with the fixes of what is found in it.
private func fixed(_ table: [UInt8], at path: String) throws -> [UInt8] {
  let files = [
    try #require(sourceFile("Main.xib", Array(document.utf8))), try #require(sourceFile(path, table)),
  ]
  let file = FileID(raw: 1)
  var bytes = table
  for code in ["lost-translation", "stale-translation"] {
    let texts = Texts { [bytes] in $0 == file ? bytes : Array(document.utf8) }
    let query = Query(Snapshot(files: files), texts: texts)
    let found = query.diagnostics(of: file)
    let finding = try #require(found.first { $0.code.rawValue == code })
    let actions = query.codeActions(in: finding.range, of: file, diagnostics: found)
    let action = try #require(actions.first { $0.fixes.contains { $0.code == finding.code } })
    if path.hasSuffix(".strings") {
      #expect(LineTable(bytes).lineAndColumn(of: finding.range.lower).column == 2)
    }
    bytes = bytes.applying(action.edits[0].edits)
  }
  return bytes
}

@Test func fixesLeaveAStringCatalogWhole() throws {
  let texts = #""localizations" : { "de" : { "stringUnit" : { "value" : "Anmelden" } } }"#
  let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Old-aa-000.text" : {},
        "Old-aa-001.text" : { "comment" : "Class = \"UILabel\"; text = \"Log In\"; ObjectID = \"Old-aa-001\";", TEXTS },
        "Old-aa-002.text" : { TEXTS },
        "Old-aa-003.text" : {}
      },
      "version" : "1.0"
    }
    """#.replacing("TEXTS", with: texts)
  let expected = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Lbl-aa-001.text" : { "comment" : "Class = \"UILabel\"; text = \"Log In\"; ObjectID = \"Lbl-aa-001\";", TEXTS }
      },
      "version" : "1.0"
    }
    """#.replacing("TEXTS", with: texts)
  let result = try fixed(Array(catalog.utf8), at: "mul.lproj/Main.xcstrings")
  #expect(String(decoding: result, as: UTF8.self) == expected)
}

@Test func keysLeadToTheirObjects() {
  let fixture = #"""
    -- Base.lproj/Main.storyboard --
    <viewController id="Vcn-tr-001"><label id="1️⃣Lbl-aa-001" text="Log In"/></viewController>
    -- de.lproj/Main.strings --
    "2️⃣Lbl-aa-001.text" = "Anmelden";
    -- fr.lproj/Main.strings --
    "3️⃣Lbl-aa-001.text" = "Connexion";
    """#
  checkDefinition(fixture, from: 2, to: [1])
  checkReferences(fixture, from: [1, 2], are: [2, 3], declared: [1])
  checkHover(fixture, at: 2, is: "**Log In** `UILabel`\n\nin View Controller, Main.storyboard")
}
