import Index
import Syntax
import Text

extension DocumentContext {
  /// The findings about missing members, each with the most likely member as a suggestion.
  ///
  /// A check of a single connection can't find that: a member that the same object connects already is not suggested.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which a suggestion would contradict.
  func withSuggestions(_ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool) -> [Diagnostic] {
    found.map { diagnostic in
      guard diagnostic.rename == nil, diagnostic.isAboutMissingMember, !isExplained(diagnostic) else {
        return diagnostic
      }
      let near: NearestMember?
      let remedy: String
      if let index = connectionIndex(at: diagnostic.range), lacksMember(ofConnection: index) {
        near = nearestMember(ofConnection: index)
        remedy = self.remedy(ofConnection: index)
      } else if let index = attributeIndex(at: diagnostic.range) {
        (near, remedy) = (nearestInspectable(toAttribute: index)?.member, "")
      } else {
        return diagnostic
      }
      var result = diagnostic
      result.baselineMessage = result.baselineMessage ?? result.message
      result.message += near.map { suggestion($0.name) } ?? remedy
      if let near { result.related = query.declarationNote(near.id) }
      return result
    }
  }

  /// The advice about a connection where no name is near.
  private func remedy(ofConnection index: Int) -> String {
    if let other = actionSentInstead(ofConnection: index) {
      return memberRemedy + ", since '\(other)' is sent as well"
    }
    if let open = onlyUnconnectedOutlet(ofConnection: index) {
      return onlySuggestion(open.name)
    }
    return namesAction(ofConnection: index) ? actionRemedy : memberRemedy
  }

  /// Whether an outlet has the name of an action of the class, which often was connected as an outlet by mistake.
  private func namesAction(ofConnection index: Int) -> Bool {
    let connection = outline.connections[index]
    guard connection.kind != .action, let source = sourceIndex(ofConnection: index) else { return false }
    return ["", ":"].contains { end in
      action(connection.name + end, in: chains(ofObject: source)).declaration != nil
    }
  }

  /// Whether the custom class at the end of a connection lacks the member.
  private func lacksMember(ofConnection index: Int) -> Bool {
    let connection = outline.connections[index]
    let isAction = connection.kind == .action
    let object = isAction ? destinationIndex(ofConnection: index) : sourceIndex(ofConnection: index)
    guard let object, outline.objects[object].customClass != nil else { return false }
    return isAction
      ? action(connection.name, in: chains(ofObject: object)) == .missing
      : property(ofConnection: index) == .missing
  }
}
