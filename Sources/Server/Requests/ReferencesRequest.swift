import Analysis
import Index

/// The places that use the name at a position.
struct ReferencesRequest: DocumentRequest {
  static let method = "textDocument/references"
  static let looksFirst = true

  let params: LSP.ReferenceParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let locator = context.locator
    let offset = locator.offset(params.position, in: file)
    var found = context.query.referenceLocations(
      at: offset, in: file, includingDeclaration: params.context.includeDeclaration)
    if let others = context.placesOfOthers(askedAt: offset, in: file) {
      found?.removeAll(where: others.contain)
    }
    return Answer(found.map { $0.map { locator.location($0.range, in: $0.file) } })
  }
}
