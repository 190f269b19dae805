/// The settings that the user makes in the editor.
extension ServerState {
  mutating func askConfiguration() {
    guard profile.hasConfiguration else { return }
    let params: LSP.LSPAny = ["items": [["section": "ibls"]]]
    sendRequest("workspace/configuration", params) { response, state in
      if let answers = response.result([LSP.LSPAny].self), let first = answers.first {
        // One that knows no such section has said at the start what there is to say.
        state.apply(first == .null ? state.initialSettings : Settings(first))
      }
    }
  }

  mutating func configurationChanged(_ pushed: LSP.LSPAny?) {
    if profile.hasConfiguration {
      // The settings pushed then are often empty, which means: ask again.
      askConfiguration()
    } else if let pushed {
      apply(Settings(pushed["ibls"] ?? pushed))
    }
  }

  /// Shows what is wrong with settings, each time they change.
  mutating func sayProblems(of settings: Settings) {
    if settings.problems.isEmpty { return }
    showMessage(.warning, "settings of ibls: " + settings.problems.joined(separator: "; "))
  }

  private mutating func apply(_ new: Settings) {
    guard new != settings else { return }
    sayProblems(of: new)
    let isJudgedAnew = new.rules != settings.rules
    settings = new
    guard isJudgedAnew else { return }
    for number in folders.keys { folders[number]?.makeAllStale() }
    refreshDiagnostics()
    startDiagnostics()
  }
}
