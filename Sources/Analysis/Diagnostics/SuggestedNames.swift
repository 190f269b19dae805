import Index
import Syntax
import Text

extension DocumentContext {
  /// Findings about names that a class lacks, with the member that each most likely means.
  ///
  /// A check that looks at one connection can't tell that: what the same object connects already was not meant.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which a similar name would contradict.
  func withSuggestions(
    _ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    found.map { diagnostic in
      guard isSuggestible(diagnostic), !isExplained(diagnostic) else { return diagnostic }
      if diagnostic.code == DiagnosticRule.unknownRuntimeAttribute.code {
        return withNearestInspectable(diagnostic)
      }
      guard let index = connectionIndex(at: diagnostic.range), lacksMember(ofConnection: index) else {
        return diagnostic
      }
      var result = diagnostic
      result.baselineMessage = result.baselineMessage ?? result.message
      guard let near = nearestMember(ofConnection: index) else {
        result.message += memberRemedy
        return result
      }
      result.message += suggestion(near.name)
      result.related = resolver.declarationNote(near.id)
      return result
    }
  }

  private func withNearestInspectable(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let near = attributeIndex(at: diagnostic.range).flatMap(nearestInspectable) else {
      return diagnostic
    }
    var result = diagnostic
    result.baselineMessage = result.baselineMessage ?? result.message
    result.message += suggestion(near.name)
    result.related = resolver.declarationNote(near.id)
    return result
  }

  private func isSuggestible(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rename == nil
      && (diagnostic.code == DiagnosticRule.danglingOutlet.code
        || diagnostic.code == DiagnosticRule.missingAction.code
        || diagnostic.code == DiagnosticRule.unknownRuntimeAttribute.code)
  }

  private func lacksMember(ofConnection index: Int) -> Bool {
    let connection = outline.connections[index]
    return connection.kind == .action
      ? action(connection.name, in: destinationChains(ofConnection: index)) == .missing
      : property(ofConnection: index) == .missing
  }
}
