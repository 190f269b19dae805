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
  package private(set) var types = NameMap<TypeID>()
  /// Types by the name that `@objc(Name)` gives them.
  package private(set) var objcNames = NameMap<TypeID>()
  /// Extensions by the extended type's name as written.
  package private(set) var extensions = NameMap<TypeID>()
  /// Types and extensions by each name in their inheritance clause.
  package private(set) var heirs = NameMap<TypeID>()
  package private(set) var aliases = NameMap<AliasID>()
  package private(set) var aliasesOfTarget = NameMap<AliasID>()
  /// Documents by the custom classes they name.
  package private(set) var documents = NameMap<FileID>()
  package private(set) var allDocuments: Set<FileID> = []
  /// Documents by the keys and selectors they name.
  package private(set) var documentsByKey = NameMap<FileID>()
  /// Documents by the selectors they send to whichever class takes them: to First Responder, or by a segue that
  /// unwinds or contains.
  package private(set) var documentsBySelectorOfAnyClass = NameMap<FileID>()
  /// Xibs by the name of the class that would own them by default.
  package private(set) var xibs = NameMap<FileID>()
  /// Storyboards by the name that refers to them: the file's without folder, extension and device.
  package private(set) var storyboards = NameMap<FileID>()
  /// Documents by the storyboards they refer to.
  package private(set) var storyboardUsers = NameMap<FileID>()
  /// Methods that are marked for Interface Builder or visible to Objective-C, by selector: what can take an
  /// action that names no class.
  ///
  /// Without those of files whose members are read later: see `Snapshot.methods(bySelector:)`.
  package private(set) var methods = NameMap<MemberID>()
  /// Files by the outlets and actions they declare, under the number that stands for the name.
  package private(set) var marked = NameMap<FileID>()
  /// Files by the inspectable properties and segue actions they declare.
  package private(set) var inspectablesAndSegueActions = NameMap<FileID>()
  /// Types by the names in the types of their properties, as far as a document may connect or set these.
  ///
  /// Without those of files whose members are read later: see `Snapshot.types(withPropertiesOf:)`.
  package private(set) var propertyTypes = NameMap<TypeID>()
  package private(set) var projects: Set<FileID> = []
  /// Files whose members are read later, by what could be sent to these.
  private(set) var pendingMethods: PendingMethods?

  /// Tables that can be filled apart from the others, at the same time.
  package enum Part: Sendable {
    /// What code declares and derives from.
    case types
    /// What its types hold.
    case members
    /// What documents name, and which projects there are.
    case documents
  }

  init() {}

  /// The tables of one part.
  package init(_ part: Part, of files: [SourceFile]) {
    reserve(part, files.count)
    // By index, since a copy of each file takes longer than to pass over it.
    for raw in files.indices where files[raw].fills(part) {
      add(files[raw], as: FileID(raw: Int32(truncatingIfNeeded: raw)), part)
    }
    if part == .members { pendingMethods = PendingMethods(files) }
    seal()
  }

  /// The tables of all parts, each as it was filled.
  init(types: Links, members: Links, documents: Links) {
    self = documents
    methods = members.methods
    marked = members.marked
    inspectablesAndSegueActions = members.inspectablesAndSegueActions
    propertyTypes = members.propertyTypes
    pendingMethods = members.pendingMethods
    self.types = types.types
    objcNames = types.objcNames
    extensions = types.extensions
    heirs = types.heirs
    aliases = types.aliases
    aliasesOfTarget = types.aliasesOfTarget
  }

  private mutating func reserve(_ part: Part, _ files: Int) {
    switch part {
    case .types:
      types.reserveCapacity(files * 3)
      extensions.reserveCapacity(files)
      heirs.reserveCapacity(files * 3)
    case .documents:
      documents.reserveCapacity(files)
      documentsByKey.reserveCapacity(files)
    case .members: break
    }
  }

  /// From here on, changes are few and copies must be cheap.
  mutating func seal() {
    types.seal()
    objcNames.seal()
    extensions.seal()
    heirs.seal()
    aliases.seal()
    aliasesOfTarget.seal()
    documents.seal()
    documentsByKey.seal()
    documentsBySelectorOfAnyClass.seal()
    xibs.seal()
    storyboards.seal()
    storyboardUsers.seal()
    methods.seal()
    marked.seal()
    inspectablesAndSegueActions.seal()
    propertyTypes.seal()
  }

  /// Replaces what one file contributes. Tables in which nothing changes stay shared with those of the snapshot
  /// before: an edit in a body must not cost a copy of what the whole workspace declares.
  mutating func replace(_ old: SourceFile?, by new: SourceFile?, as id: FileID) {
    var before = Links()
    if let old { before.add(old, as: id) }
    var after = Links()
    if let new { after.add(new, as: id) }
    types.replace(before.types, by: after.types)
    objcNames.replace(before.objcNames, by: after.objcNames)
    extensions.replace(before.extensions, by: after.extensions)
    heirs.replace(before.heirs, by: after.heirs)
    aliases.replace(before.aliases, by: after.aliases)
    aliasesOfTarget.replace(before.aliasesOfTarget, by: after.aliasesOfTarget)
    documents.replace(before.documents, by: after.documents)
    documentsByKey.replace(before.documentsByKey, by: after.documentsByKey)
    documentsBySelectorOfAnyClass.replace(
      before.documentsBySelectorOfAnyClass, by: after.documentsBySelectorOfAnyClass)
    xibs.replace(before.xibs, by: after.xibs)
    storyboards.replace(before.storyboards, by: after.storyboards)
    storyboardUsers.replace(before.storyboardUsers, by: after.storyboardUsers)
    methods.replace(before.methods, by: after.methods)
    marked.replace(before.marked, by: after.marked)
    inspectablesAndSegueActions.replace(
      before.inspectablesAndSegueActions, by: after.inspectablesAndSegueActions)
    propertyTypes.replace(before.propertyTypes, by: after.propertyTypes)
    if before.allDocuments != after.allDocuments {
      allDocuments = allDocuments.subtracting(before.allDocuments).union(after.allDocuments)
    }
    if before.projects != after.projects {
      projects = projects.subtracting(before.projects).union(after.projects)
    }
  }

  /// - Parameter part: What to fill; nil for all.
  private mutating func add(_ file: SourceFile, as id: FileID, _ part: Part? = nil) {
    switch file.facts {
    case .code where part == .documents: break
    case .code(let outline):
      if part != .members { addTypes(outline, as: id) }
      // Members that are read later are none that anything marks.
      if part != .types, !outline.traits.putsOffMembers {
        addProperties(outline, as: id)
        addMethods(outline, as: id)
      }
    case _ where part == .types || part == .members: break
    case .interface(let outline):
      allDocuments.insert(id)
      for object in outline.objects {
        if let name = object.customClass { documents.insert(once: id, under: simpleName(name)) }
      }
      for connection in outline.connections {
        if let name = connection.segue?.customClass?.name {
          documents.insert(once: id, under: simpleName(name))
        }
      }
      let references = outline.memberReferences
      for reference in references { documentsByKey.insert(once: id, under: reference.name) }
      for key in outline.selectorsOfAnyClass(among: references) {
        Self.insert(&documentsBySelectorOfAnyClass, key, id)
      }
      if outline.isStoryboard {
        Self.insert(&storyboards, documentName(file.path), id)
      } else {
        Self.insert(&xibs, ownerName(file.path), id)
      }
      for reference in outline.storyboardReferences {
        if let name = reference.storyboardName { storyboardUsers.insert(once: id, under: name) }
      }
    case .project:
      projects.insert(id)
    }
  }

  private mutating func addTypes(_ outline: CodeOutline, as id: FileID) {
    // By index, since a copy of a type takes longer than what is done with it here.
    for index in outline.types.indices {
      let entry = TypeID(file: id, index: index)
      let kind = outline.types[index].kind
      let name = simpleName(outline.types[index].name)
      if kind == .extension {
        Self.insert(&extensions, name, entry)
      } else {
        Self.insert(&types, name, entry)
      }
      if let name = outline.types[index].objcName { Self.insert(&objcNames, name, entry) }
      for inherited in outline.types[index].inherits {
        forEachName(in: inherited.text) { Self.insert(&heirs, $0, entry) }
      }
    }
    for (index, alias) in outline.aliases.enumerated() {
      let entry = AliasID(file: id, index: index)
      Self.insert(&aliases, simpleName(alias.name), entry)
      forEachName(in: alias.target) { Self.insert(&aliasesOfTarget, $0, entry) }
    }
  }

  private mutating func addProperties(_ outline: CodeOutline, as id: FileID) {
    for (index, type) in outline.types.enumerated() {
      let entry = TypeID(file: id, index: index)
      for name in namesInPropertyTypes(of: type) { Self.insert(&propertyTypes, name, entry) }
      if !type.memberFlags.isDisjoint(with: [.outlet, .action]) {
        for member in type.members where !member.flags.isDisjoint(with: [.outlet, .action]) {
          marked.insert(once: id, under: MentionedName(member.usedName).key)
        }
      }
      let rarer: CodeMember.Flags = [.inspectable, .segueAction]
      if !type.memberFlags.isDisjoint(with: rarer) {
        for member in type.members where !member.flags.isDisjoint(with: rarer) {
          inspectablesAndSegueActions.insert(once: id, under: member.name)
        }
      }
    }
  }

  private mutating func addMethods(_ outline: CodeOutline, as id: FileID) {
    let isMethod: CodeMember.Flags = [.action, .segueAction, .objc]
    for index in outline.types.indices {
      let isObjectiveC = outline.types[index].flags.contains(.objectiveC)
      if outline.types[index].memberFlags.isDisjoint(with: isMethod), !isObjectiveC { continue }
      let type = outline.types[index]
      for (position, member) in type.members.enumerated() {
        guard let selector = member.selector, mayBeAction(member, of: type) else { continue }
        Self.insert(&methods, selector, MemberID(type: TypeID(file: id, index: index), index: position))
      }
    }
  }

  private static func insert<Entry>(_ table: inout NameMap<Entry>, _ name: String, _ entry: Entry) {
    table.insert(entry, under: name)
  }
}

/// Whether a method is marked or visible to Objective-C in the shape of an action.
func mayBeAction(_ member: CodeMember, of type: CodeType) -> Bool {
  if !member.flags.isDisjoint(with: [.action, .segueAction, .objc]) { return true }
  guard type.flags.contains(.objectiveC) else { return false }
  return hasShapeOfAction(member)
}

private func hasShapeOfAction(_ member: CodeMember) -> Bool {
  member.parameters.count <= 2 && member.flags.isDisjoint(with: [.returnsValue, .isStatic, .accessor])
}

/// Every name in the types of the properties that Objective-C sees by their own attributes or the type's.
func namesInPropertyTypes(of type: CodeType) -> Set<String> {
  let marks: CodeMember.Flags = [.outlet, .inspectable, .objc, .managed]
  let isOpen = !type.flags.isDisjoint(with: [.objcMembers, .objectiveC])
  if type.memberFlags.isDisjoint(with: marks), !isOpen { return [] }
  var names: Set<String> = []
  for member in type.members
  where (member.kind == .property || member.kind == .instanceVariable)
    && (isOpen || !member.flags.isDisjoint(with: marks))
  {
    // Brackets, optionals and generic arguments part words, so that no name is missed.
    for word in (member.type ?? "").utf8.split(whereSeparator: { !isPartOfName($0) }) {
      names.insert(String(Substring(word)))
    }
  }
  return names
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == 0x5F || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
}

/// The last component of a path.
package func fileName(_ path: String) -> String {
  path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

/// The class that loads a nib by its own name: that of the file before any dot or device.
func ownerName(_ path: String) -> String {
  // `Main~ipad.xib` is the form of `Main.xib` for another device.
  String(fileName(path).prefix { $0 != "." && $0 != "~" })
}

/// The name by which code and other documents know a document: that of the file without extension and device.
package func documentName(_ path: String) -> String {
  let file = fileName(path)
  let stem = file.utf8.lastIndex(of: 0x2E).map { file[..<$0] } ?? file[...]
  for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) {
    return String(stem.dropLast(device.count))
  }
  return String(stem)
}
