import Analysis
import Index
import Text

/// The name at a position, if it can be renamed.
struct PrepareRenameRequest: DocumentRequest {
  static let method = "textDocument/prepareRename"
  // If a client gets no answer, it uses another server, which does not know documents.
  static let looksFirst = true

  /// `RenameRequest` announces both requests.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer {
    // A symbol that can't be renamed to any name is refused here, before the user enters one.
    let range: ByteRange
    var placeholder: String?
    var declaration: Location?
    if let unread = context.nameDeclaredInUnreadFile(at: params.position, in: file) {
      range = unread
    } else {
      guard let found = try context.renameTarget(at: params.position, in: file) else { return .null }
      (range, placeholder) = (found.range, found.placeholder)
      declaration = context.query.declarations(of: found.symbol).first
    }
    let text = context.locator.text(of: file).bytes
    return Answer(
      LSP.PrepareRenameResult(
        range: context.locator.range(range, in: file),
        placeholder: placeholder ?? String(decoding: text[range.lower..<range.upper], as: UTF8.self),
        declaration: declaration.map { context.locator.location($0.range, in: $0.file) }))
  }
}

extension RequestContext {
  /// The range of a name in a document that no file declares so far, while others are still unread; nil for another name.
  fileprivate func nameDeclaredInUnreadFile(at position: LSP.Position, in file: FileID) -> ByteRange? {
    if folder.isReady { return nil }
    let offset = locator.offset(position, in: file)
    do throws(RenameRefusal) {
      _ = try query.renameTarget(at: offset, in: file)
      return nil
    } catch {
      return error.reason == .undeclared ? query.codeName(at: offset, in: file) : nil
    }
  }
}

extension RequestContext {
  /// The symbol at a position that can be renamed; nil in code where another server may know more and answers instead.
  func renameTarget(at position: LSP.Position, in file: FileID) throws(LSP.ResponseError) -> RenameTarget? {
    let offset = locator.offset(position, in: file)
    do throws(RenameRefusal) {
      let found = try query.renameTarget(at: offset, in: file, leavesClasses: leavesClassesToOthers(in: file))
      if let found { return found }
    } catch {
      let renames = error.reason == .undeclared ? folder.renameDetector.codeRenames(query) : []
      if let found = Analysis.renameTarget(at: offset, inDocument: file, completing: renames) { return found }
      throw responseError(error)
    }
    if folder.snapshot.interface(file) == nil {
      return query.renameTarget(at: offset, in: file, completing: folder.renameDetector.codeRenames(query))
    }
    if let refusal = query.unconnectable(at: offset, in: file) {
      throw responseError(refusal)
    }
    return nil
  }

  func responseError(_ refusal: RenameRefusal) -> LSP.ResponseError {
    var message = refusal.message
    if let place = refusal.place { message += " (\(shown(place)))" }
    let others = refusal.candidates.map { "\($0.name) at \(shown($0.location))" }
    if !others.isEmpty { message += ": " + others.joined(separator: ", ") }
    return LSP.ResponseError(refusal.reason == .stale ? .contentModified : .requestFailed, message)
  }

  /// A place in the form for users: "App/Login.swift:3:18".
  func shown(_ location: Location) -> String {
    let place = locator.text(of: location.file).lineAndColumn(of: location.range.lower)
    return "\(folder.snapshot[location.file]?.path ?? ""):\(place)"
  }
}
