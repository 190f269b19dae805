import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Dequeuing the cell raises `NSInternalInconsistencyException`: "cell reuse identifier in nib does not match the identifier
  /// used to register the nib".
  package static let reuseIdentifierMismatch = DiagnosticRule(
    "reuse-identifier-mismatch", .error, "Code registers a nib under another identifier than its cell has",
    checks: .code(mismatchedIdentifiers)
  )
  .fixed(by: .use(identifierFixes))
}

/// The elements of the views that code registers.
let elementsOfCells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

private func mismatchedIdentifiers(_ code: CodeContext) -> [Finding] {
  code.query.nameUses(in: code.file).compactMap { use in
    guard let mismatch = mismatch(use, in: code.file, code.query) else { return nil }
    let (cell, text) = (mismatch.cell, mismatch.text)
    let document = shownName(of: code.query.snapshot.path(of: cell.file))
    return Finding(
      use, in: code, "the cell in \(document) has the reuse identifier '\(text)'",
      related: [
        Diagnostic.Related(file: cell.file, range: cell.range, message: "'\(text)' is declared here")
      ])
  }
}

/// The fix that registers the nib under the identifier of its cell.
private func identifierFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  query.nameUses(in: diagnostic.file).filter { $0.range == diagnostic.range }.compactMap { use in
    guard let text = mismatch(use, in: diagnostic.file, query)?.text,
      case .text(let written) = use.value, written.range == use.range, !text.contains("\""),
      !text.contains("\\")
    else { return nil }
    return CodeAction("Change to '\(text)'", Edit(use.range, text), in: diagnostic.file, fixes: [diagnostic])
  }
}

/// The place and the text of the different identifier that the only cell of a registered nib has.
private func mismatch(_ use: NameUse, in file: FileID, _ query: Query) -> (cell: Location, text: String)? {
  guard use.kind == .cell, use.role == .made, case .nib(let nib) = use.receiver,
    let text = query.value(use.value, in: file)?.written.text,
    let name = query.value(nib, in: file)?.written.text, query.snapshot.coverage.isWhole
  else { return nil }
  let documents = query.snapshot.nameIndex.documents.xibs[name, default: []].filter {
    documentName(query.snapshot.path(of: $0)) == name && query.mayMeet($0, file)
  }
  let found = documents.sorted().map { document -> (Location, String)? in
    guard let outline = query.snapshot.interface(document), outline.problems.isEmpty else { return nil }
    let objects = outline.objects.filter { $0.parent == nil && elementsOfCells.contains($0.element) }
    guard objects.count == 1, let own = objects[0].reuseIdentifier, own != text,
      let range = objects[0].reuseIdentifierRange
    else { return nil }
    return (Location(file: document, range: range), own)
  }
  return found.contains { $0 == nil } ? nil : found.first ?? nil
}
