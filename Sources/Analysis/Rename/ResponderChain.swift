import AppleFacts
import Index
import Syntax

/// The classes that may receive an action sent to First Responder.
extension Query {
  /// Whether an object of a class may receive the action.
  ///
  /// AppKit and UIKit try responders, documents and the delegates of the window and the application.
  func mayBeInResponderChain(_ id: TypeID) -> Bool {
    let chains = chains(ofClassOrExtension: id, on: .all)
    return chains.isEmpty || chains.contains(where: mayBeInResponderChain)
  }

  private func mayBeInResponderChain(_ chain: ClassChain) -> Bool {
    guard chain.isKnown else { return true }
    if let name = chain.appleClass?.name,
      responders.contains(where: { AppleSDK.isSubclass(name, of: $0, on: .all) })
    {
      return true
    }
    for conformance in conformances(of: chain, on: .all) {
      switch conformance {
      case .unknown: return true
      case .apple(let name): if delegates.contains(name) { return true }
      case .workspace: break
      }
    }
    return isDelegate(chain)
  }

  /// Whether a document connects an object of the class as a delegate, which in Objective-C needs no protocol.
  private func isDelegate(_ chain: ClassChain) -> Bool {
    guard let head = chain.classes.first else { return true }
    return snapshot.nameIndex.documents.byKey["delegate", default: []].contains { file in
      guard let outline = snapshot.interface(file) else { return false }
      return outline.connections.contains { connection in
        connection.name == "delegate"
          && outline.object(withID: connection.destination).map {
            chains(of: $0, in: file).contains { $0.classes.contains(head) }
          } == true
      }
    }
  }
}

private let responders = ["NSResponder", "UIResponder", "NSDocument", "NSDocumentController"]

private let delegates: Set = ["NSApplicationDelegate", "NSWindowDelegate", "UIApplicationDelegate"]

extension Query {
  /// The family of a member, with the families of other classes that may receive the same messages from documents or code.
  func answeringFamily(of id: MemberID) throws(RenameRefusal) -> MemberFamily {
    var draft = RenameDraft(search: nil, texts: RenameTexts(self))
    var result = family(of: id)
    try draft.addAnswers(to: &result)
    return result
  }
}

extension RenameDraft {
  /// Adds the families of all classes that may receive a message with no fixed receiver: an action that is sent to First
  /// Responder, or to the exit of an unwind segue.
  ///
  /// A class whose method can't be renamed is left out.
  mutating func addAnswers(to family: inout MemberFamily) throws(RenameRefusal) {
    var pending = family.members
    while let next = pending.popLast() {
      for other in try answers(besides: next) where !family.members.contains(other) {
        let added = query.family(of: other)
        guard (try? query.refuseUnnameable(added)) != nil else { continue }
        pending += added.members
        family.formUnion(added)
      }
    }
  }

  /// The methods of other classes that may receive a message which also reaches a method.
  private mutating func answers(besides id: MemberID) throws(RenameRefusal) -> [MemberID] {
    guard let method = snapshot.member(id), method.kind == .method, let selector = method.selector,
      !mayBeFrameworkAction(selector)
    else { return [] }
    var result: [MemberID] = []
    for found in query.references(to: id) where !found.value.isMeantForItsClass(in: query, found.file) {
      let isAction = found.value.kind == .action
      guard try mayAnswer(id, from: found.file, isAction) else { continue }
      for other in query.declarations(of: found.value, in: found.file)
      where try mayAnswer(other, from: found.file, isAction) { result.append(other) }
    }
    let others = snapshot.findMethods(bySelector: selector).filter { $0 != id && !result.contains($0) }
    guard !others.isEmpty, try mayAnswerFirstResponder(id.type) else { return result }
    let word = String(selector.prefix { $0 != ":" })
    for file in try texts.files(.objectiveC, holding: [word]) where query.mayMeet(file, id.type.file) {
      guard try texts.objectiveC(file)?.sendsToFirstResponder(selector) == true else { continue }
      for other in others where try mayAnswer(other, from: file, true) { result.append(other) }
    }
    return result
  }

  /// Whether an object of a member's class may receive messages from a file.
  ///
  /// - Parameter isAction: Whether the message is an action for the responder chain.
  private mutating func mayAnswer(
    _ id: MemberID, from file: FileID, _ isAction: Bool
  ) throws(RenameRefusal) -> Bool {
    guard query.mayMeet(file, id.type.file) else { return false }
    return isAction ? try mayAnswerFirstResponder(id.type) : true
  }

  /// Whether an action may be one that AppKit or UIKit answers.
  func mayBeFrameworkAction(_ selector: String) -> Bool {
    AppleSDK.isAction(selector, on: .all) || AppleSDK.isUndeclaredAction(selector)
      || selector.hasPrefix("_")
  }

  /// Whether an object of a type may receive an action of First Responder, from AppKit and UIKit or from code that forwards
  /// actions.
  private mutating func mayAnswerFirstResponder(_ id: TypeID) throws(RenameRefusal) -> Bool {
    if query.mayBeInResponderChain(id) { return true }
    if let known = handsActionsOn { return known }
    let found = try texts.files(
      .swift, .objectiveC,
      holding: ["supplementalTarget", "targetForAction", "forwardingTarget", "forwardInvocation"])
    handsActionsOn = !found.isEmpty
    return !found.isEmpty
  }

  /// Whether the class of one of some methods may receive an action of First Responder.
  mutating func answersFirstResponder(_ members: [MemberID]) throws(RenameRefusal) -> Bool {
    for member in members where try mayAnswerFirstResponder(member.type) { return true }
    return false
  }
}
