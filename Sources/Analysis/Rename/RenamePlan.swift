import Index
import Text

/// A rename as data: the text to write at each place, and the files to rename.
package struct RenamePlan: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    package var file: FileID
    package var range: ByteRange
    /// The analyzed text at the range.
    package var old: String
    package var new: String
    /// The certainty of the change; a change that is only possible is never made unless the user chooses it.
    package var certainty: ReferenceCertainty
    /// Whether the text names a file of `fileRenames`, so that the change is right exactly if that file is renamed.
    package var namesFile = false
  }

  /// A file that has the old name.
  package struct FileRename: Hashable, Sendable {
    package var file: FileID
    /// The new path, relative to the workspace's root.
    package var newPath: String
    /// Why the file is or may be renamed too; nil for a file that the user renames.
    package var reason: String?
    /// Whether the rename breaks something unless the file is renamed. Other files are renamed only if the user agrees.
    package var isCertain = false
  }

  /// A file that has the old name and can't be renamed.
  package struct KeptFile: Hashable, Sendable {
    package var file: FileID
    package var reason: String
  }

  /// The old name as declared, and the new name.
  package var oldName: String
  package var newName: String
  /// The changes by file and place, without overlaps.
  package var changes: [Change]
  package var fileRenames: [FileRename]
  package var keptFiles: [KeptFile]
  /// The places, by file and offset, in comments and strings that only mention the name. No edit changes them.
  package var mentions: [Location]
  /// The analyzed texts of all files with changes.
  package var texts: [FileID: [UInt8]]
  /// Why a rename back to the old name is impossible, for example because another class has it.
  package var obstacleToUndo: String?

  /// The number of places that only mention the name, for people.
  package var mentionCount: String {
    "\(mentions.count) mention\(mentions.count == 1 ? "" : "s") in comments and strings"
  }

  /// The files that are renamed.
  ///
  /// - Parameter offered: Whether files that are only offered are included.
  package func fileRenames(offered: Bool) -> [FileRename] { fileRenames.filter { offered || $0.isCertain } }

  /// The changes that may be wrong, apart from those that name files.
  package var possible: [Change] { changes.filter { $0.certainty != .certain && !$0.namesFile } }

  /// The plan without its changes in some files, and these changes.
  package func sparing(_ isSpared: (FileID) -> Bool) -> (plan: RenamePlan, spared: [Change]) {
    let files = Set(changes.map(\.file)).filter(isSpared)
    if files.isEmpty { return (self, []) }
    var plan = self
    plan.changes.removeAll { files.contains($0.file) }
    return (plan, changes.filter { files.contains($0.file) })
  }

  /// The changes as edits of files.
  package func edits(includingPossible: Bool, renamingFiles: Bool = false) -> [FileEdits] {
    let applied = changes.filter {
      $0.certainty == .certain || ($0.namesFile ? renamingFiles : includingPossible)
    }
    return Dictionary(grouping: applied, by: \.file).sorted { $0.key < $1.key }.map { file, changes in
      FileEdits(file: file, edits: changes.map { Edit($0.range, $0.new) })
    }
  }
}

/// Why nothing is renamed, as one line for people.
package struct RenameRefusal: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The new name is not valid or already used.
    case name
    /// The declaration has the new name already.
    case unchanged
    /// The declaration to rename is outside the workspace, not found or ambiguous.
    case symbol
    /// No file that has been read declares what a document names.
    case undeclared
    /// A file can't be read, or has the name in a form that can't be replaced.
    case file
    /// A text has changed since it was analyzed.
    case stale
  }

  package struct Candidate: Hashable, Sendable {
    package var name: String
    package var location: Location
    /// Whether the name is that of a file.
    package var isFile: Bool { location.range.isEmpty }
  }

  package var reason: Reason
  package var message: String
  /// The place of the problem.
  package var place: Location?
  /// The possible meanings of an ambiguous name.
  package var candidates: [Candidate] = []

  package init(_ reason: Reason, _ message: String, at place: Location? = nil, candidates: [Candidate] = []) {
    self.reason = reason
    self.message = message
    self.place = place
    self.candidates = candidates
  }
}
