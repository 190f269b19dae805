import Syntax

/// A group of tables by name, filled one file after the other.
///
/// A group is filled apart from the others, on a separate thread. To add a table, declare it in its group, name it in
/// `tables`, and insert into it in `add(_:as:)`; the rest follows from the list.
protocol NameTables: Sendable {
  /// All tables of the group.
  static var tables: [NameTable<Self>] { get }

  init()

  /// Whether the group holds anything of a file.
  static func holds(_ file: SourceFile) -> Bool

  /// Inserts what one file contributes. Hot: called for each file of the workspace.
  mutating func add(_ file: SourceFile, as id: FileID)

  /// Makes room for the names of so many files.
  mutating func reserveCapacity(files: Int)
}

/// The operations on each table of a group.
struct NameTable<Group>: Sendable {
  /// Ends the first filling: from here on, changes are few and copies must be cheap.
  let seal: @Sendable (inout Group) -> Void
  /// Puts one file's part in the place of what it was before.
  let replace: @Sendable (inout Group, _ before: Group, _ after: Group) -> Void

  init<Entry>(_ path: any WritableKeyPath<Group, NameMap<Entry>> & Sendable) {
    seal = { $0[keyPath: path].seal() }
    replace = { $0[keyPath: path].replace($1[keyPath: path], by: $2[keyPath: path]) }
  }

  init(_ path: any WritableKeyPath<Group, Set<FileID>> & Sendable) {
    seal = { _ in }
    replace = { group, before, after in
      guard before[keyPath: path] != after[keyPath: path] else { return }
      group[keyPath: path].subtract(before[keyPath: path])
      group[keyPath: path].formUnion(after[keyPath: path])
    }
  }
}

extension NameTables {
  /// The tables of all files, by their position.
  init(of files: [SourceFile]) {
    self.init()
    reserveCapacity(files: files.count)
    // By index, since a copy of each file takes longer than to pass over it.
    for raw in files.indices where Self.holds(files[raw]) {
      add(files[raw], as: FileID(raw: Int32(truncatingIfNeeded: raw)))
    }
    for table in Self.tables { table.seal(&self) }
  }

  mutating func reserveCapacity(files: Int) {}

  /// Replaces what one file contributes. Tables in which nothing changes stay shared with those of the snapshot
  /// before: an edit in a body must not cost a copy of what the whole workspace declares.
  mutating func replace(_ old: SourceFile?, by new: SourceFile?, as id: FileID) {
    let before = Self(of: old, as: id)
    let after = Self(of: new, as: id)
    for table in Self.tables { table.replace(&self, before, after) }
  }

  private init(of file: SourceFile?, as id: FileID) {
    self.init()
    if let file, Self.holds(file) { add(file, as: id) }
  }
}
