import Syntax

/// The members of types in code, by name.
///
/// Members of unmarked files are left out. `Snapshot.findMethods(bySelector:)` and `Snapshot.findTypes(withPropertiesOf:)` search
/// these as well.
package struct MemberNames: NameTables, Equatable {
  /// The methods, by selector, that can receive an action that is sent to no particular class.
  ///
  /// They are marked for Interface Builder or visible to Objective-C.
  package private(set) var methods = NameMap<MemberID>()
  /// Files by the names of the outlets and actions that they declare, and by those of the classes with these outlets as code names
  /// them to make an object. The key is the name's number as text.
  package private(set) var outletsAndActions = NameMap<FileID>()
  /// Files by the names of the inspectable properties and segue actions that they declare.
  package private(set) var inspectablesAndSegueActions = NameMap<FileID>()
  /// Types by the names in their properties' types, for properties that a document may connect or set.
  package private(set) var propertyTypes = NameMap<TypeID>()

  static let tables: [NameTable<MemberNames>] = [
    NameTable(\.methods), NameTable(\.outletsAndActions), NameTable(\.inspectablesAndSegueActions),
    NameTable(\.propertyTypes),
  ]

  init() {}

  static func holds(_ file: SourceFile) -> Bool { file.facts.code?.isUnmarked == false }

  mutating func add(_ file: SourceFile, as id: FileID) {
    guard let code = file.facts.code else { return }
    // This does not read the text, since the file is not unmarked.
    for (index, type) in code.types.enumerated() {
      add(type, code.readMembers(ofType: index), as: TypeID(file: id, index: index))
    }
  }

  private mutating func add(_ type: CodeType, _ members: [CodeMember], as id: TypeID) {
    for name in namesInPropertyTypes(of: type, members) { propertyTypes.insert(id, under: name) }
    if type.memberFlags.contains(.outlet) {
      outletsAndActions.insert(once: id.file, under: MentionedName(simpleName(type.name)).asMade.key)
    }
    if !type.memberFlags.isDisjoint(with: [.outlet, .action, .inspectable, .segueAction]) {
      for member in members {
        if !member.flags.isDisjoint(with: [.outlet, .action]) {
          outletsAndActions.insert(once: id.file, under: MentionedName(member.usedName).key)
          // A property has a variable, by which its class uses it as well.
          if type.flags.contains(.objectiveC), member.kind == .property {
            outletsAndActions.insert(once: id.file, under: MentionedName("_" + member.name).key)
          }
        }
        if !member.flags.isDisjoint(with: [.inspectable, .segueAction]) {
          inspectablesAndSegueActions.insert(once: id.file, under: member.name)
        }
      }
    }
    let isMethod: CodeMember.Flags = [.action, .segueAction, .objc]
    if type.memberFlags.isDisjoint(with: isMethod), !type.flags.contains(.objectiveC) { return }
    for (index, member) in members.enumerated() {
      guard let selector = member.selector, mayBeAction(member, of: type) else { continue }
      methods.insert(MemberID(type: id, index: index), under: selector)
    }
  }
}

/// Whether a method is marked, or visible to Objective-C and shaped like an action.
func mayBeAction(_ member: CodeMember, of type: CodeType) -> Bool {
  if !member.flags.isDisjoint(with: [.action, .segueAction, .objc]) { return true }
  return type.flags.contains(.objectiveC) && member.parameters.count <= 2
    && member.flags.isDisjoint(with: [.returnsValue, .isStatic, .accessor])
}

/// All names in the types of a type's properties that are visible to Objective-C by their own attributes or the type's.
func namesInPropertyTypes(of type: CodeType, _ members: [CodeMember]) -> Set<String> {
  let marks: CodeMember.Flags = [.outlet, .inspectable, .objc, .managed]
  let isOpen = !type.flags.isDisjoint(with: [.objcMembers, .objectiveC])
  if type.memberFlags.isDisjoint(with: marks), !isOpen { return [] }
  var names: Set<String> = []
  for member in members
  where (member.kind == .property || member.kind == .instanceVariable)
    && (isOpen || !member.flags.isDisjoint(with: marks))
  {
    // Words are separated at brackets, optionals and generic arguments, so that no name is missed.
    for word in (member.type ?? "").utf8.split(whereSeparator: { !Ascii.isWordByte($0) }) {
      names.insert(String(Substring(word)))
    }
  }
  return names
}
