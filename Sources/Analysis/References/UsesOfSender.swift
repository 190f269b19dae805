import Index
import Syntax
import Text

extension Resolver {
  /// What an action does with its sender, of an object of the connected class.
  ///
  /// - Parameters:
  ///   - declared: The classes that the parameter's type may mean.
  ///   - connected: The classes that the sender may have.
  func uses(
    ofSenderIn action: MemberID, declared: [ClassChain], connected: [ClassChain]
  ) -> UsesOfMismatch {
    // A subclass may override the action, and Objective-C implements it elsewhere than it declares it.
    guard let related = related(to: action) else { return .unknown }
    let declarations = related.members.flatMap(redeclarations).unique
    var result = UsesOfMismatch.none
    var hasBody = false
    for declaration in declarations {
      guard let member = snapshot.member(declaration), let text = texts(declaration.type.file),
        snapshot[declaration.type.file]?.facts.areThose(of: text) == true
      else { return .unknown }
      let uses: [UseOfObject?]?
      if snapshot.code(declaration.type.file)?.language == .swift {
        uses = usesOfSender(in: member, text.withSpan { swiftTree(of: $0) }, text)
      } else {
        uses = ObjectiveCBinder(declaration.type.file, text: text, self)?.usesOfSender(in: member)
      }
      guard let uses else { continue }
      hasBody = true
      // A method that tests the sender's class accepts several classes.
      if uses.contains(where: { if case .member("isKindOfClass")? = $0 { true } else { false } }) {
        result = .shared
        continue
      }
      for use in uses {
        guard let use, isShared(use, declared: declared, connected: connected) else { return .unknown }
        result = .shared
      }
    }
    return hasBody ? result : .unknown
  }
}

/// How a Swift method uses its first parameter, nil for a use that tells nothing; nil where there is no such method.
private func usesOfSender(in member: CodeMember, _ tree: SwiftTree, _ text: [UInt8]) -> [UseOfObject?]? {
  guard
    let name = tree.tokens.firstIndex(where: {
      $0.role == .declaration && $0.range.lower <= member.nameRange.lower
        && member.nameRange.upper <= $0.range.upper
    }),
    let sender = tree.bindings.indices.filter({ index in
      let binding = tree.bindings[index]
      return binding.kind == .parameter && binding.token > name
        && tree.scopes[binding.scope].parent == tree.tokens[name].scope
    }).min(by: { tree.bindings[$0].token < tree.bindings[$1].token })
  else { return nil }
  let binding = tree.bindings[sender]
  return tree.tokens.indices.filter { index in
    let token = tree.tokens[index]
    guard index > binding.token, token.name == binding.name, token.role == .use || token.role == .shorthand
    else { return false }
    var isMeant = false
    tree.lookUp(binding.name, at: index, from: token.scope) { candidate in
      if case .binding(let found) = candidate { isMeant = found == sender }
      return true
    }
    return isMeant
  }.map { index in
    tree.tokens[index].role == .use ? useOfObject(at: tree.tokens[index].range, in: text) : nil
  }
}

extension ObjectiveCBinder {
  /// How a method uses its first parameter, nil for a use that tells nothing; nil where the file only declares it.
  fileprivate func usesOfSender(in member: CodeMember) -> [UseOfObject?]? {
    guard let name = tree.token(holding: member.nameRange) else { return nil }
    let body = tree.body(around: name).tokens
    // `- (IBAction)tap:(Type *)sender {`
    guard tree.isMark(name + 1, ":"), tree.isMark(name + 2, "("), let close = tree.closing(name + 2),
      let sender = tree.word(close + 1),
      (close + 2..<body.upperBound).contains(where: { tree.isMark($0, "{") })
    else { return nil }
    return (close + 2..<body.upperBound).filter { tree.word($0) == sender && !tree.isAccess($0 - 1) }.map {
      index in
      // `[self take:sender]`
      tree.isMark(index + 1, "]") ? nil : useOfObject(at: tree.tokens[index].range)
    }
  }
}
