import AppleFacts
import Index
import Syntax
import Text

/// The rules for names that may be changed, for all kinds of requests.
extension Query {
  /// Refuses members that Interface Builder does not use, and members that override or implement something of the SDK or of other
  /// code outside the workspace.
  ///
  /// The second rule needs the first, because the tables do not hold every method of the SDK.
  func refuseUnnameable(_ family: MemberFamily) throws(RenameRefusal) {
    guard let first = family.members.first, let member = snapshot.member(first) else { return }
    if !family.members.contains(where: isForDocuments) {
      throw .unconnectable(member.name, at: location(of: first))
    }
    for id in family.members { try refuseRequirement(id) }
    for id in family.members { try refuseOverride(id, family) }
    for id in family.members { try refuseDelegateMethod(id) }
    for id in family.members { try refuseActionOfHiddenSuperclass(id) }
  }

  /// Whether a member is marked for Interface Builder, or a document names it.
  package func isForDocuments(_ id: MemberID) -> Bool {
    snapshot.member(id)?.isForInterfaceBuilder == true || !references(to: id).isEmpty
  }

  /// Refuses a requirement of a protocol, because the classes that implement it are not known.
  private func refuseRequirement(_ id: MemberID) throws(RenameRefusal) {
    guard let member = snapshot.member(id), let type = snapshot.type(id.type), type.kind == .protocol
    else { return }
    throw .required(member.name, by: type, at: location(of: id))
  }

  /// Refuses an override if the workspace does not declare the overridden member.
  private func refuseOverride(_ id: MemberID, _ family: MemberFamily) throws(RenameRefusal) {
    guard let member = snapshot.member(id), member.flags.contains(.override) else { return }
    let chains = chains(ofClassOrExtension: id.type, on: .all)
    let isDeclared = chains.contains { chain in
      memberHolders(of: chain, on: .all).contains { holder, _ in
        family.members.contains {
          $0.type == holder && snapshot.member($0)?.flags.contains(.override) == false
        }
      }
    }
    guard !isDeclared, let chain = chains.first else { return }
    let owner: String
    switch chain.end {
    case .apple(let apple), .otherPlatform(let apple): owner = "Apple's \(apple.name)"
    case .unknown(let name): owner = "\(name), whose source is not in the workspace"
    case .root: owner = "no class in the workspace"
    }
    throw RenameRefusal(.symbol, "'\(member.name)' overrides a member of \(owner)", at: location(of: id))
  }

  /// Refuses methods that look like those of an SDK's delegate, which mostly begin with the name of the caller's class:
  /// `textFieldDidBeginEditing(_:)`.
  private func refuseDelegateMethod(_ id: MemberID) throws(RenameRefusal) {
    guard let member = snapshot.member(id), member.kind == .method else { return }
    for chain in chains(ofClassOrExtension: id.type, on: .all) {
      for case .apple(let name) in conformances(of: chain, on: .all) {
        guard let subject = Subject(ofProtocol: name), subject.mayCall(member) else { continue }
        throw RenameRefusal(
          .symbol, "Apple's protocol \(name) may have '\(member.name)'", at: location(of: id))
      }
    }
  }

  /// Refuses an action that the SDK has if an Objective-C superclass is not in the workspace: its name may be a macro for a class
  /// of the SDK.
  private func refuseActionOfHiddenSuperclass(_ id: MemberID) throws(RenameRefusal) {
    guard let member = snapshot.member(id), let selector = member.selector, isObjectiveC(id.type),
      AppleSDK.isAction(selector, on: .all)
    else { return }
    for case .unknown(let name) in chains(ofClassOrExtension: id.type, on: .all).map(\.end) {
      throw RenameRefusal(
        .symbol, "'\(selector)' may override a member of \(name), whose source is not in the workspace",
        at: location(of: id))
    }
  }
}

/// The class that calls the methods of a delegate or a data source: `UITextField` for `UITextFieldDelegate`.
private struct Subject {
  private var className: String
  /// The beginning of the methods' names, such as `textField`.
  private var word: String

  init?(ofProtocol name: String) {
    let suffix = ["Delegate", "DataSource"].first(where: name.hasSuffix)
    guard let suffix else { return nil }
    className = String(name.dropLast(suffix.count))
    let simple = className.drop { $0.isUppercase || $0.isNumber }
    guard let initial = className.dropLast(simple.count).last, !simple.isEmpty else { return nil }
    word = initial.lowercased() + simple
  }

  func mayCall(_ method: CodeMember) -> Bool {
    let name = method.name.prefix { $0 != ":" }
    guard name.hasPrefix(word) else { return false }
    let rest = name.dropFirst(word.count)
    if rest.isEmpty { return method.parameters.count > 1 || method.selector?.count { $0 == ":" } ?? 0 > 1 }
    return ["Did", "Will", "Should"].contains(where: rest.hasPrefix)
      || method.parameters.first.map { $0.type.filter { !"!?".contains($0) } == className } == true
  }
}

extension RenameRefusal {
  /// The refusal for a member that a protocol of the workspace requires.
  static func required(_ name: String, by proto: CodeType, at place: Location?) -> RenameRefusal {
    RenameRefusal(.symbol, "the protocol \(proto.name) requires '\(name)'", at: place)
  }

  /// The refusal for a name that Interface Builder does not use.
  package static func unconnectable(_ name: String, at place: Location? = nil) -> RenameRefusal {
    RenameRefusal(
      .symbol,
      "'\(name)' is not an outlet, action, class or inspectable property, and no storyboard or xib names it",
      at: place)
  }
}

extension Query {
  /// The refusal for a place with nothing to rename; nil in code if the place has no word.
  package func unconnectable(at offset: Int, in file: FileID) -> RenameRefusal? {
    if snapshot.interface(file) != nil {
      return RenameRefusal(
        .symbol, "only the names of outlets, actions, classes and properties can be renamed")
    }
    guard snapshot.code(file) != nil, let text = self.text(of: file).bytes else { return nil }
    let range = wordRange(around: offset, in: text)
    let word = SourceText(text).string(range).filter { $0 != "`" }
    guard word.first?.isLetter == true || word.first == "_", !isKeyword(word) else { return nil }
    return .unconnectable(word, at: Location(file: file, range: range))
  }
}
