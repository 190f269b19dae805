import AppleFacts
import Index
import Syntax

/// A member with all members that have to share its name: those that it overrides, those that override it, its other declarations
/// in branches of `#if`, the accessors of an outlet that is an instance variable, and the members that the same places in
/// documents mean.
struct MemberFamily {
  /// The members in the order of files and of the text.
  var members: [MemberID]
  /// The classes of the workspace that declare one of the members, and all their subclasses.
  var classes: Set<TypeID>
  /// The classes of the SDK that the declaring type extends, if any.
  var appleClasses: [AppleClass]

  /// Whether objects of a class have the member.
  func includes(_ chain: ClassChain) -> Bool { chain.classes.contains(where: classes.contains) }

  mutating func formUnion(_ other: MemberFamily) {
    members = Set(members).union(other.members).sorted()
    classes.formUnion(other.classes)
    appleClasses = (appleClasses + other.appleClasses).unique
  }
}

extension Query {
  func family(of id: MemberID) -> MemberFamily {
    var members: Set<MemberID> = []
    var classes: Set<TypeID> = []
    var appleClasses: [AppleClass] = []
    // A variable and its accessors are several members of one class, so they are searched for separately.
    struct Owned: Hashable {
      var owner: TypeID
      var key: String?
      var isVariable: Bool
    }
    var searched: Set<Owned> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard let member = snapshot.member(next), members.insert(next).inserted else { continue }
      let owners = self.classes(declaredOrExtendedBy: next.type).flatMap { [$0] + twins(of: $0) }.unique
      if owners.isEmpty, let type = snapshot.type(next.type), type.kind == .extension,
        let apple = AppleSDK.class(named: type.name, on: .all), !appleClasses.contains(apple)
      {
        appleClasses.append(apple)
      }
      // A member of a category is declared both in a header and in the category's implementation.
      pending += redeclarations(of: next)
      func owned(by owner: TypeID) -> Owned {
        Owned(owner: owner, key: member.documentKey, isVariable: member.isVariable)
      }
      for owner in owners where searched.insert(owned(by: owner)).inserted {
        let derived = [owner] + subclasses(of: owner)
        classes.formUnion(derived)
        for id in derived {
          searched.insert(owned(by: id))
          pending += same(as: next, member, in: id).filter(\.isOwn).map(\.id)
          pending += accessMates(of: next, member, in: id, inheritedToo: false)
        }
      }
      for owner in owners {
        pending += same(as: next, member, in: owner).map(\.id)
        pending += accessMates(of: next, member, in: owner, inheritedToo: true)
      }
      for reference in references(to: next) where reference.value.isMeantForItsClass(in: self, reference.file)
      {
        pending += declarations(of: reference.value, in: reference.file)
      }
    }
    return MemberFamily(members: members.sorted(), classes: classes, appleClasses: appleClasses)
  }

  /// The other classes with the same name in the same file, which are declared under other conditions.
  func twins(of id: TypeID) -> [TypeID] {
    guard let type = snapshot.type(id), type.kind == .class else { return [] }
    return snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter { other in
      other != id && other.file == id.file && snapshot.isClass(other)
        && snapshot.type(other)?.name == type.name
    }
  }

  /// Whether two chains first differ in classes with one name in one file.
  func areTwins(_ one: ClassChain, _ other: ClassChain) -> Bool {
    guard let (first, second) = zip(one.classes, other.classes).first(where: { $0 != $1 }) else {
      return false
    }
    return twins(of: first).contains(second)
  }

  /// The other members for the same value in Objective-C: the methods that get and set a variable, the variables that a method
  /// gets or sets, and the variable that backs a property. Those of a property may be in its superclasses, and those of an
  /// instance variable are in its own class.
  private func accessMates(
    of id: MemberID, _ member: CodeMember, in owner: TypeID, inheritedToo: Bool
  ) -> [MemberID] {
    guard mayHaveAccessMates(id, member) else { return [] }
    let holders =
      inheritedToo
      ? chains(of: owner, on: .all).flatMap { memberHolders(of: $0, on: .all) }
      : self.holders(of: [owner]).map { ($0, 0) }
    return holders.filter { isObjectiveC($0.0) }.flatMap { holder, depth in
      let isMethod = member.kind == .method
      let mates = snapshot.readMembers(of: holder) {
        isMethod
          ? member.isAccessor(of: $0)
          : $0.isAccessor(of: member) || member.mayKeep($0) || $0.mayKeep(member)
      }
      return mates.filter { mate in
        if !isMethod, snapshot.member(mate)?.kind != .method {
          return isKeptInItsVariable(member.variableKey, by: [owner, holder])
        }
        let variable = isMethod ? mate : id
        return snapshot.member(variable)?.kind == .property
          || depth == 0 && isForDocuments(variable) && hasAccessors(variable: variable)
      }
    }
  }

  private func mayHaveAccessMates(_ id: MemberID, _ member: CodeMember) -> Bool {
    member.mayHaveAccessMates && isObjectiveC(id.type)
  }

  /// Whether methods with the key of an instance variable are its accessors. If documents name only `_title`, a method `title` is
  /// unrelated to the outlet.
  private func hasAccessors(variable id: MemberID) -> Bool {
    guard let variable = snapshot.member(id) else { return false }
    let key = variable.variableKey
    if variable.name == key || snapshot.nameIndex.documents.byKey[variable.name, default: []].isEmpty {
      return true
    }
    let named = Set(references(to: id).map(\.value.name))
    return named.contains(key) || !named.contains(variable.name)
  }

  /// The property that an instance variable of Objective-C backs: `name` for `_name`; nil for none.
  func property(keptIn id: MemberID) -> MemberID? {
    guard let variable = snapshot.member(id), variable.kind == .instanceVariable else { return nil }
    return family(of: id).members.first { snapshot.member($0)?.mayKeep(variable) == true }
  }

  /// The property, or the outlet that is an instance variable, whose accessor a method of Objective-C is; nil for another method.
  func variable(ofAccessor id: MemberID) -> (variable: MemberID, isSet: Bool)? {
    guard let member = snapshot.member(id), member.kind == .method, mayHaveAccessMates(id, member) else {
      return nil
    }
    let variables = family(of: id).members.filter { snapshot.member($0).map(member.isAccessor) == true }
    return (variables.first(where: isForDocuments) ?? variables.first).map {
      ($0, member.selector?.utf8.last == UInt8(ascii: ":"))
    }
  }

  /// Members of a class and its superclasses that are the same member as another.
  private func same(
    as other: MemberID, _ member: CodeMember, in owner: TypeID
  ) -> [(id: MemberID, isOwn: Bool)] {
    var result: [(MemberID, Bool)] = []
    for chain in chains(of: owner, on: .all) {
      for (holder, depth) in memberHolders(of: chain, on: .all, like: member) {
        guard extendsOne(of: chain, holder.type) else { continue }
        let members = snapshot.readMembers(of: holder.type)
        let isImported = isObjectiveC(other.type) != isObjectiveC(holder.type)
        for index in holder.members where isSame(members[index], member, isImported: isImported) {
          let candidate = members[index]
          // A private member with the same name in another class is another member.
          let derived = depth > 0 ? member : candidate
          let base = depth > 0 ? candidate : member
          if base.flags.contains(.isPrivate), !derived.flags.contains(.override), base != derived { continue }
          result.append((MemberID(type: holder.type, index: index), depth == 0))
        }
      }
    }
    return result
  }

  /// Whether a class of the chain is the one that an extension extends, rather than another target's class with the same name.
  func extendsOne(of chain: ClassChain, _ holder: TypeID) -> Bool {
    let extended = classes(declaredOrExtendedBy: holder)
    return extended.isEmpty || extended.contains { chain.classes.contains($0) }
  }

  /// Whether two members of one chain of classes are the same: they share their full name in Swift or their name in Objective-C.
  ///
  /// - Parameter isImported: Whether one is written in Objective-C and the other one in Swift.
  func isSame(_ one: CodeMember, _ other: CodeMember, isImported: Bool = false) -> Bool {
    guard one.isVariable == other.isVariable, one.flags.contains(.isStatic) == other.flags.contains(.isStatic)
    else {
      return false
    }
    if one.kind == .initializer || other.kind == .initializer { return false }
    if one.kind == .synthesized || other.kind == .synthesized { return false }
    if one.isVariable {
      return one.name == other.name || one.objcName != nil && one.objcName == other.objcName
    }
    if one.selector != nil, one.selector == other.selector { return true }
    guard one.name == other.name, one.parameters.count == other.parameters.count else { return false }
    return zip(one.parameters, other.parameters).allSatisfy { one, other in
      one.label == other.label || isImported && (one.isImported(as: other) || other.isImported(as: one))
    }
  }
}

extension CodeParameter {
  /// Whether Swift may import the parameter with the label of another one. Swift drops the words that the type repeats, as in
  /// `for` for `forEvent:(UIEvent *)event`.
  func isImported(as other: CodeParameter) -> Bool {
    guard let label, let short = other.label, label.hasPrefix(short) else { return false }
    return label.dropFirst(short.count).first?.isUppercase == true
  }
}

extension CodeMember {
  /// The key of a variable in key-value coding: the name without the underscore.
  var variableKey: String {
    kind == .instanceVariable && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Whether the member can be a variable with accessors, or an accessor.
  fileprivate var mayHaveAccessMates: Bool {
    if flags.contains(.isStatic) { return false }
    return kind == .property || kind == .instanceVariable
      || kind == .method && selector.map { $0 == name || $0.hasPrefix("set") } == true
  }

  /// Whether the member can be a property that a variable backs, with the same name after an underscore.
  fileprivate func mayKeep(_ variable: CodeMember) -> Bool {
    kind == .property && variable.kind == .instanceVariable && variable.name == "_" + name
      && !flags.contains(.isStatic)
  }

  /// Whether the method is named as a getter or setter of a property or an instance variable in Objective-C.
  func isAccessor(of variable: CodeMember) -> Bool {
    guard kind == .method, variable.kind == .property || variable.kind == .instanceVariable,
      !flags.contains(.isStatic), !variable.flags.contains(.isStatic), let selector
    else { return false }
    return accesses(selector, property: variable.variableKey)
  }
}

extension MemberReference {
  /// Whether the place names a member of a class that the document determines, rather than of any class at run time.
  func isMeantForItsClass(in query: Query, _ file: FileID) -> Bool {
    guard let outline = query.snapshot.interface(file) else { return false }
    return !outline.namesAnyClass(self) {
      outline.object(withID: $0)?.placeholder == .firstResponder
    }
  }
}
