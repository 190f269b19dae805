import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Nothing can call the method: no document connects it, and no selector, no text and no other code of the app names it.
  ///
  /// Mentions in tests, comments and the method itself are not uses.
  package static let unusedAction = DiagnosticRule(
    "unused-action", .warning, "An action that no document connects and no code names",
    [.unusedCode, .revealed],
    checks: .code(unusedActions)
  )
  .fixed(by: .code { $0.connectionsOrRemovalOfAction() })
}

private func unusedActions(_ code: CodeContext) -> [Finding] {
  let (types, query) = (code.contents.types, code.query)
  // Documents or Objective-C code outside of the workspace may use the action.
  guard query.snapshot.coverage.isWhole else { return [] }
  var found: [Finding] = []
  // The loop uses indices, since copying a type takes longer than finding out that it has no action.
  for index in types.indices where types[index].memberFlags.contains(.action) {
    let type = types[index]
    let id = TypeID(file: code.file, index: index)
    guard let owner = query.owner(of: id), !type.flags.contains(.conditional),
      !query.isWrittenElsewhere(owner)
    else { continue }
    let members = query.snapshot.readMembers(of: id, where: mayBeUnused).filter {
      !query.isSent($0, of: owner) && !query.isDeclaredElsewhere($0)
    }
    guard !members.isEmpty,
      // If no document makes a view, code makes it, or a nib that is not in the workspace does.
      case let uses = query.uses(of: owner), !uses.isEmpty,
      !uses.contains(where: { query.dangles($0, action: true) }),
      query.chains(of: owner, on: .all).allSatisfy(\.isKnown)
    else { continue }
    for member in members.compactMap(query.snapshot.member) {
      let names = namesThatCall(member).map { AskedName($0) }
      // The file that declares the action nearly always names its uses as well.
      let own = code.contents.findMentions(of: AskedNames(names), keepingText: true)
      if own.values.contains(where: { $0.contains(.inUse) }) { continue }
      if query.isSentByOthers(member, owner) { continue }
      if query.isNamedUnread(query.keys(of: member, in: code.file), with: code.file) { continue }
      found.append(
        Finding(
          range: member.nameRange,
          message:
            "action '\(type.name).\(member.name)' is unused: no storyboard or xib connects it, and no code uses it; connect it or remove it",
          evidence: evidence(ofUsing: names, member, in: code)))
    }
  }
  return found
}

/// The evidence that code uses an action by one of its names, in a selector that it makes, or as Swift imports it.
private func evidence(ofUsing names: [AskedName], _ member: CodeMember, in code: CodeContext) -> Evidence {
  // Code that reads a selector from a file may use any selector.
  let (file, selector) = (code.file, member.selector ?? member.name)
  var result = Evidence.refuting(names + [.anySelector]) { query in
    func isUsed(_ name: AskedName, where counts: (FileID) -> Bool = { _ in true }) -> Bool {
      query.snapshot.findUses(of: name).byFile.contains {
        $0.use.contains(.inUse) && query.mayReach(file, $0.file) && counts($0.file)
      }
    }
    return names.contains { isUsed($0) }
      // A dependency makes no selector of the app's.
      || isUsed(.anySelector) {
        query.snapshot.isOwn($0) && query.mayCompose(selector: selector, in: $0)
      }
  }
  result.readsUses = true
  let others = code.contents.importedNames(of: member).map { AskedName($0) }
    .filter { !names.map(\.name).contains($0.name) }
  if !others.isEmpty {
    result.further = [
      .refuting(others) { query in others.contains { query.isUsedInSwift($0, with: file) } }
    ]
  }
  return result
}

extension Query {
  /// Whether code makes a selector of a text that may be a certain one: it is not known, or what is known of it fits.
  fileprivate func mayCompose(selector: String, in file: FileID) -> Bool {
    guard let text = text(of: file).current else { return true }
    return ["NSSelectorFromString(", "Selector("].contains { maker in
      text.withSpan(SearchText(Array(maker.utf8)).ranges).contains { place in
        guard place.lower == 0 || !Ascii.isWordByte(text[place.lower - 1]) else { return false }
        let argument = text[place.upper...].prefix(256)
        // A literal is another name.
        if isOneLiteral(argument) { return false }
        return startOfFormat(argument).map { selector.utf8.starts(with: $0) } ?? true
      }
    }
  }

  /// Whether a method of an implementation or a class extension is also an action of the interface, which has the finding.
  fileprivate func isDeclaredElsewhere(_ id: MemberID) -> Bool {
    guard let type = snapshot.type(id.type) else { return false }
    let isImplementation = type.flags.contains(.implementation)
    guard isImplementation || type.kind == .extension else { return false }
    return redeclarations(of: id).contains { other in
      guard let holder = snapshot.type(other.type), !holder.flags.contains(.implementation) else {
        return false
      }
      return (isImplementation || holder.kind == .class)
        && snapshot.member(other)?.flags.contains(.action) == true
    }
  }

  /// Whether a framework sends the action along the responder chain, or a superclass has the method, whose callers also call an
  /// override. Objective-C has no keyword for an override.
  ///
  /// - Parameter counts: Whether a superclass counts of which only the header is in the workspace.
  func isSentByOthers(_ member: CodeMember, _ owner: TypeID, ifWrittenElsewhere counts: Bool = true) -> Bool {
    guard let selector = member.selector else { return false }
    if AppleSDK.actionsOfPanels.contains(selector) || isBound(selector: selector)
      || isDelegateMethod(selector)
    {
      return true
    }
    if ["NSResponder", "UIResponder"].contains(where: { AppleSDK.hasAction(selector, of: $0, on: .all) }) {
      return true
    }
    return chains(of: owner, on: .all).contains { chain in
      switch action(selector, in: [chain.dropping(classes: 1)], on: .all) {
      case .missing: false
      case .unknown: counts || !chain.isKnown
      default: true
      }
    }
  }
}

/// Whether a selector begins like a method of a framework's delegate protocol: with the sender and a verb.
///
/// The tables contain the protocols, but not their methods.
private func isDelegateMethod(_ selector: String) -> Bool {
  let words = Syntax.words(of: String(selector.prefix { $0 != ":" }))
  guard let verb = words.firstIndex(where: { ["Did", "Will", "Should", "Needs"].contains($0) }), verb > 0
  else {
    return false
  }
  let names = words[..<verb].map { $0.prefix(1).uppercased() + $0.dropFirst() }
  return (1...verb).contains { count in
    let subject = names[..<count].joined()
    return ["NS", "UI"].contains { prefix in
      ["Delegate", "EditingDelegate", "DataSource"].contains {
        AppleSDK.protocol(named: prefix + subject + $0, on: .all) != nil
      }
    }
  }
}

private func mayBeUnused(_ member: CodeMember) -> Bool {
  guard member.flags.contains(.action), member.kind == .method,
    member.flags.isDisjoint(with: [.override, .conditional, .isStatic])
  else { return false }
  return MentionedNames.tell(of: member.usedName)
}

extension Query {
  /// Whether Swift uses a name that is a different one in Objective-C.
  fileprivate func isUsedInSwift(_ name: AskedName, with code: FileID) -> Bool {
    findUses(of: name, with: code).byFile.contains { user in
      user.use.contains(.inUse) && snapshot.code(user.file)?.language == .swift
    }
  }
}

/// Whether an argument is a literal alone, perhaps in further parentheses: `("name:"))`
private func isOneLiteral(_ argument: ArraySlice<UInt8>) -> Bool {
  var rest = argument.drop { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }
  guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
  rest = rest.drop { Ascii.isWordByte($0) || $0 == UInt8(ascii: ":") }
  guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
  return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ")")
}

/// The text before the first value of a format: `set` in `[NSString stringWithFormat:@"set%@:", name]`; nil for another expression.
private func startOfFormat(_ argument: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let starts = ["[NSString stringWithFormat:@\"", "String(format: \""].map { Array($0.utf8) }
  guard let start = starts.first(where: argument.starts) else { return nil }
  let format = argument.dropFirst(start.count)
  return format.prefix { ![0x25, 0x22, 0x5C].contains($0) }
}
