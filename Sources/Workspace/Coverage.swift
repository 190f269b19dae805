import Index
import World

/// The part of a workspace that is read: only where everything is, what no file declares is declared nowhere.
///
/// A check makes one of what it has read, a server keeps one in step with its files.
package struct Coverage: Hashable, Sendable {
  /// Code that is left out.
  package var hiddenCode = HiddenCode()
  /// More belongs to the workspace than any file in the folder shows: it is a part of a repository, or leaves out links.
  package var lacksFolders = false
  /// Why files and folders can't be read, by path.
  package var unreadable: [String: String] = [:]
  /// Documents of which something can't be read.
  private var unreadDocuments: Set<String> = []
  /// The bytes of documents in a format that is not read, by path.
  package private(set) var unreadTexts: [String: [UInt8]] = [:]
  private var ownCodeCount = 0

  package init() {}

  /// Takes note of a file that is read, is read anew, or is gone.
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

  /// Whether everything is read that may declare or connect something. Without any code, absence proves nothing.
  ///
  /// - Parameter isRead: Whether a file is read though git ignores it.
  package func isWhole(reading isRead: (_ path: String) -> Bool) -> Bool {
    ownCodeCount > 0 && !lacksFolders && unreadDocuments.isEmpty && !hiddenCode.isHidden(butFor: isRead)
      && unreadable.keys.allSatisfy(matterToRenamesAlone)
  }
}

/// Whether a path is that of a property list or a data model, or of a folder of one.
///
/// Such files declare and connect nothing. A check does not even look at them.
private func matterToRenamesAlone(_ path: String) -> Bool {
  [.propertyList, .translations].contains(WorkspaceFile.Kind(fileName: fileName(path)))
    || components(of: path).contains { $0.hasSuffix(".xcdatamodel") }
}

extension SourceFile {
  /// Whether this is a document, not a dependency's, in an encoding that is not read, cut off, or left with Git LFS.
  fileprivate var isUnreadDocument: Bool {
    guard case .interface(let outline, _) = facts, !isDependency else { return false }
    return outline.problems.contains { [.unread, .cutOff, .pointer].contains($0.kind) }
  }

  /// The bytes of an own document in a format that is not read.
  fileprivate var unreadText: [UInt8]? {
    guard case .interface(let outline, _) = facts, !isDependency, !outline.unreadText.isEmpty else {
      return nil
    }
    return outline.unreadText
  }

  /// Whether the file is code, and not a dependency's.
  fileprivate var isOwnCode: Bool {
    guard !isDependency, let kind = WorkspaceFile.Kind(fileName: fileName(path)) else { return false }
    return kind.isCode || kind == .manifest
  }
}
