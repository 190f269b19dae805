import Syntax
import SyntaxFacts

/// Prints the differences of all files and returns the exit code.
func compare(_ paths: [String], isStrict: Bool) -> Int32 {
  var files = 0
  var types = 0
  var members = 0
  var found = 0
  var broken: [String] = []
  for path in paths {
    guard let bytes = bytes(of: path) else { continue }
    let facts = SyntaxFacts(of: bytes)
    let outline = bytes.withSpan { swiftOutline(of: $0) }
    if facts.hasError {
      broken.append(path)
      if !isStrict { continue }
    }
    files += 1
    types += facts.outline.types.count
    members += facts.outline.members.reduce(0) { $0 + $1.count }
    let differences = differences(scanner: outline, oracle: facts.outline)
    found += differences.count
    for difference in differences {
      let (line, column) = position(of: difference.offset, in: bytes)
      print(
        "\(path):\(line):\(column): \(difference.field): "
          + "scanner=\(difference.scanner) oracle=\(difference.oracle)")
    }
  }
  if !broken.isEmpty {
    print("\(broken.count) files with syntax errors\(isStrict ? "" : ", not compared"):")
    for path in broken { print("  \(path)") }
  }
  print("\(files) files, \(types) types, \(members) members, \(found) differences")
  return found == 0 ? 0 : 1
}

/// Both from 1, the column in bytes.
func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
  let before = bytes.prefix(offset)
  let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - lineStart + 1)
}
