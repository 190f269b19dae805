import Analysis
import Index
import Syntax
import Testing
import Text

/// Files of a module named `App` in one string, `-- path --` before each. Keycap digits mark positions and are
/// taken out. Interface files may leave out the frame around their objects.
struct Fixture {
  var paths: [String] = []
  var texts: [[UInt8]] = []
  var markers: [Int: (file: FileID, offset: Int)] = [:]
  var snapshot = Snapshot()

  init(_ text: String) {
    var current: [String] = []
    func close() {
      guard let path = paths.last else { return }
      var plain: [UInt8] = []
      var digit: Int?
      for scalar in framed(current.joined(separator: "\n") + "\n", path).unicodeScalars {
        // A keycap is the digit, a variation selector and the keycap itself.
        if scalar == "\u{FE0F}" { continue }
        if scalar == "\u{20E3}" {
          plain.removeLast()
          if let digit { markers[digit] = (FileID(raw: Int32(paths.count - 1)), plain.count) }
          continue
        }
        digit = Int(String(scalar))
        plain += Array(String(scalar).utf8)
      }
      texts.append(plain)
      current = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        close()
        paths.append(String(line.dropFirst(3).dropLast(3)))
      } else {
        current.append(String(line))
      }
    }
    close()
    snapshot = Snapshot(
      files: zip(paths, texts).map { SourceFile(path: $0, isDependency: false, facts: facts($0, $1)) },
      coverage: Coverage())
  }

  var resolver: Resolver { Resolver(snapshot) }

  func text(_ file: FileID) -> [UInt8]? {
    texts.indices.contains(Int(file.raw)) ? texts[Int(file.raw)] : nil
  }

  func file(_ path: String) -> FileID { FileID(raw: Int32(paths.firstIndex(of: path) ?? -1)) }

  /// "Main.storyboard:3:titleLabel"
  func show(_ location: Location) -> String {
    guard let text = text(location.file), location.range.upper <= text.count else { return "nowhere" }
    let line = text[..<location.range.lower].count { $0 == 0x0A } + 1
    let named = String(decoding: text[location.range.lower..<location.range.upper], as: UTF8.self)
    return "\(paths[Int(location.file.raw)]):\(line):\(named)"
  }

  func show(_ digit: Int, named name: String) -> Location? {
    markers[digit].map { Location(file: $0.file, range: ByteRange($0.offset, $0.offset + name.utf8.count)) }
  }

  /// Locations as the digits that mark them; those without a marker as text.
  func digits(_ locations: [Location]) -> [String] {
    locations.map { location in
      markers.first { $0.value.file == location.file && $0.value.offset == location.range.lower }
        .map { String($0.key) } ?? show(location)
    }
  }
}

func facts(_ path: String, _ text: [UInt8]) -> FileFacts {
  if path.hasSuffix(".swift") { return .code(CodeFile(of: text, .swift)) }
  if path.hasSuffix(".h") || path.hasSuffix(".m") {
    return .code(CodeFile(of: text, .objectiveC))
  }
  if path.hasSuffix(".plist") { return .project(.plist(text.withSpan(plistReferences(of:)))) }
  if path.hasSuffix(".pbxproj") { return .project(text.withSpan { .xcode(bytes: $0) }) }
  return .interface(text.withSpan(interfaceOutline(of:)))
}

/// The frame stands on the first line, so that lines and indentation stay as the fixture has them.
private func framed(_ text: String, _ path: String) -> String {
  guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard"), !text.contains("<document") else {
    return text
  }
  let family = path.contains("Mac") ? "Cocoa" : "CocoaTouch"
  let isStoryboard = path.hasSuffix(".storyboard")
  let type = "com.apple.InterfaceBuilder3.\(family)." + (isStoryboard ? "Storyboard.XIB" : "XIB")
  if text.contains("<scene") { return "<document type=\"\(type)\"><scenes>\n\(text)</scenes></document>\n" }
  let (head, tail) =
    isStoryboard
    ? ("<scenes><scene sceneID=\"sc\"><objects>", "</objects></scene></scenes>") : ("<objects>", "</objects>")
  return "<document type=\"\(type)\">\(head)\n\(text)\(tail)</document>\n"
}

// MARK: Checks

func checkDefinition(
  _ text: String, from digit: Int, to expected: [Int], sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  guard let marker = fixture.markers[digit] else {
    Issue.record("no marker \(digit)", sourceLocation: sourceLocation)
    return
  }
  let found = definition(
    at: marker.offset, in: marker.file, texts: fixture.text, fixture.resolver)
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
    guard let marker = fixture.markers[digit] else {
      Issue.record("no marker \(digit)", sourceLocation: sourceLocation)
      continue
    }
    func found(_ includingDeclaration: Bool) -> Set<String> {
      Set(
        fixture.digits(
          referenceLocations(
            at: marker.offset, in: marker.file, includingDeclaration: includingDeclaration,
            texts: fixture.text, fixture.resolver)
            ?? []))
    }
    #expect(found(false) == Set(expected.map(String.init)), "from \(digit)", sourceLocation: sourceLocation)
    #expect(
      found(true) == Set((expected + declared).map(String.init)), "from \(digit), with declarations",
      sourceLocation: sourceLocation)
    let highlighted =
      (highlights(at: marker.offset, in: marker.file, texts: fixture.text, fixture.resolver) ?? [])
    let isAlone =
      fixture.snapshot.code(marker.file) != nil
      && !expected.contains { fixture.markers[$0]?.file == marker.file }
    let shown = isAlone ? [] : declared
    let inFile = ((isAlone ? [] : expected) + shown).filter { fixture.markers[$0]?.file == marker.file }
    #expect(
      Set(fixture.digits(highlighted.map { Location(file: marker.file, range: $0.range) }))
        == Set(inFile.map(String.init)), "highlights from \(digit)", sourceLocation: sourceLocation)
    #expect(
      Set(
        fixture.digits(
          highlighted.filter { $0.kind == .declaration }.map { Location(file: marker.file, range: $0.range) })
      )
        == Set(shown.filter { fixture.markers[$0]?.file == marker.file }.map(String.init)),
      "highlighted declarations from \(digit)", sourceLocation: sourceLocation)
  }
}

func checkHover(
  _ text: String, at digit: Int, is expected: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  guard let marker = fixture.markers[digit] else {
    Issue.record("no marker \(digit)", sourceLocation: sourceLocation)
    return
  }
  let found = hover(at: marker.offset, in: marker.file, texts: fixture.text, fixture.resolver)
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
  show(documentSymbols(in: fixture.file(path), fixture.resolver), 0)
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

func checkLenses(
  _ text: String, of path: String, are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(text)
  let found = codeLenses(in: fixture.file(path), fixture.resolver).map { lens in
    let name =
      fixture.show(Location(file: fixture.file(path), range: lens.range)).split(separator: ":").last ?? ""
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
  guard let marker = fixture.markers[digit] else {
    Issue.record("no marker \(digit)", sourceLocation: sourceLocation)
    return
  }
  let bytes = fixture.text(marker.file) ?? []
  let items = completions(at: marker.offset, in: marker.file, text: bytes, fixture.resolver)
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
    guard let marker = markers[digit] else { return [] }
    return codeActions(
      in: ByteRange(marker.offset, marker.offset), of: marker.file, texts: text, resolver)
  }

  /// The files after some edits.
  func applying(_ edits: [FileEdits]) -> [String: String] {
    var result: [String: String] = [:]
    for (index, path) in paths.enumerated() { result[path] = String(decoding: texts[index], as: UTF8.self) }
    for edits in edits {
      var bytes = texts[Int(edits.file.raw)]
      for edit in edits.edits.sorted(by: { $0.range.lower > $1.range.lower }) {
        bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
      }
      result[paths[Int(edits.file.raw)]] = String(decoding: bytes, as: UTF8.self)
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
  // What a fix mends is gone afterwards.
  let changed = fixture.applying(action.edits)
  let after = Snapshot(
    files: fixture.paths.map { path in
      SourceFile(path: path, isDependency: false, facts: facts(path, Array((changed[path] ?? "").utf8)))
    }, coverage: Coverage())
  for fixed in action.fixes {
    let left = diagnostics(of: fixed.file, Resolver(after))
    #expect(
      !left.contains { $0.code == fixed.code && $0.message == fixed.message }, sourceLocation: sourceLocation)
  }
}

func checkEdits(
  _ edits: [FileEdits], of fixture: Fixture, become result: String, _ sourceLocation: SourceLocation
) {
  let expected = Fixture(result)
  let changed = fixture.applying(edits)
  for (path, text) in zip(expected.paths, expected.texts) {
    #expect(changed[path] == String(decoding: text, as: UTF8.self), "\(path)", sourceLocation: sourceLocation)
  }
  #expect(
    Set(edits.map { fixture.paths[Int($0.file.raw)] }) == Set(expected.paths), sourceLocation: sourceLocation)
}

/// What is offered when a line was added at the top of each file and nobody looked at it yet.
func staleActions(_ fixture: Fixture, _ file: FileID, _ offset: Int) -> [CodeAction] {
  codeActions(
    in: ByteRange(offset, offset), of: file, texts: { file in fixture.text(file).map { [0x0A] + $0 } },
    fixture.resolver)
}
