import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The symbol of the workspace that a name such as `Login.titleLabel`, `Login.submit:`, `Login` or `segue:showDetail` means.
  package func renameTarget(named written: String) throws(RenameRefusal) -> Symbol {
    if let name = try sharedName(called: written) { return .name(name) }
    try refuseCrowd(of: written)
    let types = classes(called: written)
    if types.count == 1 { return .type(types[0]) }
    if !types.isEmpty {
      guard sameNamedClasses(as: types[0]).count < types.count else { return .type(types[0]) }
      throw RenameRefusal(
        .symbol, "'\(written)' can mean several classes",
        candidates: candidates(types.map { .type($0) }))
    }
    guard let dot = written.lastIndex(of: ".") else {
      if AppleSDK.class(named: written, on: .all) != nil {
        throw RenameRefusal(.symbol, "'\(written)' is a class of Apple's frameworks")
      }
      let declared = snapshot.nameIndex.types.byName[simpleName(written), default: []].sorted().first
      throw RenameRefusal(
        .symbol,
        declared == nil
          ? noClass(written)
          : "'\(written)' is not a class, and of all types only classes can be renamed",
        at: declared.flatMap(location))
    }
    let owner = String(written[..<dot])
    let name = String(written[written.index(after: dot)...])
    try refuseCrowd(of: owner)
    let owners = classes(called: owner)
    let chains = owners.flatMap { self.chains(of: $0, on: .all) }
    let apple = AppleSDK.class(named: owner, on: .all)
    if chains.isEmpty, apple == nil { throw RenameRefusal(.symbol, noClass(owner)) }
    let holders =
      chains.isEmpty
      ? apple.map { extensions(of: $0) } ?? []
      : chains.flatMap { memberHolders(of: $0, on: .all).map(\.type) }
    let found = holders.unique.flatMap { snapshot.readMembers(of: $0) { isWritten($0, name) } }
    return try onlyOne(of: meant(by: name, of: withoutGetters(found)), called: written) {
      let appleClass = apple ?? chains.lazy.compactMap(\.appleClass).first
      if let appleClass, let property = AppleSDK.inheritedProperty(name, of: appleClass.name, on: .all) {
        return RenameRefusal(.symbol, "Apple's \(property.owner) declares '\(name)'")
      }
      if let appleClass, AppleSDK.hasAction(name, of: appleClass.name, on: .all) {
        return RenameRefusal(.symbol, "Apple's \(appleClass.name) declares '\(name)'")
      }
      let names = holders.unique.flatMap { snapshot.readMembers(of: $0) }.map(\.name)
      let near = nearestName(to: name, among: names.unique)
      return RenameRefusal(.symbol, "\(owner) has no member '\(name)'" + (near.map(suggestion) ?? ""))
    }
  }

  /// The name that `segue:showDetail` means; nil for a text of another form.
  private func sharedName(called written: String) throws(RenameRefusal) -> SharedName? {
    let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2,
      let kind = SharedNameKind.allCases.first(where: { "\($0)" == parts[0] }).map(NameKind.of)
    else {
      return nil
    }
    let names =
      kind.kind.isOfDocuments
      ? documents(kind.kind, called: parts[1]).map(sharedName) : sharedNames(kind.kind, parts[1])
    guard names.count == 1 else {
      throw RenameRefusal(
        .symbol,
        names.isEmpty
          ? "no \(kind.noun) '\(parts[1])'" : "'\(written)' can mean several names; give the place of one",
        candidates: candidates(names.map { .name($0) }))
    }
    return names[0]
  }

  /// The most declarations of one class that a file may hold. More than one are branches of `#if`; each is compared with every
  /// other, so that a rename changes all of them.
  private static let mostTwins = 64

  /// Refuses a rename if one file declares the class more often than `mostTwins`.
  func refuseCrowd(of name: String) throws(RenameRefusal) {
    var counts: [FileID: Int] = [:]
    for id in snapshot.classes(called: name) {
      counts[id.file, default: 0] += 1
      guard counts[id.file] == Self.mostTwins + 1 else { continue }
      throw RenameRefusal(
        .symbol, "'\(name)' is declared more than \(Self.mostTwins) times in one file", at: location(of: id))
    }
  }

  /// The classes of a name. A class in a function's body has the name that `ibls index` prints, such as `Login.#1.Badge`.
  fileprivate func classes(called name: String) -> [TypeID] {
    guard name.utf8.contains(UInt8(ascii: "#")) else { return snapshot.classes(called: name) }
    return snapshot.files.indices.flatMap { index -> [TypeID] in
      let file = FileID(raw: Int32(index))
      let types = snapshot.code(file)?.types ?? []
      return types.indices.filter { types[$0].kind == .class && types[$0].name == name }.map {
        TypeID(file: file, index: $0)
      }
    }
  }

  /// The message that no class has a name, with the class or member that was probably meant.
  fileprivate func noClass(_ name: String) -> String {
    if let near = nearestName(to: name, among: Array(snapshot.nameIndex.types.byName.merged.keys)) {
      return "no class '\(name)'" + suggestion(near)
    }
    guard name.first?.isLowercase == true, !name.contains(".") else { return "no class '\(name)'" }
    let owners = classes(withMarked: name)
    let shown = owners.prefix(2).map { "\($0).\(name)" }.joined(separator: " or ")
    return "no class '\(name)'; for a member, write "
      + (owners.isEmpty ? "Class.\(name)" : owners.count > 2 ? "its class, such as \(shown)" : shown)
  }

  /// The names of the classes in the workspace that have an outlet, an action or another marked member of a name.
  private func classes(withMarked name: String) -> [String] {
    var result: Set<String> = []
    for index in snapshot.files.indices {
      let file = FileID(raw: Int32(index))
      guard let code = snapshot.code(file), snapshot.isOwn(file), !code.isUnmarked else { continue }
      for (number, type) in code.types.enumerated() {
        let id = TypeID(file: file, index: number)
        if snapshot.readMembers(of: id).contains(where: { $0.isForInterfaceBuilder && isWritten($0, name) }) {
          result.insert(type.name)
        }
      }
    }
    return result.sorted()
  }
}

/// The target of a rename that starts at a place.
package struct RenameTarget: Hashable, Sendable {
  package var symbol: Symbol
  /// The side on which the new name is typed.
  package var side: SymbolSide
  /// The place of the name.
  package var range: ByteRange
  /// The old name to offer if it differs from the text at the place.
  package var placeholder: String?
  /// The text before the name that is not part of it: the underscore of a property's variable.
  fileprivate var prefix = ""
  /// The only new name that is allowed, because a rename to it has begun elsewhere.
  package var onlyName: String?

  package init(symbol: Symbol, side: SymbolSide, range: ByteRange) {
    (self.symbol, self.side, self.range) = (symbol, side, range)
  }

  /// Makes the target for a place where Objective-C uses a member by a name.
  init(_ id: MemberID, _ name: ObjectiveCName, at range: ByteRange, in text: [UInt8], _ snapshot: Snapshot) {
    let member = snapshot.member(id)
    // A name that only Objective-C has is typed in that form.
    self.init(symbol: .member(id), side: member?.objcName == nil ? .code : .document, range: range)
    switch name.form {
    case .key: break
    case .variable:
      self.range.lower += 1
      (placeholder, prefix) = (name.key, "_")
    case .setter:
      self.range.lower += 3
      placeholder = name.key
    case .selector:
      // The base name is typed, such as `tap` for `tapWithSender:`, which is `tap(sender:)` in Swift.
      if side == .code, let member, member.name != name.word {
        placeholder = member.name
      } else if !SourceText(text).holds(name.word, at: range) {
        placeholder = name.key
      }
    }
  }
}

extension Query {
  /// The edits of a rename that starts at a place.
  package func renamePlan(
    of target: RenameTarget, to typed: String,
    searching search: SwiftSearch? = nil
  ) throws(RenameRefusal) -> RenamePlan {
    let name = typed.hasPrefix(target.prefix) ? String(typed.dropFirst(target.prefix.count)) : typed
    return try renamePlan(of: target.symbol, to: name, on: target.side, searching: search)
  }

  /// The target for a storyboard or a xib that is renamed by its file; nil for another file.
  package func renameTarget(ofDocument file: FileID) -> RenameTarget? {
    guard let outline = snapshot.interface(file) else { return nil }
    let kind = outline.isStoryboard ? SharedNameKind.storyboard : .nib
    let found = documents(kind, called: documentName(snapshot.path(of: file))).first {
      $0.files.contains(file)
    }
    return found.map {
      RenameTarget(symbol: .name(sharedName(of: $0)), side: .document, range: ByteRange(0, 0))
    }
  }

  /// The name with the one file that it means at a place; names of other kinds stay as they are.
  private func document(_ name: SharedName, near file: FileID) throws(RenameRefusal) -> SharedName {
    guard name.kind.isOfDocuments else { return name }
    let found = documents(name, near: file)
    guard found.count == 1 else {
      let names = found.map(sharedName)
      throw RenameRefusal(
        .symbol,
        found.isEmpty
          ? "no \(NameKind.of(name.kind).noun) '\(name.text)'" : "'\(name.text)' can mean several files",
        candidates: candidates(names.map { .name($0) }))
    }
    return sharedName(of: found[0])
  }

  /// The target where a document or a property list refers to a storyboard, a scene or a nib.
  private func referredTarget(at offset: Int, in file: FileID) throws(RenameRefusal) -> RenameTarget? {
    var found: (kind: SharedNameKind, text: String, range: ByteRange)?
    if let outline = snapshot.interface(file) {
      for kind in [SharedNameKind.storyboard, .nib, .scene] where found == nil {
        let names = NameKind.of(kind).declared(outline, file, self)
        found = names.first { $0.isReference && $0.range.touches(offset) }.map { (kind, $0.text, $0.range) }
      }
    } else if let reference = plistReferences(in: file).first(where: { $0.range.touches(offset) }),
      reference.kind != .class
    {
      found = (reference.kind == .nib ? .nib : .storyboard, reference.name, reference.range)
    }
    guard let found else { return nil }
    let place = Location(file: file, range: found.range)
    let name = try document(SharedName(kind: found.kind, text: found.text, first: place), near: file)
    guard places(of: name).certain.contains(where: \.isDeclaration) else { return nil }
    var target = RenameTarget(symbol: .name(name), side: .document, range: found.range)
    target.placeholder = found.text
    return target
  }

  /// The target of a rename at a place in a document or in code; nil if nothing can be renamed there.
  ///
  /// - Parameter leavesClasses: Whether a place in code leaves classes that no document uses to another server.
  package func renameTarget(
    at offset: Int, in file: FileID, leavesClasses: Bool = false
  ) throws(RenameRefusal) -> RenameTarget? {
    if let target = try referredTarget(at: offset, in: file) { return target }
    let scope: CodeScope = leavesClasses ? .families : .allClasses
    guard let found = symbol(at: offset, in: file, scope: scope), found.role != .element
    else {
      try refuseUncertainUse(at: offset, in: file)
      return nil
    }
    let symbol: Symbol
    switch (found.codeName, found.symbols.first) {
    case (.member(let reference), _):
      symbol = try onlyOne(
        of: declarations(of: reference, in: file), called: reference.name
      ) { refusal(ofUndeclared: reference, in: file) }
    case (.type(let reference), nil):
      let isFramework = AppleSDK.class(named: reference.name, on: .all) != nil
      throw isFramework
        ? RenameRefusal(.symbol, "'\(reference.name)' is a class of Apple's frameworks")
        : RenameRefusal(.undeclared, "the class '\(reference.name)' is not declared in the workspace")
    case (nil, .member(let id)): symbol = .member(id)
    case (_, .type(let id)): symbol = .type(id)
    case (_, .name(let name)):
      // Other servers rename a constant, so its uses have no target here.
      let place = Location(file: file, range: found.range)
      guard places(of: name).certain.contains(where: { $0.location == place }) else { return nil }
      let name = try document(name, near: file)
      var target = RenameTarget(symbol: .name(name), side: found.side, range: found.range)
      target.placeholder = name.text
      return target
    default: return nil
    }
    guard let name = found.objectiveCName, case .member(let id) = symbol else {
      var target = RenameTarget(symbol: symbol, side: found.side, range: found.range)
      if case .type(let reference) = found.codeName {
        target.placeholder = ModuleAndClass(reference.name)?.className
      }
      return target
    }
    return RenameTarget(id, name, at: found.range, in: text(of: file).bytes ?? [], snapshot)
  }

  /// The range of a name in a document that can be renamed if code declares it.
  package func codeName(at offset: Int, in file: FileID) -> ByteRange? {
    guard let found = listedSymbol(at: offset, in: file), found.role != .element, found.codeName != nil
    else { return nil }
    return found.range
  }
}

/// Whether a member has the name that a user wrote: by base name, by its name with labels, or by selector.
func isWritten(_ member: CodeMember, _ name: String) -> Bool {
  guard member.isVariable || member.kind == .method, !member.flags.contains(.isStatic) else { return false }
  if member.name == name || member.documentKey == name { return true }
  return member.kind == .method && member.name + member.labels == name
}

extension Query {
  /// Refuses a place in code that may mean a connected member; another server would rename it without the documents.
  fileprivate func refuseUncertainUse(at offset: Int, in file: FileID) throws(RenameRefusal) {
    // Only a use in Objective-C can be uncertain.
    guard snapshot.code(file)?.language == .objectiveC, let text = text(of: file).bytes,
      let meaning = CodeUses(file, text, self)?.meaning(at: offset),
      let reason = meaning.certainty.reason, case .member(let id)? = meaning.symbols.first,
      !references(to: id).isEmpty
    else { return }
    throw RenameRefusal(
      .symbol, "\(reason), and it may be a member that a storyboard or xib connects",
      candidates: candidates(meaning.symbols))
  }

  /// The members without the Objective-C getters of properties and variables among them.
  fileprivate func withoutGetters(_ found: [MemberID]) -> [MemberID] {
    found.filter { id in variable(ofAccessor: id).map { !found.contains($0.variable) } ?? true }
  }

  /// The members that a name means: a bare name means the properties, else the methods that documents connect, else all.
  fileprivate func meant(by name: String, of found: [MemberID]) -> [MemberID] {
    if name.contains(where: { ":(".contains($0) }) { return found }
    let properties = found.filter { snapshot.member($0)?.isVariable == true }
    if !properties.isEmpty { return properties }
    let connected = found.filter { !references(to: $0).isEmpty }
    return connected.isEmpty ? found : connected
  }

  /// The symbol of the found members; members that are not of one family are refused.
  fileprivate func onlyOne(
    of found: [MemberID], called name: String, otherwise refusal: () -> RenameRefusal
  ) throws(RenameRefusal) -> Symbol {
    guard let first = found.first else { throw refusal() }
    if found.count > 1, case let family = Set(try answeringFamily(of: first).members),
      !found.allSatisfy(family.contains)
    {
      throw RenameRefusal(
        .symbol, "'\(name)' can mean several members", candidates: candidates(found.map { .member($0) }))
    }
    return .member(first)
  }

  func candidates(_ symbols: [Symbol]) -> [RenameRefusal.Candidate] {
    symbols.compactMap { symbol in
      // The place of a document is its own file, whichever of the documents with the name comes first.
      if case .name(let shared) = symbol, shared.kind.isOfDocuments {
        return RenameRefusal.Candidate(name: "\(shared.kind):\(shared.text)", location: shared.first)
      }
      guard let place = declarations(of: symbol).first else { return nil }
      var name: String?
      if case .type(let id) = symbol { name = snapshot.type(id)?.name }
      if case .name(let shared) = symbol { name = "\(shared.kind):\(shared.text)" }
      if case .member(let id) = symbol, let member = snapshot.member(id), let type = snapshot.type(id.type) {
        name = type.name + "." + member.name + (member.kind == .method ? member.labels : "")
      }
      return name.map { RenameRefusal.Candidate(name: $0, location: place) }
    }
  }

  fileprivate func refusal(ofUndeclared reference: MemberReference, in file: FileID) -> RenameRefusal {
    let undeclared = RenameRefusal(.undeclared, "'\(reference.name)' is declared nowhere in the workspace")
    guard let outline = snapshot.interface(file), let platforms = outline.platforms,
      let source = reference.source
    else { return undeclared }
    if reference.kind == .outlet || reference.kind == .outletCollection {
      let found = property(reference.name, in: chains(of: outline.objects[source], in: file), on: platforms)
      if case .apple(let property) = found {
        return RenameRefusal(.symbol, "Apple's \(property.owner) declares '\(property.name)'")
      }
    }
    if reference.kind == .action, AppleSDK.isAction(reference.name, on: platforms) {
      return RenameRefusal(.symbol, "'\(reference.name)' is an action of Apple's classes")
    }
    return undeclared
  }
}
