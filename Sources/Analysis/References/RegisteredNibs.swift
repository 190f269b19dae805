import Index
import Syntax
import Text

extension Evidence {
  /// The weight of a finding at a nib that code registers for cells, or at their identifier: nothing loads the nib until code
  /// dequeues such a cell.
  ///
  /// nil for other names, where the identifier is not a literal, where no project lists the code, and where other code may load the nib or make the
  /// identifier: a dependency that is missing can do so from a type.
  static func ofRegistering(_ use: NameUse, in file: FileID, _ query: Query) -> Evidence? {
    guard let cell = query.cell(registeredBy: use, in: file), cell.role == .made,
      case .text(let written) = cell.value, written.form == .literal,
      written.range == cell.range, query.isListed(source: file) == .yes,
      let text = query.text(of: file).current,
      !SearchText(Array("instantiate".utf8)).occurs(in: text),
      let parts = query.waysOfComposing(written.text),
      case let isType = query.snapshot.classes(called: written.text).contains(where: {
        query.mayMeet(file, $0.file)
      }),
      !isType || query.seesAllCode(around: file)
    else { return nil }
    let texts = (query.waysOfNaming(written.text, in: .texts) + parts).flatMap {
      $0.place == .texts ? $0.names : []
    }
    let types = isType ? [AskedName.anyTypeName] : []
    var result = Evidence(names: texts + types, readsUses: true) { _ in .holds }
    // The judge decides when it knows the callers of all methods that contain one of the names.
    result.further = Evidence.ofReaching(texts + types, with: file) { query in
      let isAskedFor =
        types.contains { query.isReached($0, with: file) }
        || texts.contains { name in
          query.isReached(name, with: file) { code in
            // A dependency has no text of the app's.
            (query.snapshot.isOwn(code) || !query.snapshot.isOwn(file))
              && query.writes(
                name, in: code, besides: query.textsOfOthers(than: written.text, in: code),
                asPartOf: written.text)
          }
        }
      return isAskedFor ? .holds : .weighs(.warning, note: noCodeDequeues)
    }
    return result
  }
}

extension Query {
  /// The use with the cell identifier under which code registers a name: the use itself, or for a nib the only use that registers
  /// that nib.
  fileprivate func cell(registeredBy use: NameUse, in file: FileID) -> NameUse? {
    if use.kind == .cell { return use }
    guard use.kind == .nib else { return nil }
    let cells = nameUses(in: file, of: .cell).filter { $0.receiver == .nib(use.value) }
    return cells.count == 1 ? cells[0] : nil
  }

  /// The texts in a file that register cells or are other names, and so do not dequeue the cells with an identifier.
  fileprivate func textsOfOthers(than identifier: String, in file: FileID) -> [ByteRange] {
    nameUses(in: file).flatMap { use -> [ByteRange] in
      if use.kind != .cell || use.role == .made { return [use.range] }
      guard let value = value(use.value, in: file), value.written.text != identifier else { return [] }
      return value.file == file ? [use.range, value.written.range] : [use.range]
    }
  }
}
