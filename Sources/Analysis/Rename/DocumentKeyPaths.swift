import AppleFacts
import Index
import Syntax
import Text

// Keys in documents that name properties of objects whose class a document may not show.

extension RenameDraft {
  /// Adds components of key paths. A component is certain if the types of the properties before it lead to a class of the family,
  /// and possible if these types are not known.
  mutating func addKeyPaths(
    of family: MemberFamily, _ keys: RenamedKeys, _ seen: inout Set<Location>
  ) throws(RenameRefusal) {
    for file in snapshot.files(.document) {
      guard let outline = snapshot.ownInterface(file) else { continue }
      var tree: DocumentTree?
      for path in outline.keyPaths {
        for (position, component) in path.components.enumerated() where position > 0 || path.startsAnywhere {
          guard let new = keys[component.name],
            seen.insert(Location(file: file, range: component.range)).inserted
          else { continue }
          let isMeant =
            position > 0
            ? query.leads(path, upTo: position, in: file, to: family)
            : try holds(path.owner.map { outline.objects[$0].id }, in: file, &tree, component.name, family)
          if isMeant == .no { continue }
          changes.replace(
            component.name, with: new, at: component.range, in: file,
            isMeant == .yes
              ? .certain : .possible("the key path '\(path.text)' may reach another '\(component.name)'"))
        }
      }
    }
  }

  /// Adds the keys by which a table sorts objects, and the keys in the predicates of bindings.
  mutating func addKeysOfObjects(of family: MemberFamily, _ keys: RenamedKeys) throws(RenameRefusal) {
    let members = family.members.compactMap(snapshot.member)
    let old = Set(members.compactMap(\.documentKey) + members.map(\.variableKey)).sorted()
    for file in try texts.files(.document, holding: ["sortKey", "NSPredicateFormat"]) {
      let text = try texts.text(of: file)
      let here = old.filter { SearchText(Array($0.utf8)).occurs(in: text) }
      if here.isEmpty { continue }
      var tree: DocumentTree? = DocumentTree(text)
      for element in tree?.root.map({ Array($0.descendants) }) ?? [] {
        let place = element.attributePlaces.first { $0.name == "sortKey" }
        let isPredicate = element.is("key", "NSPredicateFormat") && !element.text.isEmpty
        guard let range = place?.value ?? (isPredicate ? element.textRange : nil) else { continue }
        let binding =
          isPredicate ? element.parent?.parent : element.parent?.child("connections")?.child("binding")
        for key in here {
          guard let new = keys[key] else { continue }
          for range in text.withSpan({ keyRanges(of: key, in: $0, range) }) {
            // A key after a dot is a property of another object, whose class is not known.
            let isFirst = text[range.lower - 1] != UInt8(ascii: ".")
            let isMeant =
              isFirst ? try holds(binding?["destination"], in: file, &tree, key, family) : .unknown
            if isMeant == .no { continue }
            changes.replace(
              key, with: new, at: range, in: file,
              isMeant == .yes
                ? .certain
                : .possible(
                  "the objects of this \(isPredicate ? "predicate" : "column") may be of another class"))
          }
        }
      }
    }
  }

  /// Whether the objects that a controller holds are of the family, by the class of the objects that it creates; unknown if that
  /// class is not known or lacks the key.
  private mutating func holds(
    _ controller: String?, in file: FileID, _ tree: inout DocumentTree?, _ key: String,
    _ family: MemberFamily
  ) throws(RenameRefusal) -> Certainty {
    guard let controller, let platforms = snapshot.interface(file)?.platforms else { return .unknown }
    if tree == nil { tree = DocumentTree(try texts.text(of: file)) }
    guard let name = tree?.element(withID: controller)?["objectClassName"],
      let chains = query.classChains(named: simpleName(name))
    else { return .unknown }
    return chains.map { chain -> Certainty in
      if family.includes(chain) { return .yes }
      return query.property(key, in: [chain], on: platforms).declaration == nil ? .unknown : .no
    }.anyOf
  }
}

/// The places of a key in a key path or in the format of a predicate, except texts in quotes and variables.
private func keyRanges(of key: String, in text: Span<UInt8>, _ range: ByteRange) -> [ByteRange] {
  occurrences(of: key, in: text.extracting(range.lower..<range.upper)).map {
    ByteRange(range.lower + $0.lower, range.lower + $0.upper)
  }.filter { !"'\"$".utf8.contains(text[max(0, $0.lower - 1)]) || $0 == range }
}

extension Query {
  /// Whether the component at a position of a key path names a property of the family's classes.
  fileprivate func leads(
    _ path: KeyPath, upTo position: Int, in file: FileID, to family: MemberFamily
  ) -> Certainty {
    guard let outline = snapshot.interface(file), let platforms = outline.platforms, let owner = path.owner,
      !path.startsAnywhere
    else { return .unknown }
    let object = outline.objects[owner]
    // The values of user defaults are property lists.
    if object.element == "userDefaultsController", path.components.first?.name == "values" { return .no }
    var chains = self.chains(of: object, in: file)
    for component in path.components[..<position] {
      if controllerKeys.contains(component.name) { return .unknown }
      var next: [ClassChain] = []
      for chain in chains {
        guard case .classes(let found)? = propertyType(component.name, in: chain, on: platforms) else {
          return .unknown
        }
        next += found
      }
      // Key-value coding passes a collection's key on to its elements, whose class is not known.
      if next.contains(where: \.isCollection) { return .unknown }
      chains = next
    }
    if chains.isEmpty { return .unknown }
    return chains.map { chain -> Certainty in
      family.includes(chain) ? .yes : chain.isKnown ? .no : .unknown
    }.anyOf
  }

  private func propertyType(_ key: String, in chain: ClassChain, on platforms: ApplePlatforms) -> Meaning? {
    let property = property(key, in: [chain], on: platforms)
    if case .apple(let found) = property { return meaning(of: found.type, in: nil, on: platforms) }
    guard let id = property.declaration,
      let written = snapshot.member(id)?.type.flatMap({ WrittenType($0) }), !written.isCollection,
      written.components.count == 1
    else { return nil }
    return meaning(of: written.components[0], in: snapshot.type(id.type)?.name, on: platforms)
  }
}

/// A dotted path of a binding or a run-time attribute.
private struct KeyPath {
  struct Component {
    var name: String
    var range: ByteRange
  }

  var text: String
  /// The components without a leading `self` and the keys of a controller.
  var components: [Component]
  /// Index of the object at which the path starts.
  var owner: Int?
  /// Whether the path starts at an object that a controller holds; no document shows its class.
  var startsAnywhere: Bool
}

extension InterfaceOutline {
  /// The key paths of more than one component, except those with entities, which hide the places of the components.
  fileprivate var keyPaths: [KeyPath] {
    var result: [KeyPath] = []
    func add(_ text: String, _ range: ByteRange, owner: Int?) {
      guard text.utf8.count == range.length, text.utf8.contains(0x2E) else { return }
      var offset = range.lower
      var components: [KeyPath.Component] = []
      for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        let upper = offset + part.utf8.count
        components.append(KeyPath.Component(name: String(part), range: ByteRange(offset, upper)))
        offset = upper + 1
      }
      var startsAnywhere = false
      if components.first?.name == "self" { components.removeFirst() }
      while let first = components.first, controllerKeys.contains(first.name) {
        startsAnywhere = true
        components.removeFirst()
      }
      guard components.count > 1 || startsAnywhere else { return }
      result.append(KeyPath(text: text, components: components, owner: owner, startsAnywhere: startsAnywhere))
    }
    for connection in connections {
      guard let text = connection.keyPath, let range = connection.keyPathRange else { continue }
      add(text, range, owner: connection.destination.flatMap(objectIndex))
    }
    for attribute in runtimeAttributes {
      add(attribute.keyPath, attribute.keyPathRange, owner: attribute.object)
    }
    return result
  }
}

/// The keys by which a controller, a cell or a view returns its objects.
private let controllerKeys: Set<String> = [
  "selection", "arrangedObjects", "selectedObjects", "objectValue", "representedObject", "content",
]

extension ClassChain {
  /// Whether objects of the class pass keys on to their elements.
  fileprivate var isCollection: Bool {
    guard let name = appleClass?.name else { return false }
    return ["NSArray", "NSSet", "NSOrderedSet"].contains { AppleSDK.isSubclass(name, of: $0, on: .all) }
  }
}
