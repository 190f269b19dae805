import Synchronization
import Syntax

/// The files whose members are read on demand, by their unmarked methods that could be sent as actions.
struct PendingMethods: Sendable {
  /// By position in `files`.
  private let table: NumberedFiles
  /// Of the files that have any.
  private let files: [FileID]

  init(_ files: [SourceFile]) {
    let numbers = files.indices.filter { files[$0].traits?.putsOffActions == true }
    table = NumberedFiles(
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

/// The types in files whose members are read later, by the names in the types of their properties.
///
/// Made when it is first asked for, and shared by all later snapshots: only an edit asks, and to read all members of
/// Objective-C takes longer than all else that is read of it.
final class PendingProperties: Sendable {
  private let table = Mutex<NameMap<TypeID>?>(nil)

  func types(of name: String, in files: FileList) -> SortedBag<TypeID> {
    table.withLock { table in
      if table == nil { table = Self.table(of: files) }
      return table?[name] ?? []
    }
  }

  /// Makes it unless it is there.
  func prepare(of files: FileList) { _ = types(of: "", in: files) }

  private static func table(of files: FileList) -> NameMap<TypeID> {
    var result = NameMap<TypeID>()
    for raw in files.indices where files.traits(raw)?.putsOffMembers == true {
      guard case .code(let outline)? = files.facts(raw) else { continue }
      for (index, type) in outline.types.enumerated() {
        let entry = TypeID(file: FileID(raw: Int32(truncatingIfNeeded: raw)), index: index)
        for name in namesInPropertyTypes(of: type) { result.insert(entry, under: name) }
      }
    }
    result.seal()
    return result
  }
}
