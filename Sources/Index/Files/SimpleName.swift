import Syntax

/// The last component of a dotted name.
package func simpleName(_ name: String) -> String {
  // Hot: this runs for each declaration. It reads the bytes in place, since the standard library's search is slower.
  var name = name
  let length = name.withUTF8 { bytes in bytes.lastIndex(of: 0x2E).map { bytes.count - $0 - 1 } }
  return length.flatMap { String(name.utf8.suffix($0)) } ?? name
}

/// The simple names in an entry of an inheritance clause or in the target of an alias: one name, or those of a composition.
func forEachName(in text: String, _ body: (String) -> Void) {
  // The usual case needs no allocation.
  var text = text
  let isPlain = text.withUTF8 { bytes in
    !bytes.contains {
      $0 == 0x26 || $0 == 0x3C || $0 == 0x28 || $0 == 0x20 || $0 == 0x3F || $0 == 0x40
    }
  }
  if isPlain {
    body(simpleName(text))
    return
  }
  for type in TypeText(text).unwrapped.components { body(type.plainName.map(simpleName) ?? text) }
}
