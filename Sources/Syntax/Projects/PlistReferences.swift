import Text

/// The documents and classes that an `Info.plist` names, in its order; none for a binary file.
package func plistReferences(of bytes: Span<UInt8>) -> [PlistReference] {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return [] }
    var first = 0
    while first < buffer.count, buffer[first] <= Ascii.space { first += 1 }
    if buffer.count >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { first = 3 }
    guard first < buffer.count else { return [] }
    if buffer[first] == Ascii.less { return xmlReferences(base, buffer.count, from: first) }
    if buffer[first] == Ascii.openBrace { return openStepReferences(base, buffer.count, from: first) }
    return []
  }
}

/// The reference that a key and its value make; nil for keys that name neither a document nor a class.
///
/// - Parameters:
///   - range: The range of the value, which is longer than the value where the file escapes characters.
///   - isVerbatim: Whether the range holds the value as it is.
func plistReference(key: String, value: String, range: ByteRange, isVerbatim: Bool) -> PlistReference? {
  let plain = String(Substring(key.utf8.prefix { $0 != Ascii.tilde && $0 != Ascii.openBracket }))
  guard let kind = referenceKinds[plain], !value.isEmpty else { return nil }
  guard kind == .class else {
    // A rename of the document keeps the device.
    guard isVerbatim, let device = deviceSuffix(of: value),
      value.utf8.count > device.utf8.count
    else { return PlistReference(kind: kind, key: key, name: value, range: range) }
    return PlistReference(
      kind: kind, key: key, name: String(value.dropLast(device.count)),
      range: ByteRange(range.lower, range.upper - device.utf8.count))
  }
  // The module of an escaped name would have another length in the file.
  guard isVerbatim else { return nil }
  guard let dot = value.utf8.lastIndex(of: Ascii.dot) else {
    return PlistReference(kind: .class, key: key, name: value, range: range)
  }
  let name = String(value[value.utf8.index(after: dot)...])
  guard !name.isEmpty else { return nil }
  return PlistReference(
    kind: .class, key: key, name: name, range: ByteRange(range.upper - name.utf8.count, range.upper),
    module: String(value[..<dot]))
}

private let referenceKinds: [String: PlistReference.Kind] = [
  "UIMainStoryboardFile": .storyboard, "UILaunchStoryboardName": .storyboard,
  "NSMainStoryboardFile": .storyboard, "NSExtensionMainStoryboard": .storyboard,
  "UISceneStoryboardFile": .storyboard,
  "NSMainNibFile": .nib, "UIMainNibFile": .nib,
  "NSPrincipalClass": .class, "NSExtensionPrincipalClass": .class, "UISceneDelegateClassName": .class,
  "NSDocumentClass": .class,
  "UISceneClassName": .class, "WKExtensionDelegateClassName": .class,
  "CLKComplicationPrincipalClass": .class, "EXPrincipalClass": .class,
]

private func xmlReferences(_ base: UnsafePointer<UInt8>, _ count: Int, from start: Int) -> [PlistReference] {
  var scanner = XMLScanner(base, count: count, from: start)
  var result: [PlistReference] = []
  var key: String?
  var element = ByteRange(0, 0)
  while true {
    switch scanner.next() {
    case .done: return result
    case .start:
      let name = ByteRange(scanner.nameLower, scanner.nameUpper)
      element = scanner.isSelfClosing ? ByteRange(0, 0) : name
      if !scanner.matches(name, "string") { key = nil }
    case .end:
      let (lower, upper) = (scanner.textLower, scanner.tagLower)
      defer { element = ByteRange(0, 0) }
      guard !element.isEmpty, !scanner.isForced, lower <= upper else { continue }
      let range = ByteRange(lower, upper)
      let written = scanner.text(range)
      let isVerbatim = !written.utf8.contains(Ascii.ampersand)
      let text = isVerbatim ? written : Array(written.utf8).withSpan(decodedXML)
      if scanner.matches(element, "key") {
        key = text
      } else if scanner.matches(element, "string"), let named = key {
        key = nil
        if let found = plistReference(key: named, value: text, range: range, isVerbatim: isVerbatim) {
          result.append(found)
        }
      }
    }
  }
}

private func openStepReferences(
  _ base: UnsafePointer<UInt8>, _ count: Int, from start: Int
) -> [PlistReference] {
  var scanner = OpenStepScanner(base, count: count, from: start)
  var result: [PlistReference] = []
  // Brackets need no balance here: a key is the string before `=`.
  while scanner.offset < count {
    scanner.skipBlanks()
    guard let key = scanner.string() else {
      scanner.offset += 1
      continue
    }
    guard scanner.take(Ascii.equals), let value = scanner.string() else { continue }
    // A value with escapes can't be found or renamed as a name.
    guard !value.isEscaped else { continue }
    let found = plistReference(
      key: scanner.text(key), value: scanner.text(value), range: value.range, isVerbatim: true)
    if let found { result.append(found) }
  }
  return result
}
