import Syntax

/// A group of tables by name, which is filled file by file.
///
/// Each group is filled on a separate thread. To add a table, declare it in its group, list it in `tables`, and insert into it in
/// `add(_:as:)`; the list does the rest.
protocol NameTables: Sendable {
  /// All tables of the group.
  static var tables: [NameTable<Self>] { get }

  init()

  /// Whether the group has entries for a file.
  static func holds(_ file: SourceFile) -> Bool

  /// Inserts the entries of one file. Hot: it runs for each file of the workspace.
  mutating func add(_ file: SourceFile, as id: FileID)

  /// Reserves space for the names of a number of files.
  mutating func reserveCapacity(files: Int)
}

/// The operations on each table of a group.
struct NameTable<Group>: Sendable {
  /// Ends the first filling: from here on, changes are few and copies must be cheap.
  let seal: @Sendable (inout Group) -> Void
  /// Replaces the old entries of one file by new ones.
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
  /// Makes the tables of all files. A file's number is its index.
  init(of files: [SourceFile]) {
    self.init()
    reserveCapacity(files: files.count)
    // Files are read by index, since copying one takes longer than skipping it.
    for raw in files.indices where Self.holds(files[raw]) {
      add(files[raw], as: FileID(raw: Int32(truncatingIfNeeded: raw)))
    }
    for table in Self.tables { table.seal(&self) }
  }

  mutating func reserveCapacity(files: Int) {}

  /// Replaces the entries of one file. Tables without a change stay shared with the previous snapshot, so that an edit in a body
  /// does not copy the declarations of the whole workspace.
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
