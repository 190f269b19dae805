/// Messages on their way to a client, limited even if it reads slowly or not at all.
///
/// Newer diagnostics of a document replace older ones, log messages are dropped first, and a client that leaves too many answers
/// unread is treated as gone.
struct OutgoingQueue: Sendable {
  enum Acceptance: Hashable, Sendable {
    /// The queue was idle, so the caller has to start writing.
    case first
    case queued
    /// Too many messages wait already, so the client seems to have stopped reading.
    case full
  }

  private enum Entry: Sendable {
    case message(LSP.Outgoing)
    case encoded([UInt8])
  }

  static let mostAnswers = 10_000
  static let mostBytes = 128 << 20
  private static let mostLogs = 1_000
  /// The number of waiting messages above which the client is slow, and further ones are measured.
  private static let fewMessages = 64

  private var entries: [Int: Entry] = [:]
  private var first = 0
  private var end = 0
  /// The entries with the waiting diagnostics, by document.
  private var diagnostics: [String: Int] = [:]
  private var bytes = 0
  private var isWriting = false

  /// The number of waiting messages.
  var count: Int { entries.count }

  mutating func add(_ message: LSP.Outgoing) -> Acceptance {
    switch message {
    case .notification("textDocument/publishDiagnostics", let params as LSP.PublishDiagnosticsParams):
      if let older = diagnostics.updateValue(end, forKey: params.uri) { entries[older] = nil }
      entries[end] = .message(message)
    case .notification("window/logMessage", _), .notification("$/logTrace", _):
      if count >= Self.mostLogs { return .queued }
      entries[end] = .message(message)
    default:
      guard count - diagnostics.count < Self.mostAnswers, bytes < Self.mostBytes else { return .full }
      if count < Self.fewMessages {
        entries[end] = .message(message)
      } else {
        let content = message.content
        bytes += content.count
        entries[end] = .encoded(content)
      }
    }
    end += 1
    if isWriting { return .queued }
    isWriting = true
    return .first
  }

  /// The content of the next message; nil if none is left, so that writing ends.
  mutating func next() -> (() -> [UInt8])? {
    while first < end {
      defer { first += 1 }
      guard let entry = entries.removeValue(forKey: first) else { continue }
      switch entry {
      case .encoded(let content):
        bytes -= content.count
        return { content }
      case .message(let message):
        if case .notification(_, let params as LSP.PublishDiagnosticsParams) = message,
          diagnostics[params.uri] == first
        {
          diagnostics[params.uri] = nil
        }
        return { message.content }
      }
    }
    isWriting = false
    return nil
  }
}
