/// The heads of all that looks like a declaration of a type, an extension or an alias, wherever it stands: in a
/// comment, a body or a string as well. What `swiftOutline` finds is among it, by the same names.
///
/// Takes a fraction of the time of an outline, since nothing between the heads is looked at but for its keywords.
package struct SwiftHeads: Sendable {
  /// Without members; names are without those of the types around.
  package var outline = CodeOutline()
  /// The arguments of `@objc(name)`.
  package var objcNames: [String] = []
  /// Whether all of the text was read; one that is made to be slow is not.
  package var isWhole = true

  package init(of bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = HeadCollector(base: base, end: buffer.count)
      collector.collect()
      outline = collector.outline
      objcNames = collector.objcNames
      isWhole = collector.isWhole
    }
  }
}

private struct HeadCollector {
  let base: UnsafePointer<UInt8>
  let end: Int
  var objcNames: [String] = []
  var isWhole = true
  private var scanner: SwiftScanner

  init(base: UnsafePointer<UInt8>, end: Int) {
    self.base = base
    self.end = end
    scanner = SwiftScanner(base: base, end: end, isRecovering: false)
    scanner.readsHeadsAlone = true
  }

  var outline: CodeOutline { scanner.outline }

  mutating func collect() {
    take(at: 0)
    var index = 1
    while isWhole {
      index = nextMark(from: index)
      if index >= end { break }
      take(at: index)
      index += 1
    }
  }

  /// The first place from which on a keyword may stand: two of its bytes are compared, and what stands before it.
  private func nextMark(from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawPointer(base)
    while index + 20 <= end {
      let heads = (raw + index).loadUnaligned(as: SIMD16<UInt8>.self)
      let tails = (raw + index + 4).loadUnaligned(as: SIMD16<UInt8>.self)
      let middles = (raw + index + 3).loadUnaligned(as: SIMD16<UInt8>.self)
      @inline(__always)
      func both(_ head: UInt8, _ tail: UInt8, in tails: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
        (heads .== SIMD16(repeating: head)) .& (tails .== SIMD16(repeating: tail))
      }
      // class, struct, protocol, actor, extension, typealias, @objc, enum
      let some =
        both(0x63, 0x73, in: tails) .| both(0x73, 0x63, in: tails) .| both(0x70, 0x6F, in: tails)
        .| both(0x61, 0x72, in: tails)
      let others =
        both(0x65, 0x6E, in: tails) .| both(0x74, 0x61, in: tails) .| both(0x40, 0x63, in: tails)
        .| both(0x65, 0x6D, in: middles)
      // In two numbers, since most operations on sixteen bytes but comparing for equality are done one by one here.
      var found = unsafeBitCast(some .| others, to: SIMD2<UInt64>.self)
      if found[0] | found[1] != 0 {
        for half in 0..<2 {
          while found[half] != 0 {
            let lane = found[half].trailingZeroBitCount >> 3
            let place = index + 8 * half + lane
            // Most are in the middle of a word, behind a small letter.
            if !Ascii.isLower(base[place - 1]) { return place }
            found[half] &= ~(0xFF << UInt64(8 * lane))
          }
        }
      }
      index += 16
    }
    return index
  }

  private mutating func take(at start: Int) {
    guard start < end, start == 0 || !Ascii.isWordByte(base[start - 1]) else { return }
    var upper = start + (base[start] == Ascii.at ? 1 : 0)
    while upper < end, Ascii.isWordByte(base[upper]) { upper += 1 }
    func its(_ word: StaticString) -> Bool {
      upper - start == word.utf8CodeUnitCount && scanner.lexer.hasPrefix(word, at: start)
    }
    switch base[start] {
    case 0x63: if its("class") { read(from: upper) { $0.takeType(.class) } }
    case 0x73: if its("struct") { read(from: upper) { $0.takeType(.struct) } }
    case 0x70: if its("protocol") { read(from: upper) { $0.takeType(.protocol) } }
    case 0x61: if its("actor") { read(from: upper) { $0.takeType(.actor) } }
    case 0x65:
      if its("extension") { read(from: upper) { $0.takeType(.extension) } }
      if its("enum") { read(from: upper) { $0.takeType(.enum) } }
    case 0x74: if its("typealias") { read(from: upper) { $0.takeAlias() } }
    case Ascii.at: if its("@objc") { read(from: start) { $0.takeAttribute() } }
    default: break
    }
  }

  private mutating func read(from offset: Int, _ take: (inout SwiftScanner) -> Void) {
    scanner.lexer.offset = offset
    take(&scanner)
    scanner.lexer.patience -= scanner.lexer.offset - offset
    let isDoubtful = scanner.lexer.isDamaged || spansLines(offset, scanner.lexer.offset)
    keepName(scanner)
    scanner.open.removeAll(keepingCapacity: true)
    scanner.pending.reset()
    scanner.lexer.isDamaged = false
    // A damaged file is read with its indentation as a guide, and then brackets may end elsewhere.
    guard isDoubtful, isWhole else { return }
    var second = SwiftScanner(base: base, end: end, isRecovering: true)
    second.readsHeadsAlone = true
    second.lexer.patience = scanner.lexer.patience
    second.lexer.offset = offset
    second.lexer.ownerColumns = second.lexer.indentation(ofLineAt: offset)
    take(&second)
    second.lexer.patience -= second.lexer.offset - offset
    keepName(second)
    scanner.outline.types += second.outline.types
    scanner.outline.aliases += second.outline.aliases
    scanner.lexer.patience = second.lexer.patience
  }

  private mutating func keepName(_ scanner: SwiftScanner) {
    if let range = scanner.pending.objcName { objcNames.append(scanner.normalized(range)) }
    if scanner.lexer.patience < 0 { isWhole = false }
  }

  private func spansLines(_ lower: Int, _ upper: Int) -> Bool {
    for index in lower..<max(lower, min(upper, end)) where base[index] == Ascii.newline { return true }
    return false
  }
}
