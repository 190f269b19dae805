import Analysis

extension ClientProfile {
  /// It takes edits of documents in one version, rather than of files.
  var takesDocumentChanges: Bool { capabilities?.workspace?.workspaceEdit?.documentChanges ?? false }
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
            LSP.TextDocumentEdit(
              textDocument: .init(uri: folder.uri(of: $0.file), version: folder.open[$0.file]?.version),
              edits: edits($0)))
        })
    }
    var changes: [String: [LSP.TextEdit]] = [:]
    for file in files { changes[folder.uri(of: file.file), default: []] += edits(file) }
    return LSP.WorkspaceEdit(changes: changes)
  }
}
