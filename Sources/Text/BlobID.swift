/// The hash functions by which git names objects.
package enum ObjectFormat: Sendable {
  case sha1, sha256

  /// The format whose object names have this many hexadecimal digits; nil for any other number.
  package init?(digits: Int) {
    switch digits {
    case 40: self = .sha1
    case 64: self = .sha256
    default: return nil
    }
  }
}

/// The name that git gives to a file with these bytes, in hexadecimal digits.
///
/// git itself, when it hashes a file on the disk, would run filters that settings name.
package func blobID(of bytes: [UInt8], _ format: ObjectFormat) -> String {
  let header = Array("blob \(bytes.count)".utf8) + [0]
  switch format {
  case .sha1: return hexadecimal(digest(of: header, bytes, from: SHA1()))
  case .sha256: return hexadecimal(digest(of: header, bytes, from: SHA256()))
  }
}

private func hexadecimal(_ words: [UInt32]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(
    decoding: words.flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 0xF)] }
    }, as: UTF8.self)
}

/// A hash function over blocks of 64 bytes, as FIPS 180-4 specifies it.
private protocol BlockHash {
  var state: [UInt32] { get }
  /// Adds a block of sixteen words to the hash.
  mutating func take(_ words: UnsafePointer<UInt32>)
}

private func digest(of header: [UInt8], _ bytes: [UInt8], from start: some BlockHash) -> [UInt32] {
  var hash = start
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { words in
    guard let block = words.baseAddress else { return }
    func take(_ base: UnsafePointer<UInt8>) {
      for index in 0..<16 {
        block[index] =
          UInt32(base[4 * index]) << 24 | UInt32(base[4 * index + 1]) << 16
          | UInt32(base[4 * index + 2]) << 8 | UInt32(base[4 * index + 3])
      }
      hash.take(block)
    }
    // The header shares the first block with the beginning of the file.
    let start = min(bytes.count, 64 - header.count)
    var rest = header + bytes[..<start]
    var offset = start
    if rest.count == 64 {
      rest.withUnsafeBufferPointer { if let base = $0.baseAddress { take(base) } }
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        while offset + 64 <= buffer.count {
          take(base + offset)
          offset += 64
        }
      }
      rest = Array(bytes[offset...])
    }
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(header.count + bytes.count) * 8
    rest += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
    rest.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for place in stride(from: 0, to: buffer.count, by: 64) { take(base + place) }
    }
  }
  return hash.state
}

private func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
  word << count | word >> (32 &- count)
}

private struct SHA1: BlockHash {
  private var h: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  var state: [UInt32] { [h.0, h.1, h.2, h.3, h.4] }

  mutating func take(_ words: UnsafePointer<UInt32>) {
    var (a, b, c, d, e) = h
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { w in
      for index in 0..<16 { w[index] = words[index] }
      for index in 16..<80 {
        w[index] = rotated(w[index &- 3] ^ w[index &- 8] ^ w[index &- 14] ^ w[index &- 16], left: 1)
      }
      func step(_ index: Int, _ f: UInt32, _ constant: UInt32) {
        let next = rotated(a, left: 5) &+ f &+ e &+ constant &+ w[index]
        (e, d, c, b, a) = (d, c, rotated(b, left: 30), a, next)
      }
      for index in 0..<20 { step(index, (b & c) | (~b & d), 0x5A82_7999) }
      for index in 20..<40 { step(index, b ^ c ^ d, 0x6ED9_EBA1) }
      for index in 40..<60 { step(index, (b & c) | (b & d) | (c & d), 0x8F1B_BCDC) }
      for index in 60..<80 { step(index, b ^ c ^ d, 0xCA62_C1D6) }
    }
    h = (h.0 &+ a, h.1 &+ b, h.2 &+ c, h.3 &+ d, h.4 &+ e)
  }
}

private struct SHA256: BlockHash {
  private(set) var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  mutating func take(_ words: UnsafePointer<UInt32>) {
    var w = (0..<16).map { words[$0] }
    for index in 16..<64 {
      let (early, late) = (w[index - 15], w[index - 2])
      let one = rotated(early, left: 25) ^ rotated(early, left: 14) ^ early >> 3
      let other = rotated(late, left: 15) ^ rotated(late, left: 13) ^ late >> 10
      w.append(w[index - 16] &+ one &+ w[index - 7] &+ other)
    }
    var v = state
    for index in 0..<64 {
      let sum1 = rotated(v[4], left: 26) ^ rotated(v[4], left: 21) ^ rotated(v[4], left: 7)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ sum1 &+ choice &+ Self.constants[index] &+ w[index]
      let sum0 = rotated(v[0], left: 30) ^ rotated(v[0], left: 19) ^ rotated(v[0], left: 10)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ sum0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
