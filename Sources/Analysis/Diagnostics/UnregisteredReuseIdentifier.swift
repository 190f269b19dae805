import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Code dequeues a cell with an index path, which raises `NSInternalInconsistencyException`: "unable to dequeue a cell with
  /// identifier".
  package static let unregisteredReuseIdentifier = DiagnosticRule(
    "unregistered-reuse-identifier", .error,
    "Code dequeues a cell that no document has and no code registers", .namedInCode,
    checks: .code(unregisteredCells), .code(misspelledCells)
  )
  .fixed(by: .name)
}

private func unregisteredCells(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.cell, in: code.file).compactMap { missing in
    guard !query.mayRegister(at: missing.use.range, in: code.file) else { return nil }
    if let finding = Finding(missing, misspelledByTwinIn: code) { return finding }
    // Code that registers constants of other classes, or composes identifiers, does not contain their text. The app hands a
    // dependency its text, or the class with the constant.
    let isConstant = missing.value.location.range != missing.use.range
    if isConstant || missing.suggestion == nil,
      query.mayMake(missing.text, .cell, with: code.file, inDependencies: isConstant)
    {
      return nil
    }
    var message = "no cell has the reuse identifier '\(missing.text)', and no code registers one"
    if let other = missing.nameOfOther(query), let owner = missing.scope.chains.first {
      message =
        "no cell in the scenes of '\(query.className(owner))' has the reuse identifier '\(missing.text)', "
        + "and no code registers one; the one in \(other) is of another class"
    }
    if missing.suggestion == nil, let near = missing.near.first, missing.near.count == 1 {
      message += "; the scene of this class has '\(near)'"
    }
    var finding = Finding(missing, in: code, message)
    if !missing.others.isEmpty, let owner = missing.scope.chains.first?.classes.first {
      let file = code.file
      finding.evidence?.further.append(
        .refuting(namesOfDataSource) { query in query.maySetDataSource(owner, in: file) })
    }
    // If `isMadeAlike` is true, the class or nib with that name is registered under the other spelling.
    if !missing.isMadeAlike {
      finding.evidence?.further += registration(of: missing, with: code.file).map { [$0] } ?? []
    }
    return finding
  }
}

/// The findings for cells that code works without, and makes itself, where a cell of the scenes has a misspelled identifier.
private func misspelledCells(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.cell, .attempted, in: code.file).compactMap { missing in
    guard let name = missing.suggestion, missing.near.contains(name),
      !query.mayRegister(at: missing.use.range, in: code.file)
    else { return nil }
    var finding = Finding(
      missing, in: code, "no cell has the reuse identifier '\(missing.text)', so this is nil",
      severity: .warning)
    finding.evidence?.further.append(.ofUsing(misspelled: name, in: code.file, query))
    return finding
  }
}

/// The evidence that code may register the identifier in another way: it contains the text elsewhere, or passes a class of that
/// name, as to a function that registers the class by its name.
private func registration(of missing: MissingName, with file: FileID) -> Evidence? {
  let text = missing.text
  let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  guard let word = words.max(by: { $0.count < $1.count }) else { return nil }
  return .refuting([AskedName(String(word)), AskedName(making: text)]) { query in
    query.snapshot.findFiles(naming: AskedName(making: text)).contains {
      query.mayMeet($0, file) && query.handsOn(class: text, in: $0)
    }
      || query.snapshot.findFiles(naming: AskedName(String(word))).contains {
        query.mayMeet($0, file) && query.holdsOtherText(text, in: $0)
      }
  }
}

extension Query {
  /// Whether the class around a place registers cells by unknown identifiers.
  fileprivate func mayRegister(at range: ByteRange, in file: FileID) -> Bool {
    ownChains(at: range, in: file).compactMap(\.classes.first)
      .reduce(into: Set([file])) { $0.formUnion(familyFiles(of: $1)) }
      .contains { makesUnknown(.cell, in: $0) }
  }

  /// Whether a file uses a class for something else than making an object of it, casting to it or registering it with a known
  /// identifier, which it may contain: code may register the class then.
  func handsOn(class name: String, in file: FileID) -> Bool {
    guard let code = code(in: file) else { return true }
    let known = nameUses(in: file, of: .cell).filter { value($0.value, in: file) != nil }
    let explained = MergedRanges(
      known.flatMap { use -> [ByteRange] in
        guard case .cellClass(let written) = use.receiver else { return [use.range] }
        return [use.range, written.range]
      })
    return code.places(of: AskedName(making: name)).contains { place in
      !explained.touches(place.lower) && code.handsOn(classAt: place)
    }
  }

  /// Whether a file has a literal with a text that is not the name in a known call, nor at a known place: code may register a cell
  /// with it.
  func holdsOtherText(_ text: String, in file: FileID, besides known: ByteRange? = nil) -> Bool {
    guard let bytes = self.text(of: file).current else { return true }
    // Calls may have the text from a constant.
    let constants = (usedNames(.cell)[text] ?? []).filter { $0.location.file == file }.map(\.location.range)
    let own = Set(nameUses(in: file).map(\.range) + constants)
    return bytes.withSpan(SearchText(Array("\"\(text)\"".utf8)).ranges).contains { found in
      let place = ByteRange(found.lower + 1, found.upper - 1)
      return place != known && !own.contains(place)
    }
  }
}
