/// Names to suggest for one that is misspelt.
package struct NearNames: Sendable {
  package struct Candidate: Sendable {
    package var name: String
    package var letters: UInt64
  }

  package private(set) var byLength: [Int: [Candidate]] = [:]

  package init(_ names: some Sequence<String>) {
    for name in names {
      byLength[name.utf8.count, default: []].append(Candidate(name: name, letters: letterSet(name)))
    }
  }
}

/// A bit for each letter and digit that occurs, case ignored.
package func letterSet(_ name: String) -> UInt64 {
  // The name is read in place, since every class of a workspace may be compared.
  var name = name
  return name.withUTF8 { bytes in bytes.reduce(0) { $0 | 1 &<< UInt64($1 & 0x1F) } }
}
