import Index
import Syntax
import Text

/// Something that is wrong, or looks it, at a place in a file.
package struct Diagnostic: Hashable, Sendable {
  /// The codes users and scripts rely on; `protocol.md` lists the same.
  package enum Code: String, CaseIterable, Sendable {
    case danglingOutlet = "dangling-outlet"
    case outletTypeMismatch = "outlet-type-mismatch"
    case missingAction = "missing-action"
    case actionSenderMismatch = "action-sender-mismatch"
    case missingSegueAction = "missing-segue-action"
    case missingUnwindAction = "missing-unwind-action"
    case unhandledFirstResponderAction = "unhandled-first-responder-action"
    case unconnectedOutlet = "unconnected-outlet"
    case unusedAction = "unused-action"
    case crossSceneConnection = "cross-scene-connection"
    case danglingReference = "dangling-reference"
    case duplicateID = "duplicate-id"
    case duplicateOutlet = "duplicate-outlet"
    case classMismatch = "class-mismatch"
    case unknownClass = "unknown-class"
    case undesignableView = "undesignable-view"
    case trappingCoderInit = "trapping-coder-init"
    case unknownRuntimeAttribute = "unknown-runtime-attribute"
    case notMarkedForInterfaceBuilder = "not-marked-for-interface-builder"
    case malformedInterface = "malformed-interface"
  }

  /// Most severe first.
  package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Crashes or silently does nothing at run time.
    case error
    case warning, information, hint

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .error: 3
      case .warning: 2
      case .information: 1
      case .hint: 0
      }
    }
  }

  /// The object of the document that the diagnostic is about.
  package struct Subject: Hashable, Sendable {
    package var id: String
    package var element: String
    /// The custom class, else the class that the element stands for where that is known.
    package var className: String?
  }

  package struct Related: Hashable, Sendable {
    package var file: FileID
    package var range: ByteRange
    package var message: String
  }

  package var code: Code
  package var severity: Severity
  package var file: FileID
  package var range: ByteRange
  package var message: String
  /// The message without what follows other things in the workspace, such as the name of a near miss; nil where all
  /// of it holds. By this a baseline knows the finding again.
  package var lastingMessage: String?
  package var subject: Subject?
  package var related: [Related] = []
  /// The findings that this one stands for, where it sums some up.
  package var singles: [Diagnostic] = []
}

extension Diagnostic {
  /// The same behind an edit of its file that left alone what it is about; nil where a place of it was replaced.
  package func moved(by change: TextChange) -> Diagnostic? {
    var result = self
    guard let range = change.moved(range) else { return nil }
    result.range = range
    for index in related.indices where related[index].file == file {
      guard let range = change.moved(related[index].range) else { return nil }
      result.related[index].range = range
    }
    result.singles = singles.compactMap { $0.moved(by: change) }
    return result.singles.count == singles.count ? result : nil
  }
}

/// All diagnostics of one file, by place, those of stale documents summed up.
///
/// - Parameter severity: How severe the user's rules make one; nil where they turn it off, and then it is not summed
///   up.
package func diagnostics(
  of file: FileID, _ resolver: Resolver,
  severity: (Diagnostic) -> Diagnostic.Severity? = { $0.severity }
) -> [Diagnostic] {
  diagnostics(suspicions(about: file, resolver), resolver, severity: severity)
}

/// The same of what is suspected.
package func diagnostics(
  _ suspicions: Suspicions, _ resolver: Resolver, severity: (Diagnostic) -> Diagnostic.Severity?
) -> [Diagnostic] {
  summarized(suspicions.confirmed(resolver), of: suspicions.file, resolver, severity: severity)
}

/// The same, one for each thing that is wrong.
package func singleDiagnostics(of file: FileID, _ resolver: Resolver) -> [Diagnostic] {
  suspicions(about: file, resolver).confirmed(resolver)
}

/// The same of a document in which some connections were edited, and nothing else.
///
/// - Parameters:
///   - connections: The indices of those that were.
///   - kept: What was found before, without what stands in these.
package func singleDiagnostics(
  of file: FileID, editedIn connections: Range<Int>, beside kept: [Diagnostic], _ resolver: Resolver
) -> [Diagnostic] {
  guard let outline = resolver.snapshot.interface(file), resolver.snapshot[file]?.isDependency == false else {
    return []
  }
  let document = Document(
    file: file, outline: outline, resolver: resolver,
    connections: connections.clamped(to: outline.connections.indices))
  let spanning = spanningFindings(document)
  let codes: Set<Diagnostic.Code> = [.duplicateOutlet, .unconnectedOutlet]
  return Suspicions(
    file: file,
    certain: kept.filter { !codes.contains($0.code) } + connectionFindings(document) + spanning.certain,
    doubtful: spanning.doubtful
  ).confirmed(resolver)
}

/// What is wrong in a file, some of it only if code does not use certain names.
package func suspicions(about file: FileID, _ resolver: Resolver) -> Suspicions {
  let snapshot = resolver.snapshot
  guard snapshot.mayHaveFindings(file), let source = snapshot[file], !source.isDependency else {
    return Suspicions(file: file)
  }
  var found: [Diagnostic] = []
  var doubtful: [Suspicion] = []
  switch source.facts {
  case .interface(let outline):
    found = malformedInterface(outline, in: file)
    let document = Document(file: file, outline: outline, resolver: resolver)
    let spanning = spanningFindings(document)
    found += objectFindings(document) + connectionFindings(document) + spanning.certain
    doubtful = spanning.doubtful
  case .code(let outline):
    found = undesignableViews(outline, in: file, resolver)
    doubtful = unconnectedOutlets(outline, in: file, resolver) + unusedActions(outline, in: file, resolver)
  case .project:
    break
  }
  return Suspicions(file: file, certain: found, doubtful: doubtful)
}

/// What follows from the objects of a document and all that stands at them, whatever is connected.
private func objectFindings(_ document: Document) -> [Diagnostic] {
  duplicateIDs(document) + danglingReferences(document) + unknownClasses(document) + classMismatches(document)
    + unknownRuntimeAttributes(document) + trappingCoderInits(document)
}

/// What follows from single connections, each for itself, and stands in them.
private func connectionFindings(_ document: Document) -> [Diagnostic] {
  var found = danglingConnections(document) + crossSceneConnections(document)
  found += unknownSegueClasses(document) + segueClassMismatches(document)
  found += danglingOutlets(document) + outletTypeMismatches(document) + missingActions(document)
  found += actionSenderMismatches(document) + missingSegueActions(document)
  found += missingUnwindActions(document) + unhandledFirstResponderActions(document)
  return found + unmarkedMembers(document)
}

/// What follows from several connections, here and in other documents.
private func spanningFindings(_ document: Document) -> (certain: [Diagnostic], doubtful: [Suspicion]) {
  (duplicateOutlets(document), outletsConnectedElsewhere(document))
}

func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.sorted {
    ($0.range.lower, $0.code.rawValue, $0.message) < ($1.range.lower, $1.code.rawValue, $1.message)
  }
}
