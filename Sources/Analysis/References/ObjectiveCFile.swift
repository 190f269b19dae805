import Index
import Syntax
import Text

/// The tokens of one Objective-C file, for what outlines leave out.
///
/// Where it uses a member is in `ObjectiveCUses.swift`, of which class a receiver is in `ObjectiveCReceivers.swift`, and what bodies
/// declare in `ObjectiveCLocals.swift`.
final class ObjectiveCFile {
  let file: FileID
  let resolver: Resolver
  let code: CodeFile
  let text: SourceText
  let tokens: [ObjectiveCLexeme]
  /// Where the file gives variables of each name a type: `Type *name` and `(Type *)name`.
  private(set) lazy var variables = findVariables()
  /// The methods and functions, each with its head, and what stands between them.
  private(set) lazy var bodies = findBodies()

  init?(_ file: FileID, text bytes: [UInt8], _ resolver: Resolver) {
    guard let code = resolver.snapshot.code(file), code.language == .objectiveC else { return nil }
    self.file = file
    self.resolver = resolver
    self.code = code
    text = SourceText(bytes)
    tokens = objectiveCLexemes(of: bytes)
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
}
