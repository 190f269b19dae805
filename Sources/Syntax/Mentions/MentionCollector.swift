import Text

/// Goes through a text and collects the names in it; see `MentionedNames` for which.
struct MentionCollector: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  let isObjectiveC: Bool
  /// How each name is used, by its number.
  private var names: [UInt32: UInt32] = [:]
  /// The word before, where it introduces a name, and its end.
  private var pending = Introducer.none
  private var pendingEnd = 0
  /// The method's first piece that is being read, else the next one; see `nextDeclaration(from:)`.
  private var declaration = ByteRange(0, 0)
  private var regions: CodeRegions
  /// The last place whose line was looked for, and where that begins.
  private var lastLine = (place: 0, start: 0)
  /// The last name and its answer; see `isSynthesized`.
  private var lastList = (end: 0, isSynthesized: false)
  /// Whether the text is part of a test, in which only assignments count.
  private var isTest = false
  /// Whether the text defines a macro, whose parameter may be in the place of a class.
  private lazy var definesMacros = (0..<end).contains {
    base[$0] == 0x23 && hasPrefix("define", at: firstMark(after: $0))
  }
  /// Whether the text names the type of a type, so that a value may be a type.
  private lazy var handlesTypes = (0..<end).contains {
    base[$0] == 0x2E && hasPrefix(".Type", at: $0) || base[$0] == 0x41 && hasPrefix("AnyClass", at: $0)
  }
  /// The numbers of the words that may be generic parameters or other names for types.
  private lazy var typeParameters = namesOfTypeParameters()
  /// The methods whose bodies name them.
  private var named: Set<UInt32> = []

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    self.base = base
    self.end = end
    self.isObjectiveC = isObjectiveC
    regions = CodeRegions(base: base, end: end, isObjectiveC: isObjectiveC)
    names.reserveCapacity(end / 48)
    isTest = importsTests()
  }

  /// Adds methods that are named in their own bodies: such a name may mean another method of that name.
  mutating func finish() {
    if named.isEmpty { return }
    let isBalanced = regions.isBalanced()
    for method in named where !isBalanced || regions.bodyCounts[method, default: 0] > 1 {
      insert(method, isTest ? [] : .inUse)
    }
  }

  /// The collected uses, in order: the use in the lowest bits, the name in the others.
  var sorted: [UInt32] { names.map { $0 << MentionedNames.Use.bits | $1 }.sorted() }

  /// How a name is used by what was collected since the last call.
  mutating func takeUse(of name: MentionedName) -> MentionedNames.Use {
    defer { names.removeAll(keepingCapacity: true) }
    return MentionedNames.Use(rawValue: names[name.number] ?? 0)
  }

  private mutating func insert(_ number: UInt32, _ use: MentionedNames.Use) {
    names[number, default: 0] |= use.rawValue
  }

  mutating func collect() {
    var start = 0
    var isInWord = false
    var carry: UInt64 = 0
    var block = 0
    // Hot: 64 bytes at a time, without a branch for each byte.
    while block < end {
      let words = wordMask(from: block)
      // The bits at which a word begins or ends.
      var edges = words ^ (words << 1 | carry)
      carry = words >> 63
      while edges != 0 {
        let place = block + edges.trailingZeroBitCount
        edges &= edges - 1
        if isInWord { collect(start, place) }
        start = place
        isInWord.toggle()
      }
      block += 64
    }
    if isInWord { collect(start, end) }
  }

  /// A bit for each of 64 bytes: whether a word may contain it. No bit is set from the end on.
  @inline(__always)
  private func wordMask(from block: Int) -> UInt64 {
    var mask: UInt64 = 0
    if block + 64 <= end {
      let raw = UnsafeRawPointer(base + block)
      for part in 0..<8 {
        let bytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8 * part, as: UInt64.self))
        mask |= Self.wordBits(bytes) << UInt64(8 * part)
      }
    } else {
      for index in block..<end where Ascii.isWordByte(base[index]) { mask |= 1 << UInt64(index - block) }
    }
    return mask
  }

  /// A bit for each of eight bytes that is part of a word.
  ///
  /// Sums carry into a byte's highest bit exactly where the byte lies in a range.
  @inline(__always)
  private static func wordBits(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = bytes & (ones &* 0x80)
    let low = bytes & (ones &* 0x7F)
    func isAtLeast(_ byte: UInt64, _ values: UInt64) -> UInt64 { values &+ ones &* (0x80 - byte) }
    let folded = low | ones &* 0x20
    let letters = isAtLeast(0x61, folded) & ~isAtLeast(0x7B, folded)
    let digits = isAtLeast(0x30, low) & ~isAtLeast(0x3A, low)
    let underscores = ~isAtLeast(1, low ^ ones &* 0x5F)
    let dollars = ~isAtLeast(1, low ^ ones &* 0x24)
    let found = (letters | digits | underscores | dollars) & (ones &* 0x80) | high
    // Gathers the highest bits of the bytes in the highest byte.
    return ((found >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  private mutating func collect(_ start: Int, _ wordEnd: Int) {
    var introducer = Introducer.none
    if pending != .none {
      if (pendingEnd..<start).allSatisfy({ base[$0] <= 0x20 }) { introducer = pending }
      pending = .none
    }
    if let word = introducing(start, wordEnd - start) {
      pending = word
      pendingEnd = wordEnd
      return
    }
    if isObjectiveC {
      while start >= declaration.upper { declaration = nextDeclaration(from: declaration.upper) }
    }
    take(start, wordEnd, behind: introducer, in: declaration)
  }

  /// The head of the next method's declaration: from `-` or `+`, first in its line, to a colon, its body or the line's end.
  ///
  /// The range lies after the text if there is none.
  private func nextDeclaration(from start: Int) -> ByteRange {
    var place = findEither(0x2D, 0x2B, from: start)
    while place < end {
      var before = place - 1
      while before >= 0, base[before] == 0x20 || base[before] == 0x09 { before -= 1 }
      if before < 0 || base[before] == 0x0A {
        let head = ByteRange(place, max(place + 1, findEither(0x3A, 0x0A, from: place)))
        // A method without parameters may have its body on the same line.
        return ByteRange(
          place, min(head.upper, max(place + 1, findEither(Ascii.openBrace, Ascii.semicolon, from: place))))
      }
      place = findEither(0x2D, 0x2B, from: place + 1)
    }
    return .none
  }

  /// Collects one word, which a parenthesis may follow.
  mutating func collect(at place: ByteRange) {
    let start = place.lower
    var wordEnd = start
    while wordEnd < place.upper, Ascii.isWordByte(base[wordEnd]) { wordEnd += 1 }
    take(
      start, wordEnd, behind: introducer(before: start), in: isObjectiveC ? declaration(around: start) : .none
    )
  }

  /// The head of a method's declaration that begins on the line of a place.
  private mutating func declaration(around place: Int) -> ByteRange {
    var line = place
    while line > lastLine.place, base[line - 1] != 0x0A { line -= 1 }
    if line == lastLine.place { line = lastLine.start }
    lastLine = (place, line)
    while base[line] == 0x20 || base[line] == 0x09 { line += 1 }
    let isMethod = base[line] == 0x2D || base[line] == 0x2B
    return isMethod ? nextDeclaration(from: line) : .none
  }

  /// The last byte before an offset that is neither a blank nor a line's end; -1 if there is none.
  private func lastMark(before offset: Int) -> Int {
    var index = offset - 1
    while index >= 0, base[index] <= 0x20 { index -= 1 }
    return index
  }

  /// The first byte after a mark that is not a blank.
  private func firstMark(after mark: Int) -> Int {
    var index = mark + 1
    while index < end, base[index] == 0x20 || base[index] == 0x09 { index += 1 }
    return index
  }

  private func introducer(before start: Int) -> Introducer {
    let wordEnd = lastMark(before: start) + 1
    guard wordEnd < start else { return .none }
    for length in [3, 4] where wordEnd >= length {
      let first = wordEnd - length
      if first > 0, Ascii.isWordByte(base[first - 1]) { continue }
      if let word = introducing(first, length) { return word }
    }
    return .none
  }

  /// - Parameter introducer: The kind of keyword before the word, with only spaces between.
  @inline(__always)
  private mutating func take(
    _ start: Int, _ wordEnd: Int, behind introducer: Introducer, in declaration: ByteRange
  ) {
    // A document can connect neither types nor numbers, but code loads a nib and performs a segue by any word.
    guard beginsMember(base[start]) else {
      if makesSelector(start, wordEnd), !regions.isInComment(start), !isTest {
        insert(MentionedName.anySelector.number, .inUse)
      }
      if matches(ByteRange(start, wordEnd), "NSStringFromClass"), !regions.isInComment(start), !isTest {
        let isOne = isObjectiveC ? namedClass(behind: wordEnd) != nil : !mayBeAnyType(from: wordEnd + 1)
        if !isOne { insert(MentionedName.anyTypeName.number, .inUse) }
      }
      let isText =
        beginsOrEndsText(start, wordEnd) || (isObjectiveC ? isNamedClass(start) : isNamedType(start, wordEnd))
      let makes = makesObject(start, wordEnd)
      if makes || isText || isImported(start), !regions.isInComment(start) {
        let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), start, wordEnd)
        if isText || isImported(start) { insert(number, .inUse) }
        if makes, !isTest { insert(MentionedName.made(number), .inUse) }
      }
      return
    }
    if makesTypeName(start, wordEnd), !regions.isInComment(start), !isTest {
      insert(MentionedName.anyTypeName.number, .inUse)
    }
    let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), start, wordEnd)
    if introducer == .method || (isObjectiveC && isMethodDeclaration(start, declaration)) {
      if !isObjectiveC || hasBody(from: wordEnd), !regions.isInComment(start) {
        regions.declare(number, at: start)
      }
      return
    }
    if introducer == .property, !isCondition(start) { return }
    // The argument of `@objc(name:)` declares.
    if start >= 6, base[start - 1] == 0x28, hasPrefix("@objc(", at: start - 6) { return }
    let guards = guards(start, wordEnd, isBound: introducer == .property)
    let use = isTest ? (assigns(from: wordEnd) ? guards : []) : guards.union(.inUse)
    // Hot: regions are read only as far as a place may add to what its name is known for.
    if let known = names[number], MentionedNames.Use(rawValue: known).isSuperset(of: use) { return }
    if regions.isInComment(start) { return insert(number, []) }
    if !isTest, regions.isInBody(of: number), !hasOtherReceiver(start) {
      named.insert(number)
      return insert(number, guards)
    }
    insert(number, use)
  }

  /// `Name(…)`, `Name.make()`, `Name.self`, `make<Name>()`, `let a: Name = …`, `make() as! Name` or `[Name alloc]`
  @inline(__always)
  private func makesObject(_ start: Int, _ wordEnd: Int) -> Bool {
    if isObjectiveC { return start > 0 && base[start - 1] == 0x5B && byte(at: wordEnd) == Ascii.space }
    switch byte(at: wordEnd) {
    case 0x28, 0x2E: return true
    case Ascii.greater: return start > 0 && base[start - 1] == Ascii.less
    default: break
    }
    let last = lastMark(before: start)
    guard last > 1, last < start - 1 else { return false }
    if base[last] == 0x3A { return hasPrefix(" = ", at: wordEnd) }
    return isWord("as", endingAt: base[last] == Ascii.bang ? last - 1 : last)
  }

  /// `NSSelectorFromString(…)` or `Selector(…)` of something other than a literal.
  private func makesSelector(_ start: Int, _ wordEnd: Int) -> Bool {
    guard wordEnd < end, base[wordEnd] == 0x28 else { return false }
    let word = ByteRange(start, wordEnd)
    guard matches(word, "NSSelectorFromString") || matches(word, "Selector") else { return false }
    let next = wordEnd + 1 < end ? base[wordEnd + 1] : 0
    // A quote, with `@` before it in Objective-C; a parenthesis as in `Selector(("name"))`.
    return next != 0x22 && next != 0x40 && next != 0x28
  }

  /// The class in `([Name class])`, whose name is then a text like others; nil for another expression, such as `[self class]`.
  private mutating func namedClass(behind wordEnd: Int) -> ByteRange? {
    guard isObjectiveC, byte(at: wordEnd) == 0x28, byte(at: wordEnd + 1) == 0x5B else { return nil }
    // `[NSStringFromClass([Name class]) stringByAppendingString:@"Cell"]` is another text.
    if lastMark(before: wordEnd - 17) >= 0, base[lastMark(before: wordEnd - 17)] == 0x5B { return nil }
    if definesMacros { return nil }
    let start = wordEnd + 2
    var index = start
    while index < end, Ascii.isWordByte(base[index]) { index += 1 }
    return index > start && !beginsMember(base[start]) && hasPrefix(" class])", at: index)
      ? ByteRange(start, index) : nil
  }

  /// Whether a word is the class in `NSStringFromClass([Name class])`.
  private mutating func isNamedClass(_ start: Int) -> Bool {
    start > 2 && base[start - 1] == 0x5B && base[start - 2] == 0x28
      && isWord("NSStringFromClass", endingAt: start - 3) && namedClass(behind: start - 2) != nil
  }

  /// `String(describing: …)`, `String(reflecting: …)`, `"\(type(of: cell))"`, `Cell.description()`, `[self className]` and the
  /// like, which may make the name of any type.
  @inline(__always)
  private mutating func makesTypeName(_ start: Int, _ wordEnd: Int) -> Bool {
    let word = ByteRange(start, wordEnd)
    switch wordEnd - start {
    case 4 where !isObjectiveC:
      if byte(at: wordEnd) == 0x29 {
        guard byte(at: wordEnd + 1) == Ascii.quote, matches(word, "self") else { return false }
        return !isMember(start) || namedType(endingAt: start - 2) == nil
      }
      return matches(word, "type") && hasPrefix("(of:", at: wordEnd) && isInterpolated(start)
    case 9: return isMember(start) && matches(word, "className") || isSentToClass(word, "className")
    case 10 where !isObjectiveC:
      return byte(at: wordEnd) == 0x3A && (matches(word, "describing") || matches(word, "reflecting"))
        && mayBeAnyType(from: wordEnd + 1)
    case 11:
      let isCall = !isObjectiveC && hasPrefix("()", at: wordEnd) && isMember(start)
      return isCall && matches(word, "description") || isSentToClass(word, "description")
    default: return false
    }
  }

  /// `[Cell description]`, `[[self class] description]` or `[self className]`.
  private func isSentToClass(_ word: ByteRange, _ name: StaticString) -> Bool {
    guard isObjectiveC, matches(word, name), byte(at: firstMark(after: word.upper - 1)) == 0x5D else {
      return false
    }
    let last = lastMark(before: word.lower)
    guard last >= 0, last < word.lower - 1 else { return false }
    if name.utf8CodeUnitCount == 9 { return true }
    if base[last] == 0x5D { return isWord("class", endingAt: last - 1) }
    if isWord("class", endingAt: last) { return true }
    var first = last
    while first > 0, Ascii.isWordByte(base[first - 1]) { first -= 1 }
    return Ascii.isUpper(base[first])
  }

  /// Whether the argument at an offset may be any type: other than a type by its name, and than a value in a text that handles no
  /// types.
  private mutating func mayBeAnyType(from offset: Int) -> Bool {
    let start = firstMark(after: offset - 1)
    var index = start
    while index < end, Ascii.isWordByte(base[index]) || base[index] == 0x2E { index += 1 }
    if index - start > 5, isWord("self", endingAt: index - 1), base[index - 5] == 0x2E {
      return namedType(endingAt: index - 6) == nil
    }
    let word = ByteRange(start, index)
    return matches(word, "self") || matches(word, "type") || byte(at: start) == 0x24 || handlesTypes
  }

  /// The type by whose name `.self` is preceded, up to a byte; nil for a generic parameter, which may be any type.
  private mutating func namedType(endingAt last: Int) -> ByteRange? {
    var first = last + 1
    while first > 0, Ascii.isWordByte(base[first - 1]) { first -= 1 }
    guard first <= last, Ascii.isUpper(base[first]), !isWord("Self", endingAt: last) else { return nil }
    let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), first, last + 1)
    return typeParameters.contains(number) ? nil : ByteRange(first, last + 1)
  }

  /// Whether a word is the type in `String(describing: Cell.self)`, `NSStringFromClass(Cell.self)` or `"\(Cell.self)"`, whose
  /// name is then a text like others.
  private mutating func isNamedType(_ start: Int, _ wordEnd: Int) -> Bool {
    guard hasPrefix(".self", at: wordEnd), namedType(endingAt: wordEnd - 1) != nil else { return false }
    var first = start
    while first > 0, Ascii.isWordByte(base[first - 1]) || base[first - 1] == 0x2E { first -= 1 }
    if isInterpolated(first) { return true }
    let last = lastMark(before: first)
    guard last >= 0 else { return false }
    if base[last] == 0x28 { return isWord("NSStringFromClass", endingAt: last - 1) }
    return base[last] == 0x3A
      && (isWord("describing", endingAt: last - 1) || isWord("reflecting", endingAt: last - 1))
  }

  private func namesOfTypeParameters() -> Set<UInt32> {
    var result: Set<UInt32> = []
    for start in 0..<end {
      let isOpening = base[start] == Ascii.less
      guard
        isOpening || base[start] == 0x61 && hasPrefix("associatedtype ", at: start)
          || base[start] == 0x74 && hasPrefix("typealias ", at: start)
      else { continue }
      var index = isOpening ? start + 1 : firstMark(after: start + 9)
      // No list is as long; without a bound, a line of nothing but angle brackets would cost the square of its length.
      let limit = min(end, start + 256)
      while index < limit,
        isOpening
          ? base[index] != Ascii.greater && base[index] != Ascii.newline : Ascii.isWordByte(base[index])
      {
        var wordEnd = index
        while wordEnd < end, Ascii.isWordByte(base[wordEnd]) { wordEnd += 1 }
        if wordEnd > index {
          result.insert(
            MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), index, wordEnd))
        }
        index = max(index + 1, wordEnd)
      }
    }
    return result
  }

  private func isMember(_ start: Int) -> Bool { start > 0 && base[start - 1] == 0x2E }

  private func isInterpolated(_ start: Int) -> Bool {
    start > 1 && base[start - 1] == 0x28 && base[start - 2] == Ascii.backslash
  }

  /// `import Module`, `@import Module;`, `#import <Module/…>`
  private func isImported(_ start: Int) -> Bool {
    var index = start - 1
    if index >= 0, base[index] == Ascii.less { index -= 1 }
    guard index >= 6, index < start - 1 || base[index] == Ascii.space else { return false }
    if base[index] == Ascii.space { index -= 1 }
    return isWord("import", endingAt: index)
  }

  /// Whether a word is the first or the last of a text in quotes, or the case of an enumeration, whose value is its name.
  @inline(__always)
  private func beginsOrEndsText(_ start: Int, _ wordEnd: Int) -> Bool {
    byte(at: wordEnd) == Ascii.quote
      || start > 0 && base[start - 1] == Ascii.quote && !hasPrefix(".h\"", at: wordEnd)
      || start > 4 && base[start - 1] == Ascii.space && isWord("case", endingAt: start - 2)
  }

  private enum Introducer { case none, method, property }

  @inline(__always)
  private func introducing(_ start: Int, _ length: Int) -> Introducer? {
    guard length == 3 || length == 4, !isObjectiveC else { return nil }
    let word = ByteRange(start, start + length)
    if matches(word, "func") { return .method }
    return matches(word, "var") || matches(word, "let") ? .property : nil
  }

  /// Whether the `let` or `var` before a name belongs to `if let name`, which names what it unwraps.
  private func isCondition(_ start: Int) -> Bool {
    // Past the spaces and the three letters.
    let index = lastMark(before: lastMark(before: start) - 2)
    guard index >= 0 else { return false }
    func followsWord(_ word: StaticString) -> Bool {
      let first = index + 1 - word.utf8CodeUnitCount
      if first < 0 || (first > 0 && Ascii.isWordByte(base[first - 1])) { return false }
      return hasPrefix(word, at: first)
    }
    return base[index] == 0x2C || followsWord("if") || followsWord("guard") || followsWord("while")
  }

  /// The first piece of `- (void)name` or `+ (id)name:`. Further pieces and types are names like others.
  private func isMethodDeclaration(_ start: Int, _ declaration: ByteRange) -> Bool {
    guard declaration.lower < start, start < declaration.upper else { return false }
    return base[start - 1] == 0x29 || base[start - 1] == 0x20
  }

  /// Whether a brace follows the head of a method's declaration in Objective-C, rather than a semicolon.
  private func hasBody(from start: Int) -> Bool {
    // No head is as long; without a bound, a file of nothing but heads would cost the square of its length.
    let limit = min(end, start + 4096)
    var index = start
    while index < limit, base[index] != 0x3B, base[index] != 0x7B { index += 1 }
    return index < limit && base[index] == 0x7B
  }

  private mutating func guards(_ start: Int, _ end: Int, isBound: Bool) -> MentionedNames.Use {
    if isBound { return .guarded }
    guard isGuarded(start, end), !isSynthesized(start) else { return [] }
    return hasOtherReceiver(start) ? .guardedElsewhere : .guarded
  }

  /// `name = …`
  private func assigns(from wordEnd: Int) -> Bool {
    var index = wordEnd
    while index < end, base[index] == 0x20 { index += 1 }
    return byte(at: index) == 0x3D && byte(at: index + 1) != 0x3D
  }

  /// Whether a name is part of `@synthesize name, other = _other;`, which assigns nothing.
  ///
  /// The collector needs names in their order, so that it reads a long list once.
  private mutating func isSynthesized(_ start: Int) -> Bool {
    guard isObjectiveC else { return false }
    var index = start - 1
    while index >= lastList.end, Ascii.isWordByte(base[index]) || base[index] <= 0x20 || isListed(base[index])
    {
      index -= 1
    }
    let result =
      index < lastList.end
      ? lastList.isSynthesized : base[index] == Ascii.at && hasPrefix("synthesize", at: index + 1)
    lastList = (start, result)
    return result
  }

  private func isListed(_ byte: UInt8) -> Bool { byte == Ascii.comma || byte == 0x3D }

  /// Whether `nil` follows, after blanks.
  private func isNil(from start: Int) -> Bool {
    var index = start
    while index < end, base[index] <= 0x20 { index += 1 }
    for word in ["nil", "Nil", "NULL"] as [StaticString] where hasPrefix(word, at: index) {
      return !Ascii.isWordByte(byte(at: index + word.utf8CodeUnitCount))
    }
    return false
  }

  /// `name = …`, `name?`, `name == nil`, `name != nil`, `!name`, and what hands the object on unopened: `… = name`, `f(name)`,
  /// `return name`, `&name`, `setName:…`, a key path and the name as a string.
  ///
  /// Neither an assignment of nil nor a comparison with anything else says that code expects or makes the object.
  private func isGuarded(_ start: Int, _ wordEnd: Int) -> Bool {
    let isQuoted = start > 0 && base[start - 1] == Ascii.quote && byte(at: wordEnd) == Ascii.quote
    if isQuoted { return true }
    // A name in backticks.
    var index = byte(at: wordEnd) == Ascii.backtick ? wordEnd + 1 : wordEnd
    while index < end, base[index] <= 0x20 { index += 1 }
    guard index < end else { return false }
    let next = base[index]
    if next == 0x3F { return true }
    let isComparison = (next == 0x3D || next == 0x21) && byte(at: index + 1) == 0x3D
    if isComparison { return isNil(from: index + (byte(at: index + 2) == 0x3D ? 3 : 2)) }
    if next == 0x3D { return !isNil(from: index + 1) }
    if isObjectiveC, next == 0x3A, hasPrefix("set", at: start) { return !isNil(from: index + 1) }
    if next == 0x2E, hasPrefix(".map", at: index) || hasPrefix(".flatMap", at: index) { return true }
    var before = start - 1
    while before >= 0, base[before] == 0x2E || base[before] == 0x60 || Ascii.isWordByte(base[before]) {
      before -= 1
    }
    if before >= 0, base[before] == Ascii.backslash || base[before] == Ascii.ampersand { return true }
    // `self->name`
    if before > 0, base[before] == Ascii.greater, base[before - 1] == Ascii.minus {
      before -= 2
      while before >= 0, Ascii.isWordByte(base[before]) { before -= 1 }
      if before >= 0, base[before] == Ascii.ampersand { return true }
    }
    // The name does not start a longer chain: it means the object itself.
    guard next != 0x2E, next != 0x28, next != 0x5B, next != 0x21, next != 0x3A else { return false }
    before = lastMark(before: before + 1)
    guard before >= 0 else { return false }
    // The object follows an equals sign, a parenthesis, a bracket, a comma, a label's colon or a negation.
    let previous = base[before]
    // `[name message]`
    if isObjectiveC, previous == 0x5B, Ascii.isWordByte(next) { return false }
    if previous == 0x3D, before > 0, base[before - 1] == 0x3D || base[before - 1] == Ascii.bang {
      return isWord("nil", endingAt: lastMark(before: before - 1))
    }
    if previous == 0x3D || previous == 0x28 || previous == 0x5B || previous == 0x2C || previous == 0x3A {
      return true
    }
    return previous == Ascii.bang || isWord("return", endingAt: before) || isWord("switch", endingAt: before)
  }

  /// Whether a receiver is named that is another one than `self`, `super` or, for what is static, `Self`.
  private func hasOtherReceiver(_ start: Int) -> Bool {
    var index = start - 1
    if index >= 0, base[index] == 0x2E {
      index -= 1
      if index >= 0, base[index] == 0x3F || base[index] == 0x21 { index -= 1 }
      return !isOwn(endingAt: index)
    }
    // `[receiver name]`
    guard isObjectiveC else { return false }
    index = lastMark(before: start)
    guard index >= 0, index < start - 1,
      Ascii.isWordByte(base[index]) || base[index] == 0x5D || base[index] == 0x29
    else { return false }
    return !isOwn(endingAt: index)
  }

  /// Whether the word that ends with a byte means the object itself.
  private func isOwn(endingAt last: Int) -> Bool {
    isWord("self", endingAt: last) || isWord("super", endingAt: last) || isWord("Self", endingAt: last)
  }

  private func isWord(_ word: StaticString, endingAt last: Int) -> Bool {
    let first = last + 1 - word.utf8CodeUnitCount
    return first >= 0 && (first == 0 || !Ascii.isWordByte(base[first - 1])) && hasPrefix(word, at: first)
  }
}

/// Whether it can begin a member's name.
@inline(__always)
func beginsMember(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F }

extension ByteRange {
  /// A range after all text.
  fileprivate static let none = ByteRange(Int.max, Int.max)
}
