import Index
import Synchronization
import Syntax

/// Decides, file by file, whether a check keeps the text of code.
///
/// To keep all of it took 7 % of the processor time of a check, since each text takes fresh memory; to read all of it
/// again takes longer. The names in all code are asked about where a file declares what no document connects, and hardly
/// anywhere else. So texts are kept from the first such file on. To be wrong costs time, and nothing else.
final class TextKeeping: Sendable {
  let reader: TextReader
  private let connected = Mutex(Connected())
  private let keeps = Atomic(false)

  private struct Connected {
    var classes: Set<String> = []
    /// Properties and selectors.
    var names: Set<String> = []

    /// Whether other files may have to be asked about what no document connects.
    func lacks(_ member: CodeMember) -> Bool {
      if member.flags.contains(.outlet) {
        return member.flags.isDisjoint(with: [.isPrivate, .initialized, .readOnly])
          && !names.contains(foldedKey(member.objcName ?? member.name))
      }
      return member.flags.contains(.action) && member.selector.map(names.contains) == false
    }
  }

  init(_ reader: TextReader) { self.reader = reader }

  /// Takes down what a document connects. Most documents are read before any code is.
  func learn(from document: InterfaceOutline) {
    let classes = document.objects.compactMap(\.customClass)
    let names = document.connections.flatMap { connection -> [String] in
      switch connection.kind {
      case .outlet, .outletCollection: [foldedKey(connection.name)]
      case .action: [connection.name]
      case .segue:
        [connection.segue?.unwindAction, connection.segue?.creationSelector].compactMap { $0 }
      case .binding, .other: []
      }
    }
    connected.withLock {
      $0.classes.formUnion(classes)
      $0.names.formUnion(names)
    }
  }

  /// Lets go of a text unless it is likely to be asked about.
  ///
  /// - Parameter outline: What was read of it.
  func decide(on text: LaterText, at path: String, _ outline: CodeOutline) {
    if !keeps.load(ordering: .relaxed), leavesInDoubt(outline) { keeps.store(true, ordering: .relaxed) }
    if !keeps.load(ordering: .relaxed) { text.letGo(at: path, for: reader) }
  }

  private func leavesInDoubt(_ outline: CodeOutline) -> Bool {
    // By index, since most types are passed over.
    outline.types.indices.contains { index in
      if outline.types[index].memberFlags.isDisjoint(with: [.outlet, .action]) { return false }
      let type = outline.types[index]
      let lacking = connected.withLock { connected in
        connected.classes.contains(type.objcName ?? type.name) ? type.members.filter(connected.lacks) : []
      }
      return lacking.contains { member in
        let use = outline.mentions.use(of: AskedName(member.usedName))
        return member.flags.contains(.outlet) ? use?.isEmpty != false : use == nil
      }
    }
  }
}
