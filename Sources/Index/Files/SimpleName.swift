import Syntax

/// The last component of a dotted name.
package func simpleName(_ name: String) -> String {
  // Hot: called for each declaration. On the bytes in place, since the library's search is slower.
  func lastLength(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { length, byte in byte == 0x2E ? 0 : length + 1 }
  }
  let length = name.utf8.withContiguousStorageIfAvailable(lastLength) ?? lastLength(name.utf8)
  return length == name.utf8.count ? name : String(name.utf8.suffix(length)) ?? name
}

/// The simple names in an inheritance clause's entry or an alias's target: one, or those of a composition.
func forEachName(in text: String, _ body: (String) -> Void) {
  // The common case costs no allocation.
  if !text.utf8.contains(where: {
    $0 == 0x26 || $0 == 0x3C || $0 == 0x28 || $0 == 0x20 || $0 == 0x3F || $0 == 0x40
  }) {
    body(simpleName(text))
    return
  }
  // Hot: by bytes, since to find characters is much slower.
  for part in withoutGenericArguments(text).utf8.split(separator: 0x26) {
    var name = part
    while let first = name.first, first == 0x28 || first == 0x20 { name = name.dropFirst() }
    while let last = name.last, last == 0x29 || last == 0x20 || last == 0x3F || last == 0x21 {
      name = name.dropLast()
    }
    if let space = name.lastIndex(of: 0x20) { name = name[name.index(after: space)...] }
    if !name.isEmpty { body(simpleName(String(Substring(name)))) }
  }
}
