import Text

/// The length of a byte-order mark before the text: 3, or 0 where there is none.
func lengthOfMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

/// The problems of control characters and of bytes that are not UTF-8: at most one of each, at its first occurrence.
///
/// - Parameter isLatin1: Whether the document is Latin-1, so that any byte may be a character.
func unreadableBytes(_ bytes: UnsafeBufferPointer<UInt8>, isLatin1: Bool = false) -> [Problem] {
  var problems: [Problem] = []
  var hasControl = false
  var offset = 0
  while offset < bytes.count, problems.count < 2 {
    let upper = min(offset + 1024, bytes.count)
    if isPlain(bytes, offset, upper) {
      offset = upper
      continue
    }
    while offset < upper {
      let byte = bytes[offset]
      if byte >= 0x80, !isLatin1 {
        let length = lengthOfScalar(bytes, at: offset)
        if length == 0 {
          if !problems.contains(where: { $0.kind == .encoding }) {
            problems.append(
              Problem(
                .encoding, ByteRange(offset, offset + 1),
                "this byte is not UTF-8; save the file as UTF-8"))
          }
          offset += 1
        } else {
          offset += length
        }
        continue
      }
      if byte < 0x20, byte != 9, byte != 10, byte != 13, !hasControl {
        hasControl = true
        problems.append(
          Problem(
            .malformed, ByteRange(offset, offset + 1),
            "control character \(byte) is not allowed in XML; remove it"))
      }
      offset += 1
    }
  }
  return problems
}

/// Whether a range is ASCII without control characters; false if its length is not a multiple of 32. Hot: it reads all documents.
private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ lower: Int, _ upper: Int) -> Bool {
  typealias Words = SIMD4<UInt64>
  guard lower >= 0, upper <= bytes.count, (upper - lower) % 32 == 0 else { return false }
  let raw = UnsafeRawBufferPointer(bytes)
  let ones = Words(repeating: 0x0101_0101_0101_0101)
  let highs = ones &* 0x80
  var odd = Words()
  var offset = lower
  while offset < upper {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: Words.self)
    // The tests are for bytes below 9, for 11, for 12, for 14 and 15, and for 16 to 31. Each leaves the top bit of a byte that
    // passes.
    let eleven = word ^ (ones &* 11)
    let twelve = word ^ (ones &* 12)
    let fourteen = (word & (ones &* 0xFE)) ^ (ones &* 14)
    let sixteen = (word & (ones &* 0xF0)) ^ (ones &* 16)
    odd |= word | ((word &- ones &* 9) & ~word)
    odd |= ((eleven &- ones) & ~eleven) | ((twelve &- ones) & ~twelve)
    odd |= ((fourteen &- ones) & ~fourteen) | ((sixteen &- ones) & ~sixteen)
    offset += 32
  }
  return odd & highs == Words()
}

/// The length of the UTF-8 sequence that begins at `offset`; 0 if it is not UTF-8.
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let head = bytes[offset]
  let length: Int
  switch head {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return 0
  }
  guard offset + length <= bytes.count else { return 0 }
  let second = bytes[offset + 1]
  switch head {
  case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
    0xF4 where second > 0x8F:
    return 0
  default: break
  }
  for step in 1..<length where bytes[offset + step] & 0xC0 != 0x80 { return 0 }
  return length
}
