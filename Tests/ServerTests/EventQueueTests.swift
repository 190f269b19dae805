import Dispatch
import Synchronization
import Testing

@testable import Server

/// A client that writes without end must not fill the memory.
@Test func theClientWaitsForRoom() {
  let events = EventQueue(limit: 3)
  let count = 20_000
  let posted = Atomic(0)
  DispatchQueue(label: "client").async {
    for number in 0..<count {
      events.post(.unreadable("\(number)"), bytes: 1)
      posted.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }
  }
  var most = 0
  for number in 0..<count {
    // Events that the server sends itself have room at any time.
    if number % 100 == 0 {
      events.post(.inputClosed)
      events.post(.inputClosed)
    }
    var found = events.next()
    while case .inputClosed = found { found = events.next() }
    guard case .unreadable(let text) = found, text == "\(number)" else {
      Issue.record("\(found) instead of \(number)")
      return
    }
    most = max(most, posted.load(ordering: .sequentiallyConsistent) - number - 1)
  }
  #expect(most <= 3)
}

@Test func aMessageBeyondTheBoundComesAlone() {
  let events = EventQueue(limit: 3)
  DispatchQueue(label: "client").async {
    for _ in 0..<10 { events.post(.unreadable("long"), bytes: 100) }
    events.post(.inputClosed)
  }
  var found = 0
  while case .unreadable = events.next() { found += 1 }
  #expect(found == 10)
}

@Test func aClosedQueueLetsThreadsGoOn() {
  let events = EventQueue(limit: 1)
  let done = DispatchSemaphore(value: 0)
  DispatchQueue(label: "client").async {
    for _ in 0..<10 { events.post(.unreadable(""), bytes: 1) }
    done.signal()
  }
  _ = events.next()
  events.close()
  done.wait()
  _ = events.next()
}
