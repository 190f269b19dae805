import Index
import Syntax
import Workspace

/// Edits of open documents: scanned at the end of a burst, with what waits for a pause in the typing.
extension ServerState {
  mutating func scheduleBurstEnd() {
    if awaitsBurstEnd { return }
    awaitsBurstEnd = true
    // The timer fires after all events that have arrived, so that a burst of edits is scanned once.
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
        // One change shows everywhere at once. While a name is being typed, the documents that use it would
        // flicker with every letter, so they wait for a pause.
        if isTyping { folders[number]?.diagnostics.deferred.formUnion(affected.subtracting([id])) }
        // A client that pulls requests the diagnostics of the document that it edits, and can't know which others changed.
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

  /// Asks the client to request the lenses of Swift files again, after a change elsewhere that they can show.
  mutating func refreshCodeLenses() {
    guard needsCodeLensRefresh, phase == .running else { return }
    needsCodeLensRefresh = false
    sendRequest("workspace/codeLens/refresh", nil, purpose: "to ask for lenses again")
  }
}
