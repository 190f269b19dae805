extension Array<UInt8> {
  /// Calls `body` with a span of the elements, which is valid until `body` returns.
  ///
  /// An array's own property `span` needs macOS 26; that of a buffer exists wherever this package runs.
  @inlinable public func withSpan<Answer>(_ body: (Span<UInt8>) throws -> Answer) rethrows -> Answer {
    try withUnsafeBufferPointer { try body($0.span) }
  }
}
