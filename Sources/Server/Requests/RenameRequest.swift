import Analysis
import Index
import Text

/// The edits that rename the symbol at a position, in code and documents.
struct RenameRequest: DocumentRequest {
  static let method = "textDocument/rename"
  // An incomplete rename would be worse than none.
  static let needsScan = true
  static let needsEveryFile = true

  static func options(for client: ClientProfile) -> LSP.LSPAny? {
    client.has("textDocument.rename.prepareSupport") ? ["prepareProvider": true] : true
  }

  let params: LSP.RenameParams

  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer {
    guard let found = try context.renameTarget(at: params.position, in: file) else { return .null }
    // A deleted file contains no name, but an unreadable one may.
    if let (path, reason) = context.folder.unreadable.min(by: { $0.key < $1.key }) {
      throw LSP.ResponseError(.requestFailed, "can't read '\(path)', which may use the name: \(reason)")
    }
    var plan: RenamePlan
    do throws(RenameRefusal) {
      let asked = try context.query.renamePlan(of: found, to: params.newName)
      if let name = found.onlyName {
        // The rename would not change this place.
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
    let left = context.client.renamesFiles ? [] : plan.fileRenames(offered: false)
    if left.contains(where: { $0.reason == nil }) {
      throw LSP.ResponseError(
        .requestFailed,
        "this editor can't rename files on request; rename the file in it, or call 'ibls rename'")
    }
    var notes = plan.mentions.isEmpty ? [] : [plan.mentionCount + " were left as they are"]
    for kept in plan.keptFiles {
      notes.append("'\(context.query.snapshot[kept.file]?.path ?? "")' keeps its name: \(kept.reason)")
    }
    let warnings =
      [context.warning(sparing: spared), asks ? nil : warning(plan, context)].compactMap { $0 }
      + left.map {
        "rename '\(context.folder.snapshot.path(of: $0.file))' to '\(fileName($0.newPath))' as well: "
          + ($0.reason ?? "")
      }
    return Answer(
      context.edit([plan]), warning: warnings.isEmpty ? nil : warnings.joined(separator: "; "),
      log: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }

  /// The warning about omitted edits, for clients that can't let the user confirm single edits; nil for none.
  private func warning(_ plan: RenamePlan, _ context: RequestContext) -> String? {
    let places = plan.possible.map { context.shown(Location(file: $0.file, range: $0.range)) }
    guard let first = places.first else { return nil }
    let shown = places.prefix(5).joined(separator: ", ") + (places.count > 5 ? ", ..." : "")
    return places.count == 1
      ? "1 place that may mean something else was left as it is: \(first)"
      : "\(places.count) places that may mean something else were left as they are: \(shown)"
  }
}

extension RequestContext {
  /// The edits of some renames, including the renames of files.
  ///
  /// - Parameters:
  ///   - others: Further edits.
  ///   - moved: The files that the client renames itself.
  func edit(
    _ plans: [RenamePlan], _ others: [FileEdits] = [], butNot moved: Set<FileID> = []
  ) -> LSP.WorkspaceEdit {
    guard client.takesDocumentChanges else {
      return workspaceEdit(plans.flatMap { $0.edits(includingPossible: false) } + others)
    }
    var (edits, renames) = (
      [FileID: [(range: ByteRange, text: String, annotation: String?)]](), [LSP.DocumentChange]()
    )
    for file in others { edits[file.file, default: []] += file.edits.map { ($0.range, $0.text, nil) } }
    var annotations = Annotations()
    // A client with the rename command only applies edits of texts. If one contains the name of a file, it must not be made
    // without the file's rename.
    let appliesEditsAlone = client.commands.contains(renameCommand)
    let asks = client.takesChangeAnnotations
    for plan in plans {
      let renamesFiles =
        asks && client.renamesFiles && !(appliesEditsAlone && plan.changes.contains(where: \.namesFile))
      for change in plan.changes
      where change.certainty == .certain || (change.namesFile ? renamesFiles : asks) {
        edits[change.file, default: []].append(
          (change.range, change.new, change.certainty.reason.map { annotations.id(of: $0, plan) }))
      }
      guard client.renamesFiles else { continue }
      for rename in plan.fileRenames(offered: renamesFiles) where !moved.contains(rename.file) {
        renames.append(
          .renameFile(
            LSP.RenameFile(
              oldUri: folder.uri(of: rename.file), newUri: uri(named: rename.newPath, beside: rename.file),
              annotationId: rename.isCertain ? nil : rename.reason.map { annotations.id(of: $0, plan) })))
      }
    }
    let changes = edits.sorted { $0.key < $1.key }.map { file, edits in
      LSP.DocumentChange.edit(
        LSP.TextDocumentEdit(
          textDocument: folder.versionedIdentifier(of: file),
          edits: edits.sorted { $0.range.lower < $1.range.lower }.map {
            LSP.TextEdit(
              range: locator.range($0.range, in: file), newText: $0.text, annotationId: $0.annotation)
          }))
    }
    return LSP.WorkspaceEdit(documentChanges: changes + renames, annotations: annotations.byID)
  }

  /// The URI of a new path, in the client's spelling of the folder.
  private func uri(named path: String, beside file: FileID) -> String {
    let uri = folder.uri(of: file)
    let name = Server.uri(ofPath: "/" + fileName(path)).dropFirst("file:///".count)
    return (uri.lastIndex(of: "/").map { String(uri[...$0]) } ?? "") + name
  }
}

/// The confirmations that a client requests from the user before it makes some edits.
private struct Annotations {
  var byID: [String: LSP.ChangeAnnotation] = [:]

  mutating func id(of reason: String, _ plan: RenamePlan) -> String {
    let question = LSP.ChangeAnnotation(
      label: "Rename '\(plan.oldName)' to '\(plan.newName)'?", needsConfirmation: true, description: reason)
    if let known = byID.first(where: { $0.value == question }) { return known.key }
    let id = "ibls-\(byID.count + 1)"
    byID[id] = question
    return id
  }
}

extension ClientProfile {
  /// Whether the client lets the user confirm single edits.
  fileprivate var takesChangeAnnotations: Bool {
    self["workspace.workspaceEdit.changeAnnotationSupport"]?.object != nil
  }

  /// Whether the client can rename files as a part of an edit.
  fileprivate var renamesFiles: Bool {
    takesDocumentChanges && lists("rename", in: "workspace.workspaceEdit.resourceOperations")
  }
}
