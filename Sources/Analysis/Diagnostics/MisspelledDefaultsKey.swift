import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The control reads and writes another setting than code does.
  package static let misspelledDefaultsKey = DiagnosticRule(
    "misspelled-defaults-key", .information, "No code uses the key of a setting, but one that is like it",
    checks: .several { document in
      NameKind.defaults.declared(document.outline, document.file, document.query).compactMap {
        key -> Finding? in
        guard let connection = document.outline.connection(key.connection),
          let near = document.query.misspelledDefaultsKey(key.text, with: document.file)
        else { return nil }
        var finding = Finding(
          range: key.range, message: "no code uses the defaults key '\(key.text)'",
          subject: document.subject(document.source(of: connection)))
        // Code may register a value for the key, or name it in another way.
        finding.evidence = .refuting([AskedName(key.text)]) {
          !$0.snapshot.findUses(of: AskedName(key.text)).byFile.isEmpty
        }
        return finding.suggesting(near)
      }
    }
  )
  .fixed(
    by: .document { diagnostic, document in
      let text = document.text?.string(diagnostic.range) ?? ""
      guard let near = document.query.misspelledDefaultsKey(text, with: document.file) else { return [] }
      return document.fix(
        "Change to '\(near)'", isPreferred: true, of: diagnostic, replacing: [diagnostic.range], by: near)
    })
}

extension Query {
  /// The key of the user defaults which a document most likely misspells; nil if code uses the key, or several are like it.
  fileprivate func misspelledDefaultsKey(_ key: String, with document: FileID) -> String? {
    let used = usedNames(.defaults)
    guard used[key] == nil, key.utf8.allSatisfy(Ascii.isWordByte) else { return nil }
    let names = used.filter { $0.value.contains { mayMeet($0.location.file, document) } }.keys.sorted()
    return Analysis.misspelled(key, among: names)
  }
}
