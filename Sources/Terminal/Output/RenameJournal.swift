import Index
import Rules
import Text
import Workspace
import World

/// The steps of a rename on the files of a workspace, noted in a `RenameJournalPlace` before anything else.
///
/// The name of the file says what the next run has to do with a rename that was interrupted. While texts are put beside the
/// files, and while a rename that failed is taken back, it ends in `undo`. Once all texts are there, one move makes that
/// `finish`. It goes last.
struct RenameJournal {
  typealias State = RenameJournalPlace.State

  struct Step {
    /// Absolute, as the workspace has it.
    var path: String
    /// Absolute; nil where the file stays where it is.
    var newPath: String?
    /// The path of the bytes before the rename, links followed.
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
    let count: Int
    private let hash: UInt64

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
  let journalPlace: RenameJournalPlace
  /// Part of the names of all files that the rename makes.
  let id: String
  var steps: [Step]

  init(root: String, id: String, steps: [Step], at place: RenameJournalPlace) {
    self.root = root
    journalPlace = place
    self.id = id
    self.steps = steps
  }

  func path(_ state: State) -> String { journalPlace.path(state) }

  /// The path of a file's new text until it takes its place.
  func newText(_ index: Int) -> String { staged(index, "new") }

  /// The path of a file's old text until all is done.
  func oldText(_ index: Int) -> String { staged(index, "old") }

  private func staged(_ index: Int, _ kind: String) -> String {
    "\(folderWithSlash(of: steps[index].place)).ibls-\(id)-\(index).\(kind)"
  }

  // MARK: On the disk

  /// A line with the checksum of the rest, and JSON.
  var encoded: [UInt8] {
    func relative(_ path: String, to root: String) -> JSON {
      .string(String(path.utf8.dropFirst(withSlash(root).utf8.count)) ?? path)
    }
    let files = steps.map { step -> JSON in
      var members: [String: JSON] = [
        "path": relative(step.path, to: root), "place": relative(step.place, to: journalPlace.root),
        "old": .string(step.old.text), "new": .string(step.new.text), "isLink": .bool(step.isLink),
        "isInPlace": .bool(step.isInPlace),
      ]
      if let newPath = step.newPath { members["newPath"] = relative(newPath, to: root) }
      return .object(members)
    }
    let note =
      "A rename is under way or was interrupted: 'ibls rename --recover' finishes it or takes it back."
    let body = Terminal.encoded(
      [
        "note": .string(note), "root": .string(journalPlace.root), "id": .string(id), "files": .array(files),
      ], isPretty: true)
    return Array("\(String(stableHash(of: body), radix: 16))\n".utf8) + body
  }

  private struct Record: Decodable {
    struct File: Decodable {
      var path, place, old, new: String
      var newPath: String?
      var isLink, isInPlace: Bool
    }

    var root, id: String
    var files: [File]

    /// nil for what is not whole.
    init?(_ bytes: [UInt8]) {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let body = Array(bytes[(end + 1)...])
      guard bytes[..<end].elementsEqual(String(stableHash(of: body), radix: 16).utf8),
        let record: Record = decoded(body)
      else { return nil }
      self = record
    }
  }

  /// The workspace that a journal speaks of; nil for what is not whole.
  static func root(of bytes: [UInt8]) -> String? { Record(bytes)?.root }

  /// Reads what an earlier run has noted; nil for what is not whole.
  init?(_ bytes: [UInt8], root: String, at place: RenameJournalPlace) {
    guard let record = Record(bytes), record.root == place.root, record.id.utf8.count == 16,
      UInt64(record.id, radix: 16) != nil
    else { return nil }
    self.init(root: root, id: record.id, steps: [], at: place)
    for file in record.files {
      guard let old = TextIdentity(file.old), let new = TextIdentity(file.new) else { return nil }
      steps.append(
        Step(
          path: withSlash(root) + file.path, newPath: file.newPath.map { withSlash(root) + $0 },
          place: withSlash(place.root) + file.place, isLink: file.isLink, isInPlace: file.isInPlace, old: old,
          new: new))
    }
  }

  // MARK: What a rename may do

  /// Why these are not the steps of a rename; nil where they are.
  ///
  /// No step has to do with the files of another one, none leaves the workspace, and each is about a file that a rename edits.
  func flaw(in environment: Environment) -> FileError? {
    let roots = EditableRoots([root], in: environment)
    var taken: Set<String> = []
    func isSound(_ path: String, below root: String) -> Bool {
      let start = withSlash(root)
      return normalized(path, from: "/") == path && path.utf8.starts(with: start.utf8)
        && !liesInGitFolder(String(path.utf8.dropFirst(start.utf8.count)) ?? "")
        && roots.wayOut(of: path, in: environment) == nil
    }
    for step in steps {
      let own = environment.files.placeOfEntry(step.path)
      var places: Set = [own, step.place]
      var names = [step.path]
      if let newPath = step.newPath {
        places.insert(environment.files.placeOfEntry(newPath))
        names.append(newPath)
      }
      let reason: String? =
        if !names.allSatisfy({ isSound($0, below: root) }) || !isSound(step.place, below: journalPlace.root) {
          "does not lie in the workspace"
        } else if !names.allSatisfy({ WorkspaceFile.Kind(fileName: fileName($0))?.isEdited == true }) {
          "no rename changes such a file"
        } else if !names.allSatisfy({ folderWithSlash(of: $0) == folderWithSlash(of: step.path) }) {
          "goes to another folder"
        } else if step.isLink != (own != step.place) {
          "a link leads elsewhere than it did"
        } else if !step.changesText, step.newPath == nil {
          "does not change"
        } else if !taken.isDisjoint(with: places) {
          "changes by another path as well"
        } else { nil }
      if let reason { return FileError(path: step.path, reason: reason) }
      taken.formUnion(places)
    }
    return nil
  }
}

extension WorkspaceFile.Kind {
  fileprivate var isEdited: Bool {
    switch self {
    case .interface, .swift, .objc, .project, .manifest, .plist, .propertyList, .xcconfig, .translations: true
    case .compiledNib, .asset, .dependencies: false
    }
  }
}

func folderWithSlash(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
}

extension Files {
  /// The path of an entry of a folder, links to the folder followed and the entry as it is.
  func placeOfEntry(_ path: String) -> String {
    let folder = folderWithSlash(of: path)
    return withSlash(realPath(of: folder)) + (String(path.utf8.dropFirst(folder.utf8.count)) ?? "")
  }

  /// Whether a folder lists the name, rather than another spelling of it that the disk takes for the same.
  func isListed(_ path: String) -> Bool {
    let folder = folderWithSlash(of: path)
    let name = path.utf8.dropFirst(folder.utf8.count)
    let entries = (try? list(folder == "/" ? folder : String(folder.dropLast()))) ?? []
    return entries.contains { $0.name.utf8.elementsEqual(name) }
  }

  /// Whether a file may be moved to a path: neither another file is there, nor a link, nor another name of the same file.
  ///
  /// On a disk that takes upper and lower case for the same, the new name of a file may lead to the file itself. The folder
  /// then has only the old one.
  func isFree(_ newPath: String, for path: String) -> Bool {
    if isListed(newPath) { return false }
    do throws(FileError) {
      let there = try status(newPath)
      return (try? status(path))?.identity == there.identity
    } catch { return error.isMissing }
  }
}
