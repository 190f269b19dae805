import Analysis
import Pictures
import World

/// The findings of `--check`, for the formats.
struct Report {
  /// A part of what was read.
  enum Scope: Sendable {
    case parts([WorkspacePart])
    case changes
  }

  var findings: [Finding]
  var workspaces: [CheckedWorkspace]
  /// Shows information and hints in the formats that leave them out otherwise.
  var showsAll: Bool
  var elapsed: Duration
  /// Whether a person reads the results.
  var isTerminal: Bool
  var isColored: Bool
  /// Leaves out counts and notes.
  var isQuiet = false
  /// The part of the workspaces that the findings are about, where that is not all.
  var scope: Scope?
  /// The least severity that fails the check; nil where nothing does.
  var failsFrom: Diagnostic.Severity? = .error
  /// Whether known findings are left out, so that there may be some where none is shown.
  var hasBaseline = false
  /// The bytes of a file of a workspace; nil where it can't be read any more.
  var read: @Sendable (_ workspace: Int, _ path: String) -> [UInt8]? = { _, _ in nil }
  /// The assets that pictures of a document take from the catalogs of its workspace.
  var assets: @Sendable (_ workspace: Int, _ path: String) -> PictureAssets = { _, _ in PictureAssets() }

  var shown: [Finding] { showsAll ? findings : findings.filter { $0.diagnostic.severity >= .warning } }
}
