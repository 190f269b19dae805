import Index
import Syntax
import Text

/// A rename that one side, code or documents, has followed and the other side has not. It explains why connections have no
/// declaration.
///
/// Another language server, an edit by hand or a checkout gave a declaration a new name while documents still have the old one,
/// or a name was edited in a document while code still declares the old one.
package struct IncompleteRename: Hashable, Sendable {
  /// The side that has the new name.
  package var side: SymbolSide
  package var declaration: Symbol
  /// The old name in documents: a key, a selector or the name of a class.
  package var oldName: String
  package var newName: String
  /// The old name in code.
  var oldDeclaredName: String
  /// The names in documents that have no declaration, in the order of files and of the text.
  package var references: [Location]

  /// The rename in code, as findings report it.
  fileprivate var rename: Diagnostic.Rename? {
    side == .code ? Diagnostic.Rename(from: oldName, to: newName) : nil
  }

  fileprivate func explains(_ diagnostic: Diagnostic) -> Bool {
    references.contains { $0.file == diagnostic.file && diagnostic.isAbout(nameAt: $0.range) }
      || rename != nil && diagnostic.rename == rename
  }
}

extension Query {
  /// The finding at a declaration in code to which documents no longer lead.
  fileprivate func diagnostic(of rename: IncompleteRename, at place: Location) -> Diagnostic {
    let (rule, verb, note): (DiagnosticRule, String, String) =
      if case .member(let id) = rename.declaration {
        (.missing(snapshot.member(id)), "connect", "is connected here")
      } else {
        (.unknownClass, "use", "is used here")
      }
    let documents = Set(
      rename.references.compactMap { snapshot[$0.file].map { pathIgnoringLanguage($0.path) } })
    let subject =
      documents.count == 1
      ? "\(shownName(of: documents.first ?? "")) still \(verb)s"
      : "\(documents.count) documents still \(verb)"
    return Diagnostic(
      code: rule.code, severity: .information, file: place.file, range: place.range,
      message: "\(subject) '\(rename.oldName)'; rename it there",
      related: rename.references.map {
        Diagnostic.Related(file: $0.file, range: $0.range, message: "'\(rename.oldName)' \(note)")
      }, rename: rename.rename)
  }

  /// The edits that write the other name at each reference; nil where a text differs from the analyzed one.
  fileprivate func edits(of rename: IncompleteRename) -> [FileEdits]? {
    let (written, new) =
      rename.side == .code ? (rename.oldName, rename.newName) : (rename.newName, rename.oldName)
    for (file, places) in Dictionary(grouping: rename.references, by: \.file) {
      guard let text = source(of: file),
        places.allSatisfy({ text.holds(xmlEscaped(written), at: $0.range) })
      else { return nil }
    }
    return edits(replacing: rename.references, by: new)
  }
}

extension Diagnostic {
  /// Whether a finding is about a name. A finding about a run-time attribute has the place of the whole key path.
  fileprivate func isAbout(nameAt name: ByteRange) -> Bool {
    has(.keyPath)
      ? range.lower <= name.lower && name.upper <= range.upper : range == name
  }
}

extension Query {
  /// The diagnostics of a document, with the renames that explain some of them in their messages.
  package func explained(_ diagnostics: [Diagnostic], by renames: [IncompleteRename]) -> [Diagnostic] {
    guard !renames.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard let rename = renames.first(where: { $0.explains(diagnostic) }) else { return diagnostic }
      var result = diagnostic
      let hint =
        rename.side == .code ? "renamed to '\(rename.newName)'?" : "renamed from '\(rename.oldName)'?"
      result.rename = rename.rename
      // A suggestion of a similar name would contradict the known rename.
      result.message = withoutSuggestion(result.message) + "; " + hint
      var name = rename.newName
      if case .member(let id) = rename.declaration { name = snapshot.member(id)?.name ?? name }
      result.related = declarations(of: rename.declaration).map {
        Diagnostic.Related(file: $0.file, range: $0.range, message: "'\(name)' is declared here")
      }
      return result
    }
  }

  /// The target of a rename at a place in code that completes another rename: a declaration that documents only name by its old
  /// name.
  package func renameTarget(
    at offset: Int, in file: FileID, completing renames: [IncompleteRename]
  ) -> RenameTarget? {
    let declared = renames.lazy.filter { $0.side == .code }.map(\.declaration)
    for symbol in declared {
      let place = declarations(of: symbol).first { $0.file == file && $0.range.touches(offset) }
      if let place { return RenameTarget(symbol: symbol, side: .code, range: place.range) }
    }
    guard !declared.isEmpty, let text = self.text(of: file).bytes else { return nil }
    let members = declared.compactMap { if case .member(let id) = $0 { id } else { nil } }
    let meaning = CodeUses(file, text, self)?.meaning(at: offset) { name in
      members.filter { self.snapshot.member($0)?.documentKey == name.key }
    }
    guard let meaning, meaning.certainty == .certain,
      let symbol = declared.first(where: meaning.symbols.contains)
    else { return nil }
    if let name = meaning.name, case .member(let id) = symbol {
      return RenameTarget(id, name, at: meaning.range, in: text, snapshot)
    }
    return RenameTarget(symbol: symbol, side: .code, range: meaning.range)
  }
}

/// The target of a rename at a place in a document that completes a rename in code, which the place has not followed.
package func renameTarget(
  at offset: Int, inDocument file: FileID, completing renames: [IncompleteRename]
) -> RenameTarget? {
  for rename in renames where rename.side == .code {
    guard let place = rename.references.first(where: { $0.file == file && $0.range.touches(offset) }) else {
      continue
    }
    var target = RenameTarget(symbol: rename.declaration, side: .document, range: place.range)
    (target.onlyName, target.placeholder) = (rename.newName, rename.newName)
    return target
  }
  return nil
}

extension Query {
  /// The edits that give a renamed declaration's new name to the documents that still have the old one.
  ///
  /// They are empty where no document has the old name, or where a text differs from the analyzed one.
  ///
  /// - Parameter symbol: The declaration, or another that has to have its name.
  package func edits(completing renames: [IncompleteRename], of symbol: Symbol) -> [FileEdits] {
    let related = sharingName(with: symbol)
    let left = renames.filter { $0.side == .code && related.contains($0.declaration) }
    // Declarations in several branches of `#if` share their references.
    var result: [FileID: Set<Edit>] = [:]
    for found in left.compactMap({ edits(of: $0) }).joined() {
      result[found.file, default: []].formUnion(found.edits)
    }
    return result.sorted { $0.key < $1.key }.map { file, edits in
      FileEdits(file: file, edits: edits.sorted { $0.range.lower < $1.range.lower })
    }
  }

  /// The findings at the declarations in a file of code that documents no longer reach since they were renamed.
  ///
  /// They have the codes of the findings in the documents.
  package func unreachedDeclarations(in file: FileID, _ renames: [IncompleteRename]) -> [Diagnostic] {
    guard snapshot.isOwn(file) else { return [] }
    return renames.filter { $0.side == .code }.flatMap { rename in
      declarations(of: rename.declaration).filter { $0.file == file }.map {
        diagnostic(of: rename, at: $0)
      }
    }
  }

  /// The actions for each rename that concerns a range of a file, which is at a connection without a declaration or at the
  /// renamed declaration: to follow the rename on the other side, and in a document also to undo it.
  ///
  /// Following a rename in code edits all the rest of it, including code with the old name: once no document has the old name,
  /// nothing shows the rename any more.
  ///
  /// - Parameters:
  ///   - diagnostics: The shown findings of the file.
  ///   - renamingCode: The edits that give a declaration the name from documents, in code and documents; nil where they are
  ///     refused.
  package func renameActions(
    in range: ByteRange, of file: FileID, _ renames: [IncompleteRename], diagnostics: [Diagnostic],
    renamingCode: (_ declaration: Symbol, _ newName: String) -> [FileEdits]?
  ) -> [CodeAction] {
    renames.flatMap { rename -> [CodeAction] in
      let declarations = rename.side == .code ? self.declarations(of: rename.declaration) : []
      let isConcerned = (rename.references + declarations).contains {
        $0.file == file && $0.range.lower <= range.upper && range.lower <= $0.range.upper
      }
      guard isConcerned, let edits = edits(of: rename) else { return [] }
      let title = "Rename '\(rename.oldName)' to '\(rename.newName)' in "
      let fixes = diagnostics.filter(rename.explains)
      guard rename.side == .document else {
        let whole = rest(of: rename) ?? edits
        let documents = whole.count { snapshot.interface($0.file) != nil }
        let count = documents == 1 ? "1 document" : "\(documents) documents"
        let code = whole.contains { snapshot.code($0.file) != nil } ? " and in code" : ""
        return [CodeAction(title: title + count + code, isPreferred: true, edits: whole, fixes: fixes)]
      }
      let back = CodeAction(title: "Rename back to '\(rename.oldName)'", edits: edits, fixes: fixes)
      guard let followed = renamingCode(rename.declaration, rename.newName) else { return [back] }
      return [CodeAction(title: title + "code, too", isPreferred: true, edits: followed, fixes: fixes), back]
    }
  }
}
