import LanguageServerProtocol
import Testing

@testable import Server

private func diagnostics(_ uri: String, version: Int) -> LSP.Outgoing {
  .notification(
    method: "textDocument/publishDiagnostics",
    params: LSP.PublishDiagnosticsParams(uri: uri, version: version, diagnostics: []))
}

private func answer(_ id: Int, _ text: String = "") -> LSP.Outgoing {
  .result(id: .number(id), LSP.LSPAny.string(text))
}

private func log() -> LSP.Outgoing {
  .notification(method: "window/logMessage", params: LSP.LogMessageParams(type: .log, message: "x"))
}

extension Outbox {
  /// All that waits, by id or version.
  fileprivate mutating func drain() -> [LSP.LSPAny] {
    var result: [LSP.LSPAny] = []
    while let content = next() {
      let value = LSP.LSPAny.decoded(content()) ?? .null
      result.append(value["id"] ?? value["params"]?["version"] ?? value["method"] ?? .null)
    }
    return result
  }
}

@Test func messagesGoOutInTheirOrder() {
  var outbox = Outbox()
  #expect(outbox.add(answer(1)) == .first)
  #expect(outbox.add(diagnostics("a", version: 2)) == .queued)
  #expect(outbox.add(answer(3)) == .queued)
  #expect(outbox.drain() == [1, 2, 3])
  #expect(outbox.add(answer(4)) == .first)
}

@Test func onlyTheNewestDiagnosticsOfADocumentWait() {
  var outbox = Outbox()
  for version in 1...100_000 { _ = outbox.add(diagnostics(version % 2 == 0 ? "a" : "b", version: version)) }
  #expect(outbox.count == 2)
  #expect(outbox.drain() == [99_999, 100_000])
  #expect(outbox.add(diagnostics("a", version: 1)) == .first)
  #expect(outbox.drain() == [1])
}

@Test func logsGiveWayAndAnswersAreKept() {
  var outbox = Outbox()
  for _ in 0..<5000 { _ = outbox.add(log()) }
  #expect(outbox.count == 1000)
  _ = outbox.add(answer(7))
  #expect(outbox.drain().last == 7)
}

@Test func aClientThatReadsNothingIsGivenUp() {
  var outbox = Outbox()
  for id in 0..<Outbox.mostAnswers { #expect(outbox.add(answer(id)) != .full) }
  #expect(outbox.add(answer(-1)) == .full)
  #expect(outbox.add(diagnostics("a", version: 1)) == .queued)

  var large = Outbox()
  let text = String(repeating: "x", count: 1 << 20)
  var accepted = 0
  while accepted < 10_000, large.add(answer(accepted, text)) != .full { accepted += 1 }
  #expect(accepted < 200 + Outbox.mostBytes >> 20)
  _ = large.drain()
  #expect(large.add(answer(1)) == .first)
}
