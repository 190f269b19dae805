import Analysis
import Index
import Pictures
import Syntax
import Text
import Workspace

@testable import Rules
@testable import Server
@testable import Workspace

@Sendable func fuzzSwift(_ bytes: [UInt8]) {
  _ = bytes.withSpan { swiftOutline(of: $0) }
  _ = bytes.withSpan { swiftOutline(of: $0, listing: .all) }
  _ = bytes.withSpan { swiftTree(of: $0) }
  _ = MentionedNames(of: bytes, .swift)
  readNames(bytes, .swift)
}

/// The names that code shares with documents, and the calls of its functions that hand them on.
private func readNames(_ bytes: [UInt8], _ language: CodeOutline.Language) {
  let names = namesOfCode(in: bytes, language)
  precondition(names.uses.allSatisfy { $0.range.upper <= bytes.count }, "a name beyond the text")
  _ = calls(of: names.helpers, in: bytes, language)
}

@Sendable func fuzzObjectiveC(_ bytes: [UInt8]) {
  _ = facts(of: .objc, bytes)
  _ = MentionedNames(of: bytes, .objectiveC)
  readNames(bytes, .objectiveC)
}

@Sendable func fuzzInterface(_ bytes: [UInt8]) {
  let outline = bytes.withSpan { interfaceOutline(of: $0) }
  precondition(outline == bytes.withSpan { interfaceOutline(of: $0) })
  _ = DocumentTree(bytes)
}

/// After an edit, a document is read anew in part only; the result is that of reading all of it.
@Sendable func fuzzEdits(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let edits = (0..<1 + choices.next(4)).map { _ in
    (choices.next(1 << 16), choices.next(64), choices.take(choices.next(24)))
  }
  var text = Array(choices.rest)
  var outline = text.withSpan { interfaceOutline(of: $0) }
  for (offset, length, insertion) in edits {
    let lower = offset % (text.count + 1)
    var changed = text
    changed.replaceSubrange(lower..<min(text.count, lower + length), with: insertion)
    let revision = InterfaceRevision(of: changed, after: outline, of: text)
    precondition(
      revision.new == changed.withSpan { interfaceOutline(of: $0) }, "an edit reads something else")
    (text, outline) = (changed, revision.new)
  }
}

@Sendable func fuzzProjects(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let names = [
    "project.pbxproj", "Package.swift", "Base.xcconfig", "Info.plist", "Other.plist", "Package.resolved",
    "Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved",
  ]
  let name = names[choices.next(names.count)]
  guard let kind = WorkspaceFile.Kind(fileName: name) else { return }
  _ = facts(of: kind, Array(choices.rest))
}

@Sendable func fuzzSettings(_ bytes: [UInt8]) {
  let configuration = Configuration(bytes)
  for problem in configuration.problems {
    precondition(
      problem.range.lower >= 0 && problem.range.upper <= bytes.count, "a problem outside of the file")
  }
  _ = try? Baseline(bytes)
  _ = Suppressions(bytes)
}

@Sendable func fuzzIgnoreRules(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let path = choices.take(choices.next(48))
  let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  let ignoresCase = choices.next(2) == 1
  let rules = IgnoreRules(Array(choices.rest), baseLength: 0, ignoresCase: ignoresCase)
  _ = path.withSpan { rules.verdict(on: $0, nameStart: nameStart, isFolder: false) }
  _ = path.withSpan { rules.verdict(on: $0, nameStart: nameStart, isFolder: true) }
  _ = PathPatterns([String(decoding: choices.rest, as: UTF8.self)]).matches(
    String(decoding: path, as: UTF8.self))
}

@Sendable func fuzzPictures(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let choice = choices.next(8)
  let text = Array(choices.rest)
  let tree = DocumentTree(text)
  var options = PictureOptions()
  options.isDark = choice & 1 == 1
  options.showsConnections = choice & 2 == 2
  if let picture = try? drawPicture(of: tree, named: "Fuzz.storyboard", options) {
    for object in picture.objects {
      precondition(object.rect.contains(object.visible, slack: 0.01) || object.visible.isEmpty)
    }
    let svg = picture.svg()
    precondition(svg.count < 2_000_000 + 100 * text.count, "a picture of \(svg.count) bytes")
    precondition(svg == picture.svg())
  }
  // The document against a part of it.
  let other = DocumentTree(Array(text.dropLast(text.count / 3)))
  _ = difference(from: tree, to: other).lines(named: "Fuzz.xib")
  _ = try? drawDifference(from: other, to: tree, named: "Fuzz.xib").svg()
}
