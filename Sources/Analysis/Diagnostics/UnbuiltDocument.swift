import Index

extension Resolver {
  /// The findings as they weigh in a document that no target builds: at most warnings, each with a note that says so.
  ///
  /// Nothing loads such a document, so that nothing in it can crash the app. A baseline recognizes the findings without the
  /// note, since they stay the same when a target builds the document again.
  func weighed(_ found: [Diagnostic], of file: FileID) -> [Diagnostic] {
    guard !found.isEmpty, isListed(document: file) == .no else { return found }
    return found.map { diagnostic in
      var result = diagnostic
      result.severity = min(diagnostic.severity, .warning)
      // A summary says it in its own words, and clients read the end of the message about a rename.
      guard diagnostic.singles.isEmpty, diagnostic.rename == nil else { return result }
      let message = diagnostic.baselineMessage ?? diagnostic.message
      result.baselineMessage = message
      // A suggestion stays last.
      let rest = diagnostic.message.hasPrefix(message) ? diagnostic.message.dropFirst(message.count) : ""
      result.message = message + " (no target builds this document)" + rest
      return result
    }
  }
}
