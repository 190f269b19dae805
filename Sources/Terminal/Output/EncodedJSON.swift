#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as JSON with sorted keys, so that the same value gives the same bytes.
func encoded(_ value: some Encodable, isPretty: Bool) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
  do {
    return Array(try encoder.encode(value))
  } catch {
    // Strings, integers and lists of them always have a form in JSON.
    assertionFailure("\(error)")
    return Array("null".utf8)
  }
}
