package struct AppleProperty: Hashable, Sendable {
  /// The name as declared. It may differ from the requested name in the case of the first letter.
  package var name: String
  /// The type in a short form.
  ///
  /// It is the run-time name of a class, `<P>` for any object with that protocol, `[X]` for an array of these, `id`, `SEL`,
  /// `Class`, `block`, or the name of a C type.
  package var type: String
  /// Whether no setter is declared. A few such properties can still be connected, such as `searchBar` of
  /// `UISearchDisplayController`, so that a connection to one is not an error.
  package var isReadOnly: Bool
  /// The run-time name of the class that declares the property.
  package var owner: String
}

extension AppleSDK {
  /// The property of a class, or of its nearest superclass that has one.
  ///
  /// A property with the exact name in any of the classes is preferred to one whose first letter has the other case. It is
  /// read-only if no class of the chain has a setter: `NSButton` redeclares `accessibilityLabel` without one, but inherits that
  /// of `NSView`.
  package static func inheritedProperty(
    _ name: String, of className: String, on platforms: ApplePlatforms
  ) -> AppleProperty? {
    withClass(className, on: platforms) { line in
      withEitherCase(name) { key in
        var found: AppleProperty?
        _ = line.walk(on: platforms) { line, platforms in
          guard let property = line.property(key, on: platforms) else { return false }
          found = found?.overriding(property) ?? property
          return !property.isReadOnly
        }
        return found
      }
    }
  }
}

extension AppleSDK {
  /// Whether a class declares properties. If it does not, the tables probably lack its members.
  package static func declaresProperties(_ className: String, on platforms: ApplePlatforms) -> Bool {
    withClass(className, on: platforms) { !$0.properties.isEmpty } ?? false
  }

  /// Whether any class declares a property of that name.
  package static func isPropertyOfAnyClass(_ name: String, on platforms: ApplePlatforms) -> Bool {
    platformsOfProperties[name]?.isDisjoint(with: platforms) == false
  }

  /// The platforms on which some class declares a property, by the property's name. Checks look up thousands of names, and a
  /// search of the table for each would read all of it.
  private static let platformsOfProperties: [String: ApplePlatforms] = {
    let table = FactTable.properties
    var result: [String: ApplePlatforms] = [:]
    var line = 0
    while line < table.count {
      let end = table.end(from: line)
      result[table.string(line, end), default: []].formUnion(table.platforms(at: end + 1))
      line = table.nextLine(after: line)
    }
    return result
  }()
}

extension ClassLine {
  func property(_ key: FactKey, on platforms: ApplePlatforms) -> AppleProperty? {
    let table = FactTable.properties
    let range = properties
    guard var line = table.firstLine(key, in: range) else { return nil }
    // A property about which platforms disagree has a line for each group.
    while line < range.upperBound && key.isKey(ofLine: line, of: table) {
      if !table.platforms(at: table.end(from: line) + 1).isDisjoint(with: platforms) {
        return AppleProperty(line: line, owner: name)
      }
      line = table.nextLine(after: line)
    }
    return nil
  }
}

extension AppleProperty {
  func overriding(_ inherited: AppleProperty) -> AppleProperty {
    var property = self
    property.isReadOnly = isReadOnly && inherited.isReadOnly
    return property
  }

  init(line: Int, owner: String) {
    let table = FactTable.properties
    let nameEnd = table.end(from: line)
    name = table.string(line, nameEnd)
    // The letter for the platforms is in lower case if the property has no setter.
    isReadOnly = table[nameEnd + 1] & 0x20 != 0
    // The type is the rest of the line, since C types contain spaces.
    type = table.string(nameEnd + 3, table.lineEnd(from: nameEnd))
    self.owner = owner
  }
}

/// Calls `body` with the name; if it returns nil, calls it again with the first letter in the other case.
func withEitherCase<Answer>(_ name: String, _ body: (FactKey) -> Answer?) -> Answer? {
  if let answer = withKey(name, body) { return answer }
  guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else { return nil }
  var other = Array(name.utf8)
  other[0] = first ^ 0x20
  return other.withUnsafeBufferPointer { bytes in FactKey(bytes).flatMap(body) }
}
