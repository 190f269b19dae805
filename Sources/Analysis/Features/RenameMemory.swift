import Index
import Syntax

/// What files declared or connected before an edit broke connections, as long as these are broken.
///
/// A name that is typed anew passes through many others; what counts is the one from before the first of them.
package struct RenameMemory: Sendable {
  private var code: [FileID: SwiftOutline] = [:]
  private var documents: [FileID: InterfaceOutline] = [:]

  package init() {}

  /// Looks at files that just changed.
  ///
  /// - Parameter before: The snapshot in which they had not.
  package mutating func note(_ changed: [FileID], since before: Snapshot, _ resolver: Resolver) {
    for file in changed {
      if let old = code[file] ?? before.swift(file) {
        code[file] = explainsDangling(old, in: file, resolver.snapshot) ? old : nil
      }
      if let old = documents[file] ?? before.interface(file) {
        documents[file] = Analysis.documentRenames(from: old, in: file, resolver).isEmpty ? nil : old
      }
    }
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
