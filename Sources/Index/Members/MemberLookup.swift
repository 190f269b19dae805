import AppleFacts
import Syntax

private struct MemberQuestion: Hashable {
  var name: String
  var chain: ClassChain
  var platforms: ApplePlatforms
}

private let propertyTable = CacheTable<MemberQuestion, PropertyLookup>(isBounded: true)
private let actionTable = CacheTable<MemberQuestion, ActionLookup>(isBounded: true)

extension Query {
  package func property(
    _ key: String, in chains: [ClassChain], on platforms: ApplePlatforms
  ) -> PropertyLookup {
    best(of: chains) { chain in
      caches.answer(to: MemberQuestion(name: key, chain: chain, platforms: platforms), in: propertyTable) {
        declaredProperty(key, in: chain, on: platforms)
      }
    }
  }

  package func action(
    _ selector: String, in chains: [ClassChain], on platforms: ApplePlatforms
  ) -> ActionLookup {
    best(of: chains) { chain in
      caches.answer(to: MemberQuestion(name: selector, chain: chain, platforms: platforms), in: actionTable) {
        declaredAction(selector, in: chain, on: platforms)
      }
    }
  }

  private func best<Answer: MemberAnswer>(of chains: [ClassChain], _ find: (ClassChain) -> Answer) -> Answer {
    if chains.count == 1 { return find(chains[0]) }
    return chains.map(find).max { $0.rank < $1.rank } ?? .unknown
  }

  /// The answer of a chain.
  ///
  /// - Parameters:
  ///   - declared: The best answer of the workspace's declarations; nil if there is none.
  ///   - find: Returns the answer of a class of the SDK and its superclasses; nil if there is none.
  private func answer<Answer: MemberAnswer>(
    of chain: ClassChain, on platforms: ApplePlatforms, declared: Answer?, inSDK find: (AppleClass) -> Answer?
  ) -> Answer {
    var end: Answer
    switch chain.end {
    case .apple(let appleClass):
      end = find(appleClass) ?? (hasKnownMembers(appleClass, on: platforms) ? .missing : .unknown)
    case .root: end = .missing
    case .unknown, .otherPlatform: end = .unknown
    }
    if end == .missing, isIncomplete(chain, on: platforms) { end = .unknown }
    guard let declared, declared.rank >= end.rank else { return end }
    return declared
  }

  /// The types that contain the members of a chain: each class followed by its extensions, and at the end the extensions of the
  /// SDK's classes. `depth` is the number of classes of the workspace before the type's class.
  package func memberHolders(
    of chain: ClassChain, on platforms: ApplePlatforms
  ) -> [(type: TypeID, depth: Int)] {
    var result: [(type: TypeID, depth: Int)] = []
    for (depth, id) in chain.classes.enumerated() {
      result.append((id, depth))
      for other in extensions(of: id) { result.append((other, depth)) }
    }
    for other in inheritedExtensions(of: chain, on: platforms) { result.append((other, chain.classes.count)) }
    return result
  }

  // MARK: Properties

  private func declaredProperty(
    _ key: String, in chain: ClassChain, on platforms: ApplePlatforms
  ) -> PropertyLookup {
    lazy var setter = setterSelector(key)
    var best: PropertyLookup?
    var acceptsAny = false
    for (holder, depth) in memberHolders(of: chain, on: platforms, for: key) {
      let id = holder.type
      guard let type = snapshot.type(id) else { continue }
      if type.flags.contains(.objectiveC) {
        let found = objectiveCProperty(key, setter: setter, among: holder, in: chain, on: platforms)
        if case .found(let member) = found { return .found(member) }
        best.improve(to: found)
        continue
      }
      let members = snapshot.readMembers(of: id)
      // Hot: members are read by index, since copying each one takes longer than looking at it.
      for index in holder.members where !members[index].flags.contains(.isStatic) {
        let memberID = MemberID(type: id, index: index)
        if members[index].kind == .method {
          guard let selector = members[index].selector else { continue }
          if selector == setter,
            visibility(of: memberID, in: chain, depth: depth, on: platforms) == .yes
          {
            return .accepted
          }
          // A class with this method may accept any key, but the document still means a declared member.
          if selector == "setValue:forUndefinedKey:" || selector == "setValue:forKey:" { acceptsAny = true }
          continue
        }
        guard members[index].kind == .property else { continue }
        let name = members[index].objcName ?? members[index].name
        let isExact = name == key
        guard isExact || differsInFirstCase(name, key) else { continue }
        let found: PropertyLookup =
          switch visibility(of: memberID, in: chain, depth: depth, on: platforms) {
          case .unknown: .unknown
          case .no: .notVisible(memberID)
          case .yes:
            if isSettable(members[index].flags) {
              isExact ? .found(memberID) : .foundInOtherCase(memberID)
            } else {
              .notSettable(memberID)
            }
          }
        if case .found = found { return found }
        best.improve(to: found)
      }
    }
    if acceptsAny { return .accepted }
    return answer(of: chain, on: platforms, declared: best) {
      AppleSDK.inheritedProperty(key, of: $0.name, on: platforms).map { .apple($0) }
    }
  }

  private func isSettable(_ flags: CodeMember.Flags) -> Bool {
    flags.contains(.override) || flags.isDisjoint(with: [.constant, .readOnly])
  }

  // MARK: Actions

  private func declaredAction(
    _ selector: String, in chain: ClassChain, on platforms: ApplePlatforms
  ) -> ActionLookup {
    var best: ActionLookup?
    var declared: (id: MemberID, depth: Int)?
    var forwards = false
    for (holder, depth) in memberHolders(of: chain, on: platforms, for: selector) {
      let id = holder.type
      let members = snapshot.readMembers(of: id)
      for index in holder.members
      where !members[index].flags.contains(.isStatic) || members[index].selector == "resolveInstanceMethod:" {
        let memberID = MemberID(type: id, index: index)
        switch members[index].kind {
        case .method where answers(members[index], of: id.file, to: selector):
          switch visibility(of: memberID, in: chain, depth: depth, on: platforms) {
          case .yes:
            guard isOfInterface(id, in: chain, depth: depth) else { return .found(declared?.id ?? memberID) }
            declared = declared ?? (memberID, depth)
          case .unknown: best.improve(to: .unknown)
          case .no: best.improve(to: .notVisible(memberID))
          }
        case .property where accesses(selector, property: members[index].objcName ?? members[index].name):
          if visibility(of: memberID, in: chain, depth: depth, on: platforms) == .yes { return .accepted }
        case .synthesized
        where members[index].name == selector.prefix { $0 != ":" }
          || accesses(selector, property: members[index].name):
          return .accepted
        case .method, .property, .initializer, .instanceVariable, .synthesized: break
        }
        // A category that only declares such a method of `NSObject` again does not make classes forward messages.
        let mayForward =
          depth < chain.classes.count || snapshot.type(id)?.flags.contains(.implementation) == true
        if mayForward, let selector = members[index].selector, forwarders.contains(selector) {
          forwards = true
        }
      }
    }
    if let declared {
      // The SDK, a library or a macro may implement a method that no file implements.
      let inherited = answer(of: chain.dropping(classes: chain.classes.count), on: platforms, declared: nil) {
        isAnswered(selector, by: $0, on: platforms)
      }
      let isImplemented =
        forwards || inherited == .accepted || inherited == .unknown || !snapshot.coverage.isWhole
        || memberIndexes(of: chain, on: platforms).dropFirst(declared.depth).first?.isIncomplete ?? true
      return isImplemented ? .found(declared.id) : .notImplemented(declared.id)
    }
    if forwards { return .accepted }
    if best == nil, let witness = renamedWitness(of: selector, in: chain, on: platforms) { return witness }
    return answer(of: chain, on: platforms, declared: best) { isAnswered(selector, by: $0, on: platforms) }
  }

  private func isAnswered(
    _ selector: String, by appleClass: AppleClass, on platforms: ApplePlatforms
  ) -> ActionLookup? {
    let isImplemented =
      AppleSDK.hasAction(selector, of: appleClass.name, on: platforms)
      && !AppleSDK.isOnlyDeclared(selector, by: appleClass.name, on: platforms)
      || AppleSDK.hasMethod(selector, of: appleClass.name, on: platforms)
      || isAccessor(selector, of: appleClass, on: platforms)
    if isImplemented { return .accepted }
    // The tables list actions, which have a parameter for the sender.
    return selector.utf8.contains(UInt8(ascii: ":"))
      || AppleSDK.classesWithListedMethods.contains(appleClass.name)
      ? nil : .unknown
  }

  /// Whether a type only declares methods of an Objective-C class: its `@interface` or a class extension.
  ///
  /// A category does not count, since its implementation may be anywhere.
  private func isOfInterface(_ id: TypeID, in chain: ClassChain, depth: Int) -> Bool {
    guard depth < chain.classes.count, let flags = snapshot.type(id)?.flags else { return false }
    return flags.contains(.objectiveC) && flags.isDisjoint(with: [.implementation, .category])
  }

  /// A method whose selector comes from an `@objc(name)` on the requirement that it satisfies.
  private func renamedWitness(
    of selector: String, in chain: ClassChain, on platforms: ApplePlatforms
  ) -> ActionLookup? {
    for case .workspace(let id) in conformances(of: chain, on: platforms) {
      guard let type = snapshot.type(id), type.flags.contains(.objc) else { continue }
      if type.flags.contains(.objectiveC) {
        // The importer determines the Swift name of the method that satisfies the requirement.
        if snapshot.readMembers(of: id).contains(where: { $0.kind == .method && $0.selector == selector }) {
          return .accepted
        }
        continue
      }
      for requirement in snapshot.readMembers(of: id)
      where requirement.kind == .method && requirement.objcName != nil && requirement.selector == selector {
        for (holder, _) in memberHolders(of: chain, on: platforms) {
          let found = snapshot.readMembers(of: holder) { $0.objcName == nil && isAlike($0, requirement) }
          if let first = found.first { return .found(first) }
        }
      }
    }
    return nil
  }

  /// Whether two members have the same full name in Swift.
  private func isAlike(_ one: CodeMember, _ other: CodeMember) -> Bool {
    one.kind == other.kind && one.name == other.name
      && one.parameters.map(\.label) == other.parameters.map(\.label)
  }

  func answers(_ member: CodeMember, of file: FileID, to selector: String) -> Bool {
    member.selector == selector || formerSelector(of: member, in: file) == selector
  }

  /// The second selector of a method in a file from before Swift 3; nil if there is only one.
  func formerSelector(of member: CodeMember, in file: FileID) -> String? {
    languageMode(of: file).ignoresFirstLabel ? member.formerSelector : nil
  }

  private func isAccessor(
    _ selector: String, of appleClass: AppleClass, on platforms: ApplePlatforms
  ) -> Bool {
    if selector.hasPrefix("set"), selector.hasSuffix(":") {
      let name = String(selector.dropFirst(3).dropLast())
      let property = AppleSDK.inheritedProperty(name, of: appleClass.name, on: platforms)
      return property.map { !$0.isReadOnly } ?? false
    }
    return AppleSDK.inheritedProperty(selector, of: appleClass.name, on: platforms) != nil
  }

  // MARK: Visibility

  /// Whether Objective-C sees a member of a chain.
  ///
  /// - Parameter depth: The number of classes in the chain before the class of the member.
  package func visibility(
    of id: MemberID, in chain: ClassChain, depth: Int, on platforms: ApplePlatforms
  ) -> Certainty {
    guard let type = snapshot.type(id.type), let member = snapshot.member(id) else { return .unknown }
    if type.flags.contains(.objectiveC) { return .yes }
    let flags = member.flags
    if flags.contains(.nonobjc) { return .no }
    if !flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable, .objc, .managed]) {
      return .yes
    }
    if type.kind == .extension, type.flags.contains(.objc) { return .yes }
    if languageMode(of: id.type.file).infersObjC { return .yes }
    if !flags.contains(.isPrivate), !type.flags.contains(.isPrivate),
      chain.classes.dropFirst(depth).contains(where: {
        snapshot.type($0)?.flags.contains(.objcMembers) == true
      })
    {
      return .yes
    }
    if flags.contains(.override) {
      return visibilityOfOverridden(member, in: chain, depth: depth, on: platforms)
    }
    return witnesses(member, in: chain, on: platforms)
  }

  /// Whether Objective-C sees an override, which is as visible as the overridden member.
  private func visibilityOfOverridden(
    _ member: CodeMember, in chain: ClassChain, depth: Int, on platforms: ApplePlatforms
  ) -> Certainty {
    let ancestors = chain.dropping(classes: depth + 1)
    for (id, depth) in memberHolders(of: ancestors, on: platforms) {
      let found = snapshot.readMembers(of: id) { isAlike($0, member) && !$0.flags.contains(.override) }
      if let first = found.first { return visibility(of: first, in: ancestors, depth: depth, on: platforms) }
    }
    if case .root = chain.end { return .no }
    return .yes
  }

  /// Whether a member satisfies a requirement of an Objective-C protocol, which makes it visible without an attribute.
  private func witnesses(
    _ member: CodeMember, in chain: ClassChain, on platforms: ApplePlatforms
  ) -> Certainty {
    let requirements = requirements(of: chain, on: platforms)
    if requirements.byName[member.name, default: []].contains(where: { isAlike($0, member) }) { return .yes }
    // A protocol outside of the workspace may be an Objective-C protocol.
    let isPossible =
      requirements.areIncomplete || requirements.objectiveC.contains { mayWitness(member, $0) }
      || requirements.appleProtocols.contains { mayWitness(member, appleProtocol: $0) }
    return isPossible ? .unknown : .no
  }

  /// Whether a member of a Swift class may meet a requirement in Objective-C, whose name the importer shortens.
  private func mayWitness(_ member: CodeMember, _ requirement: CodeMember) -> Bool {
    guard member.kind == requirement.kind, member.parameters.count == requirement.parameters.count else {
      return false
    }
    return requirement.name.lowercased().hasPrefix(member.name.lowercased())
      || requirement.swiftName?.hasPrefix(member.name) == true
  }

  /// Whether a member may satisfy a requirement of an SDK protocol.
  ///
  /// The tables have the names of these protocols, but few of their requirements. A connected member is hardly ever one of them,
  /// so the shape of the member decides.
  private func mayWitness(_ member: CodeMember, appleProtocol: String) -> Bool {
    if member.kind == .property {
      return AppleSDK.isProperty(member.name, requiredBy: appleProtocol)
    }
    // A segue action begins with a coder, and no requirement with a result does.
    if member.flags.contains(.returnsValue) { return member.parameters.first?.type != "NSCoder" }
    if AppleSDK.isMethod(member.selector ?? "", requiredBy: appleProtocol) { return true }
    guard let first = member.parameters.first else { return false }
    if member.parameters.count > 1 {
      // `tap(_:forEvent:)` is an action. No requirement without a result has an event as its second parameter.
      let second = member.parameters[1].type.filter { $0 != "!" && $0 != "?" }
      return member.parameters.count > 2 || second != "UIEvent"
    }
    // A delegate's method starts with the sender: `textFieldDidEndEditing(_ textField: UITextField)`.
    let type = first.type.filter { $0 != "!" && $0 != "?" }
    if type == "Notification" || type == "NSNotification" { return true }
    let subject = String(type.drop { $0.isUppercase }).lowercased()
    let capitals = type.prefix { $0.isUppercase }
    guard let initial = capitals.last, !subject.isEmpty else { return false }
    return member.name.lowercased().hasPrefix(initial.lowercased() + subject)
      && tells(appleProtocol, of: initial.lowercased() + subject)
  }

  /// Whether a protocol, or one that it refines, is named after a class: `UITextFieldDelegate` after `UITextField`.
  private func tells(_ appleProtocol: String, of subject: String, depth: Int = 0) -> Bool {
    if appleProtocol.lowercased().contains(subject) { return true }
    guard depth < 8, let facts = AppleSDK.protocol(named: appleProtocol, on: .all) else { return depth == 0 }
    return facts.inherits.contains { tells($0, of: subject, depth: depth + 1) }
  }
}

extension CodeMember {
  /// The selector without the first label, which was not a part of it before Swift 3; nil if both are equal.
  package var formerSelector: String? {
    guard kind == .method, objcName == nil, parameters.first?.label != nil else { return nil }
    return name + ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
  }
}

/// Whether the tables contain the members of a class. They probably lack those of a class without any property.
private func hasKnownMembers(_ appleClass: AppleClass, on platforms: ApplePlatforms) -> Bool {
  AppleSDK.declaresProperties(appleClass.name, on: platforms) || withoutProperties.contains(appleClass.name)
}

/// Classes that inherit all their properties.
private let withoutProperties: Set = ["NSSecureTextField", "UITableViewCellContentView"]

/// The methods by which a class may handle selectors that it does not declare. `forwardingTarget(for:)` overrides another
/// selector than the one that its Swift name would get.
private let forwarders: Set<String> = [
  "forwardingTargetFor:", "forwardingTargetForSelector:", "forwardInvocation:", "resolveInstanceMethod:",
]
