import Text

/// The facts of one storyboard or xib. Damaged files give what stands around the damage.
package func interfaceOutline(of bytes: Span<UInt8>) -> InterfaceOutline {
  bytes.withUnsafeBufferPointer { wholeOutline(of: $0, after: nil) }
}

/// - Parameter previous: The outline before an edit, by whose size room is reserved.
func wholeOutline(
  of buffer: UnsafeBufferPointer<UInt8>, after previous: InterfaceOutline?
) -> InterfaceOutline {
  guard let base = buffer.baseAddress, !isBlank(buffer) else {
    return InterfaceOutline(
      problems: [Problem(.malformed, ByteRange(0, 0), "the file is empty; restore or remove it")])
  }
  let encoding = XMLEncoding(of: buffer.span)
  if case .other(let name) = encoding {
    var outline = InterfaceOutline()
    outline.problems = [
      Problem(
        .unread, ByteRange(0, 2), "the file is encoded as \(name), which is not read; save it as UTF-8")
    ]
    return outline
  }
  var scanner = XMLScanner(base, count: buffer.count, from: lengthOfMark(buffer))
  scanner.isLatin1 = encoding == .latin1
  var reader = InterfaceReader(scanner: scanner, previous)
  reader.read()
  if !reader.isForeign {
    reader.outline.problems +=
      reader.scanner.problems + unreadableBytes(buffer, isLatin1: encoding == .latin1)
  }
  reader.outline.problems.sort { $0.range.lower < $1.range.lower }
  return reader.outline
}

/// Whether nothing stands in a file but a byte-order mark, spaces and line breaks.
private func isBlank(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
  buffer[lengthOfMark(buffer)...].allSatisfy(isSpace)
}
