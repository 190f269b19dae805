import Analysis
import Index
import LanguageServerProtocol
import Text
import World

/// A question about one document.
enum Query: Hashable, Sendable {
  case definition(LSP.Position)
  case declaration(LSP.Position)
  case references(LSP.Position, includingDeclaration: Bool)
  case highlights(LSP.Position)
  case hover(LSP.Position)
  case symbols
  case completions(LSP.Position)
  case codeLenses
  case links
  case codeActions(LSP.Range, only: [String]?)
  case prepareRename(LSP.Position)
  case rename(LSP.Position, to: String)
}

/// The command that the code lenses of connected members carry.
let showConnectionCommand = "ibls.showConnection"

/// Answers queries about one view, in the protocol's terms.
struct Answering {
  let view: View
  let resolver: Resolver
  let locator: Locator

  init(_ view: View, in environment: Environment, _ cancellation: Cancellation) {
    self.view = view
    resolver = Resolver(view.snapshot) { cancellation.isCancelled }
    locator = Locator(view, in: environment, cancellation)
  }

  func answer(_ query: Query, in file: FileID) -> any Encodable & Sendable {
    switch query {
    case .definition(let position):
      return destinations(position, file, asLinks: view.profile.takesDefinitionLinks)
    case .declaration(let position):
      return destinations(position, file, asLinks: view.profile.takesDeclarationLinks)
    case .references(let position, let includingDeclaration):
      let offset = locator.offset(position, in: file)
      let found = references(
        at: offset, in: file, includingDeclaration: includingDeclaration, texts: locator.bytes,
        resolver)
      return found.map { $0.map { locator.location($0.range, in: $0.file) } }
    case .highlights(let position):
      return highlights(at: locator.offset(position, in: file), in: file, texts: locator.bytes, resolver).map
      {
        $0.map {
          LSP.DocumentHighlight(
            range: locator.range($0.range, in: file), kind: $0.kind == .declaration ? .write : .read)
        }
      }
    case .hover(let position): return hoverText(position, file)
    case .symbols: return symbols(file)
    case .completions(let position): return completionItems(position, file)
    case .codeLenses: return codeLenses(in: file, resolver).map { lens($0, file) }
    case .links:
      return documentLinks(in: file, resolver).map {
        LSP.DocumentLink(
          range: locator.range($0.range, in: file), target: view.uri(of: $0.target.file), tooltip: $0.tooltip)
      }
    case .codeActions(let range, let only): return actions(range, only, file)
    // These answer in other ways than with a value alone.
    case .prepareRename, .rename: return LSP.LSPAny.null
    }
  }

  private func destinations(
    _ position: LSP.Position, _ file: FileID, asLinks: Bool
  ) -> any Encodable & Sendable {
    let found = definition(at: locator.offset(position, in: file), in: file, texts: locator.bytes, resolver)
    guard let found else { return LSP.LSPAny.null }
    if asLinks {
      let origin = locator.range(found.origin, in: file)
      return found.targets.map {
        let range = locator.range($0.range, in: $0.file)
        return LSP.LocationLink(
          originSelectionRange: origin, targetUri: view.uri(of: $0.file), targetRange: range,
          targetSelectionRange: range)
      }
    }
    return found.targets.map { locator.location($0.range, in: $0.file) }
  }

  private func hoverText(_ position: LSP.Position, _ file: FileID) -> LSP.Hover? {
    let offset = locator.offset(position, in: file)
    return hover(at: offset, in: file, texts: { locator.text(of: $0).bytes }, resolver).map {
      let contents =
        view.profile.takesMarkdownHover
        ? LSP.MarkupContent(kind: .markdown, value: $0.markdown)
        : LSP.MarkupContent(kind: .plaintext, value: plain($0.markdown))
      return LSP.Hover(contents: contents, range: locator.range($0.range, in: file))
    }
  }

  /// The text without what makes it bold or code.
  private func plain(_ markdown: String) -> String {
    markdown.replacing("**", with: "").replacing("`", with: "").replacing("\\", with: "")
  }

  // MARK: Symbols

  private func symbols(_ file: FileID) -> any Encodable & Sendable {
    let found = documentSymbols(in: file, resolver)
    if view.profile.takesSymbolTree { return found.map { tree($0, file) } }
    var flat: [LSP.SymbolInformation] = []
    func add(_ symbol: DocumentSymbol, in container: String?) {
      flat.append(
        LSP.SymbolInformation(
          name: name(symbol.name), kind: symbol.kind.protocolValue, containerName: container,
          location: locator.location(symbol.range, in: file)))
      for child in symbol.children { add(child, in: symbol.name) }
    }
    for symbol in found { add(symbol, in: nil) }
    return flat
  }

  private func tree(_ symbol: DocumentSymbol, _ file: FileID) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: name(symbol.name), detail: symbol.detail.isEmpty ? nil : symbol.detail,
      kind: symbol.kind.protocolValue, range: locator.range(symbol.range, in: file),
      selectionRange: locator.range(symbol.selection, in: file),
      children: symbol.children.isEmpty ? nil : symbol.children.map { tree($0, file) })
  }

  /// Clients refuse a symbol whose name is empty or blank.
  private func name(_ name: String) -> String { name.allSatisfy(\.isWhitespace) ? "(unnamed)" : name }

  func workspaceSymbols(_ query: String) -> [LSP.SymbolInformation] {
    Analysis.workspaceSymbols(matching: query, resolver).map {
      let kind: LSP.SymbolKind =
        switch $0.kind {
        case .scene: .namespace
        case .object: .object
        case .storyboardIdentifier: .key
        }
      return LSP.SymbolInformation(
        name: name($0.name), kind: kind, containerName: $0.container,
        location: locator.location($0.location.range, in: $0.location.file))
    }
  }

  // MARK: Editing

  private func completionItems(_ position: LSP.Position, _ file: FileID) -> [LSP.CompletionItem] {
    let offset = locator.offset(position, in: file)
    let text = locator.text(of: file).bytes
    return completions(at: offset, in: file, text: text, resolver).map {
      LSP.CompletionItem(
        label: $0.label, kind: $0.kind.protocolValue, detail: $0.detail.isEmpty ? nil : $0.detail,
        sortText: sortText($0), filterText: filterText($0),
        textEdit: LSP.TextEdit(range: locator.range($0.edit.range, in: file), newText: $0.edit.text))
    }
  }

  /// Clients compare it with what is typed. Nobody knows ids by heart; what an object is called is typed.
  private func filterText(_ item: CompletionItem) -> String {
    item.kind == .object ? item.label + " " + item.edit.text : item.edit.text
  }

  /// Sorts by rank, then by label, where clients compare strings.
  private func sortText(_ item: CompletionItem) -> String {
    let rank = String(max(0, item.rank))
    return String(repeating: "0", count: max(0, 4 - rank.count)) + rank + item.label
  }

  private func lens(_ lens: CodeLens, _ file: FileID) -> LSP.CodeLens {
    var command = LSP.Command(title: lens.title, command: "")
    if view.profile.showsDocuments, !lens.locations.isEmpty {
      command.command = showConnectionCommand
      command.arguments = lens.locations.map {
        let location = locator.location($0.range, in: $0.file)
        return .object(["uri": .string(location.uri), "range": location.range.any])
      }
    }
    return LSP.CodeLens(range: locator.range(lens.range, in: file), command: command)
  }

  private func actions(_ range: LSP.Range, _ only: [String]?, _ file: FileID) -> [LSP.CodeAction] {
    guard view.profile.takesCodeActionLiterals else { return [] }
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    guard isWanted("quickfix") || isWanted("refactor") || isWanted("refactor.rewrite") else { return [] }
    let one = locator.offset(range.start, in: file)
    let other = locator.offset(range.end, in: file)
    let bytes = ByteRange(min(one, other), max(one, other))
    let texts: TextSource = { locator.text(of: $0).bytes }
    let renames = view.memory.foreignRenames(resolver)
    let diagnostics = findings(in: file, renames, view, resolver).shown
    var found = renameActions(
      in: bytes, of: file, renames, diagnostics: diagnostics, texts: texts, resolver)
    found += renameActions(
      in: bytes, of: file, view.memory.documentRenames(in: file, resolver), diagnostics: diagnostics,
      texts: texts
    ) { id, newName in
      let plan = try? renamePlan(of: .member(id), to: newName, on: .document, texts: texts, resolver)
      return plan?.edits(includingDoubtful: false)
    }
    let explainedFixes = Set(found.flatMap(\.fixes))
    for var action in codeActions(in: bytes, of: file, diagnostics: diagnostics, texts: texts, resolver) {
      // What is known to have been renamed is not a misspelling; one remedy is the obvious one.
      if !explainedFixes.isDisjoint(with: action.fixes) { action.isPreferred = false }
      found.append(action)
    }
    let offer = isWanted("refactor") ? renameOffer(at: one, file) : nil
    return found.compactMap {
      // The rules that the user set hold here as well.
      let fixes = $0.fixes.compactMap { translated($0, view, locator) }
      if fixes.isEmpty, !$0.fixes.isEmpty { return nil }
      let kind = fixes.isEmpty ? "refactor.rewrite" : "quickfix"
      guard isWanted(kind) else { return nil }
      return LSP.CodeAction(
        title: $0.title, kind: kind, diagnostics: fixes.isEmpty ? nil : fixes,
        isPreferred: view.profile.takesPreferredActions && $0.isPreferred ? true : nil, edit: edit($0.edits))
    } + [offer].compactMap { $0 }
  }

  func edit(_ files: [FileEdits]) -> LSP.WorkspaceEdit {
    func edits(_ file: FileEdits) -> [LSP.TextEdit] {
      file.edits.map { LSP.TextEdit(range: locator.range($0.range, in: file.file), newText: $0.text) }
    }
    if view.profile.takesDocumentChanges {
      return LSP.WorkspaceEdit(
        documentChanges: files.map {
          .edit(
            LSP.TextDocumentEdit(
              textDocument: .init(uri: view.uri(of: $0.file), version: view.open[$0.file]?.version),
              edits: edits($0)))
        })
    }
    var changes: [String: [LSP.TextEdit]] = [:]
    for file in files { changes[view.uri(of: file.file), default: []] += edits(file) }
    return LSP.WorkspaceEdit(changes: changes)
  }
}

extension LSP.Range {
  fileprivate var any: LSP.LSPAny {
    func any(_ position: LSP.Position) -> LSP.LSPAny {
      .object(["line": .integer(position.line), "character": .integer(position.character)])
    }
    return .object(["start": any(start), "end": any(end)])
  }
}

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
