import Foundation
import Testing

@testable import Server

/// The folder of the project. Its page about the protocol is held against the server.
private let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func text(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: project.appending(path: path)), as: UTF8.self)
}

/// The page on the server, and the JSON values in it.
private func page() throws -> (text: String, examples: [LSP.LSPAny]) {
  let page = try text("protocol.md")
  var examples: [LSP.LSPAny] = []
  for (index, block) in page.components(separatedBy: "```").enumerated() where index % 2 == 1 {
    guard block.hasPrefix("json\n") else { continue }
    // A value begins at the start of a line, and goes on in indented ones.
    var values: [String] = []
    for line in block.dropFirst(5).split(separator: "\n") {
      if line.hasPrefix(" ") { values[values.count - 1] += line } else { values.append(String(line)) }
    }
    for value in values {
      guard let decoded = LSP.LSPAny.decoded(Array(value.utf8)) else {
        Issue.record("no JSON: \(value)")
        continue
      }
      examples.append(decoded)
    }
  }
  return (page, examples)
}

/// Every method of the protocol that the server's code names, and the methods that only `ibls` has.
private func methods() throws -> Set<String> {
  let model = try #require(
    LSP.LSPAny.decoded(Array(try text("Tests/Clients/metaModel-3.17.json").utf8)))
  let protocols = ["requests", "notifications"].flatMap { model[$0]?.array ?? [] }.compactMap {
    $0["method"]?.string
  }
  let all = protocols + supportedRequests.map { $0.method }.filter { $0.hasPrefix("ibls/") }
  #expect(all.count > 80)
  var code = ""
  let sources = project.appending(path: "Sources/Server")
  for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift")
  {
    code += try text("Sources/Server/" + file)
  }
  return Set(all.filter { code.contains("\"\($0)\"") })
}

@Test func everyMethodHasAnExample() throws {
  let shown = Set(try page().examples.compactMap { $0["method"]?.string })
  let methods = try methods()
  #expect(methods.count > 30)
  #expect(methods.subtracting(shown).sorted() == [], "without an example")
  #expect(shown.subtracting(methods).sorted() == [], "shown, but not in the code")
}

@Test func whatIsShownAsARequestIsAnswered() throws {
  for example in try page().examples {
    guard let method = example["method"]?.string, let params = example["params"],
      ["textDocument/", "workspace/", "ibls/"].contains(where: { method.hasPrefix($0) }),
      !method.contains("/did"),
      !["textDocument/publishDiagnostics", "workspace/configuration"].contains(method)
    else { continue }
    let isPull = method.hasSuffix("/diagnostic")
    let client = Client.started(app, capabilities: isPull ? .pulling : showing)
    let answer = client.answer(client.request(method, params))
    #expect(answer["error"] == nil, "\(method): \(answer)")
  }
}

private let showing: LSP.LSPAny = ["window": ["showDocument": ["support": true]]]

@Test func theCapabilitiesShownAreThoseOffered() throws {
  let (text, examples) = try page()
  let request = try #require(examples.first { $0["method"] == "initialize" })
  let shown = try #require(examples.first { $0["result"]?["capabilities"] != nil })
  let client = Client(app)
  let offered = client.answer(client.request("initialize", request["params"]))["result"] ?? .null
  #expect(offered["capabilities"] == shown["result"]?["capabilities"])
  for name in offered["capabilities"]?.object?.keys.sorted() ?? [] {
    #expect(text.contains("`\(name)"), "\(name) is in no table")
  }
  for command in offered["capabilities"]?["executeCommandProvider"]?["commands"]?.array ?? [] {
    #expect(examples.contains { $0["command"] == command && $0["arguments"] != nil }, "\(command)")
  }
}

@Test func theSettingsShownAreUnderstood() throws {
  let examples = try page().examples
  let settings = try #require(examples.first { $0["rules"] != nil })
  let understood = Settings(settings)
  #expect(!understood.rules.severities.isEmpty)
  #expect(understood.hasXMLServer)
  // Every key by itself makes a difference.
  for (key, value) in settings.object ?? [:] {
    #expect(Settings(.object([key: value])) != Settings(), "\(key)")
  }
}
