import Analysis
import Index
import Text

/// The command with which the client lets the user enter a name and then requests the rename.
let renameCommand = "ibls.rename"

/// Fixes and rewrites for a range, and the offer to rename the symbol there.
struct CodeActionRequest: DocumentRequest {
  static let method = "textDocument/codeAction"
  /// Some actions edit other files than the one in which they are offered.
  static let needsScan = true

  static func options(for client: ClientProfile) -> LSP.LSPAny? {
    guard client.takesCodeActionLiterals else { return nil }
    let kinds: [LSP.LSPAny] = ["quickfix", "refactor.rewrite"] + (client.asksForNames ? ["refactor"] : [])
    return ["codeActionKinds": .array(kinds)]
  }

  let params: LSP.CodeActionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer { Answer(actions(file, context)) }

  private func actions(_ file: FileID, _ context: RequestContext) -> [LSP.CodeAction] {
    let (folder, locator) = (context.folder, context.locator)
    guard context.client.takesCodeActionLiterals else { return [] }
    guard isWanted("quickfix") || isWanted("refactor") || isWanted("refactor.rewrite") else { return [] }
    let one = locator.offset(params.range.start, in: file)
    let other = locator.offset(params.range.end, in: file)
    let found = actions(in: ByteRange(min(one, other), max(one, other)), of: file, context)
    let offer = isWanted("refactor") ? renameOffer(file, context) : nil
    return found.compactMap {
      // Rules that the user has turned off have no diagnostics here, either.
      let fixes = $0.fixes.compactMap { translated($0, folder, locator) }
      if fixes.isEmpty, !$0.fixes.isEmpty { return nil }
      let kind = fixes.contains { isQuickFix(of: $0, in: file, context) } ? "quickfix" : "refactor.rewrite"
      guard isWanted(kind), !$0.edits.contains(where: { context.liesOutside($0.file) }),
        let edit = edit($0, context)
      else { return nil }
      return LSP.CodeAction(
        title: $0.title, kind: kind, diagnostics: kind == "quickfix" ? fixes : nil,
        isPreferred: context.client.takesPreferredActions && $0.isPreferred ? true : nil,
        edit: edit)
    } + silenceActions(in: ByteRange(min(one, other), max(one, other)), file, context)
      + [offer].compactMap { $0 }
  }

  /// The edit of an action; nil where the action creates a file and the client can't do that.
  private func edit(_ action: CodeAction, _ context: RequestContext) -> LSP.WorkspaceEdit? {
    guard let file = action.newFile else { return context.workspaceEdit(action.edits) }
    guard !context.folder.path.isEmpty else { return nil }
    return context.workspaceEdit(creating: context.folder.opened.clientPath(of: file.path), file.text)
  }

  /// The actions that silence findings. They come last, since they don't fix the fault.
  private func silenceActions(
    in bytes: ByteRange, _ file: FileID, _ context: RequestContext
  ) -> [LSP.CodeAction] {
    guard isWanted("quickfix") else { return [] }
    let (folder, query) = (context.folder, context.query)
    let renames = folder.renameDetector.codeRenames(query)
    return query.findings(in: file, renames, folder).shown.filter {
      $0.rename == nil && $0.range.lower <= bytes.upper && bytes.lower <= $0.range.upper
    }.flatMap { diagnostic in
      translated(diagnostic, folder, context.locator).map {
        context.silenceActions(for: diagnostic, $0)
      } ?? []
    }
  }

  /// Whether an action that removes a finding is a quick fix.
  ///
  /// At a renamed declaration, it is one if the client names the finding in its request. Otherwise it is a rewrite, on which
  /// clients rely.
  private func isQuickFix(of fix: LSP.Diagnostic, in file: FileID, _ context: RequestContext) -> Bool {
    guard fix.data != nil, context.folder.snapshot.interface(file) == nil else { return true }
    return params.context.diagnostics?.array?.contains { $0["message"]?.string == fix.message } ?? false
  }

  /// Whether the client wants actions of a kind; it wants all kinds unless it names some.
  private func isWanted(_ kind: String) -> Bool {
    params.context.only.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
  }

  private func actions(in bytes: ByteRange, of file: FileID, _ context: RequestContext) -> [CodeAction] {
    let (folder, query) = (context.folder, context.query)
    let renames = folder.renameDetector.codeRenames(query)
    let diagnostics = query.findings(in: file, renames, folder).shown
    var found = query.renameActions(
      in: bytes, of: file, renames + folder.renameDetector.documentRenames(in: file, query),
      diagnostics: diagnostics
    ) { declaration, newName in
      guard folder.unreadable.isEmpty else { return nil }
      let plan = try? query.renamePlan(of: declaration, to: newName, on: .document)
      return plan?.edits(includingPossible: false)
    }
    let explainedFixes = Set(found.flatMap(\.fixes))
    for var action in query.codeActions(in: bytes, of: file, diagnostics: diagnostics) {
      // A known rename is not a misspelling, so only one of the fixes is preferred.
      if !explainedFixes.isDisjoint(with: action.fixes) { action.isPreferred = false }
      found.append(action)
    }
    return found
  }

  /// The offer to rename the symbol at a place, wherever `PrepareRenameRequest` has an answer.
  ///
  /// It is for clients that let users enter the name.
  private func renameOffer(_ file: FileID, _ context: RequestContext) -> LSP.CodeAction? {
    guard context.client.asksForNames,
      let found = (try? context.renameTarget(at: params.range.start, in: file)) ?? nil
    else { return nil }
    let title = "Rename in code and interface files..."
    return LSP.CodeAction(
      title: title, kind: "refactor",
      command: LSP.Command(
        title: title, command: renameCommand,
        arguments: [
          [
            "uri": .string(context.folder.uri(of: file)),
            "position": LSP.LSPAny(context.locator.range(found.range, in: file).start),
          ]
        ]))
  }
}

extension ClientProfile {
  fileprivate var takesCodeActionLiterals: Bool {
    self["textDocument.codeAction.codeActionLiteralSupport"]?.object != nil
  }

  fileprivate var takesPreferredActions: Bool { has("textDocument.codeAction.isPreferredSupport") }

  /// Whether the client executes the command that requests a new name.
  fileprivate var asksForNames: Bool { commands.contains(renameCommand) }
}
