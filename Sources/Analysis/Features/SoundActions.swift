import Index
import Syntax
import Text

/// A judge of actions. It compares the findings after an action's edits with the findings before, which it finds once.
final class ActionJudge {
  private let query: Query
  private var known: [FileID: [FindingName: Int]] = [:]

  init(_ query: Query) {
    self.query = query
  }

  /// Whether a workspace with an action's edits has lost the findings that the action fixes, and has no new ones.
  ///
  /// The findings in a summary are compared one by one. Findings about a member that has lost its connections are allowed, since
  /// the user wants to know. Those about a created class are allowed, too, since the user has to complete it and add it to a
  /// target.
  func keepsPromise(_ action: CodeAction) -> Bool {
    if action.fixes.isEmpty { return true }
    let snapshot = query.snapshot
    var changed: [FileID: [UInt8]] = [:]
    var changes: [FileChange] = []
    for file in action.edits {
      guard let source = snapshot[file.file], let old = query.text(of: file.file).bytes else { continue }
      let bytes = old.applying(file.edits)
      guard let facts = source.facts.read(anew: bytes) else { continue }
      changed[file.file] = bytes
      changes.append(
        snapshot.change(
          file.file, to: SourceFile(path: source.path, isDependency: source.isDependency, facts: facts)))
    }
    if let new = action.newFile {
      let file = FileID(raw: Int32(snapshot.files.count))
      let bytes = Array(new.text.utf8)
      changed[file] = bytes
      let code = CodeFile(of: bytes, new.path.hasSuffix(".swift") ? .swift : .objectiveC)
      changes.append(
        snapshot.change(file, to: SourceFile(path: new.path, isDependency: false, facts: .code(code))))
    }
    let next = snapshot.applying(changes)
    let after = query.about(next, editing: changed)
    let fixed = action.fixes.flatMap { $0.singles.isEmpty ? [$0] : $0.singles }.reduce(into: [:]) {
      $0[FindingName($1), default: 0] += 1
    }
    func isPassedOver(_ name: FindingName) -> Bool {
      name.traits.contains(.revealed) || action.newFile != nil && name.traits.contains(.classByName)
    }
    func holds(in file: FileID) -> Bool {
      let known = knownFindings(in: file)
      return after.findings(in: file).allSatisfy { name, count in
        let fixed = fixed[name, default: 0]
        return fixed == 0 && isPassedOver(name) || count <= known[name, default: 0] - fixed
      }
    }
    // The files most likely to fail come first. Other files can gain findings only where a declaration has changed.
    let near = Set(action.fixes.map(\.file)).union(changed.keys)
    return near.allSatisfy(holds)
      && next.dependents(of: changes.filter { $0.extent == .names }, since: snapshot).subtracting(near)
        .allSatisfy(holds)
  }

  private func knownFindings(in file: FileID) -> [FindingName: Int] {
    if let known = known[file] { return known }
    let found = query.findings(in: file)
    known[file] = found
    return found
  }
}

/// The identity of a finding, which does not depend on its place or on other findings.
private struct FindingName: Hashable {
  var file: FileID
  var code: Diagnostic.Code
  var message: String

  var traits: DiagnosticRule.Traits { DiagnosticRule.named(code.rawValue)?.traits ?? [] }

  init(_ diagnostic: Diagnostic) {
    (file, code) = (diagnostic.file, diagnostic.code)
    message = diagnostic.baselineMessage ?? diagnostic.message
  }
}

extension Query {
  fileprivate func findings(in file: FileID) -> [FindingName: Int] {
    Judge(self).singles(in: file).findings.reduce(into: [:]) { $0[FindingName($1), default: 0] += 1 }
  }
}

extension FileFacts {
  /// The facts of another text of the file; nil for a kind that no action edits.
  fileprivate func read(anew bytes: [UInt8]) -> FileFacts? {
    switch self {
    case .interface: .interface(of: bytes)
    case .code(let code): .code(CodeFile(of: bytes, code.language))
    case .project(.translations): self
    case .project(.plist): .project(bytes.withSpan(ProjectFacts.plist(bytes:)))
    case .project(.xcode): .project(bytes.withSpan(ProjectFacts.xcode(bytes:)))
    case .project: nil
    }
  }
}
