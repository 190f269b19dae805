import Syntax

/// What old Swift versions decided otherwise about what Objective-C sees.
package struct Dialect: Hashable, Sendable {
  /// Before Swift 4, and with the build setting that keeps the old rule, every member of a class that derives
  /// from an Objective-C class was visible to Objective-C.
  package var infersObjC = false
  /// Before Swift 3 the first label was no part of the selector: `tap(sender:)` was `tap:`.
  package var ignoresFirstLabel = false

  package init(_ snapshot: Snapshot) {
    var oldest: Int?
    var mentionsSwift = false
    for id in snapshot.links.projects {
      guard case .project(let project)? = snapshot[id]?.facts, snapshot[id]?.isDependency == false,
        let facts = project.language
      else { continue }
      if let version = facts.oldestSwiftVersion { oldest = min(oldest ?? version, version) }
      if facts.mentionsSwift { mentionsSwift = true }
      if facts.infersObjC { infersObjC = true }
    }
    // A project from before the setting existed says nothing.
    let version = oldest ?? (mentionsSwift ? 2 : 6)
    if version < 4 { infersObjC = true }
    if version < 3 { ignoresFirstLabel = true }
  }
}
