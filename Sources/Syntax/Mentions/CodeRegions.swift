import Text

/// Determines whether places in a text, in ascending order, are left out, and in whose body they lie: those in comments are, and
/// those in the branches of `#if 0` and `#if false`, which no compiler reads, and those in the braces of conditions such as
/// `if false` and `if (NO)`, which never run.
///
/// Reads no further than the last of these places, and no more than it needs: the bodies of methods that are declared are gone
/// through from brace, quote or slash to the next; most other places are code by their line alone.
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
  /// The branches that no compiler reads or that never run, from the last place on.
  private lazy var deadBranches = (findDeadBranches() + findDeadBraces()).sorted { $0.lower < $1.lower }[...]

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

  /// Moves on to a place and returns whether it is left out.
  @inline(__always)
  mutating func isLeftOut(_ place: Int) -> Bool {
    while let branch = deadBranches.first, branch.upper <= place { deadBranches.removeFirst() }
    return isInComment(place) || deadBranches.first?.touches(place) == true
  }

  @inline(__always)
  private mutating func isInComment(_ place: Int) -> Bool {
    while isInMethod, inBodies.mark < place { step(before: place) }
    if isInMethod { return inBodies.isInComment(place) }
    if isCode(place) { return false }
    while inAll.next(before: place) != nil {}
    return inAll.isInComment(place)
  }

  /// Whether the last place given to `isLeftOut` lies in the body of a method of this name.
  func isInBody(of method: UInt32) -> Bool { bodies.contains { $0.method == method } }

  /// Notes that a method is declared at the last place given to `isLeftOut`, which is not.
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

  private func findDeadBranches() -> [ByteRange] {
    var result: [ByteRange] = []
    var marks = CodeMarks(base: base, end: end, isObjectiveC: isObjectiveC)
    var place = findEither(Ascii.hash, Ascii.hash, from: 0)
    while place < end {
      if isNever(directiveAt: place) {
        while marks.next(before: place) != nil {}
        // One that is not closed may be a text.
        if !marks.hasPassed(place), let upper = endOfBranch(from: place) {
          result.append(ByteRange(place, upper))
          place = upper
        } else if !marks.hasPassed(place) {
          return result
        }
      }
      place = findEither(Ascii.hash, Ascii.hash, from: place + 1)
    }
    return result
  }

  /// The braces of the conditions that never hold: `if false {`, `while (NO) {`.
  private func findDeadBraces() -> [ByteRange] {
    let text = UnsafeBufferPointer(start: base, count: end).span
    let conditions = (isObjectiveC ? neverInObjectiveC : neverInSwift).flatMap { $0.ranges(in: text) }
    var result: [ByteRange] = []
    var marks = CodeMarks(base: base, end: end, isObjectiveC: isObjectiveC)
    for condition in conditions.sorted(by: { $0.lower < $1.lower }) {
      let last = lastMark(before: condition.lower)
      guard isWord("if", endingAt: last) || isWord("while", endingAt: last),
        result.last.map({ $0.upper <= last }) != false
      else { continue }
      var brace = condition.upper - (isObjectiveC ? 0 : 1)
      while brace < end, base[brace] <= 0x20 { brace += 1 }
      while marks.next(before: condition.lower) != nil {}
      if byte(at: brace) != Ascii.openBrace || marks.hasPassed(condition.lower) { continue }
      marks.begin(at: brace)
      var depth = 0
      repeat {
        // Braces that are not closed may be those of a text.
        guard let mark = marks.next(before: end) else { return result }
        depth = mark.depth(after: depth)
      } while depth > 0
      result.append(ByteRange(brace, marks.upper))
    }
    return result
  }

  /// `#if 0`, `#if false && DEBUG`
  private func isNever(directiveAt place: Int) -> Bool {
    guard isFirstInLine(place), case let word = firstMark(after: place), hasPrefix("if", at: word),
      case let condition = firstMark(after: word + 1), condition > word + 2,
      case let never:StaticString = isObjectiveC ? "0" : "false", hasPrefix(never, at: condition),
      case var index = condition + never.utf8CodeUnitCount, !Ascii.isWordByte(byte(at: index))
    else { return false }
    while index < end, base[index] != Ascii.newline {
      if base[index] == Ascii.pipe || base[index] == Ascii.dot { return false }
      index += 1
    }
    return true
  }

  private func isFirstInLine(_ place: Int) -> Bool {
    let last = lastMark(before: place)
    return last < 0 || (last + 1..<place).contains { base[$0] == Ascii.newline }
  }

  /// The directive that ends the branch of an `#if`.
  private func endOfBranch(from start: Int) -> Int? {
    var depth = 0
    var place = findEither(Ascii.hash, Ascii.hash, from: start + 1)
    while place < end {
      let word = firstMark(after: place)
      if isFirstInLine(place) {
        if hasPrefix("if", at: word) {
          depth += 1
        } else if hasPrefix("endif", at: word) {
          if depth == 0 { return place }
          depth -= 1
        } else if depth == 0, hasPrefix("el", at: word) {
          return place
        }
      }
      place = findEither(Ascii.hash, Ascii.hash, from: place + 1)
    }
    return nil
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

/// The conditions that never hold, without the words before them.
private let neverInSwift = [" false {", "(false) {"].map { SearchText(Array($0.utf8)) }
private let neverInObjectiveC = ["(NO)", "(0)"].map { SearchText(Array($0.utf8)) }

/// The places among some that lie in a comment, in a branch of `#if 0` or `#if false`, which no compiler reads, or in braces that
/// never run.
package func leftOut(_ places: [Int], of text: [UInt8], _ language: CodeOutline.Language) -> Set<Int> {
  text.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return [] }
    var regions = CodeRegions(base: base, end: buffer.count, isObjectiveC: language == .objectiveC)
    return Set(places.sorted().filter { buffer.indices.contains($0) && regions.isLeftOut($0) })
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

  /// The end of what was stepped over last.
  var upper: Int { last.end }

  /// Whether a place lies in what was stepped over last.
  func hasPassed(_ place: Int) -> Bool { place < last.end }

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
