import Analysis
import Assets
import Index
import Rules
import Text

/// A workspace at one moment, with everything that jobs need; it never changes.
struct FolderSnapshot: Sendable {
  struct OpenText: Sendable {
    var uri: String
    var version: Int
    var text: LineTable
    /// Whether the text has changed since it was opened or saved.
    var isEdited: Bool
  }

  /// The absolute path without a slash at the end; empty for documents outside of every folder.
  var path: String
  /// The opened folders inside of it.
  var opened: OpenedFolders
  /// The absolute paths of all workspaces with opened folders.
  var roots: [String]
  var snapshot: Snapshot
  /// Whether the whole folder has been read, so that a name without a declaration is certain to have none.
  var isReady: Bool
  /// Whether the last scan could read the folder, and no other one is under way.
  var isRead: Bool
  var unreadable: [String: String]
  var renameDetector: RenameDetector
  var open: [FileID: OpenText]
  /// The diagnostics that are still valid.
  var kept: [FileID: RetainedDiagnostics]
  var profile: ClientProfile
  var settings: Settings
  var options: AnalysisOptions
  /// The contents of asset catalogs that pictures have read.
  var assets: AssetCache
  /// The files of settings in the state in which they were read.
  var configuration: WorkspaceConfiguration

  func uri(of file: FileID) -> String {
    if let open = open[file] { return open.uri }
    let relative = snapshot[file]?.path ?? ""
    // The path of a document outside of every folder is absolute, or it is the URI.
    if path.isEmpty { return relative.hasPrefix("/") ? Server.uri(ofPath: relative) : relative }
    return Server.uri(ofPath: opened.clientPath(of: relative))
  }

  func absolutePath(_ relative: String) -> String { path.isEmpty ? relative : path + "/" + relative }
}
