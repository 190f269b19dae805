/// A number for a text, the same for equal texts, at a fraction of what `Hasher` takes where all is ASCII. Not to be
/// relied on where many texts are made to agree, nor from one run of the program to the next.
///
/// - Parameter seed: Numbers of different seeds have nothing to do with each other.
func textHash(_ text: String, seed: UInt64 = 0) -> UInt64 {
  let number = text.utf8.withContiguousStorageIfAvailable { textHash(UnsafeRawBufferPointer($0), seed) }
  // Beyond ASCII equal texts may have different bytes.
  return (number ?? nil) ?? UInt64(truncatingIfNeeded: text.hashValue) ^ seed
}

/// nil where a byte is beyond ASCII.
private func textHash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64? {
  var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
  var all: UInt64 = 0
  func mix(_ word: UInt64) {
    all |= word
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    hash = product.high ^ product.low &+ word
  }
  var offset = 0
  while offset + 8 <= bytes.count {
    mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < bytes.count {
    rest = rest << 8 | UInt64(bytes[offset])
    offset += 1
  }
  mix(rest)
  return all & 0x8080_8080_8080_8080 == 0 ? hash : nil
}
