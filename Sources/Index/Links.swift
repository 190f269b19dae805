import Syntax

/// From names to the files that declare, extend, derive or use them. All names are simple: the last component
/// of a dotted one.
package struct Links: Sendable {
  package struct AliasID: Hashable, Sendable, Comparable {
    package var file: FileID
    package var index: Int

    package static func < (one: AliasID, other: AliasID) -> Bool {
      (one.file, one.index) < (other.file, other.index)
    }
  }

  /// Classes, structs, enums, protocols and actors by name.
  package private(set) var types: [String: [TypeID]] = [:]
  /// Types by the name that `@objc(Name)` gives them.
  package private(set) var objcNames: [String: [TypeID]] = [:]
  /// Extensions by the extended type's name as written.
  package private(set) var extensions: [String: [TypeID]] = [:]
  /// Types and extensions by each name in their inheritance clause.
  package private(set) var heirs: [String: [TypeID]] = [:]
  package private(set) var aliases: [String: [AliasID]] = [:]
  package private(set) var aliasesOfTarget: [String: [AliasID]] = [:]
  /// Documents by the custom classes they name.
  package private(set) var documents: [String: [FileID]] = [:]
  package private(set) var allDocuments: Set<FileID> = []
  package private(set) var projects: Set<FileID> = []

  mutating func reserve(_ files: Int) {
    types.reserveCapacity(files * 3)
    extensions.reserveCapacity(files)
    heirs.reserveCapacity(files)
  }

  mutating func add(_ file: SourceFile, as id: FileID) {
    update(file, as: id, isAdding: true)
  }

  mutating func remove(_ file: SourceFile, as id: FileID) {
    update(file, as: id, isAdding: false)
  }

  /// One walk over what a file contributes serves both ways, so that adding and removing can't disagree.
  private mutating func update(_ file: SourceFile, as id: FileID, isAdding: Bool) {
    switch file.facts {
    case .swift(let outline):
      for (index, type) in outline.types.enumerated() {
        let entry = TypeID(file: id, index: index)
        if type.kind == .extension {
          Self.update(&extensions, simpleName(type.name), entry, isAdding)
        } else {
          Self.update(&types, simpleName(type.name), entry, isAdding)
        }
        if let name = type.objcName { Self.update(&objcNames, name, entry, isAdding) }
        for inherited in type.inherits {
          forEachName(in: inherited.text) { Self.update(&heirs, $0, entry, isAdding) }
        }
      }
      for (index, alias) in outline.aliases.enumerated() {
        let entry = AliasID(file: id, index: index)
        Self.update(&aliases, simpleName(alias.name), entry, isAdding)
        forEachName(in: alias.target) { Self.update(&aliasesOfTarget, $0, entry, isAdding) }
      }
    case .interface(let outline):
      var names: Set<String> = []
      for object in outline.objects {
        if let name = object.customClass { names.insert(simpleName(name)) }
      }
      for connection in outline.connections {
        if let name = connection.segue?.customClass?.name { names.insert(simpleName(name)) }
      }
      for name in names { Self.update(&documents, name, id, isAdding) }
      if isAdding { allDocuments.insert(id) } else { allDocuments.remove(id) }
    case .project:
      if isAdding { projects.insert(id) } else { projects.remove(id) }
    }
  }

  /// Entries stand in the order of their files, whatever the order of the edits, since answers may hang on it.
  private static func update<Entry: Comparable>(
    _ table: inout [String: [Entry]], _ name: String, _ entry: Entry, _ isAdding: Bool
  ) {
    if isAdding {
      table[name, default: []].insertInOrder(entry)
    } else if let index = table[name]?.firstIndex(of: entry) {
      table[name]?.remove(at: index)
      if table[name]?.isEmpty == true { table[name] = nil }
    }
  }
}

extension Array where Element: Comparable {
  fileprivate mutating func insertInOrder(_ element: Element) {
    // A first build adds files in order, so that this ends at once.
    var index = endIndex
    while index > startIndex, element < self[index - 1] { index -= 1 }
    insert(element, at: index)
  }
}
