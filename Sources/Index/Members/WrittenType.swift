import Syntax

/// The type of an outlet as source code spells it, taken apart as far as a connection can tell.
package struct WrittenType: Hashable, Sendable {
  /// `[T]`, `Array<T>` or a Foundation array.
  package var isCollection: Bool
  /// Names of the classes and protocols that an object must all conform to; empty where any object will do.
  ///
  /// Without generic arguments.
  package var components: [String]

  /// nil where the text is not a type that an object could have: a tuple, a closure, nothing.
  package init?(_ text: String) {
    var text = Substring(text)
    Self.stripOptional(&text)
    isCollection = false
    if text.hasPrefix("["), text.hasSuffix("]") {
      guard !Self.hasTopLevelColon(text.dropFirst().dropLast()) else { return nil }
      isCollection = true
      text = text.dropFirst().dropLast()
      Self.stripOptional(&text)
    } else if text.hasPrefix("Array<"), text.hasSuffix(">") {
      isCollection = true
      text = text.dropFirst(6).dropLast()
      Self.stripOptional(&text)
    } else if text == "NSArray" || text == "NSMutableArray" {
      isCollection = true
      components = []
      return
    }
    components = []
    for part in text.split(separator: "&") {
      var name = part
      Self.stripOptional(&name)
      guard let first = name.utf8.first, first != 0x28, first != 0x5B, !name.contains("->") else {
        return nil
      }
      let plain = withoutGenericArguments(String(name))
      switch plain {
      case "AnyObject", "Any", "NSObject", "NSObjectProtocol", "Swift.AnyObject", "id": continue
      default: components.append(plain)
      }
    }
    if text.isEmpty { return nil }
  }

  private static func stripOptional(_ text: inout Substring) {
    while true {
      if text.hasSuffix("!") || text.hasSuffix("?") {
        text = text.dropLast()
      } else if text.hasPrefix("any ") || text.hasPrefix("some ") {
        text = text.drop { $0 != " " }.dropFirst()
      } else if text.hasPrefix("any(") {
        text = text.dropFirst(3)
      } else if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
        text = text.dropFirst().dropLast()
      } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
        text = text.dropFirst(9).dropLast()
      } else {
        return
      }
    }
  }

  private static func hasTopLevelColon(_ text: Substring) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case 0x3C, 0x5B, 0x28: depth += 1
      case 0x3E, 0x5D, 0x29: depth -= 1
      case 0x3A where depth == 0: return true
      default: break
      }
    }
    return false
  }
}

private let writtenTypeTable = CacheTable<String, WrittenType?>(isBounded: true)

extension Resolver {
  /// What a type's text says; nil where it is not a type that an object could have.
  package func writtenType(_ text: String) -> WrittenType? {
    if let known = caches.answer(to: text, in: writtenTypeTable) { return known }
    let result = WrittenType(text)
    caches.keep(result, to: text, in: writtenTypeTable)
    return result
  }
}
