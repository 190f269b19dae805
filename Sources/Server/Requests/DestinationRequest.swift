import Analysis
import Index

/// A request for the places to which a position leads.
protocol DestinationRequest: DocumentRequest where Params == LSP.TextDocumentPositionParams {
  func destinations(at offset: Int, in file: FileID, _ context: RequestContext) -> Destinations?
}

extension DestinationRequest {
  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let (folder, locator) = (context.folder, context.locator)
    let offset = locator.offset(params.position, in: file)
    guard let found = destinations(at: offset, in: file, context), !found.targets.isEmpty else {
      return .null
    }
    // A link contains the range of the name at the position.
    let linkSupport = Self.method.replacing("/", with: ".") + ".linkSupport"
    guard context.client.has(linkSupport) else {
      return Answer(found.targets.map { locator.location($0.range, in: $0.file) })
    }
    let origin = locator.range(found.origin, in: file)
    return Answer(
      found.targets.map {
        let range = locator.range($0.range, in: $0.file)
        return LSP.LocationLink(
          originSelectionRange: origin, targetUri: folder.uri(of: $0.file), targetRange: range,
          targetSelectionRange: range)
      })
  }
}
