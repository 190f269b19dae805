import Index
import Syntax
import Text

private let inertTable = CacheTable<TypeID, Bool>()

extension Query {
  /// Whether a class is as Xcode's template made it, so that its objects behave like the framework's unless code calls their methods:
  /// the classes of the workspace declare nothing else than methods that are inert, and conform to no protocol.
  ///
  /// An empty class is meant to be one.
  func isInert(_ chain: ClassChain) -> Bool {
    chain.isKnown && chain.appleClass != nil && ownConformances(of: chain).isEmpty
      && chain.classes.allSatisfy { id in
        answer(to: id, in: inertTable) {
          let parts = [id] + extensions(of: id)
          return parts.allSatisfy(isInert)
            && parts.contains { snapshot.readMembers(of: $0).contains { $0.kind == .method } }
        }
      }
  }

  private func isInert(_ id: TypeID) -> Bool {
    guard let type = snapshot.type(id), let code = snapshot.code(id.file),
      let text = text(of: id.file).current, type.bodyRange.upper <= text.count
    else { return false }
    return Syntax.isInert(body: Array(text[type.bodyRange.lower..<type.bodyRange.upper]), code.language)
  }
}
