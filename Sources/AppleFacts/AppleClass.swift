package struct AppleClass: Hashable, Sendable {
  /// The name at run time, and in `customClass` of a document.
  package var name: String
  package var swiftName: String
  /// The run-time name of the superclass; nil for a root class.
  package var superclass: String?
  /// The run-time names of the protocols to which the class and its categories declare conformance.
  ///
  /// They don't include the protocols of superclasses, and those that the protocols refine. A protocol of a framework that the
  /// tables leave out has no `AppleProtocol`.
  package var protocols: [String]
  /// The platforms on which the class has this superclass and these protocols.
  package var platforms: ApplePlatforms
}

extension AppleSDK {
  /// The class with a name. If the platforms disagree, the first of iOS, tvOS, macOS and watchOS decides.
  package static func `class`(named name: String, on platforms: ApplePlatforms) -> AppleClass? {
    let line = withKey(name) { key in ClassLine(key)?.resolvingAlias }
    guard let line, let variant = line.variants.first(where: { !$0.platforms.isDisjoint(with: platforms) })
    else { return nil }
    return AppleClass(
      name: line.name, swiftName: line.swiftName,
      superclass: line.superclassKey(variant) == nil ? nil : line.superclass(variant),
      protocols: line.protocols(variant), platforms: variant.platforms)
  }

  /// The run-time names of the superclasses, the nearest first, without the class itself. If the platforms disagree, their chains
  /// follow one another. Each name occurs once.
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

  /// Whether a class is another one or a subclass of it; false if one of the two is not in the tables.
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

/// Calls `body` with the class of either name, if one of the platforms has the class.
@discardableResult
func withClass<Answer>(
  _ name: String, on platforms: ApplePlatforms, _ body: (ClassLine) -> Answer?
) -> Answer? {
  let line = withKey(name) { key in ClassLine(key)?.resolvingAlias }
  guard let line, !line.platforms.isDisjoint(with: platforms) else { return nil }
  return body(line)
}

/// A line of the table of classes, identified by its number. Superclasses are found by numbers, since looking up and copying
/// names would take most of the time.
struct ClassLine {
  /// The facts about a class that hold on a group of platforms, as offsets in the table.
  struct Variant {
    var platforms: ApplePlatforms
    var superclass: Int
    var protocols: Int
    var end: Int
  }

  private static let recordLength = 13
  /// The number of lines. The last record only marks the end of the properties of the class before it.
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

  /// The class whose Swift name the line contains; the line itself if it is not an alias.
  var resolvingAlias: ClassLine? {
    let table = FactTable.classes
    guard table[secondField] == Byte.greater else { return self }
    return table.key(secondField + 1, table.lineEnd(from: secondField)).flatMap { ClassLine($0) }
  }

  func hasName(_ key: FactKey) -> Bool { key.isKey(ofLine: offset, of: .classes) }

  /// The platforms that have the class; none for an alias.
  var platforms: ApplePlatforms { FactTable.classIndex.platforms(at: ordinal * Self.recordLength + 11) }

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

  /// Visits the class and its superclasses, the nearest first, until a visit returns true. Each visit gets the platforms on which
  /// the chain leads to its class.
  func walk(on platforms: ApplePlatforms, _ visit: (ClassLine, ApplePlatforms) -> Bool) -> Bool {
    // A superclass is on all platforms that have the class, so an unbranched chain needs only this intersection.
    walkNarrowed(on: platforms.intersection(self.platforms), visit)
  }

  private func walkNarrowed(
    on platforms: ApplePlatforms, _ visit: (ClassLine, ApplePlatforms) -> Bool
  ) -> Bool {
    if visit(self, platforms) { return true }
    let next = FactTable.classIndex.number(at: ordinal * Self.recordLength + 8, digits: 3)
    if next != ordinal { return ClassLine(ordinal: next).walkNarrowed(on: platforms, visit) }
    // The class is a root, or its superclass depends on the platform.
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

/// The rest of a line about a class or protocol, with a field for each group of platforms.
struct Variants: Sequence, IteratorProtocol {
  /// The offset of the space before the next field, or of the line's end.
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
