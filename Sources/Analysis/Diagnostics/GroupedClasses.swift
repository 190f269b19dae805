import Index
import Syntax
import Text

extension DocumentContext {
  /// One finding for all objects of the document whose class is not found in the same way: they are one mistake.
  ///
  /// The first one represents the others, which are among its related places; a baseline and a fix go by the single ones.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which is shown at its place.
  func withGroupedClasses(_ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool)
    -> [Diagnostic]
  {
    guard found.count(where: { codesOfClasses.contains($0.code) }) > 1 else { return found }
    let path = resolver.snapshot.path(of: file)
    let references = Dictionary(
      outline.classReferences.map { ($0.range, $0) }, uniquingKeysWith: { one, _ in one })
    var groups: [Mistake: [Int]] = [:]
    for (index, diagnostic) in found.enumerated()
    where codesOfClasses.contains(diagnostic.code) && diagnostic.singles.isEmpty {
      guard let reference = references[diagnostic.range], !isExplained(diagnostic),
        options.severity(of: diagnostic, inFile: path) != nil
      else { continue }
      groups[Mistake(diagnostic, reference.named), default: []].append(index)
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
      group.related += singles.dropFirst().flatMap {
        note(
          at: $0.range,
          references[$0.range]?.segue == nil ? "another object of this class" : "a segue of this class")
      }
      for index in members.dropFirst() { result[index] = nil }
      result[members[0]] = group
    }
    return result.compactMap { $0 }
  }
}

/// The codes of findings about a class by its name, which are one for all objects of that class.
private let codesOfClasses: Set<Diagnostic.Code> = [
  DiagnosticRule.unknownClass.code, DiagnosticRule.classModuleMismatch.code,
]

/// What is wrong with a class in a document, wherever an object has it.
private struct Mistake: Hashable {
  var code: Diagnostic.Code
  var named: CustomClass
  var message: String
  var related: [Diagnostic.Related]
  /// nil where one fix is right for objects of any severity.
  var severity: Diagnostic.Severity?

  init(_ diagnostic: Diagnostic, _ named: CustomClass) {
    (code, self.named, message) = (diagnostic.code, named, diagnostic.message)
    related = diagnostic.related
    severity = diagnostic.code == DiagnosticRule.unknownClass.code ? nil : diagnostic.severity
  }
}

extension Diagnostic {
  /// Whether it represents all objects of one class, rather than for the broken connections of a stale document.
  var isGroupOfClass: Bool { !singles.isEmpty && codesOfClasses.contains(code) }
}
