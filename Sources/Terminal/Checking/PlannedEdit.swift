import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// The greatest number of operations in one call, since each of them reads the document again.
private let maximumOperations = 200

/// The changes of operations on a document, in all files, which cause no new error in a check.
struct PlannedEdit {
  /// The root of the workspace.
  var root: String
  /// All changed files, the document first.
  var files: [File]
  /// The further changes of the operations, as a line each.
  var notes: [String]
  /// The new warnings of a check.
  var warnings: [Finding]

  struct File {
    /// The absolute path.
    var path: String
    /// The old bytes; nil for a new file.
    var old: [UInt8]?
    var edits: [Edit]

    var new: [UInt8] { (old ?? []).applying(edits) }
  }

  var diffs: [FileDiff] {
    files.map {
      FileDiff(
        path: relativePath(to: $0.path, from: root), newPath: nil, isNew: $0.old == nil, old: $0.old ?? [],
        edits: $0.edits)
    }
  }
}

/// The changes of a list of operations, given as JSON. Nothing is written.
///
/// - Parameters:
///   - path: The document's path on the command line.
///   - name: The name of the list in messages.
func plannedEdit(
  of path: String, _ operations: JSON?, named name: String, in environment: Environment
) throws(CheckFailure) -> PlannedEdit {
  let full = normalized(path, from: environment.currentDirectory)
  let old = try environment.files.bytes(of: full, named: path)
  let operations = try arguments(operations, named: name)
  let change: DocumentEdits
  do throws(OperationRefusal) {
    change = try documentEdits(
      operations, in: old, named: fileName(full), besides: translations(of: full, in: environment))
  } catch {
    throw CheckFailure("can't edit '\(path)': \(error.message)")
  }
  var targets = try checkTargets([path], in: environment)
  for index in targets.indices { targets[index].parts = nil }
  guard let target = targets.first else { throw CheckFailure("can't edit '\(path)'") }
  let before = try judgement(targets, environment)
  if let journal = before.workspaces.lazy.compactMap(\.loaded.interruptedRename.journal).first {
    throw CheckFailure(
      "nothing is edited while a rename is under way or interrupted, as '\(journal)' says")
  }
  var plan = PlannedEdit(root: target.root, files: [], notes: change.notes, warnings: [])
  if !change.edits.isEmpty { plan.files.append(PlannedEdit.File(path: full, old: old, edits: change.edits)) }
  for file in change.newFiles {
    let path = normalized("../" + file.path, from: full)
    guard (try? environment.files.status(path)) == nil else {
      throw CheckFailure("can't make '\(file.path)': already exists")
    }
    plan.files.append(PlannedEdit.File(path: path, old: nil, edits: [Edit(ByteRange(0, 0), file.text)]))
    if let workspace = before.workspaces.first {
      try plan.accompany(file, from: full, in: workspace, environment)
    }
  }
  if plan.files.isEmpty, change.declarations.isEmpty { return plan }
  var after = try judgement(targets, plan, environment)
  if !change.declarations.isEmpty {
    plan.files += try declarations(change.declarations, of: full, named: path, in: after, environment)
    after = try judgement(targets, plan, environment)
  }
  for file in plan.files {
    if let reason = refusalToWrite(file.path, beside: [target.root], in: environment) {
      throw CheckFailure("can't edit '\(relativePath(to: file.path, from: target.root))': \(reason)")
    }
  }
  let made = plan.files.filter { $0.old == nil }.map { relativePath(to: $0.path, from: target.root) }
  let new = after.newFindings(
    since: before, named: relativePath(to: full, from: target.root), inMade: Set(made),
    environment.replacing(plan.texts))
  let errors = new.filter { $0.diagnostic.severity == .error }
  if !errors.isEmpty {
    throw CheckFailure(
      ["'\(path)' is not edited, since a check would find something new:"] + errors.map(\.summary))
  }
  plan.warnings = new
  return plan
}

extension PlannedEdit {
  fileprivate var texts: [String: [UInt8]?] {
    Dictionary(files.map { ($0.path, $0.new) }) { $1 }
  }

  /// Writes all files or none.
  func write(in environment: Environment) throws(CheckFailure) {
    let made = files.filter { $0.old == nil }
    var written: [String] = []
    do throws(FileError) {
      for file in made {
        try Terminal.write(file.new, to: file.path, beside: [root], in: environment)
        written.append(file.path)
      }
    } catch {
      for path in written { try? environment.writing.remove(path) }
      throw CheckFailure("can't make '\(error.path)': \(error.reason)")
    }
    let replacements = files.compactMap { file in
      file.old.map { FileReplacement(path: file.path, newPath: nil, old: $0, new: file.new) }
    }
    do throws(ReplacementFailure) { try replace(replacements, in: root, environment) } catch {
      for path in written { try? environment.writing.remove(path) }
      throw CheckFailure(["can't edit '\(error.cause.path)': \(error.cause.reason)"] + error.state)
    }
  }
}

extension Files {
  /// The content of a file; throws the reason for the user if it can't be read.
  func bytes(of path: String, named name: String) throws(CheckFailure) -> [UInt8] {
    try explaining("can't read '\(name)'") { () throws(FileError) in try read(path) }
  }
}

private func arguments(_ json: JSON?, named name: String) throws(CheckFailure) -> [OperationArguments] {
  guard let json else {
    throw CheckFailure(
      "\(name) is not JSON; write a list such as [{\"op\": \"disconnect\", \"id\": \"abc-de-fgh\"}]")
  }
  guard case .array(let list) = json else {
    throw CheckFailure("\(name) holds no list of operations; put them into '[' and ']'")
  }
  guard list.count <= maximumOperations else {
    throw CheckFailure("\(name) has \(list.count) operations; give at most \(maximumOperations) at a time")
  }
  var result: [OperationArguments] = []
  for (number, value) in list.enumerated() {
    guard case .object(let members) = value else {
      throw CheckFailure("\(name), operation \(number + 1) is not an object with 'op' and 'id'")
    }
    result.append(OperationArguments(members.mapValues(\.operationValue)))
  }
  return result
}

extension JSON {
  fileprivate var operationValue: OperationValue {
    switch self {
    case .null: .null
    case .bool(let flag): .flag(flag)
    case .integer(let number): .number(String(number))
    case .decimal(let number): .number("\(number)")
    case .string(let text): .text(text)
    case .array(let values): .list(values.map(\.operationValue))
    case .object(let values): .map(values.mapValues(\.operationValue))
    }
  }
}

/// The texts of a document in other languages, whose keys contain the ids of its objects.
private func translations(of path: String, in environment: Environment) -> [[UInt8]] {
  let folder = normalized("..", from: path)
  guard folder.hasSuffix(".lproj") else { return [] }
  let others = normalized("..", from: folder)
  let name = fileName(path)
  let base = name.prefix { $0 != "." }
  return ((try? environment.files.list(others)) ?? []).filter { $0.name.hasSuffix(".lproj") }.flatMap {
    language in
    [name, base + ".strings", base + ".xcstrings"].map { "\(others)/\(language.name)/\($0)" }
      .filter { $0 != path }.compactMap { try? environment.files.read($0) }
  }
}

/// The edits of code that declare the members of connections, by file.
private func declarations(
  _ connections: [String], of path: String, named name: String, in judged: Judgement,
  _ environment: Environment
) throws(CheckFailure) -> [PlannedEdit.File] {
  guard let workspace = judged.workspaces.first,
    let file = workspace.loaded.snapshot.file(at: relativePath(to: path, from: workspace.loaded.root))
  else { throw CheckFailure("can't declare anything: '\(name)' is not in its workspace") }
  let query = workspace.loaded.query(in: environment, workspace.options)
  var edits: [String: [Edit]] = [:]
  for connection in connections {
    do throws(OperationRefusal) {
      guard let declaration = try query.missingDeclaration(ofConnection: connection, in: file) else {
        continue
      }
      let path = workspace.fullPath(of: declaration.file)
      // Two controls that send the same new action only need one method.
      for edit in declaration.edits where !edits[path, default: []].contains(edit) {
        edits[path, default: []].append(edit)
      }
    } catch {
      throw CheckFailure("can't edit '\(name)': \(error.message)")
    }
  }
  var files: [PlannedEdit.File] = []
  for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
    files.append(
      PlannedEdit.File(
        path: path, old: try environment.files.bytes(of: path, named: path),
        edits: edits.sorted { $0.range.lower < $1.range.lower }))
  }
  return files
}

private func judgement(
  _ targets: [CheckTarget], _ plan: PlannedEdit, _ environment: Environment
) throws(CheckFailure) -> Judgement {
  try judgement(targets, environment.replacing(plan.texts))
}

private func judgement(
  _ targets: [CheckTarget], _ environment: Environment
) throws(CheckFailure) -> Judgement {
  try Judgement(of: targets, CheckChoice(known: .none), in: environment.quiet)
}

extension Finding {
  var summary: String {
    "\(place.file):\(place.start): \(diagnostic.message)\(objectNote) [\(diagnostic.code.rawValue)]"
  }
}

extension Judgement {
  /// The errors and warnings that another judgement lacks, in which a summary counts as its single findings.
  ///
  /// - Parameter made: The new documents, which have taken over a part of the document with its findings.
  fileprivate func newFindings(
    since other: Judgement, named document: String, inMade made: Set<String>, _ environment: Environment
  ) -> [Finding] {
    var counts: [Baseline.Entry: Int] = [:]
    for entry in other.findings.baselineEntries { counts[entry, default: 0] += 1 }
    return findings.filter { $0.diagnostic.severity >= .warning }.flatMap { finding in
      let single = finding.diagnostic.singles
      let all =
        single.isEmpty
        ? [finding]
        : single.placed(in: workspaces[finding.workspace], number: finding.workspace, environment)
      return all.filter { single in
        let entry = Baseline.Entry(
          single.diagnostic,
          inFile: made.contains(single.place.file) ? document : single.lastingFile)
        counts[entry, default: 0] -= 1
        return counts[entry, default: 0] < 0
      }.map { one in
        var one = one
        // The single findings get the severity of the summary.
        one.diagnostic.severity = max(one.diagnostic.severity, finding.diagnostic.severity)
        return one
      }
    }
  }
}
