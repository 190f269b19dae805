import AppleFacts
import Index
import Syntax

/// The member that a connection most likely means.
struct NearestMember {
  var name: String
  var id: MemberID
  /// Whether one slip of the hand explains the difference, so that hardly anything else can be meant.
  var isSlip: Bool
}

/// The connections whose names exclude each other: all outlets of one object, or all actions that one event sends to one target.
struct NamesBeside: Hashable {
  var source: Int?
  var isAction: Bool
  var event: String?
  var target: String?

  init(_ connection: Connection) {
    source = connection.source
    isAction = connection.kind == .action
    event = isAction ? connection.event : nil
    target = isAction ? connection.destination : nil
  }
}

extension DocumentContext {
  /// The effort for all misspelled names of a document together. Only a document with many of them reaches it.
  private static let mostEffort = 1 << 24

  /// The member that the name of a connection most likely means when the class lacks the name; nil where several are equally
  /// near.
  ///
  /// It is never a member that the same object connects already, or whose type does not fit the connected object.
  func nearestMember(
    to connection: Connection, named name: String? = nil, as role: NearMembers.Role, in chains: [ClassChain]
  ) -> NearestMember? {
    let taken = role == .segueAction ? [] : namesConnected(beside: connection)
    return nearestMember(to: name ?? connection.name, as: role, in: chains, notAmong: taken) {
      fits($0, connection, role, isSlip: $1)
    }
  }

  /// The member that a name most likely means when the classes lack the name; nil where several are equally near.
  ///
  /// The effort depends on the size of the document alone, so that a suggestion does not depend on earlier findings.
  ///
  /// - Parameters:
  ///   - taken: Names of members that can't be meant.
  ///   - fits: Whether a member can be meant; `isSlip` says that one slip explains the difference.
  func nearestMember(
    to name: String, as role: NearMembers.Role, in chains: [ClassChain], notAmong taken: Set<String>,
    where fits: (_ id: MemberID, _ isSlip: Bool) -> Bool
  ) -> NearestMember? {
    guard let platforms else { return nil }
    let name = ComparedName(name)
    var effort = effort
    var near: [(unlikeness: Unlikeness, candidate: NearMembers.Candidate)] = []
    var seen: Set<String> = []
    for holder in chains.flatMap({ query.memberHolders(of: $0, on: platforms) }) {
      for candidate in nearMembers(of: holder.type, role).candidates {
        effort -= name.letters.count + candidate.name.letters.count
        if effort < 0 { break }
        guard seen.insert(candidate.name.name).inserted, !taken.contains(candidate.name.name),
          candidate.name.name != name.name,
          let unlikeness = self.unlikeness(name, candidate.name, role),
          !query.isLeftOut(candidate.id), fits(candidate.id, unlikeness.isSlip)
        else { continue }
        effort -= name.letters.count * candidate.name.letters.count
        near.append((unlikeness, candidate))
      }
    }
    let order: ((unlikeness: Unlikeness, candidate: NearMembers.Candidate)) -> (Unlikeness, Int, String) = {
      ($0.unlikeness, $0.candidate.name.name.utf8.count, $0.candidate.name.name)
    }
    guard let best = near.min(by: { order($0) < order($1) }) else { return nil }
    // Names that differ in whole words are equally likely, so none of them is suggested.
    if !best.unlikeness.isSlip, near.count(where: { $0.unlikeness == best.unlikeness }) > 1 { return nil }
    return NearestMember(
      name: best.candidate.name.name, id: best.candidate.id, isSlip: best.unlikeness.isSlip)
  }

  /// The member that a connection most likely means when the class lacks its name. The answer is remembered.
  func nearestMember(ofConnection index: Int) -> NearestMember? {
    if let found = known.nearest[index] { return found }
    let isAction = outline.connections[index].kind == .action
    let found = nearestMember(
      to: outline.connections[index], as: isAction ? .action : .outlet,
      in: isAction ? destinationChains(ofConnection: index) : sourceChains(ofConnection: index))
    known.nearest[index] = .some(found)
    return found
  }

  /// The one unconnected outlet of the class that fits the connected object; nil where there are several.
  func onlyUnconnectedOutlet(ofConnection index: Int) -> NearestMember? {
    let connection = outline.connections[index]
    let chains = sourceChains(ofConnection: index)
    guard connection.kind == .outlet, chains.count == 1, let platforms, let source = connection.source,
      // If several outlets are lost, any of them may be meant.
      lostOutlets[source] == 1, let object = object(withID: connection.destination)
    else { return nil }
    let taken = Set(connections(from: source).map { foldedKey(outline.connections[$0].name) })
    let open = query.memberHolders(of: chains[0], on: platforms).flatMap { holder, _ in
      nearMembers(of: holder, .outlet).candidates.filter { candidate in
        guard let member = query.snapshot.member(candidate.id),
          !taken.contains(foldedKey(candidate.name.name)),
          member.flags.isDisjoint(with: [.initialized, .lazy, .readOnly, .computed])
        else { return false }
        // Every view fits a type such as `UIView`, so the type says nothing about the intended outlet.
        return !["UIView", "NSView", "id", "AnyObject"].contains(member.type.map(withoutOptional) ?? "id")
          && certainty(that: object, fits: candidate.id, asCollection: false) == .yes
      }
    }
    guard open.count == 1 else { return nil }
    return NearestMember(name: open[0].name.name, id: open[0].id, isSlip: false)
  }

  /// The action that the target has and that the same event sends to it as well.
  func actionSentInstead(ofConnection index: Int) -> String? {
    let connection = outline.connections[index]
    guard connection.kind == .action else { return nil }
    return connections(from: connection.source).first {
      $0 != index && outline.connections[$0].kind == .action
        && NamesBeside(outline.connections[$0]) == NamesBeside(connection)
        && !action(outline.connections[$0].name, in: destinationChains(ofConnection: index)).fails
    }.map { outline.connections[$0].name }
  }

  private func unlikeness(
    _ name: ComparedName, _ candidate: ComparedName, _ role: NearMembers.Role
  ) -> Unlikeness? {
    if role == .outlet || role == .inspectable { return Analysis.unlikeness(name, candidate) }
    // A method of the same base name is nearest: most often a parameter was added or removed.
    let (base, other) = (name.name.prefix { $0 != ":" }, candidate.name.prefix { $0 != ":" })
    if base == other || other.hasPrefix(base + "With") || base.hasPrefix(other + "With") {
      return Unlikeness(distance: 0)
    }
    return Analysis.unlikeness(name, candidate, isAction: true)
  }

  /// The names that the source of a connection connects already, including the connection's own name.
  private func namesConnected(beside connection: Connection) -> Set<String> {
    let key = NamesBeside(connection)
    if let found = known.namesBeside[key] { return found }
    let names = connections(from: connection.source).lazy.map { self.outline.connections[$0] }
      .filter { NamesBeside($0) == key }.map(\.name)
    known.namesBeside[key] = Set(names)
    return known.namesBeside[key] ?? []
  }

  /// Whether the two ends of a connection fit a member.
  private func fits(
    _ id: MemberID, _ connection: Connection, _ role: NearMembers.Role, isSlip: Bool
  ) -> Bool {
    switch role {
    case .inspectable: return true
    case .segueAction:
      // A method that another segue calls already was hardly meant.
      return isSlip || query.snapshot.member(id)?.selector.map(creationSelectors.contains) != true
    case .action:
      // Only code calls a method that takes a block or a closure.
      let parameters = query.snapshot.member(id)?.parameters ?? []
      if parameters.contains(where: { $0.type.contains("^") || $0.type.contains("->") }) { return false }
      guard let parameter = parameters.first,
        let owner = query.snapshot.type(id.type), let sender = source(of: connection),
        !sender.element.hasSuffix("Cell"), outline.platform != .watchOS,
        let written = query.writtenType(parameter.type), !written.isCollection,
        query.isSpecific(written, in: owner)
      else { return true }
      return certainty(
        that: chains(of: sender), are: written.components.filter { $0 != "Self" }, in: owner) != .no
    case .outlet:
      guard let object = object(withID: connection.destination) else { return true }
      let isCollection = connection.kind == .outletCollection
      if certainty(that: object, fits: id, asCollection: isCollection) == .no { return false }
      // Every view fits a type such as `UIView`, so the type says nothing about the outlet of a label.
      let type = query.snapshot.member(id)?.type.map(withoutOptional)
      guard !isSlip, type == "UIView" || type == "NSView" else { return true }
      return outline.className(of: object) == type
    }
  }

  /// The class that a misspelled class name most likely means, and that the object can have.
  func nearestClass(to reference: ClassReference) -> String? {
    let aliases = query.snapshot.aliases(named: simpleName(reference.name))
    let aliased = aliases.map { simpleName($0.target) }.unique
    if aliased.count == 1, query.snapshot.declaresClass(named: aliased[0]) { return aliased[0] }
    let name = ComparedName(simpleName(reference.name))
    let letters = letterSet(name.name)
    let words = name.core.map { (bytes: Array($0.text.utf8), letters: $0.letters) }.filter {
      $0.bytes.count >= 3
    }
    var effort = effort
    var near: [(unlikeness: Unlikeness, name: String)] = []
    for (length, candidates) in query.nearTypeNames.byLength
    where abs(length - name.name.utf8.count) <= max(8, name.name.utf8.count / 2) {
      // Skipping a name takes a fraction of the time of comparing letters.
      effort -= candidates.count / 4
      for candidate in candidates {
        guard (candidate.letters ^ letters).nonzeroBitCount <= mostOtherLetters, candidate.name != name.name,
          query.snapshot.declaresClass(named: candidate.name)
        else { continue }
        effort -= name.letters.count * 4
        if effort < 0 { return nil }
        // Most names are ruled out before their words are split.
        let mayBeSlip =
          abs(length - name.name.utf8.count) <= 2 && (candidate.letters ^ letters).nonzeroBitCount <= 3
        guard mayBeSlip || mayHaveWord(like: words, candidate.name) else { continue }
        guard let unlikeness = Analysis.unlikeness(name, ComparedName(candidate.name)),
          canHave(candidate.name, reference, isSlip: unlikeness.isSlip)
        else { continue }
        near.append((unlikeness, candidate.name))
      }
    }
    return nearest(of: near)
  }

  /// Whether an object or a segue can have a class of the workspace with some name.
  private func canHave(_ name: String, _ reference: ClassReference, isSlip: Bool) -> Bool {
    guard let platforms else { return false }
    var named = reference.named
    named.name = name
    let chains = query.chains(of: named, in: file, on: platforms)
    guard !chains.isEmpty, !query.isOfOtherApps(named, than: file, on: platforms) else { return false }
    let object = outline.object(reference.object)
    if reference.segue == nil, object?.placeholder != nil { return isSlip }
    guard let element = reference.segue != nil ? "segue" : object?.element,
      let wanted = query.chains(ofElement: element, on: platforms).first
    else { return isSlip }
    // A view whose name shares a word with the view around it is a part of that view.
    if !isSlip, let parent = object?.parent,
      outline.objects(from: parent).contains(where: { outline.objects[$0].customClass == name })
    {
      return false
    }
    // Interface Builder writes a text field as `<textField>`, and any other class with its own element likewise.
    if !isSlip, let base = chains.compactMap(\.appleClass?.name).first, base != wanted.appleClass?.name,
      AppleSDK.elementNames(on: platforms).contains(where: {
        AppleSDK.element($0, on: platforms)?.className == base
      })
    {
      return false
    }
    let answer = chains.map { query.isKind($0, of: wanted) }.anyOf
    return answer == .yes || isSlip && answer == .unknown
  }

  private var effort: Int {
    let names = outline.connections.count + outline.runtimeAttributes.count + customized.count
    // The effort is enough for all names of about one length in a large workspace.
    return min(1 << 16, Self.mostEffort / (names + 1))
  }

  private func nearMembers(of id: TypeID, _ role: NearMembers.Role) -> NearMembers {
    let key = NearMembers.Key(type: id, role: role)
    if let found = known.nearMembers[key] { return found }
    let made = NearMembers(
      of: id, query.snapshot.readMembers(of: id), role, isExposed: query.isObjectiveC(id))
    known.nearMembers[key] = made
    return made
  }
}

extension Query {
  /// Whether a member is in an extension or a category that certainly no target compiles.
  fileprivate func isLeftOut(_ id: MemberID) -> Bool {
    guard snapshot.type(id.type)?.kind == .extension else { return false }
    return definitions(of: id).allSatisfy {
      snapshot.isOwn($0.type.file) && isListed(source: $0.type.file) == .no
        && !snapshot.path(of: $0.type.file).hasSuffix(".h")
    }
  }
}

/// Whether a name has a word like one of some words: about as long, with the same three letters at the beginning or the end, and
/// with hardly any other letters.
private func mayHaveWord(like words: [(bytes: [UInt8], letters: UInt64)], _ name: String) -> Bool {
  containsWord(in: name) { bytes in
    words.contains { word in
      guard abs(word.bytes.count - bytes.count) <= 4 else { return false }
      let hasEqualEnd =
        zip(word.bytes, bytes).prefix(3).allSatisfy { $0 == $1 | 0x20 }
        || zip(word.bytes.reversed(), bytes.reversed()).prefix(3).allSatisfy { $0 == $1 | 0x20 }
      let letters = bytes.reduce(UInt64(0)) { $0 | 1 << UInt64($1 & 0x1F) }
      return hasEqualEnd && (letters ^ word.letters).nonzeroBitCount <= 6
    }
  }
}
