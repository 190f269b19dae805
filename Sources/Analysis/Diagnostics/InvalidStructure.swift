import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Elements are at a place or in a number that Interface Builder never writes: it does not open the document, or drops a part.
  package static let invalidStructure = DiagnosticRule(
    "invalid-structure", .error, "Elements that Interface Builder refuses, or never writes",
    checks: .objects(findFaultyViews), .objects(findFaultyScenes)
  )
  .fixed(by: .document(structureFixes))
}

/// The greatest number of different elements that are judged. No real document has as many, and each unknown element is compared
/// with all known ones.
private let maximumElements = 256

extension DocumentContext {
  /// Whether Interface Builder has written a document, and the document can be read as a whole.
  var isJudgedAsWritten: Bool {
    outline.namesTools
      && !outline.problems.contains { [.malformed, .cutOff].contains($0.kind) }
  }
}

private func findFaultyViews(_ document: DocumentContext) -> [Finding] {
  guard document.isJudgedAsWritten else { return [] }
  let outline = document.outline
  var found: [Finding] = []
  var judged: [String: (isKnown: Bool, near: String?)] = [:]
  for object in outline.objects where object.placeholder == nil {
    guard let platforms = document.platforms, judged.count < maximumElements else { break }
    let (isKnown, near) = known(object.element, on: platforms, &judged)
    if !isKnown, near != nil || outline.hasOwnElementsOnly == true {
      found.append(document.unknownElement(object, near))
    }
  }
  found += repeatedKeys(document)
  var parents: Set<Int> = []
  let beside = document.controllersBesideOthers
  for fault in outline.faults {
    guard let (message, severity) = message(fault.kind) else { continue }
    let object = outline.object(fault.object)
    // No scene of a watch has that attribute.
    if fault.kind == .notInScene,
      outline.platform == .watchOS || object.map(isController) != true
        || fault.object.map(beside.contains) == true
    {
      continue
    }
    // The views beside one `<subviews>` are one finding.
    if fault.kind == .besideSubviews, let parent = object?.parent, !parents.insert(parent).inserted {
      continue
    }
    found.append(
      Finding(range: fault.range, message: message, severity: severity, subject: document.subject(object)))
  }
  return found
}

/// Whether Interface Builder has an element; if not, the one that is most likely meant.
private func known(
  _ element: String, on platforms: ApplePlatforms, _ judged: inout [String: (isKnown: Bool, near: String?)]
) -> (isKnown: Bool, near: String?) {
  if let known = judged[element] { return known }
  let isKnown = AppleSDK.element(element, on: .all) != nil
  let result = (isKnown, isKnown ? nil : nearestElement(to: element, on: platforms))
  judged[element] = result
  return result
}

/// A finding for each object with the same key as another object beside it: a second view of a controller, a second cell of a
/// control.
private func repeatedKeys(_ document: DocumentContext) -> [Finding] {
  let objects = document.outline.objects
  var first: [Place: Int] = [:]
  return objects.indices.compactMap { index in
    let object = objects[index]
    guard let parent = object.parent, let key = object.key, !key.isEmpty else { return nil }
    let place = Place(parent: parent, key: key)
    guard let known = first[place] else {
      first[place] = index
      return nil
    }
    return Finding(
      range: object.idRange,
      message:
        "the \(objects[parent].element) has an object with the key '\(key)' already; remove one",
      subject: document.subject(object), related: document.note(at: objects[known].idRange, "the other one"))
  }
}

/// The role of an object in the object around it.
private struct Place: Hashable {
  var parent: Int
  var key: String
}

private func message(_ kind: StructureFaultContent.Kind) -> (String, Diagnostic.Severity?)? {
  switch kind {
  case .besideSubviews:
    ("a view is not inside of '<subviews>', where Interface Builder does not look for it; put it there", nil)
  case .listTwice(let name):
    ("the element around it has '<\(name)>' already; move what is in this one into the first", nil)
  case .stateTwice(let key): ("the control has a state '\(key)' already; remove one", nil)
  case .subviewWithoutID:
    ("an element inside of '<subviews>' has no id; give it one that no other object has", nil)
  case .sceneOutside: ("the scene is not inside of '<scenes>', where alone it counts; put it there", nil)
  case .noMeasure(let name, let value):
    ("\(name) is '\(value)', which is not a number; write one such as '8' or '0.5'", .warning)
  case .unknownRuntime(let name):
    targetRuntimes.nearest(to: name).map {
      ("Interface Builder has no target runtime '\(name)'; did you mean '\($0)'?", nil)
    }
  case .notInScene:
    ("the controller has no 'sceneMemberID', so that it is not the scene's; write 'viewController'", .warning)
  default: nil
  }
}

extension DocumentContext {
  /// - Parameter near: The known element that was most likely meant.
  fileprivate func unknownElement(_ object: InterfaceObject, _ near: String?) -> Finding {
    Finding(
      range: ByteRange(
        object.tagRange.lower + 1, object.tagRange.lower + 1 + object.element.utf8.count),
      message: "Interface Builder has no element '\(object.element)'",
      // A later Xcode may know more elements.
      severity: near == nil ? .warning : nil, subject: subject(object)
    ).suggesting(near, otherwise: ", and opens no document with an element that it does not know")
  }
}

// MARK: Scenes

private func findFaultyScenes(_ document: DocumentContext) -> [Finding] {
  guard document.isJudgedAsWritten, document.outline.isStoryboard else { return [] }
  let outline = document.outline
  return initialController(document) + repeatedIdentifiers(document) + controllersOfScenes(document)
    + lackingParts(document)
    + repeated(
      outline.scenes.map { ($0.id, $0.range, nil) }, "sceneID", .warning, document)
}

/// The findings for scenes without an id or without First Responder, which only scenes of watches lack.
private func lackingParts(_ document: DocumentContext) -> [Finding] {
  let outline = document.outline
  let responders = Set(outline.objects.filter { $0.placeholder == .firstResponder }.compactMap(\.scene))
  return outline.scenes.indices.compactMap { index in
    let scene = outline.scenes[index]
    func finding(_ message: String, _ severity: Diagnostic.Severity?) -> Finding {
      Finding(
        range: ByteRange(scene.range.lower + 1, scene.range.lower + 1 + "scene".utf8.count), message: message,
        severity: severity, subject: document.subject(document.controller(ofScene: index)))
    }
    if scene.id == nil {
      return finding("the scene has no 'sceneID'; give it one that nothing else in the document has", nil)
    }
    if let platform = outline.platform, platform != .watchOS, !responders.contains(index) {
      return finding("the scene has no First Responder, which each scene has; add one", .warning)
    }
    return nil
  }
}

private func initialController(_ document: DocumentContext) -> [Finding] {
  document.outline.references.compactMap { reference in
    guard reference.kind == .initialController, let object = document.object(withID: reference.id),
      !isController(object)
    else { return nil }
    return Finding(
      range: reference.range,
      message:
        "the initial view controller is a \(spelledOut(object.element).lowercased()); choose the scene's controller",
      subject: document.subject(object), related: document.note(at: object.idRange, "this is the object"))
  }
}

private func repeatedIdentifiers(_ document: DocumentContext) -> [Finding] {
  repeated(
    document.outline.objects.compactMap { object in
      object.storyboardIdentifierRange.map { (object.storyboardIdentifier, $0, object) }
    }, "storyboard identifier", .error, document)
}

/// A finding for each scene that has the same name as an earlier scene. Two scenes of one class are alike to code that shows one.
private func repeated(
  _ names: [(name: String?, range: ByteRange, object: InterfaceObject?)], _ title: String,
  _ severity: Diagnostic.Severity, _ document: DocumentContext
) -> [Finding] {
  var first: [String: (range: ByteRange, object: InterfaceObject?)] = [:]
  return names.compactMap { name, range, object in
    guard let name, !name.isEmpty else { return nil }
    guard let known = first[name] else {
      first[name] = (range, object)
      return nil
    }
    let areAlike = object?.customClass != nil && object?.customClass == known.object?.customClass
    return Finding(
      range: range, message: "another scene has the \(title) '\(name)' as well; give this one another",
      severity: areAlike ? .warning : severity, subject: document.subject(object),
      related: document.note(at: known.range, "first used here"))
  }
}

extension DocumentContext {
  /// The controllers without a `sceneMemberID` in the scenes of others, which are objects of these scenes like any else.
  fileprivate var controllersBesideOthers: Set<Int> {
    let without = Set(outline.faults.filter { $0.kind == .notInScene }.compactMap(\.object))
    if without.isEmpty { return [] }
    let taken = Set(
      outline.objects.indices.filter { isController(outline.objects[$0]) && !without.contains($0) }
        .compactMap { outline.objects[$0].scene })
    return without.filter { index in
      isController(outline.objects[index]) && outline.objects[index].scene.map(taken.contains) == true
    }
  }
}

private func controllersOfScenes(_ document: DocumentContext) -> [Finding] {
  let outline = document.outline
  var controllers = [Int?](repeating: nil, count: outline.scenes.count)
  var found: [Finding] = []
  let beside = document.controllersBesideOthers
  for (index, object) in outline.objects.enumerated() where object.parent == nil {
    guard let scene = object.scene, controllers.indices.contains(scene), isController(object),
      !beside.contains(index)
    else { continue }
    guard let known = controllers[scene] else {
      controllers[scene] = index
      continue
    }
    found.append(
      Finding(
        range: object.idRange,
        message: "the scene has a controller already; give this one a scene of its own",
        subject: document.subject(object),
        related: document.note(at: outline.objects[known].idRange, "the other controller")))
  }
  return found
}

/// Whether an object can be the controller that a scene shows: not a view, and no controller of bindings or of a search.
func isController(_ object: InterfaceObject) -> Bool {
  guard object.parent == nil, object.placeholder == nil else { return false }
  return object.element.hasSuffix("Placeholder")
    || object.element.lowercased().hasSuffix("controller")
      && ![
        "arrayController", "objectController", "treeController", "dictionaryController",
        "userDefaultsController", "searchDisplayController",
      ].contains(object.element)
}
