import Foundation
import TestSupport
import Testing

private struct IndexLine: Decodable {
  struct TypeEntry: Decodable {
    var name: String
    var members: [Member]
  }

  struct Member: Decodable {
    var name: String
    var kind: String
    var selector: String?
    var objcName: String?
    var offset: Int
  }

  var file: String
  var types: [TypeEntry]?
}

/// A class in a body has the name that the index prints, by which it can be renamed.
@Test func aClassInABodyIsRenamedByItsPrintedName() throws {
  let files = Fixture(
    """
    -- Host.swift --
    func make() -> UIView {
      class Badge: UIView {
        @IBOutlet var title: UILabel!
        func plain() {}
      }
      return Badge()
    }
    class Host: UIViewController {
      func make() -> UIView {
        class Badge: UIView { @IBAction func tap(_ sender: Any) {} }
        return Badge()
      }
    }
    """
  ).files(at: "/app")
  func rename(_ symbol: String) -> Run { runInMemory(["--rename", symbol, "Fresh"], files) }
  let index = runInMemory(["--index"], files).output
  for (name, places) in [
    ("#1.Badge", ["2:9", "6:10"]), ("#1.Badge.title", ["3:19"]), ("Host.#2.Badge", ["10:11", "11:12"]),
    ("Host.#2.Badge.tap", ["10:44"]),
  ] {
    let byName = rename(name)
    #expect(byName.code == 0, "\(name): \(byName.error)")
    for place in places {
      let byPlace = rename("Host.swift:" + place)
      #expect(byPlace.code == 0 && byPlace.output == byName.output, "\(name) at \(place): \(byPlace.error)")
    }
  }
  #expect(index.contains(##""name":"#1.Badge""##) && index.contains(##""name":"Host.#2.Badge""##))
  func refusal(_ symbol: String) -> String? { rename(symbol).error.components(separatedBy: "': ").last }
  #expect(refusal("#1.Badge.plain") == refusal("Host.swift:4:10"))
  #expect(rename("Host.#3.Badge").error.contains("no class 'Host.#3'"))
}

/// By name, by the place of the declaration and by a place in a document: one diff and one list of questions, or one refusal.
@Test(arguments: 0..<60)
func aTerminalTakesANameAndAPlaceForTheSame(_ number: Int) throws {
  var numbers = SeededNumbers(seed: UInt64(number))
  let picked = try #require(Case.all.randomElement(using: &numbers))
  let fixture = Fixture(picked.fixture)
  // A dependency's names are not the workspace's to choose, and paths that lead out of it are not its.
  guard !fixture.files.contains(where: { $0.path.hasPrefix("..") || $0.path.contains(":") }) else { return }
  // Code may load a nib whose owner has no class for objects of several, so that a place there means none of them.
  let ownerWithoutClass = "placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
  guard !fixture.files.contains(where: { $0.text.contains(ownerWithoutClass) }) else { return }
  let files = fixture.files(at: "/app")
  func rename(_ symbol: String) -> Run { runInMemory(["--rename", symbol, "zqFresh"], files) }
  let index = runInMemory(["--index"], files).output.split(separator: "\n").compactMap {
    try? JSONDecoder().decode(IndexLine.self, from: Data($0.utf8))
  }
  #expect(!index.isEmpty)
  for line in index {
    for type in line.types ?? [] {
      for member in type.members where member.objcName == nil && !member.name.hasPrefix("_") {
        let name = member.selector ?? member.name
        guard ["outlet", "outletCollection", "action"].contains(member.kind) else { continue }
        let byName = rename("\(type.name).\(name)")
        guard byName.code == 0 else { continue }
        var places = [place(ofByte: member.offset, in: files["/app/" + line.file] ?? "", of: line.file)]
        for (path, text) in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
          let file = String(path.dropFirst("/app/".count))
          guard byName.output.contains("+++ b/\(file)"),
            let found = text.range(of: "=\"\(name)\"")
          else { continue }
          let byte = text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 2
          let changed = place(ofByte: byte, in: text, of: file)
          // The first of that name may be another class's.
          guard text.components(separatedBy: "=\"\(name)\"").count == 2 else { continue }
          places.append(changed)
        }
        for place in places {
          let byPlace = rename(place)
          // A folder of the workspace may be a workspace itself.
          if byPlace.error.hasPrefix("the workspace is ") { continue }
          #expect(byPlace.output == byName.output, "\(picked.name): \(name) at \(place): \(byPlace.error)")
          #expect(questions(byPlace) == questions(byName), "\(picked.name): \(name) at \(place)")
        }
      }
    }
  }
}

/// The lines with places; the last lines have the name as the user wrote it.
private func questions(_ run: Run) -> [Substring] {
  run.error.split(separator: "\n").filter { $0.contains(#/:\d+:\d+: /#) }
}

private func place(ofByte offset: Int, in text: String, of file: String) -> String {
  let before = String(decoding: Array(text.utf8.prefix(offset)), as: UTF8.self)
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  return "\(file):\(lines.count):\((lines.last?.utf16.count ?? 0) + 1)"
}
