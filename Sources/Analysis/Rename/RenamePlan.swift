import Index
import Text

/// A whole rename as data: what to write where, or not at all.
package struct RenamePlan: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    package var file: FileID
    package var range: ByteRange
    /// The text at the range, as analyzed.
    package var old: String
    package var new: String
    /// A change that is only possible is never made unasked.
    package var certainty: ReferenceCertainty
    /// Whether it names a file of `fileRenames`, for the reason given there: right if that is renamed, else wrong.
    package var namesFile = false
  }

  /// A file that has the name of what is renamed.
  package struct FileRename: Hashable, Sendable {
    package var file: FileID
    /// Relative to the workspace's root.
    package var newPath: String
    /// Why it is meant, or may be; nil for a file that the user renames.
    package var reason: String?
    /// Whether the rename breaks something without it. Any other is never done unasked.
    package var isCertain = false
  }

  /// A file that has the name of what is renamed and can't follow it.
  package struct KeptFile: Hashable, Sendable {
    package var file: FileID
    package var reason: String
  }

  /// As declared, and as it is to be.
  package var oldName: String
  package var newName: String
  /// By file and place, without overlaps.
  package var changes: [Change]
  package var fileRenames: [FileRename]
  package var keptFiles: [KeptFile]
  /// Words in comments and in strings that name nothing at run time, by file and place. Never part of an edit.
  package var mentions: [Location]
  /// The texts that the changes are made for.
  package var texts: [FileID: [UInt8]]
  /// Why no rename would give the old name back, as where another class keeps it.
  package var obstacleToUndo: String?

  /// The number of places that only mention the name, for people.
  package var mentionCount: String {
    "\(mentions.count) mention\(mentions.count == 1 ? "" : "s") in comments and strings"
  }

  /// The files that are renamed.
  ///
  /// - Parameter offered: Whether those that are only offered are among them.
  package func fileRenames(offered: Bool) -> [FileRename] { fileRenames.filter { offered || $0.isCertain } }

  /// The changes that may mean something else, apart from those that name files.
  package var possible: [Change] { changes.filter { $0.certainty != .certain && !$0.namesFile } }

  /// The plan without what it changes in some files, and what that is.
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

/// Why nothing is renamed; one line for people.
package struct RenameRefusal: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The new name can't be, or is taken.
    case name
    /// The declaration has the new name already.
    case unchanged
    /// The declaration to rename is not in the workspace, not found or not clear.
    case symbol
    /// No file that has been read declares what a document names.
    case undeclared
    /// A file can't be read, or is not the analyzed one.
    case file
    /// A text has changed since it was analyzed.
    case stale
  }

  package struct Candidate: Hashable, Sendable {
    package var name: String
    package var location: Location
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
