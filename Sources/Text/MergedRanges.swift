/// The bytes in any of some ranges, among which an offset is found quickly.
package struct MergedRanges: Sendable {
  /// In ascending order, and apart from each other.
  private var ranges: [ByteRange] = []

  package init(_ ranges: some Sequence<ByteRange>) {
    for range in ranges.sorted(by: { $0.lower < $1.lower }) {
      if let last = self.ranges.last, range.lower <= last.upper {
        self.ranges[self.ranges.count - 1].upper = max(last.upper, range.upper)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Whether an offset is inside of a range or at its upper end.
  package func touches(_ offset: Int) -> Bool {
    let next = ranges.partitionPoint { $0.lower > offset }
    return next > 0 && ranges[next - 1].touches(offset)
  }
}
