import Synchronization

/// Names a table of remembered answers. It is beside the question that fills it, so that `Caches` names no question.
package struct CacheTable<Question: Hashable, Answer>: Sendable {
  /// Position among the tables of each `Caches`.
  fileprivate let number = tableCount.add(1, ordering: .relaxed).oldValue
  fileprivate let isBounded: Bool

  /// - Parameter isBounded: Whether the table begins anew when it is full. Every name that is ever half typed in a
  ///   document leaves an answer, and a large workspace has many that are looked up once.
  package init(isBounded: Bool = false) { self.isBounded = isBounded }
}

/// The question of a table that has one answer.
package enum Whole: Hashable { case workspace }

private let tableCount = Atomic<Int>(0)

/// Answers to questions, in a table for each kind of question.
///
/// Unchecked: one query at a time holds it, and the lock of `CachePool` separates one from the next.
final class Caches: @unchecked Sendable {
  private class Table {}

  private final class Answers<Question: Hashable, Answer>: Table {
    var byQuestion: [Question: Answer] = [:]
  }

  private var tables: [Table?] = []

  func answer<Question, Answer>(to question: Question, in table: CacheTable<Question, Answer>) -> Answer? {
    answers(table)?.byQuestion[question]
  }

  /// The answer that is known, else the one that is found now.
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
    // A document of 500 kB has about 600 connections. Twice as many would double the table's storage.
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

/// Caches that queries left, for the next ones to start from.
///
/// All in them follows from the workspace's code, its projects and whether that is all, and none from a document. Snapshots that
/// agree on these share a pool, so that an edit in a document keeps the answers.
final class CachePool: Sendable {
  private let left = Mutex<[Caches]>([])

  /// Caches that no other query holds.
  func take() -> Caches { left.withLock { $0.popLast() } ?? Caches() }

  func leave(_ caches: Caches) {
    left.withLock { left in
      // One for each thread that may work at a time; more would only be colder.
      if left.count < 4 { left.append(caches) }
    }
  }
}
