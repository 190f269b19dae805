import Index
import Syntax
import Text

/// The meaning of names in one Objective-C file.
///
/// `ObjectiveCUses.swift` finds uses of members, `ObjectiveCValues.swift` classes of receivers, and `ObjectiveCSelectors.swift`
/// targets of selectors.
final class ObjectiveCBinder {
  let file: FileID
  let query: Query
  let code: CodeFile
  let text: SourceText
  let tree: ObjectiveCTree
  /// The words by which code sets the target of an action.
  private(set) lazy var wordsForTargets = (tree.tokens(of: "target") + tree.tokens(of: "setTarget")).sorted()
  /// The headers that the file imports, except those that the compiler writes for classes of Swift.
  private(set) lazy var headersWithClasses = Set(
    importedHeaders(text.bytes).filter { !$0.hasSuffix("-Swift.h") })
  /// The calls that bind variables to names in visual formats.
  private(set) lazy var wordsForBindings = tree.tokens(of: "NSDictionaryOfVariableBindings")
  private lazy var declaredNames = Set(
    code.readMembers().joined().filter { $0.kind != .synthesized }.map(\.nameRange))
  private var knownDeclarators: [String: Declarators] = [:]
  private var knownHeads: [Int: Set<String>] = [:]
  /// The values of names outside of all methods; empty during the lookup of a name, which may lead to itself.
  var knownGlobals: [String: [ObjectiveCValue]] = [:]

  private struct Declarators {
    var typed: [ObjectiveCBinding]
    /// Locals and parameters, by the number of their body.
    var locals: [Int: [ObjectiveCBinding]]
  }

  init?(_ file: FileID, text bytes: [UInt8], _ query: Query) {
    guard let code = query.snapshot.code(file), code.language == .objectiveC else { return nil }
    self.file = file
    self.query = query
    self.code = code
    text = SourceText(bytes)
    tree = ObjectiveCTree(bytes)
  }

  /// Whether a token is the name of a member in its declaration.
  func isDeclared(_ index: Int) -> Bool { declaredNames.contains(tree.tokens[index].range) }

  /// The name of the class whose implementation or interface contains a token; nil for none.
  func className(at index: Int) -> String? {
    let offset = tree.tokens[index].range.lower
    return code.types.first { $0.range.lower <= offset && offset < $0.range.upper }?.name
  }

  /// Whether a token is in the declaration of an instance variable.
  func isInVariables(_ index: Int) -> Bool {
    let range = tree.tokens[index].range
    return code.readMembers().joined().contains {
      $0.kind == .instanceVariable && $0.start <= range.lower && range.upper <= $0.nameRange.lower
    }
  }

  /// The words in the head of the method or function around a token.
  func wordsInHead(around index: Int) -> Set<String> {
    let number = tree.numberOfBody(around: index)
    if let known = knownHeads[number] { return known }
    let found = Set(tree.bodies[number].head.compactMap { tree.word($0) })
    knownHeads[number] = found
    return found
  }

  // MARK: Variables

  private func declarators(of name: String) -> Declarators {
    if let known = knownDeclarators[name] { return known }
    let all = tree.declarators(of: name)
    let found = Declarators(
      typed: all.filter { $0.type != nil },
      locals: Dictionary(
        grouping: all.filter { $0.isLocal && !isDeclared($0.token) },
        by: { tree.numberOfBody(around: $0.token) }))
    knownDeclarators[name] = found
    return found
  }

  func hasVariable(_ name: String) -> Bool { !declarators(of: name).typed.isEmpty }

  /// The declaration of the local or parameter that a name means at a token; nil where it means neither.
  func local(_ name: String, around index: Int) -> ByteRange? {
    localBinding(name, around: index).map { tree.tokens[$0.token].range }
  }

  private func localBinding(_ name: String, around index: Int) -> ObjectiveCBinding? {
    guard let here = declarators(of: name).locals[tree.numberOfBody(around: index)] else { return nil }
    return here.count > mostCompared ? here.first : here.last { $0.token <= index && index <= $0.scopeEnd }
  }

  /// The value of a parameter or a local that is named `self`; nil where none is, or where its type is that of the object around
  /// it.
  func localSelf(at index: Int) -> ObjectiveCValue? {
    localBinding("self", around: index).flatMap { value(of: $0) }
  }

  /// The value of a variable by its declaration in the method or function around a token, and by its declaration outside of all
  /// methods.
  func variable(_ name: String, at index: Int) -> (local: ObjectiveCValue?, global: ObjectiveCValue?) {
    let all = declarators(of: name).typed
    if all.isEmpty { return (nil, nil) }
    if all.count > mostCompared { return (.unknown, nil) }
    let body = tree.body(around: index).tokens
    let here = all.filter { body.contains($0.token) && $0.token != index }
    func onlyOne(_ found: [ObjectiveCBinding]) -> ObjectiveCValue? {
      guard let first = found.first else { return nil }
      let value = value(of: first)
      guard found.allSatisfy({ self.value(of: $0) == value }) else { return .unknown }
      return value ?? ownSelf(at: index)
    }
    if let nearest = here.last(where: { $0.token < index && index <= $0.scopeEnd }) {
      return (onlyOne([nearest]), nil)
    }
    let outside = all.filter {
      let body = tree.body(around: $0.token)
      return body.brace == nil
        || body.kind == .function && tree.isMark($0.token + 1, "(") && body.isHead($0.token)
    }
    return (onlyOne(here), onlyOne(outside))
  }

  /// The value of a variable; nil if its type is that of `self`.
  private func value(of binding: ObjectiveCBinding, depth: Int = 0) -> ObjectiveCValue? {
    switch binding.type {
    // The name is a parameter of a template.
    case .object(let name)? where name.count == 1 && query.classChains(named: name) == nil: return .unknown
    case .same("self")?: return nil
    case .same(let name)?:
      let before =
        depth < deepestExpression ? declarators(of: name).typed.prefix { $0.token < binding.token } : []
      if before.count > mostCompared { return .unknown }
      if !before.isEmpty, before.allSatisfy({ value(of: $0, depth: depth + 1) == nil }) { return nil }
      let body = tree.body(around: binding.token).tokens
      let nearest = before.last { body.contains($0.token) && binding.token <= $0.scopeEnd }
      if let nearest { return value(of: nearest, depth: depth + 1) }
      return member(name, of: own(at: binding.token)) ?? .unknown
    case let type?: return ObjectiveCValue(type)
    case nil: return .unknown
    }
  }
}

/// The greatest number of places of one name in a file that are compared with each other; only crafted files have more.
let mostCompared = 1000

/// The greatest depth of nested expressions with a known value.
let deepestExpression = 16
