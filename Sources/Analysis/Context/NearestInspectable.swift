import Index
import Syntax
import Text

/// The inspectable property that a run-time attribute most likely means.
struct NearestInspectable {
  var name: String
  var id: MemberID
  /// The name in the key path.
  var range: ByteRange
  /// Whether one slip of the hand explains the difference, so that hardly anything else can be meant.
  var isSlip: Bool
}

extension DocumentContext {
  /// The inspectable property that the name in a run-time attribute most likely means when its class lacks it; nil where
  /// several are as near.
  ///
  /// Never one that the same object sets already, or whose type the value does not have.
  func nearestInspectable(toAttribute index: Int) -> NearestInspectable? {
    let attribute = outline.runtimeAttributes[index]
    guard let platforms, let owner = attribute.object,
      let reference = outline.memberReferences(ofAttributes: index..<index + 1).first
    else { return nil }
    let chains = chains(ofObject: owner)
    guard property(reference.name, in: chains) == .missing else { return nil }
    let name = ComparedName(reference.name)
    // Of a longer key path, the value is the last property's.
    let isWhole = attribute.keyPath.utf8.count == reference.range.length
    let taken = attributeNames(of: owner)
    var effort = min(Analysis.mostEffort, Self.mostEffort / (outline.runtimeAttributes.count + 1))
    var near: [(unlikeness: Unlikeness, candidate: NearMembers.Candidate)] = []
    var seen: Set<String> = []
    for holder in chains.flatMap({ resolver.memberHolders(of: $0, on: platforms) }) {
      for candidate in nearMembers(of: holder.type, .inspectable).candidates {
        effort -= name.letters.count * candidate.name.letters.count
        if effort < 0 { break }
        guard seen.insert(candidate.name.name).inserted, !taken.contains(candidate.name.name),
          let unlikeness = unlikeness(name, candidate.name),
          !isWhole || mayHold(resolver.snapshot.member(candidate.id)?.type, attribute.type)
        else { continue }
        near.append((unlikeness, candidate))
      }
    }
    let order: ((unlikeness: Unlikeness, candidate: NearMembers.Candidate)) -> (Unlikeness, String) = {
      ($0.unlikeness, $0.candidate.name.name)
    }
    guard let best = near.min(by: { order($0) < order($1) }) else { return nil }
    // Of several that differ in words, none is the likeliest.
    if !best.unlikeness.isSlip, near.count(where: { $0.unlikeness == best.unlikeness }) > 1 { return nil }
    return NearestInspectable(
      name: best.candidate.name.name, id: best.candidate.id, range: reference.range,
      isSlip: best.unlikeness.isSlip)
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
