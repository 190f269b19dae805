import Text
import World

/// The files that record a rename of a workspace. They are in a folder of the user, since a repository can contain any file in
/// the workspace.
package struct RenameJournalPlace: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable { case finish, undo }

  /// The absolute path of the folder.
  package let folder: String
  /// The path of the workspace, without links.
  package let root: String

  package init(of root: String, in environment: Environment) throws(FileError) {
    guard let folder = environment.stateFolder else {
      throw FileError(path: root, reason: "neither HOME nor XDG_STATE_HOME is an absolute path")
    }
    self.folder = normalized(folder, from: "/")
    self.root = normalized(environment.files.realPath(of: root), from: "/")
  }

  package func path(_ state: State) -> String {
    "\(folder)/rename-\(String(stableHash(of: root.utf8), radix: 16))-\(state)"
  }

  /// Refuses a folder that another user or the repository could have filled.
  package func requireOwn(in environment: Environment) throws(FileError) {
    let guarded = [root, workspaceRoot(of: root, in: environment)].compactMap { path in
      path.flatMap { try? environment.files.status($0) }?.identity
    }
    // Folders are compared by identity, since some disks allow several spellings of a path.
    var place = normalized(environment.files.realPath(of: folder), from: "/")[...]
    while true {
      if let identity = try? environment.files.status(place.isEmpty ? "/" : String(place)).identity,
        guarded.contains(identity)
      {
        throw FileError(path: folder, reason: "lies in the workspace, which could bring along a journal")
      }
      guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      place = place[..<slash]
    }
    try environment.writing.requireOwn(folder, .folder)
  }
}

/// The traces of a rename that is running or was interrupted.
package struct InterruptedRename: Hashable, Sendable {
  /// The absolute path of the journal, which shows that files may be inconsistent; nil if there is none.
  package private(set) var journal: String?
  /// The files of the workspace with the name of a journal in older versions. Their content is ignored.
  package private(set) var strays: [String]

  package init(in root: String, _ environment: Environment) {
    if let place = try? RenameJournalPlace(of: root, in: environment),
      let path = RenameJournalPlace.State.allCases.lazy.map(place.path).first(
        where: environment.files.mayBeThere),
      (try? place.requireOwn(in: environment)) != nil
    {
      journal = path
    }
    // A dangling link is an entry of the folder, although no file exists at its path.
    let names = Set(((try? environment.files.list(root)) ?? []).map(\.name))
    strays = [".ibls-rename-finish", ".ibls-rename-undo"].filter(names.contains)
  }

  /// The warnings for the user, one on each line.
  ///
  /// - Parameter shown: Converts a path of the workspace to the one that the user would type.
  package func notes(_ shown: (String) -> String) -> [String] {
    (journal.map {
      [
        "a rename is under way or was interrupted, as '\($0)' says, so that files may not fit together; "
          + "'ibls rename --recover' finishes it or takes it back"
      ]
    } ?? []) + strayNotes(shown)
  }

  package func strayNotes(_ shown: (String) -> String) -> [String] {
    strays.map {
      "'\(shown($0))' is not followed, since a repository may bring it along; if an older version of 'ibls' left it, "
        + "see that the files fit together; then remove it"
    }
  }
}

extension Files {
  /// Whether a path may exist: it does, or can't be checked.
  package func mayBeThere(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try status(path)
      return true
    } catch { return !error.isMissing }
  }

  /// The files in a workspace with the name of a new text that a rename writes beside a file. Paths are relative to the root.
  package func stagedTexts(in root: String) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in (try? list(withSlash(root) + folder)) ?? [] {
        if entry.kind == .folder, entry.name != ".git" { folders.append(folder + entry.name + "/") }
        if isStagedText(entry.name) { result.append(folder + entry.name) }
      }
    }
    return result.sorted(by: precedes)
  }
}

/// Whether a name is like `.ibls-0123456789abcdef-0.new`.
private func isStagedText(_ name: String) -> Bool {
  guard name.hasPrefix(".ibls-"), name.hasSuffix(".new") || name.hasSuffix(".old") else { return false }
  let parts = name.dropFirst(".ibls-".count).dropLast(".new".count).split(separator: "-")
  return parts.count == 2 && parts[0].utf8.count == 16 && UInt64(parts[0], radix: 16) != nil
    && Int(parts[1]) != nil
}
