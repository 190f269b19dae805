import Index
import Rules
import Text
import Workspace
import World

/// What a rename is about to do to the files of a workspace, noted in its root before anything else.
///
/// The name of the file tells what the next run has to do with a rename that was interrupted. While texts are put beside the
/// files, and while a rename that failed is taken back, it is `.ibls-rename-undo`. Once all texts are there, one move makes it
/// `.ibls-rename-finish`. It goes last.
struct RenameJournal {
  enum State {
    case undo, finish

    var fileName: String {
      switch self {
      case .undo: RenameJournalName.undo
      case .finish: RenameJournalName.finish
      }
    }
  }

  struct Step {
    /// Absolute, as the workspace has it.
    var path: String
    /// Absolute; nil where the file stays where it is.
    var newPath: String?
    /// Where the bytes are before the rename, links followed.
    var place: String
    /// The path is a link to the place, and goes to its new name without it.
    var isLink: Bool
    /// A file with several names, which keeps them only if it is written where it is.
    var isInPlace: Bool
    var old: TextIdentity
    var new: TextIdentity

    var changesText: Bool { old != new }
  }

  /// Tells one text from others.
  struct TextIdentity: Hashable {
    private var count: Int
    private var hash: UInt64

    init(_ bytes: [UInt8]) {
      count = bytes.count
      hash = stableHash(of: bytes)
    }

    /// As `text` writes it; nil for anything else.
    init?(_ text: String) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else {
        return nil
      }
      self.count = count
      self.hash = hash
    }

    var text: String { "\(count)-\(String(hash, radix: 16))" }
  }

  /// Absolute, as the user has it.
  let root: String
  /// With links followed.
  let realRoot: String
  /// Part of the names of all files that the rename makes.
  let id: String
  var steps: [Step]

  init(root: String, id: String, steps: [Step], in environment: Environment) {
    self.root = root
    realRoot = environment.realPath(of: root)
    self.id = id
    self.steps = steps
  }

  static func path(_ state: State, in root: String) -> String { withSlash(root) + state.fileName }

  func path(_ state: State) -> String { Self.path(state, in: root) }

  /// Where the new text of a file is until it takes its place.
  func newText(_ index: Int) -> String { staged(index, "new") }

  /// Where the old text of a file is until all is done.
  func oldText(_ index: Int) -> String { staged(index, "old") }

  private func staged(_ index: Int, _ kind: String) -> String {
    let place = steps[index].place
    let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) ?? place.startIndex
    return "\(place[...slash]).ibls-\(id)-\(index).\(kind)"
  }

  // MARK: On the disk

  var encoded: [UInt8] {
    func relative(_ path: String, to root: String) -> JSON {
      .string(String(path.utf8.dropFirst(withSlash(root).utf8.count)) ?? path)
    }
    let files = steps.map { step -> JSON in
      var members: [String: JSON] = [
        "path": relative(step.path, to: root), "place": relative(step.place, to: realRoot),
        "old": .string(step.old.text), "new": .string(step.new.text), "isLink": .bool(step.isLink),
        "isInPlace": .bool(step.isInPlace),
      ]
      if let newPath = step.newPath { members["newPath"] = relative(newPath, to: root) }
      return .object(members)
    }
    let note =
      "A rename is under way or was interrupted: 'ibls rename --recover' finishes it or takes it back."
    return Terminal.encoded(
      ["note": .string(note), "id": .string(id), "files": .array(files)], isPretty: true)
  }

  private struct Record: Decodable {
    struct File: Decodable {
      var path, place, old, new: String
      var newPath: String?
      var isLink, isInPlace: Bool
    }

    var id: String
    var files: [File]
  }

  /// Reads what an earlier run has noted; nil for anything else.
  ///
  /// A repository may bring along a file of that name. So nothing is taken that a rename would not touch: sources and documents
  /// in the workspace.
  init?(_ bytes: [UInt8], root: String, in environment: Environment) {
    guard let record: Record = decoded(bytes), record.id.utf8.count == 16, UInt64(record.id, radix: 16) != nil
    else {
      return nil
    }
    self.init(root: root, id: record.id, steps: [], in: environment)
    let roots = EditableRoots([root], in: environment)
    func absolute(_ path: String, below root: String, isName: Bool = true) -> String? {
      let whole = withSlash(root) + path
      guard normalized(whole, from: "/") == whole, roots.wayOut(of: whole, in: environment) == nil else {
        return nil
      }
      return isName && WorkspaceFile.Kind(fileName: fileName(whole)) == nil ? nil : whole
    }
    for file in record.files {
      let newPath = file.newPath.map { absolute($0, below: root) }
      guard let path = absolute(file.path, below: root), newPath != .some(nil),
        let place = absolute(file.place, below: realRoot, isName: !file.isLink),
        let old = TextIdentity(file.old), let new = TextIdentity(file.new)
      else { return nil }
      steps.append(
        Step(
          path: path, newPath: newPath ?? nil, place: place, isLink: file.isLink, isInPlace: file.isInPlace,
          old: old,
          new: new))
    }
  }
}
