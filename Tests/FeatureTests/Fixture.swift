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
  path.hasSuffix(".swift") ? .swift(swiftOutline(of: text.span)) : .interface(interfaceOutline(of: text.span))
}

/// The frame stands on the first line, so that lines and indentation stay as the fixture has them.
private func framed(_ text: String, _ path: String) -> String {
  guard !path.hasSuffix(".swift"), !text.contains("<document") else { return text }
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
  let found = definition(at: marker.offset, in: marker.file, fixture.resolver)
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
          references(
            at: marker.offset, in: marker.file, includingDeclaration: includingDeclaration, fixture.resolver)
            ?? []))
    }
    #expect(found(false) == Set(expected.map(String.init)), "from \(digit)", sourceLocation: sourceLocation)
    #expect(
      found(true) == Set((expected + declared).map(String.init)), "from \(digit), with declarations",
      sourceLocation: sourceLocation)
    let highlighted = (highlights(at: marker.offset, in: marker.file, fixture.resolver) ?? [])
    let inFile = (expected + declared).filter { fixture.markers[$0]?.file == marker.file }
    #expect(
      Set(fixture.digits(highlighted.map { Location(file: marker.file, range: $0.range) }))
        == Set(inFile.map(String.init)), "highlights from \(digit)", sourceLocation: sourceLocation)
    #expect(
      Set(
        fixture.digits(
          highlighted.filter { $0.kind == .declaration }.map { Location(file: marker.file, range: $0.range) })
      )
        == Set(declared.filter { fixture.markers[$0]?.file == marker.file }.map(String.init)),
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
