import AppleFacts
import Index
import Syntax
import Text

/// A document with what its names mean in the workspace. Remembers its answers, since several diagnostics ask
/// the same.
final class Document {
  let file: FileID
  let outline: InterfaceOutline
  let resolver: Resolver
  /// nil where the root element names no platform that is known; nothing can be concluded then.
  let platforms: ApplePlatforms?
  /// Those that are looked at, by index: all, or what an edit left to be judged.
  let connections: Range<Int>
  private let usesTable: Bool
  /// The objects with a custom class, by index. They are few, and to copy each object for a look at it takes
  /// longer than all the rest.
  let customized: [Int]
  private var chainCache: [[ClassChain]?]
  private var propertyCache: [PropertyLookup?]
  /// What dangling names are compared with.
  var nearMembers: [NearMembers.Key: NearMembers] = [:]

  /// - Parameter connections: nil for all.
  init(file: FileID, outline: InterfaceOutline, resolver: Resolver, connections: Range<Int>? = nil) {
    self.file = file
    self.outline = outline
    self.resolver = resolver
    self.connections = connections ?? outline.connections.indices
    // To make a table takes longer than to look for a few ids.
    usesTable = connections.map { $0.count > 8 } ?? true
    platforms = outline.platform.map { ApplePlatforms($0) }
    customized = outline.objects.indices.filter { outline.objects[$0].customClass != nil }
    chainCache = Array(repeating: nil, count: outline.objects.count)
    propertyCache = Array(repeating: nil, count: outline.connections.count)
  }

  /// The objects by id.
  private lazy var indices: [String: Int] = {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(outline.objects.count)
    // The first of several with one id is put in last, and stays.
    for index in outline.objects.indices.reversed() { indices[outline.objects[index].id] = index }
    return indices
  }()

  /// Few documents hold an id that leads to no object.
  private lazy var otherIDs = Set(outline.connections.compactMap(\.id))

  /// The index of the object at the far end of each connection that is looked at.
  private lazy var destinations: [Int?] = connections.map { index(ofID: outline.connections[$0].destination) }

  /// The object at the far end of a connection.
  func object(withID id: String?) -> InterfaceObject? {
    index(ofID: id).map { outline.objects[$0] }
  }

  private func index(ofID id: String?) -> Int? {
    guard let id else { return nil }
    return usesTable ? indices[id] : outline.objects.indices.first { outline.objects[$0].id == id }
  }

  /// Whether the document holds anything by that id.
  func knows(_ id: String) -> Bool { index(ofID: id) != nil || otherIDs.contains(id) }

  func source(of connection: Connection) -> InterfaceObject? {
    guard let index = connection.source, outline.objects.indices.contains(index) else { return nil }
    return outline.objects[index]
  }

  /// The classes an object may have; empty when that can't be told.
  func chains(ofObject index: Int) -> [ClassChain] {
    if let known = chainCache[index] { return known }
    let chains = platforms.map { resolver.chains(of: outline.objects[index], in: file, on: $0) } ?? []
    chainCache[index] = chains
    return chains
  }

  /// Whether an object is sure to be a view.
  func isView(_ object: Int) -> Bool {
    let chains = chains(ofObject: object)
    return !chains.isEmpty
      && chains.allSatisfy { chain in
        guard let appleClass = chain.appleClass else { return false }
        return ["UIView", "NSView"].contains { AppleSDK.isSubclass(appleClass.name, of: $0, on: .all) }
      }
  }

  // Connections are passed by index where all of them are looked at: copying one takes longer than the look.

  func sourceIndex(ofConnection index: Int) -> Int? {
    guard let source = outline.connections[index].source, outline.objects.indices.contains(source) else {
      return nil
    }
    return source
  }

  /// The index of the object at which a connection ends.
  func destinationIndex(ofConnection index: Int) -> Int? {
    connections.contains(index) ? destinations[index - connections.lowerBound] : nil
  }

  /// The classes of the object at which a connection starts.
  func sourceChains(ofConnection index: Int) -> [ClassChain] {
    sourceIndex(ofConnection: index).map { chains(ofObject: $0) } ?? []
  }

  /// The classes of the object at which a connection ends.
  func destinationChains(ofConnection index: Int) -> [ClassChain] {
    destinationIndex(ofConnection: index).map { chains(ofObject: $0) } ?? []
  }

  /// What the property that the `index`-th connection names leads to.
  func property(ofConnection index: Int, on platforms: ApplePlatforms) -> PropertyLookup {
    if let known = propertyCache[index] { return known }
    let found = resolver.property(
      outline.connections[index].name, in: sourceChains(ofConnection: index), on: platforms)
    propertyCache[index] = found
    return found
  }

  /// The connections that set a property, by index, whose owner is of a class that code may declare.
  lazy var outlets: [Int] = connections.filter { index in
    let kind = outline.connections[index].kind
    guard kind == .outlet || kind == .outletCollection, !outline.connections[index].name.isEmpty,
      // A collection that UIKit keeps itself has no code side.
      !outline.connections[index].appends, !crossesScenes(connection: index),
      let owner = sourceIndex(ofConnection: index)
    else { return false }
    // What Interface Builder offers on its own classes is no business of the workspace's.
    return outline.objects[owner].customClass != nil
  }

  /// Scenes are compiled apart, so that a connection from one into another can't take effect.
  func crossesScenes(connection index: Int) -> Bool {
    let kind = outline.connections[index].kind
    guard kind == .outlet || kind == .outletCollection || kind == .action,
      let source = sourceIndex(ofConnection: index),
      let destination = destinationIndex(ofConnection: index),
      let one = outline.objects[source].scene, let other = outline.objects[destination].scene
    else { return false }
    return one != other
  }

  func subject(_ object: InterfaceObject) -> Diagnostic.Subject {
    Diagnostic.Subject(
      id: object.id, element: object.element,
      className: object.customClass ?? elementClass(object, in: outline))
  }

  func diagnostic(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, at range: ByteRange,
    on object: InterfaceObject?,
    _ message: String, lasting: String? = nil, related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, file: file, range: range, message: message, lastingMessage: lasting,
      subject: object.map(subject), related: related)
  }
}

extension Resolver {
  /// "'name' is declared here"
  func declarationNote(_ id: MemberID) -> [Diagnostic.Related] {
    guard let member = snapshot.member(id) else { return [] }
    return [
      Diagnostic.Related(
        file: id.type.file, range: member.nameRange, message: "'\(member.name)' is declared here")
    ]
  }

  /// How a message names the class at the head of a chain.
  func className(_ chain: ClassChain) -> String {
    if let id = chain.classes.first, let type = snapshot.type(id) { return type.name }
    switch chain.end {
    case .apple(let appleClass), .otherPlatform(let appleClass): return appleClass.swiftName
    case .unknown(let name): return name
    case .root: return ""
    }
  }

  /// Names that a document could have meant instead of a key or a selector that leads nowhere.
  func memberNames(
    in chains: [ClassChain], on platforms: ApplePlatforms, where isWanted: (CodeMember) -> Bool,
    name: (CodeMember) -> String?
  ) -> [(name: String, id: MemberID)] {
    var result: [(name: String, id: MemberID)] = []
    for chain in chains {
      for (id, _) in memberHolders(of: chain, on: platforms) {
        guard let type = snapshot.type(id) else { continue }
        for (index, member) in type.members.enumerated() where isWanted(member) {
          if let name = name(member) { result.append((name, MemberID(type: id, index: index))) }
        }
      }
    }
    return result
  }
}

/// The framework's class that an element stands for; nil where that is not known.
package func elementClass(_ object: InterfaceObject, in outline: InterfaceOutline) -> String? {
  guard let platform = outline.platform else { return nil }
  return AppleSDK.element(object.element, on: ApplePlatforms(platform))?.className
}
