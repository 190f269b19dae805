import Text

/// What a `Package.swift` says in literals.
package struct PackageManifest: Hashable, Sendable {
  package struct Target: Hashable, Sendable {
    package var name: String
    /// `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, `systemLibrary`, `binaryTarget`
    package var kind: String
    package var path: String?
    package var excludes: [String] = []
  }

  package var targets: [Target] = []
  /// Of other packages: the last component of an address or a path.
  package var packages: [String] = []
  /// Some target is named by more than a literal, so that others may exist.
  package var isWhole = true

  package init() {}
}

package func packageManifest(of bytes: Span<UInt8>) -> PackageManifest {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return PackageManifest() }
    var reader = ManifestReader(base: base, count: buffer.count)
    return reader.read()
  }
}

/// Looks for `.target(name: "…", …)` and `.package(url: "…")`, whatever stands around them.
private struct ManifestReader {
  enum Token: Equatable { case word(String), text(String), mark(UInt8), end }

  let base: UnsafePointer<UInt8>
  let count: Int
  private var offset = 0
  private var manifest = PackageManifest()

  private static let targetKinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

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

  /// Reads the arguments behind the opening parenthesis.
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
      // `.target` as a dependency has its name as a literal too; what has none is computed.
      manifest.isWhole = false
      return
    }
    // Inside of another target's dependencies only the name stands; those calls are never reached.
    manifest.targets.append(
      PackageManifest.Target(
        name: name, kind: kind, path: texts["path"]?.first, excludes: texts["exclude"] ?? []))
  }

  // MARK: Tokens

  private mutating func peek() -> UInt8? {
    skipBlanks()
    return offset < count ? base[offset] : nil
  }

  private mutating func skipBlanks() {
    while offset < count {
      let byte = base[offset]
      if byte == Ascii.space || byte &- Ascii.tab < 5 {
        offset += 1
      } else if byte == Ascii.slash, offset + 1 < count, base[offset + 1] == Ascii.slash {
        while offset < count, base[offset] != Ascii.newline { offset += 1 }
      } else if byte == Ascii.slash, offset + 1 < count, base[offset + 1] == Ascii.star {
        offset += 2
        while offset + 1 < count, base[offset] != Ascii.star || base[offset + 1] != Ascii.slash {
          offset += 1
        }
        offset = min(offset + 2, count)
      } else {
        return
      }
    }
  }

  private mutating func next() -> Token {
    skipBlanks()
    guard offset < count else { return .end }
    let lower = offset
    let byte = base[offset]
    offset += 1
    if byte == Ascii.quote {
      while offset < count, base[offset] != Ascii.quote, base[offset] != Ascii.newline {
        offset += base[offset] == Ascii.backslash ? 2 : 1
      }
      let upper = min(offset, count)
      offset = min(offset + 1, count)
      return .text(text(lower + 1, upper))
    }
    guard Ascii.isWordByte(byte) else { return .mark(byte) }
    while offset < count, Ascii.isWordByte(base[offset]) { offset += 1 }
    return .word(text(lower, offset))
  }

  private func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + lower, count: max(0, upper - lower)), as: UTF8.self)
  }
}
