/// The names that may be suggested for a misspelled one.
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

/// The set of letters and digits in a name, as bits; case is ignored.
package func letterSet(_ name: String) -> UInt64 {
  // The bytes are read in place, since every class of a workspace may be compared.
  var name = name
  return name.withUTF8 { bytes in bytes.reduce(0) { $0 | 1 &<< UInt64($1 & 0x1F) } }
}
