import Text

/// Names that members of an enumeration make of the case on which they are called: `UIStoryboard(name: rawValue, bundle: nil)`
extension SwiftNameReader {
  /// A name that a member of an enumeration makes of its case.
  struct UseOfOwnCase {
    /// The place of the raw value.
    var offset: Int
    var kind: SharedNameKind
    var role: NameUse.Role
    var receiver: NameReceiver
    /// The changes that the member makes to the raw value.
    var steps: [NameStep]
  }

  /// The helpers of enumerations whose members use the raw values of their own cases.
  ///
  /// The reader has to know the bodies of all functions.
  func helpers(ofOwnCases uses: [UseOfOwnCase]) -> [NameHelper] {
    uses.flatMap { use -> [NameHelper] in
      guard let token = tree.token(at: use.offset), let owner = typeName(around: token) else { return [] }
      return members(leadingTo: token, in: owner).sorted().map {
        NameHelper(
          kind: use.kind, role: use.role, receiver: use.receiver == .own ? .unknown : use.receiver,
          name: [$0], parameters: [], origin: NameHelper.Origin(source: .ownCase, steps: use.steps),
          owner: owner)
      }
    }
  }

  /// The members of a type whose calls always reach a token: the member around it, and those that use such a member; none if a
  /// condition decides.
  private func members(leadingTo token: NodeIndex, in owner: String) -> Set<String> {
    guard let first = member(alwaysReaching: token) else { return [] }
    var result: Set = [first]
    var added: Set = [first]
    for _ in 0..<Self.deepest where !added.isEmpty {
      let numbers = Set(added.compactMap(tree.number))
      added = Set(
        tree.tokens.indices.filter {
          tree.tokens[$0].kind == .identifier && numbers.contains(tree.tokens[$0].name)
            && (tree.kind($0 - 1) != .dot || isWord($0 - 2, "self")) && typeName(around: $0) == owner
        }.compactMap(member(alwaysReaching:))
      ).subtracting(result)
      result.formUnion(added)
    }
    return result
  }

  /// The member of a type around a token that is reached without a condition; nil if there is none.
  private func member(alwaysReaching token: NodeIndex) -> String? {
    guard case let scope = tree.tokens[token].scope, scope >= 0, let type = tree.type(around: scope),
      let member = tree.bindings(in: tree.types[type].scope).filter({
        [.variable, .function].contains(tree.bindings[$0].kind) && !tree.bindings[$0].isStatic
          && tree.bindings[$0].token < token
      }).max(by: { tree.bindings[$0].token < tree.bindings[$1].token }).map({ tree.bindings[$0].token })
    else { return nil }
    let before = member + 1..<token
    guard before.filter({ tree.kind($0) == .openBrace }).count == 1,
      !before.contains(where: {
        tree.kind($0) == .anyOperator && ["?", "??", "&&", "||"].contains(tree.name(of: $0))
          || tree.kind($0) == .closeBrace || isWord($0, "init")
      })
    else { return nil }
    return tree.name(of: member)
  }

  /// The use of a name in `Type.name.member`, where the member makes the name of its case.
  func use(ofCaseBefore member: NodeIndex, of helper: NameHelper) -> NameUse? {
    let type = member - 4
    guard tree.kind(member - 1) == .dot, tree.kind(member - 2) == .identifier, tree.kind(member - 3) == .dot,
      tree.kind(type) == .identifier, tree.name(of: type) == helper.owner,
      let value = value(
        ofPath: [tree.name(of: type), tree.name(of: member - 2), "rawValue"], at: type, depth: 0)?.changed(
          by: helper.origin.steps)
    else { return nil }
    return NameUse(
      kind: helper.kind, role: helper.role, range: range(of: type..<member - 1), value: value,
      receiver: helper.receiver, isConditional: tree.clauses.contains(type) { _ in true })
  }
}
