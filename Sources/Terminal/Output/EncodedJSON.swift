import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value with sorted keys, so that the same value gives the same bytes, and a line feed.
func encoded(_ value: JSON, isPretty: Bool) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
  do {
    return Array(try encoder.encode(value)) + [0x0A]
  } catch {
    // Strings, integers and lists of them always have a form in JSON.
    assertionFailure("\(error)")
    return Array("null\n".utf8)
  }
}
