import Testing

@testable import Server

private func frames(_ text: String, chunk: Int) -> [MessageReader.Frame] {
  var reader = MessageReader()
  var found: [MessageReader.Frame] = []
  let bytes = Array(text.utf8)
  for start in stride(from: 0, to: bytes.count, by: chunk) {
    reader.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
    while let frame = reader.next() { found.append(frame) }
  }
  return found
}

private func content(_ text: String) -> MessageReader.Frame { .content(Array(text.utf8)) }

@Test(arguments: [1, 2, 3, 5, 7, 16, 64, 1000])
func anyChunkingGivesTheSameMessages(chunk: Int) {
  let stream =
    "Content-Length: 2\r\n\r\n{}content-length:7\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n"
    + "{\"ä\":1}\r\n\r\nCONTENT-LENGTH : 4 \r\n\r\nnull" + "Content-Length: 0\r\n\r\n"
    + "Content-Length: 2\n\n[]"
  // The umlaut takes two bytes; "{\"ä\":1}" is eight.
  let fixed = stream.replacing("content-length:7", with: "content-length:8")
  #expect(
    frames(fixed, chunk: chunk) == [
      content("{}"), content("{\"ä\":1}"), content("null"), content(""), content("[]"),
    ])
}

@Test(arguments: [
  "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n",
  "Content-Length: 99999999999999999999999\r\n\r\n",
  "Content-Length: 4000000000\r\n\r\n", "Content-Type: x\r\n\r\n", "nonsense\r\n\r\n",
  "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "Content-Length:\r\n\r\n",
])
func aBrokenHeaderIsReportedOnceAndPassedOver(header: String) {
  for chunk in [1, 3, 1000] {
    let found = frames(header + "{\"jsonrpc\": \"2.0\"}Content-Length: 2\r\n\r\n{}", chunk: chunk)
    #expect(found.count == 2)
    guard case .broken = found.first else {
      Issue.record("\(found)")
      continue
    }
    #expect(found.last == content("{}"))
  }
}

@Test func aHeaderWithoutAnEndIsGivenUp() {
  let found = frames(String(repeating: "x", count: 40_000) + "Content-Length: 2\r\n\r\n{}", chunk: 4096)
  #expect(found.count == 2)
  #expect(found.last == content("{}"))
}
