import Text

/// The project that a `project.pbxproj` describes. In a damaged file, the text around the damage still counts.
package func xcodeProject(of bytes: Span<UInt8>) -> XcodeProject {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress, !buffer.isEmpty else {
      var empty = XcodeProject()
      empty.isWhole = false
      return empty
    }
    var objects = ProjectObjects(OpenStepScanner(base, count: buffer.count))
    objects.collect()
    var reader = XcodeProjectReader(objects)
    return reader.read()
  }
}

/// The objects of a project by their ids. Their entries are read on demand, since most are never needed.
struct ProjectObjects {
  enum Kind: UInt8, Sendable {
    case other
    case project, target, sources, resources, copyFiles, buildFile, fileReference, group, variantGroup,
      synchronizedFolder
    case exceptions, phaseExceptions
    case configuration, configurationList, remotePackage, localPackage, packageProduct
  }

  struct Object {
    var kind: Kind
    /// The offset of the object's entries after `isa`.
    var body: Int
    var id: UInt64 = 0
    /// The id of the file that a build file refers to; 0 for other objects.
    var file: UInt64 = 0
    var path: OpenStepScanner.Token?
    var start = Start.unknown
  }

  /// The folder that an object's path is relative to.
  enum Start: UInt8, Sendable {
    /// The products, or the folders of Xcode and its SDKs.
    case unknown
    case group, root
    /// The disk, or a folder that a setting of the user's names.
    case outside
  }

  /// The hash of an id. Two ids with the same hash would be taken for one.
  typealias ID = UInt64

  private(set) var scanner: OpenStepScanner
  private(set) var all: ContiguousArray<Object> = []
  private var indices: [ID: Int32] = [:]
  /// The index of the group around each object.
  private var parents: [ID: Int32] = [:]

  private static let kinds = NameTable<Kind>(
    [
      ("PBXProject", .project), ("PBXNativeTarget", .target), ("PBXAggregateTarget", .target),
      ("PBXLegacyTarget", .target), ("PBXSourcesBuildPhase", .sources),
      ("PBXResourcesBuildPhase", .resources), ("PBXCopyFilesBuildPhase", .copyFiles),
      ("PBXBuildFile", .buildFile),
      ("PBXFileReference", .fileReference), ("PBXGroup", .group), ("PBXVariantGroup", .variantGroup),
      ("XCBuildConfiguration", .configuration), ("XCConfigurationList", .configurationList),
      ("XCRemoteSwiftPackageReference", .remotePackage), ("XCLocalSwiftPackageReference", .localPackage),
      ("XCSwiftPackageProductDependency", .packageProduct),
    ])

  init(_ scanner: OpenStepScanner) {
    self.scanner = scanner
    // The capacities are the usual numbers for a project of this size.
    all.reserveCapacity(scanner.end / 160)
    indices.reserveCapacity(scanner.end / 160)
    parents.reserveCapacity(scanner.end / 320)
  }

  var isBroken: Bool { scanner.isBroken }

  // MARK: Collecting

  mutating func collect() {
    var scanner = scanner
    scanner.skipBlanks()
    var hasObjects = false
    scanner.forEachEntry { scanner, key in
      guard scanner.spells(key, "objects") else { return }
      hasObjects = true
      scanner.forEachEntry { scanner, id in add(&scanner, id) }
    }
    if !hasObjects { scanner.noteDamage() }
    self.scanner = scanner
  }

  private mutating func add(_ scanner: inout OpenStepScanner, _ token: OpenStepScanner.Token) {
    guard scanner.take(Ascii.openBrace) else { return }
    let start = scanner.offset
    var object = Object(kind: .other, body: start)
    if let key = scanner.string(), scanner.spells(key, "isa"), scanner.take(Ascii.equals),
      let name = scanner.string(), scanner.take(Ascii.semicolon)
    {
      object = Object(kind: kind(name, scanner), body: scanner.offset)
    } else {
      // Xcode writes `isa` first, but other programs may not.
      scanner.offset = start
      scanner.forEachEntry(isInside: true) { scanner, key in
        guard scanner.spells(key, "isa"), let name = scanner.string() else { return }
        object.kind = kind(name, scanner)
      }
      scanner.offset = start
    }
    let id = Self.id(token, scanner)
    let index = Int32(truncatingIfNeeded: all.count)
    switch object.kind {
    case .other:
      scanner.skipRest()
      return
    case .buildFile, .fileReference, .group, .variantGroup, .synchronizedFolder:
      scanner.forEachEntry(isInside: true) { scanner, key in
        if scanner.spells(key, "path") {
          object.path = scanner.string() ?? object.path
        } else if scanner.spells(key, "sourceTree") {
          object.start = scanner.string().map { Self.start($0, scanner) } ?? object.start
        } else if scanner.spells(key, "fileRef") {
          object.file = scanner.string().map { Self.id($0, scanner) } ?? object.file
        } else if scanner.spells(key, "children") {
          let reading = scanner
          scanner.forEachString { parents[Self.id($0, reading)] = index }
        }
      }
    default: scanner.skipRest()
    }
    object.id = id
    all.append(object)
    indices[id] = index
  }

  private static func start(_ tree: OpenStepScanner.Token, _ scanner: OpenStepScanner) -> Start {
    if scanner.spells(tree, "<group>") { return .group }
    if scanner.spells(tree, "SOURCE_ROOT") { return .root }
    let isOfXcode =
      scanner.spells(tree, "BUILT_PRODUCTS_DIR") || scanner.spells(tree, "SDKROOT")
      || scanner.spells(tree, "DEVELOPER_DIR")
    return isOfXcode ? .unknown : .outside
  }

  private func kind(_ token: OpenStepScanner.Token, _ scanner: OpenStepScanner) -> Kind {
    guard
      let name = PackedName(scanner.base, count: scanner.end, lower: token.lower, upper: token.upper)
    else {
      if scanner.spells(token, "PBXFileSystemSynchronizedRootGroup") { return .synchronizedFolder }
      if scanner.spells(token, "PBXFileSystemSynchronizedBuildFileExceptionSet") { return .exceptions }
      if scanner.spells(token, "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet") {
        return .phaseExceptions
      }
      return .other
    }
    return Self.kinds[name] ?? .other
  }

  static func id(_ token: OpenStepScanner.Token, _ scanner: OpenStepScanner) -> ID {
    var hash: UInt64 = 1
    var lower = token.lower
    repeat {
      let upper = min(lower + PackedName.maximumLength, token.upper)
      hash =
        (hash ^ PackedName(short: scanner.base, count: scanner.end, lower: lower, upper: upper).number)
        &* 0x9E37_79B9_7F4A_7C15
      lower = upper
    } while lower < token.upper
    return hash
  }

  // MARK: Lookups

  func index(of id: ID) -> Int? { indices[id].map { Int($0) } }

  /// The index of the group that contains an object.
  func parent(of id: ID) -> Int? { parents[id].map { Int($0) } }

  /// Calls `body` after the `=` of each entry of an object.
  func forEachEntry(of index: Int, _ body: (inout OpenStepScanner, OpenStepScanner.Token) -> Void) {
    var scanner = OpenStepScanner(scanner.base, count: scanner.end, from: all[index].body)
    scanner.forEachEntry(isInside: true, body)
  }

  func text(_ wanted: StaticString, of index: Int) -> String? {
    var result: String?
    forEachEntry(of: index) { scanner, key in
      guard scanner.spells(key, wanted), let token = scanner.string() else { return }
      result = scanner.text(token)
    }
    return result
  }

  func texts(_ wanted: StaticString, of index: Int) -> [String] {
    values(wanted, of: index) { scanner.text($0) }
  }

  /// The strings of an entry, one or a list, as they are written.
  func tokens(_ wanted: StaticString, of index: Int) -> [OpenStepScanner.Token] {
    values(wanted, of: index) { $0 }
  }

  /// The ids that an entry contains, one or a list, in order.
  func ids(_ wanted: StaticString, of index: Int) -> [ID] {
    values(wanted, of: index) { Self.id($0, scanner) }
  }

  private func values<Value>(
    _ wanted: StaticString, of index: Int, _ value: (OpenStepScanner.Token) -> Value
  ) -> [Value] {
    var result: [Value] = []
    forEachEntry(of: index) { scanner, key in
      if scanner.spells(key, wanted) { scanner.forEachString { result.append(value($0)) } }
    }
    return result
  }

  func indices(_ wanted: StaticString, of index: Int) -> [Int] {
    ids(wanted, of: index).compactMap { self.index(of: $0) }
  }
}
