import Dispatch
import Foundation
import TestSupport
import Testing

/// A client of the program as it was built, over real pipes, which reads on demand.
private final class DeafClient {
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    process.executableURL = try program()
    process.arguments = ["--stdio"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#)
    try send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  }

  func send(_ content: String) throws {
    let message = "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
    try input.fileHandleForWriting.write(contentsOf: Data(message.utf8))
  }

  func open(_ name: String, _ text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x/\#(name)","languageId":"x","version":0,"text":\#(quoted)}}}"#
    )
  }

  func edit(version: Int) throws {
    try send(
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///x/A.swift","version":\#(version)},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":" "}]}}"#
    )
  }

  func ask(id: Int) throws {
    try send(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///x/A.xib"}}}"#
    )
  }

  /// Everything until the server ends.
  func readAll() -> String {
    String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }
}

@Test func aClientThatReadsLateGetsAllAnswers() throws {
  let client = try DeafClient()
  let labels = (0..<400).map { "<label text=\"Label \($0)\" id=\"label-\($0)\"/>\n" }.joined()
  try client.open("A.xib", framed(labels, path: "A.xib"))
  try client.open("A.swift", "class A {}")
  // No pipe holds the answers, and none holds what follows: were reading held up by writing, this would never come
  // to its end.
  for number in 1...40 { try client.ask(id: number) }
  for version in 1...2000 { try client.edit(version: version) }
  let reading = DispatchQueue(label: "reading")
  nonisolated(unsafe) var read = ""
  nonisolated(unsafe) let reader = client
  reading.async { read = reader.readAll() }
  try client.send(#"{"jsonrpc":"2.0","id":-1,"method":"shutdown"}"#)
  try client.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
  client.process.waitUntilExit()
  reading.sync {}
  #expect(client.process.terminationReason == .exit)
  #expect(client.process.terminationStatus == 0)
  #expect((1...40).allSatisfy { read.contains("\"id\":\($0),") })
}

@Test func aClientThatNeverReadsIsLeft() throws {
  let client = try DeafClient()
  // The server ends while we are still writing.
  signal(SIGPIPE, SIG_IGN)
  for number in 1...200_000 {
    guard client.process.isRunning, (try? client.ask(id: number)) != nil else { break }
  }
  client.process.waitUntilExit()
  #expect(client.process.terminationReason == .exit)
  #expect(client.process.terminationStatus == 1)
}
