import Synchronization

/// The identity of a table of remembered answers. It is declared beside the question that it answers, so that `Caches` knows no
/// question.
package struct CacheTable<Question: Hashable, Answer>: Sendable {
  /// The index of the table in each `Caches`.
  fileprivate let number = tableCount.add(1, ordering: .relaxed).oldValue
  fileprivate let isBounded: Bool

  /// - Parameter isBounded: Whether the table is emptied when it is full. Every half-typed name in a document leaves an answer,
  ///   and a large workspace has many names that are looked up once.
  package init(isBounded: Bool = false) { self.isBounded = isBounded }
}

/// The question of a table with only one answer.
package enum Whole: Hashable { case workspace }

private let tableCount = Atomic<Int>(0)

/// Remembered answers, in a table for each kind of question.
///
/// Unchecked: one query at a time uses it, and the lock of `CachePool` separates one query from the next.
final class Caches: @unchecked Sendable {
  private class Table {}

  private final class Answers<Question: Hashable, Answer>: Table {
    var byQuestion: [Question: Answer] = [:]
  }

  private var tables: [Table?] = []

  func answer<Question, Answer>(to question: Question, in table: CacheTable<Question, Answer>) -> Answer? {
    answers(table)?.byQuestion[question]
  }

  /// The remembered answer to a question; if there is none, `find` makes one.
  func answer<Question, Answer>(
    to question: Question, in table: CacheTable<Question, Answer>, otherwise find: () -> Answer
  ) -> Answer {
    if let known = answer(to: question, in: table) { return known }
    let found = find()
    keep(found, to: question, in: table)
    return found
  }

  func keep<Question, Answer>(
    _ answer: Answer, to question: Question, in table: CacheTable<Question, Answer>
  ) {
    let answers = answers(table) ?? made(table)
    // A document of 500 kB has about 600 connections. Twice as many answers would double the table's storage.
    if table.isBounded, answers.byQuestion.count >= 3072 {
      answers.byQuestion.removeAll(keepingCapacity: true)
    }
    answers.byQuestion[question] = answer
  }

  private func answers<Question, Answer>(
    _ table: CacheTable<Question, Answer>
  ) -> Answers<Question, Answer>? {
    table.number < tables.count ? tables[table.number] as? Answers<Question, Answer> : nil
  }

  private func made<Question, Answer>(
    _ table: CacheTable<Question, Answer>
  ) -> Answers<Question, Answer> {
    while tables.count <= table.number { tables.append(nil) }
    let made = Answers<Question, Answer>()
    tables[table.number] = made
    return made
  }
}

/// The caches of ended queries, with which later queries begin.
///
/// Their answers depend on the workspace's code, its projects and whether these are complete, but not on documents. Snapshots
/// with the same code and projects share a pool, so an edit of a document keeps the answers.
final class CachePool: Sendable {
  private let left = Mutex<[Caches]>([])

  /// Removes and returns caches that no other query uses.
  func take() -> Caches { left.withLock { $0.popLast() } ?? Caches() }

  func leave(_ caches: Caches) {
    left.withLock { left in
      // There is one for each thread that may work at the same time. Further ones would have fewer answers.
      if left.count < 4 { left.append(caches) }
    }
  }
}
