import Index
import Syntax
import Text

extension DocumentContext {
  /// One finding for all objects of the document that have a class which nothing declares: they are one mistake.
  ///
  /// The first stands for the others, which are its related places; a baseline and a fix go by the single ones.
  ///
  /// - Parameter isExplained: Whether a rename explains a finding, which is shown at its place.
  func withGroupedClasses(_ found: [Diagnostic], exceptWhere isExplained: (Diagnostic) -> Bool)
    -> [Diagnostic]
  {
    let code = DiagnosticRule.unknownClass.code
    guard found.count(where: { $0.code == code }) > 1 else { return found }
    let path = resolver.snapshot.path(of: file)
    let names = Dictionary(
      outline.classReferences.map { ($0.range, $0.named) }, uniquingKeysWith: { one, _ in one })
    var groups: [CustomClass: [Int]] = [:]
    for (index, diagnostic) in found.enumerated() where diagnostic.code == code && diagnostic.singles.isEmpty
    {
      guard let name = names[diagnostic.range], diagnostic.related.isEmpty, !isExplained(diagnostic),
        options.severity(of: diagnostic, inFile: path) != nil
      else { continue }
      groups[name, default: []].append(index)
    }
    var result: [Diagnostic?] = found
    for members in groups.values where members.count > 1 {
      let singles = members.map { found[$0] }
      guard var group = singles.first else { continue }
      group.singles = singles
      group.severity = singles.map(\.severity).max() ?? group.severity
      group.related = singles.dropFirst().flatMap { note(at: $0.range, "another object of this class") }
      for index in members.dropFirst() { result[index] = nil }
      result[members[0]] = group
    }
    return result.compactMap { $0 }
  }
}
