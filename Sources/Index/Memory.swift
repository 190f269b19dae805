import AppleFacts
import Synchronization

/// What resolvers remember. All of it follows from the workspace's Swift, its projects and the coverage, and
/// none from a document, so that an edit in a document leaves it true.
struct Memory: Sendable {
  struct ChainKey: Hashable {
    var type: TypeID
    var platforms: ApplePlatforms
  }

  struct NameKey: Hashable {
    var name: String
    var hasModule: Bool
    var platforms: ApplePlatforms
  }

  struct ClassKey: Hashable {
    var name: String
    var hasModule: Bool
    var platforms: ApplePlatforms
    /// Where it matters which of several classes is meant: the module named, and the document.
    var module: String?
    var document: FileID?
  }

  struct MemberKey: Hashable {
    var name: String
    var chain: ClassChain
    var platforms: ApplePlatforms
  }

  struct FitKey: Hashable {
    var member: MemberID
    var isCollection: Bool
    var chain: ClassChain
    var platforms: ApplePlatforms
  }

  var chains: [ChainKey: [ClassChain]] = [:]
  var customClasses: [ClassKey: [ClassChain]] = [:]
  var elements: [NameKey: [ClassChain]] = [:]
  var extensions: [TypeID: [TypeID]] = [:]
  var inheritedExtensions: [NameKey: [TypeID]] = [:]
  var memberIndexes: [TypeID: MemberIndex] = [:]
  var inheritedIndexes: [NameKey: MemberIndex] = [:]
  var properties: [MemberKey: PropertyLookup] = [:]
  var actions: [MemberKey: ActionLookup] = [:]
  var handlers: [String: Handler] = [:]
  var fits: [FitKey: Bool] = [:]
  var writtenTypes: [String: WrittenType?] = [:]

  /// Keeps an answer to a question that a document asked. Every name that is ever half typed leaves one, and a
  /// large workspace asks many that none asks again, so that each table begins anew when it is full.
  static func keep<Question, Answer>(
    _ answer: Answer, to question: Question, in answers: inout [Question: Answer]
  ) {
    // A document of 500 kB has about 600 connections. Twice as many would double the table's storage.
    if answers.count >= 3072 { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
  }
}

/// Memories that resolvers left behind, for the next ones to start from. Shared by snapshots whose Swift means
/// the same: finding all out again after each keystroke in a document of 500 kB took three quarters of the time.
final class Memories: Sendable {
  private let left = Mutex<[Memory]>([])

  /// A memory that nobody else holds.
  func take() -> Memory { left.withLock { $0.popLast() } ?? Memory() }

  func leave(_ memory: Memory) {
    left.withLock { left in
      // One for each thread that may work at a time; more would only be colder.
      if left.count < 4 { left.append(memory) }
    }
  }
}
