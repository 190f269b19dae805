import Syntax
import Text

/// The places to search for members of unmarked files, which `MemberNames` does not contain; see `CodeFile`.
///
/// All later snapshots share it, so it may name files that have since been edited.
package final class UnmarkedMembers: Sendable {
  /// The possible actions, sorted: the selector's number in the upper half, the file in the lower half.
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

  /// The files, in order, with unmarked methods that may be actions with a selector.
  func files(declaring selector: String) -> [FileID] {
    guard let number = selectorNumber(selector).map(UInt64.init) else {
      return Set(actions.map(Self.file)).sorted()
    }
    let first = actions.partitionPoint { $0 >> 32 >= number }
    return Set(actions[first...].prefix { $0 >> 32 == number }.map(Self.file)).sorted()
  }

  private static func file(_ action: UInt64) -> FileID { FileID(raw: Int32(truncatingIfNeeded: action)) }

  /// The types that have properties with a name in their type.
  ///
  /// The first call reads all members, which takes longer than all other reading of Objective-C. Only edits need it.
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
