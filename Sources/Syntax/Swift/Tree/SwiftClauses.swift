/// A clause of an `#if`. Its declarations have no meaning in the clauses after it.
struct SwiftClause: Sendable {
  var tokens: Range<SwiftTree.NodeIndex>
  /// The token after the whole `#if`.
  var end: SwiftTree.NodeIndex
  /// All clauses of the `#if`, including this one; empty if possibly none of them is compiled.
  var alternatives: [Range<SwiftTree.NodeIndex>]

  /// Whether a token is in the clause and another one is in a later clause of the same `#if`.
  func separates(_ token: SwiftTree.NodeIndex, from other: SwiftTree.NodeIndex) -> Bool {
    tokens.contains(token) && tokens.upperBound <= other && other < end
  }
}

/// The clauses of an open `#if`, by their first tokens.
struct SwiftConditions {
  var starts: [SwiftTree.NodeIndex]
  /// Whether the last clause is an `#else`.
  var hasElse = false

  func clauses(endingAt end: SwiftTree.NodeIndex) -> [SwiftClause] {
    let ranges = zip(starts, starts.dropFirst() + [end]).map { $0..<max($0, $1) }
    return ranges.map { SwiftClause(tokens: $0, end: end, alternatives: hasElse ? ranges : []) }
  }
}

/// The clauses of a file, sorted for fast lookup: a file may have thousands.
struct SwiftClauses: Sendable {
  /// The clauses in the order of their first tokens, outer ones before inner ones.
  private var clauses: [SwiftClause] = []
  /// The index of the clause around each one; -1 if there is none.
  private var outer: [Int] = []
  /// The maximum depth of nested clauses. Only broken code nests deeper.
  private static let deepest = 64

  init() {}

  init(_ all: [SwiftClause]) {
    clauses = all.filter { !$0.tokens.isEmpty }.sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
    var open: [Int] = []
    for (index, clause) in clauses.enumerated() {
      while let last = open.last, clauses[last].tokens.upperBound <= clause.tokens.lowerBound {
        open.removeLast()
      }
      outer.append(open.last ?? -1)
      open.append(index)
    }
  }

  /// Whether a clause around a token satisfies a condition. They are tried from the innermost outwards.
  func contains(_ token: SwiftTree.NodeIndex, where isWanted: (SwiftClause) -> Bool) -> Bool {
    var index = clauses.partitionPoint { $0.tokens.lowerBound > token } - 1
    for _ in 0..<Self.deepest where index >= 0 {
      if clauses[index].tokens.contains(token), isWanted(clauses[index]) { return true }
      index = outer[index]
    }
    return false
  }
}
