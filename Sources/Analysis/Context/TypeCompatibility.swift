import AppleFacts
import Index
import Syntax

extension DocumentContext {
  /// The classes an object may have; empty when they can't be determined.
  func chains(of object: InterfaceObject) -> [ClassChain] { query.chains(of: object, in: file) }

  /// Whether an object has the declared type of an outlet.
  func certainty(
    that object: InterfaceObject, fits outlet: MemberID, asCollection isCollection: Bool
  ) -> Certainty {
    guard let member = query.snapshot.member(outlet),
      let owner = query.snapshot.type(outlet.type), let text = member.type, let written = WrittenType(text)
    else { return .unknown }
    if written.isCollection != isCollection { return .no }
    let candidates = chains(of: object)
    guard !candidates.isEmpty else { return .unknown }
    return certainty(that: candidates, are: written.components, ofOutletIn: owner)
  }

  /// Whether objects of one of several classes have the declared type of an outlet. Objective-C checks the methods of an object,
  /// and not the protocols that it states.
  func certainty(
    that candidates: [ClassChain], are components: [String], ofOutletIn owner: CodeType
  ) -> Certainty {
    certainty(
      that: candidates, are: components, in: owner, isDuckTyped: owner.flags.contains(.objectiveC))
  }

  /// Whether objects of one of several classes satisfy all components of a type.
  ///
  /// - Parameter owner: The declaration that contains the type.
  func certainty(
    that candidates: [ClassChain], are components: [String], in owner: CodeType, isDuckTyped: Bool = false
  ) -> Certainty {
    guard let platforms else { return .unknown }
    let answers = components.map { component in
      candidates.map {
        query.certainty(that: $0, is: component, in: owner.name, on: platforms, isDuckTyped: isDuckTyped)
      }.anyOf
    }
    return answers.contains(.no) ? .no : answers.contains(.unknown) ? .unknown : .yes
  }
}

extension Query {
  /// Whether the names in a type mean what they say. In a generic class, a name may be a type parameter, which can be any type.
  func isSpecific(_ written: WrittenType, in owner: CodeType) -> Bool {
    !owner.flags.contains(.generic) || written.components.allSatisfy { isFrameworkClass($0) }
  }

  /// Whether a name can only mean a class of the SDK.
  ///
  /// `UILabel` does; `Unit` or `Cell` may be a generic parameter.
  func isFrameworkClass(_ name: String) -> Bool {
    name.prefix(2).allSatisfy { $0.isUppercase } && name.utf8.count > 2
      && snapshot.nameIndex.types.byName[name] == nil && AppleSDK.class(named: name, on: .all) != nil
  }
}

/// A type without its `?` or `!`.
func withoutOptional(_ type: String) -> String {
  type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
}
