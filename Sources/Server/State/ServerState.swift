/// The whole server as a value: `handle` takes an event and returns the effects to perform.
struct ServerState: Sendable {
  enum Phase: Hashable, Sendable {
    /// Before `initialize`, which is the only request that gets an answer.
    case fresh
    /// After the answer to `initialize`. Until the client sends `initialized`, it gets no other message.
    case answered
    case running
    /// After `shutdown`, when only `exit` has an effect.
    case shutDown
    case ended
  }

  /// A request that still needs an answer.
  struct Pending: Sendable {
    var request: any PendingRequest
    /// The key of the document of the request; nil for the whole workspace.
    var document: String?
    /// The numbers of the request's current jobs.
    var jobs: Set<Int> = []
  }

  /// The diagnostics that the client shows of a document.
  struct Published: Hashable, Sendable {
    var uri: String
    var diagnostics: [LSP.Diagnostic]
  }

  /// A handler of the client's response to a request of the server.
  typealias ResponseHandler = @Sendable (_ response: LSP.Body, _ state: inout ServerState) -> Void

  /// A job under way.
  struct RunningJob: Sendable {
    enum Purpose: Hashable, Sendable {
      /// A search for diagnostics to push: of open documents if urgent, of other files otherwise.
      case push(isUrgent: Bool)
      case request(LSP.RequestID)
    }

    var folder: Int
    var revision: Int
    var purpose: Purpose
    var cancellation: Cancellation
  }

  /// A scan whose progress the client shows or has been requested to show.
  struct ScanProgress: Hashable, Sendable {
    var folder: Int
    var generation: Int
    /// Whether the client has agreed to show the progress.
    var hasBegun = false
    /// The last message, if the scan ended before the client agreed; nil otherwise.
    var ending: String?
    var lastReport: ContinuousClock.Instant
  }

  enum Trace: String, Hashable, Sendable { case off, messages, verbose }

  /// The number of the folder for documents outside of every workspace folder.
  static let outside = 0
  static let parentCheckInterval: Duration = .seconds(2)
  /// The time without an edit after which the user has paused. A user takes longer to look up from a typed word.
  static let typingPause: Duration = .milliseconds(120)

  var phase = Phase.fresh
  var hasShutDown = false
  var profile = ClientProfile()
  var settings = Settings()
  /// The settings in `initializationOptions`.
  var initialSettings = Settings()
  var trace = Trace.off
  var processID: Int?

  /// The roots of workspaces around opened folders whose files the client watches.
  var watchedRoots: Set<String> = []

  /// The open documents, by key.
  var documents: [String: OpenDocument] = [:]
  /// The keys of open documents, by paths in the client's spelling that lead to them through links.
  var aliases: [String: String] = [:]
  /// The folders by number, always including `outside`.
  var folders: [Int: FolderState] = [
    outside: FolderState(path: "", opened: OpenedFolders.Folder(clientPath: "", part: ""))
  ]
  var nextFolder = 1
  /// The diagnostics that the client shows now, by key; files without diagnostics are missing.
  var published: [String: Published] = [:]

  var pending: [LSP.RequestID: Pending] = [:]
  /// The handlers of responses, by the ids of requests that the client has not answered yet.
  var responseHandlers: [LSP.RequestID: ResponseHandler] = [:]
  /// The current jobs, by their number.
  var runningJobs: [Int: RunningJob] = [:]
  var nextNumber = 1
  /// The current scans whose progress the client shows, by token.
  var progress: [String: ScanProgress] = [:]

  /// Whether the timer `burstEnd` is set.
  var awaitsBurstEnd = false
  /// Whether the timer `typingPause` is set.
  var awaitsTypingPause = false
  /// Whether a pulling client will be requested to pull again at the next pause, since an edit has changed other documents.
  var needsDiagnosticRefresh = false
  /// Whether the client will be requested to update its code lenses at the next pause.
  var needsCodeLensRefresh = false
  var lastEdit: ContinuousClock.Instant?
  var lastAlteringEdit: ContinuousClock.Instant?
  /// The messages for the client from before it sent `initialized`.
  var held: [LSP.Outgoing] = []
  var effects: [Effect] = []
  var now: ContinuousClock.Instant

  init(at now: ContinuousClock.Instant) { self.now = now }

  /// A number that no job and no message has yet.
  mutating func number() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }
}
