import AppleFacts
import Index
import Syntax
import Text

/// A name, as one file of code uses it.
struct NameInFile: Hashable {
  var name: MentionedName
  var file: FileID
}

/// A method that code calls by a name.
struct CalledMethod: Hashable {
  /// The names by which code may call it.
  var names: [String]
  var file: FileID
  /// nil for a class method of Objective-C, which documents don't connect.
  var member: MemberID?
  /// The class that code names to call a static method.
  var owner: String?
  /// Whether a selector that code makes when it runs may name the method.
  var hasSelector = true
}

/// The methods in whose bodies a file uses a name; nil where a use lies elsewhere, or in a method that may be called without its
/// name.
private let methodTable = CacheTable<NameInFile, [CalledMethod]?>(isBounded: true)

/// The same for the methods that use an outlet.
private let outletTable = CacheTable<MemberID, [CalledMethod]?>(isBounded: true)

/// The classes left to code that use a name, where no other code does that runs with a file.
private let userTable = CacheTable<NameInFile, [TypeID]>(isBounded: true)

/// Whether code of the programs that have a method refers to it.
private let callTable = CacheTable<MemberID, Bool>()

extension Evidence {
  /// The evidence whether code uses some names other than in methods that nothing calls and in classes that nothing makes, for the
  /// steps after one with these names.
  static func ofReaching(
    _ names: [AskedName], with file: FileID, verdict: @escaping @Sendable (Query) -> Verdict = { _ in .holds }
  ) -> [Evidence] {
    var first = Evidence(names: [], readsUses: true) { _ in .holds }
    first.furtherNames = { query in names.flatMap { query.namesOfMethods(using: $0, with: file) } }
    var second = Evidence(names: [], verdict: verdict)
    second.furtherNames = { query in
      names.flatMap { query.classesUsing($0, with: file) }.unique.flatMap(query.namesOfReaching)
    }
    second.followsClasses = { query in
      names.contains { query.classesUsing($0, with: file).contains(where: query.isMadeByOthers) }
    }
    return [first, second]
  }

  /// The evidence whether a place in code is reached: something calls the method around it, and makes the class.
  ///
  /// The delegate of an app shows that the workspace has all callers; those of a library are elsewhere.
  static func ofCode(around place: ByteRange, in file: FileID) -> Evidence {
    var result = Evidence(names: [], readsUses: true) { _ in .holds }
    result.furtherNames = { query in
      let methods = query.text(of: file).current.flatMap {
        query.methods(around: [place.lower], in: file, $0)
      }
      return query.namesOfCalls(of: methods ?? [])
        + (query.owner(around: place, in: file).map(query.namesOfMaking) ?? [])
    }
    result.further = [ofOwner(around: place, in: file)]
    return result
  }

  /// The same, where the uses of the names around the place are known.
  static func ofOwner(around place: ByteRange, in file: FileID) -> Evidence {
    var result = Evidence(names: [], readsUses: true) { query in
      if query.checksDevice(around: place, in: file) {
        return .weighs(.warning, note: "the app is for one kind of device")
      }
      if query.isForMissingCell(place, in: file) {
        return .weighs(.warning, note: "the table always returns a cell")
      }
      if query.isWithoutCells(place, in: file) { return .weighs(.warning, note: "the view has no cells") }
      if query.isOfNoSize(place, in: file) {
        return .weighs(.warning, note: "the layout has no size for it")
      }
      if query.isOfNoView(place, in: file) {
        return .weighs(.warning, note: "no view has the class as its data source")
      }
      if !query.snapshot.declaresApp {
        // Only a document or code of the workspace sends its actions, in a library as well.
        return query.isUncalled(place, in: file, onlyActions: true)
          ? .weighs(.warning, note: "nothing calls the method") : .holds
      }
      if query.isUnread(place, in: file) { return .weighs(.warning, note: "nothing reads the variable") }
      if query.isUncalled(place, in: file) {
        return .weighs(.warning, note: "nothing calls the method")
      }
      if query.isInPreview(place, in: file) { return .weighs(.warning, note: "only a preview runs this") }
      guard let owner = query.owner(around: place, in: file), !query.isMade(owner) else { return .holds }
      return .weighs(.warning, note: query.noteOnUnmade(owner))
    }
    result.furtherNames = { query in
      (query.owner(around: place, in: file).map(query.namesOfReaching) ?? [])
        + (query.variable(initializedAt: place, in: file).map { [AskedName($0)] } ?? [])
        + (query.sourceOfCells(around: place, in: file) == nil ? [] : namesOfDataSource)
        + query.namesOfSizes(at: place, in: file)
    }
    result.followsClasses = { query in
      query.owner(around: place, in: file).map(query.isMadeByOthers) ?? false
    }
    return result
  }

  /// The evidence whether anything makes a class that only code makes.
  ///
  /// - Parameter isMeant: Whether the answer decides about the finding.
  static func ofMaking(_ owner: TypeID, where isMeant: @escaping @Sendable (Query) -> Bool) -> [Evidence] {
    var first = Evidence(names: [], readsUses: true) { _ in .holds }
    first.furtherNames = { query in isMeant(query) ? query.namesOfMaking(owner) : [] }
    var second = Evidence(names: [], readsUses: true) { query in
      guard isMeant(query), query.snapshot.declaresApp, query.isLeftToCode(owner), !query.isMade(owner) else {
        return .holds
      }
      return .weighs(.warning, note: query.noteOnUnmade(owner))
    }
    second.furtherNames = { query in isMeant(query) ? query.namesOfReaching(owner) : [] }
    second.followsClasses = { query in isMeant(query) && query.isMadeByOthers(owner) }
    return [first, second]
  }

  /// The evidence whether more than methods that nothing calls uses an outlet.
  static func ofMethods(using outlet: MemberID, with file: FileID) -> Evidence {
    var result = Evidence(names: []) { $0.isUsedInVain(outlet, with: file) ? .unreached : .holds }
    result.furtherNames = { query in query.namesOfCalls(of: query.methods(using: outlet) ?? []) }
    return result
  }
}

extension Query {
  /// Whether code that may run with a document uses a name, other than in methods that nothing calls.
  ///
  /// Nothing calls a method whose name no code uses, and none of a class that nothing makes. Methods that are called by such
  /// methods alone count as called.
  ///
  /// - Parameter counts: Whether the uses in a file count.
  func isReached(
    _ name: AskedName, with document: FileID, where counts: (FileID) -> Bool = { _ in true }
  ) -> Bool {
    snapshot.findUses(of: name).byFile.contains { file, use in
      guard use.contains(.inUse), mayReach(document, file), counts(file) else { return false }
      if let classes = classesLeftToCode(using: name, in: file), !classes.contains(where: isMade) {
        return false
      }
      // Code that is not read may call any method.
      guard snapshot.coverage.isWhole, let methods = methods(using: name, in: file) else { return true }
      return methods.contains { isCalled($0, with: document) }
    }
  }

  /// The names that decide whether the uses of a name are reached.
  fileprivate func namesOfMethods(using name: AskedName, with document: FileID) -> [AskedName] {
    var result: [AskedName] = []
    for (file, use) in snapshot.findUses(of: name).byFile
    where use.contains(.inUse) && mayReach(document, file) {
      let classes = classesLeftToCode(using: name, in: file)
      let methods = methods(using: name, in: file)
      // One use that is reached decides.
      if classes == nil, methods == nil { return [] }
      result += (classes ?? []).flatMap(namesOfMaking) + namesOfCalls(of: methods ?? [])
    }
    return result
  }

  /// The classes left to code that use a name; none where other code does as well.
  fileprivate func classesUsing(_ name: AskedName, with document: FileID) -> [TypeID] {
    answer(to: NameInFile(name: name.name, file: document), in: userTable) {
      var result: [TypeID] = []
      for (file, use) in snapshot.findUses(of: name).byFile
      where use.contains(.inUse) && mayReach(document, file) {
        if let classes = classesLeftToCode(using: name, in: file) {
          result += classes
        } else if methods(using: name, in: file) == nil {
          return []
        }
      }
      return result.unique
    }
  }

  /// The class around a place of which only code may make an object.
  fileprivate func owner(around place: ByteRange, in file: FileID) -> TypeID? {
    classesLeftToCode(around: [place.lower], in: file).first ?? nil
  }

  func namesOfCalls(of methods: [CalledMethod]) -> [AskedName] {
    if methods.isEmpty { return [] }
    return Set(methods.flatMap(\.names)).sorted().map { AskedName($0) }
      + Set(methods.compactMap(\.owner)).sorted().map { AskedName(making: $0) } + [.anySelector]
  }

  func isCalled(_ method: CalledMethod, with document: FileID) -> Bool {
    // A dependency makes no selector of the app's.
    let makesSelectors = snapshot.findUses(of: .anySelector).byFile.contains { file, use in
      use.contains(.inUse) && snapshot.isOwn(file) && mayReach(document, file)
    }
    if makesSelectors, method.hasSelector { return true }
    if method.member == nil, method.owner.map({ isMadeInSwift($0, of: method.file) }) == true { return true }
    guard method.names.contains(where: { isInUse(AskedName($0), with: document) }) else { return false }
    if let owner = method.owner, !isSent(method, toClass: owner) { return false }
    if method.member.map({ isObjectiveC($0.type) }) == true,
      method.names.contains(where: { isNamedInSwift(AskedName($0)) })
    {
      return true
    }
    // Another class may have a method of that name, but a selector may reach an object of either class.
    guard let member = method.member, snapshot.member(member)?.flags.contains(.objc) != true,
      let declarations = related(to: member)
    else { return true }
    return answer(to: member, in: callTable) {
      let search = CodeSearch(declarations, self)
      return filesThatMayName(search).contains { file in
        guard mayReach(member.type.file, file) else { return false }
        guard !isAbandoned(), let text = text(of: file).current,
          let uses = CodeUses(file, text, self, lookingFor: declarations.name)
        else { return true }
        return !uses.references(to: search).isEmpty || isSelector(inText: method, in: file)
          || method.owner != nil
            && method.names.contains { name in
              code(in: file)?.namesMemberOfExpectedType(AskedName(name)) == true
            }
      }
    }
  }

  /// Whether code may call a static method of a class.
  private func isSent(_ method: CalledMethod, toClass owner: String) -> Bool {
    let others = Set(
      ([owner] + subclasses(ofClassNamed: owner).compactMap { snapshot.type($0)?.name }).map(simpleName))
    return method.names.map { AskedName($0) }.contains { name in
      snapshot.findUses(of: name).byFile.contains { file, use in
        guard use.contains(.inUse), mayReach(method.file, file), let code = code(in: file) else {
          return false
        }
        return code.places(of: name).contains { place in
          mayCall(staticMethodAt: place, of: others, in: file, code)
            && (file != method.file || methods(around: [place.lower], in: file, code.bytes) != [method])
        }
      }
    }
  }

  func methods(using name: AskedName, in file: FileID) -> [CalledMethod]? {
    answer(to: NameInFile(name: name.name, file: file), in: methodTable) {
      guard let code = code(in: file), case let places = code.places(of: name), !places.isEmpty else {
        return nil
      }
      return methods(around: places.map(\.lower), in: file, code.bytes)
    }
  }

  /// The methods whose bodies hold some places; nil where a place lies elsewhere, or in a method that may be called without its
  /// name.
  ///
  /// All code that may call the methods of an app is in the workspace.
  func methods(around places: [Int], in file: FileID, _ text: [UInt8]) -> [CalledMethod]? {
    guard let code = snapshot.code(file), let all = readMethods(of: file) else { return nil }
    var result: Set<CalledMethod> = []
    for place in places {
      if let name = all.classMethod(around: place), let type = all.type(around: place) {
        let names = all.member(before: place).map {
          $0.member.usedName == name ? code.importedNames(of: $0.member) : []
        }
        result.insert(CalledMethod(names: [name] + (names ?? []), file: file, owner: all.types[type].name))
        continue
      }
      // The outline has no members of structures and enumerations.
      if isInString(place, text), snapshot.declaresApp, let type = all.type(around: place),
        [.struct, .enum].contains(all.types[type].kind),
        let name = variable(initializedAt: ByteRange(place, place), in: file)
      {
        let isStatic = source(of: file)?.line(at: place).contains("static ") == true
        result.insert(
          CalledMethod(
            names: [name], file: file, owner: isStatic ? all.types[type].name : nil, hasSelector: false))
        continue
      }
      guard let (id, member) = all.member(before: place),
        isInString(place, text) && isValue(place, ofStatic: member, in: file)
          || isInBraces(place, after: member.nameRange.upper, of: text, code.language)
            && (isCalledByName(id, member)
              || snapshot.declaresApp && (isOnlyOfClass(id, member) || isOnlyOfExtension(id, member)))
      else { return nil }
      // Code calls a static method of a protocol by the names of the types that conform to it.
      let isOfAny = member.flags.contains(.isStatic) && snapshot.type(id.type).map(extendsProtocol) == true
      result.insert(
        CalledMethod(
          names: (namesThatCall(member) + code.importedNames(of: member)).unique, file: file,
          member: isOfAny ? nil : id,
          owner: member.flags.contains(.isStatic) && !isOfAny ? all.types[id.type.index].name : nil,
          hasSelector: hasSelector(id, member)))
    }
    return Array(result)
  }

  /// The methods that use an outlet; nil where a use lies elsewhere, or in a method that may be called without its name.
  fileprivate func methods(using outlet: MemberID) -> [CalledMethod]? {
    answer(to: outlet, in: outletTable) {
      guard let declarations = related(to: outlet) else { return nil }
      let search = CodeSearch(declarations, self)
      var result: [CalledMethod] = []
      for file in filesThatMayName(search) {
        guard !isAbandoned(), let text = text(of: file).current,
          let uses = CodeUses(file, text, self, lookingFor: declarations.name)
        else { return nil }
        let places = uses.references(to: search).map(\.range.lower)
        if places.isEmpty { continue }
        guard let methods = methods(around: places, in: file, text) else { return nil }
        result += methods
      }
      return result
    }
  }

  /// Whether only methods that nothing calls use an outlet.
  fileprivate func isUsedInVain(_ outlet: MemberID, with document: FileID) -> Bool {
    guard snapshot.coverage.isWhole, let methods = methods(using: outlet), !methods.isEmpty else {
      return false
    }
    return !methods.contains { isCalled($0, with: document) }
  }

  /// Whether a place in code is in a method that nothing calls.
  fileprivate func isUncalled(_ place: ByteRange, in file: FileID, onlyActions: Bool = false) -> Bool {
    guard snapshot.coverage.isWhole, let text = text(of: file).current,
      let methods = methods(around: [place.lower], in: file, text), !methods.isEmpty,
      !onlyActions
        || methods.allSatisfy({ $0.member.flatMap(snapshot.member)?.flags.contains(.action) == true })
    else { return false }
    return !methods.contains { isCalled($0, with: file) }
  }

  /// Whether a method has a selector that code may send, by the rules for static and private methods of Swift.
  private func hasSelector(_ id: MemberID, _ member: CodeMember) -> Bool {
    isObjectiveC(id.type) || member.flags.isDisjoint(with: [.isStatic, .isPrivate])
      || !member.flags.isDisjoint(with: [.objc, .action])
  }

  /// Whether a place is in the first value of a variable that no code reads, and that the first use of it would make.
  fileprivate func isUnread(_ place: ByteRange, in file: FileID) -> Bool {
    guard snapshot.coverage.isWhole, let name = variable(initializedAt: place, in: file) else { return false }
    return !isInUse(AskedName(name), with: file) || isUncalled(place, in: file)
  }

  /// Whether a place is in the value of a static property of an app, which the first use of the property makes.
  private func isValue(_ place: Int, ofStatic member: CodeMember, in file: FileID) -> Bool {
    snapshot.declaresApp && member.kind == .property && member.flags.contains(.isStatic)
      && variable(initializedAt: ByteRange(place, place), in: file) == member.name
  }

  /// The name of the variable whose value begins on the line of a place, where its first use makes the value: a static or private
  /// lazy property, or a variable at the top of a file.
  fileprivate func variable(initializedAt place: ByteRange, in file: FileID) -> String? {
    guard let code = snapshot.code(file), code.language == .swift, let text = source(of: file),
      fileName(snapshot.path(of: file)) != "main.swift",
      case let start = text.lineStart(place.lower),
      case let words = text.string(ByteRange(start, place.lower)).split(whereSeparator: \.isWhitespace),
      let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }), keyword + 2 < words.count,
      // The line may also contain the brace of a type.
      case let head = words[..<keyword].reversed().prefix(while: { !$0.hasSuffix("{") }),
      !head.contains("public"), !head.contains("open"),
      case let name = words[keyword + 1].prefix(while: { $0 != ":" }), MentionedNames.tell(of: String(name)),
      // The value may be that of a second variable.
      words[(keyword + 2)...].contains("="), !words[keyword...].contains(where: { $0.contains(",") }),
      head.allSatisfy({ modifiersOfVariables.contains($0) })
    else { return nil }
    let isMember = code.types.contains { $0.range.lower <= place.lower && place.upper <= $0.range.upper }
    let isLazy =
      isMember
      ? head.contains("static") || head.contains("lazy") && head.contains("private")
      : start < text.bytes.count && text.bytes[start] > 0x20
    return isLazy ? String(name) : nil
  }

  /// Whether code that calls a method names it, and one of this kind without callers is left over: an action that no document
  /// connects, and a private or a static method.
  ///
  /// Frameworks call overrides and the methods of delegates.
  private func isCalledByName(_ id: MemberID, _ member: CodeMember) -> Bool {
    guard member.flags.isDisjoint(with: [.override, .segueAction, .managed, .required]),
      MentionedNames.tell(of: member.usedName)
    else { return false }
    if member.flags.contains(.action) || takesSender(member, in: id.type.file) {
      guard let owner = owner(of: id.type) else { return false }
      return !isSent(id, of: owner, byBuilt: true) && !isSentByOthers(member, owner)
        && !isLikelyMeant(member, of: owner)
        && !isNamedUnread(keys(of: member, in: id.type.file), with: id.type.file)
    }
    let hasBody = member.kind == .method || !member.flags.isDisjoint(with: [.readOnly, .computed])
    return hasBody && !member.flags.contains(.objc) && !isObjectiveC(id.type)
      && !member.flags.isDisjoint(with: [.isStatic, .isPrivate])
  }

  /// Whether a method without parameters belongs to an extension of a framework's class, which only code of the workspace knows.
  private func isOnlyOfExtension(_ id: MemberID, _ member: CodeMember) -> Bool {
    guard isCalledByNameAlone(member, in: id.type.file), member.parameters.isEmpty,
      !member.flags.contains(.objc), !isObjectiveC(id.type), let type = snapshot.type(id.type),
      type.kind == .extension, !type.attributes.contains("objc")
    else { return false }
    return AppleSDK.class(named: type.name, on: .all) != nil && snapshot.classes(called: type.name).isEmpty
  }

  /// Whether a method of an app overrides none, no document connects it by what it is marked with, and its calls have all its labels.
  private func isCalledByNameAlone(_ member: CodeMember, in file: FileID) -> Bool {
    member.kind == .method && MentionedNames.tell(of: member.usedName)
      && member.flags.isDisjoint(with: [.override, .action, .segueAction, .managed, .required])
      && snapshot.isOwn(file) && !isInLibrary(file)
      && (member.parameters.first?.label == nil || !languageMode(of: file).ignoresFirstLabel)
  }

  /// Whether a method that overrides none belongs to a class of an app all of whose superclasses are known, and no protocol of the
  /// class or of one that derives from it requires the method. The protocols of the framework and of delegates require methods with
  /// parameters, and a library has callers outside of the workspace.
  private func isOnlyOfClass(_ id: MemberID, _ member: CodeMember) -> Bool {
    guard isCalledByNameAlone(member, in: id.type.file), let owner = owner(of: id.type),
      snapshot.isClass(owner),
      isObjectiveC(id.type)
        ? isNew(member) && isUnsent(id, member, of: owner)
        : !member.flags.contains(.objc) || member.objcName == nil && isUnsent(id, member, of: owner)
    else { return false }
    return ([owner] + subclasses(of: owner)).allSatisfy { type in
      let chains = chains(of: type, on: .all)
      return !chains.isEmpty
        && chains.allSatisfy { chain in
          chain.isKnown
            && ownConformances(of: chain).allSatisfy { conformance in
              switch conformance {
              case .unknown(let name):
                member.parameters.isEmpty && ["Delegate", "DataSource"].contains(where: name.hasSuffix)
              case .apple(let name): member.parameters.isEmpty || !member.mayBeRequired(byProtocol: name)
              case .workspace(let proto): !names(member.usedName, in: proto)
              }
            }
        }
    }
  }
}

extension Query {
  /// Whether a document sends the class an action that it lacks, and the name of this one is close to it.
  private func isLikelyMeant(_ member: CodeMember, of owner: TypeID) -> Bool {
    uses(of: owner).contains { use in
      guard dangles(use, action: true), let outline = snapshot.interface(use.file) else { return false }
      let object = outline.objects[use.object].id
      let sent = outline.connections.filter { $0.kind == .action && $0.destination == object }
      return nearMiss(of: member.selector ?? member.name, among: sent.map(\.name)) != nil
    }
  }

  /// Whether a method of Objective-C without parameters overrides none of the framework's.
  private func isNew(_ member: CodeMember) -> Bool {
    member.selector == member.name && !AppleSDK.callsOverride(of: member.name)
      && !AppleSDK.isPropertyOfAnyClass(member.name, on: .all)
  }

  /// Whether no document sends a method, and no framework does.
  private func isUnsent(_ id: MemberID, _ member: CodeMember, of owner: TypeID) -> Bool {
    !isSent(id, of: owner, byBuilt: true) && !isSentByOthers(member, owner, ifWrittenElsewhere: false)
      && !isNamedUnread(keys(of: member, in: id.type.file), with: id.type.file)
  }

  /// Whether the text of a type has a name. The requirements of a protocol of Swift are in no list of members.
  private func names(_ name: String, in type: TypeID) -> Bool {
    guard let range = snapshot.type(type)?.range, let text = text(of: type.file).current,
      range.upper <= text.count
    else { return true }
    return !AskedName(name).search.places(in: Array(text[range.lower..<range.upper])).isEmpty
  }

  /// Whether a method of Objective-C is an action that is not marked as one.
  private func takesSender(_ member: CodeMember, in file: FileID) -> Bool {
    guard member.kind == .method, member.selector == member.name + ":", let text = text(of: file).current,
      snapshot.code(file)?.language == .objectiveC
    else { return false }
    let rest = text[min(member.nameRange.upper, text.count)...].prefix {
      $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";")
    }
    return rest.split { !Ascii.isWordByte($0) }.last?.elementsEqual("sender".utf8) == true
  }
}

private let modifiersOfVariables: Set<Substring> = [
  "private", "fileprivate", "internal", "static", "lazy", "final", "nonisolated", "@MainActor",
]
