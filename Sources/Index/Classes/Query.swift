import Syntax

/// Answers questions about one snapshot: the meanings of names in documents and declarations. It uses the texts and options of
/// the caller.
///
/// Each kind of question is an extension in a separate file, beside the tables of its answers. A query remembers answers and is
/// used by one thread. It may read texts, and members of code on demand.
package final class Query {
  package let snapshot: Snapshot
  /// The oldest language mode of any project in the workspace.
  let oldestLanguageMode: LanguageMode

  /// The answers that depend only on code and projects. They outlive the query.
  let caches: Caches
  /// The answers that also depend on documents.
  let documentCaches = Caches()
  /// The number of names and documents that `uses(of:)` has visited.
  var effortForUses = 0
  /// The number of constants that are being looked up, each for the value of another one.
  package var constantsInLookup = 0

  package private(set) lazy var targetMap = snapshot.targetMap

  /// The simple names of all classes that the workspace declares, sorted.
  package private(set) lazy var classNames: [String] = snapshot.nameIndex.types.byName.merged.compactMap {
    name, ids in
    ids.contains(where: snapshot.isClass) ? name : nil
  }.sorted()

  /// The names of all types of the workspace, from which a misspelled class's name is suggested.
  package private(set) lazy var nearTypeNames = NearNames(snapshot.nameIndex.types.byName.names)

  /// Whether the caller has given up the question. A search of many files calls this between two files and stops; the caller
  /// discards the partial result.
  package let isAbandoned: () -> Bool
  package let texts: Texts
  package let options: AnalysisOptions
  /// The text read last, since a feature often needs the text of one file several times in a row.
  private var lastText: (file: FileID, text: FileText)?

  package init(
    _ snapshot: Snapshot, texts: Texts = .none, options: AnalysisOptions = AnalysisOptions(),
    isAbandoned: @escaping () -> Bool = { false }
  ) {
    self.options = options
    self.texts = texts
    self.snapshot = snapshot
    self.isAbandoned = isAbandoned
    oldestLanguageMode = LanguageMode(oldestIn: snapshot)
    caches = snapshot.caches.take()
  }

  deinit { snapshot.caches.leave(caches) }

  /// The current text of a file, compared with the text from which the snapshot was made.
  package func text(of file: FileID) -> FileText {
    if let lastText, lastText.file == file { return lastText.text }
    let text: FileText =
      switch texts.read(file) {
      case .text(let bytes):
        snapshot[file]?.facts.areThose(of: bytes) == true ? .current(bytes) : .changed(bytes)
      case .gone: .gone
      case .unreadable(let reason): .unreadable(reason: reason)
      }
    lastText = (file, text)
    return text
  }

  /// A query about another snapshot, for the same caller.
  package func about(_ other: Snapshot, editing edited: [FileID: [UInt8]] = [:]) -> Query {
    Query(
      other, texts: edited.isEmpty ? texts : texts.replacing(edited), options: options,
      isAbandoned: isAbandoned)
  }

  /// The remembered answer to a question; if there is none, `find` makes one.
  package func answer<Question, Answer>(
    to question: Question, in table: CacheTable<Question, Answer>, otherwise find: () -> Answer
  ) -> Answer {
    documentCaches.answer(to: question, in: table, otherwise: find)
  }

  /// The remembered answer to a question whose answer may depend on itself; if there is none, `find` makes one.
  ///
  /// - Parameter provisional: The answer while it is being found.
  package func answer<Question, Answer>(
    to question: Question, in table: CacheTable<Question, Answer>, meanwhile provisional: Answer,
    otherwise find: () -> Answer
  ) -> Answer {
    if let known = documentCaches.answer(to: question, in: table) { return known }
    documentCaches.keep(provisional, to: question, in: table)
    let found = find()
    documentCaches.keep(found, to: question, in: table)
    return found
  }
}
