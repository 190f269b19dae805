extension RandomAccessCollection {
  /// The index of the first element that satisfies a condition; the end if there is none. All elements after it must satisfy the
  /// condition too.
  @inlinable package func partitionPoint(where fits: (Element) -> Bool) -> Index {
    var lower = startIndex
    var count = self.count
    while count > 0 {
      let middle = index(lower, offsetBy: count / 2)
      if fits(self[middle]) {
        count /= 2
      } else {
        lower = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return lower
  }
}
