import Text

/// Objects, connections and what else an outline lists, from the attributes of the current tag.
extension InterfaceReader {
  mutating func addObject(_ frame: Frame, of parent: Frame) {
    guard let range = range(.id) else { return }
    let id = string(range)
    record(id, range)
    var object = InterfaceObject(
      id: id, idRange: range, element: name(scanner.nameLower, scanner.nameUpper),
      tagRange: ByteRange(scanner.tagLower, scanner.tagUpper))
    object.scene = frame.scene < 0 ? nil : frame.scene
    object.parent = parent.object < 0 ? nil : parent.object
    if frame.kind == .constraint {
      addReference(.constraintEnd, .firstItem)
      addReference(.constraintEnd, .secondItem)
    }
    if present & ~Self.plain != 0 {
      if let customClass = self.range(.customClass), !customClass.isEmpty {
        object.customClass = repeated(.customClass)
        object.customClassRange = customClass
      }
      if has(.customModule) { object.customModule = nonEmptyRepeated(.customModule) }
      object.isModuleOfTarget = isValue(.customModuleProvider, "target")
      if has(.key) { object.key = nonEmptyRepeated(.key) }
      object.label = nonEmpty(.userLabel) ?? nonEmpty(.title) ?? nonEmpty(.text)
      object.storyboardIdentifier = nonEmpty(.storyboardIdentifier)
      // Any view or column may have an `identifier`; only a watch controller's is the scene's.
      if outline.platform == .watchOS, parent.object < 0, frame.scene >= 0,
        object.storyboardIdentifier == nil
      {
        object.storyboardIdentifier = nonEmpty(.identifier)
      }
      // A control shows the title of its cell.
      if parent.own >= 0, outline.objects[parent.own].label == nil, let label = object.label,
        object.key == "cell"
      {
        outline.objects[parent.own].label = label
      }
    }
    object.placeholder = placeholder(frame.kind)
    if frame.kind == .storyboardReference { addStoryboardReference(from: frame.own) }
    outline.objects.append(object)
  }

  /// Attributes that `addObject` need not look at again.
  static let plain: UInt64 =
    (1 << UInt64(AttributeKind.id.rawValue)) | (1 << UInt64(AttributeKind.firstItem.rawValue))
    | (1 << UInt64(AttributeKind.secondItem.rawValue))

  /// The numbers -1 and -2 change places between the platforms, so the element decides first:
  /// iOS writes `placeholder`, macOS `customObject`.
  func placeholder(_ kind: ElementKind) -> InterfaceObject.Placeholder? {
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
    var reference = StoryboardReference(object: object)
    reference.storyboardName = nonEmpty(.storyboardName)
    reference.storyboardNameRange = reference.storyboardName == nil ? nil : range(.storyboardName)
    reference.referencedIdentifier = nonEmpty(.referencedIdentifier)
    reference.referencedIdentifierRange =
      reference.referencedIdentifier == nil ? nil : range(.referencedIdentifier)
    reference.bundleIdentifier = nonEmpty(.bundleIdentifier)
    outline.storyboardReferences.append(reference)
  }

  mutating func addConnection(_ frame: Frame) {
    let kind: Connection.Kind
    let nameKind: AttributeKind
    switch frame.kind {
    case .outlet: (kind, nameKind) = (.outlet, .property)
    case .outletCollection: (kind, nameKind) = (.outletCollection, .property)
    case .action: (kind, nameKind) = (.action, .selector)
    case .segue: (kind, nameKind) = (.segue, .identifier)
    case .binding: (kind, nameKind) = (.binding, .name)
    default:
      kind = .other(name(scanner.nameLower, scanner.nameUpper))
      nameKind = has(.property) ? .property : has(.selector) ? .selector : .name
    }
    let tag = ByteRange(scanner.tagLower, scanner.tagUpper)
    var connection = Connection(
      kind: kind, source: frame.source < 0 ? nil : frame.source, name: repeated(nameKind) ?? "",
      nameRange: range(nameKind) ?? tag, range: tag)
    let end: AttributeKind = has(.destination) ? .destination : .target
    connection.destinationRange = range(end)
    connection.destination = text(end)
    if let range = range(.id) {
      let id = string(range)
      connection.id = id
      record(id, range)
    }
    if has(.eventType) || has(.trigger) { connection.event = repeated(.eventType) ?? repeated(.trigger) }
    if has(.keyPath) {
      connection.keyPath = text(.keyPath)
      connection.keyPathRange = range(.keyPath)
    }
    connection.appends = isValue(.appends, "YES")
    if frame.kind == .segue { connection.segue = segue() }
    outline.connections.append(connection)
  }

  mutating func segue() -> Segue {
    var segue = Segue()
    segue.kind = nonEmptyRepeated(.kind)
    segue.relationship = nonEmptyRepeated(.relationship)
    segue.unwindAction = named(.unwindAction)
    segue.creationSelector = named(.creationSelector)
    segue.customClass = named(.customClass)
    segue.customModule = nonEmptyRepeated(.customModule)
    segue.isModuleOfTarget = isValue(.customModuleProvider, "target")
    addReference(.popoverAnchor, .popoverAnchorView)
    addReference(.popoverAnchor, .popoverAnchorItem)
    return segue
  }

  func named(_ kind: AttributeKind) -> Segue.Named? {
    guard let name = nonEmpty(kind), let range = range(kind) else { return nil }
    return Segue.Named(name: name, range: range)
  }

  mutating func addReference(_ kind: InterfaceReference.Kind, _ attribute: AttributeKind) {
    guard let range = range(attribute), !range.isEmpty else { return }
    outline.references.append(InterfaceReference(kind: kind, id: string(range), range: range))
  }

  mutating func addRuntimeAttribute(_ object: Int) {
    outline.runtimeAttributes.append(
      RuntimeAttribute(
        object: object < 0 ? nil : object, keyPath: text(.keyPath) ?? "",
        keyPathRange: range(.keyPath) ?? ByteRange(scanner.tagLower, scanner.tagUpper),
        type: repeated(.type) ?? ""))
  }

  private mutating func record(_ id: String, _ range: ByteRange) {
    // An id that is being typed is no one's double.
    guard !range.isEmpty else { return }
    if let first = firstIDs.insert(scanner.base, count: scanner.count, range) {
      outline.duplicateIDs.append(DuplicateID(id: id, range: range, first: first))
    }
  }
}
