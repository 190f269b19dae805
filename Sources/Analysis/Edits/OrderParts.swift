import Syntax
import Text

/// An attribute, a child or a connection, with the key that determines its place among its siblings.
struct OrderedPart {
  /// The range of the whole part.
  var range: ByteRange
  /// The range of its name.
  var name: ByteRange
  /// The part as messages show it, in words.
  var shown: String
  var key: PartKey
  /// Whether documents show the place of the part for certain.
  var isCertain: Bool
}

/// The key by which Interface Builder sorts parts.
struct PartKey: Comparable {
  private var rank = 0
  private var number = 0
  private var text = ""

  fileprivate init(rank: Int) { self.rank = rank }

  /// The key of a constraint: its id. Numbers, which are the ids of old documents, come before others.
  init(constraint id: String) {
    if let number = Int(id) { self.number = number } else { (rank, text) = (1, id) }
  }

  /// The key of a connection: its kind, and for outlets and actions its name.
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

/// A finder of the parts with an order, which looks up the order of each kind of element once.
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

  /// The parts of an element that have a place among others, in the order of the document: its attributes, and its children.
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
  /// The first two neighbors, among the parts with a certain place, that are in the wrong order.
  var disorder: (part: OrderedPart, before: OrderedPart)? {
    let certain = filter(\.isCertain)
    return zip(certain.dropFirst(), certain).first { $0.key < $1.key }.map { (part: $0, before: $1) }
  }
}

extension DocumentEditor {
  /// Reorders the document's parts into Interface Builder's order.
  mutating func order() throws(OperationRefusal) {
    guard let root = tree.root else { return }
    var parts = OrderedParts(orders)
    // Each place with the part that belongs there, by the start of the place.
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

  /// The edits that move parts to places, together with the parts inside of them.
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
      // The pieces still to write, the next one last. `first` is where inner places may begin, since a moved part is not its own
      // place.
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
