import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as a line, or as several, of JSON.
func encoded(_ value: JSON, isPretty: Bool) -> [UInt8] { value.text(isPretty: isPretty) + [0x0A] }

/// JSON as a value of a type; nil where it has another form.
func decoded<Value: Decodable>(_ json: [UInt8]) -> Value? {
  try? JSONDecoder().decode(Value.self, from: Data(json))
}
