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
/// - Parameter lower: The offset of the value.
func plistReference(
  key: String, value: String, lower: Int, isVerbatim: Bool = true
) -> PlistReference? {
  let plain = String(Substring(key.utf8.prefix { $0 != Ascii.tilde && $0 != Ascii.openBracket }))
  guard let kind = referenceKinds[plain], !value.isEmpty else { return nil }
  let range = ByteRange(lower, lower + value.utf8.count)
  // A value with escapes can't be found or renamed as a name.
  guard isVerbatim else { return nil }
  guard kind == .class else { return PlistReference(kind: kind, key: key, name: value, range: range) }
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
      let text = scanner.text(ByteRange(lower, upper))
      if scanner.matches(element, "key") {
        key = text
      } else if scanner.matches(element, "string"), let named = key {
        key = nil
        let isVerbatim = !text.utf8.contains(Ascii.ampersand)
        if let found = plistReference(key: named, value: text, lower: lower, isVerbatim: isVerbatim) {
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
    let text = scanner.text(value)
    if let found = plistReference(
      key: scanner.text(key), value: text, lower: value.lower, isVerbatim: !value.isEscaped)
    {
      result.append(found)
    }
  }
  return result
}
