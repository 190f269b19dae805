package struct AppleProtocol: Hashable, Sendable {
  /// At run time, as types of properties spell it.
  package var name: String
  package var swiftName: String
  /// Run-time names.
  package var inherits: [String]
  /// The platforms on which the protocol inherits the ones above.
  package var platforms: ApplePlatforms
}

extension AppleSDK {
  /// A class and a protocol may share a run-time name: `NSObject` is `NSObjectProtocol` here.
  package static func `protocol`(named name: String, on platforms: ApplePlatforms) -> AppleProtocol? {
    withKey(name) { key in
      FactTable.protocols.firstLine(key).flatMap { protocolLine(at: $0, on: platforms) }
    }
  }

  private static func protocolLine(at line: Int, on platforms: ApplePlatforms) -> AppleProtocol? {
    let table = FactTable.protocols
    let nameEnd = table.end(from: line)
    let swiftEnd = table.end(from: nameEnd + 1)
    if table[nameEnd + 1] == Byte.greater {
      return table.key(nameEnd + 2, swiftEnd).flatMap { table.firstLine($0) }.flatMap {
        protocolLine(at: $0, on: platforms)
      }
    }
    let variant = Variants(offset: swiftEnd, table: table).first {
      !$0.platforms.isDisjoint(with: platforms)
    }
    guard let variant else { return nil }
    let name = table.string(line, nameEnd)
    return AppleProtocol(
      name: name,
      swiftName: table[nameEnd + 1] == Byte.hyphen ? name : table.string(nameEnd + 1, swiftEnd),
      inherits: table.strings(variant.protocols, variant.end, separatedBy: Byte.comma),
      platforms: variant.platforms)
  }
}
