import Text

/// Reads XML tag by tag, in one pass, and keeps going after damage.
///
/// Nothing is copied out of the file: names and values are byte offsets, entities stay as written.
/// Elements are balanced here: every `start` that is not self-closing has exactly one `end`,
/// whatever the file looks like.
///
/// Damage is healed with the help of indentation, which Interface Builder always writes: a line
/// that is half typed or missing then costs no more than the element it belongs to. Well-formed
/// files never reach those paths, so their indentation means nothing.
///
/// The files `XML….swift` beside this one extend the scanner with the text between `<` and `>`; only they write its properties.
struct XMLScanner: ByteCursor {
  enum Event { case start, end, done }

  struct Attribute {
    var nameLower, nameUpper: Int
    var valueLower, valueUpper: Int
    /// The value holds `&`.
    var isEscaped: Bool

    var value: ByteRange { ByteRange(valueLower, valueUpper) }
  }

  struct OpenElement {
    var lower: Int
    var nameUpper: Int
    /// Number of blanks before it; -1 where it is not first on its line, -2 while unknown.
    var column: Int
    /// Its start tag was cut off, and that has been reported.
    var isBroken: Bool
  }

  /// More would not help a reader, and a megabyte of `<` must not become a million messages.
  static let maximumProblems = 100
  /// The number of open tags in which an end tag that does not match looks for its start; keeps damage from costing
  /// the square of its size.
  static let maximumSearchDepth = 256
  static let maximumColumn = 256
  /// No element has as many; more are not compared with each other, which costs the square of their number.
  static let maximumAttributes = 256

  let base: UnsafePointer<UInt8>
  let count: Int
  var end: Int { count }
  /// Else it is UTF-8.
  var isLatin1 = false
  var problems: [Problem] = []
  var hasConflict = false

  /// The attributes of the current start tag are the first `attributeCount`. Hot: the buffer only grows.
  var attributes: ContiguousArray<Attribute> = []
  var attributeCount = 0
  /// The lengths and last letters of their names, as bits.
  var attributeNames: UInt64 = 0
  /// The current tag, from `<` to `>`, both included.
  var tagLower = 0
  var tagUpper = 0
  var nameLower = 0
  var nameUpper = 0
  var isSelfClosing = false
  /// The start of the text before the current tag: the end of the last tag, comment or section.
  var textLower = 0
  /// At `end`: where the closed element ends.
  var elementUpper = 0
  /// At `end`: the element has no end tag, and that of an outer element closed it.
  var isForced = false

  var offset = 0
  /// The end of the last end tag, until the text after it is read; else 0.
  var textAfterEnd = 0
  /// Outermost first.
  var open: ContiguousArray<OpenElement> = []
  var pendingEnds = 0
  /// The end of the elements that `pendingEnds` closes before the last, and the end of the last.
  var forcedUpper = 0
  var lastUpper = 0
  /// Elements open where the current conflict began; nil outside conflicts.
  var conflictDepth: Int?
  var hasDoctype = false
  var hasRoot = false
  var hasReportedOutside = false
  var hasReportedTag = false
  /// The end of the file was met inside a tag.
  var isCutOff = false
  var lacksCommentEnd = false
  var lacksInstructionEnd = false
  var lacksSectionEnd = false

  /// `base` must outlive the scanner and hold `count` bytes; every access is below `count`.
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

  /// Takes back the start tag that was read last, and goes on from before it.
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
    // A tag cut off by the end of the file has said so already.
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
