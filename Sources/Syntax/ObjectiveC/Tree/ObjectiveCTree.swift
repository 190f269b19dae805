import Text

/// The brackets, bodies, messages and declarations in the code of one Objective-C file.
///
/// A tree is made only for files that contain a searched name; the outline does not need one. Macros are not expanded, and the
/// branches of an `#if` follow one another. Each table is made in one pass, so no query reads more of the file than it needs.
///
/// Parts of the code are given by tokens: an expression by its last one, a message by its opening bracket, a declaration by its
/// name. An index outside of the file is neither a word nor a mark.
package struct ObjectiveCTree: Sendable {
  package let bytes: [UInt8]
  package internal(set) var tokens: [ObjectiveCLexeme]
  package internal(set) var messages: [ObjectiveCMessage] = []
  var pieces: [ObjectiveCMessage.Piece] = []
  /// The methods, the functions and the declarations between them. The list is never empty, and its items adjoin.
  package internal(set) var bodies: [ObjectiveCBody] = []
  /// The ranges of the definitions of macros, with their continuation lines.
  var macros: [ByteRange] = []
  /// The tokens of each `@synthesize` and `@dynamic`, up to the semicolon.
  var syntheses: [Range<Int>] = []
  /// The tokens of each list of names after `@protocol` or `<`, with the commas between them.
  var protocolLists: [Range<Int>] = []

  /// - Parameter texts: Methods and functions that contain none of these get empty braces; nil reads all.
  package init(_ bytes: [UInt8], inFunctionsWith texts: [SearchText]? = nil) {
    self.bytes = bytes
    tokens = objectiveCTokens(of: bytes, inFunctionsWith: texts)
    findBrackets()
    findMessages()
    findExpressions()
    findBodies()
    findBlockEnds()
    findMacros()
    findLists()
  }

  // MARK: Tokens

  /// The token to which a token is linked by a property; nil if there is none.
  func link(_ index: Int, _ field: (ObjectiveCLexeme) -> Int32) -> Int? {
    guard tokens.indices.contains(index) else { return nil }
    let other = field(tokens[index])
    return other < 0 ? nil : Int(other)
  }

  package func word(_ index: Int) -> String? { isWord(index) ? text(index) : nil }

  /// The text of a token.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let range = tokens[index].range
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  package func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  package func isMark(_ index: Int, anyOf marks: StaticString) -> Bool {
    guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
    return marks.withUTF8Buffer { $0.contains(byte) }
  }

  package func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  package func isArrow(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .arrow
  }

  /// Whether a token is a dot or an arrow before a member, rather than the point of a number.
  package func isAccess(_ index: Int) -> Bool {
    isArrow(index) || isMark(index, ".") && !isNumber(index - 1)
  }

  func isNumber(_ index: Int) -> Bool { isWord(index) && Ascii.isDigit(bytes[tokens[index].range.lower]) }

  /// Whether a token is this word after an `@`.
  package func isKeyword(_ word: String, endingAt index: Int) -> Bool {
    isMark(index - 1, "@") && self.word(index) == word
  }

  /// Whether the token is the last on its line.
  func endsLine(_ index: Int) -> Bool { !tokens.indices.contains(index + 1) || tokens[index + 1].startsLine }

  /// The indices of the tokens that are a word, in order.
  ///
  /// They are found by a search of the text, since a comparison of each token takes several times as long.
  package func tokens(of word: String) -> [Int] { tokens(of: word, in: tokens.indices) }

  /// The indices of the tokens in a part of the file, such as a method, that are a word, in order.
  package func tokens(of word: String, in part: Range<Int>) -> [Int] {
    if part.isEmpty { return [] }
    let (start, end) = (tokens[part.lowerBound].range.lower, tokens[part.upperBound - 1].range.upper)
    return bytes.withSpan { SearchText(Array(word.utf8)).ranges(in: $0.extracting(start..<end)) }.compactMap {
      let range = ByteRange(start + $0.lower, start + $0.upper)
      return token(holding: range).flatMap { tokens[$0].range == range && isWord($0) ? $0 : nil }
    }
  }

  /// The token at the start of a range; nil in comments and white space.
  package func token(holding range: ByteRange) -> Int? {
    let index = tokens.partitionPoint { $0.range.upper > range.lower }
    return index < tokens.count && tokens[index].range.lower < range.upper ? index : nil
  }

  /// The word that contains an offset or ends at it.
  package func token(ofWordAt offset: Int) -> Int? {
    let first = tokens.partitionPoint { $0.range.upper >= offset }
    return tokens.indices[first...].prefix(2).first { isWord($0) && tokens[$0].range.touches(offset) }
  }

  // MARK: Directives

  /// The name of the macro whose definition contains a token.
  package func nameOfMacro(around index: Int) -> String? { define(around: index).flatMap { word($0 + 1) } }

  /// Whether a token is a parameter in a macro's definition: `#define WIDTH(view) (view).frame.size.width`
  package func isParameterOfMacro(_ index: Int) -> Bool {
    guard let name = define(around: index).map({ $0 + 1 }), isMark(name + 1, "("),
      tokens[name].range.upper == tokens[name + 1].range.lower, let close = closing(name + 1),
      let word = word(index)
    else { return false }
    return (name + 2..<close).contains { self.word($0) == word }
  }

  /// The word `define` of the macro whose definition contains a token.
  private func define(around index: Int) -> Int? {
    let lower = tokens[index].range.lower
    let next = macros.partitionPoint { $0.lower > lower }
    return next > 0 && lower < macros[next - 1].upper ? token(holding: macros[next - 1]) : nil
  }

  private mutating func findMacros() {
    for define in tokens(of: "define").map({ tokens[$0] })
    where define.isInDirective && define.range.lower >= macros.last?.upper ?? 0 {
      var end = nextLine(define.range.upper)
      while end < bytes.count, continuesLine(endingAt: end) { end = nextLine(end) }
      macros.append(ByteRange(define.range.lower, end))
    }
  }

  private func nextLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Ascii.newline).map { $0 + 1 } ?? bytes.count
  }

  private func continuesLine(endingAt newline: Int) -> Bool {
    // Only one line break is skipped: blank lines end a macro, and a search through many of them would cost the square of their
    // number.
    var last = newline - 1
    if last >= 0, bytes[last] == Ascii.newline { last -= 1 }
    if last >= 0, bytes[last] == Ascii.carriageReturn { last -= 1 }
    return last >= 0 && bytes[last] == Ascii.backslash
  }

  private mutating func findLists() {
    for keyword in (tokens(of: "synthesize") + tokens(of: "dynamic")).sorted()
    where isMark(keyword - 1, "@") && keyword >= syntheses.last?.upperBound ?? 0 {
      let end = tokens[keyword...].firstIndex { $0.kind == .mark(Ascii.semicolon) }
      syntheses.append(keyword..<(end ?? tokens.count))
    }
    for index in tokens.indices where isMark(index, "<") || isKeyword("protocol", endingAt: index) {
      var last = index + 1
      while isWord(last), isMark(last + 1, ","), isWord(last + 2) { last += 2 }
      protocolLists.append(index + 1..<last + 1)
    }
  }
}
