import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as a parser of XML saw it.
private final class Element {
  var name: String
  var attributes: [String: String]
  var children: [Element] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(name: String) -> [Element] { children.filter { $0.name == name } }
}

private final class Builder: NSObject, XMLParserDelegate {
  let top = Element("", [:])
  private lazy var open = [top]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}

private func parsed(_ run: Run) throws -> Element {
  let parser = XMLParser(data: Data(run.bytes))
  let builder = Builder()
  parser.delegate = builder
  #expect(parser.parse(), "\(String(describing: parser.parserError))")
  return try #require(builder.top.children.first)
}

/// Names with all that XML gives a meaning to.
private let awkwardApp: [String: String] = [
  "/app/a&b<\"c\">.swift": "@IBDesignable class Model {}\n",
  "/app/Login.swift": "class Login: UIViewController {}\n",
  "/app/Main.storyboard": Fixture(
    "-- Main.storyboard --\n<viewController id=\"vc\" customClass=\"Login\" customModule=\"App\">"
      + "<outlet property=\"x&lt;y&amp;&quot;\" destination=\"vc\" id=\"c\"/></viewController>"
  ).files[0].text,
]

@Test func checkstyleHoldsEachFindingBelowItsFile() throws {
  let run = runInMemory(["check", "--format", "checkstyle", "--all"], troubledApp)
  #expect((run.code, run.error) == (1, ""))
  let top = try parsed(run)
  #expect(top.name == "checkstyle" && top.attributes["version"] == "4.3")
  #expect(top["file"].map { $0.attributes["name"] } == ["Login.swift", "Main.storyboard"])
  let errors = top["file"].flatMap { $0["error"] }.map(\.attributes)
  #expect(errors.map { $0["severity"] } == ["warning", "error", "info"])
  #expect(
    errors.map { $0["source"] } == ["ibls.undesignable-view", "ibls.dangling-outlet", "ibls.unknown-class"])
  #expect(errors[1]["line"] == "2" && errors[1]["column"] == "21")
  #expect(errors[1]["message"]?.hasPrefix("Login has no outlet 'titleLable'") == true)
  #expect(try parsed(runInMemory(["check", "--format=checkstyle"], soundApp)).children.isEmpty)
}

@Test func jUnitHasATestForEachFinding() throws {
  let run = runInMemory(["check", "--format", "junit"], troubledApp)
  #expect((run.code, run.error) == (1, ""))
  let top = try parsed(run)
  #expect(top.name == "testsuites")
  #expect(top.attributes["tests"] == "2" && top.attributes["failures"] == "1")
  let suites = top["testsuite"]
  #expect(suites.map { $0.attributes["name"] } == ["Login.swift", "Main.storyboard"])
  #expect(suites.map { $0.attributes["failures"] } == ["0", "1"])
  let test = try #require(suites[1]["testcase"].first)
  #expect(
    test.attributes["name"] == "dangling-outlet at 2:21" && test.attributes["classname"] == "Main.storyboard")
  let failure = try #require(test["failure"].first)
  #expect(failure.attributes["type"] == "error")
  #expect(failure.text.hasPrefix("Main.storyboard:2:21: error: Login has no outlet"))
  // A service takes a report without any test for a broken one.
  let sound = try parsed(runInMemory(["check", "--format=junit"], soundApp))
  #expect(sound.attributes["tests"] == "1" && sound.attributes["failures"] == "0")
  #expect(sound["testsuite"].flatMap { $0["testcase"] }.map { $0.children.count } == [0])
}

@Test(arguments: ["checkstyle", "junit"]) func whatXMLGivesAMeaningIsEscaped(_ format: String) throws {
  let top = try parsed(runInMemory(["check", "--format", format], awkwardApp))
  let files = top.children.compactMap { $0.attributes["name"] }
  #expect(files == ["Main.storyboard", "a&b<\"c\">.swift"])
  func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
  let messages = all(top).compactMap { $0.attributes["message"] }
  #expect(messages.contains { $0.hasPrefix("Login has no outlet 'x<y&\"'") })
}

// MARK: GitLab

/// As GitLab documents its report: these keys, of these types, and nothing else.
private struct Issue: Decodable {
  struct Location: Decodable {
    struct Lines: Decodable { var begin, end: Int }
    var path: String
    var lines: Lines
  }
  enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }

  var description, checkName, fingerprint, severity: String
  var location: Location
}

@Test func gitLabGetsItsDocumentedReport() throws {
  let run = runInMemory(["check", "--format", "gitlab", "--all"], troubledApp)
  #expect((run.code, run.error) == (1, ""))
  let issues = try JSONDecoder().decode([Issue].self, from: Data(run.bytes))
  #expect(issues.map(\.checkName) == ["undesignable-view", "dangling-outlet", "unknown-class"])
  #expect(issues.map(\.severity) == ["major", "critical", "minor"])
  #expect(issues.map(\.location.path) == ["Login.swift", "Main.storyboard", "Main.storyboard"])
  #expect(issues[1].location.lines.begin == 2)
  #expect(Set(issues.map(\.fingerprint)).count == 3)
  let empty = runInMemory(["check", "--format", "gitlab"], soundApp)
  #expect(try JSONDecoder().decode([Issue].self, from: Data(empty.bytes)).isEmpty)
}

@Test func gitLabsFingerprintsStayWhenLinesMove() throws {
  func fingerprints(_ files: [String: String]) throws -> [String] {
    try JSONDecoder().decode(
      [Issue].self, from: Data(runInMemory(["check", "--format", "gitlab"], files).bytes)
    ).map(\.fingerprint)
  }
  let model = "@IBDesignable class Model {}\n"
  let twice = try fingerprints(["/app/A.swift": model + model])
  #expect(twice == (try fingerprints(["/app/A.swift": "\n\n" + model + "\n" + model])))
  #expect(Set(twice).count == 2)
}
