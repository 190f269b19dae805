import Analysis
import Index

extension ClientProfile {
  /// It takes edits of documents in one version, rather than of files.
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
}
