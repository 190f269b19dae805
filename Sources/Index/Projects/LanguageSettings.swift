/// What a project file or a build configuration says anywhere in its text about the language of its sources; the
/// last resort where no target is known.
package struct LanguageSettings: Hashable, Sendable {
  /// Lowest first number of any `SWIFT_VERSION`; nil where none is set.
  package var oldestSwiftVersion: Int?
  /// `SWIFT_SWIFT3_OBJC_INFERENCE = On`
  package var infersObjC = false
  package var mentionsSwift = false

  package init() {}

  /// Reads just the settings named above; works for `project.pbxproj` and `.xcconfig` alike.
  package init(bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { buffer in
      let bytes = UnsafeRawBufferPointer(buffer)
      for offset in occurrences(of: "SWIFT_VERSION", in: bytes) {
        guard let version = firstNumber(behind: offset, in: bytes) else { continue }
        oldestSwiftVersion = min(oldestSwiftVersion ?? version, version)
      }
      for offset in occurrences(of: "SWIFT_SWIFT3_OBJC_INFERENCE", in: bytes) {
        let line = bytes[offset..<min(offset + 12, bytes.count)]
        if line.contains(0x4F), line.contains(0x6E) { infersObjC = true }  // "On"
      }
      mentionsSwift = !occurrences(of: ".swift", in: bytes, limit: 1).isEmpty
    }
  }
}

/// Offsets behind each occurrence. A project file can have megabytes, so that most of them are leapt over
/// (Horspool's search).
private func occurrences(
  of word: StaticString, in bytes: UnsafeRawBufferPointer, limit: Int = .max
) -> [Int] {
  let pattern = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
  let last = pattern.count - 1
  guard last >= 0 else { return [] }
  var leaps = [Int](repeating: pattern.count, count: 256)
  for index in 0..<last { leaps[Int(pattern[index])] = last - index }
  var result: [Int] = []
  var index = last
  while index < bytes.count, result.count < limit {
    let start = index - last
    if bytes[index] == pattern[last], (0..<last).allSatisfy({ bytes[start + $0] == pattern[$0] }) {
      result.append(index + 1)
    }
    index += leaps[Int(bytes[index])]
  }
  return result
}

/// The number in ` = 5.0;` or ` = "4.2";`, fraction dropped; nil when a word or the line's end comes first.
private func firstNumber(behind offset: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
  for index in offset..<min(offset + 12, bytes.count) {
    switch bytes[index] {
    case 0x30...0x39: return Int(bytes[index] - 0x30)
    case 0x20, 0x3D, 0x22, 0x09: continue
    default: return nil
    }
  }
  return nil
}
