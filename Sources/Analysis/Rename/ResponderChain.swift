import AppleFacts
import Index
import Syntax

/// The classes that an action can reach which a document sends to First Responder.
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

  /// Whether a document makes an object of the class a delegate, for which Objective-C needs no protocol.
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

extension RenameDraft {
  /// Whether an object of a type may receive an action of First Responder, from AppKit and UIKit or from code that hands
  /// actions on.
  private mutating func mayAnswerFirstResponder(_ id: TypeID) throws(RenameRefusal) -> Bool {
    if query.mayBeInResponderChain(id) { return true }
    if let known = handsActionsOn { return known }
    let found = try texts.files(
      .swift, .objectiveC,
      holding: ["supplementalTarget", "targetForAction", "forwardingTarget", "forwardInvocation"])
    handsActionsOn = !found.isEmpty
    return !found.isEmpty
  }

  /// Whether one of some methods can be what First Responder does.
  mutating func answersFirstResponder(_ members: [MemberID]) throws(RenameRefusal) -> Bool {
    for member in members where try mayAnswerFirstResponder(member.type) { return true }
    return false
  }
}
