import Synchronization

/// A file's text for whoever asks about more than its outline holds: kept, or read once more when somebody does.
package final class LaterText: Sendable {
  private struct State {
    /// nil while nothing is kept.
    var bytes: [UInt8]?
    var origin: Origin?
  }

  private struct Origin {
    var reader: TextReader
    var path: String
    var sum: TextSum
  }

  private let state: Mutex<State>

  /// Keeps the bytes.
  package init(_ bytes: [UInt8]) { state = Mutex(State(bytes: bytes)) }

  /// Keeps nothing until somebody asks.
  ///
  /// - Parameter path: Where the reader finds the text.
  package func letGo(at path: String, for reader: TextReader) {
    state.withLock { state in
      guard let bytes = state.bytes else { return }
      state = State(bytes: nil, origin: Origin(reader: reader, path: path, sum: TextSum(bytes)))
    }
  }

  /// The text for who needs it once.
  func bytes() -> [UInt8] { state.withLock { Self.text($0) } }

  /// The text for who may ask again.
  func keptBytes() -> [UInt8] {
    state.withLock { state in
      let bytes = Self.text(state)
      state.bytes = bytes
      return bytes
    }
  }

  private static func text(_ state: State) -> [UInt8] {
    if let bytes = state.bytes { return bytes }
    return state.origin.map { $0.reader.text(at: $0.path, expecting: $0.sum) } ?? []
  }
}

/// Reads files again whose texts were let go of, and notices when one is not what it was.
package final class TextReader: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let change = Atomic(false)

  /// - Parameter read: nil for what can't be read any more.
  package init(_ read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// Whether a file was changed or gone when it was read again. What was found out with it is worth nothing then.
  package var metChange: Bool { change.load(ordering: .relaxed) }

  fileprivate func text(at path: String, expecting sum: TextSum) -> [UInt8] {
    if let bytes = read(path), TextSum(bytes) == sum { return bytes }
    change.store(true, ordering: .relaxed)
    return []
  }
}

/// Tells a text from what an edit makes of it, at next to no cost; not from one that is made to look like it.
///
/// Two sums as in Fletcher's checksum (An Arithmetic Checksum for Serial Transmissions, 1982), the second of which
/// depends on where things stand. What is summed has room above it, so that bytes that change places don't get lost.
struct TextSum: Equatable {
  private let count: Int
  private let sum: UInt64
  private let sumOfSums: UInt64

  /// Odd, and no two differ by little.
  private static let weights = SIMD8<UInt64>(
    0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93,
    0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53)

  init(_ bytes: [UInt8]) {
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
