import Synchronization

/// Reads released texts again, and detects files that have changed.
package final class TextReader: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let change = Atomic(false)

  /// - Parameter read: Returns the text at a path; nil for a file that can't be read any more.
  package init(_ read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// Whether a file was changed or missing when it was read again. All results from it are then invalid.
  package var foundChange: Bool { change.load(ordering: .relaxed) }

  /// The text with a checksum; empty if the file has another text or is missing.
  func text(at path: String, expecting sum: TextSum) -> [UInt8] {
    if let bytes = read(path), TextSum(bytes) == sum { return bytes }
    change.store(true, ordering: .relaxed)
    return []
  }
}

/// A fast checksum that distinguishes a text from its edited versions; it does not resist attacks.
///
/// It has two sums, as Fletcher's checksum does (An Arithmetic Checksum for Serial Transmissions, 1982); the second one depends
/// on the order. Each summand has free bits above it, so that bytes that change places affect the sums.
package struct TextSum: Hashable, Sendable {
  private let count: Int
  private let sum: UInt64
  private let sumOfSums: UInt64

  /// The factors of the sums. All are odd, and no two of them are close.
  private static let weights = SIMD8<UInt64>(
    0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93,
    0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53)

  package init(_ bytes: [UInt8]) {
    var sums = SIMD8<UInt64>()
    var sumsOfSums = SIMD8<UInt64>()
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 32 <= buffer.count {
        sums &+= SIMD8(
          truncatingIfNeeded: buffer.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self))
        sumsOfSums &+= sums
        offset += 32
      }
      while offset < buffer.count {
        sums[0] &+= UInt64(buffer[offset])
        sumsOfSums &+= sums
        offset += 1
      }
    }
    count = bytes.count
    sum = (sums &* Self.weights).wrappedSum()
    sumOfSums = (sumsOfSums &* Self.weights).wrappedSum()
  }
}
