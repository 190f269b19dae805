import AppleFacts
import Index
import Syntax
import Text

/// One Objective-C file, and where it uses members under the names by which Objective-C knows them.
struct ObjectiveCFile {
  let file: FileID
  let resolver: Resolver
  let code: CodeFile
  let text: SourceText
  let tokens: [ObjectiveCLexeme]
  /// Where the file gives variables of each name a type: `Type *name` and `(Type *)name`.
  private(set) var variables: [String: [ObjectiveCVariable]] = [:]
  /// The methods and functions, each with its head, and what stands between them.
  private(set) var bodies: [ObjectiveCPassage] = []

  init?(_ file: FileID, text bytes: [UInt8], _ resolver: Resolver) {
    guard let code = resolver.snapshot.code(file), code.language == .objectiveC else { return nil }
    self.file = file
    self.resolver = resolver
    self.code = code
    text = SourceText(bytes)
    tokens = objectiveCLexemes(of: bytes)
    bodies = findBodies()
    variables = findVariables()
  }

  // MARK: Tokens

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return text.string(tokens[index].range)
  }

  func isMark(_ index: Int, _ mark: Character) -> Bool {
    guard tokens.indices.contains(index), let byte = mark.asciiValue else { return false }
    return tokens[index].kind == .mark(byte)
  }

  /// Whether the next token stands on another line.
  func endsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens.indices.contains(index + 1) else { return true }
    return text.string(ByteRange(tokens[index].range.upper, tokens[index + 1].range.lower)).contains {
      $0.isNewline
    }
  }

  func isAccess(_ index: Int) -> Bool {
    isMark(index, ".") || tokens.indices.contains(index) && tokens[index].kind == .arrow
  }

  /// The index of the bracket that the closing one at `index` belongs to.
  func opening(_ index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index, through: 0, by: -1) {
      if isMark(place, ")") || isMark(place, "]") || isMark(place, "}") { depth += 1 }
      if isMark(place, "(") || isMark(place, "[") || isMark(place, "{") {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  // MARK: Classes

  /// The class in whose implementation or interface a token stands.
  private func className(at index: Int) -> String? {
    let offset = tokens[index].range.lower
    return code.types.first { $0.range.lower <= offset && offset < $0.range.upper }?.name
  }

  /// Whether objects of a class are of the family.
  private func certainty(_ name: String?, _ family: MemberFamily) -> Certainty {
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
  private func type(endingAt index: Int, depth: Int = 0) -> String? {
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

  // MARK: Uses

  struct Use {
    /// Index into the pieces of the selector; 0 for a property.
    var piece: Int
    var range: ByteRange
    var certainty = ReferenceCertainty.certain
    /// Index of the token where the name stands alone, so that a local of the new name would be taken for it.
    var alone: Int?
  }

  /// Where a property is read or written by a name of its own: `self.name`, `[self name]`, `name` where it is an
  /// instance variable.
  func uses(ofKey name: String, isVariable: Bool, _ family: MemberFamily) -> [Use] {
    tokens.indices.flatMap { index -> [Use] in
      guard word(index) == name, !isDeclared(tokens[index].range) else { return [] }
      let here = [(piece: 0, range: tokens[index].range)]
      if isSynthesis(index) { return uses(here, of: className(at: index), family) }
      if isAccess(index - 1) { return uses(here, of: type(endingAt: index - 2), family) }
      if isMark(index + 1, "]"), endsReceiver(index - 1) {
        return uses(here, of: type(endingAt: index - 1), family)
      }
      if isSelector(of: [name], takesArguments: false, at: index) { return uses(here, .unknown) }
      // An argument's label, a variable of another kind, a declaration.
      if isMark(index + 1, ":"), !isMark(index - 1, "?") { return [] }
      if isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index) { return [] }
      guard isVariable, local(name, around: index) == nil,
        certainty(className(at: index), family) == .yes
      else { return [] }
      return [Use(piece: 0, range: tokens[index].range, alone: index)]
    }
  }

  /// Where a message is sent or a selector named.
  func uses(ofSelector selector: String, _ family: MemberFamily, isOnlyOurs: Bool) -> [Use] {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let takesArguments = pieces.count > 1
    let names = takesArguments ? Array(pieces.dropLast()) : pieces
    return tokens.indices.flatMap { index -> [Use] in
      guard word(index) == names[0], !isDeclared(tokens[index].range) else { return [] }
      if isSelector(of: names, takesArguments: takesArguments, at: index) {
        let places = places(of: names, inSelectorAt: index)
        if isOnlyOurs { return uses(places, .yes) }
        return isForSelf(selectorAt: index)
          ? uses(places, of: className(at: index), family) : uses(places, .unknown)
      }
      if isMark(index + 1, ":") == takesArguments, endsReceiver(index - 1),
        let sent = message(at: index, takesArguments), sent.map(\.name) == names
      {
        let places = sent.enumerated().map { (piece: $0, range: $1.range) }
        return uses(places, of: type(endingAt: index - 1), family)
      }
      // `self.tap` calls a method without arguments as well.
      guard !takesArguments, isAccess(index - 1) else { return [] }
      return uses([(0, tokens[index].range)], of: type(endingAt: index - 2), family)
    }
  }

  private func uses(
    _ places: [(piece: Int, range: ByteRange)], of className: String?, _ family: MemberFamily
  ) -> [Use] { uses(places, certainty(className, family)) }

  /// - Parameter isMeant: Whether the places mean a member of the family.
  private func uses(_ places: [(piece: Int, range: ByteRange)], _ isMeant: Certainty) -> [Use] {
    let certainty: ReferenceCertainty
    switch isMeant {
    case .yes: certainty = .certain
    case .unknown: certainty = .possible("the class of the receiver is not known")
    case .no: return []
    }
    return places.map { Use(piece: $0.piece, range: $0.range, certainty: certainty) }
  }

  /// Every word that is the name of a class.
  func uses(ofClass name: String) -> [ByteRange] {
    tokens.indices.filter { word($0) == name }.map { tokens[$0].range }
  }

  func isDeclared(_ range: ByteRange) -> Bool {
    code.readMembers().joined().contains { $0.nameRange == range && $0.kind != .synthesized }
  }

  /// `[receiver`, `[[a b]`, `[(cast)value` and the like.
  private func endsReceiver(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return word(index) != nil && (isMark(index - 1, "[") || isAccess(index - 1) || isMark(index - 1, ")"))
      || isMark(index, "]") || isMark(index, ")")
  }

  private func isSynthesis(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, !isMark(place, ";"), index - place < 64 {
      if let keyword = word(place), keyword == "synthesize" || keyword == "dynamic", isMark(place - 1, "@") {
        // Not the variable behind the equals sign.
        return !isMark(index - 1, "=")
      }
      place -= 1
    }
    return false
  }

  /// Whether `@selector(` holds just these pieces from a token on.
  private func isSelector(of names: [String], takesArguments: Bool, at index: Int) -> Bool {
    guard isMark(index - 1, "("), word(index - 2) == "selector", isMark(index - 3, "@") else { return false }
    var place = index
    for name in names {
      guard word(place) == name || name.isEmpty else { return false }
      if !name.isEmpty { place += 1 }
      if takesArguments {
        guard isMark(place, ":") else { return false }
        place += 1
      }
    }
    return isMark(place, ")")
  }

  /// Whether the selector is one that `self` is asked for: `target:self action:@selector(tap:)`,
  /// `[self performSelector:@selector(tap:)]`.
  private func isForSelf(selectorAt index: Int) -> Bool {
    guard isMark(index - 4, ":"), word(index - 5) != nil, word(index - 6) == "self" else { return false }
    return isMark(index - 7, ":") || isMark(index - 7, "[")
  }

  private func places(of names: [String], inSelectorAt index: Int) -> [(piece: Int, range: ByteRange)] {
    var result: [(Int, ByteRange)] = []
    var place = index
    for (piece, name) in names.enumerated() {
      if !name.isEmpty {
        result.append((piece, tokens[place].range))
        place += 1
      }
      place += 1
    }
    return result
  }

  /// The pieces of the selector of the message whose first piece is at a token, up to the closing bracket.
  private func message(
    at index: Int, _ takesArguments: Bool
  ) -> [(name: String, range: ByteRange)]? {
    guard takesArguments else {
      return isMark(index + 1, "]") ? word(index).map { [($0, tokens[index].range)] } : nil
    }
    var result: [(String, ByteRange)] = []
    var depth = 0
    var questions = 0
    var place = index
    while place < tokens.count, place - index < 4000 {
      if isMark(place, "[") || isMark(place, "(") || isMark(place, "{") { depth += 1 }
      if isMark(place, ")") || isMark(place, "}") { depth -= 1 }
      if isMark(place, "]") {
        depth -= 1
        if depth < 0 { return result }
      }
      if depth == 0, isMark(place, "?") { questions += 1 }
      if depth == 0, isMark(place, ":") {
        if questions > 0 {
          questions -= 1
        } else {
          // A piece may be empty: `move::`.
          let isNamed = word(place - 1) != nil && (place - 1 == index || !isAccess(place - 2))
          result.append(
            isNamed ? (word(place - 1) ?? "", tokens[place - 1].range) : ("", tokens[place].range))
        }
      }
      place += 1
    }
    return nil
  }
}
