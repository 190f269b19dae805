import Analysis
import Index

/// The names of other files in a document.
struct DocumentLinkRequest: DocumentRequest {
  static let method = "textDocument/documentLink"

  static func options(for client: ClientProfile) -> LSP.LSPAny? { ["resolveProvider": false] }

  let params: LSP.TextDocumentParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    Answer(
      context.query.documentLinks(in: file).map {
        LSP.DocumentLink(
          range: context.locator.range($0.range, in: file), target: context.folder.uri(of: $0.target.file),
          tooltip: $0.tooltip)
      })
  }
}
