extension Picture {
  /// The size in bytes above which details that are hardly visible are omitted.
  private static let largestFile = 300_000

  /// The picture as SVG. The same picture gives the same bytes.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of all ids in the file, so that one page may contain several pictures.
  ///   - width: The width of the shown picture; nil for one point per unit.
  package func svg(idPrefix prefix: String = "", width: Double? = nil) -> [UInt8] {
    var writer = SVGWriter(picture: self, prefix: prefix, width: width)
    writer.write()
    let images = images.reduce(0) { $0 + $1.bytes.count * 2 }
    return writer.bytes.count - images > Self.largestFile ? writer.bytesWithoutDetails : writer.bytes
  }
}

/// A writer that uses few elements and attributes: no script, no style, no link and nothing external.
private struct SVGWriter {
  let picture: Picture
  let prefix: String
  let scale: Double
  private(set) var bytes: [UInt8] = []
  /// The ranges in `bytes` of details that are hardly visible.
  private var details: [Range<Int>] = []
  private var clips = 0

  private static let smallestDetail = 4.0

  init(picture: Picture, prefix: String, width: Double?) {
    self.picture = picture
    self.prefix = prefix
    scale = width.map { $0 / max(1, picture.bounds.width) } ?? 1
    bytes.reserveCapacity(picture.marks.count * 90)
  }

  mutating func write() {
    let bounds = picture.bounds
    let fonts =
      "-apple-system, BlinkMacSystemFont, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    putNumbers(bounds.x, bounds.y, bounds.width, bounds.height)
    put("\"")
    attribute("width", bounds.width * scale)
    attribute("height", bounds.height * scale)
    attribute("role", "img")
    attribute("font-family", fonts)
    put("><title>")
    putEscaped(picture.title)
    put("</title><desc>")
    putEscaped(picture.summary)
    put("</desc>")
    writeDefinitions()
    write(
      Shape(form: .rect(bounds, radius: 0), fill: picture.isDark ? Color(0x2B2B2E) : Color(0xE9E9EE)))
    for mark in picture.marks { write(mark) }
    put("</svg>\n")
  }

  private mutating func writeDefinitions() {
    put("<defs>")
    var number = 0
    for case .beginClip(let rect, let radius) in picture.marks {
      number += 1
      putText("<clipPath id=\"\(prefix)c\(number)\"><rect")
      write(rect)
      if radius > 0 { attribute("rx", radius) }
      put("/></clipPath>")
    }
    let hasArrows = picture.marks.contains {
      if case .shape(let shape) = $0 { shape.hasArrow } else { false }
    }
    if hasArrows {
      putText(
        "<marker id=\"\(prefix)a\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" "
          + "orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\" fill=\"#5e8bd6\"/></marker>")
    }
    for (index, image) in picture.images.enumerated() {
      putText("<symbol id=\"\(prefix)i\(index + 1)\" viewBox=\"0 0 ")
      putNumbers(image.width, image.height)
      put("\" preserveAspectRatio=\"none\"><image width=\"")
      put(image.width)
      put("\"")
      attribute("height", image.height)
      putText(" preserveAspectRatio=\"none\" href=\"data:\(image.format.rawValue);base64,")
      appendBase64(image.bytes, to: &bytes)
      put("\"/></symbol>")
    }
    var masks = 0
    for case .image(let mark) in picture.marks where mark.tint != nil {
      masks += 1
      putText("<mask id=\"\(prefix)m\(masks)\" mask-type=\"alpha\">")
      writeUse(mark)
      put("</mask>")
    }
    put("</defs>")
  }

  private var masks = 0

  private mutating func write(_ mark: Mark) {
    switch mark {
    case .beginObject(let index):
      let object = picture.objects[index]
      put("<g")
      attribute("data-id", object.id)
      attribute("data-element", object.element)
      if let name = object.customClass { attribute("data-class", name) }
      if object.opacity < 1 { attribute("opacity", object.opacity) }
      put("><title>")
      putEscaped(object.customClass ?? object.element)
      if !object.label.isEmpty {
        put(" “")
        putEscaped(object.label)
        put("”")
      }
      put(" · ")
      putEscaped(object.id)
      put("</title>")
    case .beginClip:
      clips += 1
      putText("<g clip-path=\"url(#\(prefix)c\(clips))\">")
    case .beginTransform(let x, let y, let scale, let degrees):
      put("<g transform=\"translate(")
      putNumbers(x, y)
      if degrees != 0 { putText(") rotate(\(degrees)") }
      put(") scale(")
      put(scale, decimals: 3)
      put(")\">")
    case .beginNote(let id, let title):
      put("<g")
      attribute("data-note", id)
      put("><title>")
      putEscaped(title)
      put("</title>")
    case .end: put("</g>\n")
    case .shape(let shape):
      let lower = bytes.count
      write(shape)
      if isDetail(shape) { details.append(lower..<bytes.count) }
    case .text(let text):
      let lower = bytes.count
      write(text)
      if text.style.size < Self.smallestDetail { details.append(lower..<bytes.count) }
    case .image(let image): write(image)
    }
  }

  private func isDetail(_ shape: Shape) -> Bool {
    switch shape.form {
    case .rect(let rect, _): max(rect.width, rect.height) < Self.smallestDetail
    case .circle(_, _, let radius): radius < Self.smallestDetail
    case .line(let x1, let y1, let x2, let y2): max(abs(x1 - x2), abs(y1 - y2)) < Self.smallestDetail
    default: false
    }
  }

  /// The bytes without details that are hardly visible.
  var bytesWithoutDetails: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var lower = 0
    for detail in details {
      result += bytes[lower..<detail.lowerBound]
      lower = detail.upperBound
    }
    return result + bytes[lower...]
  }

  // MARK: Shapes

  private mutating func write(_ shape: Shape) {
    switch shape.form {
    case .rect(let rect, let radius):
      put("<rect")
      write(rect)
      if radius > 0 { attribute("rx", radius) }
    case .line(let x1, let y1, let x2, let y2):
      put("<line")
      attribute("x1", x1)
      attribute("y1", y1)
      attribute("x2", x2)
      attribute("y2", y2)
    case .circle(let x, let y, let radius):
      put("<circle")
      attribute("cx", x)
      attribute("cy", y)
      attribute("r", radius)
    case .path(let path):
      put("<path d=\"")
      write(path)
      put("\"")
    case .glyph(let path, let x, let y, let scale):
      put("<path transform=\"translate(")
      putNumbers(x, y)
      put(") scale(")
      put(scale, decimals: 3)
      put(")\" d=\"")
      putText(path)
      put("\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    }
    if case .line = shape.form {} else { paint("fill", "fill-opacity", shape.fill) }
    if let stroke = shape.stroke {
      paint("stroke", "stroke-opacity", stroke)
      if shape.lineWidth != 1 { attribute("stroke-width", shape.lineWidth) }
      if !shape.dash.isEmpty {
        put(" stroke-dasharray=\"")
        for (index, length) in shape.dash.enumerated() {
          if index > 0 { put(" ") }
          put(length)
        }
        put("\"")
      }
      if case .path = shape.form { put(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
      if shape.hasArrow { putText(" marker-end=\"url(#\(prefix)a)\"") }
    }
    put("/>")
  }

  private mutating func write(_ rect: Rect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(0, rect.width))
    attribute("height", max(0, rect.height))
  }

  private mutating func write(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let x, let y):
        put("M")
        putNumbers(x, y)
      case .line(let x, let y):
        put("L")
        putNumbers(x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        put("C")
        putNumbers(x1, y1, x2, y2, x, y)
      case .close: put("z")
      }
    }
  }

  private mutating func write(_ text: TextMark) {
    put("<text")
    attribute("x", text.x)
    attribute("y", text.baseline)
    attribute("font-size", text.style.size)
    paint("fill", "fill-opacity", text.style.color)
    if text.style.weight != 400 { attribute("font-weight", String(text.style.weight)) }
    switch text.anchor {
    case .start: break
    case .middle: attribute("text-anchor", "middle")
    case .end: attribute("text-anchor", "end")
    }
    switch text.style.family {
    case .system: break
    case .monospaced: attribute("font-family", "ui-monospace, Menlo, monospace")
    case .serif: attribute("font-family", "Georgia, 'Times New Roman', serif")
    }
    if text.style.isItalic { attribute("font-style", "italic") }
    put(">")
    putEscaped(text.text)
    put("</text>")
  }

  private mutating func write(_ mark: ImageMark) {
    guard let tint = mark.tint else { return writeUse(mark) }
    masks += 1
    put("<rect")
    write(mark.rect)
    paint("fill", "fill-opacity", tint)
    putText(" mask=\"url(#\(prefix)m\(masks))\"/>")
  }

  private mutating func writeUse(_ mark: ImageMark) {
    putText("<use href=\"#\(prefix)i\(mark.image + 1)\"")
    write(mark.rect)
    put("/>")
  }

  private mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: Color?) {
    put(" ")
    put(name)
    guard let color else { return put("=\"none\"") }
    put("=\"#")
    for component in [color.red, color.green, color.blue] {
      bytes.append(hexadecimal(component >> 4))
      bytes.append(hexadecimal(component & 15))
    }
    put("\"")
    if color.alpha < 0.995 { attribute(opacity, color.alpha) }
  }

  private func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }

  // MARK: Bytes

  private mutating func put(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func putText(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func attribute(_ name: StaticString, _ value: Double) {
    put(" ")
    put(name)
    put("=\"")
    put(value)
    put("\"")
  }

  private mutating func attribute(_ name: StaticString, _ value: String) {
    put(" ")
    put(name)
    put("=\"")
    putEscaped(value)
    put("\"")
  }

  private mutating func putNumbers(_ values: Double...) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(0x20) }
      put(value)
    }
  }

  /// Writes a number with at most two decimals, limited to values that a picture can contain.
  private mutating func put(_ value: Double, decimals: Int = 2) {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let bounded = value.isFinite ? max(-1_000_000, min(1_000_000, value)) : 0
    let number = Int((bounded * Double(scale)).rounded())
    if number < 0 { bytes.append(0x2D) }
    let whole = Int(number.magnitude) / scale
    var unit = 1
    while unit * 10 <= whole { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(0x30 + whole / unit % 10))
      unit /= 10
    }
    var rest = Int(number.magnitude % UInt(scale))
    guard rest > 0 else { return }
    bytes.append(0x2E)
    while rest > 0 {
      scale /= 10
      bytes.append(UInt8(0x30 + rest / scale))
      rest %= scale
    }
  }

  private mutating func putEscaped(_ text: String) {
    appendEscaped(text, to: &bytes)
  }
}

/// Appends text for XML and HTML, in values and between tags: characters with a meaning are escaped, and forbidden ones become
/// the replacement character.
package func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
  // Most texts need no escaping.
  var text = text
  let isPlain = text.withUTF8 { utf8 in
    let isPlain = utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x26 && byte != 0x27 && byte != 0x3C
        && byte != 0x3E
    }
    if isPlain { bytes.append(contentsOf: utf8) }
    return isPlain
  }
  if isPlain { return }
  for scalar in text.replacingSteering(with: { $0 == "\n" ? "\n" : $0 == "\t" ? " " : "\u{FFFD}" })
    .unicodeScalars
  {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"": bytes.append(contentsOf: "&quot;".utf8)
    case "'": bytes.append(contentsOf: "&#39;".utf8)
    // A line in a log may be a command to the system that runs the job, so line breaks are escaped.
    case "\n": bytes.append(contentsOf: "&#10;".utf8)
    case _ where scalar.value & 0xFFFE == 0xFFFE: bytes.append(contentsOf: "\u{FFFD}".utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

/// Appends bytes in Base64.
package func appendBase64(_ data: [UInt8], to bytes: inout [UInt8]) {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  bytes.reserveCapacity(bytes.count + data.count * 4 / 3 + 4)
  var index = 0
  while index < data.count {
    let one = data[index]
    let two = index + 1 < data.count ? data[index + 1] : 0
    let three = index + 2 < data.count ? data[index + 2] : 0
    bytes.append(letters[Int(one >> 2)])
    bytes.append(letters[Int((one & 3) << 4 | two >> 4)])
    bytes.append(index + 1 < data.count ? letters[Int((two & 15) << 2 | three >> 6)] : 0x3D)
    bytes.append(index + 2 < data.count ? letters[Int(three & 63)] : 0x3D)
    index += 3
  }
}
