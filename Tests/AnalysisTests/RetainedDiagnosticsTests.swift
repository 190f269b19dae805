import Index
import Syntax
import TestSupport
import Testing
import Text
import Workspace

@testable import Analysis

/// Of a document in which connections are edited one after the other, what is kept and what is judged anew make what is
/// found in the whole: for each name and end of each connection of every case, put in the place of one another.
@Test(arguments: 0..<shares)
func whatIsKeptOfAnEditedDocumentIsWhatIsFoundInTheWhole(share: Int) throws {
  var count = 0
  for (number, example) in Case.all.enumerated() where number % shares == share {
    let fixture = example.read
    let environment = fixture.environment()
    let loaded = try LoadedWorkspace(root: fixtureRoot, in: environment)
    for file in loaded.snapshot.nameIndex.documents.all.sorted() {
      guard let source = loaded.snapshot[file] else { continue }
      let bytes = try environment.files.read(loaded.root + "/" + source.path)
      guard var edited = EditedDocument(file, bytes, loaded.snapshot) else { continue }
      for index in edited.outline.connections.indices {
        for place in edited.places(ofConnection: index).indices {
          let old = edited.text(at: place, ofConnection: index)
          for new in ["x", edited.someOtherText(than: old, at: place), old] {
            edited.replace(place, ofConnection: index, by: new)
            // A server does not look after each edit.
            if (index + place) % 3 == 0 || new == old { count += edited.judge(example.name) }
          }
        }
      }
    }
  }
  // Else nothing was kept, and the comparison compared nothing.
  #expect(count > 100)
}

/// Kept findings are those of the whole after edits of texts and titles, by which messages identify objects: each becomes
/// another text and then its own.
@Test(arguments: 0..<shares)
func whatIsKeptWhereATextIsEditedIsWhatIsFoundInTheWhole(share: Int) throws {
  var count = 0
  for (number, example) in Case.all.enumerated() where number % shares == share {
    let environment = example.read.environment()
    let loaded = try LoadedWorkspace(root: fixtureRoot, in: environment)
    for file in loaded.snapshot.nameIndex.documents.all.sorted() {
      guard let source = loaded.snapshot[file] else { continue }
      let bytes = try environment.files.read(loaded.root + "/" + source.path)
      guard var edited = EditedDocument(file, bytes, loaded.snapshot) else { continue }
      for index in 0..<edited.labels.count {
        let old = edited.labels[index]
        let text = String(decoding: edited.bytes[old.lower..<old.upper], as: UTF8.self)
        for new in ["Other", text] {
          edited.replace(edited.labels[index], by: new)
          if edited.kept != nil { count += 1 }
          _ = edited.judge(example.name)
        }
      }
    }
  }
  #expect(count > 0)
}

/// A finding says by which text its object is known, which an edit of the text alters.
@Test func aFindingFollowsTheTextOfItsObject() throws {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v" title="View"><subviews>
    <label id="l" text="Hi" customClass="Gone"/></subviews></view></objects></document>
    """
  let bytes = Array(text.utf8)
  let code = try #require(sourceFile("A.swift", Array("import UIKit".utf8)))
  let document = try #require(sourceFile("A.xib", bytes))
  var edited = try #require(EditedDocument(FileID(raw: 1), bytes, Snapshot(files: [code, document])))
  let label = try #require(edited.labels.last)
  #expect(edited.kept?.singles.findings.map(\.subject?.label) == ["Hi"])
  edited.replace(label, by: "Hello")
  #expect(edited.kept?.singles.findings.map(\.subject?.label) == ["Hello"])
  _ = edited.judge("the text of a label")
}

private let shares = 8

private struct EditedDocument {
  let file: FileID
  var bytes: [UInt8]
  var snapshot: Snapshot
  var kept: RetainedDiagnostics?

  init?(_ file: FileID, _ bytes: [UInt8], _ snapshot: Snapshot) {
    guard snapshot.interface(file) == bytes.withSpan(interfaceOutline(of:)) else { return nil }
    self.file = file
    self.bytes = bytes
    self.snapshot = snapshot
    kept = RetainedDiagnostics(shown: [], singles: Judge(Query(snapshot)).singles(in: file))
  }

  var outline: InterfaceOutline { snapshot.interface(file) ?? InterfaceOutline() }

  func places(ofConnection index: Int) -> [ByteRange] {
    let connection = outline.connections[index]
    return [
      connection.nameRange, connection.destinationRange, connection.unwindActionRange,
      connection.creationSelectorRange, connection.segueClassRange,
    ].compactMap { $0 }.filter { bytes[$0.lower] != UInt8(ascii: "<") }
  }

  func text(at place: Int, ofConnection index: Int) -> String {
    let range = places(ofConnection: index)[place]
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func someOtherText(than text: String, at place: Int) -> String {
    for index in outline.connections.indices where places(ofConnection: index).indices.contains(place) {
      let other = self.text(at: place, ofConnection: index)
      if other != text { return other }
    }
    return "viewDidLoad"
  }

  mutating func replace(_ place: Int, ofConnection index: Int, by text: String) {
    replace(places(ofConnection: index)[place], by: text)
  }

  /// The values of attributes from which objects have their labels.
  var labels: [ByteRange] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.matches(of: /\b(?:text|title|userLabel)="([^"<&]+)"/).map {
      let value = $0.output.1
      return ByteRange(
        text.utf8.distance(from: text.startIndex, to: value.startIndex),
        text.utf8.distance(from: text.startIndex, to: value.endIndex))
    }
  }

  mutating func replace(_ range: ByteRange, by text: String) {
    let oldBytes = bytes
    bytes.replaceSubrange(range.lower..<range.upper, with: text.utf8)
    guard let old = snapshot[file] else { return }
    let before = outline
    let source = SourceFile(
      path: old.path, isDependency: old.isDependency, facts: .interface(of: bytes)
    )
    let change = snapshot.change(file, to: source)
    snapshot = snapshot.applying([change])
    kept = kept?.following(change, of: before, TextChange(from: oldBytes, to: bytes))
  }

  /// - Returns: How many connections were judged apart from the others.
  mutating func judge(_ name: String) -> Int {
    let query = Query(snapshot)
    let whole = Judge(query).singles(in: file)
    defer { kept = RetainedDiagnostics(shown: [], singles: whole) }
    guard let kept else { return 0 }
    let found =
      kept.edited.map { Judge(query).singles(in: file, editedIn: $0, beside: kept.singles) }
      ?? kept.singles
    #expect(found.findings == whole.findings, "\(name): \(String(decoding: bytes, as: UTF8.self))")
    return kept.edited?.count ?? 0
  }
}
