import Analysis
import Index

/// The edits that rename the symbol at a position, in code and documents.
struct RenameRequest: DocumentRequest {
  static let method = "textDocument/rename"
  // Half a rename would be worse than none.
  static let needsScan = true
  static let needsEveryFile = true

  static func options(for client: ClientProfile) -> LSP.LSPAny? {
    client.has("textDocument.rename.prepareSupport") ? ["prepareProvider": true] : true
  }

  let params: LSP.RenameParams

  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer {
    guard let found = try context.renameTarget(at: params.position, in: file) else { return .null }
    // The same as in a terminal: what is gone holds no name, what can't be read may.
    if let (path, reason) = context.folder.unreadable.min(by: { $0.key < $1.key }) {
      throw LSP.ResponseError(.requestFailed, "can't read '\(path)', which may use the name: \(reason)")
    }
    var plan: RenamePlan
    do throws(RenameRefusal) {
      let asked = try context.query.renamePlan(of: found, to: params.newName)
      if let name = found.onlyName {
        // The rename would leave this place as it is.
        throw RenameRefusal(
          .symbol, "code has this name as '\(name)' already; rename it to that first",
          at: context.query.declarations(of: found.symbol).first)
      }
      plan = asked
    } catch {
      // Another server may have renamed the declaration before this server got the request.
      guard error.reason == .unchanged else {
        throw context.responseError(error)
      }
      let renames = context.folder.renameDetector.codeRenames(context.query)
      let whole = context.query.renamePlan(completing: renames, of: found.symbol, to: params.newName)
      guard let whole else {
        let left = context.query.edits(completing: renames, of: found.symbol)
          .filter { !context.liesOutside($0.file) }
        if !left.isEmpty { return Answer(context.workspaceEdit(left)) }
        throw context.responseError(error)
      }
      plan = whole
    }
    let spared: [RenamePlan.Change]
    (plan, spared) = plan.sparing(context.liesOutside)
    let asks = context.client.takesChangeAnnotations && context.client.takesDocumentChanges
    var notes = plan.mentions.isEmpty ? [] : [plan.mentionCount + " were left as they are"]
    for kept in plan.keptFiles {
      notes.append("'\(context.query.snapshot[kept.file]?.path ?? "")' keeps its name: \(kept.reason)")
    }
    let warnings = [context.warning(sparing: spared), asks ? nil : warning(plan, context)].compactMap { $0 }
    return Answer(
      edit(plan, context), warning: warnings.isEmpty ? nil : warnings.joined(separator: "; "),
      log: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }

  private func edit(_ plan: RenamePlan, _ context: RequestContext) -> LSP.WorkspaceEdit {
    let (client, folder) = (context.client, context.folder)
    guard client.takesDocumentChanges else {
      return context.workspaceEdit(plan.edits(includingPossible: false))
    }
    let asks = client.takesChangeAnnotations
    var annotations: [String: LSP.ChangeAnnotation] = [:]
    func annotation(_ reason: String) -> String {
      if let known = annotations.first(where: { $0.value.description == reason }) { return known.key }
      let id = "ibls-\(annotations.count + 1)"
      annotations[id] = LSP.ChangeAnnotation(
        label: "Rename '\(plan.oldName)' to '\(plan.newName)'?", needsConfirmation: true, description: reason)
      return id
    }
    var changes: [LSP.DocumentChange] = []
    // A client that has the rename command applies the edits of texts alone. Those that name a file must not go
    // without its rename.
    let appliesEditsAlone = client.commands.contains(renameCommand)
    let renamesFiles =
      asks && client.renamesFiles && !(appliesEditsAlone && plan.changes.contains(where: \.namesFile))
    let offered = plan.changes.filter {
      $0.certainty == .certain || ($0.namesFile ? renamesFiles : asks)
    }
    for file in Set(offered.map(\.file)).sorted() {
      let edits = offered.filter { $0.file == file }.map { change in
        LSP.TextEdit(
          range: context.locator.range(change.range, in: file), newText: change.new,
          annotationId: change.certainty.reason.map(annotation))
      }
      changes.append(
        .edit(LSP.TextDocumentEdit(textDocument: folder.versionedIdentifier(of: file), edits: edits)))
    }
    if renamesFiles {
      for rename in plan.fileRenames {
        changes.append(
          .renameFile(
            LSP.RenameFile(
              oldUri: folder.uri(of: rename.file),
              newUri: uri(named: rename.newPath, beside: rename.file, folder),
              annotationId: annotation(rename.reason))))
      }
    }
    return LSP.WorkspaceEdit(documentChanges: changes, annotations: annotations)
  }

  /// The URI of a path in the client's spelling of the folder.
  private func uri(named path: String, beside file: FileID, _ folder: FolderSnapshot) -> String {
    let uri = folder.uri(of: file)
    let name = Server.uri(ofPath: "/" + fileName(path)).dropFirst("file:///".count)
    return (uri.lastIndex(of: "/").map { String(uri[...$0]) } ?? "") + name
  }

  /// The warning about edits that were left out, for clients that can't ask the user about single ones.
  private func warning(_ plan: RenamePlan, _ context: RequestContext) -> String? {
    let places = plan.possible.map { context.shown(Location(file: $0.file, range: $0.range)) }
    guard let first = places.first else { return nil }
    let shown = places.prefix(5).joined(separator: ", ") + (places.count > 5 ? ", ..." : "")
    return places.count == 1
      ? "1 place that may mean something else was left as it is: \(first)"
      : "\(places.count) places that may mean something else were left as they are: \(shown)"
  }
}

extension ClientProfile {
  /// It asks the user about single edits.
  fileprivate var takesChangeAnnotations: Bool {
    self["workspace.workspaceEdit.changeAnnotationSupport"]?.object != nil
  }

  fileprivate var renamesFiles: Bool { lists("rename", in: "workspace.workspaceEdit.resourceOperations") }
}
