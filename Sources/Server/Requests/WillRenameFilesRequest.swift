import Analysis
import Index

/// The edits after which documents still lead to their classes when the user moves files to the folder of another target, and
/// after which all uses of a storyboard or a xib have its new name.
struct WillRenameFilesRequest: Request, PendingRequest {
  static let method = "workspace/willRenameFiles"

  /// The capability is among those for operations on files.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  let params: LSP.RenameFilesParams
  private var found: LSP.WorkspaceEdit?

  init(params: LSP.RenameFilesParams) { self.params = params }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    for number in state.folders.keys.sorted() {
      // The client delays the move until it has an answer, so only folders that are already read count.
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

  /// The files of a folder with new paths in it, including files in moved folders.
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
