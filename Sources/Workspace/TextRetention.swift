import Index
import Synchronization
import Syntax

/// Decides for each file of code whether a check keeps its text.
///
/// Keeping all texts takes time, since each needs new memory, but reading all of them again takes longer. A check searches all
/// code for a name mostly if a file declares a member that no document connects. So texts are kept from the first such file on. A
/// wrong guess only costs time.
final class TextRetention: Sendable {
  let reader: TextReader
  private let connected = Mutex(Connected())
  private let keeps = Atomic(false)

  private struct Connected {
    var classes: Set<String> = []
    /// The connected properties and selectors.
    var names: Set<String> = []

    /// Whether no document connects the member, so that other files may have to be searched for it.
    func lacks(_ member: CodeMember) -> Bool {
      if member.flags.contains(.outlet) {
        return member.flags.isDisjoint(with: [.isPrivate, .initialized, .readOnly, .computed])
          && !names.contains(foldedKey(member.objcName ?? member.name))
      }
      return member.flags.contains(.action) && member.selector.map(names.contains) == false
    }
  }

  init(_ reader: TextReader) { self.reader = reader }

  /// Records the connections of a document; releases the text of code unless searches in it are likely.
  ///
  /// Most documents are read before any code.
  func decide(on facts: FileFacts, at path: String) {
    switch facts {
    case .interface(let document, _): learn(from: document)
    case .code(let code):
      if !keeps.load(ordering: .relaxed), leavesInDoubt(code) { keeps.store(true, ordering: .relaxed) }
      if !keeps.load(ordering: .relaxed) { code.release(at: path, to: reader) }
    case .project: break
    }
  }

  private func learn(from document: InterfaceOutline) {
    // Objects and connections are read by index, since a copy of each would mostly not be used.
    let classes = document.objects.indices.compactMap { document.objects[$0].customClass }
    var names: [String] = []
    for index in document.connections.indices {
      switch document.connections[index].kind {
      case .outlet, .outletCollection: names.append(foldedKey(document.connections[index].name))
      case .action: names.append(document.connections[index].name)
      case .segue:
        let segue = document.connections[index].segue
        names += [segue?.unwindAction, segue?.creationSelector].compactMap { $0 }
      case .binding, .other: break
      }
    }
    connected.withLock {
      $0.classes.formUnion(classes)
      $0.names.formUnion(names)
    }
  }

  private func leavesInDoubt(_ code: CodeFile) -> Bool {
    // Only marked members matter, and an unmarked file has none.
    if code.isUnmarked { return false }
    return code.types.indices.contains { index in
      let type = code.types[index]
      if type.memberFlags.isDisjoint(with: [.outlet, .action]) { return false }
      let lacking = connected.withLock { connected in
        connected.classes.contains(type.objcName ?? type.name)
          ? code.readMembers(ofType: index).filter(connected.lacks) : []
      }
      return lacking.contains { member in
        let use = code.findMention(of: AskedName(member.usedName))
        return use?.isDisjoint(with: member.flags.contains(.outlet) ? .guards : .inUse) != false
      }
    }
  }
}
