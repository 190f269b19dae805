import AppleFacts
import Index
import Syntax
import Text

private let usesTable = CacheTable<FileID, [NameUse]>(isBounded: true)

extension Query {
  /// The names that a file of code shares with documents as text: in calls of frameworks, and in calls of functions that pass
  /// them to such calls.
  func nameUses(in file: FileID) -> [NameUse] {
    guard let code = snapshot.code(file) else { return [] }
    let helpers = snapshot.findHelpers(calledBy: file)
    guard !helpers.isEmpty else { return ownUses(in: code, file) }
    return answer(to: file, in: usesTable) {
      let calls = code.readCalls(of: helpers) { text(of: file).current }
      return (ownUses(in: code, file) + calls.filter { isMeant($0, in: file) }.map(\.use)).unique
    }
  }

  private func ownUses(in code: CodeFile, _ file: FileID) -> [NameUse] {
    let uses = code.readNameUses()
    return uses.allSatisfy { $0.bundleClass == nil } ? uses : uses.filter { isInOwnBundle($0, of: file) }
  }

  /// Whether the bundle that code names is its own: each target that compiles the code compiles the class of the bundle.
  private func isInOwnBundle(_ use: NameUse, of file: FileID) -> Bool {
    guard let name = use.bundleClass else { return true }
    let targets = numbersOfTargets(compiling: file)
    let classes = snapshot.classes(called: name)
    return !targets.isEmpty && !classes.isEmpty
      && classes.allSatisfy { Set(targets).isSubset(of: numbersOfTargets(compiling: $0.file)) }
  }

  /// The names of a kind in a file. The calls of helpers are read only if the file may call one for the kind.
  func nameUses(in file: FileID, of kind: SharedNameKind) -> [NameUse] {
    let mayCall = snapshot.findHelpers(calledBy: file).contains { $0.kind == kind }
    let uses = mayCall ? nameUses(in: file) : snapshot.code(file).map { ownUses(in: $0, file) } ?? []
    return uses.filter { $0.kind == kind }
  }

  /// Whether a call may be a call of the helper that it names. An uncertain call counts if the helper makes something by the
  /// name.
  private func isMeant(_ call: NameHelperCall, in file: FileID) -> Bool {
    let declaring = snapshot.findFiles(declaring: call.helper)
    guard
      declaring.contains(file) || !call.helper.isPrivate && declaring.contains(where: { mayMeet(file, $0) })
    else { return false }
    // Of several types with the name, another one may be meant.
    let owner = call.helper.owner ?? call.helper.word
    if !declaring.contains(file),
      snapshot.nameIndex.types.byName[owner, default: []].count(where: { mayMeet(file, $0.file) }) > 1
    {
      return false
    }
    return switch certainty(of: call, in: file) {
    case .yes: true
    case .no: false
    case .unknown: call.helper.role == .made
    }
  }

  private func certainty(of call: NameHelperCall, in file: FileID) -> Certainty {
    guard let owner = call.helper.owner else { return .yes }
    let range = call.use.range
    let chains = ownChains(at: range, in: file)
    switch call.object {
    case .own where !chains.isEmpty:
      return chains.map { overrides(call.helper, $0) ? .no : has($0, owner) }.anyOf
    case .own:
      let types = snapshot.code(file)?.types ?? []
      let type = types.last { $0.range.lower <= range.lower && range.upper <= $0.range.upper }
      return type.map { isType(simpleName($0.name), owner) } ?? .no
    case .type(let name), .new(let name), .variable(let name):
      return declaresItself(name, call.helper, in: file) ? .no : isType(name, owner)
    case .property(let name):
      let type = chains.lazy.compactMap { self.type(ofProperty: name, of: $0) }.first
      return type.map { isType($0, owner) } ?? .unknown
    case .member(let type, let name):
      let holders =
        snapshot.nameIndex.types.byName[type, default: []].sorted()
        + snapshot.nameIndex.types.extensions[type, default: []].sorted()
      let found = holders.lazy.filter { self.mayMeet(file, $0.file) }.compactMap {
        self.snapshot.readMembers(of: $0).first { $0.kind == .property && $0.name == name }?.type
      }.first
      if let found { return className(of: found).map { isType($0, owner) } ?? .unknown }
      // The cases of an enumeration are not among its members.
      return holders.contains { snapshot.type($0)?.kind == .enum } ? isType(type, owner) : .unknown
    case .unknown: return .unknown
    }
  }

  /// Whether a type has a method with a helper's name itself, other than the helper.
  private func declaresItself(_ name: String, _ helper: NameHelper, in file: FileID) -> Bool {
    guard name != helper.owner else { return false }
    return snapshot.classes(called: name).filter { mayMeet(file, $0.file) }.contains { id in
      snapshot.readMembers(of: id).contains { $0.kind == .method && $0.usedName == helper.name.first }
    }
  }

  /// Whether a class has a method with a helper's name nearer than the class or protocol of the helper.
  private func overrides(_ helper: NameHelper, _ chain: ClassChain) -> Bool {
    for id in chain.classes {
      guard let type = snapshot.type(id), simpleName(type.name) != helper.owner else { return false }
      if snapshot.readMembers(of: id).contains(where: {
        $0.kind == .method && $0.usedName == helper.name.first
      }) {
        return true
      }
    }
    return false
  }

  /// Whether a type with one name also has another name, or derives from or conforms to a type with the other name.
  private func isType(_ name: String, _ owner: String) -> Certainty {
    if name == owner || isFrameworkClass(name, owner) { return .yes }
    let classes = snapshot.classes(called: name)
    if classes.isEmpty {
      return [name, owner].contains { AppleSDK.class(named: $0, on: .all) == nil } ? .unknown : .no
    }
    return classes.flatMap { chains(of: $0, on: .all) }.map { has($0, owner) }.anyOf
  }

  private func isFrameworkClass(_ name: String, _ owner: String) -> Bool {
    AppleSDK.class(named: owner, on: .all) != nil
      && (name == owner || AppleSDK.isSubclass(name, of: owner, on: .all))
  }

  /// Whether a class, one of its superclasses or one of its protocols has a name.
  private func has(_ chain: ClassChain, _ owner: String) -> Certainty {
    if chain.classes.contains(where: { snapshot.type($0).map { simpleName($0.name) } == owner }) {
      return .yes
    }
    if let base = chain.appleClass?.name, isFrameworkClass(base, owner) { return .yes }
    let conforms = conformances(of: chain, on: .all).contains { conformance in
      switch conformance {
      case .workspace(let id): snapshot.type(id).map { simpleName($0.name) } == owner
      case .apple(let name), .unknown(let name): name == owner
      }
    }
    return conforms ? .yes : chain.isKnown ? .no : .unknown
  }

  private func className(of type: String) -> String? {
    writtenType(type).flatMap { $0.isCollection ? nil : $0.components.first }
  }

  /// The name of the class in a property's declaration; nil where it is not known.
  private func type(ofProperty name: String, of chain: ClassChain) -> String? {
    for id in chain.classes {
      guard
        let member = snapshot.readMembers(of: id).first(where: { $0.kind == .property && $0.name == name })
      else { continue }
      return member.type.flatMap(className)
    }
    return chain.appleClass.flatMap { AppleSDK.inheritedProperty(name, of: $0.name, on: .all)?.type }
  }
}
