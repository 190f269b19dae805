import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The fixes and offers for a range of a file.
  ///
  /// Every edit is checked against the text that it changes. An action is offered only if that text is the analyzed one, and only
  /// if the action removes its finding and causes no other.
  ///
  /// - Parameter diagnostics: The findings of the file. Those outside of the range are skipped, and the parts of a summary are
  ///   fixed one by one, each at its place.
  package func codeActions(in range: ByteRange, of file: FileID, diagnostics: [Diagnostic]) -> [CodeAction] {
    let judge = ActionJudge(self)
    return FixFinder(self).actions(in: range, of: file, diagnostics: diagnostics)
      .filter(judge.keepsPromise)
  }
}

/// A finder of fixes for findings. It keeps the last document, so that the next finding in it needs no preparation.
package final class FixFinder {
  private let query: Query
  private var last: DocumentContext?

  package init(_ query: Query) {
    self.query = query
  }

  /// The fixes and offers without the final check. See `codeActions`.
  package func actions(in range: ByteRange, of file: FileID, diagnostics: [Diagnostic]) -> [CodeAction] {
    guard let source = query.snapshot[file], !source.isDependency else { return [] }
    let concerned = diagnostics.flatMap { $0.singles.isEmpty ? [$0] : $0.singles }
      .filter { $0.range.lower <= range.upper && range.lower <= $0.range.upper }
    if let document = document(file) {
      let summaries = diagnostics.filter {
        isSummary($0) && $0.range.lower <= range.upper && range.lower <= $0.range.upper
      }
      return summaries.flatMap { removalOfAll($0, document) }
        + concerned.flatMap { fixes(of: $0, in: document) }
    }
    var actions = concerned.flatMap { fixes(of: $0, in: source.facts.code) }
    if case .member(let id) = query.listedSymbol(at: range.lower, in: file)?.symbols.first {
      actions += query.exposures(of: id)
      actions += query.connectActions(for: id)
    }
    return actions
  }

  /// The fixes in a document, in its copies for other languages and in any other document that needs them.
  private func fixes(of diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
    guard let rule = diagnostic.rule, document.tree != nil else { return [] }
    return rule.fixes.flatMap { fix -> [CodeAction] in
      switch fix {
      case .document(let find):
        return find(diagnostic, document).map {
          inAllLocalizations($0, of: diagnostic, in: document, fixes: find)
        }
      case .everywhere(let find): return find(diagnostic, document)
      case .code, .use: return []
      }
    }
  }

  private func fixes(of diagnostic: Diagnostic, in code: CodeFile?) -> [CodeAction] {
    guard let rule = diagnostic.rule else { return [] }
    return rule.fixes.flatMap { fix -> [CodeAction] in
      switch fix {
      case .code(let find): code.flatMap { query.faultyDeclaration(diagnostic, in: $0) }.map(find) ?? []
      case .use(let find): find(diagnostic, query)
      case .document, .everywhere: []
      }
    }
  }

  /// The edits that remove the connection of a finding if it is certainly left over; nil otherwise.
  package func removalOfLeftover(_ diagnostic: Diagnostic) -> [FileEdits]? {
    guard let isLeftover = diagnostic.rule?.isLeftover, let document = document(diagnostic.file),
      isLeftover(diagnostic, document)
    else { return nil }
    return connectionRemoval(diagnostic, document).first.map {
      inAllLocalizations($0, of: diagnostic, in: document, fixes: connectionRemoval).edits
    }
  }

  private func document(_ file: FileID) -> DocumentContext? {
    if let last, last.file == file { return last }
    last = query.snapshot.interface(file).map {
      DocumentContext(file: file, outline: $0, query: query)
    }
    return last
  }
}

/// Whether a finding is a summary of the broken connections to a class.
private func isSummary(_ diagnostic: Diagnostic) -> Bool {
  !diagnostic.singles.isEmpty && !diagnostic.isGroup
}
