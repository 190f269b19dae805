import Index

/// The progress of current scans, as the client shows it.
extension ServerState {
  private static let reportInterval: Duration = .milliseconds(150)

  mutating func createProgress(_ number: Int) {
    guard profile.showsProgress, let folder = folders[number] else { return }
    let token = "ibls/scan/\(number)/\(folder.scan.generation)"
    progress[token] = ScanProgress(folder: number, generation: folder.scan.generation, lastReport: now)
    let params: LSP.LSPAny = ["token": .string(token)]
    sendRequest("window/workDoneProgress/create", params) { response, state in
      if response.isError { state.progress[token] = nil } else { state.beginProgress(token) }
    }
  }

  private mutating func beginProgress(_ token: String) {
    guard let scan = progress[token] else { return }
    let name = folders[scan.folder].map { fileName($0.opened.rootPath) } ?? ""
    progress[token]?.hasBegun = true
    sendProgress(token, ["kind": "begin", "title": "Reading \(name)", "cancellable": true])
    if let ending = scan.ending { endProgress(token, ending) }
  }

  mutating func reportProgress(_ number: Int, _ generation: Int, _ files: Int) {
    for (token, scan) in progress
    where scan.folder == number && scan.generation == generation && scan.hasBegun {
      guard now - scan.lastReport >= Self.reportInterval else { continue }
      progress[token]?.lastReport = now
      sendProgress(token, ["kind": "report", "message": "\(files) files"])
    }
  }

  mutating func endProgress(ofScan generation: Int, of number: Int, _ message: String) {
    for (token, scan) in progress where scan.folder == number && scan.generation == generation {
      endProgress(token, message)
    }
  }

  mutating func endProgress(_ token: String, _ message: String) {
    if progress[token]?.hasBegun == true {
      progress[token] = nil
      sendProgress(token, ["kind": "end", "message": .string(message)])
    } else {
      // Some clients show a token once it is created, so a requested token has to end.
      progress[token]?.ending = message
    }
  }

  private mutating func sendProgress(_ token: String, _ value: LSP.LSPAny) {
    send(
      .notification(method: "$/progress", params: LSP.ProgressParams(token: .string(token), value: value)))
  }
}
