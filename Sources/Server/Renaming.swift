import Analysis
import Index
import LanguageServerProtocol
import Text

/// The command with which a client asks for a name and then for the rename; it is the client's to carry out.
let renameCommand = "ibls.rename"

extension Answering {
  func prepareRename(_ position: LSP.Position, _ file: FileID) -> Job.Output {
    let text = locator.text(of: file).bytes
    do throws(RenameRefusal) {
      guard
        let found = try renameSubject(
          at: locator.offset(position, in: file), in: file, text: text, resolver)
      else { return nothingToRename(in: file) }
      // What can't be renamed whatever the name is said before somebody types one.
      return .answer(
        LSP.PrepareRenameResult(
          range: locator.range(found.range, in: file),
          placeholder: String(decoding: text[found.range.lower..<found.range.upper], as: UTF8.self)))
    } catch {
      return .failure(responseError(error))
    }
  }

  func rename(_ position: LSP.Position, to newName: String, _ file: FileID) -> Job.Output {
    do throws(RenameRefusal) {
      guard
        let found = try renameSubject(
          at: locator.offset(position, in: file), in: file, text: locator.text(of: file).bytes, resolver)
      else { return nothingToRename(in: file) }
      let plan = try renamePlan(
        of: found.subject, to: newName, on: found.side, texts: { locator.text(of: $0).bytes }, resolver)
      let asks = view.profile.takesChangeAnnotations && view.profile.takesDocumentChanges
      let notice = asks ? nil : self.notice(plan)
      return .noticed(edit(plan), notice)
    } catch {
      return .failure(responseError(error))
    }
  }

  /// In Swift another server may know more, and gets its turn; in a document there is nobody else.
  private func nothingToRename(in file: FileID) -> Job.Output {
    if view.snapshot.interface(file) == nil { return .answer(LSP.LSPAny.null) }
    return .failure(
      LSP.ResponseError(
        .requestFailed, "only the names of outlets, actions, classes and properties can be renamed"))
  }

  private func responseError(_ refusal: RenameRefusal) -> LSP.ResponseError {
    var message = refusal.message
    if let place = refusal.place { message += " (\(name(of: place)))" }
    let others = refusal.candidates.map { "\($0.name) at \(name(of: $0.location))" }
    if !others.isEmpty { message += ": " + others.joined(separator: ", ") }
    return LSP.ResponseError(refusal.reason == .stale ? .contentModified : .requestFailed, message)
  }

  /// "App/Login.swift:3:18", as people count.
  private func name(of place: Location) -> String {
    let position = locator.text(of: place.file).lineAndColumn(of: place.range.lower)
    return "\(view.snapshot[place.file]?.path ?? ""):\(position.line):\(position.column)"
  }

  // MARK: Edits

  private func edit(_ plan: RenamePlan) -> LSP.WorkspaceEdit {
    let profile = view.profile
    guard profile.takesDocumentChanges else { return edit(plan.edits(includingDoubtful: false)) }
    let asks = profile.takesChangeAnnotations
    var annotations: [String: LSP.ChangeAnnotation] = [:]
    var ids: [String: String] = [:]
    func annotation(_ doubt: String) -> String {
      if let id = ids[doubt] { return id }
      let id = "ibls-\(ids.count + 1)"
      ids[doubt] = id
      annotations[id] = LSP.ChangeAnnotation(
        label: "Rename '\(plan.oldName)' to '\(plan.newName)'?", needsConfirmation: true, description: doubt)
      return id
    }
    var changes: [LSP.DocumentChange] = []
    for file in Set(plan.changes.map(\.file)).sorted() {
      let edits = plan.changes.filter { $0.file == file && (asks || $0.doubt == nil) }.map { change in
        LSP.TextEdit(
          range: locator.range(change.range, in: file), newText: change.new,
          annotationId: change.doubt.map(annotation))
      }
      guard !edits.isEmpty else { continue }
      changes.append(
        .edit(
          LSP.TextDocumentEdit(
            textDocument: .init(uri: view.uri(of: file), version: view.open[file]?.version), edits: edits)))
    }
    if asks, profile.renamesFiles {
      for rename in plan.fileRenames {
        changes.append(
          .renameFile(
            LSP.RenameFile(
              oldUri: view.uri(of: rename.file), newUri: uri(beside: rename.file, named: rename.newPath),
              annotationId: annotation(rename.doubt))))
      }
    }
    return LSP.WorkspaceEdit(documentChanges: changes, annotations: annotations)
  }

  /// In the client's spelling of the folder.
  private func uri(beside file: FileID, named path: String) -> String {
    let uri = view.uri(of: file)
    let name = Server.uri(ofPath: "/" + fileName(path)).dropFirst("file:///".count)
    return (uri.lastIndex(of: "/").map { String(uri[...$0]) } ?? "") + name
  }

  /// What a client is told that can't ask about single edits.
  private func notice(_ plan: RenamePlan) -> String? {
    let places = plan.changes.filter { $0.doubt != nil }
      .map { name(of: Location(file: $0.file, range: $0.range)) }
    guard let first = places.first else { return nil }
    let shown = places.prefix(5).joined(separator: ", ") + (places.count > 5 ? ", ..." : "")
    return places.count == 1
      ? "1 place that may mean something else was left as it is: \(first)"
      : "\(places.count) places that may mean something else were left as they are: \(shown)"
  }

  // MARK: Offering

  /// The offer to rename what a place declares, connects or uses, for clients that ask for the name: wherever
  /// `prepareRename` has an answer.
  func renameOffer(at offset: Int, _ file: FileID) -> LSP.CodeAction? {
    guard view.profile.asksForNames,
      let found = try? renameSubject(at: offset, in: file, text: locator.text(of: file).bytes, resolver)
    else { return nil }
    let start = locator.range(found.range, in: file).start
    let title = "Rename in code and interface files..."
    return LSP.CodeAction(
      title: title, kind: "refactor",
      command: LSP.Command(
        title: title, command: renameCommand,
        arguments: [
          .object([
            "uri": .string(view.uri(of: file)),
            "position": .object(["line": .integer(start.line), "character": .integer(start.character)]),
          ])
        ]))
  }
}
