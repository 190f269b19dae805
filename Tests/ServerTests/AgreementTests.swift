import TestSupport
import Testing
import Workspace

@testable import Server

/// The ways in which the server reports its findings.
private enum Way: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// The server pushes, and no file is open.
  case pushed
  /// The server pushes, and all code and documents are open, with nothing in them on disk.
  case pushedOfOpen
  case pulledByDocument
  case pulledByDocumentOfOpen
  case pulledOfWorkspace
  case pulledOfWorkspaceOfOpen

  var pulls: Bool { self != .pushed && self != .pushedOfOpen }
  var opens: Bool { rawValue.hasSuffix("OfOpen") }
  var testDescription: String { rawValue }
}

/// The findings of `--check --format json` for every case.
private let judged = Result {
  try Case.all.map { example in
    let fixture = example.read
    return (name: example.name, fixture: fixture, findings: lines(try batchFindings(in: fixture)))
  }
}

/// No case is left out where no file is open: what lies outside of the folder and what the folder's rules ignore is as silent here.
@Test(arguments: Way.allCases)
private func everyCaseIsJudgedAsInABatch(way: Way) throws {
  let cases = try judged.get()
  #expect(cases.count { !$0.findings.isEmpty } > 100)
  // Another encoding with each case; all have to lead back to the same bytes.
  let encodings = ["utf-8", "utf-16", "utf-32"]
  for (number, example) in cases.enumerated() where !way.opens || isInSample(number, oneIn: 2) {
    let found = serverFindings(in: example.fixture, way, encoding: encodings[number % encodings.count])
    #expect(lines(found) == example.findings, "\(example.name), \(way)")
  }
}

func lines(_ findings: [FixtureFinding]) -> [String] {
  findings.map { "\($0.path) \($0.lower)..<\($0.upper) \($0.severity) \($0.code): \($0.message)" }.sorted()
}

private func serverFindings(in fixture: Fixture, _ way: Way, encoding: String) -> [FixtureFinding] {
  let client = Client()
  // Files above the folder are never open; they are there to mark a repository and the like.
  let files = fixture.files.filter { fixture.absolutePath($0).hasPrefix(fixtureRoot + "/") }
  let opened = way.opens ? files.filter { WorkspaceFile.Kind(fileName: $0.path)?.isOpened == true } : []
  client.environment = fixture.environment(emptying: Set(opened.map(\.path)))
  var text: [String: LSP.LSPAny] = ["publishDiagnostics": [:]]
  if way.pulls { text["diagnostic"] = [:] }
  client.start(
    capabilities: [
      "general": ["positionEncodings": [.string(encoding)]], "textDocument": .object(text),
    ], folders: [fixtureRoot])

  for file in opened { client.open(fixture.absolutePath(file), file.text, language: "xml") }
  var shown: [String: LSP.LSPAny] = [:]
  switch way {
  case .pushed, .pushedOfOpen:
    for params in client.take("textDocument/publishDiagnostics") {
      shown[params["uri"]?.string ?? ""] = params["diagnostics"]
    }
  case .pulledByDocument, .pulledByDocumentOfOpen:
    for file in files {
      let uri = uri(ofPath: fixture.absolutePath(file))
      let report = client.result("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
      shown[uri] = report["items"]
    }
  case .pulledOfWorkspace, .pulledOfWorkspaceOfOpen:
    shown = client.pullWorkspace()
  }
  if way.pulls { #expect(client.published() == []) }

  return fixture.findings(in: shown, encoding: encoding)
}

extension Fixture {
  /// The findings that a client shows, by the URIs of the files.
  func findings(in shown: [String: LSP.LSPAny], encoding: String) -> [FixtureFinding] {
    let fileByPath = Dictionary(files.map { (absolutePath($0), $0) }, uniquingKeysWith: { $1 })
    return shown.flatMap { uri, diagnostics in
      (diagnostics.array ?? []).compactMap { diagnostic in
        guard let file = path(ofURI: uri).flatMap({ fileByPath[$0] }) else {
          Issue.record("a finding in '\(uri)', which is not in the fixture")
          return nil
        }
        return finding(diagnostic, in: file, encoding: encoding)
      }
    }
  }
}

extension WorkspaceFile.Kind {
  fileprivate var isOpened: Bool { self == .swift || self == .interface }
}

extension Client {
  /// The findings in all files, by their URIs.
  func pullWorkspace() -> [String: LSP.LSPAny] {
    (result("workspace/diagnostic", ["previousResultIds": []])["items"]?.array ?? []).reduce(into: [:]) {
      $0[$1["uri"]?.string ?? ""] = $1["items"]
    }
  }
}

private func finding(
  _ diagnostic: LSP.LSPAny, in file: Fixture.File, encoding: String
) -> FixtureFinding? {
  guard let start = diagnostic["range"]?["start"], let end = diagnostic["range"]?["end"],
    let lower = offset(start, in: file.text, encoding: encoding),
    let upper = offset(end, in: file.text, encoding: encoding),
    case .integer(let severity)? = diagnostic["severity"], (1...4).contains(severity),
    let code = diagnostic["code"]?.string, let message = diagnostic["message"]?.string
  else {
    Issue.record("not a diagnostic of '\(file.path)': \(diagnostic)")
    return nil
  }
  return FixtureFinding(
    path: file.path, lower: lower, upper: upper,
    severity: ["error", "warning", "information", "hint"][severity - 1], code: code, message: message)
}

/// Counts once more, in another way than the server does; nil for a position that is not in the text.
private func offset(_ position: LSP.LSPAny, in text: String, encoding: String) -> Int? {
  guard case .integer(let line)? = position["line"], case .integer(let character)? = position["character"]
  else { return nil }
  var (offset, lines, units) = (0, 0, 0)
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    if lines == line, units == character { return offset }
    offset += String(scalar).utf8.count
    switch encoding {
    case "utf-8": units += String(scalar).utf8.count
    case "utf-16": units += String(scalar).utf16.count
    default: units += 1
    }
    let isBreak = scalar == "\n" || scalar == "\r"
    if isBreak { (lines, units) = (lines + (scalar == "\n" && previous == "\r" ? 0 : 1), 0) }
    previous = scalar
  }
  return lines == line && units == character ? offset : nil
}
