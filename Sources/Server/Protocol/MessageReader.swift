/// A reader that cuts the stream of bytes from a client into messages, however the stream is cut into chunks.
///
/// Bytes that form no frame are reported once and skipped up to the next possible header.
struct MessageReader: Sendable {
  enum Frame: Hashable, Sendable {
    /// The undecoded content of a message.
    case content([UInt8])
    /// The fault of a frame, as a sentence fragment.
    case broken(String)
  }

  /// The greatest number of bytes in a message. Real documents are far smaller, and decoding needs more than three times the
  /// size.
  static let longestContent = 64 << 20
  private static let longestHeader = 16 << 10

  private var buffer: [UInt8] = []
  /// The offset in the buffer up to which everything has been handled.
  private var start = 0
  /// The number of bytes of content after a complete header; nil while the header is incomplete.
  private var contentLength: Int?
  /// Whether bytes are skipped up to the next `Content-Length`.
  private var isLost = false

  mutating func append(_ bytes: [UInt8]) {
    if start == buffer.count || start > 1 << 16 {
      buffer = Array(buffer[start...])
      start = 0
    }
    buffer += bytes
  }

  /// The next complete frame; nil when more bytes are needed.
  mutating func next() -> Frame? {
    if let length = contentLength {
      guard buffer.count - start >= length else { return nil }
      let content = Array(buffer[start..<start + length])
      start += length
      contentLength = nil
      return .content(content)
    }
    if isLost, !findHeader() { return nil }
    guard let end = headerEnd() else {
      guard buffer.count - start > Self.longestHeader else { return nil }
      return lose("a header without an end")
    }
    let header = buffer[start..<end]
    start = end
    do throws(Problem) {
      contentLength = try length(in: header)
    } catch {
      return lose(error.text)
    }
    return next()
  }

  private struct Problem: Error { var text: String }

  private mutating func lose(_ reason: String) -> Frame {
    isLost = true
    return .broken(reason)
  }

  /// Skips bytes that can't be read; returns true once `start` may be the beginning of a header.
  private mutating func findHeader() -> Bool {
    let name = Array("content-length:".utf8)
    while buffer.count - start >= name.count {
      if zip(buffer[start...], name).allSatisfy({ lowercased($0) == $1 }) {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  /// The end of the header after its empty line; nil while it is incomplete. Line feeds without carriage returns are accepted.
  private mutating func headerEnd() -> Int? {
    var index = start
    while let feed = buffer[index...].firstIndex(of: 0x0A) {
      index = feed + 1
      // The line is empty if its line feed is at the start or follows another one.
      let before = feed > start && buffer[feed - 1] == 0x0D ? feed - 1 : feed
      // An empty line before a header is harmless padding.
      if before == start { start = index } else if buffer[before - 1] == 0x0A { return index }
    }
    return nil
  }

  private func length(in header: ArraySlice<UInt8>) throws(Problem) -> Int {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        throw Problem(text: "a header line without a colon")
      }
      let name = String(decoding: line[..<colon].map(lowercased), as: UTF8.self)
      guard trimmed(name) == "content-length" else { continue }
      let text = trimmed(String(decoding: line[(colon + 1)...], as: UTF8.self))
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw Problem(text: "the Content-Length '\(text.prefix(40))'")
      }
      guard let value = Int(text), value <= Self.longestContent else {
        throw Problem(
          text: "a Content-Length of \(text.prefix(40)), which is more than \(Self.longestContent)")
      }
      if let length, length != value { throw Problem(text: "two different Content-Lengths") }
      length = value
    }
    guard let length else { throw Problem(text: "a header without Content-Length") }
    return length
  }
}

/// The content of a message, after its header.
func framed(_ content: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

private func trimmed(_ text: String) -> String {
  let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
  var utf8 = Substring(text).utf8
  utf8 = utf8.drop(while: isBlank)
  while let last = utf8.last, isBlank(last) { utf8.removeLast() }
  return String(Substring(utf8))
}
