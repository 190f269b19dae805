import Synchronization
import Testing
import World

@testable import Server

/// Fifty documents connect one outlet, each wrongly connects another.
private let manyDocuments: [String: String] = {
  var files = ["/w/Login.swift": loginClass]
  for number in 0..<50 {
    files["/w/Main\(number).storyboard"] = storyboard(outlet: "titleLabel")
      .replacing(
        "</connections>",
        with: #"<outlet property="gone" destination="lbl" id="c2"/></connections>"#)
  }
  return files
}()

/// Runs the last job that waits, and cancels its request as soon as it has read so many files.
///
/// - Returns: How many files the job read in all.
private func filesRead(_ client: Client, cancelling id: LSP.LSPAny, after limit: Int) -> Int {
  guard let job = client.jobs.last else {
    Issue.record("nothing is being worked on")
    return 0
  }
  let count = Atomic(0)
  let read = client.environment.files.read
  var environment = client.environment
  environment.files.read = { path throws(FileError) in
    if count.wrappingAdd(1, ordering: .relaxed).newValue == limit { job.cancellation.cancel() }
    return try read(path)
  }
  let output = job.run(in: environment)
  if limit < 50, case .cancelled = output {} else if limit < 50 { Issue.record("an answer: \(output)") }
  client.jobs.removeAll()
  client.happen(.computed(job: job.id, output))
  return count.load(ordering: .relaxed)
}

@Test(arguments: ["textDocument/references", "workspace/symbol", "workspace/diagnostic"])
func whatIsCancelledLooksAtNoMoreFiles(_ method: String) {
  func work(cancelledAfter limit: Int) -> Int {
    let client = Client.started(
      manyDocuments, capabilities: method == "workspace/diagnostic" ? .pulling : .usual)
    client.environment.processorCount = 1
    client.open("/w/Login.swift", loginClass)
    client.holdsJobs = true
    let id = client.request(
      method,
      usualApp.at(3, ["context": ["includeDeclaration": true], "query": "", "previousResultIds": []]))
    return filesRead(client, cancelling: id, after: limit)
  }
  #expect(work(cancelledAfter: .max) == 50)
  #expect(work(cancelledAfter: 3) == 3)
}

@Test func aCancelledRequestIsAnsweredOnceAndItsWorkToldToStop() {
  let client = Client.started(manyDocuments)
  client.open("/w/Login.swift", loginClass)
  client.holdsJobs = true
  let id = client.request("workspace/symbol", ["query": ""])
  let jobs = client.jobs
  #expect(!jobs.isEmpty)
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.errorCode(id) == -32800)
  #expect(!jobs.contains { !$0.cancellation.isCancelled })
  for job in jobs {
    guard case .cancelled = job.run(in: client.environment) else {
      Issue.record("it went on")
      continue
    }
  }
  client.performJobs()
  #expect(!client.isAnswered(id))
}
