import Text

/// Collects the names in a text that `MentionedNames` describes.
struct MentionCollector: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  let isObjectiveC: Bool
  /// The use of each name, by the name's number.
  private var names: [UInt32: UInt32] = [:]
  /// The kind of keyword before the current word if it introduces a name, and the end of that keyword.
  private var pending = Introducer.none
  private var pendingEnd = 0
  /// The head of the current or next method declaration in Objective-C; see `nextDeclaration(from:)`.
  private var declaration = ByteRange(0, 0)
  private var regions: CodeRegions
  private var typeTexts: TypeTexts
  /// The last place whose line was searched for, and the start of that line.
  private var lastLine = (place: 0, start: 0)
  /// The last name that `isSynthesized` looked at, and its result.
  private var lastList = (end: 0, isSynthesized: false)
  /// Whether the file is a test, in which only assignments count.
  private var isTest = false
  /// The methods that are named in their own bodies.
  private var named: Set<UInt32> = []

  init(base: UnsafePointer<UInt8>, end: Int, _ language: CodeOutline.Language) {
    self.base = base
    self.end = end
    isObjectiveC = language == .objectiveC
    regions = CodeRegions(base: base, end: end, isObjectiveC: isObjectiveC)
    typeTexts = TypeTexts(base: base, end: end, isObjectiveC: isObjectiveC)
    names.reserveCapacity(end / 48)
    isTest = importsTests()
  }

  /// Adds uses of methods that are named in their own bodies where several methods have the name, since another one may be meant.
  mutating func finish() {
    if named.isEmpty { return }
    let isBalanced = regions.isBalanced()
    for method in named where !isBalanced || regions.bodyCounts[method, default: 0] > 1 {
      insert(method, isTest ? [] : .inUse)
    }
  }

  /// The collected uses, sorted: the use in the lowest bits, the name's number in the others.
  var sorted: [UInt32] { names.map { $0 << MentionedNames.Use.bits | $1 }.sorted() }

  /// The use of a name in the words collected since the last call.
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
      // Each set bit marks the beginning or the end of a word.
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

  /// A bit for each of 64 bytes: whether it can be part of a word. The bits from `end` on are 0.
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

  /// A bit for each of eight bytes: whether it is part of a word. Sums carry into a byte's highest bit if it lies in a range.
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
    // The multiplication gathers the highest bits of all bytes in the highest byte.
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

  /// The head of the next method declaration, from a `-` or `+` that is first on its line to a colon, the body or the line's
  /// end; a range after the text if there is none.
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

  /// Collects the one word at the start of a range.
  mutating func collect(at place: ByteRange) {
    let start = place.lower
    var wordEnd = start
    while wordEnd < place.upper, Ascii.isWordByte(base[wordEnd]) { wordEnd += 1 }
    take(
      start, wordEnd, behind: introducer(before: start), in: isObjectiveC ? declaration(around: start) : .none
    )
  }

  /// The offset at which the line of a place begins, for places in ascending order.
  private mutating func lineStart(of place: Int) -> Int {
    var line = place
    while line > lastLine.place, base[line - 1] != 0x0A { line -= 1 }
    if line == lastLine.place { line = lastLine.start }
    lastLine = (place, line)
    return line
  }

  /// The head of a method's declaration that begins on the line of a place.
  private mutating func declaration(around place: Int) -> ByteRange {
    var line = lineStart(of: place)
    while base[line] == 0x20 || base[line] == 0x09 { line += 1 }
    let isMethod = base[line] == 0x2D || base[line] == 0x2B
    return isMethod ? nextDeclaration(from: line) : .none
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

  /// - Parameter introducer: The kind of the keyword that precedes the word with only spaces between.
  @inline(__always)
  private mutating func take(
    _ start: Int, _ wordEnd: Int, behind introducer: Introducer, in declaration: ByteRange
  ) {
    // A document connects no name that begins like a type or a number, but code may use one for a nib, a segue or a class.
    guard beginsMember(base[start]) else {
      if makesSelector(start, wordEnd), !regions.isLeftOut(start), !isTest {
        insert(MentionedName.anySelector.number, .inUse)
      }
      if matches(ByteRange(start, wordEnd), "NSStringFromClass"), !regions.isLeftOut(start), !isTest,
        !typeTexts.isPrinted(start)
      {
        let isOne =
          isObjectiveC
          ? typeTexts.namedClass(behind: wordEnd) != nil : !typeTexts.mayBeAnyType(from: wordEnd + 1)
        if !isOne { insert(MentionedName.anyTypeName.number, .inUse) }
      }
      let isText =
        beginsOrEndsText(start, wordEnd) || isCase(start) || typeTexts.looksUpClass(start, wordEnd)
        || (isObjectiveC ? typeTexts.isNamedClass(start) : typeTexts.isNamedType(start, wordEnd))
        || isImported(start)
      let makes = makesObject(start, wordEnd) || typeTexts.isLookedUp(start, wordEnd)
      if makes || isText || testsObject(start), !regions.isLeftOut(start) {
        let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), start, wordEnd)
        if isText { insert(number, .inUse) }
        if testsObject(start), !isTest { insert(MentionedName.tested(number), .inUse) }
        if makes, !isTest { insert(MentionedName.made(number), .inUse) }
      }
      return
    }
    if typeTexts.makesTypeName(start, wordEnd), !regions.isLeftOut(start), !isTest,
      !typeTexts.isPrinted(start)
    {
      insert(MentionedName.anyTypeName.number, .inUse)
    }
    if mayShow(start, wordEnd), !regions.isLeftOut(start), !isTest {
      insert(MentionedName.anyShowing.number, .inUse)
    }
    let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), start, wordEnd)
    if introducer == .method || (isObjectiveC && isMethodDeclaration(start, declaration)) {
      if !isObjectiveC || hasBody(from: wordEnd), !regions.isLeftOut(start) {
        regions.declare(number, at: start)
      }
      return
    }
    if introducer == .property, !isCondition(start) { return }
    // The argument of `@objc(name:)` is a declaration.
    if start >= 6, base[start - 1] == 0x28, hasPrefix("@objc(", at: start - 6) { return }
    let guards = guards(start, wordEnd, isBound: introducer == .property)
    let use = isTest ? (assigns(from: wordEnd) ? guards : []) : guards.union(.inUse)
    if isObjectiveC, declaresProperty(start, wordEnd) { return insert(number, []) }
    // Hot: regions are read only up to places that may add a use to a name.
    if let known = names[number], MentionedNames.Use(rawValue: known).isSuperset(of: use) { return }
    if regions.isLeftOut(start) { return insert(number, []) }
    if !isTest, regions.isInBody(of: number), !hasOtherReceiver(start) {
      named.insert(number)
      return insert(number, guards)
    }
    insert(number, use)
  }

  /// `as? Name`, `as Name` or `is Name`
  @inline(__always)
  private func testsObject(_ start: Int) -> Bool {
    guard !isObjectiveC, start >= 4, base[start - 1] == Ascii.space else { return false }
    let last = base[start - 2] == UInt8(ascii: "?") ? start - 3 : start - 2
    // The letter before the `s` is the first of its word.
    return base[last] == UInt8(ascii: "s")
      && (base[last - 1] == UInt8(ascii: "a") || base[last - 1] == UInt8(ascii: "i"))
      && (last < 2 || !Ascii.isWordByte(base[last - 2]))
  }

  /// `Name(…)`, `Name<Item>()`, `Name.make()`, `Name.self`, `make<Name>()`, `let a: Name = …`, `var a: Name? { … }`,
  /// `-> Name { … }`, `typealias Other = Name`, `make() as! Name`, `[Name alloc]`, `[Name.shared go]` or `MAKE(Name)`
  @inline(__always)
  private func makesObject(_ start: Int, _ wordEnd: Int) -> Bool {
    if isObjectiveC {
      let before = start > 0 ? base[start - 1] : 0
      if before == 0x5B { return byte(at: wordEnd) == Ascii.space || byte(at: wordEnd) == Ascii.dot }
      switch byte(at: wordEnd) {
      case 0x2E: return before != Ascii.quote && before != 0x2F
      case Ascii.closeParen:
        let last = lastMark(before: start)
        return last >= 0 && (base[last] == Ascii.openParen || base[last] == Ascii.comma)
      case Ascii.comma: return before == Ascii.openParen
      default: return false
      }
    }
    switch byte(at: wordEnd) {
    case 0x28, 0x2E, Ascii.less, Ascii.greater: return true
    default: break
    }
    if start > 0, base[start - 1] == Ascii.less { return true }
    let last = lastMark(before: start)
    guard last > 1, last < start - 1 else { return false }
    let isOptional = byte(at: wordEnd) == 0x3F || byte(at: wordEnd) == Ascii.bang
    switch base[last] {
    // An implicit member may make the object: `.init()`, `.shared`.
    case 0x3A, Ascii.greater:
      var next = isOptional ? wordEnd + 1 : wordEnd
      while next < end, base[next] <= 0x20 { next += 1 }
      if base[last] == 0x3A, byte(at: next) == 0x3D { return !isNil(from: next + 1) }
      return byte(at: next) == Ascii.openBrace
        && (base[last] == 0x3A ? introduces("var", before: last) : base[last - 1] == Ascii.minus)
    case 0x3D: return introduces("typealias", before: last)
    default: break
    }
    let cast = base[last] == Ascii.bang ? last - 1 : last
    return isWord("as", endingAt: cast) && !isHeld(endingAt: lastMark(before: cast - 1))
  }

  /// Whether the object before a cast is one that a segue or another controller holds, which something else made: `segue.destination`
  private func isHeld(endingAt last: Int) -> Bool {
    guard last > 0 else { return false }
    let end = base[last] == UInt8(ascii: "?") || base[last] == Ascii.bang ? last - 1 : last
    return propertiesOfControllers.contains { property in
      let dot = end - property.utf8CodeUnitCount
      return dot > 0 && base[dot] == Ascii.dot && isWord(property, endingAt: end)
    }
  }

  /// Whether a keyword precedes the name before a mark: `typealias Other =`, `var a:`.
  private func introduces(_ keyword: StaticString, before mark: Int) -> Bool {
    var first = lastMark(before: mark)
    while first > 0, Ascii.isWordByte(base[first]) { first -= 1 }
    return isWord(keyword, endingAt: lastMark(before: first + 1))
  }

  /// Whether code may show a view here: `isHidden`, `setHidden` and the like, except `isHidden = true`, `hidden = YES` and
  /// `setHidden:YES`.
  @inline(__always)
  private func mayShow(_ start: Int, _ wordEnd: Int) -> Bool {
    let word = ByteRange(start, wordEnd)
    switch wordEnd - start {
    case 6: guard matches(word, "hidden") else { return false }
    case 8: guard matches(word, "isHidden") else { return false }
    case 9: guard matches(word, "setHidden") else { return false }
    case 23: return matches(word, "showHideTransitionViews")
    default: return false
    }
    var index = firstMark(after: wordEnd - 1)
    guard index < end, base[index] == 0x3D || base[index] == 0x3A || base[index] == 0x28 else { return true }
    index = firstMark(after: index)
    return !hasPrefix("true", at: index) && !hasPrefix("YES", at: index)
  }

  /// Whether a word is `NSSelectorFromString(…)` or `Selector(…)` with an argument other than one literal.
  private func makesSelector(_ start: Int, _ wordEnd: Int) -> Bool {
    guard wordEnd < end, base[wordEnd] == 0x28 else { return false }
    let word = ByteRange(start, wordEnd)
    guard matches(word, "NSSelectorFromString") || matches(word, "Selector") else { return false }
    // A literal begins with a quote, with `@` in Objective-C, or with a parenthesis: `Selector(("name"))`
    var index = wordEnd + (byte(at: wordEnd + 1) == 0x28 || byte(at: wordEnd + 1) == Ascii.at ? 3 : 2)
    guard byte(at: index - 1) == Ascii.quote else { return byte(at: wordEnd + 1) != Ascii.at }
    while index < end, Ascii.isWordByte(base[index]) || base[index] == 0x3A { index += 1 }
    // An interpolation ends the search, as a `+` after the literal does.
    return byte(at: index) != Ascii.quote || byte(at: firstMark(after: index)) != Ascii.closeParen
  }

  /// Whether a word is a module in `import Module`, `@import Module;` or `#import <Module/…>`.
  private func isImported(_ start: Int) -> Bool {
    var index = start - 1
    if index >= 0, base[index] == Ascii.less { index -= 1 }
    guard index >= 6, index < start - 1 || base[index] == Ascii.space else { return false }
    if base[index] == Ascii.space { index -= 1 }
    return isWord("import", endingAt: index)
  }

  /// Whether a word is the case of an enumeration, whose raw value may be its name: `case Main, Other`
  private func isCase(_ start: Int) -> Bool {
    // Each word of a longer list, which is data, would read those before it again.
    var (start, left) = (start, 32)
    while left > 0, start > 4, base[start - 1] == Ascii.space {
      if isWord("case", endingAt: start - 2) { return true }
      guard base[start - 2] == Ascii.comma else { return false }
      (start, left) = (start - 2, left - 1)
      while start > 0, Ascii.isWordByte(base[start - 1]) { start -= 1 }
    }
    return false
  }

  /// Whether a word begins or ends a string literal.
  @inline(__always)
  private func beginsOrEndsText(_ start: Int, _ wordEnd: Int) -> Bool {
    byte(at: wordEnd) == Ascii.quote
      || start > 0 && base[start - 1] == Ascii.quote && !hasPrefix(".h\"", at: wordEnd)
  }

  private enum Introducer { case none, method, property }

  @inline(__always)
  private func introducing(_ start: Int, _ length: Int) -> Introducer? {
    guard length == 3 || length == 4, !isObjectiveC else { return nil }
    let word = ByteRange(start, start + length)
    if matches(word, "func") { return .method }
    return matches(word, "var") || matches(word, "let") ? .property : nil
  }

  /// Whether the `let` or `var` before a name belongs to `if let name`, which uses the property that it unwraps.
  private func isCondition(_ start: Int) -> Bool {
    // This skips the spaces and the three letters of `let` or `var`.
    let index = lastMark(before: lastMark(before: start) - 2)
    guard index >= 0 else { return false }
    func followsWord(_ word: StaticString) -> Bool {
      let first = index + 1 - word.utf8CodeUnitCount
      if first < 0 || (first > 0 && Ascii.isWordByte(base[first - 1])) { return false }
      return hasPrefix(word, at: first)
    }
    return base[index] == 0x2C || followsWord("if") || followsWord("guard") || followsWord("while")
  }

  /// Whether a word is the first piece of a declared method: `- (void)name`. Later pieces and types count as uses.
  private func isMethodDeclaration(_ start: Int, _ declaration: ByteRange) -> Bool {
    guard declaration.lower < start, start < declaration.upper else { return false }
    return base[start - 1] == 0x29 || base[start - 1] == 0x20
  }

  /// Whether the head of a method declaration in Objective-C ends with a brace, rather than a semicolon.
  private func hasBody(from start: Int) -> Bool {
    // No real head is that long. Without a limit, a file of nothing but heads would cost the square of its length.
    let limit = min(end, start + 4096)
    var index = start
    while index < limit, base[index] != 0x3B, base[index] != 0x7B { index += 1 }
    return index < limit && base[index] == 0x7B
  }

  private mutating func guards(_ start: Int, _ end: Int, isBound: Bool) -> MentionedNames.Use {
    if isBound { return .guarded }
    guard let handling = handling(start, end), !isSynthesized(start) else { return [] }
    switch handling {
    case .set: return hasOtherReceiver(start) ? .guardedElsewhere : .guarded
    case .passed: return hasOtherReceiver(start) ? .passedElsewhere : .passed
    }
  }

  /// Whether a word is a name in `@property IBOutlet UILabel *name;`, in `IBOutlet UILabel *name, *other;`, or in
  /// `@synthesize name = _name;`.
  private mutating func declaresProperty(_ start: Int, _ wordEnd: Int) -> Bool {
    switch byte(at: firstMark(after: wordEnd - 1)) {
    case Ascii.semicolon, Ascii.comma:
      let line = firstMark(after: lineStart(of: start) - 1)
      return hasPrefix("@property", at: line) || hasPrefix("IBOutlet ", at: line) || isSynthesized(start)
    case 0x3D: return isSynthesized(start)
    default: return false
    }
  }

  /// Whether an assignment follows a name: `name = …`
  private func assigns(from wordEnd: Int) -> Bool {
    var index = wordEnd
    while index < end, base[index] == 0x20 { index += 1 }
    return byte(at: index) == 0x3D && byte(at: index + 1) != 0x3D
  }

  /// Whether a name is part of `@synthesize name, other = _other;`, which assigns nothing. Names are given in their order, so
  /// that a long list is read once.
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

  /// Whether a name has a receiver other than `self`, `super` or `Self`.
  private func hasOtherReceiver(_ start: Int) -> Bool {
    var index = start - 1
    if index >= 0, base[index] == 0x2E {
      index -= 1
      if index >= 0, base[index] == 0x3F || base[index] == 0x21 { index -= 1 }
      return !isOwn(endingAt: index)
    }
    // In Objective-C the receiver may precede the name in brackets: `[receiver name]`.
    guard isObjectiveC else { return false }
    index = lastMark(before: start)
    guard index >= 0, index < start - 1,
      Ascii.isWordByte(base[index]) || base[index] == 0x5D || base[index] == 0x29
    else { return false }
    return !isOwn(endingAt: index)
  }

  /// Whether the word that ends at an index is `self`, `super` or `Self`.
  private func isOwn(endingAt last: Int) -> Bool {
    isWord("self", endingAt: last) || isWord("super", endingAt: last) || isWord("Self", endingAt: last)
  }
}

extension ByteRange {
  /// A range after all text.
  fileprivate static let none = ByteRange(Int.max, Int.max)
}
