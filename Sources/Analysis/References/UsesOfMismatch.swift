import AppleFacts
import Index
import Syntax
import Text

/// The uses in code of an object with another class than its declaration states: in an outlet, or as the sender of an action.
enum UsesOfMismatch: Sendable {
  /// No code uses the object.
  case none
  /// Code uses only members that the connected class has as well.
  case shared
  /// Code replaces the object by another one.
  case replaced
  /// Code uses a member that the connected class lacks, or takes the object for one of another class.
  case lacking
  /// Code may use other members as well.
  case unknown
}

/// A request about an outlet; see `uses(of:declared:connected:apartFrom:)`.
private struct Mismatch: Hashable {
  var outlet: MemberID
  var declared: [ClassChain]
  var connected: [ClassChain]
  var others: Set<TypeID>
}

private let mismatchTable = CacheTable<Mismatch, UsesOfMismatch>()

extension Query {
  /// The uses of an outlet in code, for an object of the connected class; the same for all objects of the class.
  ///
  /// - Parameters:
  ///   - declared: The classes that the outlet's type may mean.
  ///   - connected: The classes that the connected object may have.
  ///   - others: Other classes with the outlet, which the object with the connection can't have.
  func uses(
    of outlet: MemberID, declared: [ClassChain], connected: [ClassChain], apartFrom others: Set<TypeID>
  ) -> UsesOfMismatch {
    let mismatch = Mismatch(outlet: outlet, declared: declared, connected: connected, others: others)
    return answer(to: mismatch, in: mismatchTable) { findUses(in: mismatch) }
  }

  private func findUses(in mismatch: Mismatch) -> UsesOfMismatch {
    let (outlet, declared, connected) = (mismatch.outlet, mismatch.declared, mismatch.connected)
    guard let declarations = related(to: outlet) else { return .unknown }
    let search = CodeSearch(declarations, self)
    var left = maximumBytesOfCode
    var result = UsesOfMismatch.none
    let own = declarations.members.map(\.type.file).unique
    let related = Set(own + filesOfClasses(declaring: declarations))
    /// Reads the uses in a file; true if they decide, whatever other files do.
    func decide(by file: FileID) -> Bool {
      if isOutsideOfApp(file, search) { return false }
      guard left >= 0, !isAbandoned(), let code = code(in: file), case let text = code.bytes else {
        result = .unknown
        return left < 0
      }
      left -= text.count
      if !mismatch.others.isEmpty, isUsed(declarations.name, byNothingBut: mismatch.others, in: file, text) {
        return false
      }
      // Parsing a file costs far more than reading the text after each mention of the name. For a file that does not declare the
      // outlet, only parsing shows whether it means the outlet; but once the outlet is used elsewhere, that does not matter.
      if let mentions = mentions(of: declarations, in: file, text, isRelated: related.contains(file)) {
        if mentions.isEmpty { return false }
        let members = Set(mentions.map { code.member(ofObjectAt: $0).map(code.source.string) })
        if !declared.isEmpty, result != .none || own.contains(file),
          members.allSatisfy({ $0.map { has($0, declared: declared, connected: connected) } ?? false })
        {
          if result == .none { result = .shared }
          return false
        }
      }
      guard
        let found = CodeUses(file, text, self, lookingFor: declarations.name)?.usesOfObjects(in: search)
      else {
        result = .unknown
        return false
      }
      if found.contains(where: { if case .assignment? = $0 { true } else { false } }) {
        result = .replaced
        return true
      }
      for use in found {
        switch use.map({ isShared($0, declared: declared, connected: connected) }) {
        case .yes?: if result == .none { result = .shared }
        case .no?:
          result = .lacking
          return true
        default: result = .unknown
        }
      }
      return false
    }
    // The files that declare the outlet mostly use it, so they come first. The other files are found by searching all code.
    let others = filesThatMayName(search).filter { !own.contains($0) }
    _ = own.contains(where: decide) || others.contains(where: decide)
    return result == .lacking && addNothing(declared, to: connected) ? .shared : result
  }

  /// Whether no target compiles a file, or only tests use the searched names there.
  private func isOutsideOfApp(_ file: FileID, _ search: CodeSearch) -> Bool {
    // No target compiles a header by itself, so a header always counts.
    if isListed(source: file) == .no, !isHeader(snapshot.path(of: file)) { return true }
    guard let code = snapshot.code(file) else { return false }
    // Objective-C may use the variable of a property.
    let mentions = search.words(in: code.language).compactMap { code.findMention(of: AskedName($0)) }
    return !mentions.isEmpty && !mentions.contains { $0.contains(.inUse) }
  }

  /// Whether no code uses a member of the declared classes beyond those that they inherit from a class which the connected ones
  /// share. Overrides don't count, and neither does what only an implementation of Objective-C has: other code can't see that.
  private func addNothing(_ declared: [ClassChain], to connected: [ClassChain]) -> Bool {
    !declared.isEmpty
      && declared.allSatisfy { chain in
        guard chain.isKnown, !chain.classes.isEmpty, let base = chain.appleClass?.name else { return false }
        return connected.allSatisfy { other in
          other.appleClass.map { AppleSDK.isSubclass($0.name, of: base, on: .all) } == true
        }
          && memberHolders(of: chain, on: .all).allSatisfy { holder, depth in
            depth >= chain.classes.count || snapshot.type(holder)?.flags.contains(.implementation) == true
              || snapshot.readMembers(of: holder).allSatisfy { member in
                // All classes have initializers.
                member.usedName.hasPrefix("init") || member.flags.contains(.override)
                  || snapshot.findUse(of: AskedName(member.usedName))?.contains(.inUse) != true
                    && MentionedNames.tell(of: member.usedName)
              }
          }
      }
  }

  /// Whether a file declares only some classes and uses a member only on `self`.
  private func isUsed(
    _ name: String, byNothingBut classes: Set<TypeID>, in file: FileID, _ text: [UInt8]
  ) -> Bool {
    guard let code = snapshot.code(file), !code.types.isEmpty,
      code.types.indices.allSatisfy({
        owner(of: TypeID(file: file, index: $0)).map(classes.contains) ?? false
      })
    else { return false }
    return CodeUses(file, text, self, lookingFor: name)?.hasOwnReceiver(everywhere: name) == true
  }

  /// The files of the classes with a member and of their extensions, which may use its name without a receiver.
  private func filesOfClasses(declaring declarations: RelatedDeclarations) -> [FileID] {
    let owners = declarations.members.flatMap { classes(declaredOrExtendedBy: $0.type) }.unique
    let family = owners + owners.flatMap { subclasses(of: $0) }
    return (family + family.flatMap { extensions(of: $0) }).map { $0.file }.unique
  }

  /// The places in a Swift file that may name one of some members, without declarations; nil where only parsing finds them.
  ///
  /// - Parameter isRelated: Whether the file may name them without a receiver.
  private func mentions(
    of declarations: RelatedDeclarations, in file: FileID, _ text: [UInt8], isRelated: Bool
  ) -> [ByteRange]? {
    guard let code = snapshot.code(file), code.language == .swift else { return nil }
    let names = Set(
      declarations.members.filter { $0.type.file == file }.compactMap { snapshot.member($0)?.nameRange.lower }
    )
    let mentions = text.withSpan { occurrences(of: declarations.name, in: $0) }
      .filter { !names.contains($0.lower) }
    // The extensions of a protocol may use the members of a conforming class.
    if isRelated || code.types.contains(where: extendsProtocol) { return mentions }
    return mentions.filter { mention in
      text[..<mention.lower].last { $0 > 0x20 } == UInt8(ascii: ".")
    }
  }

  func extendsProtocol(_ type: CodeType) -> Bool {
    type.kind == .extension
      && snapshot.nameIndex.types.byName[simpleName(type.name), default: []].contains {
        snapshot.type($0)?.kind == .protocol
      }
  }

  /// Whether code can use an object of the connected class in the same way as one of the declared class.
  func isShared(_ use: UseOfObject, declared: [ClassChain], connected: [ClassChain]) -> Certainty {
    let isShared: Bool
    switch use {
    case .member(let name): isShared = has(name, declared: declared, connected: connected)
    case .assignment: isShared = false
    case .comparison, .released: isShared = true
    case .subview: isShared = connected.allSatisfy { $0.isView == .yes }
    case .variable(let type): return connected.map { certainty(that: $0, is: type, in: nil, on: .all) }.anyOf
    }
    return isShared ? .yes : .no
  }

  /// Whether a control of AppKit passes a message to its cell, which is connected instead of the control.
  ///
  /// A control has the methods of its cell, and those of a view.
  private func passes(_ member: String, from control: ClassChain, toCell cell: String) -> Bool {
    guard control.classes.isEmpty, let name = control.appleClass?.name, name + "Cell" == cell else {
      return false
    }
    return !viewMethods.contains(member)
      && AppleSDK.inheritedProperty(member, of: "NSView", on: .macOS) == nil
  }

  /// Whether an object of the connected class has a member that code uses on the declared class.
  private func has(_ member: String, declared: [ClassChain], connected: [ClassChain]) -> Bool {
    let property = member.hasPrefix("is") ? String(member.dropFirst(2)) : member
    // A message to a setter counts as a use of the property, though a class may have the method alone. That of a property of the
    // framework is an override.
    let isOfFramework = connected.contains { chain in
      chain.appleClass.map { AppleSDK.inheritedProperty(member, of: $0.name, on: .all) != nil } ?? true
    }
    let setter = isOfFramework ? nil : "set" + member.prefix(1).uppercased() + member.dropFirst()
    func members(declaredBy holder: TypeID) -> [CodeMember] {
      // An overridden member belongs to the superclass, which may be the framework's own class.
      snapshot.readMembers(of: holder).filter {
        ([member, property].contains($0.usedName) || $0.usedName == setter) && !$0.flags.contains(.override)
      }
    }
    return connected.allSatisfy { chain in
      // A member with the same name may be another one: `update(with:)` of a button, and `update()` of all views.
      let holders = Set(memberHolders(of: chain, on: .all).map { holder, _ in holder })
      let isOfDeclared = declared.contains { other in
        memberHolders(of: other, on: .all).contains { holder, _ in
          !holders.contains(holder)
            && members(declaredBy: holder).contains { !receives($0, declaredIn: holder, holders) }
        }
      }
      if isOfDeclared { return false }
      let isDeclared = memberHolders(of: chain, on: .all).contains { holder, _ in
        snapshot.readMembers(of: holder).contains {
          ($0.usedName == member || $0.usedName == property) && !$0.flags.contains(.isStatic)
        }
      }
      if isDeclared { return true }
      guard let appleClass = chain.appleClass?.name else { return false }
      if AppleSDK.inheritedProperty(member, of: appleClass, on: .all) != nil
        || AppleSDK.inheritedProperty(property, of: appleClass, on: .all) != nil
      {
        return true
      }
      if isOfCategory(member, of: declared) { return true }
      let isView = ["UIView", "NSView"].contains { AppleSDK.isSubclass(appleClass, of: $0, on: .all) }
      if isView, viewMethods.contains(member) { return true }
      if declared.allSatisfy({ passes(member, from: $0, toCell: appleClass) }) { return true }
      // The declared class inherits the member from the framework's class, which both classes may share.
      return declared.allSatisfy { other in
        guard let ancestor = other.appleClass?.name else { return false }
        return AppleSDK.isSubclass(appleClass, of: ancestor, on: .all)
          && !memberHolders(of: other, on: .all).contains { holder, _ in
            snapshot.readMembers(of: holder).contains {
              $0.usedName == member && !$0.flags.contains(.override)
            }
          }
      }
    }
  }
}

extension Query {
  /// Whether a member has a prefix as in `sd_setImage`, by which categories of the framework's classes avoid clashes, and none of
  /// the declared classes that are known has it: a dependency that is missing extends all views with it.
  private func isOfCategory(_ member: String, of declared: [ClassChain]) -> Bool {
    let prefix = member.utf8.prefix { $0 != UInt8(ascii: "_") }
    guard 2...4 ~= prefix.count, prefix.allSatisfy({ 0x61...0x7A ~= $0 }), member.utf8.count > prefix.count
    else { return false }
    return !declare(declared, member)
  }

  /// Whether classes of Objective-C have a member with the selector of one that another such class declares, so that a message
  /// reaches it.
  private func receives(_ member: CodeMember, declaredIn holder: TypeID, _ classes: Set<TypeID>) -> Bool {
    isObjectiveC(holder)
      && classes.contains { other in
        isObjectiveC(other)
          && snapshot.readMembers(of: other).contains {
            $0.kind == member.kind && $0.name == member.name && $0.selector == member.selector
          }
      }
  }
}

/// The methods that every view has. The tables of the SDK contain only properties and actions.
private let viewMethods: Set = [
  "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack",
  "exchangeSubview",
  "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "layoutIfNeeded", "layoutSubtreeIfNeeded",
  "sizeToFit", "sizeThatFits", "addConstraint", "addConstraints", "removeConstraint", "removeConstraints",
  "addGestureRecognizer", "removeGestureRecognizer", "convert", "convertPoint", "convertRect", "viewWithTag",
  "setFrameSize", "setFrameOrigin", "setBoundsSize", "setBoundsOrigin", "frameSize", "frameOrigin", "scroll",
  "scrollToVisible", "isDescendant", "isDescendantOf", "becomeFirstResponder", "resignFirstResponder",
  "endEditing",
  "setContentHuggingPriority", "setContentCompressionResistancePriority", "systemLayoutSizeFitting",
]

/// The evidence for a finding in a document that matters only if code uses the outlet.
func weighing(useOf outlet: MemberID, named name: String, in document: FileID) -> Evidence {
  let name = AskedName(name)
  var result = Evidence(names: [name], readsUses: true) { query in
    if case .none = query.uses(of: outlet, declared: [], connected: [], apartFrom: []) {
      .unused
    } else {
      .holds
    }
  }
  result.further = [.ofMethods(using: outlet, with: document)]
  return result
}
