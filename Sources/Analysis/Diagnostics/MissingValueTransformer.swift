import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Loading the nib raises an exception: `Cannot find value transformer with name`.
  package static let missingValueTransformer = DiagnosticRule(
    "missing-value-transformer", .warning, "No class and no code has the name of a value transformer",
    checks: .several { document in
      NameKind.transformers.declared(document.outline, document.file, document.query).compactMap(
        document.findMissingTransformer)
    }
  )
  .fixed(
    by: .document { diagnostic, document in
      guard let text = document.text?.string(diagnostic.range),
        let near = document.transformer(near: text)
      else { return [] }
      return document.fix(
        "Change to '\(near)'", isPreferred: true, of: diagnostic, replacing: [diagnostic.range], by: near)
    })
}

extension DocumentContext {
  /// The name of a value transformer that a misspelled one most likely means. A class of Swift keeps the module before its name.
  fileprivate func transformer(near name: String) -> String? {
    let names = query.transformers(with: file)
    let own = simpleName(name)
    return misspelled(name, among: names)
      ?? (own == name ? nil : misspelled(own, among: names).map { name.dropLast(own.count) + $0 })
  }

  fileprivate func findMissingTransformer(_ name: DeclaredName) -> Finding? {
    let near = transformer(near: name.text)
    // A missing dependency may have any transformer, but hardly one whose name is almost that of another.
    guard query.snapshot.coverage.isWhole, near != nil || !query.lacksDependencies(around: file),
      query.isListed(document: file) != .no,
      query.snapshot.classes(called: simpleName(name.text)).isEmpty,
      let word = name.text.utf8.split(whereSeparator: { !Ascii.isWordByte($0) }).last.map({ String($0) ?? "" }
      )
    else { return nil }
    var finding = Finding(
      range: name.range, message: "no value transformer has the name '\(name.text)'",
      subject: subject(outline.object(name.object)))
    // Code may register a transformer under the name in any way.
    finding.evidence = .refuting([AskedName(word)]) {
      !$0.snapshot.findFiles(naming: AskedName(word)).isEmpty
    }
    return finding.suggesting(near)
  }
}

extension Query {
  /// The names of the value transformers that may run in one program with a document.
  fileprivate func transformers(with document: FileID) -> [String] {
    let classes = ["ValueTransformer", "NSValueTransformer"].flatMap(subclasses(ofClassNamed:)).filter {
      mayMeet($0.file, document)
    }
    return (classes.flatMap(namesInCode) + usedNames(.transformer).keys + transformersOfFoundation).unique
      .sorted()
  }
}
