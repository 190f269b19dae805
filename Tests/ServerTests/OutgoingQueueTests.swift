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

extension OutgoingQueue {
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
  var outgoing = OutgoingQueue()
  #expect(outgoing.add(answer(1)) == .first)
  #expect(outgoing.add(diagnostics("a", version: 2)) == .queued)
  #expect(outgoing.add(answer(3)) == .queued)
  #expect(outgoing.drain() == [1, 2, 3])
  #expect(outgoing.add(answer(4)) == .first)
}

@Test func onlyTheNewestDiagnosticsOfADocumentWait() {
  var outgoing = OutgoingQueue()
  for version in 1...100_000 { _ = outgoing.add(diagnostics(version % 2 == 0 ? "a" : "b", version: version)) }
  #expect(outgoing.count == 2)
  #expect(outgoing.drain() == [99_999, 100_000])
  #expect(outgoing.add(diagnostics("a", version: 1)) == .first)
  #expect(outgoing.drain() == [1])
}

@Test func logsGiveWayAndAnswersAreKept() {
  var outgoing = OutgoingQueue()
  for _ in 0..<5000 { _ = outgoing.add(log()) }
  #expect(outgoing.count == 1000)
  _ = outgoing.add(answer(7))
  #expect(outgoing.drain().last == 7)
}

@Test func aClientThatReadsNothingIsGivenUp() {
  var outgoing = OutgoingQueue()
  for id in 0..<OutgoingQueue.mostAnswers { #expect(outgoing.add(answer(id)) != .full) }
  #expect(outgoing.add(answer(-1)) == .full)
  #expect(outgoing.add(diagnostics("a", version: 1)) == .queued)

  var large = OutgoingQueue()
  let text = String(repeating: "x", count: 1 << 20)
  var accepted = 0
  while accepted < 10_000, large.add(answer(accepted, text)) != .full { accepted += 1 }
  #expect(accepted < 200 + OutgoingQueue.mostBytes >> 20)
  _ = large.drain()
  #expect(large.add(answer(1)) == .first)
}
