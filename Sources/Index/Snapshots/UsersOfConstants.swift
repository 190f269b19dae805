import AppleFacts
import Syntax

extension Snapshot {
  /// The files whose diagnostics may follow from a change of values and bodies, which a file's declarations lack: those that use
  /// a constant or a function of the file, and the documents with which the program begins or that it loads.
  package func usersOfConstants(in change: FileChange) -> Set<FileID> {
    let versions = [code(change.file), change.new?.facts.code].compactMap { $0 }
    guard let language = versions.first?.language else { return [] }
    // A program without an app ignores its property list, and the documents in it.
    let starts = [code(change.file), change.new?.facts.code].map { code -> ProgramStart? in
      code.map { $0.start(at: path(of: change.file), $0.text) } ?? .nothing
    }
    let isSame = starts[0] == starts[1] && starts[0] != nil
    var lists = isSame ? [] : nameIndex.documents.projects.union(nameIndex.documents.all)
    let nibs = [code(change.file), change.new?.facts.code].map { $0?.nibsOfControllers ?? [] }
    // Any text of a file that loads a nib may name the nib once more, for code that is not followed.
    for name in (nibs[0] + nibs[1]).compactMap(\.nib.last) {
      lists.formUnion(nameIndex.documents.xibs[name, default: []])
    }
    if nibs[0] != nibs[1] {
      let owners = Set((nibs[0] + nibs[1]).map(\.controller) + versions.flatMap(\.types).map(\.name))
      addOwned(by: owners, to: &lists)
      for owner in owners {
        lists.formUnion(nameIndex.documents.byClass[owner, default: []])
        lists.formUnion(nameIndex.types.byName[owner, default: []].map(\.file))
      }
    }
    if versions.contains(where: { $0.types.contains(where: isOfDelegate) }) {
      lists.formUnion(storyboardsOfApps)
    }
    if mayAlterDefaultsKeys(change, versions, language) { lists.formUnion(documentsWithDefaultsKeys) }
    let filesWithNames = findFilesWithNames()
    let helpers = [code(change.file), change.new?.facts.code].map { $0?.readNameHelpers() ?? [] }
    if helpers[0] != helpers[1] {
      let words = Set(helpers.joined().map(\.word))
      return lists.union(filesWithNames).union(words.flatMap { findFiles(naming: AskedName(calling: $0)) })
    }
    guard !filesWithNames.isEmpty else { return lists }
    let makesNames =
      !change.namesApart.isEmpty && findHelpers(calledBy: change.file).contains { $0.role == .made }
    if makesNames || path(of: change.file).hasSuffix(".pch")
      || code(change.file)?.madeNames ?? [] != change.new?.facts.code?.madeNames ?? []
    {
      return lists.union(filesWithNames)
    }
    return lists.union(
      filesWithNames.filter { file in
        // Swift uses constants of Objective-C as well.
        guard let code = code(file), [language, .swift].contains(code.language) else { return false }
        let helpers = findHelpers(calledBy: file)
        let called = helpers.isEmpty ? [] : code.readCalls(of: helpers, in: { nil }).map(\.use)
        let values = (code.readNameUses() + called).flatMap { use -> [NameValue?] in
          [use.value, use.receiver.document]
        }
        return values.contains { mayBeDeclared($0, in: versions) }
      })
  }

  /// Whether a declaration may be a part of the delegate of an app or a scene, which may show another window than that of the
  /// app's storyboard.
  private func isOfDelegate(_ type: CodeType) -> Bool {
    AppleSDK.protocolsWithWindow.contains { name in
      type.inherits.contains { $0.text == name }
        || nameIndex.types.subtypes[name, default: []].contains { self.type($0)?.name == type.name }
    }
  }

  /// The storyboards with which apps begin.
  private var storyboardsOfApps: Set<FileID> {
    let documents = nameIndex.documents
    var result = Set(documents.storyboards["Main", default: []])
    documents.storyboardUsers.forEach { name, user in
      if documents.projects.contains(user) { result.formUnion(documents.storyboards[name, default: []]) }
    }
    return result
  }

  /// The documents with controls that are bound to keys of the user defaults, which may be misspelled.
  private var documentsWithDefaultsKeys: SortedBag<FileID> {
    nameIndex.documents.byKey[startOfDefaults, default: []]
  }

  /// Whether a change may affect which keys of the user defaults code uses, also by a constant that it declares.
  private func mayAlterDefaultsKeys(
    _ change: FileChange, _ versions: [CodeFile], _ language: CodeOutline.Language
  ) -> Bool {
    if documentsWithDefaultsKeys.isEmpty { return false }
    let used = [code(change.file), change.new?.facts.code].map { $0?.valuesUsed(as: .defaults) ?? [] }
    return used[0] != used[1]
      || filesWithAnyNames.contains { file in
        guard let code = code(file), code.language == language else { return false }
        return code.valuesUsed(as: .defaults).contains { mayBeDeclared($0, in: versions) }
      }
  }

  /// Whether a value may be that of a constant which one of some versions of a file declares.
  private func mayBeDeclared(_ value: NameValue?, in versions: [CodeFile]) -> Bool {
    if case .changed(let value, _)? = value { return mayBeDeclared(value, in: versions) }
    guard case .constant(let path)? = value,
      let name = path.last(where: { !["rawValue", "self"].contains($0) })
    else {
      return false
    }
    return versions.contains { mayDeclare(name, $0) }
  }

  /// Whether a file may declare a constant; true if its text is not kept.
  private func mayDeclare(_ name: String, _ code: CodeFile) -> Bool {
    code.text.map { SearchText(Array(name.utf8)).occurs(in: $0) } ?? true
  }
}

/// The first key of a path through the user defaults controller.
private let startOfDefaults = "values"
