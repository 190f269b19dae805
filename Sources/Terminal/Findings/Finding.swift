import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// A diagnostic with its place as people and scripts read it.
struct Finding {
  struct Place {
    /// Relative to the workspace's root.
    var file: String
    var start: LineTable.LineAndColumn
    var end: LineTable.LineAndColumn
    /// In bytes.
    var offset: Int
    var length: Int
  }

  struct Related {
    var place: Place
    var message: String
  }

  /// Counts into the workspaces checked.
  var workspace: Int
  var diagnostic: Diagnostic
  var place: Place
  /// The text of the line where it starts.
  var line: String
  var related: [Related]
}

struct CheckedWorkspace: Sendable {
  /// As given on the command line; empty for the current folder.
  var name: String
  var loaded: LoadedWorkspace
  var configuration: WorkspaceConfiguration
  /// What the settings and the command line ask for.
  var options: AnalysisOptions

  /// Absolute; nil where paths begin with the name as typed.
  var currentDirectory: String?

  /// A path of the workspace as the user would type it.
  func shown(_ path: String) -> String {
    guard let currentDirectory else { return join(name, path) }
    return relativePath(to: loaded.root + "/" + path, from: currentDirectory)
  }

  func complainOfUnreadable(in environment: Environment) {
    if let journal = loaded.interruptedRename {
      complain(
        "\(shown(journal)): a rename is under way or was interrupted, so that files may not fit together; "
          + "'ibls rename --recover' finishes it or takes it back", in: environment)
    }
    for error in loaded.unreadable {
      complain("\(shown(error.path)): \(error.reason); not read", in: environment)
    }
  }

  /// Diagnostics with their places and with the severities that the settings give them.
  ///
  /// - Parameter suppressed: Gets those that the settings turn off.
  func findings(
    _ diagnostics: [Diagnostic], number: Int, noting suppressed: inout [Baseline.Entry],
    in environment: Environment
  ) -> [Finding] {
    return diagnostics.compactMap { diagnostic -> Diagnostic? in
      let path = loaded.snapshot[diagnostic.file]?.path ?? ""
      guard let severity = options.severity(of: diagnostic, inFile: path) else {
        suppressed.append(Baseline.Entry(diagnostic, inFile: path))
        return nil
      }
      var result = diagnostic
      result.severity = severity
      return result
    }
    .placed(in: loaded, number: number, environment)
  }
}

extension [Diagnostic] {
  /// Sorted by file, place and code. Only files with findings are read once more, for their lines.
  func placed(
    in workspace: LoadedWorkspace, number: Int, _ environment: Environment
  ) -> [Finding] {
    var tables: [FileID: LineTable] = [:]
    func locate(_ file: FileID, _ range: ByteRange) -> Finding.Place {
      let path = workspace.snapshot[file]?.path ?? ""
      let table =
        tables[file] ?? LineTable((try? environment.read(workspace.root + "/" + path)) ?? [])
      tables[file] = table
      return Finding.Place(
        file: path, start: table.lineAndColumn(of: range.lower), end: table.lineAndColumn(of: range.upper),
        offset: range.lower, length: range.length)
    }
    return map { diagnostic in
      let place = locate(diagnostic.file, diagnostic.range)
      return Finding(
        workspace: number, diagnostic: diagnostic, place: place,
        line: tables[diagnostic.file]?.text(ofLine: place.start.line) ?? "",
        related: diagnostic.related.map { related in
          Finding.Related(place: locate(related.file, related.range), message: related.message)
        })
    }
    .sorted {
      if $0.place.file != $1.place.file {
        return $0.place.file.utf8.lexicographicallyPrecedes($1.place.file.utf8)
      }
      return ($0.place.offset, $0.diagnostic.code.rawValue, $0.diagnostic.message)
        < ($1.place.offset, $1.diagnostic.code.rawValue, $1.diagnostic.message)
    }
  }
}
