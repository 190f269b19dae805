import Analysis
import Index

/// The possible values of the attribute at a position.
struct CompletionRequest: DocumentRequest {
  static let method = "textDocument/completion"

  static func options(for client: ClientProfile) -> LSP.LSPAny? { ["triggerCharacters": ["\""]] }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let locator = context.locator
    let offset = locator.offset(params.position, in: file)
    let text = locator.text(of: file).bytes
    return Answer(
      context.query.completions(at: offset, in: file, text: text).map {
        LSP.CompletionItem(
          label: $0.label, kind: $0.kind.protocolValue, detail: $0.detail.isEmpty ? nil : $0.detail,
          sortText: sortText($0), filterText: filterText($0),
          textEdit: LSP.TextEdit(range: locator.range($0.edit.range, in: file), newText: $0.edit.text))
      })
  }

  /// The text that clients compare with the typed text: for an object, both its name and its id.
  private func filterText(_ item: CompletionItem) -> String {
    item.kind == .object ? item.label + " " + item.edit.text : item.edit.text
  }

  /// The text by which clients sort: the rank, and then the label.
  private func sortText(_ item: CompletionItem) -> String {
    let rank = String(max(0, item.rank))
    return String(repeating: "0", count: max(0, 4 - rank.count)) + rank + item.label
  }
}

extension CompletionItem.Kind {
  fileprivate var protocolValue: LSP.CompletionItemKind {
    switch self {
    case .property: .property
    case .method: .method
    case .type: .class
    case .module: .module
    case .object: .reference
    case .file: .file
    case .identifier: .value
    }
  }
}
