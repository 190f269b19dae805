import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// A workspace that answers requests, with the paths and places in its answers.
final class QuestionedWorkspace {
  let target: CheckTarget
  let loaded: LoadedWorkspace
  let query: Query
  private var tables: [FileID: LineTable] = [:]

  /// Reads the workspace as a check does, without files that its settings exclude.
  ///
  /// - Parameter isAbandoned: Whether the caller has given up the request.
  init(
    _ target: CheckTarget, in environment: Environment, isAbandoned: @escaping () -> Bool = { false }
  ) throws(FileError) {
    let configuration = WorkspaceConfiguration(root: target.root, in: environment)
    self.target = target
    var reading = configuration.reading
    reading.hasPropertyLists = false
    loaded = try LoadedWorkspace(root: target.root, in: environment, reading: reading)
    query = loaded.query(
      in: environment, configuration.analysisOptions(), keepingTexts: true, isAbandoned: isAbandoned)
  }

  /// Takes over a workspace that a check has read.
  init(
    _ checked: CheckedWorkspace, _ target: CheckTarget, in environment: Environment,
    isAbandoned: @escaping () -> Bool
  ) {
    self.target = target
    loaded = checked.loaded
    query = loaded.query(in: environment, checked.options, isAbandoned: isAbandoned)
  }

  /// A path of the workspace as the user would type it.
  func shown(_ file: FileID) -> String { join(target.name, loaded.snapshot.path(of: file)) }

  /// The storyboards and xibs that the user names, in the order of their paths.
  var documents: [FileID] {
    loaded.snapshot.nameIndex.documents.all.filter {
      loaded.snapshot.isOwn($0) && target.wants(loaded.snapshot.path(of: $0))
    }.sorted { loaded.snapshot.path(of: $0) < loaded.snapshot.path(of: $1) }
  }

  func lineAndColumn(_ location: Location) -> LineTable.LineAndColumn {
    let table = tables[location.file] ?? LineTable(query.text(of: location.file).bytes ?? [])
    tables[location.file] = table
    return table.lineAndColumn(of: location.range.lower)
  }

  /// A place in the form for users: `App/Login.swift:12:7`.
  func position(_ location: Location) -> String {
    // The name of a file has no line, so its place is the path alone.
    location.range.isEmpty && location.range.lower == 0
      ? shown(location.file) : "\(shown(location.file)):\(lineAndColumn(location))"
  }
}

/// The limits of a printed answer.
struct AnswerBounds: Sendable {
  /// The number of the first line, counted from 1.
  var first = 1
  var limit = defaultLimit

  static let defaultLimit = 500

  /// The lines within the limits, and a line about the rest.
  ///
  /// - Parameter goingOn: The words that explain how to get the lines from a number on.
  func lines(_ all: [String], goingOn: (_ line: Int) -> String) -> [String] {
    let start = min(max(first - 1, 0), all.count)
    let shown = all[start...].prefix(limit)
    let left = all.count - start - shown.count
    return left > 0
      ? shown + ["(\(counted(left, "more line")); \(goingOn(start + shown.count + 1)))"]
      : Array(shown)
  }

  /// The answer of a command as text.
  func text(_ lines: [String]) -> [UInt8] {
    let shown = self.lines(lines) { "'--from \($0)' goes on" }
    return Array(shown.map { printable($0) + "\n" }.joined().utf8)
  }
}

extension QuestionedWorkspace {
  /// Makes the workspace of a command; a failure is in words.
  convenience init(asking target: CheckTarget, in environment: Environment) throws(CheckFailure) {
    do {
      try self.init(target, in: environment)
    } catch {
      throw CheckFailure("can't read '\(target.name.isEmpty ? "." : target.name)': \(error.reason)")
    }
  }
}
