import Syntax

/// Answers what names in documents and declarations mean in one snapshot.
///
/// Each question is an extension in a file of its own, with the tables of its answers beside it. A query remembers
/// answers, so that it serves one thread.
package final class Query {
  package let snapshot: Snapshot
  /// The oldest Swift of the workspace.
  let oldestLanguageMode: LanguageMode

  /// What follows from code and projects; outlives the query.
  let caches: Caches
  /// What follows from documents as well.
  let documentCaches = Caches()
  /// How many names and documents were looked at for the uses of classes.
  var effortForUses = 0

  package private(set) lazy var targetMap = snapshot.targetMap

  /// Every class that the workspace declares, by simple name, in order.
  package private(set) lazy var classNames: [String] = snapshot.nameIndex.types.byName.merged.compactMap {
    name, ids in
    ids.contains(where: snapshot.isClass) ? name : nil
  }.sorted()

  /// The names of all types of the workspace, in which that of a misspelled class is searched.
  package private(set) lazy var nearTypeNames = NearNames(snapshot.nameIndex.types.byName.names)

  /// Whether the caller gave the question up. Asked between two files wherever many are looked at; what was found by
  /// then is returned, and the caller discards it.
  package let isAbandoned: () -> Bool
  /// The text of a file, for the few findings that depend on what code does with an outlet; nil where it is not available.
  ///
  /// May be newer than the snapshot.
  package var texts: (FileID) -> [UInt8]? = { _ in nil }

  package init(_ snapshot: Snapshot, isAbandoned: @escaping () -> Bool = { false }) {
    self.snapshot = snapshot
    self.isAbandoned = isAbandoned
    oldestLanguageMode = LanguageMode(oldestIn: snapshot)
    caches = snapshot.caches.take()
  }

  deinit { snapshot.caches.leave(caches) }

  /// The answer that is remembered, else the one that is found now.
  package func answer<Question, Answer>(
    to question: Question, in table: CacheTable<Question, Answer>, otherwise find: () -> Answer
  ) -> Answer {
    documentCaches.answer(to: question, in: table, otherwise: find)
  }
}
