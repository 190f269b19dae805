import Syntax

/// The files whose members are read when somebody asks for them, by the methods without a mark that could be sent as actions.
struct PendingMethods: Sendable {
  /// By position in `files`.
  private let table: FilesByNumber
  /// Of the files that have any.
  private let files: [FileID]

  init(_ files: [SourceFile]) {
    let numbers = files.indices.filter { files[$0].traits?.putsOffActions == true }
    table = FilesByNumber(
      numbers.map { number -> [UInt32] in
        if case .code(let outline) = files[number].facts { outline.pendingMembers?.actions ?? [] } else { [] }
      })
    self.files = numbers.map { FileID(raw: Int32(truncatingIfNeeded: $0)) }
  }

  /// The files that may declare one by a selector, in order.
  func files(declaring selector: String) -> [FileID] {
    guard let number = PendingMembers.number(ofSelector: selector) else { return files }
    var found: Set<FileID> = []
    table.forEach(under: Int(number)) { found.insert(files[$0]) }
    return found.sorted()
  }
}

extension Snapshot {
  /// Methods that are marked for Interface Builder or visible to Objective-C: what can take an action that names no
  /// class.
  package func methods(bySelector selector: String) -> [MemberID] {
    let known = Array(links.methods[selector, default: []])
    guard let pending = links.pendingMethods else { return known }
    let others = pending.files(declaring: selector).flatMap { file -> [MemberID] in
      // A file that was edited since stands in the table itself.
      guard let outline = code(file), outline.traits.putsOffMembers else { return [] }
      return outline.types.enumerated().flatMap { index, type in
        type.members.indices.filter {
          type.members[$0].selector == selector && mayBeAction(type.members[$0], of: type)
        }
        .map { MemberID(type: TypeID(file: file, index: index), index: $0) }
      }
    }
    return others.isEmpty ? known : (known + others).sorted()
  }
}
