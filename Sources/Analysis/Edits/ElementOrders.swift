import Syntax

/// Names of attributes or children in the order in which Interface Builder writes them.
struct NameOrder: Sendable {
  var names: [String]
  /// The names of which documents show that each comes before all that follow it here.
  var certain: Set<String>
}

/// The orders in which the tools that wrote a document last write the parts of elements.
struct ElementOrders {
  private let platform: String
  /// The thousands of the version of the tools.
  private let version: Int

  init(of root: DocumentElement?) {
    platform = root?["type"]?.contains(".Cocoa.") == true ? "macOS" : "iOS"
    let tools = root?["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    version = (tools ?? .max) / 1000
  }

  /// Whether documents of these tools are among those that the orders were learned from: of Xcode 9 or later.
  var isKnown: Bool { version >= 13 }

  /// Whether a view of a fixed frame has its mask in the document: those of Xcode 6 to 8 leave it out.
  var writesMasksOfFixedFrames: Bool { !(6...10).contains(version) }

  /// nil for an element that was never seen on the platform.
  func attributes(of element: String) -> NameOrder? { attributeTable.order(platform, element, version) }

  /// The children, each with its key where it has one: `rect@frame`.
  func children(of element: String) -> NameOrder? { childTable.order(platform, element, version) }

  /// The attributes of an element, or those that it has on the other platform.
  func anyAttributes(of element: String) -> [String]? {
    let other = platform == "iOS" ? "macOS" : "iOS"
    return (attributes(of: element) ?? attributeTable.order(other, element, version))?.names
  }
}

extension ElementOrders {
  /// The attributes of an element, with those that any object can have, even if it was never seen with them.
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
  /// The names by platform and element, each time with the first version of the tools that writes them so.
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
