/// The user's settings in the editor.
extension ServerState {
  mutating func askConfiguration() {
    guard profile.hasConfiguration else { return }
    let params: LSP.LSPAny = ["items": [["section": "ibls"]]]
    sendRequest("workspace/configuration", params) { response, state in
      if let answers = response.result([LSP.LSPAny].self), let first = answers.first {
        // A client without the section has sent all its settings at the start.
        state.apply(first == .null ? state.initialSettings : Settings(first))
      }
    }
  }

  mutating func configurationChanged(_ pushed: LSP.LSPAny?) {
    if profile.hasConfiguration {
      // The pushed settings are often empty, which means that the server has to request them.
      askConfiguration()
    } else if let pushed {
      apply(Settings(pushed["ibls"] ?? pushed))
    }
  }

  /// Shows the problems of settings, each time they change.
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
