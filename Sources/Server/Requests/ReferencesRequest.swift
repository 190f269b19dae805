import Analysis
import Index

/// Where the name at a position is used.
struct ReferencesRequest: DocumentRequest {
  static let method = "textDocument/references"

  let params: LSP.ReferenceParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let locator = context.locator
    var found = referenceLocations(
      at: locator.offset(params.position, in: file), in: file,
      includingDeclaration: params.context.includeDeclaration, texts: locator.bytes, context.resolver)
    found?.removeAll { context.isLeftToOthers($0, askedIn: file) }
    return Answer(found.map { $0.map { locator.location($0.range, in: $0.file) } })
  }
}
