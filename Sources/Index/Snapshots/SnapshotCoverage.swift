import Syntax

/// The coverage of the workspace by the files of a snapshot: how much of it they are.
package struct SnapshotCoverage: Hashable, Sendable {
  /// Every source and interface file of the whole workspace was read.
  package var isWhole: Bool
  /// Sources that targets list although git ignores them, by path; they may be missing.
  package var ignoredSources: Set<String>
  /// Classes that binary frameworks and code in other languages declare in the workspace, by the names of the headers and files.
  package var vendoredClasses: Set<String>
  /// The bytes of documents in a format that is not read, by path.
  package var unreadTexts: [String: [UInt8]]

  package init(
    isWhole: Bool, ignoredSources: Set<String> = [], vendoredClasses: Set<String> = [],
    unreadTexts: [String: [UInt8]] = [:]
  ) {
    self.isWhole = isWhole
    self.ignoredSources = ignoredSources
    self.vendoredClasses = vendoredClasses
    self.unreadTexts = unreadTexts
  }

  /// Whether a document in a format that is not read holds one of these names, and so may connect what has it.
  package func isNamedUnread(_ names: [String], inDocumentsWhere isMeant: (_ path: String) -> Bool) -> Bool {
    unreadTexts.contains { path, text in
      isMeant(path)
        && names.contains { name in
          // Compiled nibs write names beyond ASCII in other ways.
          !name.utf8.allSatisfy { $0 < 0x80 } || SearchText(Array(name.utf8)).occurs(in: text)
        }
    }
  }
}
