import Text

/// A text to insert into a file.
package struct TextInsertion: Hashable, Sendable {
  package var offset: Int
  package var text: String
}

/// The entries with which a project lists a new document beside another one, in the same group and the same targets.
///
/// Each line that names the other document is copied, with ids that no object of the project has.
///
/// - Parameters:
///   - name: The name of the new document, without extension.
///   - path: The path of the other document, relative to the folder that contains the `.xcodeproj`.
///   - tables: The last components of the paths of the new document's translations, such as `de.lproj/New.strings`.
/// - Returns: nil if the other document is not listed in the way in which Xcode writes projects.
package func projectInsertions(
  adding name: String, beside path: String, tables: [String], in bytes: [UInt8]
) -> [TextInsertion]? {
  let old = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
  guard !old.isEmpty, name.utf8.allSatisfy(Ascii.isWordByte), let entries = entries(of: path, bytes) else {
    return nil
  }
  var addition = ProjectAddition(bytes)
  for entry in entries {
    let text = addition.text(entry.definition)
    let isTable = entry.isChild && !text.contains(".lproj/\(old).storyboard")
    if isTable, !tables.contains(where: { text.contains(" " + $0.replacing(name, with: old)) }) {
      addition.left.insert(addition.text(entry.id))
    } else {
      addition.copied.append(entry)
    }
  }
  return addition.insertions { text in
    ["storyboard", "strings"].reduce(text) { text, ending in
      text.replacing("/\(old).\(ending)", with: "/\(name).\(ending)")
        .replacing(" \(old).\(ending)", with: " \(name).\(ending)")
        .replacing("\"\(old).\(ending)", with: "\"\(name).\(ending)")
    }
  }
}

/// An object in a project that represents a document, or the membership of the document in a target.
private struct ProjectEntry {
  var id: ByteRange
  /// The range of all its lines.
  var definition: ByteRange
  /// Whether the object is the document in one language, or a table of the document's translations.
  var isChild = false
}

/// The objects of a document; nil if the project does not list it in the usual way.
private func entries(of path: String, _ bytes: [UInt8]) -> [ProjectEntry]? {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    var objects = ProjectObjects(OpenStepScanner(base, count: buffer.count))
    objects.collect()
    if objects.isBroken { return nil }
    var reader = XcodeProjectReader(objects)
    let files = objects.all.indices.filter { index in
      objects.all[index].kind == .fileReference && reader.path(ofFile: index, objects.all[index].id) == path
    }
    guard files.count == 1, var main = files.first else { return nil }
    var children: [Int] = []
    if let group = objects.parent(of: objects.all[main].id), objects.all[group].kind == .variantGroup {
      main = group
      children = objects.indices("children", of: group)
    }
    let builds = objects.all.indices.filter {
      objects.all[$0].kind == .buildFile && objects.all[$0].file == objects.all[main].id
    }
    if builds.isEmpty { return nil }
    var entries: [ProjectEntry] = []
    for index in [main] + children + builds {
      guard var entry = definition(endingAfter: objects.all[index].body, buffer) else { return nil }
      entry.isChild = children.contains(index)
      entries.append(entry)
    }
    return entries
  }
}

/// The object that contains an offset, with its lines; nil if those lines contain more than the object.
private func definition(endingAfter body: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> ProjectEntry? {
  guard let base = bytes.baseAddress else { return nil }
  var start = body
  while start > 0, bytes[start - 1] != Ascii.openBrace { start -= 1 }
  while start > 0, bytes[start - 1] != Ascii.newline { start -= 1 }
  var scanner = OpenStepScanner(base, count: bytes.count, from: start)
  guard let id = scanner.string(), id.upper - id.lower == 24, scanner.take(Ascii.equals),
    scanner.take(Ascii.openBrace)
  else { return nil }
  scanner.skipRest()
  guard scanner.take(Ascii.semicolon) else { return nil }
  var end = scanner.offset
  while end < bytes.count, bytes[end] == Ascii.carriageReturn { end += 1 }
  guard end < bytes.count, bytes[end] == Ascii.newline else { return nil }
  return ProjectEntry(id: id.range, definition: ByteRange(start, end + 1))
}

/// Copies objects of a project, and the lines of lists that name them.
private struct ProjectAddition {
  let bytes: [UInt8]
  var copied: [ProjectEntry] = []
  /// The ids of objects that copied objects name but that are not copied.
  var left: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// - Parameter rename: Replaces the old names in a copied text.
  func insertions(_ rename: (String) -> String) -> [TextInsertion]? {
    let whole = String(decoding: bytes, as: UTF8.self)
    var ids: [(old: String, new: String)] = []
    for entry in copied {
      let old = text(entry.id)
      guard let new = id(after: old, in: whole, besides: ids.map(\.new)) else { return nil }
      ids.append((old, new))
    }
    func copy(_ text: String) -> String {
      rename(ids.reduce(text) { $0.replacing($1.old, with: $1.new) })
    }
    var insertions: [TextInsertion] = []
    var named = 0
    for entry in copied {
      let lines = text(entry.definition).split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { line in !left.contains { line.contains($0) } }.joined(separator: "\n")
      insertions.append(TextInsertion(offset: entry.definition.upper, text: copy(kept)))
      for id in ids { named += lines.count { $0.contains(id.old) } }
    }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Ascii.newline).map { $0 + 1 } ?? bytes.count
      let line = ByteRange(start, end)
      start = end
      if copied.contains(where: { $0.definition.lower <= line.lower && line.upper <= $0.definition.upper }) {
        continue
      }
      let text = text(line)
      let words = text.trimmingPrefix { $0 == "\t" || $0 == " " }
      guard ids.contains(where: { words.hasPrefix($0.old) }), words.last(where: { !$0.isNewline }) == ","
      else { continue }
      named += 1
      insertions.append(TextInsertion(offset: line.upper, text: copy(text)))
    }
    // An entry of another form that names one of the objects can't be copied.
    let all = whole.split(separator: "\n").reduce(0) { sum, line in sum + ids.count { line.contains($0.old) }
    }
    return named == all ? insertions.sorted { $0.offset < $1.offset } : nil
  }

  /// The next id that is not yet used. Xcode's ids are numbers, by which it sorts objects.
  private func id(after old: String, in project: String, besides others: [String]) -> String? {
    guard old.utf8.count == 24, var number = UInt64(old.suffix(8), radix: 16) else { return nil }
    for _ in 0..<4096 {
      number += 1
      let digits = String(number, radix: 16, uppercase: true)
      let id = String(old.dropLast(8)) + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
      if id.utf8.count == 24, !others.contains(id), !project.contains(id) { return id }
    }
    return nil
  }
}
