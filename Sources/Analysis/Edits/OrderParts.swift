import Syntax
import Text

/// An attribute, a child or a connection, with what decides about its place among those beside it.
struct OrderedPart {
  /// The whole part.
  var range: ByteRange
  /// Its name.
  var name: ByteRange
  /// The part as messages show it.
  var shown: String
  var key: PartKey
  /// Whether documents show where it belongs.
  var isCertain: Bool
}

/// By what Interface Builder sorts parts.
struct PartKey: Comparable {
  private var rank = 0
  private var number = 0
  private var text = ""

  fileprivate init(rank: Int) { self.rank = rank }

  /// By id. Numbers, which are the ids of old documents, come before others.
  init(constraint id: String) {
    if let number = Int(id) { self.number = number } else { (rank, text) = (1, id) }
  }

  /// Makes the part of a connection: its kind, and for outlets and actions its name.
  init(connection kind: String, _ name: String) {
    text = kind + " " + (kind == "outlet" || kind == "action" ? name : "")
  }

  init(connection: DocumentElement) {
    self.init(connection: connection.name, connection["property"] ?? connection["selector"] ?? "")
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.rank, one.number, one.text) < (other.rank, other.number, other.text)
  }
}

/// Finds the parts of elements that have an order, and looks up that of each kind of element once.
struct OrderedParts {
  private struct Order {
    var certain: Set<String>
    var ranks: [String: Int]

    init(_ order: NameOrder?) {
      certain = order?.certain ?? []
      ranks = Dictionary((order?.names ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
    }
  }

  private let orders: ElementOrders
  private var attributes: [String: Order] = [:]
  private var children: [String: Order] = [:]

  init(_ orders: ElementOrders) { self.orders = orders }

  /// The parts of an element that have a place among others, as the document has them: attributes, and children.
  mutating func of(_ element: DocumentElement) -> [[OrderedPart]] {
    [attributes(of: element), children(of: element)].filter { $0.count > 1 }
  }

  private mutating func attributes(of element: DocumentElement) -> [OrderedPart] {
    let order = attributes[element.name] ?? Order(orders.attributes(of: element.name))
    attributes[element.name] = order
    return element.attributePlaces.compactMap { attribute in
      let lower = attribute.whole.lower
      return order.ranks[attribute.name].map {
        OrderedPart(
          range: attribute.whole, name: ByteRange(lower, lower + attribute.name.utf8.count),
          shown: attribute.name, key: PartKey(rank: $0), isCertain: order.certain.contains(attribute.name))
      }
    }
  }

  private mutating func children(of element: DocumentElement) -> [OrderedPart] {
    guard element.hasChildren else { return [] }
    let order = children[element.name] ?? Order(orders.children(of: element.name))
    children[element.name] = order
    return element.children.compactMap { child in
      let lower = child.startTag.lower + 1
      func part(_ attribute: StaticString, _ key: PartKey, isCertain: Bool = true) -> OrderedPart {
        OrderedPart(
          range: child.range, name: ByteRange(lower, lower + child.name.utf8.count),
          shown: "<\(child.name)" + (child[attribute].map { " \(attribute)=\"\($0)\"" } ?? "") + ">",
          key: key,
          isCertain: isCertain)
      }
      switch element.name {
      case "constraints": return part("id", PartKey(constraint: child["id"] ?? ""))
      case "connections": return part("property", PartKey(connection: child))
      default:
        let name = child.name + (child["key"].map { "@" + $0 } ?? "")
        return order.ranks[name].map {
          part("key", PartKey(rank: $0), isCertain: order.certain.contains(name))
        }
      }
    }
  }
}

extension [OrderedPart] {
  /// The first part, of those of which it is certain, that belongs before the one that precedes it.
  var disorder: (part: OrderedPart, before: OrderedPart)? {
    let certain = filter(\.isCertain)
    return zip(certain.dropFirst(), certain).first { $0.key < $1.key }.map { (part: $0, before: $1) }
  }
}

extension DocumentEditor {
  /// Writes what is out of order in Interface Builder's order.
  mutating func order() throws(OperationRefusal) {
    guard let root = tree.root else { return }
    var parts = OrderedParts(orders)
    // Each place with the part that belongs there, by its start.
    var moves: [Int: (place: ByteRange, part: ByteRange)] = [:]
    for element in [root] + Array(root.descendants) {
      for list in parts.of(element) where list.disorder != nil {
        for (old, new) in zip(list, list.sorted { $0.key < $1.key }) where old.range != new.range {
          moves[old.range.lower] = (old.range, new.range)
        }
      }
    }
    try apply(try edits(moving: moves))
  }

  /// The edits that put parts into places, with the parts inside of them moved as well.
  private func edits(
    moving moves: [Int: (place: ByteRange, part: ByteRange)]
  ) throws(OperationRefusal) -> [Edit] {
    let starts = moves.keys.sorted()
    var edits: [Edit] = []
    var end = 0
    for start in starts where start >= end {
      guard let move = moves[start] else { continue }
      end = move.place.upper
      var bytes: [UInt8] = []
      // The rests to be written, the next one last, each with where places may begin: a moved part is its own place no more.
      var rests = [(lower: move.part.lower, first: move.part.lower + 1, upper: move.part.upper)]
      while let rest = rests.popLast() {
        let index = starts.partitionPoint { $0 >= rest.first }
        guard index < starts.count, starts[index] < rest.upper, let inner = moves[starts[index]] else {
          bytes += text.bytes[rest.lower..<rest.upper]
          continue
        }
        bytes += text.bytes[rest.lower..<starts[index]]
        rests.append((inner.place.upper, inner.place.upper, rest.upper))
        rests.append((inner.part.lower, inner.part.lower + 1, inner.part.upper))
      }
      guard let new = String(validating: bytes, as: UTF8.self) else {
        throw OperationRefusal("the document is in another encoding than UTF-8")
      }
      edits.append(Edit(move.place, new))
    }
    return edits
  }
}
