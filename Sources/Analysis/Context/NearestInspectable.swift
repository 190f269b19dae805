import Index
import Syntax
import Text

extension DocumentContext {
  /// The inspectable property that a run-time attribute most likely means when the class lacks the named one, and the place of
  /// the name in the key path; nil where several are equally near.
  ///
  /// It is never a property that another attribute of the object sets, or whose type does not fit the value.
  func nearestInspectable(toAttribute index: Int) -> (member: NearestMember, range: ByteRange)? {
    let attribute = outline.runtimeAttributes[index]
    guard let owner = attribute.object,
      let reference = outline.memberReferences(ofAttributes: index..<index + 1).first
    else { return nil }
    let chains = chains(ofObject: owner)
    guard property(reference.name, in: chains) == .missing else { return nil }
    // The value belongs to the last property of a longer key path.
    let isWhole = attribute.keyPath.utf8.count == reference.range.length
    let near = nearestMember(
      to: reference.name, as: .inspectable, in: chains, notAmong: attributeNames(of: owner)
    ) { id, _ in !isWhole || mayHold(query.snapshot.member(id)?.type, attribute.type) }
    return near.map { ($0, reference.range) }
  }
}

/// Whether a property may hold a value of a run-time attribute; one of an unknown type may.
private func mayHold(_ written: String?, _ kind: String) -> Bool {
  guard let type = written.map(withoutOptional)?.filter({ $0 != "*" && $0 != " " }),
    let suited = typesOfValues[kind], typesOfValues.values.contains(where: { $0.contains(type) })
  else { return true }
  return suited.contains(type)
}

/// The types of properties that hold a value, by the type that a run-time attribute states.
private let typesOfValues: [String: Set<String>] = [
  "boolean": ["Bool", "BOOL", "bool", "NSNumber"],
  "number": [
    "Int", "UInt", "CGFloat", "Double", "Float", "NSNumber", "NSInteger", "NSUInteger", "int", "float",
    "double",
    "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "BOOL", "bool",
  ],
  "string": ["String", "NSString"],
  "localizedString": ["String", "NSString"],
  "color": ["UIColor", "NSColor", "CGColor", "CIColor"],
  "image": ["UIImage", "NSImage"],
  "point": ["CGPoint", "NSPoint"],
  "size": ["CGSize", "NSSize"],
  "rect": ["CGRect", "NSRect"],
  "range": ["NSRange"],
]
