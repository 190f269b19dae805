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
    // A project from before the setting existed says nothing. Where no project is in sight, documents tell the age.
    let isOld = mentionsSwift || oldest == nil && snapshot.isFromBeforeSwift3
    self.init(version: oldest ?? (isOld ? 2 : 6), infersObjC: infersObjC)
  }
}

extension Snapshot {
  /// Whether the workspace has documents, and all of them were last saved before Swift 3.
  fileprivate var isFromBeforeSwift3: Bool {
    let documents = nameIndex.documents.all
    return !documents.isEmpty && documents.allSatisfy { ownInterface($0)?.isFromBeforeSwift3 == true }
  }

  /// Whether the language of the code is another one than before these documents came, went or changed.
  func isLanguageApart(from before: Snapshot, by changed: [FileID]) -> Bool {
    changed.contains { before.interface($0)?.isFromBeforeSwift3 != interface($0)?.isFromBeforeSwift3 }
      && LanguageMode(oldestIn: self) != LanguageMode(oldestIn: before)
  }
}
