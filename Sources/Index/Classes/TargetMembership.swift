import AppleFacts
import Syntax

private let compilingTable = CacheTable<FileID, [Int]>()

/// The references of all property lists, by the names that they contain.
private let namesInPlists = CacheTable<Whole, [String: [InFile<PlistReference>]]>()

/// Facts from the projects of the workspace about files. Each answer may be "unknown" or empty: a project may be missing,
/// generated or damaged.
extension Query {
  /// Whether a target lists a document that is missing and may run in one program with a file, as in a partial checkout.
  ///
  /// - Parameter isMeant: Whether the document at a path counts.
  package func lacksDocument(with file: FileID, where isMeant: (String) -> Bool = { _ in true }) -> Bool {
    lacksDocument(
      of: snapshot.code(file) == nil ? Set(targets(building: file)) : targets(of: file), where: isMeant)
  }

  /// Whether a target lists a missing document that may run in one program with code of some targets.
  func lacksDocument(of own: Set<Int>, where isMeant: (String) -> Bool = { _ in true }) -> Bool {
    let lacking = targetMap.missingDocuments.filter { $0.value.contains(where: isMeant) }
    return !lacking.isEmpty && mayMeet(own, Set(lacking.keys))
  }

  /// Whether a target lists a missing document with a name, such as one outside of the workspace.
  package func isMissing(documentNamed name: String) -> Bool {
    targetMap.missingDocuments.values.contains { $0.contains { documentName($0) == name } }
  }

  /// The targets that compile a source file, in no particular order.
  ///
  /// A header belongs to those that compile the implementation beside it. Empty where no target does, or none is known.
  package func targets(compiling file: FileID) -> [Target] {
    numbersOfTargets(compiling: file).map { targetMap.targets[$0] }
  }

  /// The numbers of the targets that compile a source file, as `targets(compiling:)`.
  package func numbersOfTargets(compiling file: FileID) -> [Int] {
    documentCaches.answer(to: file, in: compilingTable) {
      snapshot[file].map { targetMap.compiling($0.path) } ?? []
    }
  }

  /// Whether some target builds a document.
  ///
  /// `no` only where an undamaged project covers its folder, and lists other documents but not this one.
  package func isListed(document: FileID) -> Certainty {
    guard let path = snapshot[document]?.path else { return .unknown }
    return targetMap.isListed(document: path)
  }

  /// The documents that targets copy, of the name and kind of one that none copies, as where an old one was left in another folder.
  package func documents(replacing document: FileID) -> [FileID] {
    guard isListed(document: document) == .no, let outline = snapshot.interface(document) else { return [] }
    let name = documentName(snapshot.path(of: document))
    let documents = snapshot.nameIndex.documents
    let namesakes =
      outline.isStoryboard ? documents.storyboards[name, default: []] : documents.xibs[name, default: []]
    return namesakes.filter { isListed(document: $0) == .yes }
  }

  /// Whether targets list a document in another case, so that the app knows it by a name in that case.
  package func isListedInOtherCase(_ document: FileID) -> Bool {
    targetMap.listsInOtherCase(document: snapshot.path(of: document))
  }

  /// Whether the app may have a document with a name in that case although no document of the workspace has.
  package func mayHave(document name: String) -> Bool {
    let folded = caseFolded(name)
    return snapshot.nameIndex.documents.all.contains {
      caseFolded(documentName(snapshot.path(of: $0))) == folded && isListedInOtherCase($0)
    }
  }

  /// Whether a target with a file of code is a library, whose callers may be outside of the workspace.
  package func isInLibrary(_ source: FileID) -> Bool {
    targets(with: source).contains { targetMap.targets[$0].isLibrary }
  }

  /// Whether any target compiles a file of code.
  package func isListed(source: FileID) -> Certainty {
    targetMap.isListed(source: snapshot.path(of: source))
  }

  /// The names of documents and classes in an `Info.plist`, or in the `INFOPLIST_KEY_…` settings of a project.
  package func plistReferences(in file: FileID) -> [PlistReference] {
    guard case .project(let facts)? = snapshot[file]?.facts else { return [] }
    switch facts {
    case .plist(let references, _): return references
    case .xcode(let project, _): return project.references
    case .settings, .package, .propertyList, .translations, .asset, .dependencies: return []
    }
  }

  /// The references with a name in the workspace's property lists, in the order of the files' paths.
  package func plistReferences(named name: String) -> [InFile<PlistReference>] {
    let all = documentCaches.answer(to: .workspace, in: namesInPlists) {
      let own = snapshot.nameIndex.documents.projects.filter(snapshot.isOwn)
      return Dictionary(
        grouping: own.sorted { snapshot.path(of: $0) < snapshot.path(of: $1) }.flatMap { file in
          plistReferences(in: file).map { InFile($0, in: file) }
        }, by: \.value.name)
    }
    return all[name, default: []]
  }
}
