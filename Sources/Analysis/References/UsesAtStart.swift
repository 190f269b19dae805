import Index
import Syntax
import Text

/// The names of members that the methods of a file always use, by the offset of the method's name; `super` where a method always
/// calls the one that it overrides. A name that is followed by `nameOfHiding` is that of a member which the method hides.
private let startTable = CacheTable<FileID, [Int: Set<String>]>()

extension Query {
  /// The name of the method in which an object always uses an outlet after loading: `outlet.member` outside of all conditions and
  /// before everything that may end the method. nil where no method does.
  ///
  /// - Parameters:
  ///   - outlet: An outlet of a class in Swift.
  ///   - subclasses: The object's classes below the owner. A method that one of them overrides counts if the override calls it.
  func methodUsing(
    _ outlet: MemberID, in owner: TypeID, below subclasses: some Sequence<TypeID> = EmptyCollection()
  ) -> String? {
    methodUsing(outlet, in: owner) { method in
      selectorsAtStart.contains(method.selector ?? "")
        && subclasses.allSatisfy { subclass in
          ([subclass] + extensions(of: subclass)).allSatisfy { holder in
            snapshot.readMembers(of: holder).allSatisfy {
              $0.kind != .method || $0.selector != method.selector
                || namesUsed(in: holder.file)[$0.nameRange.lower]?.contains("super") == true
            }
          }
        }
    }
  }

  /// The name of the first method that satisfies a condition and always uses an outlet.
  func methodUsing(_ outlet: MemberID, in owner: TypeID, where isMeant: (CodeMember) -> Bool) -> String? {
    guard let name = snapshot.member(outlet)?.name else { return nil }
    let methods = snapshot.readMembers(of: owner).filter { $0.kind == .method && isMeant($0) }
    if methods.isEmpty { return nil }
    let used = namesUsed(in: owner.file)
    return methods.first { used[$0.nameRange.lower]?.contains(name) == true }?.name
  }

  /// Whether a class always hides the object in an outlet after loading, as far as its own methods say: `outlet.isHidden = true`
  /// where `methodUsing(_:in:below:)` looks.
  func alwaysHides(_ outlet: String, _ owner: TypeID) -> Bool {
    ([owner] + extensions(of: owner)).contains { holder in
      let names = namesUsed(in: holder.file)
      return snapshot.readMembers(of: holder).contains {
        selectorsAtStart.contains($0.selector ?? "")
          && names[$0.nameRange.lower]?.contains(outlet + nameOfHiding) == true
      }
    }
  }

  private func namesUsed(in file: FileID) -> [Int: Set<String>] {
    answer(to: file, in: startTable) {
      guard let text = text(of: file).current,
        // A condition may exclude any line from a build.
        !SearchText(Array("#if".utf8)).occurs(in: text)
      else { return [:] }
      return text.withSpan { swiftTree(of: $0) }.namesUsedByMethods
    }
  }
}

private let nameOfHiding = ".isHidden"

/// The selectors of the methods that are called once all outlets are set.
private let selectorsAtStart: Set = [
  "viewDidLoad", "awakeFromNib", "windowDidLoad", "viewWillAppear", "viewWillAppear:",
]

extension SwiftTree {
  /// See `startTable`.
  fileprivate var namesUsedByMethods: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for index in tokens.indices.dropFirst()
    where tokens[index].role == .declaration && tokens[index - 1].kind == .identifier
      && name(of: index - 1) == "func"
    {
      result[tokens[index].range.lower] = namesUsed(behind: index)
    }
    return result
  }

  /// The names in `name.member` that a method always uses.
  private func namesUsed(behind head: Int) -> Set<String> {
    var result: Set<String> = []
    guard let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace }) else { return [] }
    var depth = 0
    let parameters = (head..<start).filter {
      tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .colon
    }
    var locals = Set(parameters.map { name(of: $0) })
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
        let callsOverridden = word == "super" && name(of: index + 2) == name(of: head)
        if depth == 1, isOwn || callsOverridden, tokens[index + 1].kind == .dot, isUnconditional(index) {
          result.insert(word)
          if name(of: index + 2) == "isHidden", kind(index + 3) == .equals, name(of: index + 4) == "true" {
            result.insert(word + nameOfHiding)
          }
        }
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
