import Syntax
import Text

/// All documents that property lists name, with or without those of a launch.
private let plistDocuments = CacheTable<Bool, Set<FileID>>()
private let namedDocuments = CacheTable<PlistReference.Document, ByProgram<FileID>>()
/// The targets whose code starts a program without an app.
private let targetsOfPrograms = CacheTable<Whole, Set<Int>>()
/// The targets whose property lists were read.
private let targetsOfReadPlists = CacheTable<Whole, Set<Int>>()

extension PlistReference {
  /// The kind and name of the document that a value names.
  fileprivate struct Document: Hashable, Sendable {
    var kind: Kind
    var name: String
    /// Whether only macOS reads the key, so that the document is one for macOS; nil where the document may be for any system.
    var isForMac: Bool?
    /// Whether a xib may have the name of a storyboard, as for a launch.
    var mayBeXib: Bool
  }

  fileprivate var document: Document {
    let isForMac: Bool? = key.hasPrefix("UI") ? false : key.hasPrefix("NSMain") ? true : nil
    return Document(kind: kind, name: name, isForMac: isForMac, mayBeXib: key.hasPrefix("UILaunch"))
  }

  /// Whether the value names the storyboard with which an app of iOS, or a scene of it, begins.
  fileprivate var isOfMainStoryboard: Bool {
    ["UIMainStoryboardFile", "UISceneStoryboardFile"].contains(where: key.hasPrefix)
  }
}

/// The number in place of a target's for code that no target compiles.
private let noTarget = -1

/// Lookups of the names in an `Info.plist`, and of the references to documents and classes from there.
extension Query {
  /// The classes that a value may name.
  ///
  /// With `$(PRODUCT_MODULE_NAME)` it names a Swift class of the targets that use the property list; without a module, a class by
  /// its Objective-C name. If several classes fit, those of the property list's targets are meant, as far as these are known.
  package func classes(named reference: PlistReference, in plist: FileID) -> [TypeID] {
    guard reference.kind == .class else { return [] }
    let result = snapshot.classes(called: reference.name).filter { id in
      guard let type = snapshot.type(id), type.objcName != reference.name else { return true }
      if let module = reference.module, !module.utf8.contains(UInt8(ascii: "$")) {
        let names = targets(compiling: id.file).map(\.moduleNames)
        if !names.isEmpty, names.allSatisfy({ !$0.isEmpty && !$0.contains(module) }) { return false }
      }
      // The run-time name of a Swift class without `@objc(Name)` contains its module, and outer types in another form.
      return !type.name.utf8.contains(0x2E) && (reference.module != nil || type.flags.contains(.objectiveC))
    }
    return ofTargets(havingPlist: plist, result) { numbersOfTargets(compiling: $0.file) }
  }

  /// The candidates that belong to a target of a property list; all of them if none does.
  private func ofTargets<Candidate>(
    havingPlist plist: FileID, _ candidates: [Candidate], targetsOf: (Candidate) -> [Int]
  ) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let own = targets(havingPlist: plist)
    let fitting = own.isEmpty ? [] : candidates.filter { !own.isDisjoint(with: targetsOf($0)) }
    return fitting.isEmpty ? candidates : fitting
  }

  /// The documents that a value may name, including localized copies and those for other devices.
  ///
  /// If several documents fit, those of the property list's targets are meant, as for classes.
  package func documents(named reference: PlistReference, in plist: FileID) -> [FileID] {
    if reference.kind == .class { return [] }
    let named = documents(named: reference.document)
    let own = targets(having: reference, in: plist)
    // A document that only other targets build is not in the bundles of the property list.
    return own.isEmpty ? named.all : named.inBundles(of: own)
  }

  private func documents(named document: PlistReference.Document) -> ByProgram<FileID> {
    documentCaches.answer(to: document, in: namedDocuments) {
      ByProgram(findDocuments(named: document), self) { $0 }
    }
  }

  private func findDocuments(named document: PlistReference.Document) -> [FileID] {
    let documents = snapshot.nameIndex.documents
    func xibs() -> [FileID] {
      documents.xibs[ownerName(document.name), default: []]
        .filter { documentName(snapshot.path(of: $0)) == document.name }.sorted()
    }
    let named =
      switch document.kind {
      case .class: [FileID]()
      case .storyboard:
        documents.storyboards[document.name, default: []].sorted() + (document.mayBeXib ? xibs() : [])
      case .nib: xibs()
      }
    guard let isForMac = document.isForMac else { return named }
    return named.filter { file in
      snapshot.interface(file)?.platform.map { ($0 == .macOS) == isForMac } ?? true
    }
  }

  /// The targets that certainly use a value of a property list; nil if other targets may, or if the value depends on build
  /// settings.
  private func targets(following reference: PlistReference, in plist: FileID) -> Set<Int>? {
    let own = targets(having: reference, in: plist).filter { targetMap.targets[$0].product != .tests }
    guard snapshot.coverage.isWhole, !reference.name.contains("$"), !reference.name.isEmpty,
      !own.isEmpty || targetMap.targets.isEmpty && !isOfBuiltBundle(plist),
      !isForOtherDevices(reference, in: plist, than: own),
      becomesPartOfList(plist),
      own.allSatisfy({ [.application, .appExtension].contains(targetMap.targets[$0].product) })
    else { return nil }
    return own
  }

  /// Whether a property list is that of a built bundle, such as a fixture of tests, which contains the nibs.
  private func isOfBuiltBundle(_ plist: FileID) -> Bool {
    fileName(folder(of: snapshot.path(of: plist))) == "Contents"
  }

  /// The storyboards with which an iOS app begins because of a value in its property list, unless its own code shows a window.
  ///
  /// Empty if SwiftUI begins the app, or if code outside of the workspace may.
  package func mainStoryboards(named reference: PlistReference, in plist: FileID) -> [FileID] {
    guard reference.isOfMainStoryboard, let own = targets(following: reference, in: plist), !own.isEmpty,
      !startsOtherwise(own),
      !lacksDocument(of: own), !own.contains(where: { targetMap.targets[$0].hasSourcesOutOfSight }),
      !beginsInSwiftUI(own)
    else { return [] }
    return documents(named: reference, in: plist)
  }

  /// Whether SwiftUI makes the scenes of an app. It ignores the scene delegate in the property list.
  package func makesScenesInSwiftUI(_ plist: FileID) -> Bool { beginsInSwiftUI(targets(havingPlist: plist)) }

  /// Whether code of some targets, or code of no known target, declares a SwiftUI `App`.
  private func beginsInSwiftUI(_ own: Set<Int>) -> Bool {
    snapshot.nameIndex.types.subtypes["App", default: []].contains { id in
      let targets = numbersOfTargets(compiling: id.file)
      return own.isEmpty || targets.isEmpty || !own.isDisjoint(with: targets)
    }
  }

  /// Whether an app or extension of the workspace certainly uses a value of a property list.
  package func isUsed(_ reference: PlistReference, in plist: FileID) -> Bool {
    targets(following: reference, in: plist).map { !$0.isEmpty && !startsOtherwise($0) } ?? false
  }

  /// Whether a value of a property list names a document or class that the app or extension lacks.
  ///
  /// False if the value depends on build settings, or if another target may have it.
  package func isLacking(_ reference: PlistReference, in plist: FileID) -> Bool {
    guard let own = targets(following: reference, in: plist) else { return false }
    // A document of another project is not in the bundles of this one.
    func isElsewhere(_ file: FileID) -> Bool {
      if isOfOtherProject(file, than: plist) { return true }
      let others = targets(with: file)
      let projects = Set(own.map { targetMap.targets[$0].file })
      return !mayMeet(own, others) && !others.contains { projects.contains(targetMap.targets[$0].file) }
    }
    switch reference.kind {
    case .storyboard, .nib:
      var document = reference.document
      document.isForMac = nil
      return !lacksDocument(of: own, where: { documentName($0) == reference.name }) && !startsOtherwise(own)
        && !mayHave(document: reference.name)
        && !documents(named: document).contains(with: plist, of: own, self) { !isElsewhere($0) }
        && !snapshot.coverage.unreadTexts.keys.contains {
          documentName($0) == reference.name && mayMeet(Set(targetMap.bundling($0)), own)
        }
    case .class:
      let types = snapshot.nameIndex.types
      // A class that is named without a module may be a framework's.
      let isOwn = reference.module.map { module in
        module == "$(PRODUCT_MODULE_NAME)" || own.contains { targetMap.targets[$0].moduleNames == [module] }
      }
      return isOwn == true && !own.isEmpty
        && !typesByProgram(named: reference.name)
          .contains(with: plist, of: own, self) { !isElsewhere($0.file) }
        && types.byObjCName[reference.name] == nil && types.aliases[reference.name] == nil
        && !snapshot.coverage.vendoredClasses.contains(reference.name)
        && !own.contains {
          targetMap.targets[$0].hasSourcesOutOfSight || targetMap.lacksSource(of: reference.name, $0)
        }
    }
  }

  /// Whether a key does not apply to the devices of some targets: it is for another device, or keys for each of their devices
  /// replace it.
  private func isForOtherDevices(
    _ reference: PlistReference, in plist: FileID, than targets: Set<Int>
  ) -> Bool {
    let devices: [String: Target.Device] = ["~ipad": .pad, "~iphone": .phone]
    let built = targets.map { targetMap.targets[$0].devices }
    if targets.isEmpty || built.contains(nil) { return false }
    let all = built.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    if let device = devices.first(where: { reference.key.hasSuffix($0.key) })?.value {
      return !all.contains(device)
    }
    let keys = Set(plistReferences(in: plist).map(\.key))
    let replaced = devices.filter { keys.contains(reference.key + $0.key) }.map(\.value)
    return !all.isEmpty && all.isSubset(of: replaced)
  }

  /// Whether a file is a property list, or a project that generates one from its settings.
  private func becomesPartOfList(_ file: FileID) -> Bool {
    guard case .project(.xcode)? = snapshot[file]?.facts, let text = text(of: file).current else {
      return true
    }
    return SearchText(Array("GENERATE_INFOPLIST_FILE = YES".utf8)).occurs(in: text)
  }

  /// Whether code of some targets, or of a workspace without projects, starts a program without an app, which loads nothing that
  /// its property list names.
  ///
  /// A main file in C or C++ is not read and counts as well, since game engines start there without a nib.
  private func startsOtherwise(_ targets: Set<Int>) -> Bool {
    targets.contains { targetMap.targets[$0].hasOtherMain } || isOfPrograms(targets)
      || !targets.isDisjoint(with: programs)
  }

  /// Whether all targets that build a document are programs without an app.
  package func isOfPrograms(_ document: FileID) -> Bool { isOfPrograms(Set(targets(building: document))) }

  private func isOfPrograms(_ targets: Set<Int>) -> Bool {
    let own = targets.isEmpty && targetMap.targets.isEmpty ? [noTarget] : targets
    return !own.isEmpty && programs.isSuperset(of: own)
  }

  /// The targets whose code starts a program without an app.
  private var programs: Set<Int> {
    answer(to: .workspace, in: targetsOfPrograms) {
      var programs: Set<Int> = []
      var apps: Set<Int> = []
      for file in snapshot.files.indices.lazy.map({ FileID(raw: Int32($0)) }) {
        guard let code = snapshot.code(file),
          let start = code.start(at: snapshot.path(of: file), text(of: file).current), start != .nothing
        else { continue }
        let targets = numbersOfTargets(compiling: file)
        let own = targets.isEmpty ? [noTarget] : Set(targets)
        if start == .app { apps.formUnion(own) } else { programs.formUnion(own) }
      }
      return programs.subtracting(apps)
    }
  }

  func targets(havingPlist plist: FileID) -> Set<Int> {
    Set(targetMap.having(plist: snapshot.path(of: plist))).union(targetMap.targets(of: plist))
  }

  /// The targets to whose property lists a value belongs.
  private func targets(having reference: PlistReference, in plist: FileID) -> Set<Int> {
    let all = targets(havingPlist: plist)
    guard let names = reference.targets else { return all }
    return all.filter { names.contains(targetMap.targets[$0].name) }
  }

  /// Whether a property list names a document: as a storyboard, or as the main nib, which the application owns regardless of the
  /// class that the nib names.
  package func isNamedByPlist(_ document: FileID) -> Bool {
    documentsNamedByPlists(withLaunch: true).contains(document)
  }

  /// Whether a property list of the workspace names a document that a program loads, as it does not load its launch screen.
  package func beginsProgram(_ document: FileID) -> Bool {
    documentsNamedByPlists(withLaunch: false).contains(document)
  }

  /// Whether the app begins with a storyboard: a property list names it, or it has the name `Main`, as in a new project.
  package func isMainStoryboard(_ document: FileID) -> Bool {
    documentName(snapshot.path(of: document)) == "Main" || beginsProgram(document)
  }

  /// Whether an iOS app begins with a storyboard; unknown if another program, such as an extension, begins with it.
  package func beginsApp(_ storyboard: FileID) -> Certainty {
    let references = plistReferences(named: documentName(snapshot.path(of: storyboard))).filter {
      documents(named: $0.value, in: $0.file).contains(storyboard)
        && !isForOtherDevices($0.value, in: $0.file, than: targets(having: $0.value, in: $0.file))
        && !isReplacedByScene($0.value, in: $0.file)
    }
    if references.isEmpty { return .no }
    return references.allSatisfy { $0.value.isOfMainStoryboard } ? .yes : .unknown
  }

  /// Whether a value is the main storyboard of an app whose scenes begin with another one, so that the system does not load it.
  package func isReplacedByScene(_ main: PlistReference, in plist: FileID) -> Bool {
    guard main.key.hasPrefix("UIMainStoryboardFile") else { return false }
    let own = targets(having: main, in: plist)
    return snapshot.nameIndex.documents.projects.contains { file in
      plistReferences(in: file).contains { other in
        other.key.hasPrefix("UISceneStoryboardFile") && other.name != main.name
          && (file == plist || !targets(having: other, in: file).isDisjoint(with: own))
      }
    }
  }

  /// Whether the `Info.plist` of each target that builds a document was read, so that a name in none of them is not used.
  ///
  /// A property list may be binary, and a value may depend on build settings; both count as unread. An app without a project has the
  /// lists of its folder, one of which says with what it begins.
  package func readsPlists(of document: FileID) -> Bool {
    if targetMap.targets.isEmpty { return snapshot.declaresApp && readsPlistsOfFolder }
    let read = documentCaches.answer(to: .workspace, in: targetsOfReadPlists) {
      snapshot.nameIndex.documents.projects.reduce(into: Set<Int>()) { result, file in
        let references = plistReferences(in: file)
        let targets = targetMap.having(plist: snapshot.path(of: file))
        guard !targets.isEmpty, !references.isEmpty || isPlainPlist(file),
          !references.contains(where: { $0.name.contains("$") })
        else { return }
        result.formUnion(targets)
      }
    }
    let own = targets(building: document)
    return !own.isEmpty && own.allSatisfy(read.contains)
  }

  private var readsPlistsOfFolder: Bool {
    let lists = snapshot.nameIndex.documents.projects.filter {
      if case .project(.plist)? = snapshot[$0]?.facts { true } else { false }
    }.map { (isRead: isPlainPlist($0), references: plistReferences(in: $0)) }
    return lists.allSatisfy { $0.isRead || !$0.references.isEmpty }
      && lists.contains { $0.references.contains(where: \.isOfMainStoryboard) }
  }

  /// Whether a property list is written as XML.
  private func isPlainPlist(_ file: FileID) -> Bool {
    if case .project(.plist(_, let isXML))? = snapshot[file]?.facts { isXML } else { false }
  }

  /// The documents that the workspace's own property lists name.
  private func documentsNamedByPlists(withLaunch: Bool) -> Set<FileID> {
    documentCaches.answer(to: withLaunch, in: plistDocuments) {
      snapshot.nameIndex.documents.projects.filter(snapshot.isOwn).reduce(into: []) { result, file in
        if isOfPrograms(targets(havingPlist: file)) { return }
        for reference in plistReferences(in: file)
        where (withLaunch || !reference.key.hasPrefix("UILaunch"))
          && !isForOtherDevices(reference, in: file, than: targets(having: reference, in: file))
          && !isReplacedByScene(reference, in: file)
        {
          result.formUnion(documents(named: reference, in: file))
        }
      }
    }
  }

  /// The references in the workspace's property lists and settings to a class, by its name, the path of the file and the place.
  package func plistReferences(to id: TypeID) -> [InFile<PlistReference>] {
    guard let type = snapshot.type(id), type.kind == .class else { return [] }
    return [type.name, type.objcName].compactMap(\.self).unique.flatMap(plistReferences).filter {
      classes(named: $0.value, in: $0.file).contains(id)
    }
  }
}
