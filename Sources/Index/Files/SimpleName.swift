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
  for type in TypeText(text).unwrapped.components { body(type.plainName.map(simpleName) ?? text) }
}
