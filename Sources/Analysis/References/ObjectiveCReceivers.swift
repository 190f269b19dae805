import AppleFacts
import Index
import Syntax
import Text

/// Of which class the receivers of messages are, as far as it is written.
extension ObjectiveCFile {
  /// The class in whose implementation or interface a token stands.
  func className(at index: Int) -> String? {
    let offset = tokens[index].range.lower
    return code.types.first { $0.range.lower <= offset && offset < $0.range.upper }?.name
  }

  /// Whether objects of a class are of the family.
  func certainty(_ name: String?, _ family: MemberFamily) -> Certainty {
    guard let name, case .classes(let chains) = resolver.meaning(of: name, in: nil, on: .all) else {
      return .unknown
    }
    // Of several classes of one name those of the targets that compile this file.
    let meant = resolver.meant(chains.compactMap(\.classes.first), inTargetsOf: file)
    return chains.filter { $0.classes.first.map(meant.contains) ?? true }.map { chain -> Certainty in
      if family.includes(chain) { return .yes }
      if let apple = chain.appleClass,
        family.appleClasses.contains(where: {
          AppleSDK.isSubclass(apple.name, of: $0.name, on: .all)
        })
      {
        return .yes
      }
      return chain.isKnown ? .no : .unknown
    }.anyOf
  }

  /// The class of what ends at a token, as far as it is written: a variable, a chain of properties, a cast.
  func type(endingAt index: Int, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    if let name = word(index) {
      if isAccess(index - 1) {
        return type(endingAt: index - 2, depth: depth + 1).flatMap { property(name, of: $0) }
      }
      if name == "self" || name == "super" { return className(at: index) }
      if let cast = cast(endingAt: index - 1) { return cast }
      let own = className(at: index)
      switch declaration(of: name, at: index) {
      case .none: return own.flatMap { property(name, of: $0) }
      case .several: return nil
      case .pointer(let type): return type
      case .typeOfSelf: return own
      }
    }
    // `((Type *)value)`
    if isMark(index, ")"), let start = opening(index) { return cast(endingAt: start + 4) }
    return nil
  }

  /// The class in `(Type *)`.
  private func cast(endingAt index: Int) -> String? {
    guard isMark(index, ")"), isMark(index - 1, "*"), isMark(index - 3, "(") else { return nil }
    return word(index - 2)
  }

  private func property(_ name: String, of className: String) -> String? {
    guard case .classes(let chains) = resolver.meaning(of: className, in: nil, on: .all) else { return nil }
    for chain in chains {
      for (holder, _) in resolver.memberHolders(of: chain, on: .all) {
        for member in resolver.snapshot.readMembers(of: holder)
        where (member.kind == .property || member.kind == .instanceVariable)
          && (member.name == name || "_" + member.name == name)
        {
          return member.type.flatMap { WrittenType($0) }?.components.first
        }
      }
    }
    return nil
  }
}
