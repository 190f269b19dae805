import Syntax
import Workspace

/// The absolute path in a `file` URI; nil for other schemes, other hosts, or bytes that are not UTF-8. Links are not followed,
/// since the client knows the document by its own spelling.
package func path(ofURI uri: String) -> String? {
  let utf8 = Array(uri.utf8)
  let scheme = Array("file:".utf8)
  guard utf8.count > scheme.count, utf8.prefix(scheme.count).map({ $0 | 0x20 }) == scheme.map({ $0 | 0x20 })
  else { return nil }
  var rest = utf8[scheme.count...]
  if rest.starts(with: "//".utf8) {
    rest = rest.dropFirst(2)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
    rest = rest.dropFirst(host.count)
  }
  guard rest.first == UInt8(ascii: "/"), let bytes = percentDecoded(rest) else { return nil }
  var end = bytes.count
  while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
  return String(validating: bytes[..<end], as: UTF8.self).map {
    // Some clients concatenate paths without normalizing them.
    $0.contains("//") || $0.contains("/.") ? normalized($0, from: "/") : $0
  }
}

/// The URI of an absolute path.
func uri(ofPath path: String) -> String { "file://" + percentEncoded(path) }

/// The path in a `file` URI, in whatever way it is escaped; other URIs stay as they are.
func pathOrURI(_ uri: String) -> String { path(ofURI: uri) ?? uri }

private func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = bytes.startIndex
  while index < bytes.endIndex {
    guard bytes[index] == UInt8(ascii: "%") else {
      result.append(bytes[index])
      index += 1
      continue
    }
    guard index + 2 < bytes.endIndex, let high = hexadecimalDigit(bytes[index + 1]),
      let low = hexadecimalDigit(bytes[index + 2]),
      high != 0 || low != 0
    else { return nil }
    result.append(UInt8(high << 4 | low))
    index += 3
  }
  return result
}

/// The path relative to a folder; nil for a path outside of the folder.
func relativePath(_ path: String, below folder: String) -> String? {
  let utf8 = path.utf8
  guard utf8.count > folder.utf8.count + 1, utf8.starts(with: folder.utf8),
    utf8[utf8.index(utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  else { return nil }
  return String(utf8.dropFirst(folder.utf8.count + 1))
}
