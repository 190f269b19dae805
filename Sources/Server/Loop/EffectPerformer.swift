import Dispatch
import Index
import Synchronization
import Workspace
import World

/// Performs effects, and posts their results as events.
final class EffectPerformer: Sendable {
  private let environment: Environment
  private let events: EventQueue
  private let transcript: Transcript?
  /// The queue that writes one message after the other, beside the loop, so that a slow client does not block the server.
  private let output = DispatchQueue(label: "ibls.output")
  private let outgoing = Mutex(OutgoingQueue())
  private let work: WorkerThreads
  /// The threads for answers to requests.
  ///
  /// The threads of `work` may all be busy with a whole workspace, and a hover must not wait for that.
  private let answers: WorkerThreads
  private static let filesSettledAtOnce = 64
  /// The thread for one access to the disk after the other, so that an older reading never replaces a newer one.
  private let disk = WorkerThreads(1)

  init(environment: Environment, events: EventQueue, transcript: Transcript?) {
    self.environment = environment
    self.events = events
    self.transcript = transcript
    let threads = max(2, environment.processorCount)
    work = WorkerThreads(threads)
    answers = WorkerThreads(threads)
  }

  func perform(_ effect: Effect) {
    let environment = environment
    let events = events
    switch effect {
    case .send(let message):
      switch outgoing.withLock({ $0.add(message) }) {
      case .first: output.async { self.write() }
      case .queued: break
      case .full: events.post(.clientStoppedReading)
      }
    case .resolve(let named):
      // The loop itself resolves the paths, since the client's next message may be about the document.
      events.postFirst(.resolved(named, realPaths: named.realPaths(in: environment)))
    case .scan(let scan):
      work.async { events.post(scan.event(in: environment) { events.post($0) }) }
    case .look(let folder, let generation, let known):
      disk.async { events.post(.looked(folder: folder, generation: generation, known.look(in: environment))) }
    case .locate(let folder, let path, let files, let excluded):
      disk.async {
        events.post(locateFiles(files, of: folder, path, excluding: excluded, environment))
      }
    case .read(let files):
      disk.async { events.post(.read(files.map { $0.read(in: environment) })) }
    case .compute(let job):
      (job.isShared ? work : answers).async {
        events.post(.computed(job: job.id, job.run(in: environment)))
      }
    case .wait(let timer, .zero):
      events.post(.passed(timer))
    case .wait(let timer, let duration):
      environment.clock.after(duration) { events.post(.passed(timer)) }
    case .checkParent(let process):
      events.post(.parentChecked(isRunning: environment.programs.isRunning(process)))
    case .settle(let snapshot):
      // Settling waits, since the first diagnostics take precedence.
      settle(snapshot, from: 0, after: .seconds(2))
    case .exit: break
    }
  }

  /// Settles a few files at a time, since all at once blocked reading and edits in a large workspace.
  private func settle(_ snapshot: Snapshot, from start: Int, after pause: Duration) {
    environment.clock.after(pause) { [self] in
      disk.async { [self] in
        guard let next = snapshot.settle(from: start, atMost: Self.filesSettledAtOnce) else { return }
        settle(snapshot, from: next, after: .milliseconds(20))
      }
    }
  }

  private func write() {
    // Messages are encoded outside of the lock, for which the loop would wait.
    while let content = outgoing.withLock({ $0.next() }) {
      let content = content()
      transcript?.add(content, from: "server")
      environment.console.writeOutput(framed(content))
    }
  }

  /// Waits until everything has been written, unless the client has stopped reading.
  func finish() {
    let written = DispatchSemaphore(value: 0)
    output.async { written.signal() }
    if written.wait(timeout: .now() + 2) == .success { transcript?.finish() }
  }
}
