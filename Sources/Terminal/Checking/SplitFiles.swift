import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

extension PlannedEdit {
  /// Adds the further changes for a new storyboard: its entries in projects, and the translations of the moved objects.
  ///
  /// - Parameter document: The storyboard from which the objects come.
  mutating func accompany(
    _ new: NewFile, from document: String, in workspace: CheckedWorkspace, _ environment: Environment
  ) throws(CheckFailure) {
    let tables = try moveTranslations(to: new, from: document, environment)
    let snapshot = workspace.loaded.snapshot
    let path = relativePath(to: document, from: workspace.loaded.root)
    var isKnown = false
    for index in snapshot.files.indices {
      guard case .project(.xcode(let project, _))? = snapshot.files.facts(index),
        let file = snapshot[FileID(raw: Int32(index))]?.path
      else { continue }
      // The path of the file is `Folder/Name.xcodeproj/project.pbxproj`.
      let shown = folder(of: file)
      let own = relativePath(to: path, from: folder(of: shown))
      if project.targets.contains(where: { $0.folders.contains { own.hasPrefix($0.path + "/") } }) {
        isKnown = true
      }
      guard project.targets.contains(where: { $0.documents.contains(own) }) else { continue }
      isKnown = true
      let full = workspace.fullPath(of: FileID(raw: Int32(index)))
      let bytes = try environment.files.bytes(of: full, named: file)
      let name = String(new.path.prefix { $0 != "." })
      if let lines = projectInsertions(adding: name, beside: own, tables: tables, in: bytes) {
        let edits = lines.map { Edit(ByteRange($0.offset, $0.offset), $0.text) }
        files.append(File(path: full, old: bytes, edits: edits))
        notes.append("\(shown) lists \(new.path) as it lists \(fileName(path))")
      } else {
        notes.append(
          "add \(new.path) to the target in Xcode: \(shown) lists \(fileName(path)) in a way that is not edited"
        )
      }
    }
    if !isKnown {
      notes.append("no project lists \(fileName(path)); if one builds it, add \(new.path) to the same target")
    }
  }

  /// Moves the translations of the moved objects into the new storyboard's tables.
  ///
  /// - Returns: The new tables, each as `de.lproj/New.strings`.
  private mutating func moveTranslations(
    to new: NewFile, from document: String, _ environment: Environment
  ) throws(CheckFailure) -> [String] {
    let own = folder(of: document)
    guard own.hasSuffix(".lproj") else { return [] }
    let ids = Set(
      DocumentTree(Array(new.text.utf8)).root?.descendants
        // A reference has the same id as its destination.
        .filter { !$0.name.hasSuffix("laceholder") }.compactMap { $0["id"] } ?? [])
    let (old, name) = (fileName(document).prefix { $0 != "." }, new.path.prefix { $0 != "." })
    let parent = folder(of: own)
    var tables: [String] = []
    for language in ((try? environment.files.list(parent)) ?? []).map(\.name).sorted()
    where language.hasSuffix(".lproj") {
      let place = "\(parent)/\(language)/"
      if place + fileName(document) != document,
        (try? environment.files.status(place + fileName(document))) != nil
      {
        notes.append("\(language)/\(fileName(document)) has the scenes still; split it as well")
      }
      if let bytes = try? environment.files.read("\(place)\(old).xcstrings"),
        case let keys = String(decoding: bytes, as: UTF8.self),
        ids.contains(where: { keys.contains("\"\($0).") })
      {
        notes.append(
          "\(language)/\(old).xcstrings has texts of what was moved still; move them to \(name).xcstrings")
      }
      guard let bytes = try? environment.files.read("\(place)\(old).strings") else { continue }
      let table = TranslationTable(bytes)
      let moved = table.entries.filter { ids.contains($0.id) }
      if moved.isEmpty { continue }
      guard !table.isDamaged, let text = String(validating: bytes, as: UTF8.self)?.utf8.count,
        text == bytes.count
      else {
        notes.append("\(language)/\(old).strings is not read as UTF-8; move its texts to \(name).strings")
        continue
      }
      if (try? environment.files.status("\(place)\(name).strings")) != nil {
        throw CheckFailure("can't make '\(language)/\(name).strings': already exists")
      }
      let lines = moved.map { String(decoding: bytes[$0.range.lower..<$0.range.upper], as: UTF8.self) }
        .joined()
      let content = String(lines.trimmingPrefix { $0.isWhitespace }) + "\n"
      files.append(File(path: "\(place)\(old).strings", old: bytes, edits: moved.map { Edit($0.range, "") }))
      files.append(
        File(path: "\(place)\(name).strings", old: nil, edits: [Edit(ByteRange(0, 0), content)]))
      notes.append("\(language)/\(name).strings has the translations of what was moved")
      tables.append("\(language)/\(name).strings")
    }
    return tables
  }
}
