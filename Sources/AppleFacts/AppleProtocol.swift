package struct AppleProtocol: Hashable, Sendable {
  /// The name at run time, as types of properties spell it.
  package var name: String
  package var swiftName: String
  /// The run-time names of the protocols that it refines.
  package var inherits: [String]
  /// The platforms on which the protocol refines these protocols.
  package var platforms: ApplePlatforms
}

extension AppleSDK {
  /// The protocol with a name. A class and a protocol may have the same run-time name: the protocol `NSObject` is
  /// `NSObjectProtocol` here.
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
