import Syntax

/// The type of an outlet as written in code, split into the parts that matter to a connection.
package struct WrittenType: Hashable, Sendable {
  /// Whether the type is `[T]`, `Array<T>` or a Foundation array.
  package var isCollection: Bool
  /// The names, without generic arguments, of the classes and protocols to which an object must conform; empty if any object will
  /// do.
  package var components: [String]

  /// nil if an object can't have the type: a tuple, a closure or an empty text.
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
  /// The type that a text contains; nil if an object can't have it.
  package func writtenType(_ text: String) -> WrittenType? {
    caches.answer(to: text, in: writtenTypeTable) { WrittenType(text) }
  }
}
