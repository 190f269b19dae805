import Index
import Syntax
import Text

/// A fix of one document, extended to its copies for other languages.
///
/// They contain the same objects and connections, so a fix of one alone would leave the fault in another language.
func inAllLocalizations(
  _ action: CodeAction, of diagnostic: Diagnostic, in document: DocumentContext,
  fixes: (Diagnostic, DocumentContext) -> [CodeAction]
) -> CodeAction {
  // A fix in code fixes all copies at once.
  guard action.edits.contains(where: { $0.file == document.file }),
    let subject = document.subject(of: diagnostic)
  else { return action }
  var result = action
  for copy in document.localizations {
    for other in Judge(document.query).singles(in: copy.file).findings
    where other.code == diagnostic.code && copy.subject(of: other) == subject {
      guard let same = fixes(other, copy).first(where: { $0.title == action.title }) else { continue }
      result.edits += same.edits.filter { $0.file == copy.file }
    }
  }
  return result
}

extension DocumentContext {
  /// The copies of this document for other languages.
  fileprivate var localizations: [DocumentContext] {
    query.localizations(of: file).compactMap { other in
      guard other != file, let outline = query.snapshot.ownInterface(other) else { return nil }
      return DocumentContext(file: other, outline: outline, query: query)
    }
  }

  /// The subject of a diagnostic in ids and names, which all copies share.
  fileprivate func subject(of diagnostic: Diagnostic) -> [String]? {
    if let connection = outline.connection(at: diagnostic.range) {
      guard let id = connection.id else { return nil }
      return [id, connection.kind.elementName, connection.name]
    }
    return outline.objects.first { $0.customClassRange == diagnostic.range }.map {
      [$0.id, $0.element, $0.customClass ?? ""]
    }
  }
}
