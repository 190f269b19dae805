import Index
import Synchronization
import Syntax

/// Decides, file by file, whether a check keeps the text of code.
///
/// Keeping all texts takes time, since each takes fresh memory; reading all of them again takes longer. A check asks how all code uses a name where a file declares what no document connects, and hardly anywhere else.
/// So texts are kept from the first such file on. A wrong guess costs time, and nothing else.
final class TextRetention: Sendable {
  let reader: TextReader
  private let connected = Mutex(Connected())
  private let keeps = Atomic(false)

  private struct Connected {
    var classes: Set<String> = []
    /// Properties and selectors.
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

  /// Notes what a document connects; releases the text of code unless its names are likely to be searched for.
  ///
  /// Most documents are read before any code is.
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
    // By index, since most of an object or a connection would be copied for nothing.
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
    // Only marked members count, which are known.
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
