import Index
import Syntax
import Text

/// The findings of an open document, carried across edits to the places where they are now.
///
/// Most edits move what the document holds, or alter the name in one connection, and leave all other findings as they were.
package struct RetainedDiagnostics: Sendable {
  /// The findings as users see them: with the renames that explain some, and those of stale documents summed up.
  package private(set) var shown: [Diagnostic]
  /// The findings before that.
  package private(set) var singles: [Diagnostic]
  /// The indices of connections edited since; then `singles` has no finding about them, and `shown` is empty.
  package private(set) var edited: Range<Int>?
  /// Whether the document was not being edited, so that `shown` may sum up.
  package let isAtRest: Bool
  /// Whether some follow from how the text is written, so that no edit leaves them as they were.
  private let followsText: Bool

  package init(
    shown: [Diagnostic], singles: [Diagnostic], isAtRest: Bool = true, followsText: Bool = false
  ) {
    self.shown = shown
    self.singles = singles
    self.isAtRest = isAtRest
    self.followsText = followsText
  }

  /// The findings after an edit of the document; nil where the edit may alter others than those of single connections.
  ///
  /// - Parameter old: The document before the edit.
  package func following(
    _ change: FileChange, of old: InterfaceOutline, _ edit: TextChange
  ) -> RetainedDiagnostics? {
    guard !followsText, let new = change.new?.facts.interface,
      // Damage may be found somewhere else now, though of the same kind.
      new.problems.isEmpty
    else { return nil }
    var result = self
    if let apart = change.connectionsApart {
      // The id of a connection may be what something else refers to.
      guard old.connections[apart.old].map(\.id) == new.connections[apart.new].map(\.id),
        !old.showsHidden(apart.old), !new.showsHidden(apart.new),
        // A segue decides about the scenes to which it leads.
        !old.connections[apart.old].contains(where: { $0.kind == .segue }),
        !new.connections[apart.new].contains(where: { $0.kind == .segue })
      else { return nil }
      result.edited =
        edited.map { min($0.lowerBound, apart.new.lowerBound)..<max($0.upperBound, apart.new.upperBound) }
        ?? apart.new
      let places = Set(old.connections[apart.old].flatMap(\.places))
      result.singles.removeAll {
        places.contains($0.range) && $0.rule?.judgesConnections != false
      }
      result.shown = []
    } else if let apart = change.objectsApart {
      guard let labels = new.labels(apart, since: old) else { return nil }
      result.shown = result.shown.map { $0.with(labels) }
      result.singles = result.singles.map { $0.with(labels) }
    } else if change.extent != .places {
      return nil
    }
    guard let shown = moved(result.shown, by: edit), let singles = moved(result.singles, by: edit) else {
      return nil
    }
    (result.shown, result.singles) = (shown, singles)
    return result
  }
}

extension Diagnostic {
  /// - Parameter labels: The labels of some objects, by their ids.
  fileprivate func with(_ labels: [String: String?]) -> Diagnostic {
    guard let id = subject?.id, let label = labels[id] else { return self }
    var result = self
    result.subject?.label = label
    return result
  }
}

extension InterfaceOutline {
  /// The labels of the objects apart, by their ids; nil where the objects differ in more, or where other objects are identified
  /// by one of the labels, as all objects of a scene are by that of its controller.
  fileprivate func labels(_ apart: ListDifference, since old: InterfaceOutline) -> [String: String?]? {
    // An edit in a text alters one object; a paste over many is judged anew.
    guard apart.old.count == apart.new.count, apart.new.count < 10 else { return nil }
    var labels: [String: String?] = [:]
    for (before, after) in zip(old.objects[apart.old], objects[apart.new]) {
      var content = before.content
      content.label = after.label
      guard content == after.content else { return nil }
      labels[after.id] = ownLabel(of: after)
    }
    let areMain = mainObjects.contains { $0.map(apart.new.contains) ?? false }
    return areMain ? nil : labels
  }
}

extension InterfaceOutline {
  /// Whether some connections decide about what lies in hidden views, or in those that get no touches: they lead there, or bind
  /// what shows them.
  fileprivate func showsHidden(_ edited: Range<Int>) -> Bool {
    // Outlets that lead into hidden views and to disabled controls count as well, and those from there to gesture recognizers.
    edited.contains { connections[$0].kind != .action && connections[$0].kind != .segue }
      // By index: copying every object would take longer than all else.
      && objects.indices.contains {
        objects[$0].isHidden || objects[$0].isDisabled || objects[$0].isUntouchable
      }
  }
}

extension Connection {
  /// The places of findings about the connection.
  fileprivate var places: [ByteRange] {
    [
      self.nameRange, self.destinationRange, self.unwindActionRange, self.creationSelectorRange,
      self.segueClassRange,
    ].compactMap { $0 }
  }
}

extension InterfaceOutline {
  /// The connection that a finding at a place is about.
  func connection(at range: ByteRange) -> Connection? { connections.first { $0.places.contains(range) } }
}
