/// Whether a text is in UTF-16, by its mark or by how its first letters are written.
package func isUTF16(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count >= 2 else { return false }
  if bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF { return true }
  guard bytes.count >= 4 else { return false }
  return bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
    || bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
}
