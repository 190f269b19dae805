import AppleFacts
import Index
import Syntax

extension DocumentContext {
  /// The classes an object may have; empty when that can't be told.
  func chains(of object: InterfaceObject) -> [ClassChain] { resolver.chains(of: object, in: file) }

  /// Whether an object can be what an outlet is declared as.
  func certainty(
    that object: InterfaceObject, fits outlet: MemberID, asCollection isCollection: Bool
  ) -> Certainty {
    guard let platforms, let member = resolver.snapshot.member(outlet),
      let owner = resolver.snapshot.type(outlet.type), let text = member.type, let written = WrittenType(text)
    else { return .unknown }
    if written.isCollection != isCollection { return .no }
    let candidates = chains(of: object)
    guard !candidates.isEmpty else { return .unknown }
    var result = Certainty.yes
    for component in written.components {
      switch candidates.map({
        resolver.certainty(
          that: $0, is: component, in: owner.name, on: platforms,
          isDuckTyped: owner.flags.contains(.objectiveC))
      }).anyOf
      {
      case .no: return .no
      case .unknown: result = .unknown
      case .yes: break
      }
    }
    return result
  }
}

/// Whether a name can only mean a class of the SDK.
///
/// `UILabel` does; `Unit` or `Cell` may be a generic parameter.
func isFrameworkClass(_ name: String, _ resolver: Resolver) -> Bool {
  name.prefix(2).allSatisfy { $0.isUppercase } && name.utf8.count > 2
    && resolver.snapshot.nameIndex.types.byName[name] == nil && AppleSDK.class(named: name, on: .all) != nil
}

/// A type without the mark of an optional.
func withoutOptional(_ type: String) -> String {
  type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
}
