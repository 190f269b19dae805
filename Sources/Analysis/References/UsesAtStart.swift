import Index
import Syntax
import Text

extension Resolver {
  /// The method in which an object uses one of its outlets whenever it is loaded: `outlet.member` that nothing in the method
  /// comes before which may end it, and no condition encloses. nil where there is none.
  ///
  /// - Parameter outlet: One of a class in Swift.
  func methodUsing(_ outlet: MemberID, in owner: TypeID) -> String? {
    guard let name = snapshot.member(outlet)?.name, let type = snapshot.type(owner),
      let text = texts(owner.file), snapshot[owner.file]?.facts.areThose(of: text) == true
    else { return nil }
    let tree = text.withSpan { swiftTree(of: $0) }
    return methodsAtStart.first { method in
      snapshot.readMembers(of: owner).contains { member in
        member.name == method && member.kind == .method && member.parameters.isEmpty
          && type.bodyRange.lower <= member.nameRange.lower
          && tree.uses(name, inMethodNamedAt: member.nameRange.lower)
      }
    }
  }
}

/// The methods that are called once all outlets are set.
private let methodsAtStart = ["viewDidLoad", "awakeFromNib", "windowDidLoad"]

extension SwiftTree {
  /// Whether a method uses `name.member` whatever happens.
  fileprivate func uses(_ name: String, inMethodNamedAt offset: Int) -> Bool {
    guard let head = tokens.firstIndex(where: { $0.range.lower == offset }),
      let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace })
    else { return false }
    var depth = 0
    for index in tokens[start...].indices {
      let token = tokens[index]
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier:
        let word = self.name(of: index)
        if ["return", "guard", "throw", "try"].contains(word), !token.flags.contains(.isEscaped) {
          return false
        }
        let isOwn = token.role == .use || token.role == .member && isSelf(index - 2)
        if depth == 1, word == name, isOwn, tokens[index + 1].kind == .dot, isUnconditional(index) {
          return true
        }
      default: break
      }
      if depth == 0 { return false }
    }
    return false
  }

  private func isSelf(_ index: Int) -> Bool {
    index >= 0 && tokens[index].kind == .identifier && name(of: index) == "self"
      && (index == 0 || tokens[index - 1].kind != .dot)
  }

  /// Whether a name begins its line, behind `self.` at most: behind an operator, what comes before may decide.
  private func isUnconditional(_ index: Int) -> Bool {
    let first = tokens[index].role == .member ? index - 2 : index
    return tokens[first].flags.contains(.startsLine)
  }
}
