import Rules
import Text
import Workspace

extension [Finding] {
  /// A text for each finding that identifies it permanently: it does not change when lines move.
  var fingerprints: [String] {
    var seen: [String: Int] = [:]
    return map { finding in
      let entry = finding.identity
      let key = [entry.file, entry.code, entry.object, entry.message].joined(separator: "\n")
      seen[key, default: 0] += 1
      return fingerprint(of: key) + ":\(seen[key, default: 1])"
    }
  }
}

private func fingerprint(of text: String) -> String {
  let digits = String(stableHash(of: text.utf8), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
