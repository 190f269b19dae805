/// The estimated width of text: the widths in a common font, times a factor for the system's font.
///
/// The factors were measured on labels that Interface Builder had sized to their text.
struct TextMeasure: Sendable {
  var size: Double
  var isBold: Bool
  var isMonospaced: Bool
  var isMac: Bool

  init(_ style: TextStyle, isMac: Bool) {
    size = style.size
    isBold = style.isBold
    isMonospaced = style.family == .monospaced
    self.isMac = isMac
  }

  func width(_ text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(0) { $0 + em($1) } * scale
  }

  /// The number of points in an em.
  private var scale: Double {
    if isMonospaced { return size }
    if size >= 22 { return size * 0.985 }
    if isMac { return size * (size <= 11.5 ? 1.09 : size <= 14 ? 1.05 : 1.02) }
    return size * (size <= 13.5 ? 1.07 : 1.01)
  }

  private func em(_ scalar: Unicode.Scalar) -> Double {
    if isMonospaced { return 0.602 }
    let value = scalar.value
    let widths = isBold ? TextWidths.bold : TextWidths.regular
    // The table begins with the space and the other visible characters of ASCII.
    if value >= 0x20, value < 0x7F { return Double(widths[Int(value) - 0x20]) / 10_000 }
    if value >= 0x300, value < 0x370 || value == 0x200D || value == 0xFE0F { return 0 }
    if value <= 0xFFFF, let index = index(of: UInt16(value)) { return Double(widths[index]) / 10_000 }
    return value > 0x2E7F ? 1 : 0.56
  }

  private func index(of point: UInt16) -> Int? {
    let index = TextWidths.codePoints.partitionPoint { $0 >= point }
    return index < TextWidths.codePoints.count && TextWidths.codePoints[index] == point ? index : nil
  }

  /// The part of the text that fits, with the ellipsis of the system where text is cut.
  func fitted(_ text: String, in room: Double, _ mode: LineBreak) -> String {
    if width(text) <= room + 1.5 { return text }
    let widths = text.map { (character: $0, width: width(String($0))) }
    let limit = mode == .clip ? room : room - width("…")
    var head = 0
    var used = 0.0
    switch mode {
    case .clip, .tail:
      while head < widths.count, used + widths[head].width <= limit {
        used += widths[head].width
        head += 1
      }
      let kept = String(widths[..<head].map(\.character))
      if head == 0 || mode == .clip { return kept }
      return trimmedEnd(kept) + "…"
    case .middle:
      var tail = widths.count
      var takesHead = true
      while head < tail {
        let next = takesHead ? widths[head].width : widths[tail - 1].width
        if used + next > limit { break }
        used += next
        if takesHead { head += 1 } else { tail -= 1 }
        takesHead.toggle()
      }
      if head == 0 { return "" }
      return String(widths[..<head].map(\.character)) + "…" + String(widths[tail...].map(\.character))
    }
  }

  /// The lines of a text, broken between words to fit a width.
  ///
  /// - Parameter limit: The greatest number of lines; the last one is cut if the text needs more.
  func wrapped(_ text: String, in room: Double, limit: Int) -> [String] {
    var lines: [String] = []
    let space = width(" ")
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0.0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let length = width(word)
        if line.isEmpty {
          line = String(word)
          used = length
        } else if used + space + length <= room + 1.5 {
          line += " " + word
          used += space + length
        } else {
          lines.append(line)
          line = String(word)
          used = length
        }
        if lines.count > limit { break }
      }
      lines.append(line)
      if lines.count > limit { break }
    }
    if lines.count > limit, limit > 0 {
      let rest = lines[limit - 1] + " " + lines[limit]
      lines = Array(lines[..<(limit - 1)]) + [rest + (width(rest) <= room ? "…" : "")]
    }
    return lines.map { fitted($0, in: room, .tail) }
  }
}

/// The place where a text that is too long is cut.
enum LineBreak: Hashable, Sendable {
  case tail, middle, clip

  /// - Parameter name: The name in a document.
  init(_ name: String?) {
    switch name {
    case "middleTruncation", "truncatingMiddle": self = .middle
    case "clip", "clipping": self = .clip
    default: self = .tail
    }
  }
}

private func trimmedEnd(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
