import Analysis
import Index
import Rules

/// The objects of a storyboard or xib with both ends of each connection. It is a request of `ibls`, not of the protocol.
struct OutlineRequest: DocumentRequest {
  static let method = "ibls/outline"
  // The protocol has no capability for it; a client that knows `ibls` simply sends it.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  struct Params: LSP.DocumentParams {
    var textDocument: LSP.TextDocumentIdentifier
    /// The id, the class, the title or the identifier of a scene; nil for all scenes.
    var scene: String?
    /// The id, the outlet, the class or the text of an object; nil for all objects.
    var object: String?
    var constraints: Bool?
  }

  let params: Params

  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer {
    guard case .interface = context.folder.snapshot[file]?.facts else { return .null }
    let selection = OutlineSelection(
      scene: params.scene, object: params.object, showsConstraints: params.constraints ?? false)
    let items: [OutlineItem]
    do throws(OutlineRefusal) {
      items = try context.query.outlineItems(of: file, selection)
    } catch {
      let name = shownName(of: context.folder.snapshot.path(of: file))
      throw LSP.ResponseError(.invalidParams, "'\(name)': \(error.message)")
    }
    let objects = items.map {
      JSON($0, at: ["range": JSON(context.locator.range($0.range, in: file))])
    }
    return Answer(JSON.object(["objects": .array(objects)]))
  }
}
