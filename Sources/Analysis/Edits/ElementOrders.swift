import Syntax

/// Names of attributes or children in the order in which Interface Builder writes them.
struct NameOrder: Sendable {
  var names: [String]
  /// The names that certainly precede all names after them in `names`, according to real documents.
  var certain: Set<String>
}

/// The orders in which the tools that last wrote a document write the parts of elements.
struct ElementOrders {
  private let platform: String
  /// The tools' version in thousands.
  private let version: Int

  init(of root: DocumentElement?) {
    platform = root?["type"]?.contains(".Cocoa.") == true ? "macOS" : "iOS"
    let tools = root?["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    version = (tools ?? .max) / 1000
  }

  /// Whether the orders were learned from documents of these tools, among others; true from Xcode 9 on.
  var isKnown: Bool { version >= 13 }

  /// Whether the document contains the mask of a view with a fixed frame: Xcode 6 to 8 omit it.
  var writesMasksOfFixedFrames: Bool { !(6...10).contains(version) }

  /// The order of an element's attributes; nil for an element that is unknown on the platform.
  func attributes(of element: String) -> NameOrder? { attributeTable.order(platform, element, version) }

  /// The order of an element's children, each with its key if it has one: `rect@frame`.
  func children(of element: String) -> NameOrder? { childTable.order(platform, element, version) }

  /// The attributes of an element, or its attributes on the other platform; nil if it is unknown on both.
  func anyAttributes(of element: String) -> [String]? {
    let other = platform == "iOS" ? "macOS" : "iOS"
    return (attributes(of: element) ?? attributeTable.order(other, element, version))?.names
  }
}

extension ElementOrders {
  /// The attributes of an element, including those that any object can have, even if no document shows them on the element.
  func allAttributes(of element: String) -> [String] {
    let runs = [
      ["contentMode", "fixedFrame", "ambiguous", "misplaced"],
      ["id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID"],
    ]
    var order = anyAttributes(of: element) ?? ["id"]
    for run in runs {
      for (previous, name) in zip(run, run.dropFirst()) where !order.contains(name) {
        guard let place = order.firstIndex(of: previous) else { continue }
        order.insert(name, at: place + 1)
      }
    }
    return order
  }
}

private let attributeTable = OrderTable(attributeOrders)
private let childTable = OrderTable(childOrders)

private struct OrderTable: Sendable {
  /// The names by platform and element, each with the first version of the tools that writes them in this order.
  private var lines: [String: [(version: Int, names: String)]] = [:]

  init(_ table: StaticString) {
    for line in table.description.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard words.count == 3 else { continue }
      let platform = words[0].prefix { !(0x30...0x39).contains($0) }
      let version = Int(Substring(words[0].dropFirst(platform.count))) ?? 0
      lines["\(Substring(platform)) \(Substring(words[1]))", default: []]
        .append((version, String(Substring(words[2]))))
    }
  }

  func order(_ platform: String, _ element: String, _ version: Int) -> NameOrder? {
    guard let line = lines["\(platform) \(element)"]?.last(where: { $0.version <= version }) else {
      return nil
    }
    var order = NameOrder(names: [], certain: [])
    for word in line.names.split(separator: " ") {
      let name = String(word.first == "~" ? word.dropFirst() : word)
      order.names.append(name)
      if word.first != "~" { order.certain.insert(name) }
    }
    return order
  }
}
