import Syntax

extension LanguageMode {
  /// The oldest mode of any project.
  init(oldestIn snapshot: Snapshot) {
    self.init(of: "", in: snapshot) { $0.version }
  }

  /// The mode of a file, by the project in the nearest folder around it, or else by all projects of the workspace.
  init(around path: String, in snapshot: Snapshot) {
    self.init(of: nearestProjectFolder(around: path, in: snapshot) ?? "", in: snapshot) {
      $0.oldestSwiftVersion
    }
  }

  private init(of folder: String, in snapshot: Snapshot, _ version: (LanguageSettings) -> Int?) {
    var oldest: Int?
    var mentionsSwift = false
    var infersObjC = false
    for id in snapshot.nameIndex.documents.projects {
      guard case .project(let project)? = snapshot[id]?.facts, let file = snapshot[id], !file.isDependency,
        let facts = project.language, file.path.utf8.starts(with: folder.utf8)
      else { continue }
      if let version = version(facts) { oldest = min(oldest ?? version, version) }
      if facts.mentionsSwift { mentionsSwift = true }
      if facts.infersObjC { infersObjC = true }
    }
    // The age of the documents decides if a project is missing.
    let isOld = mentionsSwift || oldest == nil && snapshot.isFromBeforeSwift3
    self.init(version: oldest ?? (isOld ? 2 : 6), infersObjC: infersObjC)
  }
}

/// The folder that contains the nearest Xcode project around a file, with a slash at the end; nil if there is none.
private func nearestProjectFolder(around path: String, in snapshot: Snapshot) -> String? {
  snapshot.nameIndex.documents.projects.lazy.compactMap { id -> String? in
    guard let file = snapshot[id], !file.isDependency, case .project(.xcode) = file.facts else { return nil }
    // The path is like `Folder/Name.xcodeproj/project.pbxproj`.
    let folder = folder(of: folder(of: file.path))
    return folder.isEmpty ? "" : folder + "/"
  }.filter { path.utf8.starts(with: $0.utf8) }.max { $0.utf8.count < $1.utf8.count }
}

extension Snapshot {
  /// Whether the workspace has documents, and all of them were last saved before Swift 3.
  fileprivate var isFromBeforeSwift3: Bool {
    let documents = nameIndex.documents.all
    return !documents.isEmpty && documents.allSatisfy { ownInterface($0)?.isFromBeforeSwift3 == true }
  }

  /// Whether changes of documents changed the language mode of the code.
  func isLanguageApart(from before: Snapshot, by changed: [FileID]) -> Bool {
    changed.contains { before.interface($0)?.isFromBeforeSwift3 != interface($0)?.isFromBeforeSwift3 }
      && LanguageMode(oldestIn: self) != LanguageMode(oldestIn: before)
  }
}
