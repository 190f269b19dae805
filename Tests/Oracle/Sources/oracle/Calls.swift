import SyntaxFacts

/// Compares which text literals calls of frameworks take for names, and returns the exit code.
func calls(_ paths: [String]) -> Int32 {
  var files = 0
  var broken = 0
  var agreed = 0
  var found = 0
  for path in paths {
    guard let bytes = bytes(of: path) else { continue }
    guard let parsed = NameCalls(parsing: bytes) else {
      broken += 1
      continue
    }
    files += 1
    let scanned = NameCalls.scanned(in: bytes)
    agreed += parsed.names.intersection(scanned).count
    let differences =
      parsed.names.subtracting(scanned).map { ($0, "a name to swift-syntax alone") }
      + parsed.others.intersection(scanned).map { ($0, "a name to the reader alone") }
    found += differences.count
    for (offset, difference) in differences.sorted(by: { $0.0 < $1.0 }) {
      let (line, column) = position(of: offset, in: bytes)
      print("\(path):\(line):\(column): \(difference)")
    }
  }
  print("\(files) files, \(broken) more with syntax errors; \(agreed) names agreed, \(found) differences")
  return found == 0 ? 0 : 1
}
