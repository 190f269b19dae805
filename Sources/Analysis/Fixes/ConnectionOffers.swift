import Index
import Syntax
import Text

/// The offers to add connections to documents. Localized copies of a document get a connection together.
struct ConnectionOffers {
  private struct Offer: Hashable {
    var document, owner, other, title: String
  }

  private var edits: [Offer: [FileEdits]] = [:]
  private var order: [Offer] = []

  /// Adds the edits of one document that connect a member of an object to another object.
  ///
  /// - Parameter owner: The index of the object with the member.
  mutating func add(
    _ member: String, of owner: Int, connectedTo object: InterfaceObject, _ changes: [Edit],
    in document: DocumentContext
  ) {
    if changes.isEmpty { return }
    let (outline, query) = (document.outline, document.query)
    let offer = Offer(
      document: pathIgnoringLanguage(query.snapshot.path(of: document.file)),
      owner: outline.objects[owner].id, other: object.id,
      title: "Connect '\(member)' to '\(outline.label(of: object))'"
        + (outline.className(of: object).map { " (\($0))" } ?? "")
        + " in \(query.place(ofObject: owner, in: document.file))")
    if edits[offer] == nil { order.append(offer) }
    edits[offer, default: []].append(FileEdits(file: document.file, edits: changes))
  }

  /// The actions, in the order of their first edits.
  func actions(fixing diagnostic: Diagnostic? = nil) -> [CodeAction] {
    order.map {
      CodeAction(title: $0.title, edits: edits[$0, default: []], fixes: diagnostic.map { [$0] } ?? [])
    }
  }
}

/// The greatest number of candidates; more would fill a menu without being read.
private let maximumCandidates = 5

/// The number of a label's words that occur in a name as well.
private func likeness(_ wanted: Set<String>, _ label: String) -> Int {
  label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).flatMap { words(of: String($0)) }
    .count { wanted.contains($0.lowercased()) }
}

extension DocumentContext {
  /// The few objects whose labels share most words with a member's name, best first.
  func mostAlike(_ objects: [Int], to member: String) -> [Int] {
    let wanted = Set(words(of: member).map { $0.lowercased() })
    return objects.map { (index: $0, likeness: likeness(wanted, outline.label(of: outline.objects[$0]))) }
      .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
      .prefix(maximumCandidates).map(\.index)
  }

  /// The edits that connect an object to another one.
  func connecting(
    _ source: Int, to destination: String, _ kind: String, named name: String, _ event: String? = nil
  ) -> [Edit] {
    edits { editor throws(OperationRefusal) in
      try editor.connect(
        kind, attributesOfConnection(kind, named: name, event),
        from: try editor.element(at: outline.objects[source].range), to: destination)
    }
  }
}
