@testable import AppleFacts

// The content of the tables as a whole. The program looks up single names only.

extension AppleSDK {
  /// Whether the class or a superclass names the protocol or one that inherits from it. False proves nothing: the
  /// binding definitions of macOS leave conformances out.
  static func conforms(
    _ className: String, to protocolName: String, on platforms: ApplePlatforms
  ) -> Bool {
    let sought = self.protocol(named: protocolName, on: platforms)?.name ?? protocolName
    return withClass(className, on: platforms) { line in
      line.walk(on: platforms) { line, platforms in
        line.variants.contains { variant in
          !variant.platforms.isDisjoint(with: platforms)
            && line.protocols(variant).contains { inherits($0, from: sought, on: platforms) }
        }
      }
    } ?? false
  }

  /// The run-time names of all classes, sorted.
  static func classNames(on platforms: ApplePlatforms) -> [String] {
    ClassLine.all.filter { !$0.platforms.isDisjoint(with: platforms) }.map { $0.name }
  }

  /// All properties as `inheritedProperty` answers them, those of the nearest class first.
  static func properties(of className: String, on platforms: ApplePlatforms) -> [AppleProperty] {
    var properties: [AppleProperty] = []
    var places: [String: Int] = [:]
    withClass(className, on: platforms) { line in
      _ = line.walk(on: platforms) { line, platforms in
        let owner = line.name
        line.forEachProperty(on: platforms) { offset in
          let property = AppleProperty(line: offset, owner: owner)
          if let place = places[property.name] {
            properties[place] = properties[place].overriding(property)
          } else {
            places[property.name] = properties.count
            properties.append(property)
          }
        }
        return false
      }
    }
    return properties
  }

  /// A property that the class itself has, or a category of it or a protocol it names.
  ///
  /// Key-value coding makes the setter's name of a key by raising the first letter, so a key that differs in
  /// nothing but that letter's case reaches the property too; the exact name wins.
  static func property(
    _ name: String, of className: String, on platforms: ApplePlatforms
  ) -> AppleProperty? {
    withEitherCase(name) { key in
      withClass(className, on: platforms) { $0.property(key, on: platforms) }
    }
  }

  /// Whether a protocol is the other or inherits from it, by run-time names.
  private static func inherits(_ name: String, from ancestor: String, on platforms: ApplePlatforms) -> Bool {
    if name == ancestor { return true }
    return self.protocol(named: name, on: platforms)?.inherits.contains {
      inherits($0, from: ancestor, on: platforms)
    } ?? false
  }
}

extension ClassLine {
  func forEachProperty(on platforms: ApplePlatforms, _ body: (_ line: Int) -> Void) {
    let table = FactTable.properties
    let range = properties
    var line = range.lowerBound
    while line < range.upperBound {
      if !table.platforms(at: table.end(from: line) + 1).isDisjoint(with: platforms) { body(line) }
      line = table.nextLine(after: line)
    }
  }
}
