import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The control reads and writes another setting than code does.
  package static let misspelledDefaultsKey = DiagnosticRule(
    "misspelled-defaults-key", .information, "No code uses the key of a setting, but one that is like it",
    checks: .several { document in
      let keys = NameKind.defaults.declared(document.outline, document.file, document.query)
      return keys.filter { $0.text.utf8.allSatisfy(Ascii.isWordByte) }.map { key in
        Finding(
          range: key.range, message: "no code uses the defaults key '\(key.text)'",
          subject: document.subject(document.outline.connection(key.connection).flatMap(document.source)),
          evidence: .ofLikeKey(key.text, with: document.file))
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

extension Evidence {
  /// The evidence that code uses a key of almost the same spelling, and not the key itself: it may register a value for that, or name
  /// it in another way. The keys of all code are read only where a document has a key that no code names.
  fileprivate static func ofLikeKey(_ key: String, with document: FileID) -> Evidence {
    let name = AskedName(key)
    return Evidence(names: [name]) { query in
      guard query.snapshot.findUses(of: name).byFile.isEmpty,
        let near = query.misspelledDefaultsKey(key, with: document)
      else { return .refuted }
      return .weighs(.information, note: "it uses '\(near)'")
    }
  }
}

extension Query {
  /// The key of the user defaults which a document most likely misspells; nil if code uses the key, or several are like it.
  fileprivate func misspelledDefaultsKey(_ key: String, with document: FileID) -> String? {
    let used = usedNames(.defaults)
    guard used[key] == nil else { return nil }
    let names = used.filter { $0.value.contains { mayMeet($0.location.file, document) } }.keys.sorted()
    return Analysis.misspelled(key, among: names)
  }
}
