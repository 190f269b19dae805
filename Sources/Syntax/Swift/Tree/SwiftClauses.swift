/// A clause of an `#if`. What it declares means nothing in those that follow.
struct SwiftClause: Sendable {
  var tokens: Range<SwiftTree.NodeIndex>
  /// The token after the whole `#if`.
  var end: SwiftTree.NodeIndex
  /// All clauses of the `#if`, this one among them; empty where it may be that none is compiled.
  var alternatives: [Range<SwiftTree.NodeIndex>]

  /// Whether one token is in the clause and the other in one of those after it.
  func separates(_ token: SwiftTree.NodeIndex, from other: SwiftTree.NodeIndex) -> Bool {
    tokens.contains(token) && tokens.upperBound <= other && other < end
  }
}

/// The clauses of an `#if` that is not closed yet, by their first tokens.
struct SwiftConditions {
  var starts: [SwiftTree.NodeIndex]
  /// The last is an `#else`.
  var hasElse = false

  func clauses(endingAt end: SwiftTree.NodeIndex) -> [SwiftClause] {
    let ranges = zip(starts, starts.dropFirst() + [end]).map { $0..<max($0, $1) }
    return ranges.map { SwiftClause(tokens: $0, end: end, alternatives: hasElse ? ranges : []) }
  }
}

/// The clauses of a file, found by the tokens in them: a file may have thousands.
struct SwiftClauses: Sendable {
  /// By their first tokens, the outer ones first.
  private var clauses: [SwiftClause] = []
  /// The clause around each; -1 where there is none.
  private var outer: [Int] = []
  /// A bound for broken code; real clauses nest less.
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

  /// Whether a clause around a token, from the innermost outwards, is wanted.
  func contains(_ token: SwiftTree.NodeIndex, where isWanted: (SwiftClause) -> Bool) -> Bool {
    var index = clauses.partitionPoint { $0.tokens.lowerBound > token } - 1
    for _ in 0..<Self.deepest where index >= 0 {
      if clauses[index].tokens.contains(token), isWanted(clauses[index]) { return true }
      index = outer[index]
    }
    return false
  }
}
