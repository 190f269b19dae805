import Text

/// Objects, connections and other items of an outline, made from the attributes of the current tag.
extension InterfaceReader {
  mutating func addObject(_ frame: Frame, of parent: Frame) {
    guard let range = range(.id) else { return }
    let id = string(range)
    record(id, range)
    var object = InterfaceObject(
      InterfaceObjectContent(id: id, element: scanner.string(scanner.nameLower, scanner.nameUpper)),
      at: scanner.tagLower, InterfaceObjectPlaces())
    object.idRange = range
    object.tagRange = tagRange
    object.range = tagRange
    object.isBroken = !scanner.isSelfClosing && scanner.open.last?.isBroken == true
    object.scene = frame.scene < 0 ? nil : frame.scene
    object.parent = parent.object < 0 ? nil : parent.object
    if frame.kind == .constraint {
      addReference(.constraintEnd, .firstItem)
      addReference(.constraintEnd, .secondItem)
      checkConstraint(frame.own)
    }
    if present & ~Self.plain != 0 {
      if let customClass = self.range(.customClass), !customClass.isEmpty {
        object.customClass = text(.customClass)
        object.customClassRange = customClass
      }
      if has(.customModule) { object.customModule = nonEmpty(.customModule) }
      object.isModuleOfTarget = isValue(.customModuleProvider, "target")
      if has(.key) { object.key = nonEmpty(.key) }
      object.label = nonEmpty(.userLabel) ?? nonEmpty(.title) ?? nonEmpty(.text)
      if has(.storyboardIdentifier) {
        object.storyboardIdentifier = nonEmpty(.storyboardIdentifier)
        object.storyboardIdentifierRange = nonEmptyRange(.storyboardIdentifier)
      }
      object.nibName = nonEmpty(.nibName)
      object.nibNameRange = nonEmptyRange(.nibName)
      object.reuseIdentifier = nonEmpty(.reuseIdentifier)
      object.reuseIdentifierRange = nonEmptyRange(.reuseIdentifier)
      setState(of: &object)
      // Any view or column may have an `identifier`; only a watch controller's is the scene's.
      if outline.platform == .watchOS, parent.object < 0, frame.scene >= 0,
        object.storyboardIdentifier == nil
      {
        object.storyboardIdentifier = nonEmpty(.identifier)
        object.storyboardIdentifierRange = nonEmptyRange(.identifier)
      }
      // A control shows the title of its cell.
      if parent.own >= 0, outline.objects[parent.own].label == nil, let label = object.label,
        object.key == "cell"
      {
        outline.objects[parent.own].label = label
      }
    }
    if present & Self.named != 0 { addNames(frame) }
    object.placeholder = placeholder(frame.kind)
    if frame.scene >= 0, parent.object < 0, !has(.sceneMemberID) { addFault(.notInScene, frame.own) }
    if frame.kind == .storyboardReference { addStoryboardReference(from: frame.own) }
    outline.objects.append(object)
  }

  /// Sets what decides whether a user sees an object and can use it.
  private func setState(of object: inout InterfaceObject) {
    object.isHidden = isValue(.hidden, "YES")
    object.isDisabled = isValue(.enabled, "NO")
    object.isUntouchable = isValue(.userInteractionEnabled, "NO")
    object.isTransparent = isValue(.alpha, "0.0") || isValue(.alpha, "0")
    object.takesText = isValue(.editable, "YES") || isValue(.selectable, "YES")
    object.isSpace = isValue(.systemItem, "flexibleSpace") || isValue(.systemItem, "fixedSpace")
    object.hasDetailButton = [.accessoryType, .editingAccessoryType].contains { accessory in
      isValue(accessory, "detailButton") || isValue(accessory, "detailDisclosureButton")
    }
  }

  /// The attributes with names that an outline lists in `names`.
  private static let named: UInt64 =
    (1 << UInt64(AttributeKind.identifier.rawValue))
    | (1 << UInt64(AttributeKind.restorationIdentifier.rawValue))
    | (1 << UInt64(AttributeKind.itemIdentifier.rawValue))
    | (1 << UInt64(AttributeKind.autosaveName.rawValue))
    | (1 << UInt64(AttributeKind.frameAutosaveName.rawValue))

  private mutating func addNames(_ frame: Frame) {
    if frame.kind == .constraint {
      addName(.constraintIdentifier, .identifier, of: frame.own)
    } else if outline.platform == .macOS {
      addName(.itemIdentifier, .identifier, of: frame.own)
    }
    addName(.restorationIdentifier, .restorationIdentifier, of: frame.own)
    addName(.toolbarItemIdentifier, .itemIdentifier, of: frame.own)
    addName(.autosaveName, .autosaveName, of: frame.own)
    addName(.autosaveName, .frameAutosaveName, of: frame.own)
  }

  mutating func addName(_ kind: InterfaceNameContent.Kind, _ attribute: AttributeKind, of object: Int) {
    guard let range = range(attribute), let text = nonEmpty(attribute) else { return }
    var name = InterfaceName(
      InterfaceNameContent(kind: kind, text: text, object: object < 0 ? nil : object), at: scanner.tagLower,
      InterfaceElementPlaces())
    name.range = range
    outline.names.append(name)
  }

  /// The attributes that `addObject` has already read, or does not need.
  static let plain: UInt64 =
    (1 << UInt64(AttributeKind.id.rawValue)) | (1 << UInt64(AttributeKind.firstItem.rawValue))
    | (1 << UInt64(AttributeKind.secondItem.rawValue))
    | (1 << UInt64(AttributeKind.firstAttribute.rawValue))
    | (1 << UInt64(AttributeKind.secondAttribute.rawValue)) | (1 << UInt64(AttributeKind.relation.rawValue))
    | (1 << UInt64(AttributeKind.constant.rawValue)) | (1 << UInt64(AttributeKind.priority.rawValue))

  /// The placeholder that an element is. The meanings of the ids -1 and -2 are swapped between iOS and macOS, so the element's
  /// name decides first: iOS writes `placeholder`, macOS `customObject`.
  func placeholder(_ kind: ElementKind) -> InterfaceObjectContent.Placeholder? {
    switch kind {
    case .exit:
      return .exit
    case .application:
      return .application
    case .placeholder:
      if isValue(.placeholderIdentifier, "IBFilesOwner") { return .filesOwner }
      if isValue(.placeholderIdentifier, "IBFirstResponder") { return .firstResponder }
      if has(.placeholderIdentifier) { return .external }
      if isValue(.sceneMemberID, "firstResponder") { return .firstResponder }
      if outline.platform == .macOS || outline.isStoryboard { return .external }
      if isValue(.id, "-1") { return .filesOwner }
      return isValue(.id, "-2") ? .firstResponder : .external
    case .customObject:
      if isValue(.sceneMemberID, "firstResponder") { return .firstResponder }
      guard !outline.isStoryboard, outline.platform == .macOS || outline.platform == nil else { return nil }
      if isValue(.id, "-1") { return .firstResponder }
      if isValue(.id, "-2") { return .filesOwner }
      return isValue(.id, "-3") ? .application : nil
    default:
      return nil
    }
  }

  mutating func addStoryboardReference(from object: Int) {
    var reference = StoryboardReference(
      StoryboardReferenceContent(object: object), at: scanner.tagLower, StoryboardReferencePlaces())
    reference.storyboardName = nonEmpty(.storyboardName)
    reference.storyboardNameRange = nonEmptyRange(.storyboardName)
    reference.referencedIdentifier = nonEmpty(.referencedIdentifier)
    reference.referencedIdentifierRange = nonEmptyRange(.referencedIdentifier)
    reference.bundleIdentifier = nonEmpty(.bundleIdentifier)
    outline.storyboardReferences.append(reference)
  }

  mutating func addConnection(_ frame: Frame) {
    let kind: ConnectionContent.Kind
    let nameKind: AttributeKind
    switch frame.kind {
    case .outlet: (kind, nameKind) = (.outlet, .property)
    case .outletCollection: (kind, nameKind) = (.outletCollection, .property)
    case .action: (kind, nameKind) = (.action, .selector)
    case .segue: (kind, nameKind) = (.segue, .identifier)
    case .binding: (kind, nameKind) = (.binding, .name)
    default:
      kind = .other(scanner.string(scanner.nameLower, scanner.nameUpper))
      nameKind = has(.property) ? .property : has(.selector) ? .selector : .name
    }
    var connection = Connection(
      ConnectionContent(
        kind: kind, source: frame.source < 0 ? nil : frame.source, name: text(nameKind) ?? ""),
      at: scanner.tagLower, ConnectionPlaces())
    // AppKit adds the colon that an action's selector lacks.
    if kind == .action, outline.platform == .macOS, !connection.name.isEmpty, !connection.name.hasSuffix(":")
    {
      connection.name += ":"
    }
    connection.nameRange = range(nameKind) ?? tagRange
    connection.range = tagRange
    let end: AttributeKind = has(.destination) ? .destination : .target
    connection.destinationRange = range(end)
    connection.destination = text(end)
    // Early versions of Xcode 5 wrote an action under its receiver, with the sender at the other end.
    if kind == .action, outline.platform == .macOS, !outline.isStoryboard, has(.destination), !has(.target),
      let receiver = connection.source
    {
      connection.source = nil
      (connection.destination, connection.destinationRange) = (outline.objects[receiver].id, nil)
    }
    if let range = range(.id) {
      let id = string(range)
      connection.id = id
      record(id, range)
    }
    if has(.eventType) || has(.trigger) { connection.event = text(.eventType) ?? text(.trigger) }
    if has(.keyPath) {
      connection.keyPath = text(.keyPath)
      connection.keyPathRange = range(.keyPath)
      connection.isKeyPathVerbatim = isVerbatim(.keyPath)
    }
    connection.appends = isValue(.appends, "YES")
    if frame.kind == .segue {
      connection.segue = segue()
      connection.unwindActionRange = nonEmptyRange(.unwindAction)
      connection.creationSelectorRange = nonEmptyRange(.creationSelector)
      connection.segueClassRange = nonEmptyRange(.customClass)
    }
    outline.connections.append(connection)
  }

  mutating func segue() -> Segue {
    var segue = Segue()
    segue.kind = nonEmpty(.kind)
    segue.relationship = nonEmpty(.relationship)
    segue.unwindAction = nonEmpty(.unwindAction)
    segue.creationSelector = nonEmpty(.creationSelector)
    segue.customClass = nonEmpty(.customClass)
    segue.customModule = nonEmpty(.customModule)
    segue.isModuleOfTarget = isValue(.customModuleProvider, "target")
    checkSegue()
    addReference(.popoverAnchor, .popoverAnchorView)
    addReference(.popoverAnchor, .popoverAnchorItem)
    return segue
  }

  mutating func addReference(_ kind: InterfaceReferenceContent.Kind, _ attribute: AttributeKind) {
    guard let range = range(attribute), !range.isEmpty else { return }
    var reference = InterfaceReference(
      InterfaceReferenceContent(kind: kind, id: string(range)), at: range.lower, InterfaceElementPlaces())
    reference.range = range
    outline.references.append(reference)
  }

  mutating func addResource() {
    // A system symbol has an attribute `catalog`, and a name such as `button:id:image` refers to data in the document.
    guard !has(.catalog), let range = range(.name), let name = nonEmpty(.name), !name.contains(":") else {
      return
    }
    let isColor = scanner.hasPrefix("namedColor", at: scanner.nameLower)
    // An image with content is data of the document as well.
    if !isColor, !scanner.isSelfClosing { return }
    var resource = InterfaceResource(
      InterfaceResourceContent(name: name, isColor: isColor), at: scanner.tagLower, InterfaceElementPlaces())
    resource.range = range
    outline.resources.append(resource)
  }

  mutating func addRuntimeAttribute(_ object: Int) {
    var attribute = RuntimeAttribute(
      RuntimeAttributeContent(
        object: object < 0 ? nil : object, keyPath: text(.keyPath) ?? "",
        isKeyPathVerbatim: isVerbatim(.keyPath), type: text(.type) ?? ""),
      at: scanner.tagLower, RuntimeAttributePlaces())
    attribute.keyPathRange = range(.keyPath) ?? tagRange
    outline.runtimeAttributes.append(attribute)
  }

  var tagRange: ByteRange { ByteRange(scanner.tagLower, scanner.tagUpper) }

  private func nonEmptyRange(_ kind: AttributeKind) -> ByteRange? {
    nonEmpty(kind) == nil ? nil : range(kind)
  }

  /// Whether the value of an attribute is written without entities.
  private func isVerbatim(_ kind: AttributeKind) -> Bool {
    range(kind).map { text(kind)?.utf8.count == $0.length } ?? false
  }

  private mutating func record(_ id: String, _ range: ByteRange) {
    // An id that is being typed does not repeat another.
    guard !range.isEmpty else { return }
    // Hot: nearly every id is new, so that one search of the table is enough.
    if let first = firstIDs.updateValue(range, forKey: id) {
      firstIDs[id] = first
      outline.duplicateIDs.append(DuplicateID(id: id, range: range, first: first))
    }
  }
}
