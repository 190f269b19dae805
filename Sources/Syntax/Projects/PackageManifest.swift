import Text

/// The targets and packages that a `Package.swift` names with literals.
package struct PackageManifest: Hashable, Sendable {
  package struct Target: Hashable, Sendable {
    package var name: String
    /// The function that declares the target: `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, `systemLibrary` or
    /// `binaryTarget`.
    package var kind: String
    package var path: String?
    package var excludes: [String] = []
  }

  package var targets: [Target] = []
  /// The names of other packages: the last component of each address or path.
  package var packages: [String] = []
  /// Whether all targets are known; false if one is named by more than a literal.
  package var isWhole = true
}

package func packageManifest(of bytes: Span<UInt8>) -> PackageManifest {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return PackageManifest() }
    var reader = ManifestReader(lexer: SwiftLexer(base: base, end: buffer.count, isRecovering: false))
    return reader.read()
  }
}

/// Reads `.target(name: "…", …)` and `.package(url: "…")` anywhere in a manifest.
private struct ManifestReader {
  enum Token: Equatable { case word(String), text(String), mark(UInt8), end }

  private var lexer: SwiftLexer
  private var manifest = PackageManifest()

  private static let targetKinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  init(lexer: SwiftLexer) { self.lexer = lexer }

  mutating func read() -> PackageManifest {
    var isMember = false
    while true {
      switch next() {
      case .end: return manifest
      case .word(let word) where isMember:
        isMember = false
        guard word == "package" || Self.targetKinds.contains(word), peek() == Ascii.openParen else {
          continue
        }
        _ = next()
        readCall(word)
      case .mark(Ascii.dot): isMember = true
      default: isMember = false
      }
    }
  }

  /// Reads the arguments after the opening parenthesis.
  private mutating func readCall(_ kind: String) {
    var depth = 1
    var label = ""
    var texts: [String: [String]] = [:]
    while depth > 0 {
      switch next() {
      case .end: depth = 0
      case .mark(Ascii.openParen), .mark(Ascii.openBracket), .mark(Ascii.openBrace): depth += 1
      case .mark(Ascii.closeParen), .mark(Ascii.closeBracket), .mark(Ascii.closeBrace): depth -= 1
      case .word(let word):
        if depth == 1, peek() == Ascii.colon { label = word }
      case .text(let text):
        let isList = label == "exclude" || label == "sources"
        if depth == 1 || isList && depth == 2 { texts[label, default: []].append(text) }
      case .mark: break
      }
    }
    if kind == "package" {
      if let address = texts["url"]?.first ?? texts["path"]?.first {
        manifest.packages.append(packageName(ofAddress: address))
      }
      return
    }
    guard let name = texts["name"]?.first else {
      // A `.target` among dependencies has a literal name too, so a call without one computes its name.
      manifest.isWhole = false
      return
    }
    // A `.target` among another target's dependencies is never reached, since that target's call is read as a whole.
    manifest.targets.append(
      PackageManifest.Target(
        name: name, kind: kind, path: texts["path"]?.first, excludes: texts["exclude"] ?? []))
  }

  // MARK: Tokens

  private mutating func peek() -> UInt8? {
    lexer.skipTrivia()
    return lexer.isAtEnd ? nil : lexer.current
  }

  private mutating func next() -> Token {
    guard let byte = peek() else { return .end }
    let lower = lexer.offset
    if byte == Ascii.quote {
      lexer.skipString(hashes: 0)
      let isClosed = lexer.offset > lower + 1 && lexer.byte(at: lexer.offset - 1) == Ascii.quote
      return .text(lexer.text(ByteRange(lower + 1, lexer.offset - (isClosed ? 1 : 0))))
    }
    if Ascii.isWordByte(byte) { return .word(lexer.text(lexer.takeWord())) }
    lexer.offset += 1
    return .mark(byte)
  }
}
