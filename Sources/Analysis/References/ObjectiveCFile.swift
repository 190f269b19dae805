import Index
import Syntax
import Text

/// The tokens of one Objective-C file, for what outlines leave out.
///
/// Where it uses a member is in `ObjectiveCUses.swift`, of which class a receiver is in `ObjectiveCReceivers.swift`, and what bodies
/// declare in `ObjectiveCLocals.swift`.
final class ObjectiveCFile {
  enum BodyKind { case classMethod, function, other }

  let file: FileID
  let resolver: Resolver
  let code: CodeFile
  let text: SourceText
  let tree: ObjectiveCTree
  var tokens: [ObjectiveCLexeme] { tree.tokens }
  /// Where the file gives variables of each name a type: `Type *name` and `(Type *)name`.
  private(set) lazy var variables = findVariables()
  /// The methods and functions, each with its head, and what stands between them.
  private(set) lazy var bodies = findBodies()
  /// Where something may be given a target for its action.
  private(set) lazy var wordsForTargets = (tokens(of: "target") + tokens(of: "setTarget")).sorted()
  /// Where variables are bound to names in visual formats.
  private(set) lazy var wordsForBindings = tokens(of: "NSDictionaryOfVariableBindings")
  /// The definitions of macros, with the lines on which they go on.
  private(set) lazy var macros = findMacros()
  private(set) lazy var brackets = ObjectiveCBrackets(tokens)
  private lazy var declaredNames = Set(
    code.readMembers().joined().filter { $0.kind != .synthesized }.map(\.nameRange))
  /// What the bodies are that were asked about.
  var knownKinds: [Int: BodyKind] = [:]
  /// The tokens that declare locals, by name and body, for `local`.
  var knownLocals: [String: [Int: [Int]]] = [:]

  init?(_ file: FileID, text bytes: [UInt8], _ resolver: Resolver) {
    guard let code = resolver.snapshot.code(file), code.language == .objectiveC else { return nil }
    self.file = file
    self.resolver = resolver
    self.code = code
    text = SourceText(bytes)
    tree = ObjectiveCTree(bytes)
  }

  private func findMacros() -> [ByteRange] {
    let found = text.bytes.withSpan { SearchText(Array("define".utf8)).ranges(in: $0) }
    var result: [ByteRange] = []
    for place in found where place.lower >= (result.last?.upper ?? 0) {
      var hash = place.lower - 1
      while hash >= 0, text.bytes[hash] == 0x20 || text.bytes[hash] == 0x09 { hash -= 1 }
      guard hash >= 0, text.bytes[hash] == UInt8(ascii: "#") else { continue }
      var end = text.nextLine(place.upper)
      while end < text.bytes.count, continuesLine(endingAt: end) { end = text.nextLine(end) }
      result.append(ByteRange(place.lower, end))
    }
    return result
  }

  /// The name of the macro in whose definition a token is.
  func nameOfMacro(around index: Int) -> String? {
    let lower = tokens[index].range.lower
    let next = macros.partitionPoint { $0.lower > lower }
    guard next > 0, lower < macros[next - 1].upper else { return nil }
    return token(holding: macros[next - 1]).flatMap { word($0 + 1) }
  }

  private func continuesLine(endingAt newLine: Int) -> Bool {
    var last = newLine - 1
    while last >= 0, text.bytes[last] == 0x0A || text.bytes[last] == 0x0D { last -= 1 }
    return last >= 0 && text.bytes[last] == UInt8(ascii: "\\")
  }

  // MARK: Tokens

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return text.string(tokens[index].range)
  }

  /// The tokens that are a word, in order. The text is searched for it: to compare each token takes several times as long.
  func tokens(of word: String) -> [Int] {
    text.bytes.withSpan { SearchText(Array(word.utf8)).ranges(in: $0) }.compactMap { range in
      token(holding: range).flatMap { tokens[$0].range == range && isWord($0) ? $0 : nil }
    }
  }

  /// The token in which a place begins; nil in comments and white space.
  func token(holding range: ByteRange) -> Int? {
    let index = tokens.partitionPoint { $0.range.upper > range.lower }
    return index < tokens.count && tokens[index].range.lower < range.upper ? index : nil
  }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  func isMark(_ index: Int, anyOf marks: String) -> Bool {
    guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
    return marks.utf8.contains(byte)
  }

  /// Whether the next token stands on another line.
  func endsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens.indices.contains(index + 1) else { return true }
    return text.string(ByteRange(tokens[index].range.upper, tokens[index + 1].range.lower)).contains {
      $0.isNewline
    }
  }

  func isAccess(_ index: Int) -> Bool {
    isMark(index, ".") && word(index - 1)?.first?.isNumber != true
      || tokens.indices.contains(index) && tokens[index].kind == .arrow
  }

  /// Whether a range is the name in the declaration of a member.
  func isDeclared(_ range: ByteRange) -> Bool { declaredNames.contains(range) }
}

/// How many places of one name in a file are compared with another, more than files have that were not made to take long.
let mostCompared = 1000

/// Words before an expression rather than before the name of a variable.
let statementWords: Set<String> = [
  "return", "else", "do", "in", "sizeof", "throw", "delete", "co_await", "co_return", "co_yield", "not",
  "and", "or",
]
