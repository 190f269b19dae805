import Text

/// Tells of places in a text, asked in ascending order, whether they lie in a comment and in whose body.
///
/// Reads no further than it was asked about, and steps from brace, quote or slash to the next.
struct CodeRegions {
  private var swift: SwiftLexer
  private var objectiveC: ObjectiveCLexer
  private let isObjectiveC: Bool
  private let end: Int
  /// Where the next brace, literal or comment begins.
  private var mark: Int
  /// Where the last one ended that was stepped over, and whether it was a comment.
  private var skipped = (end: 0, isComment: false)
  private var depth = 0
  private var bodies: [Body] = []
  /// The method whose body the next brace opens.
  private var pending: UInt32?
  /// How many methods of a name have a body.
  private(set) var bodyCounts: [UInt32: Int] = [:]

  private struct Body {
    var method: UInt32
    var depth: Int
  }

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    swift = SwiftLexer(base: base, end: end, isRecovering: false)
    objectiveC = ObjectiveCLexer(base: base, end: end, isRecovering: false)
    self.isObjectiveC = isObjectiveC
    self.end = end
    mark = isObjectiveC ? objectiveC.findCodeMark(from: 0) : swift.findCodeMark(from: 0)
  }

  /// Goes on to a place; tells whether it lies in a comment.
  @inline(__always)
  mutating func isInComment(_ place: Int) -> Bool {
    while mark < place { step() }
    return place < skipped.end && skipped.isComment
  }

  /// Whether the place that was asked about last lies in the body of a method of a name.
  func isInBody(of method: UInt32) -> Bool { bodies.contains { $0.method == method } }

  /// Notes that a method is declared at the place that was asked about last.
  mutating func declare(_ method: UInt32) { pending = method }

  /// Reads the rest; false where the braces don't match, so that bodies may have been taken for longer than they are.
  mutating func isBalanced() -> Bool {
    while mark < end { step() }
    return depth == 0
  }

  private mutating func step() {
    let start = mark
    let byte = swift.byte(at: start)
    switch byte {
    case Ascii.openBrace:
      depth += 1
      if let method = pending {
        bodies.append(Body(method: method, depth: depth))
        bodyCounts[method, default: 0] += 1
      }
      pending = nil
      skipped = (start + 1, false)
    case Ascii.closeBrace:
      // The branches of an `#if` may each open a brace. In Objective-C, one at the start of a line ends a function.
      let isOutermost = isObjectiveC && (start == 0 || swift.byte(at: start - 1) == Ascii.newline)
      depth = isOutermost ? 0 : depth - 1
      while let last = bodies.last, last.depth > depth { bodies.removeLast() }
      pending = nil
      skipped = (start + 1, false)
    default:
      let next = swift.byte(at: start + 1)
      let isComment = byte == Ascii.slash && (next == Ascii.slash || next == Ascii.star)
      skipped = (max(start + 1, skip(from: start)), isComment)
    }
    mark = isObjectiveC ? objectiveC.findCodeMark(from: skipped.end) : swift.findCodeMark(from: skipped.end)
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
