import Text

/// A reader that makes an outline from the tags of a document.
struct InterfaceReader {
  struct Frame {
    var kind: ElementKind
    /// Index of the object that this element is, else -1.
    var own = -1
    /// The index of this object or the nearest one around the element, else -1.
    var object = -1
    /// The index of the object whose connections, run-time attributes or title this element contains, else -1.
    var source = -1
    /// The index of the connection that this element is; for an object the number of connections before it.
    var connection = -1
    var scene = -1
    var lower = 0
    var isSkipped = false
    /// Whether this is the option of a binding that names its value transformer.
    var namesTransformer = false
    /// The lists and states among its children so far, as bits from `listBits` and `stateBits`.
    var lists: UInt32 = 0

    /// Whether the meaning of its content depends on an object or a connection around it.
    var isWithinObject: Bool { isSkipped || max(own, object, source, connection, scene) >= 0 }
  }

  var scanner: XMLScanner
  var outline = InterfaceOutline()
  /// Whether the root shows that this is not a document of Interface Builder.
  private(set) var isForeign = false

  var frames: ContiguousArray<Frame> = []
  let elements = elementKinds
  let names = attributeKinds
  /// The kinds of the current tag's attributes, as bits, and for each kind the attribute's index in the scanner.
  var present: UInt64 = 0
  var positions = ContiguousArray<Int>(repeating: 0, count: 64)
  /// The range of the first occurrence of each id.
  var firstIDs: [String: ByteRange] = [:]
  private var hasRoot = false
  /// The maximum number of repairs, since each one goes through all following items.
  private static let maximumRepairs = 32
  private var repairs = 0

  init(scanner: XMLScanner, _ previous: InterfaceOutline?) {
    self.scanner = scanner
    // Real documents have an id for every 200 to 400 bytes.
    let expected = scanner.count / 256
    firstIDs.reserveCapacity(expected)
    // One edit rarely adds more than a few items.
    outline.objects.reserveCapacity(previous.map { $0.objects.count + 4 } ?? expected)
    outline.connections.reserveCapacity(previous.map { $0.connections.count + 4 } ?? expected / 4)
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

  // MARK: Parts

  /// Creates a reader for a part of a document.
  init(scanner: XMLScanner) {
    self.scanner = scanner
  }

  /// Reads up to an offset. The scanner also reads the next tag, which the reader does not use.
  ///
  /// - Returns: Whether the next tag is a start tag outside of objects, and no problem was found.
  mutating func readHead(until limit: Int) -> Bool {
    while !isForeign, scanner.problems.isEmpty {
      switch scanner.next() {
      case .start:
        if scanner.tagLower >= limit {
          return scanner.problems.isEmpty && !frames.contains(where: \.isWithinObject)
        }
        readStart()
      case .end:
        if scanner.tagLower >= limit { return false }
        readEnd()
      case .done:
        return false
      }
    }
    return false
  }

  /// Reads a part of the document at the place where `readHead` stopped.
  ///
  /// - Returns: Whether the same elements are open after the part as before, and no problem was found.
  mutating func read(from lower: Int, to upper: Int) -> Bool {
    scanner.goBack(to: lower)
    let (depth, hasDoctype) = (scanner.depth, scanner.hasDoctype)
    while scanner.problems.isEmpty {
      let end: Int
      switch scanner.next() {
      case .start:
        readStart()
        end = scanner.tagUpper
      case .end:
        readEnd()
        end = scanner.elementUpper
      case .done:
        return false
      }
      if scanner.depth < depth || end > upper { return false }
      if scanner.depth == depth, end == upper {
        return scanner.problems.isEmpty && scanner.hasDoctype == hasDoctype
      }
    }
    return false
  }

  /// The open elements, which determine how the following ones are read.
  var surroundings: [String] { scanner.openNames + frames.map { "\($0.kind) \($0.isSkipped)" } }

  // MARK: Elements

  private mutating func finish() {
    if scanner.hasConflict { outline.duplicateIDs = [] }
    let broken = outline.objects.filter(\.isBroken).map(\.tagRange)
    outline.doubtfulParts = scanner.nestingFaults.isEmpty ? Set(broken) : partsOfDoubtfulOwners.union(broken)
    guard !hasRoot, scanner.problems.isEmpty else { return }
    var lower = 0
    while lower < scanner.count, isSpace(scanner.base[lower]) || scanner.base[lower] >= 0x80 { lower += 1 }
    guard lower < scanner.count else { return }
    outline.problems.append(
      Problem(.malformed, ByteRange(lower, scanner.count), "the file has no 'document' element"))
  }

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
    } else if kind == .resource, parent.kind == .section {
      collectAttributes()
      addResource()
    } else if kind == .plugIn {
      collectAttributes()
      let isOwn = ownPlugIns.contains { isValue(.identifier, $0) }
      outline.hasOwnElementsOnly = isOwn && outline.hasOwnElementsOnly != false
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
      if scanner.isForced {
        outline.objects[frame.own].isBroken = true
        releaseSiblings(of: frame)
      }
    } else if frame.kind == .string, frame.connection >= 0 {
      addOption(of: frame, ByteRange(scanner.textLower, min(scanner.tagLower, upper)))
    } else if frame.connection >= 0 {
      outline.connections[frame.connection].range.upper = upper
    }
    if frame.kind == .scene, frame.scene >= 0 { outline.scenes[frame.scene].range.upper = upper }
    if frame.kind == .string, frame.source >= 0, outline.objects[frame.source].label == nil {
      let text = decoded(scanner.textLower, min(scanner.tagLower, upper), isEscaped: true)
      if !text.isEmpty { outline.objects[frame.source].label = text }
    }
  }

  /// Adds an option of a binding, whose value has a range.
  private mutating func addOption(of frame: Frame, _ range: ByteRange) {
    let text = decoded(range.lower, range.upper, isEscaped: true)
    if text.isEmpty { return }
    if frame.namesTransformer {
      var name = InterfaceName(
        InterfaceNameContent(
          kind: .valueTransformer, text: text, object: outline.connections[frame.connection].source),
        at: range.lower, InterfaceElementPlaces())
      name.range = range
      outline.names.append(name)
    } else {
      outline.connections[frame.connection].boundSelector = text
      outline.connections[frame.connection].boundSelectorRange =
        text.utf8.count == range.length ? range : nil
    }
  }

  private mutating func readRoot(_ kind: ElementKind) {
    hasRoot = true
    if kind != .document {
      isForeign = true
      let name = scanner.shown(scanner.nameLower, scanner.nameUpper)
      let range = ByteRange(scanner.nameLower, scanner.nameUpper)
      outline.problems = [problem(ofRoot: kind, name, at: range)]
      return
    }
    collectAttributes()
    if let type = text(.type) {
      outline.platform = platform(type)
      outline.isStoryboard = storyboardMark.occurs(in: Array(type.utf8))
    }
    outline.isLaunchScreen = text(.launchScreen) == "YES"
    outline.namesTools = has(.toolsVersion)
    // Xcode 7.3.1 wrote 10117, Xcode 8 from 11129 on.
    let version = text(.toolsVersion).flatMap { Int($0.prefix { $0 != "." }) }
    outline.isFromBeforeSwift3 = version.map { $0 < 11_000 } ?? false
    addReference(.initialController, .initialController)
    checkRuntime()
  }

  private func problem(ofRoot kind: ElementKind, _ name: String, at range: ByteRange) -> Problem {
    if kind == .archive {
      return Problem(
        .archive, range, "the archive format of before 2012 is not read; open the file in Xcode and save it")
    }
    if name == "plist", archiverMark.occurs(in: scanner.bytes.span) { return compiled(range) }
    if name == "plist", reportMark.occurs(in: scanner.bytes.span) {
      return Problem(.compiled, range, "this report of ibtool is not a nib, and is not read")
    }
    return Problem(
      .malformed, range,
      "'\(name)' is not an Interface Builder document; its root element should be 'document'")
  }

  private func platform(_ type: String) -> InterfaceOutline.Platform? {
    // The type is like `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    let words = type.utf8.split(separator: Ascii.dot).map { Substring($0) }
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

  /// Whether an element ends the section around it: a section without an end tag must not swallow the elements that follow.
  private mutating func leavesSection(_ kind: ElementKind) -> Bool {
    guard [.connections, .container, .subviews, .scenes, .scene].contains(kind),
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
      var scene = InterfaceScene(
        InterfaceSceneContent(id: id), at: scanner.tagLower, InterfaceElementPlaces())
      scene.range = tagRange
      outline.scenes.append(scene)
      if parent.kind != .scenes { addFault(.sceneOutside, -1) }
    case .connections, .runtimeAttributes:
      frame.source = owner(ofChildOf: parent)
      checkList(of: parent)
    case .runtimeAttribute:
      collectAttributes()
      addRuntimeAttribute(parent.kind == .runtimeAttributes ? parent.source : parent.own)
    case .section:
      collectAttributes()
      // A variation of the object shows it for some size classes.
      if parent.own >= 0, isValue(.hidden, "NO") { outline.objects[parent.own].isHidden = false }
      frame.isSkipped = true
      checkList(of: parent)
    case .subviews, .container, .scenes: checkList(of: parent)
    case .measures, .color: checkMeasures(frame)
    case .device, .adaptation, .inert: break
    case .string:
      collectAttributes()
      if has(.base64) { break }
      if isValue(.key, "title") || isValue(.key, "text") { frame.source = parent.own }
      frame.namesTransformer = isValue(.key, "NSValueTransformerName")
      if frame.namesTransformer || isValue(.key, "NSSelectorName"),
        let binding = frames.last(where: { $0.kind == .binding })
      {
        frame.connection = binding.connection
      }
    case .state:
      collectAttributes()
      checkState(of: parent)
      if parent.own >= 0, outline.objects[parent.own].label == nil, !isValue(.key, "selected"),
        !isValue(.key, "disabled"), !isValue(.key, "highlighted"), let title = nonEmpty(.title)
      {
        outline.objects[parent.own].label = title
      }
    default: readObjectOrConnection(&frame, of: parent)
    }
  }

  private mutating func readObjectOrConnection(_ frame: inout Frame, of parent: Frame) {
    collectAttributes()
    let isNested = parent.kind.isConnection && frame.kind.isConnection
    if frame.kind.isConnection || parent.kind == .connections && has(.destination) {
      // `<segue reference="..."/>` only points at a segue.
      if frame.kind == .segue, has(.reference), !has(.destination) { return }
      let isHeld = isNested || parent.kind == .connections
      frame.source = isHeld ? parent.source : parent.object
      frame.connection = outline.connections.count
      addConnection(frame)
      if !isHeld {
        addFault(.outsideConnections(scanner.string(scanner.nameLower, scanner.nameUpper)), frame.source)
      }
    } else if has(.id) {
      frame.own = outline.objects.count
      frame.connection = outline.connections.count
      addObject(frame, of: parent)
      frame.object = frame.own
      if parent.own >= 0, !has(.key), frame.kind == .unknown { addFault(.besideSubviews, frame.own) }
    } else if frame.kind == .accessibility {
      addName(.accessibilityIdentifier, .identifier, of: parent.object)
    } else if parent.kind == .subviews, frame.kind == .unknown {
      addFault(.subviewWithoutID, parent.object)
    } else if parent.kind == .container, frame.kind == .constraint {
      addFault(.constraintWithoutID, parent.object)
    }
  }

  /// The object that owns a child of an element.
  ///
  /// Only a lost end tag puts `<connections>` into a group or a value, or on the same indentation as the element around it. The
  /// owner is then the next enclosing object.
  private func owner(ofChildOf parent: Frame) -> Int {
    if parent.own >= 0 { return parent.own }
    switch parent.kind {
    case .container, .scenes, .subviews, .section, .inert, .measures, .color, .string, .state:
      return parent.object
    case .connections, .runtimeAttributes: return parent.source
    default:
      let column = scanner.column(of: scanner.tagLower)
      return column >= 0 && column == scanner.column(of: parent.lower) ? parent.object : -1
    }
  }

  /// The scenes, or else the whole document, with a fault of the nesting and a connection whose indentation does not show its owner.
  private var partsOfDoubtfulOwners: Set<ByteRange> {
    let scenes = outline.scenes
    // Both a scene and a xib's object are two levels deep, and a connection is two levels deeper than its owner.
    let first = scenes.first?.range.lower ?? outline.objects.first?.tagRange.lower
    let levels = first.map(scanner.column) ?? -1
    let strays = outline.connections.filter { connection in
      guard levels > 0, let source = connection.source else { return true }
      let column = scanner.column(of: outline.objects[source].tagRange.lower)
      return column < 0 || scanner.column(of: connection.range.lower) != column + levels
    }
    let parts = scanner.nestingFaults.map { place in
      let scene = scenes[..<scenes.partitionPoint { $0.range.lower > place }].last?.range
      return scene.flatMap { $0.touches(place) ? $0 : nil } ?? ByteRange(0, scanner.count)
    }
    return Set(parts).filter { part in strays.contains { part.touches($0.range.lower) } }
  }

  /// Moves siblings out of an object without an end tag, which has swallowed them.
  ///
  /// Items that are not indented deeper go back to the object's parent, since the parent's outlets would else become the
  /// object's.
  private mutating func releaseSiblings(of frame: Frame) {
    guard repairs < Self.maximumRepairs, let parent = frames.last(where: { $0.own >= 0 }) else { return }
    repairs += 1
    let column = scanner.column(of: frame.lower)
    // The parent element may be a group such as `<subviews>`, which is nearer than the enclosing object.
    let outer = frames.last.map { scanner.column(of: $0.lower) } ?? -1
    guard outer >= 0, column > outer else { return }
    for position in outline.objects.indices.dropFirst(frame.own + 1)
    where outline.objects[position].parent == frame.own {
      let own = scanner.column(of: outline.objects[position].tagRange.lower)
      if own >= 0, own <= column { outline.objects[position].parent = parent.own }
    }
    for position in outline.connections.indices.dropFirst(frame.connection)
    where outline.connections[position].source == frame.own {
      // The object's own connections are two levels deeper, as children of its `<connections>`.
      let own = scanner.column(of: outline.connections[position].range.lower)
      if own >= 0, own < 3 * column - 2 * outer { outline.connections[position].source = parent.own }
    }
  }
}

/// The plug-ins of Interface Builder itself.
private let ownPlugIns: [StaticString] = [
  "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "com.apple.InterfaceBuilder.CocoaPlugin",
  "com.apple.InterfaceBuilder.IBWatchKitPlugin",
]
/// The mark of a property list that an archiver has written.
private let archiverMark = SearchText(Array("$archiver".utf8))
/// The mark of a property list in which ibtool reports its results.
private let reportMark = SearchText(Array("<key>com.apple.ibtool.".utf8))
/// The mark in a storyboard's type, an attribute of the root.
private let storyboardMark = SearchText(Array("Storyboard".utf8))
