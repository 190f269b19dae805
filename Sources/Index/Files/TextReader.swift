import Synchronization

/// Reads texts again that were released, and notices when a file has changed.
package final class TextReader: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let change = Atomic(false)

  /// - Parameter read: nil for a file that can't be read any more.
  package init(_ read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// Whether a file was changed or gone when it was read again. Then what was found out with it is worth nothing.
  package var foundChange: Bool { change.load(ordering: .relaxed) }

  /// The text that was there before; empty if that is gone.
  func text(at path: String, expecting sum: TextSum) -> [UInt8] {
    if let bytes = read(path), TextSum(bytes) == sum { return bytes }
    change.store(true, ordering: .relaxed)
    return []
  }
}

/// A fast checksum that distinguishes a text from its edited versions; it does not resist attacks.
///
/// Two sums as in Fletcher's checksum (An Arithmetic Checksum for Serial Transmissions, 1982), the second of which depends
/// on the order. The summands have room above them, so that bytes that change places count.
package struct TextSum: Hashable, Sendable {
  private let count: Int
  private let sum: UInt64
  private let sumOfSums: UInt64

  /// Odd, and no two differ by little.
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
