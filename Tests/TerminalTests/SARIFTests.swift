import Foundation
import Terminal
import TestSupport
import Testing
import World

private struct Log: Decodable {
  struct Text: Decodable {
    var text: String
    var markdown: String?
  }
  struct Rule: Decodable {
    var id: String
    var help: Text
    var helpUri: String?
  }
  struct Driver: Decodable {
    var name, version: String
    var rules: [Rule]
  }
  struct Tool: Decodable { var driver: Driver }
  struct Artifact: Decodable { var uri, uriBaseId: String }
  struct Region: Decodable { var startLine, startColumn, endLine, endColumn: Int }
  struct Physical: Decodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Logical: Decodable, Equatable { var name, fullyQualifiedName, decoratedName, kind: String }
  struct Place: Decodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
    var message: Text?

    var line: String {
      let (file, region) = (physicalLocation.artifactLocation, physicalLocation.region)
      return "\(file.uriBaseId) \(file.uri):\(region.startLine):\(region.startColumn)"
        + "-\(region.endLine):\(region.endColumn)"
    }
  }
  struct Result: Decodable {
    var ruleId, level: String
    var ruleIndex: Int
    var message: Text
    var locations, relatedLocations: [Place]
    var partialFingerprints: [String: String]
  }
  struct Base: Decodable { var uri: String }
  struct Run: Decodable {
    var tool: Tool
    var columnKind: String
    var originalUriBaseIds: [String: Base]
    var results: [Result]
  }
  var version: String
  var runs: [Run]
}

private func log(_ files: [String: String], _ paths: [String] = []) throws -> Log.Run {
  let run = runInMemory(["--check", "--format", "sarif"] + paths, files)
  #expect(run.error.isEmpty || run.error.hasPrefix("ibls: no storyboard or xib found below "))
  let log = try JSONDecoder().decode(Log.self, from: Data(run.bytes))
  #expect(log.version == "2.1.0")
  #expect(log.runs.count == 1)
  return try #require(log.runs.first)
}

@Test func everyFindingIsAResultOfItsRule() throws {
  let run = try log(troubledApp)
  #expect(run.tool.driver.name == "ibls")
  #expect(run.columnKind == "utf16CodeUnits")
  #expect(run.originalUriBaseIds.mapValues(\.uri) == ["SRCROOT": "file:///app/"])
  #expect(run.results.map(\.ruleId) == ["undesignable-view", "dangling-outlet", "unknown-class"])
  #expect(run.results.map(\.level) == ["warning", "error", "note"])
  #expect(
    run.results.flatMap(\.locations).map(\.line) == [
      "SRCROOT Login.swift:4:21-4:26", "SRCROOT Main.storyboard:2:21-2:31",
      "SRCROOT Main.storyboard:3:32-3:36",
    ])
  #expect(
    run.results.map { $0.locations.first?.logicalLocations } == [
      nil,
      [
        Log.Logical(
          name: "Login", fullyQualifiedName: "vc", decoratedName: "view controller \"Login\", vc",
          kind: "element")
      ],
      [
        Log.Logical(
          name: "Gone", fullyQualifiedName: "Login/lbl", decoratedName: "label \"Gone\" in Login, lbl",
          kind: "element")
      ],
    ])
  #expect(run.results[1].message.text.hasSuffix(" (view controller \"Login\", vc)"))
  for result in run.results {
    let rule = run.tool.driver.rules[result.ruleIndex]
    #expect(rule.id == result.ruleId)
    // The section of the page about the code.
    #expect(
      rule.help.text.contains("\n\nSeverity: ") && rule.help.markdown?.contains("\n\n**Severity:** ") == true)
    // The project has no address yet.
    #expect(rule.helpUri == nil)
  }
  let related = run.results[1].relatedLocations
  #expect(related.map(\.line) == ["SRCROOT Login.swift:2:17-2:27"])
  #expect(related.first?.message?.text == "'titleLabel' is declared here")
}

@Test func fingerprintsStayWhenLinesMoveAndTellEqualFindingsApart() throws {
  func fingerprints(_ text: String) throws -> [String] {
    try log(["/app/A.swift": text]).results.compactMap { $0.partialFingerprints["iblsFinding/v1"] }
  }
  let twice = "@IBDesignable class A {}\n@IBDesignable class A {}\n@IBDesignable class B {}\n"
  let before = try fingerprints(twice)
  #expect(before.count == 3 && Set(before).count == 3)
  #expect(try fingerprints("\n// new\n\n" + twice) == before)
}

@Test func pathsAreURIsBelowTheRootOfTheirWorkspace() throws {
  let text = "@IBDesignable class A {}\n"
  let run = try log(
    ["/app/Ä b#c%.swift": text, "/other kit/A.swift": text], ["/app", "/other kit"])
  #expect(
    run.originalUriBaseIds.mapValues(\.uri) == [
      "SRCROOT1": "file:///app/", "SRCROOT2": "file:///other%20kit/",
    ])
  #expect(
    run.results.flatMap(\.locations).map(\.line) == [
      "SRCROOT1 %C3%84%20b%23c%25.swift:1:21-1:22", "SRCROOT2 A.swift:1:21-1:22",
    ])
}
