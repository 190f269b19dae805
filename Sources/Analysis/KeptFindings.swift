import Index
import Syntax
import Text

/// What was found in a document that is being edited, at the places where things are now: most edits move what it holds,
/// or alter the name in one connection, and leave all other findings as they were.
package struct KeptFindings: Sendable {
  /// As they are shown: those that a rename explains saying so, and those of stale documents summed up.
  package private(set) var shown: [Diagnostic]
  /// One for each thing that is wrong.
  package private(set) var singles: [Diagnostic]
  /// Connections that were edited since, by index; no finding about them is among `singles`, and `shown` is empty.
  package private(set) var edited: Range<Int>?

  package init(shown: [Diagnostic], singles: [Diagnostic]) {
    self.shown = shown
    self.singles = singles
  }

  /// The same behind an edit of the document; nil where more may have become of it.
  ///
  /// - Parameter old: The document before the edit.
  package func following(_ change: FileChange, of old: InterfaceOutline, _ edit: TextChange) -> KeptFindings?
  {
    guard let new = change.new?.facts.interface,
      // Damage may be found somewhere else now, though of the same kind.
      new.problems.isEmpty
    else { return nil }
    var result = self
    if let apart = change.connectionsApart {
      // The id of a connection may be what something else refers to.
      guard old.connections[apart.old].map(\.id) == new.connections[apart.new].map(\.id) else { return nil }
      result.edited =
        edited.map { min($0.lowerBound, apart.new.lowerBound)..<max($0.upperBound, apart.new.upperBound) }
        ?? apart.new
      let places = Set(old.connections[apart.old].flatMap(\.places))
      result.singles.removeAll { $0.code != .duplicateID && places.contains($0.range) }
      result.shown = []
    } else if change.extent != .places {
      return nil
    }
    guard let shown = moved(result.shown, by: edit), let singles = moved(result.singles, by: edit) else {
      return nil
    }
    (result.shown, result.singles) = (shown, singles)
    return result
  }

  private func moved(_ findings: [Diagnostic], by edit: TextChange) -> [Diagnostic]? {
    let moved = findings.compactMap { $0.moved(by: edit) }
    return moved.count == findings.count ? moved : nil
  }
}

extension Connection {
  /// Where findings about the connection stand.
  fileprivate var places: [ByteRange] {
    [
      nameRange, destinationRange, segue?.unwindAction?.range, segue?.creationSelector?.range,
      segue?.customClass?.range,
    ].compactMap { $0 }
  }
}
