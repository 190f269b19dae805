import AppleFacts
import Index
import Syntax

/// The framework's class that an element represents; nil where that is not known.
package func elementClass(_ object: InterfaceObject, in outline: InterfaceOutline) -> String? {
  outline.platforms.flatMap { AppleSDK.element(object.element, on: $0)?.className }
}

extension ConnectionContent.Kind {
  /// The name of the element that makes the connection.
  package var elementName: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .binding: "binding"
    case .other(let name): name
    }
  }
}
