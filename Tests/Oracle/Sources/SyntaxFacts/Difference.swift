import Syntax
import Text

/// One field in which the scanner and the oracle do not agree.
package struct Difference: Hashable, Sendable {
  /// The offset of the declaration's name.
  package var offset: Int
  /// `selector of Login.tap`, for example.
  package var field: String
  package var scanner: String
  package var oracle: String

  package init(offset: Int, field: String, scanner: String, oracle: String) {
    self.offset = offset
    self.field = field
    self.scanner = scanner
    self.oracle = oracle
  }
}

/// All fields that differ, in source order. Declarations are matched by where their names start, so one that
/// is missing does not shift the rest.
package func differences(scanner: CodeOutline, oracle: CodeOutline) -> [Difference] {
  var comparison = Comparison()
  comparison.match(entries(of: scanner), entries(of: oracle), "type", \.type.nameRange.lower) {
    comparison, ours, theirs in
    comparison.compare(ours.type, theirs.type)
    comparison.match(ours.members, theirs.members, "member of \(theirs.name)", \.nameRange.lower) {
      comparison, ours, theirs in
      comparison.compare(ours, theirs)
    }
  }
  comparison.match(scanner.aliases, oracle.aliases, "alias", \.nameRange.lower) { comparison, ours, theirs in
    comparison.compare(ours, theirs)
  }
  return comparison.differences.sorted { ($0.offset, $0.field) < ($1.offset, $1.field) }
}

private struct Comparison {
  var differences: [Difference] = []
  /// The declaration the next fields belong to.
  private var offset = 0
  private var subject = ""

  init() {}

  /// Pairs what both sides found at one place, notes what only one of them found, and compares the order.
  mutating func match<Entry: Named>(
    _ scanner: [Entry], _ oracle: [Entry], _ what: String, _ place: (Entry) -> Int,
    _ compare: (inout Self, Entry, Entry) -> Void
  ) {
    let scannerPlaces = scanner.map(place)
    let oraclePlaces = oracle.map(place)
    let ours = Dictionary(zip(scannerPlaces, scanner)) { first, _ in first }
    let theirs = Dictionary(zip(oraclePlaces, oracle)) { first, _ in first }
    for entry in scanner where theirs[place(entry)] == nil {
      add(place(entry), what, entry.name, "none")
    }
    for entry in oracle {
      guard let counterpart = ours[place(entry)] else {
        add(place(entry), what, "none", entry.name)
        continue
      }
      offset = place(entry)
      subject = entry.name
      compare(&self, counterpart, entry)
    }
    // Also finds what one side lists twice.
    let common = scannerPlaces.filter { theirs[$0] != nil }
    let expected = oraclePlaces.filter { ours[$0] != nil }
    if common != expected {
      let place = zip(common, expected).first { $0 != $1 }?.0 ?? common.last ?? expected.last ?? 0
      add(place, "order of \(what) entries", "\(common)", "\(expected)")
    }
  }

  mutating func compare(_ ours: CodeType, _ theirs: CodeType) {
    field("kind", ours.kind.rawValue, theirs.kind.rawValue)
    field("name", ours.name, theirs.name)
    field("nameRange", ours.nameRange, theirs.nameRange)
    field("range", ours.range, theirs.range)
    // A missing body has no place that both could know.
    if !ours.bodyRange.isEmpty || !theirs.bodyRange.isEmpty {
      field("bodyRange", ours.bodyRange, theirs.bodyRange)
    }
    field("inherits", ours.inherits.map(\.text), theirs.inherits.map(\.text))
    field("inherits ranges", ours.inherits.map(\.range), theirs.inherits.map(\.range))
    field("attributes", ours.attributes, theirs.attributes)
    field("objcName", ours.objcName, theirs.objcName)
    for (flag, name) in typeFlags {
      field(name, ours.flags.contains(flag), theirs.flags.contains(flag))
    }
    let named = CodeType.Flags(typeFlags.map(\.0))
    field("other flags", ours.flags.subtracting(named).rawValue, theirs.flags.subtracting(named).rawValue)
  }

  mutating func compare(_ ours: CodeMember, _ theirs: CodeMember) {
    field("kind", ours.kind, theirs.kind)
    field("name", ours.name, theirs.name)
    field("nameRange", ours.nameRange, theirs.nameRange)
    field("start", ours.start, theirs.start)
    field("type", ours.type, theirs.type)
    field("labels", ours.parameters.map(\.label), theirs.parameters.map(\.label))
    field("parameter types", ours.parameters.map(\.type), theirs.parameters.map(\.type))
    field("selector", ours.selector, theirs.selector)
    field("objcName", ours.objcName, theirs.objcName)
    for (flag, name) in memberFlags {
      field(name, ours.flags.contains(flag), theirs.flags.contains(flag))
    }
    let named = CodeMember.Flags(memberFlags.map(\.0))
    field("other flags", ours.flags.subtracting(named).rawValue, theirs.flags.subtracting(named).rawValue)
  }

  mutating func compare(_ ours: CodeAlias, _ theirs: CodeAlias) {
    field("name", ours.name, theirs.name)
    field("nameRange", ours.nameRange, theirs.nameRange)
    field("target", ours.target, theirs.target)
  }

  private mutating func field<Value: Equatable>(_ name: String, _ ours: Value, _ theirs: Value) {
    guard ours != theirs else { return }
    add(offset, "\(name) of \(subject)", printed(ours), printed(theirs))
  }

  private mutating func add(_ offset: Int, _ field: String, _ ours: String, _ theirs: String) {
    differences.append(Difference(offset: offset, field: field, scanner: ours, oracle: theirs))
  }
}

private func entries(of outline: CodeOutline) -> [TypeEntry] {
  zip(outline.types, outline.members).map { TypeEntry(type: $0, members: $1) }
}

private protocol Named { var name: String { get } }

private struct TypeEntry: Named {
  var type: CodeType
  var members: [CodeMember]

  var name: String { type.name }
}

extension CodeMember: Named {}
extension CodeAlias: Named {}

private func printed(_ value: some Any) -> String {
  switch value {
  case let text as String: text
  case let text as String?: text ?? "none"
  case let range as ByteRange: "\(range.lower)..<\(range.upper)"
  case let ranges as [ByteRange]: "\(ranges.map { "\($0.lower)..<\($0.upper)" })"
  case let texts as [String?]: "(" + texts.map { $0 ?? "_" }.joined(separator: ", ") + ")"
  default: "\(value)"
  }
}

private let typeFlags: [(CodeType.Flags, String)] = [
  (.generic, "generic"), (.objc, "objc"), (.objcMembers, "objcMembers"), (.designable, "designable"),
  (.isPrivate, "isPrivate"), (.conditional, "conditional"),
]

private let memberFlags: [(CodeMember.Flags, String)] = [
  (.outlet, "outlet"), (.action, "action"), (.segueAction, "segueAction"), (.inspectable, "inspectable"),
  (.objc, "objc"), (.nonobjc, "nonobjc"), (.managed, "managed"), (.override, "override"),
  (.isStatic, "isStatic"), (.isPrivate, "isPrivate"), (.constant, "constant"), (.readOnly, "readOnly"),
  (.convenience, "convenience"), (.required, "required"), (.traps, "traps"),
  (.throws, "throws"), (.async, "async"), (.returnsValue, "returnsValue"), (.conditional, "conditional"),
  (.dynamic, "dynamic"), (.lazy, "lazy"), (.initialized, "initialized"), (.optional, "optional"),
  (.computed, "computed"),
]
