import Index
import Syntax
import Text

/// The findings of an open document, moved to their new places after edits.
///
/// Most edits move parts of the document or change the name in one connection, and keep all other findings.
package struct RetainedDiagnostics: Sendable {
  /// The findings as users see them: with the renames that explain some, and with those of stale documents summed up.
  package private(set) var shown: [Diagnostic]
  /// The findings before summaries and renames.
  package private(set) var singles: SingleFindings
  /// The indices of the connections edited since; nil for none. If it is set, `singles` lacks the findings about them, and
  /// `shown` is empty.
  package private(set) var edited: Range<Int>?
  /// Whether the document was not being edited, so that `shown` may contain summaries.
  package let isAtRest: Bool
  /// Whether some findings depend on how the text is written, so that no edit keeps them.
  private let followsText: Bool

  package init(
    shown: [Diagnostic], singles: SingleFindings, isAtRest: Bool = true, followsText: Bool = false
  ) {
    self.shown = shown
    self.singles = singles
    self.isAtRest = isAtRest
    self.followsText = followsText
  }

  /// The findings after an edit of the document; nil where the edit may change findings beyond single connections.
  ///
  /// - Parameter old: The document before the edit.
  package func following(
    _ change: FileChange, of old: InterfaceOutline, _ edit: TextChange
  ) -> RetainedDiagnostics? {
    guard !followsText, let new = change.new?.facts.interface,
      // Damage of the same kind may be at another place now.
      new.problems.isEmpty
    else { return nil }
    var result = self
    if let apart = change.connectionsApart {
      // Other parts of the document may refer to the id of a connection.
      guard old.connections[apart.old].map(\.id) == new.connections[apart.new].map(\.id),
        !old.showsHidden(apart.old), !new.showsHidden(apart.new),
        // A segue may decide which scenes are shown.
        !old.connections[apart.old].contains(where: { $0.kind == .segue }),
        !new.connections[apart.new].contains(where: { $0.kind == .segue })
      else { return nil }
      result.edited =
        edited.map { min($0.lowerBound, apart.new.lowerBound)..<max($0.upperBound, apart.new.upperBound) }
        ?? apart.new
      let places = Set(old.connections[apart.old].flatMap(\.places))
      result.singles.findings.removeAll {
        places.contains($0.range) && $0.rule?.judgesConnections != false
      }
      result.shown = []
    } else if let apart = change.objectsApart {
      guard let labels = new.labels(apart, since: old) else { return nil }
      result.shown = result.shown.map { $0.with(labels) }
      result.singles.findings = result.singles.findings.map { $0.with(labels) }
    } else if change.extent != .places {
      return nil
    }
    guard let shown = moved(result.shown, by: edit),
      let singles = moved(result.singles.findings, by: edit)
    else { return nil }
    (result.shown, result.singles.findings) = (shown, singles)
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
  /// The new labels of the changed objects, by their ids; nil where more than labels differ, or where a label belongs to the
  /// controller of a scene, which identifies all objects of the scene.
  fileprivate func labels(_ apart: ListDifference, since old: InterfaceOutline) -> [String: String?]? {
    // An edit in a text changes one object; a paste over many objects needs a new check.
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
  /// Whether some edited connections may decide about objects in hidden, disabled or untouchable views.
  fileprivate func showsHidden(_ edited: Range<Int>) -> Bool {
    // Outlets into hidden views and to disabled controls count, and so do outlets from hidden views to gesture recognizers.
    // Segues decide whether a navigation controller shows the items of a scene.
    edited.contains { connections[$0].kind == .segue }
      && objects.indices.contains { objects[$0].element == "barButtonItem" }
      || edited.contains { leadsToWhatCodeDecides(connections[$0]) }
      || edited.contains { connections[$0].kind != .action && connections[$0].kind != .segue }
        // The loop uses indices, since copying every object would take long.
        && objects.indices.contains {
          objects[$0].isHidden || objects[$0].isDisabled || objects[$0].isUntouchable
            || objects[$0].isTransparent || objects[$0].element == "textField"
        }
  }
}

extension InterfaceOutline {
  /// Whether code that uses an outlet decides about findings at other connections: those of the connected object, or in a view
  /// beside the controller of a scene.
  private func leadsToWhatCodeDecides(_ outlet: Connection) -> Bool {
    func index(of id: String?) -> Int? { objects.indices.first { objects[$0].id == id } }
    guard outlet.kind == .outlet || outlet.kind == .outletCollection, let id = outlet.destination,
      let object = index(of: id)
    else { return false }
    if isStoryboard, let main = objects(from: object).last, !objects[main].element.hasSuffix("ontroller") {
      return true
    }
    return connections.contains { other in
      guard other.source == object else { return false }
      let end = index(of: other.destination).map { objects[$0] }
      return other.kind == .action
        || other.kind == .outlet
          && (end?.scene != objects[object].scene || end?.placeholder == .firstResponder)
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
