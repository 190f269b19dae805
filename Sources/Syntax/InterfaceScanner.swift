import Text

/// The facts of one storyboard or xib. Damaged files give what stands around the damage.
///
/// - Parameter previous: What the document held before an edit, which tells how much it will hold now: to make
///   room little by little took a twentieth of the time from a keystroke to its diagnostics.
package func interfaceOutline(
  of bytes: Span<UInt8>, after previous: InterfaceOutline? = nil
) -> InterfaceOutline {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return InterfaceOutline() }
    if let problem = foreignEncoding(buffer) {
      var outline = InterfaceOutline()
      outline.problems = [problem]
      return outline
    }
    let hasMark = buffer.count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
    var reader = InterfaceReader(
      scanner: XMLScanner(base, count: buffer.count, from: hasMark ? 3 : 0), previous)
    reader.read()
    if !reader.isForeign { reader.outline.problems += reader.scanner.problems + unreadableBytes(buffer) }
    reader.outline.problems.sort { $0.range.lower < $1.range.lower }
    return reader.outline
  }
}

/// Elements that mean something here.
private enum ElementKind: UInt8, Sendable {
  case unknown
  case document, archive, scene, connections
  case outlet, outletCollection, action, segue, binding, accessibilityConnection
  case runtimeAttributes, runtimeAttribute
  case constraint, placeholder, customObject, application, exit, storyboardReference
  /// A child that may hold its parent's title.
  case string, state
  /// Have ids that are no object's.
  case device, adaptation
  /// Groups of objects, without a meaning of their own.
  case container
  /// Nothing under them is an object or a connection.
  case section
  /// Frequent, without id and of no interest.
  case inert

  var isConnection: Bool {
    rawValue >= Self.outlet.rawValue && rawValue <= Self.accessibilityConnection.rawValue
  }
}

private let elementKinds = NameTable<ElementKind>(
  [
    ("document", .document), ("archive", .archive), ("scene", .scene), ("connections", .connections),
    ("outlet", .outlet), ("outletCollection", .outletCollection), ("action", .action), ("segue", .segue),
    ("binding", .binding), ("accessibilityConnection", .accessibilityConnection),
    ("userDefinedRuntimeAttributes", .runtimeAttributes), ("userDefinedRuntimeAttribute", .runtimeAttribute),
    ("constraint", .constraint), ("placeholder", .placeholder), ("customObject", .customObject),
    ("application", .application), ("exit", .exit), ("viewControllerPlaceholder", .storyboardReference),
    ("controllerPlaceholder", .storyboardReference), ("string", .string), ("mutableString", .string),
    ("state", .state), ("buttonConfiguration", .state), ("device", .device), ("adaptation", .adaptation),
    ("scenes", .container), ("objects", .container), ("subviews", .container), ("constraints", .container),
    ("items", .container), ("prototypes", .container), ("sections", .container), ("cells", .container),
    ("prototypeCellViews", .container), ("tableColumns", .container), ("tabViewItems", .container),
    ("viewControllers", .container), ("gestureRecognizers", .container), ("arrangedSubviews", .container),
    ("allowedToolbarItems", .container), ("defaultToolbarItems", .container),
    ("inferredMetricsTieBreakers", .section), ("classes", .section), ("designables", .section),
    ("resources", .section), ("variation", .section), ("simulatedMetricsContainer", .section),
    ("dependencies", .section), ("customFonts", .section), ("accessibilityOverrides", .section),
    ("rect", .inert), ("autoresizingMask", .inert), ("color", .inert), ("font", .inert),
    ("fontDescription", .inert), ("size", .inert), ("point", .inert), ("real", .inert), ("integer", .inert),
    ("edgeInsets", .inert),
  ], absent: .unknown)

private enum AttributeKind: UInt8, Sendable {
  case unknown
  case id, key, customClass, customModule, customModuleProvider, userLabel, title, text
  case storyboardIdentifier, identifier, placeholderIdentifier, sceneMemberID, sceneID
  case property, selector, name, destination, target, eventType, trigger, keyPath, appends
  case kind, relationship, unwindAction, creationSelector, reference
  case popoverAnchorView, popoverAnchorItem
  case firstItem, secondItem, type, initialController
  case storyboardName, referencedIdentifier, bundleIdentifier, base64
}

private let attributeKinds = NameTable<AttributeKind>(
  [
    ("id", .id), ("key", .key), ("customClass", .customClass), ("customModule", .customModule),
    ("customModuleProvider", .customModuleProvider), ("userLabel", .userLabel), ("title", .title),
    ("text", .text), ("storyboardIdentifier", .storyboardIdentifier), ("identifier", .identifier),
    ("placeholderIdentifier", .placeholderIdentifier), ("sceneMemberID", .sceneMemberID),
    ("sceneID", .sceneID), ("property", .property), ("selector", .selector), ("name", .name),
    ("destination", .destination), ("target", .target), ("eventType", .eventType), ("trigger", .trigger),
    ("keyPath", .keyPath), ("appends", .appends), ("kind", .kind), ("relationship", .relationship),
    ("unwindAction", .unwindAction), ("destinationCreationSelector", .creationSelector),
    ("reference", .reference), ("popoverAnchorView", .popoverAnchorView),
    ("popoverAnchorBarButtonItem", .popoverAnchorItem), ("firstItem", .firstItem),
    ("secondItem", .secondItem), ("type", .type), ("initialViewController", .initialController),
    ("storyboardName", .storyboardName), ("referencedIdentifier", .referencedIdentifier),
    ("bundleIdentifier", .bundleIdentifier), ("base64-UTF8", .base64),
  ], absent: .unknown)

private struct InterfaceReader {
  private struct Frame {
    var kind: ElementKind
    /// Index of the object that this element is, else -1.
    var own = -1
    /// Index of this or the nearest enclosing object, else -1.
    var object = -1
    /// Whose connections, run-time attributes or title this element holds, else -1.
    var source = -1
    /// Index of the connection that this element is; of an object the number of those before it.
    var connection = -1
    var scene = -1
    var lower = 0
    var isSkipped = false
  }

  var scanner: XMLScanner
  var outline = InterfaceOutline()
  /// The root says that this is no document to read.
  private(set) var isForeign = false

  private var frames: ContiguousArray<Frame> = []
  private let elements = elementKinds
  private let names = attributeKinds
  private var strings = NameStrings()
  /// Which attributes the current tag has, as bits by kind, and where in the scanner's buffer.
  private var present: UInt64 = 0
  private var positions = ContiguousArray<Int>(repeating: 0, count: 64)
  private var firstIDs: FirstRanges
  private var hasRoot = false
  /// Each looks at all that follows, so their number is limited.
  private static let maximumRepairs = 32
  private var repairs = 0

  init(scanner: XMLScanner, _ previous: InterfaceOutline?) {
    self.scanner = scanner
    // Real documents have an id for every 200 to 400 bytes.
    let expected = scanner.count / 256
    firstIDs = FirstRanges(capacity: expected)
    // One edit rarely adds more than a few.
    outline.objects.reserveCapacity(previous.map { $0.objects.count + 4 } ?? expected)
    outline.connections.reserveCapacity(previous.map { $0.connections.count + 4 } ?? expected / 4)
    outline.otherIDs.reserveCapacity(previous.map { $0.otherIDs.count + 4 } ?? expected / 4)
    if let previous { outline.references.reserveCapacity(previous.references.count + 4) }
  }

  mutating func read() {
    while !isForeign {
      switch scanner.next() {
      case .start: readStart()
      case .end: readEnd()
      case .done:
        finish()
        return
      }
    }
  }

  private mutating func finish() {
    if scanner.hasConflict { outline.duplicateIDs = [] }
    guard !hasRoot, scanner.problems.isEmpty else { return }
    var lower = 0
    while lower < scanner.count, isSpace(scanner.base[lower]) || scanner.base[lower] >= 0x80 { lower += 1 }
    guard lower < scanner.count else { return }
    outline.problems.append(
      Problem(.malformed, ByteRange(lower, scanner.count), "the file holds no 'document' element"))
  }

  // MARK: Elements

  private mutating func readStart() {
    let kind = kindOfElement()
    let parent = frames.last ?? Frame(kind: .unknown)
    var frame = Frame(kind: kind, object: parent.object, scene: parent.scene, lower: scanner.tagLower)
    frame.isSkipped = parent.isSkipped && !leavesSection(kind)

    // The second side of a conflict may bring a second root.
    if !hasRoot || kind == .document && frames.isEmpty {
      readRoot(kind)
      if isForeign { return }
    } else if !frame.isSkipped, kind != .inert {
      readChild(&frame, of: parent)
    }
    if !scanner.isSelfClosing { frames.append(frame) }
  }

  private mutating func readEnd() {
    guard let frame = frames.popLast() else {
      assertionFailure("the scanner balances starts and ends")
      return
    }
    let upper = scanner.elementUpper
    if frame.own >= 0 {
      outline.objects[frame.own].range.upper = upper
      if scanner.isForced { releaseSiblings(of: frame) }
    } else if frame.connection >= 0 {
      outline.connections[frame.connection].range.upper = upper
    }
    if frame.kind == .scene, frame.scene >= 0 { outline.scenes[frame.scene].range.upper = upper }
    if frame.kind == .string, frame.source >= 0, outline.objects[frame.source].label == nil {
      let text = decoded(scanner.textLower, min(scanner.tagLower, upper), isEscaped: true)
      if !text.isEmpty { outline.objects[frame.source].label = text }
    }
  }

  private mutating func readRoot(_ kind: ElementKind) {
    hasRoot = true
    switch kind {
    case .document:
      break
    case .archive:
      isForeign = true
      outline.problems = [
        Problem(
          .archive, ByteRange(scanner.nameLower, scanner.nameUpper),
          "the archive format of before 2012 is not read; open the file in Xcode and save it")
      ]
      return
    default:
      isForeign = true
      let name = scanner.shown(scanner.nameLower, scanner.nameUpper)
      outline.problems = [
        Problem(
          .malformed, ByteRange(scanner.nameLower, scanner.nameUpper),
          "'\(name)' is no Interface Builder document; its root element should be 'document'")
      ]
      return
    }
    collectAttributes()
    if let type = text(.type) {
      outline.platform = platform(type)
      outline.isStoryboard = type.contains("Storyboard")
    }
    addReference(.initialController, .initialController)
  }

  private func platform(_ type: String) -> InterfaceOutline.Platform? {
    // `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB` and the like.
    let words = type.split(separator: ".")
    guard words.count > 3, words[0] == "com", words[1] == "apple", words[2].hasPrefix("InterfaceBuilder")
    else { return nil }
    switch words[3] {
    case "CocoaTouch": return .iOS
    case "Cocoa": return .macOS
    case "AppleTV": return .tvOS
    case "WatchKit": return .watchOS
    default: return nil
    }
  }

  /// A section that lost its end must not swallow what follows it.
  private mutating func leavesSection(_ kind: ElementKind) -> Bool {
    guard kind == .connections || kind == .container || kind == .scene,
      let section = frames.last(where: { $0.kind == .section })
    else { return false }
    let column = scanner.column(of: scanner.tagLower)
    return column >= 0 && column <= scanner.column(of: section.lower)
  }

  private mutating func readChild(_ frame: inout Frame, of parent: Frame) {
    switch frame.kind {
    case .scene:
      collectAttributes()
      frame.scene = outline.scenes.count
      frame.object = -1
      let id = text(.sceneID)
      outline.scenes.append(InterfaceScene(id: id, range: ByteRange(scanner.tagLower, scanner.tagUpper)))
    case .connections, .runtimeAttributes:
      frame.source = owner(ofChildOf: parent)
    case .runtimeAttribute:
      collectAttributes()
      addRuntimeAttribute(parent.kind == .runtimeAttributes ? parent.source : parent.own)
    case .section:
      frame.isSkipped = true
    case .container, .device, .adaptation, .inert:
      break
    case .string:
      collectAttributes()
      if has(.base64) { break }
      if isValue(.key, "title") || isValue(.key, "text") { frame.source = parent.own }
    case .state:
      collectAttributes()
      if parent.own >= 0, outline.objects[parent.own].label == nil, !isValue(.key, "selected"),
        !isValue(.key, "disabled"), !isValue(.key, "highlighted"), let title = nonEmpty(.title)
      {
        outline.objects[parent.own].label = title
      }
    default:
      collectAttributes()
      let isNested = parent.kind.isConnection && frame.kind.isConnection
      if frame.kind.isConnection || parent.kind == .connections && has(.destination) {
        // `<segue reference="..."/>` only points at a segue.
        if frame.kind == .segue, has(.reference), !has(.destination) { break }
        let isHeld = isNested || parent.kind == .connections
        frame.source = isHeld ? parent.source : parent.object
        frame.connection = outline.connections.count
        addConnection(frame)
      } else if has(.id) {
        frame.own = outline.objects.count
        frame.connection = outline.connections.count
        addObject(frame, of: parent)
        frame.object = frame.own
      }
    }
  }

  /// Only a lost end tag puts `<connections>` into a group or a value, or on a level with the element
  /// that seems to hold it; the object around is meant then.
  private func owner(ofChildOf parent: Frame) -> Int {
    if parent.own >= 0 { return parent.own }
    switch parent.kind {
    case .container, .section, .inert, .string, .state: return parent.object
    case .connections, .runtimeAttributes: return parent.source
    default:
      let column = scanner.column(of: scanner.tagLower)
      return column >= 0 && column == scanner.column(of: parent.lower) ? parent.object : -1
    }
  }

  /// An object without end tag has swallowed its next siblings. Those that are not indented deeper
  /// go back to its parent, or its parent's outlets would be taken for its own.
  private mutating func releaseSiblings(of frame: Frame) {
    guard repairs < Self.maximumRepairs, let parent = frames.last(where: { $0.own >= 0 }) else { return }
    repairs += 1
    let column = scanner.column(of: frame.lower)
    // The element around it may be a group such as `<subviews>`, one step nearer than the object.
    let outer = frames.last.map { scanner.column(of: $0.lower) } ?? -1
    guard outer >= 0, column > outer else { return }
    for position in outline.objects.indices.dropFirst(frame.own + 1)
    where outline.objects[position].parent == frame.own {
      let own = scanner.column(of: outline.objects[position].tagRange.lower)
      if own >= 0, own <= column { outline.objects[position].parent = parent.own }
    }
    for position in outline.connections.indices.dropFirst(frame.connection)
    where outline.connections[position].source == frame.own {
      // Its own stand two levels deeper: in `<connections>`, which is its child.
      let own = scanner.column(of: outline.connections[position].range.lower)
      if own >= 0, own < 3 * column - 2 * outer { outline.connections[position].source = parent.own }
    }
  }

  private mutating func addObject(_ frame: Frame, of parent: Frame) {
    guard let range = range(.id) else { return }
    let id = string(range)
    record(id, range, isObject: true)
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
  private static let plain: UInt64 =
    (1 << UInt64(AttributeKind.id.rawValue)) | (1 << UInt64(AttributeKind.firstItem.rawValue))
    | (1 << UInt64(AttributeKind.secondItem.rawValue))

  /// The numbers -1 and -2 change places between the platforms, so the element decides first:
  /// iOS writes `placeholder`, macOS `customObject`.
  private func placeholder(_ kind: ElementKind) -> InterfaceObject.Placeholder? {
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

  private mutating func addStoryboardReference(from object: Int) {
    var reference = StoryboardReference(object: object)
    reference.storyboardName = nonEmpty(.storyboardName)
    reference.storyboardNameRange = reference.storyboardName == nil ? nil : range(.storyboardName)
    reference.referencedIdentifier = nonEmpty(.referencedIdentifier)
    reference.referencedIdentifierRange =
      reference.referencedIdentifier == nil ? nil : range(.referencedIdentifier)
    reference.bundleIdentifier = nonEmpty(.bundleIdentifier)
    outline.storyboardReferences.append(reference)
  }

  private mutating func addConnection(_ frame: Frame) {
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
      record(id, range, isObject: false)
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

  private mutating func segue() -> Segue {
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

  private func named(_ kind: AttributeKind) -> Segue.Named? {
    guard let name = nonEmpty(kind), let range = range(kind) else { return nil }
    return Segue.Named(name: name, range: range)
  }

  private mutating func addReference(_ kind: InterfaceReference.Kind, _ attribute: AttributeKind) {
    guard let range = range(attribute), !range.isEmpty else { return }
    outline.references.append(InterfaceReference(kind: kind, id: string(range), range: range))
  }

  private mutating func addRuntimeAttribute(_ object: Int) {
    outline.runtimeAttributes.append(
      RuntimeAttribute(
        object: object < 0 ? nil : object, keyPath: text(.keyPath) ?? "",
        keyPathRange: range(.keyPath) ?? ByteRange(scanner.tagLower, scanner.tagUpper),
        type: repeated(.type) ?? ""))
  }

  private mutating func record(_ id: String, _ range: ByteRange, isObject: Bool) {
    if !isObject { outline.otherIDs.append(id) }
    // An id that is being typed is no one's double.
    guard !range.isEmpty else { return }
    if let first = firstIDs.insert(scanner.base, count: scanner.count, range) {
      outline.duplicateIDs.append(DuplicateID(id: id, range: range, first: first))
    }
  }

  // MARK: Attributes of the current tag

  private func kindOfElement() -> ElementKind {
    guard scanner.nameUpper - scanner.nameLower <= PackedName.maximumLength else { return .unknown }
    return elements.value(
      of: PackedName(
        scanner.base, count: scanner.count, lower: scanner.nameLower, upper: scanner.nameUpper))
  }

  private mutating func collectAttributes() {
    present = 0
    var position = 0
    while position < scanner.attributeCount {
      let (lower, upper) = (
        scanner.attributes[position].nameLower, scanner.attributes[position].nameUpper
      )
      if upper - lower <= PackedName.maximumLength {
        let kind = names.value(
          of: PackedName(scanner.base, count: scanner.count, lower: lower, upper: upper))
        let bit = (1 as UInt64) &<< UInt64(kind.rawValue)
        if kind != .unknown, present & bit == 0 {
          present |= bit
          positions[Int(kind.rawValue)] = position
        }
      }
      position += 1
    }
  }

  @inline(__always)
  private func has(_ kind: AttributeKind) -> Bool {
    present & ((1 as UInt64) &<< UInt64(kind.rawValue)) != 0
  }

  private func attribute(_ kind: AttributeKind) -> XMLScanner.Attribute? {
    has(kind) ? scanner.attributes[positions[Int(kind.rawValue)]] : nil
  }

  private func range(_ kind: AttributeKind) -> ByteRange? { attribute(kind)?.value }

  private func isValue(_ kind: AttributeKind, _ text: StaticString) -> Bool {
    guard let value = range(kind), value.length == text.utf8CodeUnitCount else { return false }
    var step = 0
    while step < value.length {
      if scanner.base[value.lower + step] != text.utf8Start[step] { return false }
      step += 1
    }
    return true
  }

  private func text(_ kind: AttributeKind) -> String? {
    guard let attribute = attribute(kind) else { return nil }
    return decoded(attribute.valueLower, attribute.valueUpper, isEscaped: attribute.isEscaped)
  }

  private func nonEmpty(_ kind: AttributeKind) -> String? {
    guard let text = text(kind), !text.isEmpty else { return nil }
    return text
  }

  private mutating func repeated(_ kind: AttributeKind) -> String? {
    guard let attribute = attribute(kind) else { return nil }
    if attribute.isEscaped { return text(kind) }
    return name(attribute.valueLower, attribute.valueUpper)
  }

  private mutating func nonEmptyRepeated(_ kind: AttributeKind) -> String? {
    guard let text = repeated(kind), !text.isEmpty else { return nil }
    return text
  }

  /// Ids hold no entities; should one, it is compared as it stands.
  private func string(_ range: ByteRange) -> String { scanner.string(range.lower, range.upper) }

  private mutating func name(_ lower: Int, _ upper: Int) -> String {
    strings.string(scanner.base, count: scanner.count, lower: lower, upper: upper)
  }

  private func decoded(_ lower: Int, _ upper: Int, isEscaped: Bool) -> String {
    guard isEscaped, lower < upper, upper <= scanner.count else { return scanner.string(lower, upper) }
    return decodedXML(UnsafeBufferPointer(start: scanner.base + lower, count: upper - lower).span)
  }
}

// MARK: Bytes that are no text

private func foreignEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> Problem? {
  guard bytes.count >= 2 else { return nil }
  let isMarked = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
  var isWide = false
  if bytes.count >= 4 {
    isWide =
      bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
      || bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
  }
  guard isMarked || isWide else { return nil }
  return Problem(.encoding, ByteRange(0, 2), "the file is encoded as UTF-16; save it as UTF-8")
}

/// Control characters and what is not UTF-8: one problem for the first of each.
private func unreadableBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> [Problem] {
  var problems: [Problem] = []
  var hasControl = false
  var offset = 0
  while offset < bytes.count, problems.count < 2 {
    let upper = min(offset + 1024, bytes.count)
    if isPlain(bytes, offset, upper) {
      offset = upper
      continue
    }
    while offset < upper {
      let byte = bytes[offset]
      if byte >= 0x80 {
        let length = lengthOfScalar(bytes, at: offset)
        if length == 0 {
          if !problems.contains(where: { $0.kind == .encoding }) {
            problems.append(
              Problem(
                .encoding, ByteRange(offset, offset + 1),
                "this byte is not UTF-8; save the file as UTF-8"))
          }
          offset += 1
        } else {
          offset += length
        }
        continue
      }
      if byte < 0x20, byte != 9, byte != 10, byte != 13, !hasControl {
        hasControl = true
        problems.append(
          Problem(
            .malformed, ByteRange(offset, offset + 1),
            "control character \(byte) can't stand in XML; remove it"))
      }
      offset += 1
    }
  }
  return problems
}

/// Whether the bytes are ASCII without control characters; false also where they end in the middle
/// of a vector. A loop over bytes took a quarter of all time, this takes a twentieth.
private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ lower: Int, _ upper: Int) -> Bool {
  typealias Words = SIMD4<UInt64>
  guard lower >= 0, upper <= bytes.count, (upper - lower) % 32 == 0 else { return false }
  let raw = UnsafeRawBufferPointer(bytes)
  let ones = Words(repeating: 0x0101_0101_0101_0101)
  let highs = ones &* 0x80
  var odd = Words()
  var offset = lower
  while offset < upper {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: Words.self)
    // Below 9, 11, 12, 14 or 15, 16 to 31: each test leaves the top bit of a byte that passes.
    let eleven = word ^ (ones &* 11)
    let twelve = word ^ (ones &* 12)
    let fourteen = (word & (ones &* 0xFE)) ^ (ones &* 14)
    let sixteen = (word & (ones &* 0xF0)) ^ (ones &* 16)
    odd |= word | ((word &- ones &* 9) & ~word)
    odd |= ((eleven &- ones) & ~eleven) | ((twelve &- ones) & ~twelve)
    odd |= ((fourteen &- ones) & ~fourteen) | ((sixteen &- ones) & ~sixteen)
    offset += 32
  }
  return odd & highs == Words()
}

/// Length of the sequence that begins at `offset`; 0 where it is not UTF-8.
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let head = bytes[offset]
  let length: Int
  switch head {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return 0
  }
  guard offset + length <= bytes.count else { return 0 }
  let second = bytes[offset + 1]
  switch head {
  case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
    0xF4 where second > 0x8F:
    return 0
  default: break
  }
  for step in 1..<length where bytes[offset + step] & 0xC0 != 0x80 { return 0 }
  return length
}
