import Analysis
import Index

/// The scenes, objects and connections of a document.
struct DocumentSymbolRequest: DocumentRequest {
  static let method = "textDocument/documentSymbol"

  let params: LSP.TextDocumentParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let found = context.query.documentSymbols(in: file)
    if context.client.has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport") {
      return Answer(found.map { tree($0, file, context.locator) })
    }
    var flat: [LSP.SymbolInformation] = []
    func add(_ symbol: DocumentSymbol, in container: String?) {
      flat.append(
        LSP.SymbolInformation(
          name: shownSymbolName(symbol.name), kind: symbol.kind.protocolValue, containerName: container,
          location: context.locator.location(symbol.range, in: file)))
      for child in symbol.children { add(child, in: symbol.name) }
    }
    for symbol in found { add(symbol, in: nil) }
    return Answer(flat)
  }

  private func tree(_ symbol: DocumentSymbol, _ file: FileID, _ locator: Locator) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: shownSymbolName(symbol.name), detail: symbol.detail.isEmpty ? nil : symbol.detail,
      kind: symbol.kind.protocolValue, range: locator.range(symbol.range, in: file),
      selectionRange: locator.range(symbol.selection, in: file),
      children: symbol.children.isEmpty ? nil : symbol.children.map { tree($0, file, locator) })
  }
}

/// The name of a symbol for clients, which reject an empty or blank name.
func shownSymbolName(_ name: String) -> String { name.allSatisfy(\.isWhitespace) ? "(unnamed)" : name }

extension DocumentSymbol.Kind {
  fileprivate var protocolValue: LSP.SymbolKind {
    switch self {
    case .scene: .namespace
    case .controller: .class
    case .view: .struct
    case .object: .object
    case .placeholder: .key
    case .outlet: .property
    case .action: .method
    case .segue: .event
    case .binding: .field
    }
  }
}
