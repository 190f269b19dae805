import Index
import Syntax
import Text

/// Tables over the outline of one document, each made when it is first needed.
final class DocumentTables {
  private let outline: InterfaceOutline
  private let connections: Range<Int>
  private let usesTable: Bool

  /// - Parameter connections: The connections that are looked at; nil for all.
  init(_ outline: InterfaceOutline, connections: Range<Int>?) {
    self.outline = outline
    self.connections = connections ?? outline.connections.indices
    // Building a table takes longer than searching for a few ids.
    usesTable = connections.map { $0.count > 8 } ?? true
  }

  /// The indices of the objects, by id.
  private lazy var indices: [String: Int] = {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(outline.objects.count)
    // The loop goes backwards, so that the first of several objects with one id stays.
    for index in outline.objects.indices.reversed() { indices[outline.objects[index].id] = index }
    return indices
  }()

  func index(ofID id: String?) -> Int? {
    guard let id else { return nil }
    return usesTable ? indices[id] : outline.objects.indices.first { outline.objects[$0].id == id }
  }

  /// The ids of connections. Few documents contain an id that belongs to no object.
  private(set) lazy var otherIDs = Set(outline.connections.compactMap(\.id))

  /// The index of the object at the far end of each connection that is looked at.
  private(set) lazy var destinations: [Int?] = connections.map {
    index(ofID: outline.connections[$0].destination)
  }

  private(set) lazy var mainObjects = outline.mainObjects

  /// The indices of the connections, by the places of their names and destinations.
  private(set) lazy var connectionPlaces: [ByteRange: Int] = Dictionary(
    outline.connections.indices.flatMap { index in
      let connection = outline.connections[index]
      return [connection.nameRange, connection.destinationRange, connection.unwindActionRange]
        .compactMap { $0 }.map { ($0, index) }
    }, uniquingKeysWith: { one, _ in one })

  /// The indices of the run-time attributes, by the places of their key paths.
  private(set) lazy var attributePlaces = Dictionary(
    outline.runtimeAttributes.indices.map { (outline.runtimeAttributes[$0].keyPathRange, $0) },
    uniquingKeysWith: { one, _ in one })

  /// The names that run-time attributes set, by the objects that have them.
  private(set) lazy var attributeNames = outline.memberReferences(
    ofAttributes: outline.runtimeAttributes.indices
  ).reduce(into: [Int: Set<String>]()) { names, reference in
    if let source = reference.source { names[source, default: []].insert(reference.name) }
  }

  /// The indices of the connections, by the object that makes them.
  private lazy var connectionsBySource = Dictionary(
    grouping: outline.connections.indices, by: { outline.connections[$0].source })

  /// The indices of the connections that an object makes.
  func connections(from source: Int?) -> [Int] {
    usesTable
      ? connectionsBySource[source] ?? []
      : outline.connections.indices.filter { outline.connections[$0].source == source }
  }

  /// The indices of the outlets and their collections, by the id of the object to which they lead.
  private(set) lazy var outletsByDestination = Dictionary(
    grouping: outline.connections.indices.filter {
      outline.connections[$0].kind == .outlet || outline.connections[$0].kind == .outletCollection
    }, by: { outline.connections[$0].destination })

  /// The methods that segues of the document call.
  private(set) lazy var creationSelectors = Set(outline.connections.compactMap { $0.segue?.creationSelector })
}
