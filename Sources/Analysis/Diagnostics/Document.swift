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
  private let indices: [String: Int]
  private var chainCache: [[ClassChain]?]
  private var propertyCache: [PropertyLookup?]

  init(file: FileID, outline: InterfaceOutline, resolver: Resolver) {
    self.file = file
    self.outline = outline
    self.resolver = resolver
    platforms = outline.platform.map { ApplePlatforms($0) }
    indices = Dictionary(
      outline.objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    chainCache = Array(repeating: nil, count: outline.objects.count)
    propertyCache = Array(repeating: nil, count: outline.connections.count)
  }

  /// The object at the far end of a connection.
  func object(withID id: String?) -> InterfaceObject? {
    index(ofID: id).map { outline.objects[$0] }
  }

  private func index(ofID id: String?) -> Int? { id.flatMap { indices[$0] } }

  /// Whether the document holds anything by that id.
  func knows(_ id: String) -> Bool { indices[id] != nil || outline.otherIDs.contains(id) }

  func source(of connection: Connection) -> InterfaceObject? {
    guard let index = connection.source, outline.objects.indices.contains(index) else { return nil }
    return outline.objects[index]
  }

  /// The classes an object may have; empty when that can't be told.
  func chains(ofObject index: Int) -> [ClassChain] {
    if let known = chainCache[index] { return known }
    let chains = resolver.chains(of: outline.objects[index], in: file)
    chainCache[index] = chains
    return chains
  }

  /// The classes of the object at which a connection starts.
  func sourceChains(of connection: Connection) -> [ClassChain] {
    guard let index = connection.source, outline.objects.indices.contains(index) else { return [] }
    return chains(ofObject: index)
  }

  /// The classes of the object at which a connection ends.
  func destinationChains(of connection: Connection) -> [ClassChain] {
    index(ofID: connection.destination).map { chains(ofObject: $0) } ?? []
  }

  /// What the property that the `index`-th connection names leads to.
  func property(ofConnection index: Int, on platforms: ApplePlatforms) -> PropertyLookup {
    if let known = propertyCache[index] { return known }
    let connection = outline.connections[index]
    let found = resolver.property(connection.name, in: sourceChains(of: connection), on: platforms)
    propertyCache[index] = found
    return found
  }

  /// The connections that set a property, by index, whose owner is of a class that code may declare.
  lazy var outlets: [(index: Int, connection: Connection, owner: InterfaceObject)] =
    outline.connections.enumerated().compactMap { index, connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection, !connection.name.isEmpty,
        // A collection that UIKit keeps itself has no code side.
        !connection.appends, !crossesScenes(connection), let owner = source(of: connection),
        // What Interface Builder offers on its own classes is no business of the workspace's.
        owner.customClass != nil
      else { return nil }
      return (index, connection, owner)
    }

  /// Scenes are compiled apart, so that a connection from one into another can't take effect.
  func crossesScenes(_ connection: Connection) -> Bool {
    guard connection.kind == .outlet || connection.kind == .outletCollection || connection.kind == .action,
      let one = source(of: connection)?.scene, let other = object(withID: connection.destination)?.scene
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
    _ message: String, related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, file: file, range: range, message: message,
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
    in chains: [ClassChain], on platforms: ApplePlatforms, where isWanted: (SwiftMember) -> Bool,
    name: (SwiftMember) -> String?
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
