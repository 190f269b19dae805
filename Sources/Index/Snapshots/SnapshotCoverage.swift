import Syntax

/// The part of the workspace that the files of a snapshot cover.
package struct SnapshotCoverage: Hashable, Sendable {
  /// Whether all source and interface files of the whole workspace were read.
  package var isWhole: Bool
  /// The paths of sources that targets list although git ignores them; they may be missing.
  package var ignoredSources: Set<String>
  /// Classes that binary frameworks and code in other languages declare in the workspace, by the names of the headers and files.
  package var vendoredClasses: Set<String>
  /// The bytes of documents in formats that are not read, by path.
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

  /// Whether a document in an unread format contains one of these names, and so may connect a member with it.
  package func isNamedUnread(_ names: [String], inDocumentsWhere isMeant: (_ path: String) -> Bool) -> Bool {
    unreadTexts.contains { path, text in
      isMeant(path)
        && names.contains { name in
          // Compiled nibs write names outside ASCII in other encodings.
          !name.utf8.allSatisfy { $0 < 0x80 } || SearchText(Array(name.utf8)).occurs(in: text)
        }
    }
  }
}
