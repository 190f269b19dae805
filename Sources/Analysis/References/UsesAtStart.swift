import Index
import Syntax
import Text

/// The names of members that the methods of a file always use, by the offset of the method's name.
private let startTable = CacheTable<FileID, [Int: Set<String>]>()

extension Query {
  /// The name of the method in which an object always uses an outlet after loading: `outlet.member` outside of all conditions and
  /// before everything that may end the method. nil where no method does.
  ///
  /// - Parameter outlet: An outlet of a class in Swift.
  func methodUsing(_ outlet: MemberID, in owner: TypeID) -> String? {
    guard let name = snapshot.member(outlet)?.name else { return nil }
    let methods = snapshot.readMembers(of: owner).filter {
      $0.kind == .method && $0.parameters.isEmpty && methodsAtStart.contains($0.name)
    }
    if methods.isEmpty { return nil }
    let used = answer(to: owner.file, in: startTable) {
      guard let text = text(of: owner.file).current,
        // A condition may exclude any line from a build.
        !SearchText(Array("#if".utf8)).occurs(in: text)
      else { return [:] }
      return text.withSpan { swiftTree(of: $0) }.namesUsedAtStart
    }
    return methods.first { used[$0.nameRange.lower]?.contains(name) == true }?.name
  }
}

/// The methods that are called once all outlets are set.
private let methodsAtStart: Set = ["viewDidLoad", "awakeFromNib", "windowDidLoad"]

extension SwiftTree {
  /// See `startTable`.
  fileprivate var namesUsedAtStart: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for index in tokens.indices where tokens[index].role == .declaration {
      if methodsAtStart.contains(name(of: index)) {
        result[tokens[index].range.lower] = namesUsed(behind: index)
      }
    }
    return result
  }

  /// The names in `name.member` that a method always uses.
  private func namesUsed(behind head: Int) -> Set<String> {
    var result: Set<String> = []
    guard let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace }) else { return [] }
    var depth = 0
    var locals: Set<String> = []
    for index in tokens[start...].indices {
      let token = tokens[index]
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier:
        let word = self.name(of: index)
        if !token.flags.contains(.isEscaped), ["return", "guard", "throw", "try"].contains(word) {
          return result
        }
        if token.role == .declaration { locals.insert(word) }
        let isOwn = token.role == .use && !locals.contains(word) || token.role == .member && isSelf(index - 2)
        if depth == 1, isOwn, tokens[index + 1].kind == .dot, isUnconditional(index) { result.insert(word) }
      default: break
      }
      if depth == 0 { return result }
    }
    return result
  }

  func isSelf(_ index: Int) -> Bool {
    index >= 0 && tokens[index].kind == .identifier && name(of: index) == "self"
      && (index == 0 || tokens[index - 1].kind != .dot)
  }

  /// Whether a name begins a statement, alone or after `self.`. Later operands don't count, since the operand before may decide
  /// whether they are evaluated.
  func isUnconditional(_ index: Int) -> Bool {
    let first = tokens[index].role == .member ? index - 2 : index
    guard first > 0 else { return false }
    switch tokens[first - 1].kind {
    case .semicolon, .openBrace: return true
    case _ where !tokens[first].flags.contains(.startsLine): return false
    case .anyOperator, .equals, .colon, .comma, .openParen, .openBracket, .postfixMark, .arrow: return false
    default: return true
    }
  }
}
