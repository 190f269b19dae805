import Syntax

/// What the types of code hold, by name.
///
/// Without files whose members are read later: `Snapshot.methods(bySelector:)` and
/// `Snapshot.types(withPropertiesOf:)` ask these as well.
package struct MemberNames: NameTables, Equatable {
  /// Methods that are marked for Interface Builder or visible to Objective-C, by selector: what can take an
  /// action that names no class.
  package private(set) var methods = NameMap<MemberID>()
  /// Files by the outlets and actions they declare, under the number that stands for the name.
  package private(set) var outletsAndActions = NameMap<FileID>()
  /// Files by the inspectable properties and segue actions they declare.
  package private(set) var inspectablesAndSegueActions = NameMap<FileID>()
  /// Types by the names in the types of their properties, as far as a document may connect or set these.
  package private(set) var propertyTypes = NameMap<TypeID>()

  static let tables: [NameTable<MemberNames>] = [
    NameTable(\.methods), NameTable(\.outletsAndActions), NameTable(\.inspectablesAndSegueActions),
    NameTable(\.propertyTypes),
  ]

  init() {}

  static func holds(_ file: SourceFile) -> Bool { file.traits?.putsOffMembers == false }

  mutating func add(_ file: SourceFile, as id: FileID) {
    guard case .code(let outline) = file.facts else { return }
    addProperties(outline, as: id)
    addMethods(outline, as: id)
  }

  private mutating func addProperties(_ outline: CodeOutline, as id: FileID) {
    for (index, type) in outline.types.enumerated() {
      let entry = TypeID(file: id, index: index)
      for name in namesInPropertyTypes(of: type) { propertyTypes.insert(entry, under: name) }
      if !type.memberFlags.isDisjoint(with: [.outlet, .action]) {
        for member in type.members where !member.flags.isDisjoint(with: [.outlet, .action]) {
          outletsAndActions.insert(once: id, under: MentionedName(member.usedName).key)
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
        methods.insert(
          MemberID(type: TypeID(file: id, index: index), index: position), under: selector)
      }
    }
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
    for word in (member.type ?? "").utf8.split(whereSeparator: { !Ascii.isWordByte($0) }) {
      names.insert(String(Substring(word)))
    }
  }
  return names
}
