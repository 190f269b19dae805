import Index
import Syntax
import Workspace

/// Edits of open documents, which are scanned at the end of a burst. Other files wait for a pause in the typing.
extension ServerState {
  mutating func scheduleBurstEnd() {
    if awaitsBurstEnd { return }
    awaitsBurstEnd = true
    // The timer fires after all events that have already arrived, so that a burst of edits is scanned once.
    effects.append(.wait(.burstEnd, .zero))
  }

  mutating func endBurst() {
    awaitsBurstEnd = false
    scanEditedDocuments()
    startDiagnostics()
  }

  /// Scans the documents that have been edited since the last time.
  mutating func scanEditedDocuments() {
    for key in documents.keys.sorted() where documents[key]?.isDirty == true {
      documents[key]?.scan()
      guard let document = documents[key], let facts = document.facts else { continue }
      edited(key, facts, document.revision)
    }
  }

  private mutating func edited(_ key: String, _ facts: FileFacts, _ revision: InterfaceRevision?) {
    let isTyping = lastAlteringEdit.map { now - $0 < Self.typingPause } ?? false
    lastEdit = now
    for number in folders.keys.sorted() {
      guard let folder = folders[number], let path = folder.relativePath(key), let id = folder.ids[path]
      else { continue }
      let affected = update(number, [(path, folder.file(path, facts))], revision)
      if affected.count > 1 {
        lastAlteringEdit = now
        // A single change is shown everywhere at once. While the user types a name, the documents that use it would flicker with
        // every letter, so they wait for a pause.
        if isTyping { folders[number]?.diagnostics.deferred.formUnion(affected.subtracting([id])) }
        // A pulling client requests the diagnostics of the edited document, but can't know which others have changed.
        needsDiagnosticRefresh = needsDiagnosticRefresh || profile.pullsDiagnostics
      }
    }
    if needsDiagnosticRefresh || folders.values.contains(where: { !$0.diagnostics.deferred.isEmpty }) {
      scheduleTypingPause()
    }
  }

  mutating func scheduleTypingPause() {
    if awaitsTypingPause { return }
    awaitsTypingPause = true
    effects.append(.wait(.typingPause, Self.typingPause))
  }

  mutating func endTypingPause() {
    awaitsTypingPause = false
    let sinceEdit = lastEdit.map { now - $0 } ?? Self.typingPause
    if sinceEdit < Self.typingPause {
      awaitsTypingPause = true
      effects.append(.wait(.typingPause, Self.typingPause - sinceEdit))
      return
    }
    for number in folders.keys { folders[number]?.diagnostics.deferred = [] }
    if needsDiagnosticRefresh {
      needsDiagnosticRefresh = false
      refreshDiagnostics()
    }
    refreshCodeLenses()
    startDiagnostics()
  }

  /// Requests the client to update the lenses of Swift files after a change elsewhere that they may show.
  mutating func refreshCodeLenses() {
    guard needsCodeLensRefresh, phase == .running else { return }
    needsCodeLensRefresh = false
    sendRequest("workspace/codeLens/refresh", nil, purpose: "to ask for lenses again")
  }
}
