import Syntax

/// A question about one snapshot: what names in documents and declarations mean, by the texts and the options of the caller.
///
/// Each kind of question is an extension in a separate file, with the tables of its answers beside it. A query remembers
/// answers, so that it serves one thread. It may read: members of code on demand, and texts.
package final class Query {
  package let snapshot: Snapshot
  /// The oldest Swift of the workspace.
  let oldestLanguageMode: LanguageMode

  /// The answers that follow from code and projects; they outlive the query.
  let caches: Caches
  /// The answers that follow from documents as well.
  let documentCaches = Caches()
  /// The number of names and documents that were looked at for the uses of classes.
  var effortForUses = 0

  package private(set) lazy var targetMap = snapshot.targetMap

  /// Every class that the workspace declares, by simple name, in order.
  package private(set) lazy var classNames: [String] = snapshot.nameIndex.types.byName.merged.compactMap {
    name, ids in
    ids.contains(where: snapshot.isClass) ? name : nil
  }.sorted()

  /// The names of all types of the workspace, in which that of a misspelled class is searched.
  package private(set) lazy var nearTypeNames = NearNames(snapshot.nameIndex.types.byName.names)

  /// Whether the caller gave the question up. Searches of many files call it between two files; they return what is found by
  /// then, and the caller discards it.
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

  /// The text of a file as it is now, compared with the one that the snapshot was made of.
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

  /// The answer that is remembered, else the one that is found now.
  package func answer<Question, Answer>(
    to question: Question, in table: CacheTable<Question, Answer>, otherwise find: () -> Answer
  ) -> Answer {
    documentCaches.answer(to: question, in: table, otherwise: find)
  }

  /// The same for a question that its own answer may depend on.
  ///
  /// - Parameter provisional: The answer as long as it is being found.
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
