import Index
import Syntax
import Text

extension DocumentContext {
  /// One finding for all objects of the document whose class is not found in the same way, and for all objects of an outlet
  /// collection: they are one mistake.
  ///
  /// The first one represents the others, which are among its related places; a baseline and a fix use the single ones.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which is shown at its place.
  func withEqualsAsOne(_ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool)
    -> [Diagnostic]
  {
    if found.count < 2 { return found }
    let references = Dictionary(
      outline.classReferences.map { ($0.range, $0) }, uniquingKeysWith: { one, _ in one })
    var groups: [Mistake: [Int]] = [:]
    for (index, diagnostic) in found.enumerated()
    where diagnostic.singles.isEmpty && !diagnostic.isOff && !isExplained(diagnostic) {
      guard let what = subject(of: diagnostic, references) else { continue }
      groups[Mistake(diagnostic, what), default: []].append(index)
    }
    var result: [Diagnostic?] = found
    for members in groups.values where members.count > 1 {
      let singles = members.map { found[$0] }
      guard var group = singles.first else { continue }
      group.singles = singles
      group.severity = singles.map(\.severity).max() ?? group.severity
      group.baselineMessage = group.baselineMessage ?? group.message
      let isObjects = singles.allSatisfy { references[$0.range]?.segue == nil }
      group.message += " (\(singles.count) \(isObjects ? "objects" : "places"))"
      group.related += singles.dropFirst().flatMap { single in
        note(at: single.range, noteOnMember(references[single.range], of: group))
      }
      for index in members.dropFirst() { result[index] = nil }
      result[members[0]] = group
    }
    return result.compactMap { $0 }
  }

  /// The subject that several findings may share; nil for a finding that is not merged with others.
  private func subject(
    of diagnostic: Diagnostic, _ references: [ByteRange: ClassReference]
  ) -> Mistake.Subject? {
    if diagnostic.has(.classByName) {
      return references[diagnostic.range].map { .objects(of: $0.named) }
    }
    guard let index = connectionIndex(at: diagnostic.range),
      outline.connections[index].kind == .outletCollection, let source = outline.connections[index].source
    else { return nil }
    return .collection(outline.connections[index].name, of: source)
  }

  private func noteOnMember(_ reference: ClassReference?, of group: Diagnostic) -> String {
    if !group.has(.classByName) { return "another object of this collection" }
    return reference?.segue == nil ? "another object of this class" : "a segue of this class"
  }
}

extension Judge {
  /// One finding for all uses of a name in a file of code that no document has, where another name was most likely meant.
  func withEqualNamesAsOne(_ found: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in found {
      let index = result.firstIndex {
        $0.has(.namedInCode) && $0.baselineMessage != nil && !$0.isOff
          && ($0.code, $0.severity, $0.singles.first?.message ?? $0.message)
            == (diagnostic.code, diagnostic.severity, diagnostic.message)
      }
      guard let index else {
        result.append(diagnostic)
        continue
      }
      var group = result[index]
      if group.singles.isEmpty { group.singles = [group] }
      group.singles.append(diagnostic)
      group.message = diagnostic.message + " (\(group.singles.count) places)"
      group.related.append(
        .init(file: diagnostic.file, range: diagnostic.range, message: "another use of this name"))
      result[index] = group
    }
    return result
  }
}

/// A mistake in a document: about a class that several objects have, or about an outlet collection.
private struct Mistake: Hashable {
  enum Subject: Hashable {
    case objects(of: CustomClass)
    case collection(String, of: Int)
  }

  var code: Diagnostic.Code
  var subject: Subject
  var message: String
  var related: [Diagnostic.Related]
  /// nil where one fix is right for objects of any severity.
  var severity: Diagnostic.Severity?

  init(_ diagnostic: Diagnostic, _ subject: Subject) {
    (code, self.subject, message) = (diagnostic.code, subject, diagnostic.message)
    related = diagnostic.related
    severity = diagnostic.code == DiagnosticRule.unknownClass.code ? nil : diagnostic.severity
  }
}

extension Diagnostic {
  /// Whether it represents equal findings, rather than the broken connections of a stale document.
  var isGroup: Bool { !singles.isEmpty && singles.allSatisfy { $0.message == singles[0].message } }
}
