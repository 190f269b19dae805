import Foundation
import Pictures
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent()

/// The documents of this folder, a family of elements each.
let documents: [String] = {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Documents")) ?? []
  return names.sorted()
}()

func document(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: folder.appending(path: "Documents/\(name)")))
}

@Test func thereIsADocumentForEachFamily() { #expect(documents.count >= 25) }

/// `record` beside this file writes them anew.
@Test(arguments: documents, [true, false])
func picturesAreThoseThatWereLookedAt(_ name: String, isDark: Bool) throws {
  let golden = folder.appending(path: "Goldens/\(name).\(isDark ? "dark" : "light").svg")
  let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
  let drawn = String(decoding: try svg(document(name), name, isDark: isDark), as: UTF8.self)
  // Comparing lines shows which one differs.
  #expect(drawn.split(separator: "\n") == expected.split(separator: "\n"))
}
