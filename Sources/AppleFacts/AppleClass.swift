package struct AppleClass: Hashable, Sendable {
  /// At run time, and in `customClass` of a document.
  package var name: String
  package var swiftName: String
  /// Run-time name; nil for a root class.
  package var superclass: String?
  /// Run-time names of the protocols that the class and its categories name.
  ///
  /// The protocols of superclasses and of the protocols themselves are not repeated. A protocol of a framework that is left out has
  /// no `AppleProtocol`.
  package var protocols: [String]
  /// The platforms on which the class has the superclass and the protocols above.
  package var platforms: ApplePlatforms
}

extension AppleSDK {
  /// The class with a name; where the platforms disagree, the one of the first of iOS, tvOS, macOS, watchOS.
  package static func `class`(named name: String, on platforms: ApplePlatforms) -> AppleClass? {
    let line = withKey(name) { key in ClassLine(key)?.resolvingAlias }
    guard let line, let variant = line.variants.first(where: { !$0.platforms.isDisjoint(with: platforms) })
    else { return nil }
    return AppleClass(
      name: line.name, swiftName: line.swiftName,
      superclass: line.superclassKey(variant) == nil ? nil : line.superclass(variant),
      protocols: line.protocols(variant), platforms: variant.platforms)
  }

  /// The run-time names of the superclasses, the nearest first and without the class itself. Where the platforms
  /// disagree, one chain after the other; no name comes twice.
  package static func superclasses(of className: String, on platforms: ApplePlatforms) -> [String] {
    var names: [String] = []
    withClass(className, on: platforms) { start in
      _ = start.walk(on: platforms) { line, _ in
        let name = line.name
        if line.ordinal != start.ordinal && !names.contains(name) { names.append(name) }
        return false
      }
    }
    return names
  }

  /// Whether one class is the other or descends from it; false when either is not in the tables.
  package static func isSubclass(
    _ className: String, of ancestor: String, on platforms: ApplePlatforms
  ) -> Bool {
    let ancestor = withClass(ancestor, on: platforms) { $0.ordinal }
    guard let ancestor else { return false }
    return withClass(className, on: platforms) { line in
      line.walk(on: platforms) { line, _ in line.ordinal == ancestor }
    } ?? false
  }
}

/// Calls with the line of a class that one of the platforms has, found by either name.
@discardableResult
func withClass<Answer>(
  _ name: String, on platforms: ApplePlatforms, _ body: (ClassLine) -> Answer?
) -> Answer? {
  let line = withKey(name) { key in ClassLine(key)?.resolvingAlias }
  guard let line, !line.platforms.isDisjoint(with: platforms) else { return nil }
  return body(line)
}

/// A line of the table of classes, known by its number. Chains are walked on these, because looking names up and
/// copying them would take most of the time.
struct ClassLine {
  /// The facts on which a group of platforms agrees, as offsets in the table.
  struct Variant {
    var platforms: ApplePlatforms
    var superclass: Int
    var protocols: Int
    var end: Int
  }

  private static let recordLength = 12
  /// The last record only marks the end of the properties of the class before it.
  private static var count: Int { (FactTable.classIndex.count / recordLength) - 1 }
  static var all: [ClassLine] { (0..<max(0, count)).map { ClassLine(ordinal: $0) } }

  let ordinal: Int
  private let offset: Int

  private init(ordinal: Int) {
    self.ordinal = ordinal
    offset = FactTable.classIndex.number(at: ordinal * Self.recordLength, digits: 4)
  }

  init?(_ key: FactKey) {
    let table = FactTable.classes
    var lower = 0
    var upper = Self.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if key.isAfter(line: ClassLine(ordinal: middle).offset, of: table) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    self.init(ordinal: lower)
    guard lower < Self.count, key.isKey(ofLine: offset, of: table) else { return nil }
  }

  var name: String { FactTable.classes.string(offset, FactTable.classes.end(from: offset)) }

  var swiftName: String {
    let lower = secondField
    guard FactTable.classes[lower] != Byte.hyphen else { return name }
    return FactTable.classes.string(lower, FactTable.classes.end(from: lower))
  }

  /// The class whose Swift name this line is; else the line itself.
  var resolvingAlias: ClassLine? {
    let table = FactTable.classes
    guard table[secondField] == Byte.greater else { return self }
    return table.key(secondField + 1, table.lineEnd(from: secondField)).flatMap { ClassLine($0) }
  }

  func hasName(_ key: FactKey) -> Bool { key.isKey(ofLine: offset, of: .classes) }

  /// The platforms that have the class; none for an alias.
  var platforms: ApplePlatforms { variants.reduce(into: []) { $0.formUnion($1.platforms) } }

  var variants: Variants { Variants(offset: FactTable.classes.end(from: secondField)) }

  func superclass(_ variant: Variant) -> String {
    FactTable.classes.string(variant.superclass, variant.protocols - 1)
  }

  func superclassKey(_ variant: Variant) -> FactKey? {
    FactTable.classes.key(variant.superclass, variant.protocols - 1)
  }

  func protocols(_ variant: Variant) -> [String] {
    FactTable.classes.strings(variant.protocols, variant.end, separatedBy: Byte.comma)
  }

  /// The range of this class's properties in the table of properties.
  var properties: Range<Int> {
    let index = FactTable.classIndex
    let lower = index.number(at: ordinal * Self.recordLength + 4, digits: 4)
    let upper = index.number(at: (ordinal + 1) * Self.recordLength + 4, digits: 4)
    return lower..<max(lower, upper)
  }

  /// Visits the class and its superclasses, the nearest first, until one of the visits answers true. The
  /// platforms narrow to those on which the chain is the one walked.
  func walk(on platforms: ApplePlatforms, _ visit: (ClassLine, ApplePlatforms) -> Bool) -> Bool {
    // A superclass is on all platforms that have the class, so one narrowing is enough for an undivided chain.
    walkNarrowed(on: platforms.intersection(self.platforms), visit)
  }

  private func walkNarrowed(
    on platforms: ApplePlatforms, _ visit: (ClassLine, ApplePlatforms) -> Bool
  ) -> Bool {
    if visit(self, platforms) { return true }
    let next = FactTable.classIndex.number(at: ordinal * Self.recordLength + 8, digits: 3)
    if next != ordinal { return ClassLine(ordinal: next).walkNarrowed(on: platforms, visit) }
    // A root, or the superclass depends on the platform.
    for variant in variants {
      let narrowed = variant.platforms.intersection(platforms)
      guard !narrowed.isEmpty, let superclass = superclassKey(variant).flatMap({ ClassLine($0) }) else {
        continue
      }
      if superclass.walkNarrowed(on: narrowed, visit) { return true }
    }
    return false
  }

  private var secondField: Int { FactTable.classes.end(from: offset) + 1 }
}

/// The rest of a line of classes or protocols, a field for each group of platforms.
struct Variants: Sequence, IteratorProtocol {
  /// At the space before the next field, or at the line's end.
  fileprivate(set) var offset: Int
  var table = FactTable.classes

  mutating func next() -> ClassLine.Variant? {
    guard table[offset] == Byte.space else { return nil }
    let lower = offset + 1
    let colon = table.end(from: lower + 2, at: Byte.colon)
    offset = table.end(from: colon)
    return ClassLine.Variant(
      platforms: table.platforms(at: lower), superclass: lower + 2, protocols: colon + 1, end: offset)
  }
}
