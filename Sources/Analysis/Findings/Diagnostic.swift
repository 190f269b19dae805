import Index
import Syntax
import Text

/// A fault, or a likely fault, at a place in a file.
package struct Diagnostic: Hashable, Sendable {
  package typealias Code = DiagnosticCode
  package typealias Severity = DiagnosticSeverity

  /// The object of the document that the diagnostic is about.
  package struct Subject: Hashable, Sendable {
    package var id: String
    package var element: String
    /// The custom class, else the class that the element represents; nil where neither is known.
    package var className: String?
    /// The label in Interface Builder: the object's label, title or text, else the words of its custom class.
    package var label: String?
    /// The label of its scene; nil in a xib and for a scene's own controller.
    package var scene: String?
    /// The id of the faulty connection; nil where the object itself is faulty.
    package var connection: String?
    /// Whether a baseline contains the object of the finding. Older baselines omit it where it follows from the place alone.
    package var isInBaseline = true
  }

  /// A rename that explains a finding. Its names are those in documents.
  package struct Rename: Hashable, Sendable {
    package var from: String
    package var to: String
  }

  package struct Related: Hashable, Sendable {
    package var file: FileID
    package var range: ByteRange
    package var message: String
  }

  package var code: Code
  package var severity: Severity
  /// Whether the user's settings turn the diagnostic off.
  package var isOff = false
  package var file: FileID
  package var range: ByteRange
  package var message: String
  /// The message by which a baseline recognizes the finding; nil where it is `message`.
  ///
  /// It lacks the parts that depend on the rest of the workspace, such as a suggested name.
  package var baselineMessage: String?
  package var subject: Subject?
  package var related: [Related] = []
  /// The findings that this one summarizes; empty for a single finding.
  package var singles: [Diagnostic] = []
  /// The rename in code that documents have not followed; nil where the finding is about something else.
  package var rename: Rename?
}

/// The names in code that decide about findings.
package struct NameDependency: Hashable, Sendable {
  /// The names for which it matters whether code uses them.
  private var names: Set<MentionedName> = []
  /// The names for which it matters as well what code does at each use.
  private var used: Set<MentionedName> = []
  /// Whether all code decides: by the names that it shares with documents as text, or by the classes that it makes.
  private var isOnAllCode = false

  package init() {}

  init(_ evidence: Evidence, _ query: Query) {
    names = Set(evidence.allNames(query).map(\.name))
    if evidence.readsUses { used = names }
    isOnAllCode = evidence.readsSharedNames || evidence.followsClasses?(query) == true
  }

  package var isEmpty: Bool { names.isEmpty && !isOnAllCode }

  package mutating func formUnion(_ other: NameDependency) {
    names.formUnion(other.names)
    used.formUnion(other.used)
    isOnAllCode = isOnAllCode || other.isOnAllCode
  }

  /// Whether a finding may change when a file changes.
  package func isConcerned(by change: FileChange) -> Bool {
    // Any code may have a constant's value, hand a name on, or make an object.
    if isOnAllCode, change.extent == .names || change.new?.facts.code != nil { return true }
    if !names.isDisjoint(with: change.namesApart) { return true }
    guard !used.isEmpty, let code = change.new?.facts.code else { return false }
    let mentions = code.readMentions()
    return used.contains { mentions.use(of: $0) != nil }
  }
}

extension Diagnostic {
  /// The ids by which `.ibls.json` identifies it: the connection's and the object's.
  package var ids: [String] { [subject?.connection, subject?.id].compactMap { $0 } }

  /// The diagnostic at its place after an edit of its file; nil where the edit replaced one of its places.
  package func moved(by change: TextChange) -> Diagnostic? {
    var result = self
    guard let range = change.moved(range) else { return nil }
    result.range = range
    for index in related.indices where related[index].file == file {
      guard let range = change.moved(related[index].range) else { return nil }
      result.related[index].range = range
    }
    guard let singles = Analysis.moved(singles, by: change) else { return nil }
    result.singles = singles
    return result
  }
}

extension Diagnostic.Subject {
  /// The description of the object in messages: its kind and label, the scene, and the id for Xcode's search.
  ///
  /// `button "Log In" in Login, Lgn-bt-001`
  package var description: String {
    let kind = spelledOut(element).lowercased()
    let name =
      label.map { label in
        if label.isEmpty { return kind }
        return ["File's Owner", "First Responder", "Exit"].contains(label)
          ? label : "\(kind) \"\(shortened(label))\""
      } ?? kind
    return name + (scene.map { " in " + shortened($0) } ?? "") + ", " + id
  }
}

/// A label in messages, shortened, since it may be the whole text of a screen.
private func shortened(_ label: String) -> String {
  let most = 40
  return label.count > most ? label.prefix(most - 1) + "…" : label
}

/// Diagnostics at their places after an edit of their file; nil where the edit replaced one of the places.
func moved(_ diagnostics: [Diagnostic], by change: TextChange) -> [Diagnostic]? {
  let moved = diagnostics.compactMap { $0.moved(by: change) }
  return moved.count == diagnostics.count ? moved : nil
}

/// The findings sorted by place, code and message.
package func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.sorted {
    ($0.range.lower, $0.code.rawValue, $0.message) < ($1.range.lower, $1.code.rawValue, $1.message)
  }
}

/// The words of a name: "Login View Controller" for `LoginViewController` and "View Controller" for `viewController`.
func spelledOut(_ name: String) -> String {
  // Documents misspell the element of a long press.
  let name = name.hasPrefix("pongPress") ? "longPress" + name.dropFirst("pongPress".count) : name
  return words(of: name).filter { $0 != "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
    separator: " ")
}

extension DiagnosticCode {
  /// The address of the section that explains the code; nil while the project has no address.
  package var documentation: String? { documentation(at: projectAddress) }

  func documentation(at address: String?) -> String? {
    address.map { $0 + "/blob/main/diagnostics.md#" + rawValue }
  }
}

extension AnalysisOptions {
  /// The severity that the user wants for a diagnostic; nil where it is off.
  package func severity(of diagnostic: Diagnostic, inFile path: String) -> Diagnostic.Severity? {
    switch setting(diagnostic.code, path, diagnostic.ids) {
    case nil: diagnostic.severity
    case .off: nil
    case .severity(let severity): severity
    }
  }
}
