import Analysis
import Pictures
import World

/// The findings of `--check`, as input for the formats.
struct Report {
  /// The reason why only a part of the workspaces is reported.
  enum Scope: Sendable {
    case parts([WorkspacePart])
    case changes
  }

  var findings: [Finding]
  var workspaces: [CheckedWorkspace]
  /// Whether to show information and hints in formats that omit them by default.
  var showsAll: Bool
  var elapsed: Duration
  /// Whether the results go to a terminal.
  var isTerminal: Bool
  var isColored: Bool
  /// Whether to omit counts and notes.
  var isQuiet = false
  /// The part of the workspaces that the findings are about; nil for all.
  var scope: Scope?
  /// The least severity that makes the check fail; nil for none.
  var failsFrom: Diagnostic.Severity? = .error
  /// Whether known findings are omitted, so that an empty report may have some.
  var hasBaseline = false
  /// The bytes of a file of a workspace; nil where it can't be read any more.
  var read: @Sendable (_ workspace: Int, _ path: String) -> [UInt8]? = { _, _ in nil }
  /// The assets in the catalogs of a workspace for pictures of a document.
  var assets: @Sendable (_ workspace: Int, _ path: String) -> PictureAssets = { _, _ in PictureAssets() }

  var shown: [Finding] { showsAll ? findings : findings.filter { $0.diagnostic.severity >= .warning } }
}
