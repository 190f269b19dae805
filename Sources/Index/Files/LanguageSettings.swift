import Syntax

/// The settings for the language of sources, from anywhere in the text of a project or a build configuration.
///
/// They apply where no target is known.
package struct LanguageSettings: Hashable, Sendable {
  /// Lowest first number of any `SWIFT_VERSION`; nil where none is set.
  package var oldestSwiftVersion: Int?
  /// Whether there is `SWIFT_SWIFT3_OBJC_INFERENCE = On`.
  package var infersObjC = false
  package var mentionsSwift = false

  /// The first number of the oldest Swift version in which sources may be compiled; nil if the text does not show it.
  ///
  /// A project with Swift but without the setting is from before Xcode 8, which introduced the setting.
  package var version: Int? { oldestSwiftVersion ?? (mentionsSwift ? 2 : nil) }

  /// Reads only these settings, from a `project.pbxproj` or an `.xcconfig`.
  package init(bytes: Span<UInt8>) {
    for range in SearchText(Array("SWIFT_VERSION".utf8)).ranges(in: bytes) {
      guard let version = firstNumber(behind: range.upper, in: bytes) else { continue }
      oldestSwiftVersion = min(oldestSwiftVersion ?? version, version)
    }
    for range in SearchText(Array("SWIFT_SWIFT3_OBJC_INFERENCE".utf8)).ranges(in: bytes) {
      let places = range.upper..<min(range.upper + 12, bytes.count)
      let hasO = places.contains { bytes[$0] == 0x4F }
      if hasO, places.contains(where: { bytes[$0] == 0x6E }) { infersObjC = true }  // "On"
    }
    mentionsSwift = SearchText(Array(".swift".utf8)).occurs(in: bytes)
  }
}

/// The integer part of the number in ` = 5.0;` or ` = "4.2";`; nil if the line contains none.
private func firstNumber(behind offset: Int, in bytes: Span<UInt8>) -> Int? {
  for index in offset..<min(offset + 12, bytes.count) {
    switch bytes[index] {
    case 0x30...0x39: return Int(bytes[index] - 0x30)
    case 0x20, 0x3D, 0x22, 0x09: continue
    default: return nil
    }
  }
  return nil
}
