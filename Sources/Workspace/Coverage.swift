import Index
import World

/// The part of a workspace that is read. Only if everything is read, a name that no file declares does not exist.
///
/// A check makes one after reading, and a server updates one with its files.
package struct Coverage: Hashable, Sendable {
  /// Code that is left out.
  package var hiddenCode = HiddenCode()
  /// Whether the workspace may have more files than the folder shows, since it is a part of a repository or leaves out links.
  package var lacksFolders = false
  /// The reasons why files and folders can't be read, by path.
  package var unreadable: [String: String] = [:]
  /// The paths of documents of which a part can't be read.
  private var unreadDocuments: Set<String> = []
  /// The bytes of documents in formats that are not read, by path.
  package private(set) var unreadTexts: [String: [UInt8]] = [:]
  private var ownCodeCount = 0

  package init() {}

  /// Updates the coverage after a file was read, changed or removed.
  package mutating func replace(_ old: SourceFile?, by new: SourceFile?) {
    if let old {
      if old.isOwnCode { ownCodeCount -= 1 }
      unreadDocuments.remove(old.path)
      unreadTexts[old.path] = nil
    }
    if let new {
      if new.isOwnCode { ownCodeCount += 1 }
      if new.isUnreadDocument { unreadDocuments.insert(new.path) }
      if let text = new.unreadText { unreadTexts[new.path] = text }
    }
  }

  /// Whether all files are read that may declare or connect something. Without any code, a missing declaration proves nothing.
  ///
  /// - Parameter isRead: Whether a file is read although git ignores it.
  package func isWhole(reading isRead: (_ path: String) -> Bool) -> Bool {
    ownCodeCount > 0 && !lacksFolders && unreadDocuments.isEmpty && !hiddenCode.isHidden(butFor: isRead)
      && unreadable.keys.allSatisfy(matterToRenamesAlone)
  }
}

/// Whether a path is that of a property list or a data model, or of a data model's folder.
///
/// Such files declare and connect nothing. A check does not even read them.
private func matterToRenamesAlone(_ path: String) -> Bool {
  [.propertyList, .translations].contains(WorkspaceFile.Kind(fileName: fileName(path)))
    || components(of: path).contains { $0.hasSuffix(".xcdatamodel") }
}

extension SourceFile {
  /// Whether this is a document in an unread encoding, cut off, a pointer of Git LFS, or encrypted. Documents of dependencies don't
  /// count.
  fileprivate var isUnreadDocument: Bool {
    guard case .interface(let outline, _) = facts, !isDependency else { return false }
    return outline.problems.contains { [.unread, .cutOff, .pointer, .encrypted].contains($0.kind) }
  }

  /// The bytes of a document in a format that is not read; nil for other files and for dependencies.
  fileprivate var unreadText: [UInt8]? {
    guard case .interface(let outline, _) = facts, !isDependency, !outline.unreadText.isEmpty else {
      return nil
    }
    return outline.unreadText
  }

  /// Whether the file is code that is not from a dependency.
  fileprivate var isOwnCode: Bool {
    guard !isDependency, let kind = WorkspaceFile.Kind(fileName: fileName(path)) else { return false }
    return kind.isCode || kind == .manifest
  }
}
