import Syntax

/// What old Swift versions decided otherwise about what Objective-C sees.
package struct Dialect: Hashable, Sendable {
  /// Before Swift 4, and with the build setting that keeps the old rule, every member of a class that derives
  /// from an Objective-C class was visible to Objective-C.
  package var infersObjC = false
  /// Before Swift 3 the first label was no part of the selector: `tap(sender:)` was `tap:`.
  package var ignoresFirstLabel = false

  package init(version: Int, infersObjC: Bool) {
    self.infersObjC = infersObjC || version < 4
    ignoresFirstLabel = version < 3
  }

  /// The oldest that any project or setting of the workspace mentions; no target's is older.
  package init(_ snapshot: Snapshot) {
    var oldest: Int?
    var mentionsSwift = false
    var infersObjC = false
    for id in snapshot.links.projects {
      guard case .project(let project)? = snapshot[id]?.facts, snapshot[id]?.isDependency == false,
        let facts = project.language
      else { continue }
      if let version = facts.oldestSwiftVersion { oldest = min(oldest ?? version, version) }
      if facts.mentionsSwift { mentionsSwift = true }
      if facts.infersObjC { infersObjC = true }
    }
    // A project from before the setting existed says nothing.
    self.init(version: oldest ?? (mentionsSwift ? 2 : 6), infersObjC: infersObjC)
  }

  /// The one of a file that several targets compile: what is visible in one of them counts.
  init(_ targets: [Target]) {
    for target in targets {
      let own = Dialect(version: target.swiftVersion ?? 6, infersObjC: target.infersObjC)
      infersObjC = infersObjC || own.infersObjC
      ignoresFirstLabel = ignoresFirstLabel || own.ignoresFirstLabel
    }
  }
}

extension Resolver {
  /// How old the Swift of a file may be: as the targets say that compile it, so that an old one does not make
  /// all code old; where none is known to, or one does not say, as the oldest of the workspace.
  package func dialect(of file: FileID) -> Dialect {
    if oldestDialect == Dialect(version: 6, infersObjC: false) { return oldestDialect }
    if let known = dialects[file] { return known }
    let targets = targets(compiling: file)
    let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
    let result = isKnown ? Dialect(targets) : oldestDialect
    dialects[file] = result
    return result
  }
}
