/// The part of a text that differs between two versions, between their common beginning and end.
package struct TextChange: Hashable, Sendable {
  /// The differing range in the old text.
  package var range: ByteRange
  /// The length of the new text minus that of the old one.
  package var shift: Int

  package init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let (one, other) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
    // Eight bytes are compared at a time, since an edit mostly leaves all but a few of half a million unchanged.
    func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    func differ(_ offset: Int, _ otherOffset: Int) -> Bool {
      (word(one, offset) ^ word(other, otherOffset)) | (word(one, offset + 8) ^ word(other, otherOffset + 8))
        | (word(one, offset + 16) ^ word(other, otherOffset + 16))
        | (word(one, offset + 24) ^ word(other, otherOffset + 24)) != 0
    }
    let shared = min(old.count, new.count)
    var lower = 0
    while lower + 32 <= shared, !differ(lower, lower) { lower += 32 }
    while lower + 8 <= shared, word(one, lower) == word(other, lower) { lower += 8 }
    while lower < shared, one[lower] == other[lower] { lower += 1 }
    var length = 0
    let rest = shared - lower
    while length + 32 <= rest, !differ(old.count - length - 32, new.count - length - 32) { length += 32 }
    while length + 8 <= rest, word(one, old.count - length - 8) == word(other, new.count - length - 8) {
      length += 8
    }
    while length < rest, one[old.count - length - 1] == other[new.count - length - 1] { length += 1 }
    range = ByteRange(lower, old.count - length)
    shift = new.count - old.count
  }

  package init(from old: [UInt8], to new: [UInt8]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { TextChange(from: old, to: $0) }
    }
  }

  /// The new place of a range that the change left unchanged; nil if it overlaps the replaced text.
  package func moved(_ place: ByteRange) -> ByteRange? {
    guard let lower = place.lower >= range.upper ? place.lower + shift : before(place.lower, orAt: false),
      let upper = before(place.upper, orAt: true) ?? (place.upper >= range.upper ? place.upper + shift : nil),
      lower <= upper
    else { return nil }
    return ByteRange(lower, upper)
  }

  private func before(_ offset: Int, orAt isIncluded: Bool) -> Int? {
    offset < range.lower || isIncluded && offset == range.lower ? offset : nil
  }
}
