import Index
import Syntax

/// What files declared or connected before an edit broke connections, as long as these are broken.
///
/// A name that is typed anew passes through many others; what counts is the one from before the first of them.
package struct RenameMemory: Sendable {
  private var code: [FileID: CodeOutline] = [:]
  private var documents: [FileID: InterfaceOutline] = [:]

  package init() {}

  package var isEmpty: Bool { code.isEmpty && documents.isEmpty }

  /// Looks at files that just changed.
  ///
  /// - Parameter before: The snapshot in which they had not.
  package mutating func note(_ changed: [FileID], since before: Snapshot, _ resolver: Resolver) {
    var old: [FileID: FileFacts] = [:]
    for file in changed { old[file] = before[file]?.facts }
    note(old, resolver)
  }

  /// The same where the files had other numbers before.
  ///
  /// - Parameter old: What the changed files held, those left out that are new. What is kept of others is looked
  ///   at, too: it goes as soon as the connections that it explains have been mended elsewhere.
  package mutating func note(_ old: [FileID: FileFacts], _ resolver: Resolver) {
    // Kept from before the first of several edits, an outline wins over the last one.
    var code = self.code
    var documents = self.documents
    for (file, facts) in old {
      switch facts {
      case .code(let old): if code[file] == nil { code[file] = old.readOutline() }
      case .interface(let outline): if documents[file] == nil { documents[file] = outline }
      case .project: break
      }
    }
    self.code = code.filter { explainsDangling($0.value, in: $0.key, resolver) }
    self.documents = documents.filter {
      !Analysis.documentRenames(from: $0.value, in: $0.key, resolver).isEmpty
    }
  }

  /// Follows files to the numbers they have after a new scan; what has none is forgotten.
  package mutating func renumber(_ number: (FileID) -> FileID?) {
    func renumbered<Outline>(_ outlines: [FileID: Outline]) -> [FileID: Outline] {
      var result: [FileID: Outline] = [:]
      for (file, outline) in outlines {
        if let new = number(file) { result[new] = outline }
      }
      return result
    }
    code = renumbered(code)
    documents = renumbered(documents)
  }

  /// What explains connections that dangle in the resolver's snapshot, by file.
  package func foreignRenames(_ resolver: Resolver) -> [ForeignRename] {
    code.sorted { $0.key < $1.key }.flatMap { Analysis.foreignRenames(from: $1, in: $0, resolver) }
  }

  /// The same the other way round, for one document.
  package func documentRenames(in file: FileID, _ resolver: Resolver) -> [DocumentRename] {
    documents[file].map { Analysis.documentRenames(from: $0, in: file, resolver) } ?? []
  }

  /// Files whose earlier declarations are kept.
  package var files: Set<FileID> { Set(code.keys).union(documents.keys) }
}
