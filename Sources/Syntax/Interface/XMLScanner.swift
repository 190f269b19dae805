import Text

/// Reads XML tag by tag, in one pass, and goes on after damage.
///
/// Nothing is copied out of the file: names and values are byte offsets, and entities stay as written. Events are balanced: every
/// `start` that is not self-closing has exactly one `end`, however damaged the file is.
///
/// Damage is repaired with the help of the indentation that Interface Builder always writes: a line that is half typed or missing
/// then costs no more than the element to which it belongs. The indentation of well-formed files has no effect.
///
/// The other files `XML….swift` extend the scanner with the text between `<` and `>`. Only they write its properties.
struct XMLScanner: ByteCursor {
  enum Event { case start, end, done }

  struct Attribute {
    var nameLower, nameUpper: Int
    var valueLower, valueUpper: Int
    /// Whether the value contains `&`.
    var isEscaped: Bool

    var value: ByteRange { ByteRange(valueLower, valueUpper) }
  }

  struct OpenElement {
    var lower: Int
    var nameUpper: Int
    /// The number of blanks before the tag; -1 if it is not first on its line, -2 while unknown.
    var column: Int
    /// Whether the start tag was cut off, which has then been reported.
    var isBroken: Bool
  }

  /// The maximum number of problems: more would not help a reader, and a megabyte of `<` must not become a million messages.
  static let maximumProblems = 100
  /// The maximum number of open elements among which an end tag that does not match looks for its start. Without it, damage could
  /// cost the square of its size.
  static let maximumSearchDepth = 256
  static let maximumColumn = 256
  /// The number of attributes from which repeated names are not looked for, which would cost the square of the number. Real
  /// elements have fewer.
  static let maximumAttributes = 256

  let base: UnsafePointer<UInt8>
  let count: Int
  var end: Int { count }
  /// Whether the file is Latin-1 rather than UTF-8.
  var isLatin1 = false
  var problems: [Problem] = []
  var hasConflict = false
  /// The places of elements that their own end tags do not close, and of end tags without an element: what is beside them may
  /// have other parents than it seems to.
  var nestingFaults: [Int] = []

  /// A buffer whose first `attributeCount` items are the attributes of the current start tag. Hot: the buffer only grows.
  var attributes: ContiguousArray<Attribute> = []
  var attributeCount = 0
  /// The lengths and last letters of the tag's attribute names, as bits.
  var attributeNames: UInt64 = 0
  /// The range of the current tag, from `<` to `>`, both included.
  var tagLower = 0
  var tagUpper = 0
  var nameLower = 0
  var nameUpper = 0
  var isSelfClosing = false
  /// The start of the text before the current tag: the end of the last tag, comment or section.
  var textLower = 0
  /// The end of the closed element, at the event `end`.
  var elementUpper = 0
  /// Whether the element has no end tag and ended with an outer element, at the event `end`.
  var isForced = false

  var offset = 0
  /// The end of the last end tag, until the text after it is read; else 0.
  var textAfterEnd = 0
  /// The open elements, outermost first.
  var open: ContiguousArray<OpenElement> = []
  var pendingEnds = 0
  /// The end of the elements that `pendingEnds` closes, other than the last, and the end of the last one.
  var forcedUpper = 0
  var lastUpper = 0
  /// The number of elements that were open where the current conflict began; nil outside conflicts.
  var conflictDepth: Int?
  var hasDoctype = false
  var hasRoot = false
  var hasReportedOutside = false
  var hasReportedTag = false
  /// Whether the file ended inside a tag.
  var isCutOff = false
  var lacksCommentEnd = false
  var lacksInstructionEnd = false
  var lacksSectionEnd = false

  /// Creates a scanner. `base` must outlive it and point to `count` bytes; the scanner reads no further byte.
  init(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) {
    self.base = base
    self.count = count
    offset = start
    textLower = start
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  var depth: Int { open.count }

  /// The names of the open elements, outermost first.
  var openNames: [String] { open.map { string($0.lower + 1, $0.nameUpper) } }

  /// Undoes the start tag that was read last, and goes back to its beginning.
  mutating func goBack(to lower: Int) {
    if !isSelfClosing { _ = open.popLast() }
    offset = lower
    textLower = lower
    textAfterEnd = 0
  }

  mutating func next() -> Event {
    while true {
      if pendingEnds > 0 {
        pendingEnds -= 1
        isForced = pendingEnds > 0
        elementUpper = isForced ? forcedUpper : lastUpper
        _ = open.popLast()
        return .end
      }
      skipText()
      if pendingEnds > 0 { continue }
      guard offset < count else { return finish() }
      tagLower = offset
      guard offset + 1 < count else {
        reportStray(offset, 1)
        offset += 1
        continue
      }
      switch base[offset + 1] {
      case Ascii.slash:
        readEndTag()
      case Ascii.bang:
        skipDeclaration()
        textLower = offset
      case Ascii.question:
        skipInstruction()
        textLower = offset
      case Ascii.less where isConflictMarker(Ascii.less, at: offset):
        beginConflict()
      case let byte where isNameHead(byte):
        if let top = open.last, top.isBroken, closesBroken(top, before: offset) {
          close(1, forcedAt: offset, upper: offset)
          continue
        }
        readStartTag()
        return .start
      default:
        reportStray(offset, 1)
        offset += 1
      }
    }
  }

  mutating func finish() -> Event {
    guard let top = open.last else { return .done }
    // A tag that the end of the file cut off has already been reported.
    if !isCutOff, !top.isBroken, !hasConflict {
      reportUnclosed(top, as: .cutOff)
    } else if let last = problems.indices.last, problems[last].kind == .malformed {
      problems[last].kind = .cutOff
    }
    tagLower = count
    tagUpper = count
    close(open.count, forcedAt: count, upper: count)
    pendingEnds -= 1
    elementUpper = count
    isForced = false
    _ = open.popLast()
    return .end
  }

  mutating func close(_ number: Int, forcedAt forced: Int, upper: Int) {
    pendingEnds = number
    forcedUpper = forced
    lastUpper = upper
  }

  // MARK: Tags

  mutating func readStartTag() {
    nameLower = offset + 1
    nameUpper = endOfName(from: nameLower)
    offset = nameUpper
    isSelfClosing = false
    hasReportedTag = false
    attributeCount = 0
    attributeNames = 0
    let isBroken = !readAttributes()
    tagUpper = offset
    if open.isEmpty {
      if hasRoot, !hasReportedOutside, !hasConflict {
        hasReportedOutside = true
        report(
          nameLower, nameUpper, "'\(shown(nameLower, nameUpper))' comes after the end of the root element")
      }
      hasRoot = true
    }
    if !isSelfClosing {
      open.append(
        OpenElement(lower: tagLower, nameUpper: nameUpper, column: -2, isBroken: isBroken))
    }
    textLower = offset
  }
}
