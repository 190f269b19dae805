import Dispatch
import Foundation
import Testing

/// A client of the program as it was built, over real pipes, which reads when it is told to.
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

  func open(_ text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x/A.swift","languageId":"swift","version":0,"text":\#(quoted)}}}"#
    )
  }

  func edit(version: Int) throws {
    try send(
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///x/A.swift","version":\#(version)},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":" "}]}}"#
    )
  }

  func ask(id: Int) throws {
    try send(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///x/A.swift"}}}"#
    )
  }

  /// Everything until the server ends.
  func readAll() -> String {
    String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }
}

/// Many lines of findings, so that what is published does not fit a pipe twice.
private let manyFindings = (0..<300).map { "@IBDesignable class Model\($0) {}\n" }.joined()

@Test func aClientThatReadsLateGetsAllAnswers() throws {
  let client = try DeafClient()
  try client.open(manyFindings)
  // Were reading held up by writing, this would never come to its end: no pipe holds that much.
  for number in 1...200 {
    try client.edit(version: number)
    try client.ask(id: number)
  }
  try client.send(#"{"jsonrpc":"2.0","id":-1,"method":"shutdown"}"#)
  let reading = DispatchQueue(label: "reading")
  nonisolated(unsafe) var read = ""
  nonisolated(unsafe) let reader = client
  reading.async { read = reader.readAll() }
  try client.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
  client.process.waitUntilExit()
  reading.sync {}
  #expect(client.process.terminationReason == .exit)
  #expect(client.process.terminationStatus == 0)
  for number in 1...200 where !read.contains("\"id\":\(number),") {
    Issue.record("no answer to \(number)")
    break
  }
  #expect(read.contains("textDocument/publishDiagnostics"))
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
