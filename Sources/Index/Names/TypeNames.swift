import Syntax

/// The types that code declares, extends and inherits from, by name.
package struct TypeNames: NameTables, Equatable {
  /// Classes, structs, enums, protocols and actors by name, without those that bodies declare.
  package private(set) var byName = NameMap<TypeID>()
  /// Types by the name that `@objc(Name)` gives them.
  package private(set) var byObjCName = NameMap<TypeID>()
  /// Extensions by the extended type's name as written.
  package private(set) var extensions = NameMap<TypeID>()
  /// Types and extensions by each name in their inheritance clauses.
  package private(set) var subtypes = NameMap<TypeID>()
  package private(set) var aliases = NameMap<AliasID>()
  package private(set) var aliasesOfTarget = NameMap<AliasID>()

  static let tables: [NameTable<TypeNames>] = [
    NameTable(\.byName), NameTable(\.byObjCName), NameTable(\.extensions), NameTable(\.subtypes),
    NameTable(\.aliases), NameTable(\.aliasesOfTarget),
  ]

  init() {}

  static func holds(_ file: SourceFile) -> Bool { file.role == .swift || file.role == .objectiveC }

  mutating func reserveCapacity(files: Int) {
    byName.reserveCapacity(files)
    subtypes.reserveCapacity(files)
  }

  mutating func add(_ file: SourceFile, as id: FileID) {
    guard case .code(let outline) = file.facts else { return }
    // Types are read by index, since copying one takes longer than this loop's work on it.
    let types = outline.types
    for index in types.indices {
      let entry = TypeID(file: id, index: index)
      if !types[index].flags.contains(.isLocal) {
        let name = simpleName(types[index].name)
        if types[index].kind == .extension {
          extensions.insert(entry, under: name)
        } else {
          byName.insert(entry, under: name)
        }
        if let name = types[index].objcName { byObjCName.insert(entry, under: name) }
      }
      for inherited in types[index].inherits {
        forEachName(in: inherited.text) { subtypes.insert(entry, under: $0) }
      }
    }
    for (index, alias) in outline.aliases.enumerated() {
      let entry = AliasID(file: id, index: index)
      aliases.insert(entry, under: simpleName(alias.name))
      forEachName(in: alias.target) { aliasesOfTarget.insert(entry, under: $0) }
    }
  }
}
