import AppleFacts
import Syntax

private struct ChainQuestion: Hashable {
  var type: TypeID
  var platforms: ApplePlatforms
}

private let chainTable = CacheTable<ChainQuestion, [ClassChain]>()
private let superclassTable = CacheTable<ChainQuestion, [ClassHead]>()

extension Query {
  /// The maximum length of a chain. Only broken code has longer ones.
  private static let longestChain = 100
  /// The maximum number of chains. Further ones could only make the answer less certain.
  private static let mostChains = 16

  /// The chains of a class, one for each possible choice of superclasses; never empty.
  package func chains(of id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    caches.answer(to: ChainQuestion(type: id, platforms: platforms), in: chainTable) {
      findChains(of: id, on: platforms)
    }
  }

  /// Follows each possible choice of superclasses to its end.
  ///
  /// Each end yields a chain, so the limits on a chain's length and on the number of chains limit the work as well.
  private func findChains(of id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    var result: [ClassChain] = []
    var path = [id]
    // Each class of the path has a list of superclasses that are not yet tried.
    var pending = [superclasses(of: id, on: platforms)[...]]
    while let next = pending.last?.first {
      pending[pending.count - 1].removeFirst()
      var end: ClassChain.End?
      switch next {
      case .end(let known): end = known
      case .declared(let superclass):
        if path.count >= Self.longestChain || path.contains(superclass) {
          end = .unknown(snapshot.type(superclass)?.name ?? "")
        } else {
          path.append(superclass)
          pending.append(superclasses(of: superclass, on: platforms)[...])
        }
      }
      if let end {
        let chain = ClassChain(classes: path, end: end)
        if !result.contains(chain) { result.append(chain) }
        if result.count == Self.mostChains {
          result.append(ClassChain(classes: [id], end: .unknown(snapshot.type(id)?.name ?? "")))
          break
        }
      }
      while pending.last?.isEmpty == true {
        pending.removeLast()
        path.removeLast()
      }
    }
    return result
  }

  /// The chains of a class, or of the class that an extension extends; empty for other types.
  package func chains(ofClassOrExtension id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    guard let type = snapshot.type(id) else { return [] }
    if type.kind == .class { return chains(of: id, on: platforms) }
    guard type.kind == .extension,
      case .classes(let extended) = meaning(of: type.name, in: nil, on: platforms, from: id.file)
    else { return [] }
    let heads = extended.compactMap(\.classes.first).unique
    if heads.count < 2 { return extended }
    let namesakes = Namesakes(heads, path: { snapshot.path(of: $0.file) }, targets: { targets(of: $0.file) })
    let owners = owners(ofExtension: id, among: namesakes)
    return extended.filter { $0.classes.first.map(owners.contains) ?? true }
  }

  /// The possible superclasses of a class; never empty.
  private func superclasses(of id: TypeID, on platforms: ApplePlatforms) -> [ClassHead] {
    caches.answer(to: ChainQuestion(type: id, platforms: platforms), in: superclassTable) {
      guard let type = snapshot.type(id) else { return [.end(.unknown(""))] }
      return findSuperclasses(of: type, in: id.file, on: platforms)
    }
  }

  private func findSuperclasses(
    of type: CodeType, in file: FileID, on platforms: ApplePlatforms
  ) -> [ClassHead] {
    if type.flags.contains(.objectiveC) {
      // An Objective-C class without a superclass is half-typed, since no document could use it.
      guard type.flags.contains(.namesSuperclass), let name = type.inherits.first?.text,
        case .classes(let heads) = naming(of: name, in: nil, on: platforms, from: file)
      else { return [.end(.unknown(type.inherits.first?.text ?? type.name))] }
      return heads
    }
    let scope = type.name.utf8.lastIndex(of: 0x2E).map { String(type.name[..<$0]) }
    for (position, inherited) in type.inherits.enumerated() {
      if let local = localClass(inherited.text, besides: type, in: file) { return [.declared(local)] }
      var found: [ClassHead]?
      forEachName(in: inherited.text) { simple in
        guard found == nil else { return }
        // Compositions are rare, so their names are looked up without qualifiers.
        let name = inherited.text.utf8.contains(0x26) ? simple : inherited.text
        switch naming(of: name, in: scope, on: platforms, from: file) {
        case .classes(let heads): found = heads
        // The superclass must be first, so a later unknown name is a protocol.
        case .unknown where position == 0: found = [.end(.unknown(name))]
        case .unknown, .protocols, .appleProtocol, .value: break
        }
      }
      if let found { return found }
    }
    return [.end(.root)]
  }

  /// The class with a name that is declared in the same body as a type.
  private func localClass(_ name: String, besides type: CodeType, in file: FileID) -> TypeID? {
    guard type.flags.contains(.isLocal), let types = snapshot.code(file)?.types else { return nil }
    let body = type.name.dropLast(simpleName(type.name).utf8.count)
    return types.firstIndex { $0.flags.contains(.isLocal) && $0.kind == .class && $0.name == body + name }
      .map { TypeID(file: file, index: $0) }
  }
}
