import Index
import Syntax
import Text

/// Names in property lists of any name, which code may read and look a class or a method up by.
extension RenameDraft {
  /// Asks about each text that is just the name.
  mutating func addPropertyLists(_ old: String, _ new: String, isClass: Bool) throws(RenameRefusal) {
    for file in try files(.project, holding: [old]) {
      guard case .project(let facts)? = snapshot[file]?.facts else { continue }
      switch facts {
      case .plist, .propertyList: break
      case .xcode, .settings, .package, .dependencies: continue
      }
      let text = try text(of: file)
      for range in text.withSpan({ values(old, isClass: isClass, in: $0) }) {
        replace(old, with: new, at: range, in: file, .possible("a text of this property list is the name"))
      }
    }
  }
}

/// Where a text of a property list is a name as a whole: an element, or a string of the older form. A class may have its module
/// before it.
private func values(_ name: String, isClass: Bool, in bytes: Span<UInt8>) -> [ByteRange] {
  SearchText(Array(name.utf8)).ranges(in: bytes).filter { range in
    guard range.lower > 0, range.upper < bytes.count, !namesBundle(range.lower, bytes) else { return false }
    let (before, after) = (bytes[range.lower - 1], bytes[range.upper])
    if isClass, before == UInt8(ascii: ".") {
      return after == UInt8(ascii: "<") || after == UInt8(ascii: "\"")
    }
    switch before {
    case UInt8(ascii: ">"): return after == UInt8(ascii: "<")
    case UInt8(ascii: "\""): return after == UInt8(ascii: "\"")
    // `Class = Name;`, `(One, Two)`
    case 0x20, 0x09, 0x0A, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","):
      return bytes[0] != UInt8(ascii: "<") && ";, \n)".utf8.contains(after)
    default: return false
    }
  }
}

/// Whether the key before a value is one of the bundle's own, such as its name.
private func namesBundle(_ value: Int, _ bytes: Span<UInt8>) -> Bool {
  let key = Array("<key>CFBundle".utf8)
  var offset = value
  while offset > max(0, value - 200) {
    offset -= 1
    guard bytes[offset] == key[0], offset + key.count <= value, bytes[offset + 1] == key[1],
      bytes[offset + 2] == key[2]
    else { continue }
    return key.indices.allSatisfy { bytes[offset + $0] == key[$0] }
  }
  return false
}
