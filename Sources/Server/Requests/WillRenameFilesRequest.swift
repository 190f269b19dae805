import Analysis
import Index

/// The edits by which documents still lead to their classes when the user moves files to the folder of another target, and by which
/// all that names a storyboard or a xib follows its file.
struct WillRenameFilesRequest: Request, PendingRequest {
  static let method = "workspace/willRenameFiles"

  /// It is announced among the operations on files.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  let params: LSP.RenameFilesParams
  private var found: LSP.WorkspaceEdit?

  init(params: LSP.RenameFilesParams) { self.params = params }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    for number in state.folders.keys.sorted() {
      // The client waits with the move, so that an answer has to come at once.
      guard let folder = state.folders[number], folder.isReady else { continue }
      let moves = moves(in: folder, state)
      if moves.isEmpty { continue }
      state.start(
        .answer { context in Self.answer(moving: moves, context) }, of: number, for: .request(id))
    }
    state.finishIfDone(id)
  }

  private static func answer(
    moving moves: [(file: FileID, path: String)], _ context: RequestContext
  ) -> Answer {
    let edits = context.query.moduleEdits(moving: moves).filter { !context.liesOutside($0.file) }
    let (plans, refusals) = context.query.renamePlans(ofDocumentsIn: moves)
    let warning = refusals.first.map {
      "what names the file keeps the former name: " + context.responseError($0).message
    }
    let own = plans.map { $0.sparing(context.liesOutside).plan }
    if edits.isEmpty, plans.isEmpty { return Answer(LSP.LSPAny.null, warning: warning) }
    return Answer(context.edit(own, edits, butNot: Set(moves.map(\.file))), warning: warning)
  }

  /// The files of a folder that get other paths in it, those within moved folders as well.
  private func moves(in folder: FolderState, _ state: ServerState) -> [(file: FileID, path: String)] {
    params.files.flatMap { moved -> [(file: FileID, path: String)] in
      func relative(_ uri: String) -> String? {
        path(ofURI: uri).flatMap { folder.relativePath(state.key(ofPath: $0)) }
      }
      guard let old = relative(moved.oldUri), let new = relative(moved.newUri) else { return [] }
      if let file = folder.ids[old] { return [(file, new)] }
      return folder.ids.filter { $0.key.hasPrefix(old + "/") }.sorted { $0.key < $1.key }.map {
        ($0.value, new + $0.key.dropFirst(old.count))
      }
    }
  }

  mutating func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState
  ) {
    guard case .answer(let answer) = output else { return }
    if let warning = answer.warning { state.showMessage(.warning, warning) }
    guard let edit = answer.result as? LSP.WorkspaceEdit else { return }
    guard var whole = found else {
      found = edit
      return
    }
    if let changes = edit.documentChanges { whole.documentChanges = (whole.documentChanges ?? []) + changes }
    if let changes = edit.changes { whole.changes = (whole.changes ?? [:]).merging(changes) { $0 + $1 } }
    found = whole
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) {
    if let found { state.reply(id, found) } else { state.reply(id, LSP.LSPAny.null) }
  }
}
