/// Whether one path comes before another by its bytes; `<` on strings would compare characters.
package func precedes(_ left: String, _ right: String) -> Bool {
  // Hot: this runs for each comparison when all paths are sorted. The bytes are compared in place, without iterators.
  let answer = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in
      guard let one = left.baseAddress, let other = right.baseAddress else { return left.count < right.count }
      let shared = min(left.count, right.count)
      var offset = 0
      while offset + 8 <= shared {
        let leftWord = UnsafeRawPointer(one + offset).loadUnaligned(as: UInt64.self)
        let rightWord = UnsafeRawPointer(other + offset).loadUnaligned(as: UInt64.self)
        if leftWord != rightWord { return leftWord.bigEndian < rightWord.bigEndian }
        offset += 8
      }
      while offset < shared {
        if left[offset] != right[offset] { return left[offset] < right[offset] }
        offset += 1
      }
      return left.count < right.count
    }
  }
  if let answer, let answer { return answer }
  return left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// A path in the form in which a URI contains it.
package func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}

/// A path of a folder with a slash at its end.
package func withSlash(_ path: String) -> String { path.utf8.last == UInt8(ascii: "/") ? path : path + "/" }

/// A path of a folder without the slash at its end, if it has one.
func withoutSlash(_ path: String) -> String {
  // Bytes are dropped, since a name that begins or ends with a combining mark can merge with the slash into one character.
  path.utf8.count > 1 ? String(path.utf8.dropLast()) ?? path : path
}
