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

  /// Replaces what one file contributes. Tables in which nothing changes stay shared with those of the snapshot
  /// before: an edit in a body must not cost a copy of what the whole workspace declares.
  mutating func replace(_ old: SourceFile?, by new: SourceFile?, as id: FileID) {
    var before = Links()
    if let old { before.add(old, as: id) }
    var after = Links()
    if let new { after.add(new, as: id) }
    Self.replace(&types, before.types, after.types)
    Self.replace(&objcNames, before.objcNames, after.objcNames)
    Self.replace(&extensions, before.extensions, after.extensions)
    Self.replace(&heirs, before.heirs, after.heirs)
    Self.replace(&aliases, before.aliases, after.aliases)
    Self.replace(&aliasesOfTarget, before.aliasesOfTarget, after.aliasesOfTarget)
    Self.replace(&documents, before.documents, after.documents)
    Self.replace(&documentsByKey, before.documentsByKey, after.documentsByKey)
    Self.replace(
      &documentsBySelectorOfAnyClass, before.documentsBySelectorOfAnyClass,
      after.documentsBySelectorOfAnyClass)
    Self.replace(&xibs, before.xibs, after.xibs)
    Self.replace(&storyboards, before.storyboards, after.storyboards)
    Self.replace(&storyboardUsers, before.storyboardUsers, after.storyboardUsers)
    Self.replace(&methods, before.methods, after.methods)
    if before.allDocuments != after.allDocuments {
      allDocuments = allDocuments.subtracting(before.allDocuments).union(after.allDocuments)
    }
    if before.projects != after.projects {
      projects = projects.subtracting(before.projects).union(after.projects)
    }
  }

  private static func replace<Entry>(
    _ table: inout [String: Bucket<Entry>], _ before: [String: Bucket<Entry>],
    _ after: [String: Bucket<Entry>]
  ) {
    guard before != after else { return }
    for (name, entries) in before where after[name] != entries {
      for entry in entries { table[name]?.remove(entry) }
      if table[name]?.isEmpty == true { table[name] = nil }
    }
    for (name, entries) in after where before[name] != entries {
      for entry in entries { table[name, default: []].insert(entry) }
    }
  }

  mutating func add(_ file: SourceFile, as id: FileID) {
    switch file.facts {
    case .swift(let outline):
      for (index, type) in outline.types.enumerated() {
        let entry = TypeID(file: id, index: index)
        if type.kind == .extension {
          Self.insert(&extensions, simpleName(type.name), entry)
        } else {
          Self.insert(&types, simpleName(type.name), entry)
        }
        if let name = type.objcName { Self.insert(&objcNames, name, entry) }
        for inherited in type.inherits {
          forEachName(in: inherited.text) { Self.insert(&heirs, $0, entry) }
        }
        let isMethod: SwiftMember.Flags = [.action, .segueAction, .objc]
        if type.memberFlags.isDisjoint(with: isMethod) { continue }
        for (position, member) in type.members.enumerated() where !member.flags.isDisjoint(with: isMethod) {
          guard let selector = member.selector else { continue }
          Self.insert(&methods, selector, MemberID(type: entry, index: position))
        }
      }
      for (index, alias) in outline.aliases.enumerated() {
        let entry = AliasID(file: id, index: index)
        Self.insert(&aliases, simpleName(alias.name), entry)
        forEachName(in: alias.target) { Self.insert(&aliasesOfTarget, $0, entry) }
      }
    case .interface(let outline):
      var names: Set<String> = []
      for object in outline.objects {
        if let name = object.customClass { names.insert(simpleName(name)) }
      }
      for connection in outline.connections {
        if let name = connection.segue?.customClass?.name { names.insert(simpleName(name)) }
      }
      for name in names { Self.insert(&documents, name, id) }
      let references = outline.memberReferences
      for key in Set(references.map(\.name)) { Self.insert(&documentsByKey, key, id) }
      for key in outline.selectorsOfAnyClass(among: references) {
        Self.insert(&documentsBySelectorOfAnyClass, key, id)
      }
      if outline.isStoryboard {
        Self.insert(&storyboards, documentName(file.path), id)
      } else {
        Self.insert(&xibs, ownerName(file.path), id)
      }
      for name in Set(outline.storyboardReferences.compactMap(\.storyboardName)) {
        Self.insert(&storyboardUsers, name, id)
      }
      allDocuments.insert(id)
    case .project:
      projects.insert(id)
    }
  }

  private static func insert<Entry>(_ table: inout [String: Bucket<Entry>], _ name: String, _ entry: Entry) {
    table[name, default: []].insert(entry)
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
