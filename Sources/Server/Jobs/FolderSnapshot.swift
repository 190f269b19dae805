import Analysis
import Assets
import Index
import Rules
import Text

/// A workspace at one moment, with all that jobs need to answer about it; never altered.
struct FolderSnapshot: Sendable {
  struct OpenText: Sendable {
    var uri: String
    var version: Int
    var text: LineTable
    /// Whether it has changed since it was opened or saved.
    var isEdited: Bool
  }

  /// Absolute, without a slash at the end; empty for documents outside of every folder.
  var path: String
  /// The folders in it that the client has opened.
  var opened: OpenedFolders
  /// The absolute paths of all workspaces of which the client has folders open.
  var roots: [String]
  var snapshot: Snapshot
  /// Whether the whole folder has been read, so that what no file declares is declared nowhere.
  var isReady: Bool
  /// Whether the last scan could read the folder, and none is under way.
  var isRead: Bool
  var unreadable: [String: String]
  var renameDetector: RenameDetector
  var open: [FileID: OpenText]
  /// Diagnostics that still hold.
  var kept: [FileID: RetainedDiagnostics]
  var profile: ClientProfile
  var settings: Settings
  var options: AnalysisOptions
  /// The contents that pictures have read of the asset catalogs.
  var assets: AssetCache
  /// The files of settings as they were read.
  var configuration: WorkspaceConfiguration

  func uri(of file: FileID) -> String {
    if let open = open[file] { return open.uri }
    let relative = snapshot[file]?.path ?? ""
    // The path of a document outside of every folder is absolute, or its URI.
    if path.isEmpty { return relative.hasPrefix("/") ? Server.uri(ofPath: relative) : relative }
    return Server.uri(ofPath: opened.clientPath(of: relative))
  }

  func absolutePath(_ relative: String) -> String { path.isEmpty ? relative : path + "/" + relative }
}
