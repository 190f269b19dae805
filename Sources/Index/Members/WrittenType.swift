import Syntax

/// The type of an outlet as source code spells it, split as far as it matters to a connection.
package struct WrittenType: Hashable, Sendable {
  /// `[T]`, `Array<T>` or a Foundation array.
  package var isCollection: Bool
  /// Names of the classes and protocols that an object must all conform to; empty where any object will do.
  ///
  /// Without generic arguments.
  package var components: [String]

  /// nil where the text is not a type that an object could have: a tuple, a closure, nothing.
  package init?(_ text: String) {
    var type = TypeText(text).unwrapped
    switch type {
    case .array(let element):
      isCollection = true
      type = element.unwrapped
    case .name("Array", let arguments) where arguments.count == 1:
      isCollection = true
      type = arguments[0].unwrapped
    case .name("NSArray", []), .name("NSMutableArray", []):
      isCollection = true
      components = []
      return
    default: isCollection = false
    }
    components = []
    for component in type.components {
      guard let name = component.plainName else { return nil }
      switch name {
      case "AnyObject", "Any", "NSObject", "NSObjectProtocol", "Swift.AnyObject", "id": continue
      default: components.append(name)
      }
    }
  }
}

private let writtenTypeTable = CacheTable<String, WrittenType?>(isBounded: true)

extension Query {
  /// The type that a text spells; nil where it is not a type that an object could have.
  package func writtenType(_ text: String) -> WrittenType? {
    caches.answer(to: text, in: writtenTypeTable) { WrittenType(text) }
  }
}
