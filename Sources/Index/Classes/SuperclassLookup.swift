import AppleFacts
import Syntax

private struct ChainQuestion: Hashable {
  var type: TypeID
  var platforms: ApplePlatforms
}

private let chainTable = CacheTable<ChainQuestion, [ClassChain]>()
private let superclassTable = CacheTable<ChainQuestion, [ClassHead]>()

extension Query {
  /// A bound for broken code; real chains are shorter.
  private static let longestChain = 100
  /// Every further way to read the superclasses could only make the answer less certain.
  private static let mostChains = 16

  /// One chain for each way in which the superclasses can be read; never empty.
  package func chains(of id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    caches.answer(to: ChainQuestion(type: id, platforms: platforms), in: chainTable) {
      findChains(of: id, on: platforms)
    }
  }

  /// Goes one way after the other to its end.
  ///
  /// Each end is an answer, so that the bounds on an answer's length and on the number of answers bound the work too,
  /// however many ways there are.
  private func findChains(of id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    var result: [ClassChain] = []
    var path = [id]
    // The superclasses that are left to try, for each class of the path.
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

  /// The chains of a class, or of what an extension extends; none of anything else.
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

  /// The heads that may come next in the chain of a class; never empty.
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
      // A class without a superclass is half typed: no document could use it otherwise.
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
        // A composition is rare enough to lose its qualifiers.
        let name = inherited.text.utf8.contains(0x26) ? simple : inherited.text
        switch naming(of: name, in: scope, on: platforms, from: file) {
        case .classes(let heads): found = heads
        // The language wants the superclass first, so that a later unknown name is a protocol's.
        case .unknown where position == 0: found = [.end(.unknown(name))]
        case .unknown, .protocols, .appleProtocol, .value: break
        }
      }
      if let found { return found }
    }
    return [.end(.root)]
  }

  /// The class that the body around a type declares by a name.
  private func localClass(_ name: String, besides type: CodeType, in file: FileID) -> TypeID? {
    guard type.flags.contains(.isLocal), let types = snapshot.code(file)?.types else { return nil }
    let body = type.name.dropLast(simpleName(type.name).utf8.count)
    return types.firstIndex { $0.flags.contains(.isLocal) && $0.kind == .class && $0.name == body + name }
      .map { TypeID(file: file, index: $0) }
  }
}
