import TestSupport
import Testing

@testable import Server

/// A line that comes and goes in code alters what a check of the same text alters: it may declare a class, use a name of another
/// file, or refute a finding anywhere.
@Test func everyCaseIsJudgedAfterEditsOfCodeAsInABatch() throws {
  try expectAgreement(afterEditsOf: [".swift", ".m", ".h"], ofEvery: 32)
}

/// A line that comes and goes in a document, a property list or a project alters what a check of the same text alters. Without the
/// line, the document may be damaged, and silent about names that others use.
@Test func everyCaseIsJudgedAfterEditsOfDocumentsAsInABatch() throws {
  try expectAgreement(afterEditsOf: [".storyboard", ".xib", ".plist", ".pbxproj"], ofEvery: 16)
}

/// - Parameter stride: One line in so many is left out; all of them take minutes.
private func expectAgreement(afterEditsOf extensions: [String], ofEvery stride: Int) throws {
  var (count, decisive) = (0, 0)
  for (number, example) in Case.all.enumerated() {
    let fixture = example.read
    let findings = lines(try batchFindings(in: fixture))
    for file in fixture.files where extensions.contains(where: file.path.hasSuffix) {
      guard fixture.absolutePath(file).hasPrefix(fixtureRoot + "/") else { continue }
      let written = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let named = written.indices.filter { written[$0].contains { $0.isLetter } }
      for line in named where isInSample(line + number, oneIn: stride) {
        var lacking = written
        // Everything else keeps its place.
        lacking[line] = ""
        let editor = Editor(of: file, in: fixture, lacking.joined(separator: "\n"))
        let before = editor.findings()
        editor.change(to: file.text)
        #expect(editor.findings() == findings, "\(example.name), \(file.path): \(written[line])")
        editor.change(to: lacking.joined(separator: "\n"))
        #expect(editor.findings() == before, "\(example.name), \(file.path) without \(written[line])")
        count += 1
        if before != findings { decisive += 1 }
      }
    }
  }
  #expect(count > 200 && decisive > 50)
}

/// An editor in which one file is open, whose text on the disk is empty.
private final class Editor {
  private let client = Client()
  private let file: Fixture.File
  private let fixture: Fixture
  private var version = 1

  init(of file: Fixture.File, in fixture: Fixture, _ text: String) {
    (self.file, self.fixture) = (file, fixture)
    client.environment = fixture.environment(emptying: [file.path])
    client.start(capabilities: ["textDocument": ["diagnostic": [:]]], folders: [fixtureRoot])
    client.open(fixture.absolutePath(file), text)
  }

  func change(to text: String) {
    version += 1
    client.change(fixture.absolutePath(file), to: text, version: version)
    // The findings of a document that is being edited are not summed up.
    let uri = "file://" + fixture.absolutePath(file)
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
  }

  func findings() -> [String] {
    let found = fixture.findings(in: client.pullWorkspace(), encoding: "utf-16")
    // Only a server knows that a name was another one before.
    return lines(found.filter { !$0.message.contains("; rename it there") })
  }
}
