import Syntax
import Text

/// The places to search for members of unmarked files, which `MemberNames` knows nothing of; see `CodeFile`.
///
/// Shared by all later snapshots, for which it may name files that were edited since.
package final class UnmarkedMembers: Sendable {
  /// The number of a selector in the upper half, a file in the lower; sorted.
  private let actions: [UInt64]
  private let propertyTypes = MadeOnce<NameMap<TypeID>>()

  init(of files: [SourceFile] = []) {
    var actions: [UInt64] = []
    for raw in files.indices {
      guard case .code(let code) = files[raw].facts else { continue }
      for number in code.unmarkedActions { actions.append(UInt64(number) << 32 | UInt64(raw)) }
    }
    actions.sort()
    self.actions = actions
  }

  /// The files with methods that could be sent as actions by a selector, in order.
  func files(declaring selector: String) -> [FileID] {
    guard let number = selectorNumber(selector).map(UInt64.init) else {
      return Set(actions.map(Self.file)).sorted()
    }
    let first = actions.partitionPoint { $0 >> 32 >= number }
    return Set(actions[first...].prefix { $0 >> 32 == number }.map(Self.file)).sorted()
  }

  private static func file(_ action: UInt64) -> FileID { FileID(raw: Int32(truncatingIfNeeded: action)) }

  /// Types by the names in the types of their properties.
  ///
  /// Reads all members on the first call, which takes longer than all else that is read of Objective-C. Only edits ask.
  func readTypes(withPropertiesOf name: String, in files: FileList) -> SortedBag<TypeID> {
    propertyTypes.value { Self.readPropertyTypes(in: files) }[name, default: []]
  }

  private static func readPropertyTypes(in files: FileList) -> NameMap<TypeID> {
    var result = NameMap<TypeID>()
    for raw in files.indices {
      guard let code = files.code(raw), code.isUnmarked else { continue }
      for (index, type) in code.types.enumerated() {
        let entry = TypeID(file: FileID(raw: Int32(truncatingIfNeeded: raw)), index: index)
        for name in namesInPropertyTypes(of: type, code.readMembers(ofType: index)) {
          result.insert(entry, under: name)
        }
      }
    }
    result.seal()
    return result
  }
}
