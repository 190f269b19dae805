import AppleFacts
import Index
import Syntax
import Text

/// A document with the meanings of its names in the workspace, for rules and editor features.
///
/// It remembers its answers, since several rules need the same ones.
final class DocumentContext {
  let file: FileID
  let outline: InterfaceOutline
  let query: Query
  /// nil where the root element names no known platform; nothing can be concluded then.
  let platforms: ApplePlatforms?
  /// The indices of the connections to look at: all, or those that an edit touched.
  let connections: Range<Int>
  /// Whether only some of the connections are looked at, and nothing else.
  let isPartial: Bool
  /// The indices of the objects with a custom class. They are few, and copying every object to look at it would take
  /// longer than all other work.
  let customized: [Int]
  private let tables: DocumentTables
  /// The text as it is now, whether it has changed since the outline was read or not.
  private(set) lazy var text = query.source(of: file)
  /// The elements of the text; nil where the text differs from the analyzed one.
  private(set) lazy var tree = query.text(of: file).current.map { DocumentTree($0) }
  var known: Known
  /// The events in the document that only code can cause.
  private(set) lazy var codeCauses = causesOfCode

  /// Answers about the document, each found once.
  struct Known {
    fileprivate var chains: [[ClassChain]?]
    fileprivate var properties: [PropertyLookup?]
    fileprivate var outlets: [Int]?
    fileprivate var actions: [Int]?
    fileprivate var lostOutlets: [Int: Int]?
    /// Whether code shows a scene, by the index of the scene.
    var shownScenes: [Int: Bool] = [:]
    /// The members that the names of connections most likely mean, by index.
    var nearest: [Int: NearestMember?] = [:]
    /// The members that dangling names are compared with.
    var nearMembers: [NearMembers.Key: NearMembers] = [:]
    /// The names that objects connect already.
    var namesBeside: [NamesBeside: Set<String>] = [:]

    fileprivate init(_ outline: InterfaceOutline) {
      chains = Array(repeating: nil, count: outline.objects.count)
      properties = Array(repeating: nil, count: outline.connections.count)
    }
  }

  /// - Parameter connections: nil for all.
  init(file: FileID, outline: InterfaceOutline, query: Query, connections: Range<Int>? = nil) {
    self.file = file
    self.outline = outline
    self.query = query
    self.connections = connections ?? outline.connections.indices
    isPartial = connections != nil
    tables = DocumentTables(outline, connections: connections)
    platforms = outline.platforms
    customized = outline.objects.indices.filter { outline.objects[$0].customClass != nil }
    known = Known(outline)
  }

  /// The answer that is known, else the one that is found now.
  private func answer<Answer>(_ path: WritableKeyPath<Known, Answer?>, _ find: () -> Answer) -> Answer {
    if let known = known[keyPath: path] { return known }
    let found = find()
    known[keyPath: path] = found
    return found
  }

  // MARK: What the outline says

  /// The main object of a scene, by which Interface Builder names the scene.
  func controller(ofScene scene: Int?) -> InterfaceObject? { outline.object(mainObject(ofScene: scene)) }

  /// The index of the main object of a scene.
  func mainObject(ofScene scene: Int?) -> Int? {
    guard let scene, tables.mainObjects.indices.contains(scene) else { return nil }
    return tables.mainObjects[scene]
  }

  /// The outlets and their collections that lead to an object, from its scene alone: others are not connected when the app runs.
  func outlets(to object: Int) -> [Connection] {
    (tables.outletsByDestination[outline.objects[object].id] ?? []).map { outline.connections[$0] }.filter {
      outline.object($0.source)?.scene == outline.objects[object].scene
    }
  }

  /// The connection whose name or destination is at a place.
  func connectionIndex(at range: ByteRange) -> Int? { tables.connectionPlaces[range] }

  /// The index of the run-time attribute whose key path is at a place.
  func attributeIndex(at range: ByteRange) -> Int? { tables.attributePlaces[range] }

  /// The names that run-time attributes of an object set.
  func attributeNames(of object: Int) -> Set<String> { tables.attributeNames[object] ?? [] }

  /// The indices of the connections that an object makes.
  func connections(from source: Int?) -> [Int] { tables.connections(from: source) }

  /// The object at the far end of a connection.
  func object(withID id: String?) -> InterfaceObject? {
    tables.index(ofID: id).map { outline.objects[$0] }
  }

  func objectIndex(withID id: String?) -> Int? { tables.index(ofID: id) }

  /// Whether the document holds an object or a connection with that id.
  func knows(_ id: String) -> Bool { tables.index(ofID: id) != nil || tables.otherIDs.contains(id) }

  func source(of connection: Connection) -> InterfaceObject? { outline.object(connection.source) }

  /// The classes an object may have; empty when they can't be determined.
  func chains(ofObject index: Int) -> [ClassChain] {
    if let known = known.chains[index] { return known }
    let chains = platforms.map { query.chains(of: outline.objects[index], in: file, on: $0) } ?? []
    known.chains[index] = chains
    return chains
  }

  // Connections are passed by index where all of them are looked at: copying one takes longer than looking at it.

  func sourceIndex(ofConnection index: Int) -> Int? {
    guard let source = outline.connections[index].source, outline.objects.indices.contains(source) else {
      return nil
    }
    return source
  }

  /// The index of the object at which a connection ends.
  func destinationIndex(ofConnection index: Int) -> Int? {
    connections.contains(index) ? tables.destinations[index - connections.lowerBound] : nil
  }

  /// The classes of the object at which a connection starts.
  func sourceChains(ofConnection index: Int) -> [ClassChain] {
    sourceIndex(ofConnection: index).map { chains(ofObject: $0) } ?? []
  }

  /// The classes of the object at which a connection ends.
  func destinationChains(ofConnection index: Int) -> [ClassChain] {
    destinationIndex(ofConnection: index).map { chains(ofObject: $0) } ?? []
  }

  /// The property that the `index`-th connection names.
  func property(ofConnection index: Int) -> PropertyLookup {
    if let known = known.properties[index] { return known }
    let found = property(outline.connections[index].name, in: sourceChains(ofConnection: index))
    known.properties[index] = found
    return found
  }

  func property(_ key: String, in chains: [ClassChain]) -> PropertyLookup {
    platforms.map { query.property(key, in: chains, on: $0) } ?? .unknown
  }

  func action(_ selector: String, in chains: [ClassChain]) -> ActionLookup {
    platforms.map { query.action(selector, in: chains, on: $0) } ?? .unknown
  }

  /// The meaning of a type's name in a declaration.
  func meaning(of name: String, in owner: CodeType) -> Query.Meaning? {
    platforms.map { query.meaning(of: name, in: owner.name, on: $0) }
  }

  /// The classes that any of the names of types may mean in a declaration.
  func chains(of names: [String], in owner: CodeType) -> [ClassChain] {
    names.flatMap { name -> [ClassChain] in
      if case .classes(let chains)? = meaning(of: name, in: owner) { chains } else { [] }
    }
  }

  /// The indices of the connections that set a property of an object with a custom class.
  var outlets: [Int] {
    answer(\.outlets) {
      connections.filter { index in
        // The workspace has no part in the outlets of the framework's own classes.
        outletOwner(ofConnection: index).map { outline.objects[$0].customClass != nil } ?? false
      }
    }
  }

  /// The index of the object whose property a connection sets; nil for other connections, and where it has no effect.
  func outletOwner(ofConnection index: Int) -> Int? {
    let kind = outline.connections[index].kind
    guard kind == .outlet || kind == .outletCollection, !outline.connections[index].name.isEmpty,
      // UIKit itself keeps a collection to which outlets append, so code does not declare it.
      !outline.connections[index].appends, !crossesScenes(connection: index)
    else { return nil }
    return sourceIndex(ofConnection: index)
  }

  /// The number of outlets that an object's class lacks or can't set, by the index of the object.
  var lostOutlets: [Int: Int] {
    answer(\.lostOutlets) {
      outline.connections.indices.reduce(into: [:]) { counts, index in
        if let owner = outletOwner(ofConnection: index), property(ofConnection: index).fails {
          counts[owner, default: 0] += 1
        }
      }
    }
  }

  /// The methods that segues of the document call.
  var creationSelectors: Set<String> { tables.creationSelectors }

  /// Whether a connection leads from one scene into another. Scenes are compiled apart, so it can't take effect.
  ///
  /// A First Responder means nil, whichever scene lists it, and belongs to all scenes.
  func crossesScenes(connection index: Int) -> Bool {
    let kind = outline.connections[index].kind
    guard kind == .outlet || kind == .outletCollection || kind == .action,
      let source = sourceIndex(ofConnection: index),
      let destination = destinationIndex(ofConnection: index),
      outline.objects[destination].placeholder != .firstResponder,
      let one = outline.objects[source].scene, let other = outline.objects[destination].scene
    else { return false }
    return one != other
  }

  /// The indices of the connections that send an action to an object of a class that code declares.
  var actions: [Int] {
    answer(\.actions) {
      connections.filter { index in
        guard outline.connections[index].kind == .action, !outline.connections[index].name.isEmpty,
          let target = destinationIndex(ofConnection: index), outline.objects[target].customClass != nil,
          !crossesScenes(connection: index)
        else { return false }
        return chains(ofObject: target).contains { !$0.classes.isEmpty }
      }
    }
  }
}
