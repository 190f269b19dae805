import Syntax
import SyntaxFacts

/// Compares, for every name of an outlet, an action, an inspectable property or a class under the paths, what each
/// use of the name is. Prints the differences and returns the exit code.
func references(_ paths: [String]) -> Int32 {
  let contents = paths.compactMap { path in bytes(of: path).map { (path, $0) } }
  var names: Set<String> = []
  for (_, bytes) in contents {
    names.formUnion(connectableNames(in: bytes.withSpan { swiftOutline(of: $0) }))
  }
  var counts: [String: Int] = [:]
  var compared = 0
  var broken = 0
  var found = 0
  for (path, bytes) in contents {
    guard let parsed = parsedUses(of: names, in: bytes) else {
      broken += 1
      continue
    }
    let scanned = scannedUses(of: names, in: bytes)
    for offset in Set(parsed.keys).union(scanned.keys).sorted() {
      compared += 1
      let (ours, theirs) = (scanned[offset], parsed[offset])
      if let ours, ours == theirs {
        counts[kind(of: ours), default: 0] += 1
        continue
      }
      found += 1
      let (line, column) = position(of: offset, in: bytes)
      print(
        "\(path):\(line):\(column): ours=\(ours?.description ?? "none") "
          + "swift-syntax=\(theirs?.description ?? "none")")
    }
  }
  print("\(contents.count - broken) files, \(broken) more with syntax errors, \(names.count) names")
  print("\(compared) tokens, \(found) differences; agreed: \(counts.sorted { $0.value > $1.value })")
  return found == 0 ? 0 : 1
}

private func kind(of use: NameUse) -> String {
  switch use {
  case .local: "local"
  default: use.description
  }
}
