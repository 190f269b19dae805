/// The selector of a property's setter: `setName:` for `name`.
package func setterSelector(_ key: String) -> String {
  "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
}

/// The key with its first letter in the other case, which key-value coding accepts.
package func inOtherCase(_ key: String) -> String {
  let first = key.prefix(1)
  return (first.first?.isUppercase == true ? first.lowercased() : first.uppercased()) + key.dropFirst()
}

/// Whether a selector is that of a property's getter or setter.
package func accesses(_ selector: String, property name: String) -> Bool {
  selector == name || selector.utf8.first == UInt8(ascii: "s") && setterSelector(name) == selector
}

func differsInFirstCase(_ one: String, _ other: String) -> Bool {
  one.utf8.count == other.utf8.count && one.utf8.dropFirst().elementsEqual(other.utf8.dropFirst())
    && one.prefix(1).lowercased() == other.prefix(1).lowercased()
}
