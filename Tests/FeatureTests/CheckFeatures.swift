import Analysis
import Index
import TestSupport
import Testing
import Text

extension Fixture {
  /// "Main.storyboard:3:titleLabel"
  func show(_ location: Location) -> String {
    guard let path = snapshot[location.file]?.path, let text = text(location.file),
      location.range.upper <= text.count
    else { return "nowhere" }
    let line = text[..<location.range.lower].count { $0 == 0x0A } + 1
    let named = String(decoding: text[location.range.lower..<location.range.upper], as: UTF8.self)
    return "\(path):\(line):\(named)"
  }

  /// Locations as the digits that mark them; those without a mark as text.
  func digits(_ locations: [Location]) -> [String] {
    locations.map { location in
      marks.first { $0.file == location.file && $0.offset == location.range.lower }
        .map { String($0.symbol) } ?? show(location)
    }
  }
}

// MARK: Checks

func checkDefinition(
  _ text: String, from digit: Int, to expected: [Int], sourceLocation: SourceLocation = #_sourceLocation
) {
  checkDestinations(text, from: digit, to: expected, sourceLocation) { mark, fixture in
    fixture.query.definition(at: mark.offset, in: mark.file)
  }
}

func checkDestinations(
  _ text: String, from digit: Int, to expected: [Int], _ sourceLocation: SourceLocation,
  _ destinations: (Fixture.Mark, Fixture) -> Destinations?
) {
  let fixture = Fixture(text)
  guard let mark = fixture.mark(digit, sourceLocation: sourceLocation) else { return }
  let found = destinations(mark, fixture)
  #expect(
    fixture.digits(found?.targets ?? []) == expected.map(String.init), "from \(digit)",
    sourceLocation: sourceLocation)
}

func checkReferences(
  _ text: String, from digits: [Int], are expected: [Int], declared: [Int],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  for digit in digits {
    guard let mark = fixture.mark(digit, sourceLocation: sourceLocation) else { continue }
    func found(_ includingDeclaration: Bool) -> Set<String> {
      Set(
        fixture.digits(
          fixture.query.referenceLocations(
            at: mark.offset, in: mark.file, includingDeclaration: includingDeclaration)
            ?? []))
    }
    #expect(found(false) == Set(expected.map(String.init)), "from \(digit)", sourceLocation: sourceLocation)
    #expect(
      found(true) == Set((expected + declared).map(String.init)), "from \(digit), with declarations",
      sourceLocation: sourceLocation)
    let highlighted =
      (fixture.query.highlights(at: mark.offset, in: mark.file) ?? [])
    func isInFile(_ digit: Int) -> Bool {
      fixture.mark(digit, sourceLocation: sourceLocation)?.file == mark.file
    }
    let isAlone =
      fixture.snapshot.code(mark.file) != nil
      && !expected.contains(where: isInFile)
    let shown = isAlone ? [] : declared
    let inFile = ((isAlone ? [] : expected) + shown).filter(isInFile)
    #expect(
      Set(fixture.digits(highlighted.map { Location(file: mark.file, range: $0.range) }))
        == Set(inFile.map(String.init)), "highlights from \(digit)", sourceLocation: sourceLocation)
    #expect(
      Set(
        fixture.digits(
          highlighted.filter { $0.kind == .declaration }.map { Location(file: mark.file, range: $0.range) })
      )
        == Set(shown.filter(isInFile).map(String.init)),
      "highlighted declarations from \(digit)", sourceLocation: sourceLocation)
  }
}

func checkHover(
  _ text: String, at digit: Int, is expected: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  guard let mark = fixture.mark(digit, sourceLocation: sourceLocation) else { return }
  let found = fixture.query.hover(at: mark.offset, in: mark.file)
  #expect(found?.markdown == expected, sourceLocation: sourceLocation)
}

/// One line a symbol, indented by depth: "name | detail | kind".
func checkSymbols(
  _ text: String, of path: String, are expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  var lines: [String] = []
  func show(_ symbols: [DocumentSymbol], _ depth: Int) {
    for symbol in symbols {
      lines.append(
        String(repeating: "  ", count: depth) + "\(symbol.name) | \(symbol.detail) | \(symbol.kind)")
      #expect(
        symbol.range.lower <= symbol.selection.lower && symbol.selection.upper <= symbol.range.upper,
        sourceLocation: sourceLocation)
      show(symbol.children, depth + 1)
    }
  }
  show(fixture.query.documentSymbols(in: fixture.id(path)), 0)
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

func checkLenses(
  _ text: String, of path: String, are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  let found = fixture.query.codeLenses(in: fixture.id(path)).map { lens in
    let name =
      fixture.show(Location(file: fixture.id(path), range: lens.range)).split(separator: ":").last ?? ""
    return "\(name): \(lens.title)" + (lens.locations.isEmpty ? "" : " (\(lens.locations.count))")
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Labels in order, each with what is inserted where that differs and the detail.
func checkCompletions(
  _ text: String, at digit: Int, are expected: [String], onlyFirst: Bool = false, replacing: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  guard let mark = fixture.mark(digit, sourceLocation: sourceLocation) else { return }
  let bytes = fixture.text(mark.file) ?? []
  let items = fixture.query.completions(at: mark.offset, in: mark.file, text: bytes)
  let found = items.map { item in
    item.label + (item.edit.text == item.label ? "" : " = " + item.edit.text)
      + (item.detail.isEmpty ? "" : " (\(item.detail))")
  }
  #expect(
    (onlyFirst ? Array(found.prefix(expected.count)) : found) == expected, sourceLocation: sourceLocation)
  for item in items {
    let replaced = String(decoding: bytes[item.edit.range.lower..<item.edit.range.upper], as: UTF8.self)
    #expect(replaced == replacing, sourceLocation: sourceLocation)
  }
}

extension Fixture {
  func actions(at digit: Int) -> [CodeAction] {
    guard let mark = self.mark(digit) else { return [] }
    return query.codeActions(
      in: ByteRange(mark.offset, mark.offset), of: mark.file,
      diagnostics: Judge(query).singles(in: mark.file).findings)
  }

  /// The files after some edits.
  func applying(_ edits: [FileEdits]) -> [String: String] {
    var result = files.reduce(into: [:]) { $0[$1.path] = $1.text }
    for edits in edits {
      guard let path = snapshot[edits.file]?.path, var bytes = text(edits.file) else { continue }
      for edit in edits.edits.sorted(by: { $0.range.lower > $1.range.lower }) {
        bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
      }
      result[path] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}

func checkTitles(
  _ text: String, at digit: Int, are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Fixture(text).actions(at: digit).map(\.title) == expected, sourceLocation: sourceLocation)
}

/// - Parameter result: The files that change, in the form of a fixture.
func checkAction(
  _ text: String, at digit: Int, _ title: String, becomes result: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  let actions = fixture.actions(at: digit)
  guard let action = actions.first(where: { $0.title == title }) else {
    Issue.record("there is only \(actions.map(\.title))", sourceLocation: sourceLocation)
    return
  }
  checkEdits(action.edits, of: fixture, become: result, sourceLocation)
  // A finding that a fix removes is gone afterwards.
  let changed = fixture.applying(action.edits)
  let after = Snapshot(
    files: fixture.files.compactMap { sourceFile($0.path, Array((changed[$0.path] ?? "").utf8)) })
  for fixed in action.fixes {
    let left = Query(
      after, texts: Texts { Array((changed[after[$0]?.path ?? ""] ?? "").utf8) }, options: fixture.options
    )
    .diagnostics(of: fixed.file)
    #expect(
      !left.contains { $0.code == fixed.code && $0.message == fixed.message }, sourceLocation: sourceLocation)
  }
}

func checkEdits(
  _ edits: [FileEdits], of fixture: Fixture, become result: String, _ sourceLocation: SourceLocation
) {
  let expected = Fixture(result)
  let changed = fixture.applying(edits)
  for file in expected.files {
    #expect(changed[file.path] == file.text, "\(file.path)", sourceLocation: sourceLocation)
  }
  #expect(
    Set(edits.map { fixture.snapshot[$0.file]?.path }) == Set(expected.files.map(\.path)),
    sourceLocation: sourceLocation)
}

/// The actions offered when a line was added at the top of each file and is not in the snapshot yet.
func staleActions(_ fixture: Fixture, _ file: FileID, _ offset: Int) -> [CodeAction] {
  fixture.queryBeforeLook.codeActions(
    in: ByteRange(offset, offset), of: file, diagnostics: Judge(fixture.query).singles(in: file).findings)
}

extension Fixture {
  /// A query when a line was added at the top of each file and is not in the snapshot yet.
  var queryBeforeLook: Query { Query(snapshot, texts: Texts(of: { text($0).map { [0x0A] + $0 } })) }
}
