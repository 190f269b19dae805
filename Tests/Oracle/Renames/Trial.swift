import Analysis
import Index
import Syntax
import Text
import Workspace
import World

/// Renames everything in one workspace there and back, each time from the workspace as it is on the disk.
struct Trial {
  private let workspace: LoadedWorkspace
  private let options: Options
  private let base: Revision
  private let query: Query
  private var found: [FileID: [String]] = [:]
  /// The places where a changed name is declared as well: the same member in a header, an override.
  private var seen: Set<Location> = []
  private(set) var tally = Tally()

  init(_ workspace: LoadedWorkspace, _ options: Options, _ environment: Environment) {
    self.workspace = workspace
    self.options = options
    base = Revision(workspace.snapshot, TextStore(workspace, environment))
    query = base.query
  }

  mutating func run() {
    let all = subjects()
    let step = max(1, all.count / max(1, options.limit))
    for (number, subject) in all.enumerated() where number.isMultiple(of: step) {
      if let only = options.only, subject.name != only { continue }
      rename(subject, isWhole: number.isMultiple(of: step * options.whole))
    }
  }

  // MARK: What there is

  private struct Subject {
    var symbol: Symbol
    var kind: String
    var name: String
    var location: Location
    /// A name that nothing has, and that begins alike, since that counts to key-value coding.
    var fresh: String { name.prefix(1) + "zq" + name.dropFirst() + "Zq" }
  }

  private func subjects() -> [Subject] {
    var result: [Subject] = []
    for raw in workspace.snapshot.files.indices {
      let file = FileID(raw: Int32(raw))
      guard let source = workspace.snapshot[file], !source.isDependency,
        let code = source.facts.code
      else { continue }
      for (index, type) in code.types.enumerated() {
        let id = TypeID(file: file, index: index)
        if type.kind == .class, !query.references(to: id).isEmpty {
          result.append(
            Subject(
              symbol: .type(id), kind: "classes", name: simple(type.name),
              location: Location(file: file, range: type.nameRange)))
        }
        for (position, member) in code.readMembers(ofType: index).enumerated() {
          guard let kind = kind(of: member) else { continue }
          result.append(
            Subject(
              symbol: .member(MemberID(type: id, index: position)), kind: kind, name: member.name,
              location: Location(file: file, range: member.nameRange)))
        }
      }
    }
    // Names that code makes of a class's name are tried with the class.
    return result
      + query.sharedNames().map {
        Subject(
          symbol: .name($0), kind: Self.nouns[$0.kind] ?? "names", name: $0.text, location: $0.first)
      }
  }

  private static let nouns: [SharedNameKind: String] = [
    .segue: "segues", .scene: "scenes", .storyboard: "storyboards", .nib: "nibs", .cell: "cells",
  ]

  private func kind(of member: CodeMember) -> String? {
    if member.flags.contains(.outlet) { return "outlets" }
    if member.flags.contains(.action) { return "actions" }
    if member.flags.contains(.segueAction) { return "segue actions" }
    return member.flags.contains(.inspectable) ? "inspectables" : nil
  }

  private func simple(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

  // MARK: There and back

  private mutating func rename(_ subject: Subject, isWhole: Bool) {
    guard !seen.contains(subject.location) else { return }
    let place = base.place(of: subject.location)
    tally.kinds[subject.kind, default: 0] += 1
    do throws(RenameRefusal) {
      let plan = try query.renamePlan(of: subject.symbol, to: subject.fresh, on: .code)
      for change in plan.changes { seen.insert(Location(file: change.file, range: change.range)) }
      if options.only != nil { show(plan) }
      let renamed = base.applying(plan)
      tally.renamed += 1
      tally.edits += plan.changes.count { $0.certainty == .certain }
      let isCertain = plan.changes.allSatisfy { $0.certainty == .certain }
      if !isCertain { tally.doubtful += 1 }
      var problems = compareFindings(with: renamed, subject, isWhole: isWhole)
      if !isCertain, !problems.isEmpty {
        // A finding about the former name at a place that was left out is right.
        tally.asked += 1
        if options.only != nil { print(problems.joined(separator: "\n")) }
        problems = []
      }
      problems += comesBack(subject, from: renamed)
      if problems.isEmpty { return }
      tally.differing += 1
      print("\(place): \(subject.kind) '\(subject.name)'")
      for problem in problems { print("    \(problem)") }
    } catch {
      tally.refuse(error.message, at: place)
      if options.only != nil { print("\(place): \(error.message)") }
    }
  }

  private func show(_ plan: RenamePlan) {
    for change in plan.changes {
      let place = base.place(of: Location(file: change.file, range: change.range))
      print("  \(place): '\(change.old)' -> '\(change.new)' \(change.certainty.reason ?? "")")
    }
  }

  private mutating func compareFindings(
    with renamed: Revision, _ subject: Subject, isWhole: Bool
  ) -> [String] {
    let later =
      isWhole ? renamed.snapshot.madeAnew : renamed.snapshot
    let query = renamed.query(of: later)
    let changes = renamed.changed.sorted().map { workspace.snapshot.change($0, to: later[$0]) }
    let files =
      isWhole
      ? Set(later.files.indices.map { FileID(raw: Int32($0)) })
      : later.dependents(of: changes, since: workspace.snapshot)
    var problems: [String] = []
    for file in files.sorted() {
      let before = findings(of: file)
      let after = normalized(query.diagnostics(of: file), later) {
        $0.replacing(subject.fresh, subject.name)
          .replacing(raised(subject.fresh), raised(subject.name))
      }
      if before == after { continue }
      let lost = before.filter { !after.contains($0) }
      let new = after.filter { !before.contains($0) }
      problems += lost.map { "- \($0)" } + new.map { "+ \($0)" }
      if lost.isEmpty, new.isEmpty { problems.append("another number of findings in one file") }
    }
    return problems
  }

  private func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private mutating func findings(of file: FileID) -> [String] {
    if let known = found[file] { return known }
    let result = normalized(query.diagnostics(of: file), workspace.snapshot) { $0 }
    found[file] = result
    return result
  }

  /// The symbol after its rename.
  private func symbol(of subject: Subject, in query: Query) -> Symbol {
    guard case .name(let name) = subject.symbol else { return subject.symbol }
    let found = query.sharedNames().filter { $0.kind == name.kind && $0.text == subject.fresh }
    let near = found.first { $0.first.file == name.first.file } ?? found.first
    return near.map { .name($0) } ?? subject.symbol
  }

  private func comesBack(_ subject: Subject, from renamed: Revision) -> [String] {
    do throws(RenameRefusal) {
      // Nothing has moved in the outlines.
      let symbol = symbol(of: subject, in: renamed.query)
      let plan = try renamed.query.renamePlan(of: symbol, to: subject.name, on: .code)
      let back = renamed.applying(plan)
      return back.changed.union(renamed.changed).sorted().compactMap { file in
        difference(base.text(file) ?? [], back.text(file) ?? []).map { offset in
          "not the same bytes: \(back.place(of: Location(file: file, range: ByteRange(offset, offset))))"
        }
      }
    } catch {
      let place = error.place.map { " at \(renamed.place(of: $0))" } ?? ""
      return ["can't be renamed back: \(error.message)\(place)"]
    }
  }
}

/// Without places, which the new name moves, and without suggestions, which depend on how much names resemble
/// each other.
private func normalized(
  _ diagnostics: [Diagnostic], _ snapshot: Snapshot, _ replace: (String) -> String
) -> [String] {
  diagnostics.map { diagnostic in
    var message = diagnostic.message
    if let hint = message.range(of: "; ") { message = String(message[..<hint]) }
    let path = replace(snapshot[diagnostic.file]?.path ?? "")
    return "\(path) \(diagnostic.code.rawValue) \(diagnostic.severity) \(diagnostic.subject?.id ?? "") "
      + replace(message) + " \(diagnostic.singles.count)"
  }.sorted()
}

/// The first difference of two texts; `let x = x` counts as `let x`, since it was written out on the way there.
private func difference(_ old: [UInt8], _ new: [UInt8]) -> Int? {
  var (left, right) = (0, 0)
  while right < new.count {
    if left < old.count, old[left] == new[right] {
      left += 1
      right += 1
      continue
    }
    // ` = x` follows `x`; its blank may have agreed with what follows in the other text.
    guard let word = repeatedWord(in: new, at: right), left >= right - word.start else { return right }
    left -= right - word.start
    right = word.end
  }
  return left == old.count ? nil : right
}

/// The start and end of ` = x` after `x`.
private func repeatedWord(in text: [UInt8], at offset: Int) -> (start: Int, end: Int)? {
  func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == 0x60 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte
      || 0x61...0x7A ~= byte
  }
  for start in [offset, offset - 1, offset - 2] where start > 0 {
    guard text[start...].starts(with: Array(" = ".utf8)) else { continue }
    var lower = start
    while lower > 0, isWord(text[lower - 1]) { lower -= 1 }
    let word = text[lower..<start]
    guard !word.isEmpty, text[(start + 3)...].starts(with: word) else { continue }
    return (start, start + 3 + word.count)
  }
  return nil
}

extension String {
  fileprivate func range(of part: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return index }
      index = self.index(after: index)
    }
    return nil
  }

  fileprivate func replacing(_ old: String, _ new: String) -> String {
    guard utf8.count >= old.utf8.count else { return self }
    var rest = self[...]
    var result = ""
    while let next = String(rest).range(of: old) {
      let distance = String(rest).distance(from: String(rest).startIndex, to: next)
      result += rest.prefix(distance) + new
      rest = rest.dropFirst(distance + old.count)
    }
    return result + rest
  }
}
