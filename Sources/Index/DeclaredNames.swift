import Syntax

/// The names by which `Links` lists what one source file declares, as numbers: names that are equal have the same.
package struct DeclaredNames: Hashable, Sendable {
  /// Of types, extensions and aliases.
  private(set) var declared: [Int] = []
  /// In the inheritance clauses of these.
  private(set) var inherited: [Int] = []
  /// In the targets of aliases.
  private(set) var aliased: [Int] = []

  package init(_ outline: CodeOutline) {
    for type in outline.types {
      declared.append(simpleName(type.name).hashValue)
      if let name = type.objcName { declared.append(name.hashValue) }
      for clause in type.inherits { forEachName(in: clause.text) { inherited.append($0.hashValue) } }
    }
    for alias in outline.aliases {
      declared.append(simpleName(alias.name).hashValue)
      forEachName(in: alias.target) { aliased.append($0.hashValue) }
    }
  }

  /// nil where only the whole outline tells.
  package init?(_ heads: SwiftHeads) {
    guard heads.isWhole else { return nil }
    self.init(heads.outline)
    declared += heads.objcNames.map(\.hashValue)
  }

  package func isSuperset(of other: DeclaredNames) -> Bool {
    Set(declared).isSuperset(of: other.declared) && Set(inherited).isSuperset(of: other.inherited)
      && Set(aliased).isSuperset(of: other.aliased)
  }
}

/// From numbers to the files that have them.
struct FilesByNumber: Sendable {
  private var slots: [Int32]
  private var entries: [(number: Int, file: Int32, next: Int32)] = []
  private let mask: Int

  /// - Parameter names: Of the files, in their order.
  init<Names, Numbers: Collection>(_ names: [Names?], _ numbers: (Names) -> Numbers)
  where Numbers.Element: BinaryInteger {
    let count = names.reduce(0) { $0 + ($1.map { numbers($0).count } ?? 0) }
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    entries.reserveCapacity(count)
    for (index, names) in names.enumerated() {
      guard let names else { continue }
      for number in numbers(names).lazy.map({ Int($0) }) {
        entries.append((number, Int32(truncatingIfNeeded: index), slots[number & mask]))
        slots[number & mask] = Int32(truncatingIfNeeded: entries.count - 1)
      }
    }
  }

  func forEach(under number: Int, _ body: (Int) -> Void) {
    var index = Int(slots[number & mask])
    while index >= 0 {
      if entries[index].number == number { body(Int(entries[index].file)) }
      index = Int(entries[index].next)
    }
  }
}
