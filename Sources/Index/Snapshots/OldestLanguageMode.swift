import Syntax

extension LanguageMode {
  /// The oldest that any project or setting of the workspace mentions; no target's is older.
  init(oldestIn snapshot: Snapshot) {
    var oldest: Int?
    var mentionsSwift = false
    var infersObjC = false
    for id in snapshot.nameIndex.documents.projects {
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
}
