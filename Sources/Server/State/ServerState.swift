/// The whole server as a value: `handle` takes an event and returns the effects to perform.
struct ServerState: Sendable {
  enum Phase: Hashable, Sendable {
    /// Only `initialize` is answered.
    case fresh
    /// `initialize` has been answered. Until the client sends `initialized`, it gets no other message.
    case answered
    case running
    /// Only `exit` means anything.
    case shutDown
    case ended
  }

  /// A request that still needs an answer.
  struct Pending: Sendable {
    var request: any PendingRequest
    /// The key of the document that it is about; nil for the whole workspace.
    var document: String?
    /// The jobs at work on it.
    var jobs: Set<Int> = []
  }

  /// The diagnostics that the client shows of a document.
  struct Published: Hashable, Sendable {
    var uri: String
    var diagnostics: [LSP.Diagnostic]
  }

  /// Takes the client's response to a request of the server.
  typealias ResponseHandler = @Sendable (_ response: LSP.Body, _ state: inout ServerState) -> Void

  /// A job under way.
  struct RunningJob: Sendable {
    enum Purpose: Hashable, Sendable {
      /// Diagnostics to push, of open documents or of others.
      case push(isUrgent: Bool)
      case request(LSP.RequestID)
    }

    var folder: Int
    var revision: Int
    var purpose: Purpose
    var cancellation: Cancellation
  }

  /// A scan whose progress the client shows, or was requested to show.
  struct ScanProgress: Hashable, Sendable {
    var folder: Int
    var generation: Int
    /// Whether the client has agreed to show it.
    var hasBegun = false
    /// The last message, if the scan ended before the client agreed.
    var ending: String?
    var lastReport: ContinuousClock.Instant
  }

  enum Trace: String, Hashable, Sendable { case off, messages, verbose }

  /// The number of the folder for documents outside of every workspace folder.
  static let outside = 0
  static let parentCheckInterval: Duration = .seconds(2)
  /// After this long without an edit the user has paused. Shorter than the time in which one looks up from a word.
  static let typingPause: Duration = .milliseconds(120)

  var phase = Phase.fresh
  var hasShutDown = false
  var profile = ClientProfile()
  var settings = Settings()
  /// As `initializationOptions` have them.
  var initialSettings = Settings()
  var trace = Trace.off
  var processID: Int?

  /// The roots of workspaces around opened folders whose files the client watches.
  var watchedRoots: Set<String> = []

  /// By key.
  var documents: [String: OpenDocument] = [:]
  /// The keys of open documents whose paths, as the client spells them, lead there through links.
  var aliases: [String: String] = [:]
  /// By number; `outside` is always among them.
  var folders: [Int: FolderState] = [
    outside: FolderState(path: "", opened: OpenedFolders.Folder(clientPath: "", part: ""))
  ]
  var nextFolder = 1
  /// The diagnostics that the client shows at present, by key; files without diagnostics are left out.
  var published: [String: Published] = [:]

  var pending: [LSP.RequestID: Pending] = [:]
  /// The handlers of responses by the id of the request that the client still has to answer.
  var responseHandlers: [LSP.RequestID: ResponseHandler] = [:]
  /// The running jobs by their number.
  var runningJobs: [Int: RunningJob] = [:]
  var nextNumber = 1
  /// Scans under way whose progress the client shows, by token.
  var progress: [String: ScanProgress] = [:]

  /// Whether the timer `burstEnd` is set.
  var awaitsBurstEnd = false
  /// Whether the timer `typingPause` is set.
  var awaitsTypingPause = false
  /// Whether a client that pulls gets a request to pull again at the next pause: an edit has changed other documents.
  var needsDiagnosticRefresh = false
  /// Whether the client gets a request at the next pause to request code lenses again.
  var needsCodeLensRefresh = false
  var lastEdit: ContinuousClock.Instant?
  var lastAlteringEdit: ContinuousClock.Instant?
  /// Messages for the client from before it sent `initialized`.
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
