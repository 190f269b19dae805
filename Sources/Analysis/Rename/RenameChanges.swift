import Index
import Syntax
import Text

/// The changes of a rename, in the order in which they were found.
struct RenameChanges {
  private(set) var all: [RenamePlan.Change] = []
  var fileRenames: [RenamePlan.FileRename] = []
  var keptFiles: [RenamePlan.KeptFile] = []
  /// The places of selectors that may be sent to any object; their file need not name the class.
  var placesForAnyObject: Set<Location> = []

  mutating func replace(
    _ old: String, with new: String, at range: ByteRange, in file: FileID,
    _ certainty: ReferenceCertainty = .certain
  ) {
    all.append(RenamePlan.Change(file: file, range: range, old: old, new: new, certainty: certainty))
  }

  /// Replaces a key or a selector in a document. If the document omits the colon that AppKit adds, so does the replacement.
  mutating func replace(
    _ reference: MemberReference, by new: String, in file: FileID, _ certainty: ReferenceCertainty
  ) {
    var (old, new) = (xmlEscaped(reference.name), xmlEscaped(new))
    if old.hasSuffix(":"), new.hasSuffix(":"), reference.range.length < old.utf8.count {
      (old, new) = (String(old.dropLast()), String(new.dropLast()))
    }
    replace(old, with: new, at: reference.range, in: file, certainty)
  }

  mutating func replace(_ place: FilePlace) {
    replace(
      place.text.old, with: place.text.new, at: place.text.range, in: place.file,
      place.doubt.isEmpty ? .certain : .possible(place.doubt))
  }

  /// Replaces the name of a file that is renamed only if the user agrees.
  mutating func replaceFileName(_ place: FilePlace, _ reason: String) {
    all.append(
      RenamePlan.Change(
        file: place.file, range: place.text.range, old: place.text.old, new: place.text.new,
        certainty: .possible(reason), namesFile: true))
  }

  mutating func dropPossible(at places: [Location]) {
    all.removeAll {
      $0.certainty != .certain && places.contains(Location(file: $0.file, range: $0.range))
    }
  }

  /// The files with changes that are only possible.
  var possibleFiles: Set<FileID> { Set(all.lazy.filter { $0.certainty != .certain }.map(\.file)) }

  /// Removes the changes of a file that are only possible, except for selectors that may be sent to any object.
  mutating func dropPossible(in file: FileID) {
    all.removeAll {
      $0.file == file && $0.certainty != .certain
        && !placesForAnyObject.contains(Location(file: file, range: $0.range))
    }
  }

  /// The files with certain changes.
  var certainFiles: Set<FileID> { Set(all.lazy.filter { $0.certainty == .certain }.map(\.file)) }

  var certainPlaces: Set<Location> {
    Set(all.lazy.filter { $0.certainty == .certain }.map { Location(file: $0.file, range: $0.range) })
  }

  /// Whether the changes already rename or keep a file.
  func isSettled(_ file: FileID) -> Bool {
    fileRenames.contains { $0.file == file } || keptFiles.contains { $0.file == file }
  }
}

/// Words in comments and strings that equal the old name.
struct RenameMentions {
  /// The places that are only counted.
  private(set) var places: [Location] = []
  /// The places that comments write as code.
  private var documented: [FilePlace] = []
  /// The names of the classes with the renamed member; comments write `Type.member`.
  var owners: Set<String> = []

  /// Adds mentions. Comments that write the name as code are changed in files that are edited anyway; all others are only
  /// counted.
  mutating func add(
    _ found: [CodeMention], in file: FileID, _ text: SourceText, from old: String, to new: String
  ) {
    if found.isEmpty { return }
    func isCode(_ range: ByteRange) -> Bool { text.isWrittenAsCode(range, of: owners) }
    // If the new name is there already, a rename back could not distinguish the two names.
    let isTaken = text.bytes.withSpan { occurrences(of: new, in: $0) }.contains(where: isCode)
    for mention in found {
      if mention.isInComment, !isTaken, isCode(mention.range) {
        documented.append(FilePlace(file, TextReplacement(range: mention.range, old: old, new: new)))
      } else {
        count(mention.range, in: file)
      }
    }
  }

  mutating func count(_ range: ByteRange, in file: FileID) {
    places.append(Location(file: file, range: range))
  }

  /// Changes or counts the mentions that comments write as code.
  mutating func settle(in changes: inout RenameChanges) {
    let edited = changes.certainFiles
    for mention in documented {
      if edited.contains(mention.file) {
        changes.replace(mention)
      } else {
        count(mention.text.range, in: mention.file)
      }
    }
  }
}
