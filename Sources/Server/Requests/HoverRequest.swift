import Analysis
import Index

/// The meaning of the name at a position.
struct HoverRequest: DocumentRequest {
  static let method = "textDocument/hover"

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let locator = context.locator
    let found = context.query.hover(
      at: locator.offset(params.position, in: file), in: file,
      knowsAll: context.folder.isRead)
    return Answer(
      found.map { found in
        let image = context.picture(at: found.range.lower, in: file)
        return LSP.Hover(
          contents: contents(found.markdown + image, for: context.client),
          range: locator.range(found.range, in: file))
      })
  }

  private func contents(_ markdown: String, for client: ClientProfile) -> LSP.MarkupContent {
    if client.lists("markdown", in: "textDocument.hover.contentFormat") {
      return LSP.MarkupContent(kind: .markdown, value: markdown)
    }
    // Plain text has no marks for bold text and code.
    let plain = markdown.replacing("**", with: "").replacing("`", with: "").replacing("\\", with: "")
    return LSP.MarkupContent(kind: .plaintext, value: plain)
  }
}
