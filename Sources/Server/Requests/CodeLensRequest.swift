import Analysis
import Index

/// The connections of outlets, actions and classes, above their declarations in code.
struct CodeLensRequest: DocumentRequest {
  static let method = "textDocument/codeLens"

  static func options(for client: ClientProfile) -> LSP.LSPAny? { ["resolveProvider": false] }

  let params: LSP.TextDocumentParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    Answer(context.query.codeLenses(in: file).map { lens($0, file, context) })
  }

  private func lens(_ lens: CodeLens, _ file: FileID, _ context: RequestContext) -> LSP.CodeLens {
    var command = LSP.Command(title: lens.title, command: "")
    if context.client.showsDocuments, !lens.locations.isEmpty {
      command.command = showConnectionCommand
      command.arguments = lens.locations.map {
        LSP.LSPAny(context.locator.location($0.range, in: $0.file))
      }
    }
    return LSP.CodeLens(range: context.locator.range(lens.range, in: file), command: command)
  }
}
