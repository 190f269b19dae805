import Index
import Syntax
import Text

extension DocumentContext {
  /// The findings, with one finding for each group of equal ones: those about all objects of a document whose class is missing in
  /// the same way, or about all objects of an outlet collection. Each group is one mistake.
  ///
  /// The first finding represents the others, whose places are among its related ones; baselines and fixes use the single
  /// findings.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which then stays alone.
  func withEqualsAsOne(_ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool)
    -> [Diagnostic]
  {
    if found.count < 2 { return found }
    let references = Dictionary(
      outline.classReferences.map { ($0.range, $0) }, uniquingKeysWith: { one, _ in one })
    return merged(found) { diagnostic -> Mistake? in
      if isExplained(diagnostic) { return nil }
      return subject(of: diagnostic, references).map { Mistake(diagnostic, $0) }
    } noun: { singles in
      singles.allSatisfy { references[$0.range]?.segue == nil } ? "objects" : "places"
    } notes: { single, group in
      note(at: single.range, noteOnMember(references[single.range], of: group))
    }
  }

  /// The subject that several findings may share; nil for a finding that stays alone.
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

/// The findings, with one finding for each name that no document has: in code where a suggestion exists, and in the settings of a
/// project, which repeat a name for each configuration.
func withEqualNamesAsOne(_ found: [Diagnostic], areSettings: Bool) -> [Diagnostic] {
  merged(found) {
    $0.has(.namedInCode) && (areSettings || $0.baselineMessage != nil) ? MissedName($0) : nil
  } noun: { _ in
    areSettings ? "settings" : "places"
  } notes: { single, _ in
    [
      Diagnostic.Related(
        file: single.file, range: single.range,
        message: areSettings ? "another setting of this name" : "another use of this name")
    ]
  }
}

/// The findings, with one finding for each mistake, at the place of the first finding about it.
///
/// - Parameters:
///   - mistake: The mistake that a finding is about; nil for a finding that stays alone.
///   - noun: The word for the places of several findings.
///   - notes: The related places for a finding that another one represents.
private func merged<Key: Hashable>(
  _ found: [Diagnostic], by mistake: (Diagnostic) -> Key?, noun: ([Diagnostic]) -> String,
  notes: (_ single: Diagnostic, _ group: Diagnostic) -> [Diagnostic.Related]
) -> [Diagnostic] {
  var groups: [Key: [Int]] = [:]
  for index in found.indices where found[index].singles.isEmpty && !found[index].isOff {
    if let mistake = mistake(found[index]) { groups[mistake, default: []].append(index) }
  }
  var result: [Diagnostic?] = found
  for members in groups.values where members.count > 1 {
    let singles = members.map { found[$0] }
    var group = singles[0]
    group.singles = singles
    group.severity = singles.map(\.severity).max() ?? group.severity
    group.baselineMessage = group.baselineMessage ?? group.message
    group.message += " (\(singles.count) \(noun(singles)))"
    group.related += singles.dropFirst().flatMap { notes($0, group) }
    for index in members.dropFirst() { result[index] = nil }
    result[members[0]] = group
  }
  return result.compactMap { $0 }
}

/// A name in code that no document has, as its findings describe it.
private struct MissedName: Hashable {
  var code: Diagnostic.Code
  var severity: Diagnostic.Severity
  var message: String

  init(_ diagnostic: Diagnostic) {
    (code, severity, message) = (diagnostic.code, diagnostic.severity, diagnostic.message)
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
  /// nil where the rule's findings have the same fix at any severity.
  var severity: Diagnostic.Severity?

  init(_ diagnostic: Diagnostic, _ subject: Subject) {
    (code, self.subject, message) = (diagnostic.code, subject, diagnostic.message)
    related = diagnostic.related
    severity = diagnostic.has(.fixedAlike) ? nil : diagnostic.severity
  }
}

extension Diagnostic {
  /// Whether it represents equal findings, rather than the broken connections of a stale document.
  var isGroup: Bool { !singles.isEmpty && singles.allSatisfy { $0.message == singles[0].message } }
}
