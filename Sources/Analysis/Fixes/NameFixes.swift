import Index
import Syntax
import Text

/// Replaces a name that no document declares by the one that was most likely meant, where it is written.
func nameFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  SharedNameKind.allCases.flatMap { query.missingNames($0, in: diagnostic.file) }
    .filter { $0.use.range == diagnostic.range && !$0.value.written.isCase }.compactMap { missing in
      guard let name = missing.suggestion, let text = query.source(of: missing.value.file),
        text.holds(missing.text, at: missing.value.written.range)
      else { return nil }
      return CodeAction(
        "Change to '\(name)'", isPreferred: true, Edit(missing.value.written.range, name),
        in: missing.value.file, fixes: [diagnostic])
    }
}
