import LanguageServerProtocol

/// Requests that are answered from a snapshot, beside the loop.
extension ServerState {
  /// The query in a request; nil where the method is none of these.
  func query(
    _ method: String, _ body: LSP.Body
  ) throws(LSP.ResponseError) -> (uri: String, query: Query)? {
    func position() throws(LSP.ResponseError) -> (String, LSP.Position) {
      let params = try body.params(LSP.TextDocumentPositionParams.self)
      return (params.textDocument.uri, params.position)
    }
    func document() throws(LSP.ResponseError) -> String {
      try body.params(LSP.TextDocumentParams.self).textDocument.uri
    }
    switch method {
    case "textDocument/definition":
      let (uri, position) = try position()
      return (uri, .definition(position))
    case "textDocument/declaration":
      let (uri, position) = try position()
      return (uri, .declaration(position))
    case "textDocument/references":
      let params = try body.params(LSP.ReferenceParams.self)
      let includes = params.context.includeDeclaration
      return (params.textDocument.uri, .references(params.position, includingDeclaration: includes))
    case "textDocument/documentHighlight":
      let (uri, position) = try position()
      return (uri, .highlights(position))
    case "textDocument/hover":
      let (uri, position) = try position()
      return (uri, .hover(position))
    case "textDocument/completion":
      let (uri, position) = try position()
      return (uri, .completions(position))
    case "textDocument/prepareRename":
      let (uri, position) = try position()
      return (uri, .prepareRename(position))
    case "textDocument/rename":
      let params = try body.params(LSP.RenameParams.self)
      return (params.textDocument.uri, .rename(params.position, to: params.newName))
    case "textDocument/documentSymbol": return (try document(), .symbols)
    case "textDocument/codeLens": return (try document(), .codeLenses)
    case "textDocument/documentLink": return (try document(), .links)
    case "textDocument/codeAction":
      let params = try body.params(LSP.CodeActionParams.self)
      return (params.textDocument.uri, .codeActions(params.range, only: params.context.only))
    default: return nil
    }
  }

  mutating func start(_ query: Query, about uri: String, for id: LSP.RequestID) {
    catchUp()
    let key = key(of: uri)
    guard let place = place(of: key) else {
      // Other servers may know the document; there is nothing of ours in it.
      reply(id, LSP.LSPAny.null)
      return
    }
    if case .rename = query, roots[place.root]?.isReady == false {
      // Half a rename would be worse than none.
      send(.failure(id: id, LSP.ResponseError(.requestFailed, "the workspace is still being read")))
      return
    }
    pending[id] = Pending(kind: .query(key: key))
    start(.answer(query, place.file), of: place.root, for: .request(id))
  }

  mutating func startSymbols(_ query: String, for id: LSP.RequestID) {
    catchUp()
    pending[id] = Pending(kind: .symbols(found: []))
    for number in roots.keys.sorted() { start(.symbols(query), of: number, for: .request(id)) }
  }

  /// A job on a query is done.
  mutating func take(_ answer: any Encodable & Sendable, for id: LSP.RequestID) {
    guard pending.removeValue(forKey: id) != nil else { return }
    reply(id, answer)
  }

  /// One folder's share of the answer.
  mutating func take(_ symbols: [LSP.SymbolInformation], for id: LSP.RequestID) {
    guard case .symbols(let found)? = pending[id]?.kind else { return }
    pending[id]?.kind = .symbols(found: found + symbols)
  }

  mutating func execute(_ params: LSP.ExecuteCommandParams, for id: LSP.RequestID) throws(LSP.ResponseError) {
    guard params.command == showConnectionCommand, profile.showsDocuments else {
      throw LSP.ResponseError(.invalidParams, "the command '\(params.command)' is not known")
    }
    let locations = (params.arguments ?? []).compactMap(\.location)
    guard let first = locations.first, locations.count == params.arguments?.count else {
      throw LSP.ResponseError(.invalidParams, "'\(showConnectionCommand)' wants locations")
    }
    if locations.count == 1 {
      show(first)
    } else {
      let choices = titled(locations)
      ask(
        "window/showMessageRequest",
        LSP.ShowMessageRequestParams(
          type: .info, message: "Connected in \(locations.count) places", titles: choices.map(\.title)),
        .choice(choices))
    }
    reply(id, LSP.LSPAny.null)
  }

  mutating func show(_ location: LSP.Location) {
    ask(
      "window/showDocument",
      LSP.ShowDocumentParams(uri: location.uri, takeFocus: true, selection: location.range),
      .other("to show a document"))
  }

  /// Places as a person tells them apart, no more than a message can offer.
  private func titled(_ locations: [LSP.Location]) -> [Choice] {
    let most = 8
    var result: [Choice] = []
    for location in locations.prefix(most) {
      let parts = pathOrURI(location.uri).split(separator: "/")
      var title = "\(parts.last ?? ""):\(location.range.start.line + 1)"
      var more = parts.dropLast()
      while result.contains(where: { $0.title == title }), let folder = more.popLast() {
        title = folder + "/" + title
      }
      result.append(Choice(title: title, location: location))
    }
    return result
  }
}

extension LSP.LSPAny {
  fileprivate var location: LSP.Location? {
    guard let uri = self["uri"]?.string, let range = self["range"], let start = range["start"]?.position,
      let end = range["end"]?.position
    else { return nil }
    return LSP.Location(uri: uri, range: LSP.Range(start: start, end: end))
  }

  private var position: LSP.Position? {
    guard case .integer(let line)? = self["line"], case .integer(let character)? = self["character"],
      (0...Int(Int32.max)).contains(line), (0...Int(Int32.max)).contains(character)
    else { return nil }
    return LSP.Position(line: line, character: character)
  }
}
