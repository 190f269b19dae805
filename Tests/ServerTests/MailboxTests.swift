import Dispatch
import Synchronization
import Testing

@testable import Server

/// A client that writes without end must not fill the memory.
@Test func theClientWaitsForRoom() {
  let mailbox = Mailbox(limit: 3)
  let count = 20_000
  let posted = Atomic(0)
  DispatchQueue(label: "client").async {
    for number in 0..<count {
      mailbox.post(.unreadable("\(number)"), bytes: 1)
      posted.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }
  }
  var most = 0
  for number in 0..<count {
    // What the server tells itself has room at any time.
    if number % 100 == 0 {
      mailbox.post(.inputClosed)
      mailbox.post(.inputClosed)
    }
    var found = mailbox.next()
    while case .inputClosed = found { found = mailbox.next() }
    guard case .unreadable(let text) = found, text == "\(number)" else {
      Issue.record("\(found) instead of \(number)")
      return
    }
    most = max(most, posted.load(ordering: .sequentiallyConsistent) - number - 1)
  }
  #expect(most <= 3)
}

@Test func aMessageBeyondTheBoundComesAlone() {
  let mailbox = Mailbox(limit: 3)
  DispatchQueue(label: "client").async {
    for _ in 0..<10 { mailbox.post(.unreadable("long"), bytes: 100) }
    mailbox.post(.inputClosed)
  }
  var found = 0
  while case .unreadable = mailbox.next() { found += 1 }
  #expect(found == 10)
}

@Test func nobodyWaitsForAMailboxThatIsClosed() {
  let mailbox = Mailbox(limit: 1)
  let done = DispatchSemaphore(value: 0)
  DispatchQueue(label: "client").async {
    for _ in 0..<10 { mailbox.post(.unreadable(""), bytes: 1) }
    done.signal()
  }
  _ = mailbox.next()
  mailbox.close()
  done.wait()
  _ = mailbox.next()
}
