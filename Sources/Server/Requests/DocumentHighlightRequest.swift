import Analysis
import Index

/// The places of the name at a position in the same document.
struct DocumentHighlightRequest: DocumentRequest {
  static let method = "textDocument/documentHighlight"

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    guard !context.leavesCodeToOthers(in: file) else { return .null }
    let locator = context.locator
    let found = context.query.highlights(at: locator.offset(params.position, in: file), in: file)
    return Answer(
      found.map {
        $0.map {
          LSP.DocumentHighlight(
            range: locator.range($0.range, in: file), kind: $0.kind == .declaration ? .write : .read)
        }
      })
  }
}
