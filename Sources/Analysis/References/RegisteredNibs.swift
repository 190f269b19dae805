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
    guard let cell = query.cell(registeredBy: use, in: file),
      let names = query.namesOfDequeuing(cell, in: file)
    else { return nil }
    var result = Evidence(names: names, readsUses: true) { _ in .holds }
    // The judge decides when it knows the callers of all methods that contain one of the names.
    result.further = Evidence.ofReaching(names, with: file) { query in
      query.isDequeued(cell, by: names, in: file) ? .holds : .weighs(.warning, note: noCodeDequeues)
    }
    return result
  }
}

/// The calls that make the objects of a nib at once.
private let instantiations = ["instantiate(withOwner", "instantiateWithOwner"].map {
  SearchText(Array($0.utf8))
}

extension Query {
  /// Whether a file of code does nothing with a nib but to register it for cells that no code dequeues.
  func onlyRegisters(nib name: String, in file: FileID) -> Bool {
    guard let code = code(in: file) else { return false }
    let all = nameUses(in: file)
    let uses = all.filter { $0.kind == .nib && value($0.value, in: file)?.written.text == name }
    let places = MergedRanges(all.map(\.range))
    return !uses.isEmpty
      && code.places(of: AskedName(name)).allSatisfy {
        !isInString($0.lower, code.bytes) || places.touches($0.lower)
      }
      && uses.allSatisfy { use in
        guard let cell = cell(registeredBy: use, in: file) else { return false }
        guard let names = namesOfDequeuing(cell, in: file) else { return false }
        return !names.contains { name in
          snapshot.findUses(of: name).byFile.contains { code, _ in
            mayReach(file, code) && mayDequeue(cell, of: file, by: name, in: code)
          }
        }
      }
  }

  /// The names that code dequeueing the cells with a registered identifier has; nil where the identifier is not a literal, where no
  /// project lists the code, and where a nib is loaded otherwise or a dependency that is missing may make the identifier from a
  /// type.
  fileprivate func namesOfDequeuing(_ cell: NameUse, in file: FileID) -> [AskedName]? {
    guard cell.role == .made, case .text(let written) = cell.value, written.form == .literal,
      written.range == cell.range, isListed(source: file) == .yes, let text = text(of: file).current,
      !instantiations.contains(where: { $0.occurs(in: text) }), let parts = waysOfComposing(written.text),
      case let isType = snapshot.classes(called: written.text).contains(where: { mayMeet(file, $0.file) }),
      !isType || seesAllCode(around: file)
    else { return nil }
    let texts = (waysOfNaming(written.text, inTexts: true) + parts).flatMap {
      $0.place == .texts(of: written.text) ? $0.names : []
    }
    return texts + (isType ? [.anyTypeName] : [])
  }

  /// Whether code that is reached may dequeue the cells that code registers.
  fileprivate func isDequeued(_ cell: NameUse, by names: [AskedName], in file: FileID) -> Bool {
    names.contains { name in isReached(name, with: file) { mayDequeue(cell, of: file, by: name, in: $0) } }
  }

  /// Whether a file that uses a name may dequeue the cells that another one registers.
  private func mayDequeue(_ cell: NameUse, of file: FileID, by name: AskedName, in code: FileID) -> Bool {
    guard case .text(let written) = cell.value, name.name != .anyTypeName else { return true }
    // A dependency has no text of the app's.
    return (snapshot.isOwn(code) || !snapshot.isOwn(file))
      && writes(name, of: written.text, in: code, besides: textsOfOthers(than: written.text, in: code))
  }

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
