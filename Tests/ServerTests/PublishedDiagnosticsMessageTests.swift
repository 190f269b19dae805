import Foundation
import Rules
import Testing

@testable import Server

/// Diagnostics are written without an encoder, and mean what the encoder would write.
@Test func publishedDiagnosticsMeanWhatAnEncoderWrites() throws {
  let range = LSP.Range(
    start: LSP.Position(line: 3, character: 0), end: LSP.Position(line: 10, character: 271))
  let plain = LSP.Diagnostic(range: range, severity: .hint, code: nil, source: "ibls", message: "")
  var full = LSP.Diagnostic(
    range: range, severity: .error, code: "dangling-outlet", source: "ibls",
    message: "'\"\\/\u{1}\u{1F}\n\t\r\u{7F}\u{2028}é👩‍👩‍👧' <&>")
  full.codeDescription = LSP.CodeDescription(href: "https://example.com/a?b=\"c\"")
  full.tags = [.unnecessary, .deprecated]
  full.relatedInformation = ["file:///a%20b", "file:///\"c\""].map {
    LSP.DiagnosticRelatedInformation(
      location: LSP.Location(uri: $0, range: range), message: "\\ \"\(range)\"")
  }
  full.data = ["renamed": ["from": .string("a\"b"), "to": .string("c")]]
  for diagnostics in [[], [plain], [full], [full, plain, full]] {
    for version in [nil, 0, 17] {
      let params = LSP.PublishDiagnosticsParams(
        uri: "file:///\"x\"", version: version, diagnostics: diagnostics)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let written = LSP.Outgoing.notification(method: "textDocument/publishDiagnostics", params: params)
        .content
      let expected = #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":"#.utf8
      #expect(written.starts(with: expected))
      let value = try JSONDecoder().decode([String: JSON].self, from: Data(written))
      #expect(try value["params"] == JSONDecoder().decode(JSON.self, from: encoder.encode(params)))
    }
  }
}
