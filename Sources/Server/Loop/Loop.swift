import World

/// Serves one client on standard input and output until it leaves, and returns the exit code.
///
/// - Parameter log: A file to which every message is appended, as one line of JSON.
package func serve(log: String? = nil, in environment: Environment) -> Int32 {
  let events = EventQueue()
  let transcript = log.map { Transcript(path: $0, environment) }
  let performer = EffectPerformer(environment: environment, events: events, transcript: transcript)
  let reader = WorkerThreads(1)
  reader.async { read(environment, events, transcript) }

  var state = ServerState(at: environment.clock.now())
  while true {
    for effect in state.handle(events.next(), at: environment.clock.now()) {
      if case .exit(let code) = effect {
        performer.finish()
        events.close()
        return code
      }
      performer.perform(effect)
    }
  }
}

/// The number of bytes that a message counts beside its content: a generous estimate for a small decoded request.
private let bytesPerMessage = 4 << 10

/// Turns standard input into events.
private func read(_ environment: Environment, _ events: EventQueue, _ transcript: Transcript?) {
  var reader = MessageReader()
  while true {
    let bytes = environment.console.readInput()
    if bytes.isEmpty {
      events.post(.inputClosed)
      return
    }
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .content(let content):
        let message = LSP.Incoming(content)
        transcript?.add(content, from: "client")
        events.post(.received(message), bytes: content.count + bytesPerMessage)
      case .broken(let reason):
        events.post(.unreadable(reason), bytes: bytesPerMessage)
      }
    }
  }
}
