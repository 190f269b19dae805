/// What the user sets in the editor.
extension ServerState {
  mutating func askConfiguration() {
    guard profile.hasConfiguration else { return }
    let params: LSP.LSPAny = ["items": [["section": "ibls"]]]
    sendRequest("workspace/configuration", params) { response, state in
      if let answers = response.result([LSP.LSPAny].self), let first = answers.first {
        state.apply(Settings(first))
      }
    }
  }

  mutating func configurationChanged(_ pushed: LSP.LSPAny?) {
    if profile.hasConfiguration {
      // What is pushed then is often empty, and means: ask again.
      askConfiguration()
    } else if let pushed {
      apply(Settings(pushed["ibls"] ?? pushed))
    }
  }

  private mutating func apply(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    for number in folders.keys { invalidateAll(number) }
    refreshDiagnostics()
    startDiagnostics()
  }
}
