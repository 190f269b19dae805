import Syntax

/// From names to the files that declare, extend, derive or use them. All names are simple: the last component
/// of a dotted one.
package struct Links: Sendable {
  package struct AliasID: Hashable, Sendable {
    package var file: FileID
    package var index: Int
  }

  /// Classes, structs, enums, protocols and actors by name.
  package private(set) var types: [String: Bucket<TypeID>] = [:]
  /// Types by the name that `@objc(Name)` gives them.
  package private(set) var objcNames: [String: Bucket<TypeID>] = [:]
  /// Extensions by the extended type's name as written.
  package private(set) var extensions: [String: Bucket<TypeID>] = [:]
  /// Types and extensions by each name in their inheritance clause.
  package private(set) var heirs: [String: Bucket<TypeID>] = [:]
  package private(set) var aliases: [String: Bucket<AliasID>] = [:]
  package private(set) var aliasesOfTarget: [String: Bucket<AliasID>] = [:]
  /// Documents by the custom classes they name.
  package private(set) var documents: [String: Bucket<FileID>] = [:]
  package private(set) var allDocuments: Set<FileID> = []
  /// Documents by the keys and selectors they name.
  package private(set) var documentsByKey: [String: Bucket<FileID>] = [:]
  /// Documents by the selectors they send to whichever class takes them: to First Responder, or by a segue that
  /// unwinds or contains.
  package private(set) var documentsBySelectorOfAnyClass: [String: Bucket<FileID>] = [:]
  /// Xibs by the name of the class that would own them by default.
  package private(set) var xibs: [String: Bucket<FileID>] = [:]
  /// Storyboards by the name that refers to them: the file's without folder, extension and device.
  package private(set) var storyboards: [String: Bucket<FileID>] = [:]
  /// Documents by the storyboards they refer to.
  package private(set) var storyboardUsers: [String: Bucket<FileID>] = [:]
  /// Methods that are marked for Interface Builder or visible to Objective-C, by selector: what can take an
  /// action that names no class.
  package private(set) var methods: [String: Bucket<MemberID>] = [:]
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
        let isMethod: SwiftMember.Flags = [.action, .segueAction, .objc]
        if type.memberFlags.isDisjoint(with: isMethod) { continue }
        for (position, member) in type.members.enumerated() where !member.flags.isDisjoint(with: isMethod) {
          guard let selector = member.selector else { continue }
          Self.update(&methods, selector, MemberID(type: entry, index: position), isAdding)
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
      let references = outline.memberReferences
      for key in Set(references.map(\.name)) { Self.update(&documentsByKey, key, id, isAdding) }
      for key in outline.selectorsOfAnyClass(among: references) {
        Self.update(&documentsBySelectorOfAnyClass, key, id, isAdding)
      }
      if outline.isStoryboard {
        Self.update(&storyboards, documentName(file.path), id, isAdding)
      } else {
        Self.update(&xibs, ownerName(file.path), id, isAdding)
      }
      for name in Set(outline.storyboardReferences.compactMap(\.storyboardName)) {
        Self.update(&storyboardUsers, name, id, isAdding)
      }
      if isAdding { allDocuments.insert(id) } else { allDocuments.remove(id) }
    case .project:
      if isAdding { projects.insert(id) } else { projects.remove(id) }
    }
  }

  private static func update<Entry>(
    _ table: inout [String: Bucket<Entry>], _ name: String, _ entry: Entry, _ isAdding: Bool
  ) {
    if isAdding {
      table[name, default: []].append(entry)
    } else {
      table[name]?.remove(entry)
      if table[name]?.isEmpty == true { table[name] = nil }
    }
  }
}

/// The class that loads a nib by its own name: that of the file before any dot or device.
func ownerName(_ path: String) -> String {
  let file = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  // `Main~ipad.xib` is the form of `Main.xib` for another device.
  return String(file.prefix { $0 != "." && $0 != "~" })
}

/// The name by which code and other documents know a document: that of the file without extension and device.
package func documentName(_ path: String) -> String {
  let file = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  let stem = file.utf8.lastIndex(of: 0x2E).map { file[..<$0] } ?? file
  for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) {
    return String(stem.dropLast(device.count))
  }
  return String(stem)
}
