import Text

/// Determines whether places in a text lie in a comment, and in the bodies of which methods. Places must be in ascending order.
///
/// It reads no further than the last place, and little before it: declared methods are read from brace to quote to slash, and for
/// most other places their line is enough to show that they are code.
struct CodeRegions: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  /// The end of the text that was searched for block comments.
  var offset = 0
  private let isObjectiveC: Bool
  /// The marks in declared methods.
  private var inBodies: CodeMarks
  /// The marks in the whole text, for places whose line is not enough.
  private var inAll: CodeMarks
  private var depth = 0
  private var bodies: [Body] = []
  /// The method whose body the next brace opens.
  private var pending: UInt32?
  /// The number of methods with a body, by name.
  private(set) var bodyCounts: [UInt32: Int] = [:]
  /// The start of the first block comment.
  private var blockComment = Int.max
  /// The last place whose line showed that it is code.
  private var lastCode = 0

  private struct Body {
    var method: UInt32
    var depth: Int
  }

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    self.base = base
    self.end = end
    self.isObjectiveC = isObjectiveC
    inAll = CodeMarks(base: base, end: end, isObjectiveC: isObjectiveC)
    inBodies = inAll
  }

  /// Moves on to a place and returns whether it lies in a comment.
  @inline(__always)
  mutating func isInComment(_ place: Int) -> Bool {
    while isInMethod, inBodies.mark < place { step(before: place) }
    if isInMethod { return inBodies.isInComment(place) }
    if isCode(place) { return false }
    while inAll.next(before: place) != nil {}
    return inAll.isInComment(place)
  }

  /// Whether the last place given to `isInComment` lies in the body of a method of this name.
  func isInBody(of method: UInt32) -> Bool { bodies.contains { $0.method == method } }

  /// Notes that a method is declared at the last place given to `isInComment`, which is outside of comments.
  mutating func declare(_ method: UInt32, at place: Int) {
    if !isInMethod {
      inBodies.begin(at: place)
      depth = 0
    }
    pending = method
  }

  /// Reads the whole text. False if its braces don't match, so that a body may end earlier than was assumed.
  mutating func isBalanced() -> Bool {
    while isInMethod, inBodies.mark < end { step(before: end) }
    var all = CodeMarks(base: base, end: end, isObjectiveC: isObjectiveC)
    var depth = 0
    while let mark = all.next(before: end) { depth = mark.depth(after: depth) }
    return depth == 0
  }

  /// Whether a method's body is open or about to begin.
  private var isInMethod: Bool { pending != nil || !bodies.isEmpty }

  private mutating func step(before place: Int) {
    guard let mark = inBodies.next(before: place) else { return }
    depth = mark.depth(after: depth)
    switch mark {
    case .opening:
      if let method = pending {
        bodies.append(Body(method: method, depth: depth))
        bodyCounts[method, default: 0] += 1
      }
      pending = nil
    case .closing, .lastClosing:
      while let last = bodies.last, last.depth > depth { bodies.removeLast() }
      pending = nil
    case .other: break
    }
  }

  /// Whether a place is certainly code: no block comment begins before it, and no slash precedes it on its line.
  private mutating func isCode(_ place: Int) -> Bool {
    if blockComment == .max { lookForBlockComment(before: place) }
    if blockComment < place { return false }
    var index = place - 1
    while index >= lastCode, base[index] != Ascii.newline {
      if base[index] == Ascii.slash { return false }
      index -= 1
    }
    // A line comment goes on after a backslash at the end of its line.
    if index > 0, index >= lastCode {
      let last = base[index - 1] == Ascii.carriageReturn ? index - 2 : index - 1
      if last >= 0, base[last] == Ascii.backslash { return false }
    }
    lastCode = place
    return true
  }

  private mutating func lookForBlockComment(before place: Int) {
    while offset < place {
      offset = findEither(Ascii.slash, Ascii.slash, from: offset)
      if byte(at: offset + 1) == Ascii.star {
        blockComment = offset
        return
      }
      offset += 1
    }
  }
}

/// Whether a place lies in the first braces after another place `start`, which must be in code.
package func isInBraces(
  _ place: Int, after start: Int, of text: [UInt8], _ language: CodeOutline.Language
) -> Bool {
  text.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return false }
    var marks = CodeMarks(base: base, end: buffer.count, isObjectiveC: language == .objectiveC)
    marks.begin(at: start)
    var depth = 0
    while let mark = marks.next(before: place) {
      depth = mark.depth(after: depth)
      if depth <= 0, mark != .other { return false }
    }
    return depth > 0
  }
}

/// Steps through a text from brace, literal or comment to the next.
private struct CodeMarks {
  enum Mark {
    case opening, closing
    /// A closing brace at the start of a line, which ends a function in Objective-C.
    case lastClosing
    case other

    /// The number of open braces after the mark. The branches of an `#if` may each open a brace, so the end of a function resets
    /// it.
    func depth(after depth: Int) -> Int {
      switch self {
      case .opening: depth + 1
      case .closing: depth - 1
      case .lastClosing: 0
      case .other: depth
      }
    }
  }

  private var swift: SwiftLexer
  private var objectiveC: ObjectiveCLexer
  private let isObjectiveC: Bool
  /// The start of the next mark; until it is found, the place from which to search.
  private(set) var mark = 0
  private var isFound = false
  /// The end of the last mark, and whether it was a comment.
  private var last = (end: 0, isComment: false)

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    swift = SwiftLexer(base: base, end: end, isRecovering: false)
    objectiveC = ObjectiveCLexer(base: base, end: end, isRecovering: false)
    self.isObjectiveC = isObjectiveC
  }

  /// Continues from a place in code.
  mutating func begin(at place: Int) {
    last = (place, false)
    mark = place
    isFound = false
  }

  /// Whether a place lies in the comment that was stepped over last.
  func isInComment(_ place: Int) -> Bool { place < last.end && last.isComment }

  /// Steps over the next mark and returns it; nil if it does not begin before a place.
  @inline(__always)
  mutating func next(before place: Int) -> Mark? {
    if !isFound { find() }
    guard mark < place else { return nil }
    let start = mark
    let byte = swift.byte(at: start)
    let result: Mark
    switch byte {
    case Ascii.openBrace:
      result = .opening
      last = (start + 1, false)
    case Ascii.closeBrace:
      let isLast = isObjectiveC && (start == 0 || swift.byte(at: start - 1) == Ascii.newline)
      result = isLast ? .lastClosing : .closing
      last = (start + 1, false)
    default:
      result = .other
      let next = swift.byte(at: start + 1)
      let isComment = byte == Ascii.slash && (next == Ascii.slash || next == Ascii.star)
      last = (max(start + 1, skip(from: start)), isComment)
    }
    find()
    return result
  }

  private mutating func find() {
    mark = isObjectiveC ? objectiveC.findCodeMark(from: last.end) : swift.findCodeMark(from: last.end)
    isFound = true
  }

  /// The end of the literal, the comment or the directive at a place.
  private mutating func skip(from start: Int) -> Int {
    if isObjectiveC {
      objectiveC.offset = start
      objectiveC.skipMark()
      return objectiveC.offset
    }
    swift.offset = start
    swift.skipMark()
    return swift.offset
  }
}
