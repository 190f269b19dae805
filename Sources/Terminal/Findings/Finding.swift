import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// A diagnostic with its place in the form for users and scripts.
struct Finding {
  struct Place {
    /// The path from the workspace's root.
    var file: String
    var start: LineTable.LineAndColumn
    var end: LineTable.LineAndColumn
    /// The offset and the length in bytes.
    var offset: Int
    var length: Int
  }

  struct Related {
    var place: Place
    var message: String
  }

  /// The index of the workspace in the check.
  var workspace: Int
  var diagnostic: Diagnostic
  var place: Place
  /// The text of the line where the place begins.
  var line: String
  var related: [Related]
  /// The path of the file from the folder that the user names, which does not depend on the other files that are read.
  var lastingFile: String
}

extension Finding {
  /// The text after the message in formats without a field for the object: ` (button "Log In" in Login, Lgn-bt-001)`. Empty for a
  /// finding without an object.
  var objectNote: String { diagnostic.subject.map { " (\($0.description))" } ?? "" }
}

struct CheckedWorkspace: Sendable {
  /// The path on the command line; empty for the current folder.
  var name: String
  var loaded: LoadedWorkspace
  var configuration: WorkspaceConfiguration
  /// The options from the settings and the command line.
  var options: AnalysisOptions

  /// The settings and baselines with findings, by their paths from the root. Their numbers follow those of the files that are
  /// read.
  var otherFiles: [String] = []
  /// The files and folders that the user names; nil for the whole workspace.
  var parts: [WorkspacePart]?
  /// The absolute path of the current folder.
  var currentDirectory = "/"
  /// The top of the repository around the workspace; nil for none.
  var repository: String?

  /// A path of the workspace from the top of the repository; without a repository, as the user would type it.
  func pathInRepository(_ path: String) -> String {
    repository.map { relativePath(to: loaded.root + "/" + path, from: $0) } ?? shown(path)
  }

  /// The number of a file of settings or of a baseline.
  mutating func number(ofOther path: String) -> FileID {
    let index = otherFiles.firstIndex(of: path) ?? otherFiles.count
    if index == otherFiles.count { otherFiles.append(path) }
    return FileID(raw: Int32(loaded.snapshot.files.count + index))
  }

  /// The path from the root.
  func path(of file: FileID) -> String {
    let index = Int(file.raw) - loaded.snapshot.files.count
    return otherFiles.indices.contains(index) ? otherFiles[index] : loaded.snapshot.path(of: file)
  }

  /// The absolute path.
  func fullPath(of file: FileID) -> String { normalized(path(of: file), from: loaded.root) }

  /// A path of the workspace as the user would type it: below a path on the command line, or from the current folder.
  func shown(_ path: String) -> String {
    guard let parts else { return join(name, path) }
    for part in parts { if let inner = part.inner(path) { return join(part.typed, inner) } }
    return relativePath(to: loaded.root + "/" + path, from: currentDirectory)
  }

  /// A path from the folder that the user names, by which every later check of that folder identifies a finding.
  ///
  /// If settings name a baseline, the path is from the root.
  fileprivate func lasting(_ path: String) -> String {
    guard configuration.baseline == nil,
      let folder = parts?.first(where: { $0.inner(path) != nil }) ?? parts?.first(where: \.isFolder)
    else { return path }
    return folder.inner(path) ?? relativePath(to: "/" + path, from: "/" + folder.path)
  }

  /// The files whose findings are reported.
  var ownFiles: [String] {
    loaded.snapshot.files.compactMap { file in
      guard let file, !file.isDependency, parts?.contains(where: { $0.contains(file.path) }) ?? true else {
        return nil
      }
      return file.path
    }
  }

  func complainOfUnreadable(in environment: Environment) {
    for note in loaded.interruptedRename.notes(shown) { complain(note, in: environment) }
    for error in loaded.unreadable {
      complain("\(shown(error.path)): \(error.reason); not read", in: environment)
    }
  }

  /// Reports the number of storyboards and xibs in a format that is not read.
  func complainOfUnreadDocuments(in environment: Environment) {
    let unread = loaded.unreadDocuments.filter { file in
      parts?.contains { $0.contains(file.key) } ?? true
    }
    if unread.isEmpty { return }
    let reasons: [(Problem.Kind, String)] = [
      (.archive, "in the archive format of before 2012, until Xcode saves them"), (.compiled, "compiled"),
      (.unread, "in another encoding than UTF-8"), (.pointer, "left with Git LFS"),
      (.encrypted, "encrypted by git-crypt"),
    ]
    let counts = reasons.compactMap { kind, reason in
      let count = unread.values.count { $0 == kind }
      return count > 0 ? "\(count) \(reason)" : nil
    }
    let documents = loaded.interfaceCount == 1 ? "storyboard or xib" : "storyboards and xibs"
    complain(
      "\(unread.count) of \(loaded.interfaceCount) \(documents) can't be read: "
        + counts.joined(separator: ", "), in: environment)
  }

  /// The entry by which a baseline identifies a finding.
  func baselineEntry(_ diagnostic: Diagnostic) -> Baseline.Entry {
    Baseline.Entry(diagnostic, inFile: lasting(path(of: diagnostic.file)))
  }
}

extension [Diagnostic] {
  /// The diagnostics with their places. Only files with findings are read again, for their lines.
  func placed(
    in workspace: CheckedWorkspace, number: Int, _ environment: Environment
  ) -> [Finding] {
    var tables: [FileID: LineTable] = [:]
    func locate(_ file: FileID, _ range: ByteRange) -> Finding.Place {
      let path = workspace.path(of: file)
      let table =
        tables[file] ?? LineTable((try? environment.files.read(workspace.fullPath(of: file))) ?? [])
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
        }, lastingFile: workspace.lasting(place.file))
    }
  }
}

extension [Finding] {
  /// The findings by workspace, file, place and code.
  var inOrder: [Finding] {
    sorted {
      if $0.workspace != $1.workspace { return $0.workspace < $1.workspace }
      if $0.place.file != $1.place.file {
        return $0.place.file.utf8.lexicographicallyPrecedes($1.place.file.utf8)
      }
      return ($0.place.offset, $0.diagnostic.code.rawValue, $0.diagnostic.message)
        < ($1.place.offset, $1.diagnostic.code.rawValue, $1.diagnostic.message)
    }
  }
}
