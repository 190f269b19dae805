import Analysis
import Index
import Rules
import Text

extension RequestContext {
  /// The offers to turn the code of a finding off in `.ibls.json`: for its connection or object, for its document, or everywhere.
  func silenceActions(for diagnostic: Diagnostic, _ fix: LSP.Diagnostic) -> [LSP.CodeAction] {
    guard !folder.path.isEmpty, let path = folder.snapshot[diagnostic.file]?.path else { return [] }
    // If a summary is silenced under one code, its other findings appear under another one.
    let codes = Set([diagnostic.code] + diagnostic.singles.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    var places: [(String, (String) -> SilencedPlace)] = []
    if folder.snapshot.code(diagnostic.file) == nil {
      if diagnostic.singles.isEmpty, let id = diagnostic.ids.first {
        let what = diagnostic.subject?.connection == nil ? "object" : "connection"
        places.append(("for this \(what)", { .id(id, document: "/" + $0) }))
      }
      let noun = folder.snapshot.interface(diagnostic.file) == nil ? "file" : "document"
      places.append(("for this \(noun)", { .document("/" + $0) }))
    }
    if codes.count == 1 { places.append(("in \(Configuration.fileName)", { _ in .everywhere })) }
    let names = codes.map(\.rawValue).joined(separator: " and ")
    let settings = places.compactMap { title, place -> LSP.CodeAction? in
      guard let edit = edit(turningOff: codes, at: place, for: path) else { return nil }
      return LSP.CodeAction(
        title: "Disable \(names) \(title)", kind: "quickfix", diagnostics: [fix], edit: edit)
    }
    return comment(for: diagnostic, fix) + settings
  }

  /// The offer to add a comment above the line of a finding in code.
  private func comment(for diagnostic: Diagnostic, _ fix: LSP.Diagnostic) -> [LSP.CodeAction] {
    guard folder.snapshot.code(diagnostic.file) != nil, !liesOutside(diagnostic.file) else { return [] }
    let bytes = locator.text(of: diagnostic.file).bytes
    guard diagnostic.range.lower <= bytes.count else { return [] }
    let comment = silencing([diagnostic.code], lineAt: diagnostic.range.lower, in: bytes)
    let edit = FileEdits(file: diagnostic.file, edits: [comment])
    return [
      LSP.CodeAction(
        title: "Disable \(diagnostic.code.rawValue) for this line", kind: "quickfix", diagnostics: [fix],
        edit: workspaceEdit([edit]))
    ]
  }

  private func edit(
    turningOff codes: [Diagnostic.Code], at place: (String) -> SilencedPlace, for path: String
  ) -> LSP.WorkspaceEdit? {
    guard
      let edit = folder.configuration.silencing(codes, at: place, for: path, root: folder.opened.rootPath),
      locator.mayWrite(edit.path)
    else { return nil }
    let text = edit.text
    let uri = Server.uri(ofPath: edit.path)
    let change = LSP.TextEdit(
      range: LSP.Range(edit.range, in: LineTable(text ?? []), folder.profile.encoding), newText: edit.new)
    if text != nil, !client.takesDocumentChanges { return LSP.WorkspaceEdit(changes: [uri: [change]]) }
    if text == nil { return workspaceEdit(creating: edit.path, edit.new) }
    let edits = LSP.DocumentChange.edit(
      LSP.TextDocumentEdit(
        textDocument: .init(uri: uri, version: LSP.OptionalVersion(number: nil)), edits: [change]))
    return LSP.WorkspaceEdit(documentChanges: [edits])
  }
}
