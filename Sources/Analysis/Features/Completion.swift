import AppleFacts
import Index
import Syntax
import Text

/// A possible value of an attribute.
package struct CompletionItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case property, method, type, module, object, file, identifier }

  package var label: String
  /// The text beside the label, such as a type or a class.
  package var detail: String
  package var kind: Kind
  /// The rank; lower ones come first, and items of one rank are sorted by label.
  package var rank: Int
  /// The edit, which replaces the attribute's whole value.
  package var edit: Edit
}

extension Query {
  /// The possible values of an attribute at a place of a document, or of a literal in code that is a name from documents, the
  /// best first. The search uses the text around the place, since the outline does not contain a half-typed element yet.
  ///
  /// - Parameter isWanted: Whether to offer a name, decided before anything else is looked up; nil offers all.
  package func completions(
    at offset: Int, in file: FileID, text: [UInt8],
    where isWanted: ((String) -> Bool)? = nil
  ) -> [CompletionItem] {
    guard let outline = snapshot.interface(file) else {
      return names(completing: offset, in: file, text).filter { isWanted?($0.label) ?? true }
    }
    guard let attribute = attribute(at: offset, in: text) else { return [] }
    let completion = Completion(
      attribute: attribute, document: DocumentContext(file: file, outline: outline, query: self),
      isWanted: isWanted ?? { _ in true })
    return inOrder(completion.items.filter { completion.isWanted($0.label) })
  }

  /// The names in documents that may complete a literal in code, with the names for the code's own class first.
  private func names(completing offset: Int, in file: FileID, _ text: [UInt8]) -> [CompletionItem] {
    guard isInString(offset, text), let language = snapshot.code(file)?.language else { return [] }
    let helpers = snapshot.findHelpers(calledBy: file)
    let called = helpers.isEmpty ? [] : calls(of: helpers, in: text, language).map(\.use)
    let use = (namesOfCode(in: text, language).uses + called).first { $0.range.touches(offset) }
    guard let use, case .text(let written) = use.value, written.range == use.range else { return [] }
    let own = NamePlace(
      location: Location(file: file, range: use.range), scope: scope(of: use, in: file))
    var names = declaredNames(use.kind)
    if NameKind.of(use.kind).mayBeInCodeAlone {
      names.merge(usedNames(use.kind)) { declared, _ in declared }
    }
    return inOrder(
      names.compactMap { name, places in
        // A literal would have to escape quotes and backslashes.
        if name.isEmpty || name.contains("\"") || name.contains("\\") { return nil }
        let places = places.filter {
          $0.use.map { $0 != own.location } ?? mayMeet($0.location.file, file)
        }
        guard let place = places.first(where: { mean(own, $0) == .yes }) ?? places.first else { return nil }
        return CompletionItem(
          label: name, detail: shownPlace(snapshot.path(of: place.location.file)), kind: .identifier,
          rank: mean(own, place) == .yes ? 0 : 1, edit: Edit(use.range, name))
      })
  }
}

/// The name of a file, or of the catalog that has it.
private func shownPlace(_ path: String) -> String {
  path.split(separator: "/").first { $0.hasSuffix(".xcassets") }.map(String.init) ?? shownName(of: path)
}

private func inOrder(_ items: [CompletionItem]) -> [CompletionItem] {
  items.sorted { ($0.rank, $0.label, $0.edit.text) < ($1.rank, $1.label, $1.edit.text) }
}

private struct Completion {
  let attribute: AttributeAtOffset
  let document: DocumentContext
  let isWanted: (String) -> Bool

  private var outline: InterfaceOutline { document.outline }
  private var query: Query { document.query }

  var items: [CompletionItem] {
    switch (attribute.element, attribute.name) {
    case ("outlet", "property"): outlets(asCollection: false)
    case ("outletCollection", "property"): outlets(asCollection: true)
    case ("action", "selector"): actions
    case ("segue", "unwindAction"): unwindActions
    case ("segue", "destinationCreationSelector"): segueActions
    case ("userDefinedRuntimeAttribute", "keyPath"): inspectables
    case (_, "customClass"): classes
    case (_, "customModule"): modules
    case ("outlet", "destination"), ("outletCollection", "destination"): outletDestinations
    case ("action", "destination"), ("action", "target"): actionTargets
    case ("binding", "keyPath") where destination?.element == "userDefaultsController":
      names(of: .defaults, after: valuesOfDefaults)
    case ("binding", "destination"): objects(inSceneOf: source) { _ in 0 }
    case ("segue", "destination"), ("document", "initialViewController"): controllers
    case (_, "storyboardName"): storyboards
    case (_, "referencedIdentifier"): identifiers
    case (_, "nibName"): files(of: .nib)
    case let (element, name):
      attribute.asset.map(files)
        ?? NameKind.all.first { ($0.element ?? element) == element && $0.attributes.contains(name) }.map {
          names(of: $0.kind)
        }
        ?? []
    }
  }

  private func item(
    _ name: String, _ detail: String, _ kind: CompletionItem.Kind, rank: Int, inserting text: String? = nil
  ) -> CompletionItem {
    CompletionItem(
      label: name, detail: detail, kind: kind, rank: rank,
      edit: Edit(attribute.value, xmlEscaped(text ?? name)))
  }

  /// The connection that the user is typing; nil where the outline lacks it.
  private var connection: Int? {
    outline.connections.firstIndex { $0.range.lower == attribute.tagLower }
  }

  /// The object that holds the connection or the run-time attribute.
  private var source: InterfaceObject? {
    if let connection, let source = outline.object(outline.connections[connection].source) { return source }
    return outline.object(outline.innermostObject(around: attribute.tagLower))
  }

  private var destination: InterfaceObject? {
    document.object(withID: attribute.attributes["destination"] ?? attribute.attributes["target"])
  }

  // MARK: Members

  private func outlets(asCollection isCollection: Bool) -> [CompletionItem] {
    guard let source else { return [] }
    var connected: Set<String> = []
    for (index, other) in outline.connections.enumerated()
    where index != connection && other.kind == .outlet && isWanted(other.name)
      && document.source(of: other)?.id == source.id
    {
      connected.insert(other.name)
    }
    var result: [CompletionItem] = []
    for (name, id) in document.members(of: source, with: .outlet) where isWanted(name) {
      guard let type = query.snapshot.member(id)?.type else { continue }
      // A connection to an outlet whose type doesn't match `isCollection` would be wrong.
      guard WrittenType(type).map({ $0.isCollection == isCollection }) ?? true else { continue }
      let fit = destination.map { document.certainty(that: $0, fits: id, asCollection: isCollection) } ?? .yes
      result.append(item(name, type, .property, rank: (connected.contains(name) ? 10 : 0) + rank(of: fit)))
    }
    let own = Set(result.map(\.label))
    if let platforms = document.platforms, !isCollection {
      for appleClass in Set(document.chains(of: source).compactMap(\.appleClass?.name)) {
        for name in AppleSDK.frequentOutlets where isWanted(name) && !own.contains(name) {
          guard let property = AppleSDK.inheritedProperty(name, of: appleClass, on: platforms),
            property.name == name
          else { continue }
          result.append(item(name, property.type, .property, rank: connected.contains(name) ? 15 : 5))
        }
      }
    }
    return result
  }

  private func rank(of certainty: Certainty) -> Int {
    switch certainty {
    case .yes: 0
    case .unknown: 1
    case .no: 3
    }
  }

  private var actions: [CompletionItem] {
    if let destination { return actions(of: destination) }
    // If the connection has no end yet, the actions of all objects in the scene are offered.
    var seen: Set<String> = []
    return scenePeers(of: source).flatMap { actions(of: $0) }.filter { seen.insert($0.label).inserted }
  }

  private func actions(of target: InterfaceObject) -> [CompletionItem] {
    guard let platforms = document.platforms else { return [] }
    if target.placeholder == .firstResponder {
      let own = query.snapshot.nameIndex.members.methods.merged.keys.filter { selector in
        isWanted(selector)
          && query.snapshot.nameIndex.members.methods[selector, default: []].contains {
            query.snapshot.member($0)?.flags.contains(.action) == true
          }
      }
      let known = Set(own)
      return own.map { item($0, "", .method, rank: 0) }
        + AppleSDK.actionSelectors(on: platforms).filter { isWanted($0) && !known.contains($0) }.map {
          item($0, "", .method, rank: 5)
        }
    }
    var result = document.members(of: target, with: .action).filter { isWanted($0.name) }.map { name, id in
      item(name, className(of: id), .method, rank: 0)
    }
    let known = Set(result.map(\.label))
    for appleClass in Set(document.chains(of: target).compactMap(\.appleClass)) {
      result += AppleSDK.actionSelectors(of: appleClass.name, on: platforms)
        .filter { isWanted($0) && !known.contains($0) }
        .map { item($0, appleClass.swiftName, .method, rank: 5) }
    }
    return result
  }

  private func className(of id: MemberID) -> String { query.snapshot.type(id.type)?.name ?? "" }

  private var unwindActions: [CompletionItem] {
    query.snapshot.nameIndex.members.methods.merged.flatMap { selector, ids in
      ids.filter { id in
        guard let member = query.snapshot.member(id), member.flags.contains(.action) else { return false }
        return member.parameters.count == 1 && member.parameters[0].type.contains("StoryboardSegue")
      }.prefix(1).map { item(selector, className(of: $0), .method, rank: 0) }
    }
  }

  private var segueActions: [CompletionItem] {
    guard let source else { return [] }
    let main = outline.object(source.scene.flatMap(outline.mainObject))
    var seen: Set<String> = []
    return [source, main].compactMap { $0 }.flatMap { document.members(of: $0, with: .segueAction) }
      .filter { seen.insert($0.name).inserted }.map { item($0.name, className(of: $0.id), .method, rank: 0) }
  }

  private var inspectables: [CompletionItem] {
    guard let source else { return [] }
    return document.members(of: source, with: .inspectable).map { name, id in
      item(name, query.snapshot.member(id)?.type ?? "", .property, rank: 0)
    }
  }

  // MARK: Classes

  private var classes: [CompletionItem] {
    guard let platforms = document.platforms else { return [] }
    let wanted = query.chains(ofElement: attribute.element, on: platforms).first
    var result: [CompletionItem] = []
    for name in query.classNames {
      for id in query.snapshot.nameIndex.types.byName[name, default: []] {
        // A document can't name a nested class, and it can't make an object of a generic one.
        guard let type = query.snapshot.type(id), type.kind == .class, type.name == name,
          attribute.element == "placeholder" || !type.flags.contains(.generic)
        else { continue }
        let chains = query.chains(of: id, on: platforms)
        let fit = wanted.map { wanted in chains.map { query.isKind($0, of: wanted) }.anyOf } ?? .unknown
        guard fit != .no, wanted == nil || !chains.allSatisfy({ isOtherPlatform($0) }) else { continue }
        result.append(
          item(type.objcName ?? name, type.inherits.first?.text ?? "", .type, rank: rank(of: fit)))
        break
      }
    }
    return result
  }

  private func isOtherPlatform(_ chain: ClassChain) -> Bool {
    if case .otherPlatform = chain.end { true } else { false }
  }

  /// The modules for a class: first those that declare it or that documents name with it, then others in this document.
  private var modules: [CompletionItem] {
    var ranks: [String: Int] = [:]
    if let name = attribute.attributes["customClass"] {
      let types = query.snapshot.nameIndex.types.byName[name, default: []]
      let classes = types.filter {
        query.snapshot.type($0).map { $0.kind == .class && $0.name == name } ?? false
      }
      for module in query.modules(leadingTo: classes, from: document.file).compactMap(\.name) {
        ranks[module] = 0
      }
      for file in query.snapshot.nameIndex.documents.byClass[simpleName(name), default: []] {
        for object in query.snapshot.interface(file)?.objects ?? [] where object.customClass == name {
          if let module = object.customModule, object.tagRange.lower != attribute.tagLower {
            ranks[module] = 0
          }
        }
      }
    }
    for object in outline.objects where object.tagRange.lower != attribute.tagLower {
      if let module = object.customModule, ranks[module] == nil { ranks[module] = 1 }
    }
    return ranks.map { item($0.key, "", .module, rank: $0.value) }
  }

  // MARK: Objects

  private func scenePeers(of object: InterfaceObject?) -> [InterfaceObject] {
    outline.objects.filter { $0.scene == object?.scene }
  }

  /// - Parameter rank: The rank of an object; nil omits the object.
  private func objects(
    inSceneOf object: InterfaceObject?, rank: (InterfaceObject) -> Int?
  ) -> [CompletionItem] {
    scenePeers(of: object).compactMap { peer in rank(peer).map { item(peer, rank: $0) } }
  }

  private func item(_ object: InterfaceObject, rank: Int) -> CompletionItem {
    let name = outline.className(of: object) ?? object.element
    return item(outline.label(of: object), name + " " + object.id, .object, rank: rank, inserting: object.id)
  }

  private var outletDestinations: [CompletionItem] {
    guard let source else { return [] }
    let isCollection = attribute.element == "outletCollection"
    let property = attribute.attributes["property"]
    let outlet = document.members(of: source, with: .outlet).first { $0.name == property }
    return objects(inSceneOf: source) { object in
      let fit =
        outlet.map { document.certainty(that: object, fits: $0.id, asCollection: isCollection) } ?? .unknown
      // Constraints are many, so they are offered only where the outlet certainly takes one.
      if object.element == "constraint", fit != .yes { return nil }
      if object.placeholder == .exit || object.placeholder == .firstResponder { return nil }
      return rank(of: fit)
    }
  }

  private var actionTargets: [CompletionItem] {
    let selector = attribute.attributes["selector"] ?? ""
    return objects(inSceneOf: source) { object in
      if object.element == "constraint" || object.placeholder == .exit { return nil }
      if document.platforms == nil || selector.isEmpty { return object.customClass == nil ? 1 : 0 }
      if object.placeholder == .firstResponder { return 2 }
      switch document.action(selector, in: document.chains(of: object)) {
      case .found, .accepted: return 0
      case .unknown: return 1
      case .notVisible, .notImplemented, .missing: return 3
      }
    }
  }

  /// The controllers of all scenes, to which a segue may lead, and the scene's own exit.
  private var controllers: [CompletionItem] {
    let isSegue = attribute.element == "segue"
    let own = source?.scene
    var found = outline.mainObjects.compactMap { outline.object($0) }
    if isSegue { found += outline.objects.filter { $0.placeholder == .exit && $0.scene == own } }
    return found.map { item($0, rank: isSegue && $0.scene == own ? 1 : 0) }
  }

  // MARK: Names

  /// The names that code uses, each with what the attribute has before it, those of the scene's controller first.
  private func names(of kind: SharedNameKind, after start: String = "") -> [CompletionItem] {
    let controller = outline.object(source?.scene.flatMap(outline.mainObject))
    let chains = controller.map { document.chains(of: $0) } ?? []
    let scope =
      NameKind.of(kind).isOfClass
      ? .classes(chains) : NameScope.documents([documentName(query.snapshot.path(of: document.file))])
    let own = NamePlace(location: Location(file: document.file, range: attribute.value), scope: scope)
    // Code often makes a scene or a cell by the name of its class.
    let className = kind == .scene || kind == .cell ? attribute.attributes["customClass"] : nil
    let ofClass = className.map { item($0, "custom class", .identifier, rank: 0) }
    return [ofClass].compactMap { $0 }
      + query.usedNames(kind).compactMap { name, places in
        if name == className { return nil }
        guard let place = places.first(where: { query.mean(own, $0) == .yes }) ?? places.first else {
          return nil
        }
        return item(
          start + name, shownName(of: query.snapshot.path(of: place.location.file)), .identifier,
          rank: query.mean(own, place) == .yes ? 1 : 2)
      }
  }

  /// The names of existing files.
  private func files(of kind: SharedNameKind) -> [CompletionItem] {
    query.declaredNames(kind).compactMap { name, places in
      places.first.map {
        item(name, shownPlace(query.snapshot.path(of: $0.location.file)), .file, rank: 0)
      }
    }
  }

  // MARK: Storyboards

  private var storyboards: [CompletionItem] {
    query.snapshot.nameIndex.documents.storyboards.merged.flatMap { name, files in
      let fitting = files.filter { query.snapshot.interface($0)?.platform == outline.platform }
      return fitting.prefix(1).map { item(name, query.snapshot.path(of: $0), .file, rank: 0) }
    }
  }

  private var identifiers: [CompletionItem] {
    let files = attribute.attributes["storyboardName"].map { query.storyboards(named: $0, for: outline) }
    var seen: Set<String> = []
    return (files ?? [document.file]).flatMap { file -> [CompletionItem] in
      guard let outline = query.snapshot.interface(file) else { return [] }
      return outline.objects.compactMap { object in
        guard let identifier = object.storyboardIdentifier, !object.element.hasSuffix("Placeholder"),
          seen.insert(identifier).inserted
        else { return nil }
        return item(identifier, outline.label(of: object), .identifier, rank: 0)
      }
    }
  }
}
