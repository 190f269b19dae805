import Dispatch
import Index
import LanguageServerProtocol
import Rules
import Synchronization
import Workspace
import World

/// Serves one client on standard input and output until it leaves; gives the exit code.
///
/// - Parameter log: A file to which every message is appended, one JSON object a line.
package func serve(log: String? = nil, in environment: Environment) -> Int32 {
  let mailbox = Mailbox()
  let transcript = log.map { Transcript(path: $0, environment) }
  let performer = Performer(environment: environment, mailbox: mailbox, transcript: transcript)
  let reader = WorkerThreads(1)
  reader.async { read(environment, mailbox, transcript) }

  var state = ServerState(at: environment.now())
  while true {
    for effect in state.handle(mailbox.next(), at: environment.now()) {
      if case .exit(let code) = effect {
        performer.finish()
        mailbox.close()
        return code
      }
      performer.perform(effect)
    }
  }
}

/// What a message costs beside its content.
private let bytesPerMessage = 256

/// Turns standard input into events.
private func read(_ environment: Environment, _ mailbox: Mailbox, _ transcript: Transcript?) {
  var reader = MessageReader()
  while true {
    let bytes = environment.readInput()
    if bytes.isEmpty {
      mailbox.post(.inputClosed)
      return
    }
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .content(let content):
        let message = LSP.Incoming(content)
        transcript?.add(content, from: "client")
        mailbox.post(.received(message), bytes: content.count + bytesPerMessage)
      case .broken(let reason):
        mailbox.post(.unreadable(reason), bytes: bytesPerMessage)
      }
    }
  }
}

/// Does what the server wants done, and reports back.
private final class Performer: Sendable {
  private let environment: Environment
  private let mailbox: Mailbox
  private let transcript: Transcript?
  /// One message after the other, while the loop goes on: a client that reads slowly holds nobody up.
  private let output = DispatchQueue(label: "ibls.output")
  private let outbox = Mutex(Outbox())
  private let work: WorkerThreads
  /// Apart from `work`, whose threads may all be reading or judging a whole workspace: a hover waited for that.
  private let answers: WorkerThreads
  private static let filesSettledAtOnce = 64
  /// One access to the disk after the other, so that an older reading never overwrites a newer one.
  private let disk = WorkerThreads(1)

  init(environment: Environment, mailbox: Mailbox, transcript: Transcript?) {
    self.environment = environment
    self.mailbox = mailbox
    self.transcript = transcript
    let threads = max(2, environment.processorCount)
    work = WorkerThreads(threads)
    answers = WorkerThreads(threads)
  }

  func perform(_ effect: Effect) {
    let environment = environment
    let mailbox = mailbox
    switch effect {
    case .send(let message):
      switch outbox.withLock({ $0.add(message) }) {
      case .first: output.async { self.write() }
      case .queued: break
      case .full: mailbox.post(.clientStoppedReading)
      }
    case .resolve(let named):
      // Not beside the loop: the client's next message may be about the document.
      mailbox.answer(.resolved(named, realPaths: named.realPaths(in: environment)))
    case .scan(let root, let generation, let path, let cancellation):
      work.async {
        mailbox.post(scanned(root, generation, path, environment, cancellation) { mailbox.post($0) })
      }
    case .locate(let root, let path, let files, let excluded):
      disk.async {
        let found =
          (try? membership(of: files, root: path, excluding: excluded, in: environment)) ?? []
        mailbox.post(.located(root: root, asked: files, found))
      }
    case .read(let files):
      disk.async { mailbox.post(.read(files.map { $0.read(in: environment) })) }
    case .compute(let job):
      (job.isShared ? work : answers).async {
        mailbox.post(.computed(job: job.id, job.run(in: environment)))
      }
    case .wait(let timer, .zero):
      mailbox.post(.passed(timer))
    case .wait(let timer, let duration):
      environment.after(duration) { mailbox.post(.passed(timer)) }
    case .checkParent(let process):
      mailbox.post(.parentChecked(isRunning: environment.isRunning(process)))
    case .settle(let snapshot):
      // The first diagnostics come first.
      settle(snapshot, from: 0, after: .seconds(2))
    case .exit: break
    }
  }

  /// A little at a time: done at once, in a large workspace it held up what was read and the edits meanwhile.
  private func settle(_ snapshot: Snapshot, from start: Int, after pause: Duration) {
    environment.after(pause) { [self] in
      disk.async { [self] in
        guard let next = snapshot.settle(from: start, atMost: Self.filesSettledAtOnce) else { return }
        settle(snapshot, from: next, after: .milliseconds(20))
      }
    }
  }

  private func write() {
    // A message becomes bytes outside of the lock, for which the loop would wait.
    while let content = outbox.withLock({ $0.next() }) {
      let content = content()
      transcript?.add(content, from: "server")
      environment.writeOutput(framed(content))
    }
  }

  /// Waits until everything has been written, unless the client has stopped reading.
  func finish() {
    let written = DispatchSemaphore(value: 0)
    output.async { written.signal() }
    if written.wait(timeout: .now() + 2) == .success { transcript?.finish() }
  }
}

extension DiskFile {
  package func read(in environment: Environment) -> DiskFile {
    var result = self
    guard !isSpelledOtherwise(in: environment) else { return result }
    result.facts = (try? environment.read(absolutePath)).flatMap { Workspace.facts(of: file.kind, $0) }
    return result
  }

  /// Where a disk does not tell case apart, a file that has taken another case is still found by its old path.
  private func isSpelledOtherwise(in environment: Environment) -> Bool {
    guard let resolved = try? environment.resolve(absolutePath), resolved != absolutePath else {
      return false
    }
    return resolved.lowercased() == absolutePath.lowercased()
  }
}

/// Reads a folder; the event that says what came of it.
package func scanned(
  _ root: Int, _ generation: Int, _ path: String, _ environment: Environment, _ cancellation: Cancellation,
  progress: @escaping @Sendable (Event) -> Void
) -> Event {
  let start = environment.now()
  let count = Atomic(0)
  let environment = environment.until(cancellation)
  do {
    let text = try? environment.read(path + "/" + Configuration.fileName)
    let configuration = text.map { Configuration($0) } ?? Configuration(root: path, in: environment)
    let loaded = try LoadedWorkspace(root: path, in: environment, excluding: configuration.exclude) {
      let files = count.wrappingAdd(1, ordering: .relaxed).newValue
      if files % 256 == 0 { progress(.scanning(root: root, generation: generation, files: files)) }
    }
    return .scanned(
      root: root, generation: generation,
      ScannedRoot(loaded, configuration, text, elapsed: environment.now() - start))
  } catch {
    return .scanFailed(root: root, generation: generation, error)
  }
}

extension Environment {
  /// The same, with disks that can't be read any more as soon as nobody waits for it: what walks through them is
  /// then done at once.
  fileprivate func until(_ cancellation: Cancellation) -> Environment {
    var result = self
    result.list = { [list] path throws(FileError) in
      if cancellation.isCancelled { throw FileError(path: path, reason: "cancelled") }
      return try list(path)
    }
    result.read = { [read] path throws(FileError) in
      if cancellation.isCancelled { throw FileError(path: path, reason: "cancelled") }
      return try read(path)
    }
    return result
  }
}

/// Every message of a session, for a bug report.
private final class Transcript: Sendable {
  private let path: String
  private let environment: Environment
  private let start: ContinuousClock.Instant
  private let queue = DispatchQueue(label: "ibls.log")

  init(path: String, _ environment: Environment) {
    self.path = path
    self.environment = environment
    start = environment.now()
  }

  func add(_ content: [UInt8], from sender: String) {
    let elapsed = environment.now() - start
    let milliseconds =
      elapsed.components.seconds * 1000 + elapsed.components.attoseconds / 1_000_000_000_000_000
    var line = Array(#"{"from":"\#(sender)","ms":\#(milliseconds),"msg":"#.utf8)
    // Line breaks in JSON stand between its parts only.
    line += content.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    line += Array("}\n".utf8)
    let done = line
    queue.async { [environment, path] in
      // Logging must not disturb what it logs.
      try? environment.append(done, path)
    }
  }

  func finish() { queue.sync {} }
}
