extension Array<UInt8> {
  /// Calls `body` with a span over the elements, which is valid until `body` returns.
  ///
  /// The property `span` of an array exists from macOS 26 on; that of a buffer exists wherever this package runs.
  @inlinable public func withSpan<Answer>(_ body: (Span<UInt8>) throws -> Answer) rethrows -> Answer {
    try withUnsafeBufferPointer { try body($0.span) }
  }
}
