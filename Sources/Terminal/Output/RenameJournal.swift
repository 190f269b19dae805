import Index
import Rules
import Text
import Workspace
import World

/// The steps of a rename on the files of a workspace, noted in a `RenameJournalPlace` before anything else.
///
/// The name of the file determines what the next run does with an interrupted rename. It ends in `undo` while texts are written
/// beside the files, and while a failed rename is undone. Once all texts are written, one move changes the ending to `finish`.
/// The journal is removed last.
struct RenameJournal {
  typealias State = RenameJournalPlace.State

  struct Step {
    /// The absolute path in the workspace.
    var path: String
    /// The absolute new path; nil where the file keeps its path.
    var newPath: String?
    /// The path of the bytes before the rename, with links resolved.
    var place: String
    /// Whether the path is a link to the place; then only the link is renamed.
    var isLink: Bool
    /// Whether the file has several names, which it keeps only if it is written in place.
    var isInPlace: Bool
    var old: TextIdentity
    var new: TextIdentity

    var changesText: Bool { old != new }
  }

  /// The identity of a text: its length and its hash.
  struct TextIdentity: Hashable {
    let count: Int
    private let hash: UInt64

    init(_ bytes: [UInt8]) {
      count = bytes.count
      hash = stableHash(of: bytes)
    }

    /// Reads the form that `text` returns; nil for any other text.
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

  /// The absolute path of the workspace in the user's spelling.
  let root: String
  let journalPlace: RenameJournalPlace
  /// A part of the names of all files that the rename writes.
  let id: String
  var steps: [Step]

  init(root: String, id: String, steps: [Step], at place: RenameJournalPlace) {
    self.root = root
    journalPlace = place
    self.id = id
    self.steps = steps
  }

  func path(_ state: State) -> String { journalPlace.path(state) }

  /// The path of a file's new text until that replaces the old one.
  func newText(_ index: Int) -> String { staged(index, "new") }

  /// The path of a file's old text until the rename is done.
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

    /// nil for an incomplete journal.
    init?(_ bytes: [UInt8]) {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let body = Array(bytes[(end + 1)...])
      guard bytes[..<end].elementsEqual(String(stableHash(of: body), radix: 16).utf8),
        let record: Record = decoded(body)
      else { return nil }
      self = record
    }
  }

  /// The workspace of a journal; nil for an incomplete one.
  static func root(of bytes: [UInt8]) -> String? { Record(bytes)?.root }

  /// Reads the journal of an earlier run; nil for an incomplete one.
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

  /// The reason why the steps can't be those of a rename; nil where they can.
  ///
  /// No step concerns the files of another one or leaves the workspace, and each is about a file that a rename edits.
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
  /// The path of an entry with links in its folder's path resolved, but not the entry itself.
  func placeOfEntry(_ path: String) -> String {
    let folder = folderWithSlash(of: path)
    return withSlash(realPath(of: folder)) + (String(path.utf8.dropFirst(folder.utf8.count)) ?? "")
  }

  /// Whether a folder lists exactly this name, rather than another spelling that the disk treats as equal.
  func isListed(_ path: String) -> Bool {
    let folder = folderWithSlash(of: path)
    let name = path.utf8.dropFirst(folder.utf8.count)
    let entries = (try? list(folder == "/" ? folder : String(folder.dropLast()))) ?? []
    return entries.contains { $0.name.utf8.elementsEqual(name) }
  }

  /// Whether a file may be moved to a path: it contains no other file, no link, and no other name of the same file.
  ///
  /// On a disk that ignores case, the new name of a file may lead to the file itself. The folder then lists only the old name.
  func isFree(_ newPath: String, for path: String) -> Bool {
    if isListed(newPath) { return false }
    do throws(FileError) {
      let there = try status(newPath)
      return (try? status(path))?.identity == there.identity
    } catch { return error.isMissing }
  }
}
