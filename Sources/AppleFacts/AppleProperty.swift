package struct AppleProperty: Hashable, Sendable {
  /// The name as declared. It differs from the requested name when only the case of the first letter does.
  package var name: String
  /// The type in a short form.
  ///
  /// A class by its run-time name, `<P>` for any object with that protocol, `[X]` for an array of such, `id`, `SEL`,
  /// `Class`, `block`, or a C type by name.
  package var type: String
  /// No setter is declared. A few such properties are connected all the same, `searchBar` of UISearchDisplayController
  /// for one, so that a connection to one is not an error.
  package var isReadOnly: Bool
  /// Run-time name of the class that declares it.
  package var owner: String
}

extension AppleSDK {
  /// A property of the class or its nearest superclass that has one.
  ///
  /// The exact name on any of them wins over the other case of the first letter. Read-only means that no class of the
  /// chain has a setter: NSButton declares
  /// `accessibilityLabel` anew without one, and NSView's still serves.
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
  /// Whether a class declares properties. Of a class without any, the tables probably lack the members.
  package static func declaresProperties(_ className: String, on platforms: ApplePlatforms) -> Bool {
    withClass(className, on: platforms) { !$0.properties.isEmpty } ?? false
  }

  /// Whether any class declares a property of that name. Reads the whole table.
  package static func isPropertyOfAnyClass(_ name: String, on platforms: ApplePlatforms) -> Bool {
    let table = FactTable.properties
    return withKey(name) { key -> Bool? in
      var line = 0
      while line < table.count {
        if key.isKey(ofLine: line, of: table),
          !table.platforms(at: table.end(from: line) + 1).isDisjoint(with: platforms)
        {
          return true
        }
        line = table.nextLine(after: line)
      }
      return nil
    } ?? false
  }
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
    // The letter of the platforms is lower-case for a property without a setter.
    isReadOnly = table[nameEnd + 1] & 0x20 != 0
    // C types have spaces.
    type = table.string(nameEnd + 3, table.lineEnd(from: nameEnd))
    self.owner = owner
  }
}

/// Calls with the name and, without an answer, once more with the other case of its first letter.
func withEitherCase<Answer>(_ name: String, _ body: (FactKey) -> Answer?) -> Answer? {
  if let answer = withKey(name, body) { return answer }
  guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else { return nil }
  var other = Array(name.utf8)
  other[0] = first ^ 0x20
  return other.withUnsafeBufferPointer { bytes in FactKey(bytes).flatMap(body) }
}
