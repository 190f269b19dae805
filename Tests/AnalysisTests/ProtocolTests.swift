import Analysis
import Foundation
import Testing

/// `protocol.md` tells users the codes; each has a section that the diagnostics link to.
@Test func protocolDescribesEveryCode() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appending(path: "protocol.md"), encoding: .utf8)
  let lines = text.split(separator: "\n")
  let sections = lines.filter { $0.hasPrefix("### ") && $0.contains("-") }.map { String($0.dropFirst(4)) }
  let rows = lines.filter { $0.hasPrefix("| `") && $0.contains("-") }.compactMap {
    $0.dropFirst(3).split(separator: "`").first.map(String.init)
  }
  let codes = Diagnostic.Code.allCases.map(\.rawValue)
  for code in codes {
    #expect(sections.contains(code), "no section for \(code)")
    #expect(rows.contains(code), "no row for \(code)")
  }
  for section in sections { #expect(codes.contains(section), "\(section) is no code") }
}
