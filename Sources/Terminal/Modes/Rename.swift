import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// `rename`: renames a symbol in code and documents, or prints the changes.
struct Rename: Mode {
  static let command = "rename"
  static let flag: String? = "--rename"
  static let synopsis = ["ibls rename SYMBOL NEW_NAME [FOLDER]"]
  static let summary = "rename an outlet, an action, a class or an inspectable property"
  static let operands = OptionDescription.Value.symbol
  static let details = [
    "The name changes in code, storyboards and xibs of the whole workspace, which is",
    "found upward from the folder (default: the current one). Without '--write', a",
    "diff for 'git apply' and 'patch -p1' is printed.",
    "",
    "SYMBOL is Type, Type.member, Type.selector:, file:line:column, a storyboard or",
    "xib by its path or name, or scene:, segue: or cell: with an identifier.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls rename ProfileViewController.portrait photo", "print what would change"),
    ("ibls rename ProfileViewController.portrait photo --write", "write the files, all or none"),
    ("ibls rename App/Login.swift:12:17 headline | git apply", "rename what that place names"),
  ]
  static let options: [CommandOption<Self>] = [
    .flag("--write", "write the files, all or none", \.writes),
    .flag(
      "--include-unconfirmed", "take in what may mean something else and is only listed otherwise",
      \.includesPossible),
    .flag("--files", "rename the files that are named after the class, too", \.renamesFiles),
    .flag("--recover", "finish a rename that was interrupted, or take it back", \.recovers),
    .flag("--mentions", "list the words in comments and strings that stay", \.listsMentions),
  ]

  fileprivate var writes = false
  fileprivate var includesPossible = false
  fileprivate var renamesFiles = false
  fileprivate var listsMentions = false
  fileprivate var recovers = false
  /// The symbol to rename, as on the command line.
  fileprivate var symbol = ""

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if recovers { return try recover(operands, in: environment) }
    guard (2...3).contains(operands.count) else {
      throw UsageError(message: "'rename' needs a symbol, a new name and at most one folder")
    }
    guard let place = WorkspacePlace(operands, in: environment) else { return 2 }
    let interrupted = InterruptedRename(in: place.root, environment)
    for note in writes ? interrupted.strayNotes(place.shown) : interrupted.notes(place.shown) {
      complain(note, in: environment)
    }
    if interrupted.journal != nil {
      guard writes, environment.recoverRename(in: place.root, shown: place.shown) else { return 2 }
    }
    let progress = Progress(environment)
    let session: RenameSession
    do {
      let loaded = try LoadedWorkspace(
        root: place.root, in: environment, found: progress.found, progress: progress.step)
      progress.clear()
      leaveToSystem(loaded)
      session = RenameSession(loaded, place, environment)
      if let error = loaded.unreadable.first {
        complain(
          "can't read '\(session.shown(error.path))', which may use the name: \(error.reason)",
          in: environment)
        return 2
      }
    } catch {
      progress.clear()
      complain("can't read '\(place.given)': \(error.reason)", in: environment)
      return 2
    }
    if place.isWidened, !common.isQuiet {
      environment.say(
        "the workspace is '\(place.name)'"
          + (writes ? "" : ", where the diff applies"))
    }
    do throws(RenameRefusal) {
      var options = self
      options.symbol = operands[0]
      return session.carryOut(try session.plan(of: operands[0], to: operands[1]), options, common)
    } catch {
      session.explain(error, of: operands[0])
      return 2
    }
  }
}

extension Rename {
  private func recover(_ operands: [String], in environment: Environment) throws(UsageError) -> Int32 {
    guard operands.count < 2 else {
      throw UsageError(message: "'rename --recover' takes at most one folder")
    }
    // The third operand of a rename is the folder.
    guard let place = WorkspacePlace(["", ""] + operands, in: environment) else { return 2 }
    let interrupted = InterruptedRename(in: place.root, environment)
    for note in interrupted.strayNotes(place.shown) { complain(note, in: environment) }
    if interrupted.journal == nil {
      environment.say("no rename was interrupted in '\(place.name)'")
    } else if !environment.recoverRename(in: place.root, shown: place.shown) {
      return 2
    }
    environment.sayWhatIsLeft(in: place.root, shown: place.shown)
    return interrupted.strays.isEmpty ? 0 : 2
  }
}

/// The workspace of a rename, which is never a part of a larger one.
private struct WorkspacePlace {
  /// The folder on the command line.
  var given: String
  /// The absolute path of the workspace.
  var root: String
  /// The path of the workspace for messages: as on the command line, or from the current folder.
  var name: String
  /// The absolute path of the folder on the command line, or of the current folder.
  var own: String
  /// The folder from which messages show paths; nil for the folder on the command line.
  private var currentDirectory: String?
  var isWidened: Bool

  /// nil where the user's folder is not a folder, which is reported on standard error.
  init?(_ operands: [String], in environment: Environment) {
    given = operands.count > 2 && !operands[2].isEmpty ? operands[2] : "."
    do throws(FileError) {
      own = try environment.placeNamed(given)
      if operands.count == 2, let place = WrittenPlace(operands[0]) {
        _ = try environment.placeNamed(place.path)
      }
      guard try environment.files.status(own).kind == .folder else {
        throw FileError(path: own, reason: "not a folder; name the folder of its workspace")
      }
    } catch {
      complain("can't read '\(given)': \(error.reason)", in: environment)
      return nil
    }
    root = Self.root(around: own, in: environment) ?? Self.unmarkedRoot(around: own, in: environment) ?? own
    if operands.count == 2, let place = WrittenPlace(operands[0]) {
      // The path of the file determines the workspace.
      let file = normalized(place.path, from: environment.currentDirectory)
      if (try? environment.files.status(file)) != nil, let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")),
        slash > file.startIndex
      {
        let folder = String(file[..<slash])
        if let found = Self.root(around: folder, in: environment) {
          root = found
        } else if !file.hasPrefix(root + "/") {
          root = Self.unmarkedRoot(around: folder, in: environment) ?? root
        }
      }
    }
    isWidened = root != own
    name = isWidened ? relativePath(to: root, from: environment.currentDirectory) : given
    currentDirectory = isWidened || given == "." ? environment.currentDirectory : nil
  }

  /// A path of the workspace as the user would type it.
  func shown(_ path: String) -> String {
    currentDirectory.map { relativePath(to: root + "/" + path, from: $0) } ?? join(given, path)
  }

  /// The root of the workspace around a folder. If the folder itself is the root, it keeps the user's spelling.
  private static func root(around folder: String, in environment: Environment) -> String? {
    let real = (try? environment.files.resolve(folder)) ?? folder
    return workspace(around: real, in: environment).map { $0 == real ? folder : $0 }
  }

  private static func unmarkedRoot(around folder: String, in environment: Environment) -> String? {
    Workspace.unmarkedRoot(of: (try? environment.files.resolve(folder)) ?? folder, in: environment)
  }
}

/// A workspace in which something is renamed, with the texts of the relevant files.
private final class RenameSession {
  private let loaded: LoadedWorkspace
  let query: Query
  private let place: WorkspacePlace
  private let environment: Environment
  private var tables: [FileID: LineTable] = [:]

  init(_ loaded: LoadedWorkspace, _ place: WorkspacePlace, _ environment: Environment) {
    self.loaded = loaded
    self.place = place
    self.environment = environment
    query = loaded.query(in: environment, keepingTexts: true)
  }

  /// The text of a file when it was first read. Before a write, it is compared with the disk.
  func text(of file: FileID) -> [UInt8]? { query.text(of: file).bytes }

  /// The search of Swift files on all processors.
  private var search: SwiftSearch {
    { [loaded, environment] declarations, files in
      workOff(below: files.count, threads: environment.processorCount) {
        loaded.query(in: environment, keepingTexts: true)
      } work: { (index, query, result: inout [(Int, FileReferences)]) in
        let references = files[index].text.withSpan {
          query.swiftReferences(to: declarations, in: files[index].file, text: $0, listsNames: true)
        }
        result.append((index, references))
      }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  func shown(_ path: String) -> String { place.shown(path) }

  private func shown(_ file: FileID) -> String? { loaded.snapshot[file].map { shown($0.path) } }

  // MARK: What is meant

  func plan(of symbol: String, to newName: String) throws(RenameRefusal) -> RenamePlan {
    if let document = document(symbol), let found = query.renameTarget(ofDocument: document) {
      return try query.renamePlan(of: found, to: newName)
    }
    let symbol = symbolOfFile(symbol)
    guard let place = try place(symbol) else {
      let side: SymbolSide = symbol.utf8.contains(0x3A) ? .document : .code
      return try query.renamePlan(of: try target(named: symbol), to: newName, on: side, searching: search)
    }
    guard let found = try query.renameTarget(at: place.offset, in: place.file) else {
      throw query.unconnectable(at: place.offset, in: place.file)
        ?? RenameRefusal(.symbol, "no outlet, action, class or inspectable property at \(symbol)")
    }
    return try query.renamePlan(of: found, to: newName, searching: search)
  }

  /// The storyboard or the xib at a path; nil for none.
  private func document(_ path: String) -> FileID? {
    let absolute = normalized(path, from: environment.currentDirectory)
    let inside = absolute.hasPrefix(loaded.root + "/") ? absolute.dropFirst(loaded.root.count + 1) : ""
    return [String(inside), path].lazy.compactMap(self.loaded.snapshot.file).first {
      self.loaded.snapshot.interface($0) != nil
    }
  }

  /// The only symbol with a name. If there are several, as in a repository with many projects, it is the only one in the folder
  /// of the call, else in the nearest folder above that contains any.
  private func target(named symbol: String) throws(RenameRefusal) -> Symbol {
    do {
      return try query.renameTarget(named: symbol)
    } catch {
      var folder = place.own
      while !error.candidates.isEmpty, folder.utf8.starts(with: loaded.root.utf8) {
        let near = error.candidates.filter { candidate in
          (loaded.root + "/" + loaded.snapshot.path(of: candidate.location.file)).hasPrefix(folder + "/")
        }
        if let chosen = near.first {
          guard near.count == 1, near.count < error.candidates.count,
            let found = chosen.location.range.isEmpty
              ? query.renameTarget(ofDocument: chosen.location.file)
              : try query.renameTarget(at: chosen.location.range.lower, in: chosen.location.file)
          else { throw error }
          environment.say(
            "\(position(chosen.location)): of \(error.candidates.count) called '\(symbol)', this one is meant"
          )
          return found.symbol
        }
        folder = normalized("..", from: folder)
      }
      throw error
    }
  }

  /// The place in `file:line:column`; nil for a name.
  private func place(_ symbol: String) throws(RenameRefusal) -> (file: FileID, offset: Int)? {
    guard let written = WrittenPlace(symbol) else {
      let file = withoutPlace(symbol)
      let isThere =
        (try? environment.files.status(normalized(file, from: environment.currentDirectory))) != nil
      if file == symbol || !isThere { return nil }
      throw RenameRefusal(.symbol, "a place needs the column as well: \(symbol):COLUMN")
    }
    let path = written.path
    let absolute = normalized(path, from: environment.currentDirectory)
    let isInside = absolute.hasPrefix(loaded.root + "/")
    // The path may be from the current folder, or from the root, as in the diff.
    let wanted = (isInside ? [String(absolute.dropFirst(loaded.root.count + 1))] : []) + [path]
    guard let file = wanted.lazy.compactMap(self.loaded.snapshot.file).first else {
      throw RenameRefusal(.symbol, "no file '\(path)' in this workspace")
    }
    let table = LineTable(text(of: file) ?? [])
    guard let offset = written.offset(in: table) else {
      throw RenameRefusal(
        .symbol,
        written.line > table.lineCount
          ? "'\(path)' ends at line \(table.lineCount), before line \(written.line)"
          : "lines and columns are counted from 1")
    }
    return (file, offset)
  }

  // MARK: What is done

  func carryOut(_ whole: RenamePlan, _ options: Rename, _ common: CommonOptions) -> Int32 {
    let (plan, spared) = sparingFilesOutside(whole)
    let renamesFiles = options.renamesFiles || options.includesPossible
    let diffs = diffs(plan, options.includesPossible, renamesFiles)
    if !options.includesPossible { listPossible(plan) }
    listFiles(plan, renamesFiles)
    if options.listsMentions {
      for mention in plan.mentions { environment.say("\(position(mention)): mentions '\(plan.oldName)'") }
    }
    // A signal ends the program only when all files are consistent and the user has been informed.
    environment.interruptions.hold()
    defer { environment.interruptions.release() }
    if options.writes {
      do {
        try replace(
          diffs.map { diff in
            FileReplacement(
              path: loaded.root + "/" + diff.path, newPath: diff.newPath.map { loaded.root + "/" + $0 },
              old: diff.old, new: diff.new)
          }, in: loaded.root, environment)
      } catch {
        let place = "\(error.cause.path): \(error.cause.reason)"
        guard !error.state.isEmpty else {
          complain("nothing was written: \(place)", in: environment)
          return 2
        }
        complain("\(place); what was written before can't be taken back:", in: environment)
        for line in error.state { environment.say(line) }
        return 2
      }
    } else {
      // A program gets every byte of a diff, and a user sees the changed lines.
      environment.console.writeOutput(
        environment.console.outputIsTerminal
          ? Array(
            beforeAndAfter(diffs, shown: shown, isColored: common.isColored(true, in: environment)).utf8)
          : diffs.flatMap(\.unified))
    }
    if !common.isQuiet {
      summarize(plan, diffs, spared, options)
      if diffs.isEmpty { return 0 }
      if options.writes {
        environment.say(
          plan.obstacleToUndo.map { "a rename can't undo it: " + $0 }
            ?? "to undo it: " + undoing(plan, diffs, options))
      } else if environment.console.outputIsTerminal {
        environment.say("nothing was written; '--write' does that")
      }
    }
    return 0
  }

  /// The plan without files outside of the workspace that are reached through links. Lists their changes.
  private func sparingFilesOutside(_ whole: RenamePlan) -> (plan: RenamePlan, spared: Int) {
    let roots = EditableRoots([loaded.root], in: environment)
    var places: [FileID: String] = [:]
    let (plan, spared) = whole.sparing { file in
      places[file] = loaded.snapshot[file].flatMap {
        roots.wayOut(of: loaded.root + "/" + $0.path, in: environment)
      }
      return places[file] != nil
    }
    for change in spared {
      environment.say(
        "\(position(Location(file: change.file, range: change.range))): the file is '\(places[change.file] ?? "")', "
          + "outside of the workspace, and is not changed")
    }
    return (plan, spared.count)
  }

  private func diffs(_ plan: RenamePlan, _ includesPossible: Bool, _ renamesFiles: Bool) -> [FileDiff] {
    let edits = Dictionary(
      plan.edits(includingPossible: includesPossible, renamingFiles: renamesFiles).map { ($0.file, $0.edits) }
    ) { first, _ in first }
    let renames = Dictionary(plan.fileRenames(offered: renamesFiles).map { ($0.file, $0.newPath) }) {
      first, _ in
      first
    }
    var result: [FileDiff] = []
    for file in Set(edits.keys).union(renames.keys).sorted() {
      guard let path = loaded.snapshot[file]?.path, let old = plan.texts[file] else { continue }
      result.append(FileDiff(path: path, newPath: renames[file], old: old, edits: edits[file] ?? []))
    }
    return result.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The call that undoes the rename.
  private func undoing(_ plan: RenamePlan, _ diffs: [FileDiff], _ options: Rename) -> String {
    var words = ["ibls", "rename", newSymbol(plan, diffs, options), plan.oldName]
    if place.given != "." { words.append(place.given) }
    words.append("--write")
    if options.renamesFiles { words.append("--files") }
    if options.includesPossible { words.append("--include-unconfirmed") }
    return words.map(quotedForShell).joined(separator: " ")
  }

  /// The new name of the renamed symbol: the symbol on the command line with another name, or a place.
  private func newSymbol(_ plan: RenamePlan, _ diffs: [FileDiff], _ options: Rename) -> String {
    if let renamed = plan.fileRenames.first(where: { $0.reason == nil }) {
      let path = shown(renamed.newPath)
      return path.contains("/") || document(options.symbol) == nil ? path : "./" + path
    }
    if !(options.symbol + plan.newName).contains(where: { ":(`".contains($0) }) {
      let parts = options.symbol.split(separator: ".").dropLast().map(String.init) + [plan.newName]
      return parts.joined(separator: ".")
    }
    let changes = plan.changes.filter { $0.certainty == .certain && !$0.namesFile }
    // A use alone may not show the meaning of the name.
    let change =
      changes.first(where: isDeclaration) ?? changes.first { loaded.snapshot.code($0.file) != nil }
      ?? changes.first
    guard let change, let path = loaded.snapshot[change.file]?.path,
      let diff = diffs.first(where: { $0.path == path })
    else { return options.symbol }
    let shift = diff.edits.prefix { $0.range.upper <= change.range.lower }.reduce(0) {
      $0 + $1.text.utf8.count - $1.range.length
    }
    let place = LineTable(diff.new).lineAndColumn(of: change.range.lower + shift)
    return "\(shown(diff.newPath ?? path)):\(place)"
  }

  private func isDeclaration(_ change: RenamePlan.Change) -> Bool {
    guard let code = loaded.snapshot.code(change.file) else { return false }
    return code.types.contains { $0.nameRange == change.range }
      || code.readMembers().joined().contains { $0.nameRange == change.range }
  }

  private func listPossible(_ plan: RenamePlan) {
    for change in plan.possible {
      guard let reason = change.certainty.reason else { continue }
      environment.say("\(position(Location(file: change.file, range: change.range))): \(reason)")
    }
  }

  /// Lists the files that are or would be renamed, and those that keep their names.
  private func listFiles(_ plan: RenamePlan, _ isDone: Bool) {
    for rename in plan.fileRenames {
      guard let path = shown(rename.file), let reason = rename.reason else { continue }
      let verb = isDone || rename.isCertain ? "becomes" : "would be"
      environment.say("\(path):1:1: \(reason); it \(verb) '\(shown(rename.newPath))'")
    }
    for kept in plan.keptFiles {
      guard let path = shown(kept.file) else { continue }
      environment.say("\(path):1:1: the file keeps its name: \(kept.reason)")
    }
  }

  private func summarize(_ plan: RenamePlan, _ diffs: [FileDiff], _ spared: Int, _ options: Rename) {
    let done = diffs.reduce(0) { $0 + $1.edits.count }
    let left = spared + (options.includesPossible ? 0 : plan.possible.count)
    var text = "'\(plan.oldName)' \(options.writes ? "is now" : "becomes") '\(plan.newName)' in "
    text += "\(counted(done, "place")) of \(counted(diffs.count, "file"))"
    if left > 0 { text += "; \(counted(left, "more place")) left out, see above" }
    complain(text, in: environment)
    let offered = plan.fileRenames.count { !$0.isCertain }
    if offered > 0, !options.renamesFiles, !options.includesPossible {
      environment.say("add '--files' to rename \(counted(offered, "file")) as well")
    }
    if !plan.mentions.isEmpty, !options.listsMentions {
      environment.say("\(plan.mentionCount); '--mentions' lists them")
    }
  }

  func explain(_ refusal: RenameRefusal, of symbol: String) {
    let place = refusal.place.map { "\(position($0)): " } ?? ""
    complain(place + "can't rename '\(symbol)': " + refusal.message, in: environment)
    for candidate in refusal.candidates {
      environment.say("\(argument(for: candidate)): \(candidate.name)")
    }
    if refusal.candidates.count > 1, let first = refusal.candidates.first {
      let part = first.isFile ? "file" : "place"
      environment.say(
        "to choose one, name its \(part) or call it in its folder: ibls rename \(argument(for: first)) …")
    }
  }

  /// The argument by which a rename means one of several things of a name.
  private func argument(for candidate: RenameRefusal.Candidate) -> String {
    candidate.isFile ? shown(candidate.location.file) ?? "" : position(candidate.location)
  }

  private func position(_ location: Location) -> String {
    // Many places in one file may be listed, so its table is kept.
    let table = tables[location.file] ?? LineTable(text(of: location.file) ?? [])
    tables[location.file] = table
    return "\(shown(location.file) ?? ""):\(table.lineAndColumn(of: location.range.lower))"
  }

}
