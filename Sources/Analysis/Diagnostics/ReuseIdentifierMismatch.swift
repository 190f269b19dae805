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
  let query = code.query
  return query.nameUses(in: code.file).compactMap { use in
    guard let registration = registration(by: use, in: code.file, query) else { return nil }
    guard let (cell, text) = mismatch(registration, query) else {
      return isOnTable(use, in: code.file, query)
        ? faultOfAll(registration.nibs) { faultAtTop(of: $0, query) }.map { Finding(use, in: code, $0) } : nil
    }
    let document = shownName(of: query.snapshot.path(of: cell.file))
    return Finding(
      use, in: code, "the cell in \(document) has the reuse identifier '\(text)'",
      related: [
        Diagnostic.Related(file: cell.file, range: cell.range, message: "'\(text)' is declared here")
      ])
  }
}

/// The fault of the first of some nibs, if each has one; which of them the app contains is not known.
private func faultOfAll<Fault>(_ nibs: [FileID], _ fault: (FileID) -> Fault?) -> Fault? {
  let faults = nibs.map(fault)
  return faults.contains { $0 == nil } ? nil : faults.first ?? nil
}

/// The message about a registered nib whose only object is not a cell, or that has other objects at its top, such as a gesture
/// recognizer; nil for a sound one. Dequeuing from it raises "nib must contain exactly one top level object".
private func faultAtTop(of nib: FileID, _ query: Query) -> String? {
  guard let outline = query.snapshot.interface(nib), outline.problems.isEmpty,
    let platforms = outline.platforms
  else { return nil }
  let name = shownName(of: query.snapshot.path(of: nib))
  let top = outline.objects.filter { $0.parent == nil && $0.placeholder == nil }
  guard top.count == 1 else {
    return "\(name) has \(top.count) objects at its top, but a cell has to be alone in its nib"
  }
  let chains = query.chains(of: top[0], in: nib)
  let isOther = chains.allSatisfy { chain in
    ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].allSatisfy {
      query.certainty(that: chain, is: $0, in: nil, on: platforms) == .no
    }
  }
  return chains.first.flatMap {
    isOther ? "the object in \(name) is a '\(query.className($0))' and not a cell" : nil
  }
}

/// Whether code calls a method of a table or a collection view, by the name of the variable. A class of the workspace's own may
/// make anything of a nib that it registers.
private func isOnTable(_ use: NameUse, in file: FileID, _ query: Query) -> Bool {
  guard let text = query.source(of: file) else { return false }
  let line = text.string(ByteRange(text.lineStart(use.range.lower), use.range.lower)).lowercased()
  return ["tableview", "collectionview"].contains(where: line.contains)
}

/// The fix that registers the nib under the identifier of its cell.
private func identifierFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  query.nameUses(in: diagnostic.file).filter { $0.range == diagnostic.range }.compactMap { use in
    guard let registration = registration(by: use, in: diagnostic.file, query),
      let text = mismatch(registration, query)?.text, case .text(let written) = use.value,
      written.range == use.range, !text.contains("\""),
      !text.contains("\\")
    else { return nil }
    return CodeAction("Change to '\(text)'", Edit(use.range, text), in: diagnostic.file, fixes: [diagnostic])
  }
}

/// The nibs of one name that code registers for cells, with the identifier.
private struct Registration {
  var identifier: String
  var nibs: [FileID]
}

private func registration(by use: NameUse, in file: FileID, _ query: Query) -> Registration? {
  guard use.kind == .cell, use.role == .made, case .nib(let nib) = use.receiver,
    let text = query.value(use.value, in: file)?.written.text,
    let name = query.value(nib, in: file)?.written.text, query.snapshot.coverage.isWhole
  else { return nil }
  let documents = query.snapshot.nameIndex.documents.xibs[name, default: []].filter {
    documentName(query.snapshot.path(of: $0)) == name && query.mayMeet($0, file)
  }
  return Registration(identifier: text, nibs: documents.sorted())
}

/// The place and the text of the different identifier that the only cell of a registered nib has.
private func mismatch(_ registration: Registration, _ query: Query) -> (cell: Location, text: String)? {
  faultOfAll(registration.nibs) { nib in
    guard let outline = query.snapshot.interface(nib), outline.problems.isEmpty else { return nil }
    let objects = outline.objects.filter { $0.parent == nil && elementsOfCells.contains($0.element) }
    guard objects.count == 1, let own = objects[0].reuseIdentifier, own != registration.identifier,
      let range = objects[0].reuseIdentifierRange
    else { return nil }
    return (Location(file: nib, range: range), own)
  }
}
