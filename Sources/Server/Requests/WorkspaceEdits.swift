import Analysis
import Index
import Text

extension ClientProfile {
  /// Whether the client accepts edits of documents in a known version, rather than edits of files.
  var takesDocumentChanges: Bool { has("workspace.workspaceEdit.documentChanges") }
}

extension FolderSnapshot {
  func versionedIdentifier(of file: FileID) -> LSP.TextDocumentEdit.Identifier {
    .init(uri: uri(of: file), version: LSP.OptionalVersion(number: open[file]?.version))
  }
}

extension RequestContext {
  func workspaceEdit(_ files: [FileEdits]) -> LSP.WorkspaceEdit {
    func edits(_ file: FileEdits) -> [LSP.TextEdit] {
      file.edits.map { LSP.TextEdit(range: locator.range($0.range, in: file.file), newText: $0.text) }
    }
    if client.takesDocumentChanges {
      return LSP.WorkspaceEdit(
        documentChanges: files.map {
          .edit(
            LSP.TextDocumentEdit(textDocument: folder.versionedIdentifier(of: $0.file), edits: edits($0)))
        })
    }
    var changes: [String: [LSP.TextEdit]] = [:]
    for file in files { changes[folder.uri(of: file.file), default: []] += edits(file) }
    return LSP.WorkspaceEdit(changes: changes)
  }

  /// The edit that creates a file with a text; nil where the client can't create one.
  ///
  /// A client that creates files accepts them among document changes, even if, like Neovim, it does not state that.
  func workspaceEdit(creating path: String, _ text: String) -> LSP.WorkspaceEdit? {
    guard client.lists("create", in: "workspace.workspaceEdit.resourceOperations"), locator.mayWrite(path)
    else { return nil }
    let uri = Server.uri(ofPath: path)
    let start = LSP.Range(ByteRange(0, 0), in: LineTable([]), folder.profile.encoding)
    let edit = LSP.TextDocumentEdit(
      textDocument: .init(uri: uri, version: LSP.OptionalVersion(number: nil)),
      edits: [LSP.TextEdit(range: start, newText: text)])
    return LSP.WorkspaceEdit(documentChanges: [.createFile(LSP.CreateFile(uri: uri)), .edit(edit)])
  }
}
