import Analysis
import Index

/// The edits that rename what stands at a position, in code and documents.
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
    let texts: TextSource = { [locator = context.locator] in locator.text(of: $0).bytes }
    let plan: RenamePlan
    do throws(RenameRefusal) {
      plan = try renamePlan(of: found, to: params.newName, texts: texts, context.resolver)
    } catch {
      // Another server may have renamed the declaration before this one was asked.
      if error.reason == .unchanged {
        let left = edits(
          completing: context.folder.renameDetector.codeRenames(context.resolver), of: found.symbol,
          texts: texts, context.resolver)
        if !left.isEmpty { return Answer(context.workspaceEdit(left)) }
      }
      throw context.responseError(error)
    }
    let asks = context.client.takesChangeAnnotations && context.client.takesDocumentChanges
    return Answer(
      edit(plan, context), warning: asks ? nil : warning(plan, context),
      log: plan.mentions.isEmpty ? nil : plan.mentionCount + " were left as they are")
  }

  private func edit(_ plan: RenamePlan, _ context: RequestContext) -> LSP.WorkspaceEdit {
    let (client, folder) = (context.client, context.folder)
    guard client.takesDocumentChanges else {
      return context.workspaceEdit(plan.edits(includingPossible: false))
    }
    let asks = client.takesChangeAnnotations
    var annotations: [String: LSP.ChangeAnnotation] = [:]
    var ids: [String: String] = [:]
    func annotation(_ reason: String) -> String {
      if let id = ids[reason] { return id }
      let id = "ibls-\(ids.count + 1)"
      ids[reason] = id
      annotations[id] = LSP.ChangeAnnotation(
        label: "Rename '\(plan.oldName)' to '\(plan.newName)'?", needsConfirmation: true, description: reason)
      return id
    }
    var changes: [LSP.DocumentChange] = []
    for file in Set(plan.changes.map(\.file)).sorted() {
      let edits = plan.changes.filter { $0.file == file && (asks || $0.certainty == .certain) }.map {
        change in
        LSP.TextEdit(
          range: context.locator.range(change.range, in: file), newText: change.new,
          annotationId: change.certainty.reason.map(annotation))
      }
      guard !edits.isEmpty else { continue }
      changes.append(
        .edit(LSP.TextDocumentEdit(textDocument: folder.versionedIdentifier(of: file), edits: edits)))
    }
    if asks, client.renamesFiles {
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

  /// In the client's spelling of the folder.
  private func uri(named path: String, beside file: FileID, _ folder: FolderSnapshot) -> String {
    let uri = folder.uri(of: file)
    let name = Server.uri(ofPath: "/" + fileName(path)).dropFirst("file:///".count)
    return (uri.lastIndex(of: "/").map { String(uri[...$0]) } ?? "") + name
  }

  /// Where edits were left out, for clients that can't ask the user about single ones.
  private func warning(_ plan: RenamePlan, _ context: RequestContext) -> String? {
    let places = plan.changes.filter { $0.certainty != .certain }
      .map { context.shown(Location(file: $0.file, range: $0.range)) }
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

  fileprivate var renamesFiles: Bool {
    lists("rename", in: "workspace.workspaceEdit.resourceOperations")
  }
}
