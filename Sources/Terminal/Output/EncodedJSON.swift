import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as one or several lines of JSON.
func encoded(_ value: JSON, isPretty: Bool) -> [UInt8] { value.text(isPretty: isPretty) + [0x0A] }

/// A value decoded from JSON; nil where the JSON has another form.
func decoded<Value: Decodable>(_ json: [UInt8]) -> Value? {
  try? JSONDecoder().decode(Value.self, from: Data(json))
}
