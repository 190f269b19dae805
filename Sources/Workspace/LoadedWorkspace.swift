import Index
import Syntax
import Text
import World

/// A workspace as it was read from disk.
package struct LoadedWorkspace: Sendable {
  /// The absolute path, without a slash at the end.
  package var root: String
  package var snapshot: Snapshot
  package var interfaceCount = 0
  package var swiftCount = 0
  package var objcCount = 0
  /// The part of the workspace that is read.
  package var coverage = Coverage()
  /// The undamaged documents in formats or encodings that are not read, by path.
  package var unreadDocuments: [String: Problem.Kind] {
    var result: [String: Problem.Kind] = [:]
    for file in snapshot.files {
      guard let file, !file.isDependency, let outline = file.facts.interface else { continue }
      result[file.path] = outline.problems.lazy.map(\.kind).first { $0.isOfSound }
    }
    return result
  }
  /// The files and folders that should have been read and could not be.
  package var unreadable: [FileError] = []
  /// The folders with documents on which nothing is reported, since `.gitmodules` names them although they have no repository of
  /// their own.
  package var toldSubmodules: [String] = []
  package var interruptedRename: InterruptedRename
  /// The folders below the root with their own settings, as paths relative to the root with a slash at the end.
  package var settingsFolders: [String] = []
  /// The files of code that contain the text `Reading.mark`.
  package var marked: [FileID] = []
  /// Reads texts again that were not kept; nil if all were kept.
  private var reader: TextReader?

  /// Whether a text had changed when it was read again, so that findings may mix two versions.
  ///
  /// Always false if texts are kept.
  package var foundChange: Bool { reader?.foundChange == true }

  /// Reads the workspace below a folder.
  ///
  /// - Parameters:
  ///   - found: Called on any thread with a number of further files that are to be read.
  ///   - progress: Called on any thread after each file.
  package init(
    root: String, in environment: Environment, reading: Reading = Reading(),
    found: @escaping @Sendable (_ files: Int) -> Void = { _ in },
    progress: @escaping @Sendable () -> Void = {}
  ) throws(FileError) {
    let base = normalized(root, from: environment.currentDirectory)
    let retention =
      reading.keepsTexts ? nil : TextRetention(TextReader { try? environment.files.read(base + "/" + $0) })
    let mark = reading.mark.map { SearchText($0) }
    let walked = try walk(root: root, in: environment, reading: reading, found: found) {
      file, bytes -> ReadFile? in
      progress()
      let facts = facts(of: file.kind, bytes, readsCodeOnDemand: true)
      if let facts { retention?.decide(on: facts, at: file.path) }
      return facts.map {
        ReadFile(
          facts: $0, isMarked: file.kind.isCode && !file.isDependency && mark?.occurs(in: bytes) == true)
      }
    }
    self.root = base
    coverage.hiddenCode = walked.hiddenCode
    coverage.lacksFolders =
      walked.passesOverFolders || !reading.isChosenRoot && liesInLargerRepository(base, in: environment)
    interruptedRename = InterruptedRename(in: base, environment)
    reader = retention?.reader
    unreadable = walked.unreadable
    settingsFolders = walked.settingsFolders
    toldSubmodules = walked.toldSubmodules.filter { folder in
      walked.files.contains {
        $0.file.kind == .interface && $0.file.path.utf8.starts(with: (folder + "/").utf8)
      }
    }
    var files = walked.sourceFiles(below: base, in: environment, &marked)
    let start = SnapshotCoverage(isWhole: false)
    snapshot = Snapshot(files: files, start, tables(of: files, in: environment))
    for found in walked.files where !found.file.isDependency { count(found.file.kind) }
    let ignored = ignoredSources(in: environment, excluding: reading.exclusions)
    let found = ignored.sorted().compactMap { readIgnored($0, in: environment) }
    if !found.isEmpty {
      files += found
      snapshot = Snapshot(files: files, start, tables(of: files, in: environment))
    }
    coverage.unreadable = Dictionary(
      unreadable.map { ($0.path, $0.reason) }, uniquingKeysWith: { first, _ in first })
    for file in files { coverage.replace(nil, by: file) }
    snapshot = snapshot.covering(
      SnapshotCoverage(
        isWhole: coverage.isWhole(reading: Set(found.map(\.path)).contains), ignoredSources: ignored,
        vendoredClasses: walked.vendoredClasses, unreadTexts: coverage.unreadTexts))
  }

  /// A query about the workspace that reads current texts.
  ///
  /// - Parameters:
  ///   - keepingTexts: Whether a text of code that is in memory is used instead.
  ///   - isAbandoned: Whether the caller has given up the query.
  package func query(
    in environment: Environment, _ options: AnalysisOptions = AnalysisOptions(), keepingTexts: Bool = false,
    isAbandoned: @escaping () -> Bool = { false }
  ) -> Query {
    Query(
      snapshot,
      texts: Texts { [snapshot, root] file in
        if keepingTexts, let known = snapshot.code(file)?.text { return .text(known) }
        return environment.files.found(at: root + "/" + snapshot.path(of: file))
      }, options: options, isAbandoned: isAbandoned)
  }

  /// The paths of sources that targets list although git ignores them, such as those that a tool writes before each build.
  ///
  /// They may be missing.
  private func ignoredSources(in environment: Environment, excluding excluded: Exclusions) -> Set<String> {
    let missing = snapshot.targetMap.missingSources.filter { !$0.utf8.starts(with: "../".utf8) }
    guard !missing.isEmpty, let found = try? membership(of: missing.sorted(), root: root, in: environment)
    else { return [] }
    return missing.subtracting(found.files.map(\.path)).filter { !excluded.matches($0) }
  }

  /// Reads such a file; nil if it is missing or is not code.
  private mutating func readIgnored(_ path: String, in environment: Environment) -> SourceFile? {
    guard let kind = WorkspaceFile.Kind(fileName: fileName(path)), kind.isCode else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try environment.files.read(root + "/" + path, as: kind)
    } catch {
      if let reason = environment.files.reasonUnlessGone(error, root + "/" + path) {
        unreadable.append(FileError(path: path, reason: reason))
      }
      return nil
    }
    guard let facts = facts(of: kind, bytes, readsCodeOnDemand: true) else { return nil }
    count(kind)
    return SourceFile(path: path, isDependency: false, facts: facts)
  }
}

/// The number of image sets that are searched for image files. In a complete checkout, at least one of them has such a file.
private let mostEmptyImageSets = 8

extension Walked {
  /// Whether image files exist beside the sets that name them. A checkout of only text files lacks them.
  fileprivate func hasFilesOfImages(in root: String, _ environment: Environment) -> Bool {
    let images = files.lazy.map(\.file).filter(\.isImage)
    return images.contains { !$0.path.hasSuffix("/Contents.json") }
      || images.prefix(mostEmptyImageSets).contains {
        ((try? environment.files.list(root + "/" + folder(of: $0.path))) ?? []).contains { isImage($0.name) }
      }
  }
}

extension WorkspaceFile {
  fileprivate var isImage: Bool { kind == .asset && !path.hasSuffix(".colorset/Contents.json") }

  /// The facts of a file that follow from its path; nil for a file that is read, and for a table of none of these documents.
  fileprivate func listedFacts(_ documents: Set<String>) -> ProjectFacts? {
    switch kind {
    case .asset: .asset
    case .translations:
      folder(of: path).hasSuffix(".lproj") && documents.contains(documentName(path)) ? .translations : nil
    default: nil
    }
  }
}

extension LoadedWorkspace {
  private mutating func count(_ kind: WorkspaceFile.Kind) {
    switch kind {
    case .interface, .compiledNib: interfaceCount += 1
    case .swift, .manifest: swiftCount += 1
    case .objc: objcCount += 1
    case .project, .xcconfig, .plist, .propertyList, .translations, .asset, .dependencies: break
    }
  }
}

private struct ReadFile {
  var facts: FileFacts
  var isMarked: Bool
}

/// Makes all tables of some files at the same time, so that no processor waits for another.
private func tables(of files: [SourceFile], in environment: Environment) -> [InitialTable] {
  workOff(InitialTable.makers, threads: environment.processorCount, from: []) { make, _, tables in
    tables.append(make(files))
  }.flatMap { $0 }
}

/// The facts in a file; nil for a kind that is not read.
///
/// - Parameter readsCodeOnDemand: Whether rarely needed facts about code are read later; see `CodeFile`.
package func facts(
  of kind: WorkspaceFile.Kind, _ bytes: [UInt8], readsCodeOnDemand: Bool = false
) -> FileFacts? {
  switch kind {
  case .interface, .compiledNib: .interface(of: bytes)
  case .swift: .code(readsCodeOnDemand ? CodeFile(onDemandOf: bytes, .swift) : CodeFile(of: bytes, .swift))
  case .objc:
    .code(readsCodeOnDemand ? CodeFile(onDemandOf: bytes, .objectiveC) : CodeFile(of: bytes, .objectiveC))
  case .project: .project(bytes.withSpan { .xcode(bytes: $0) })
  case .xcconfig: .project(bytes.withSpan { .settings(bytes: $0) })
  case .manifest: manifestFacts(bytes)
  case .plist: .project(bytes.withSpan { .plist(bytes: $0) })
  case .propertyList: .project(.propertyList)
  case .translations: .project(.translations)
  case .asset: .project(.asset)
  case .dependencies(let format): .project(.dependencies(bytes.withSpan { dependencyList(of: $0, format) }))
  }
}

/// The facts in a manifest. The file's name is not enough to recognize one, since an app may have a class `Project`.
private func manifestFacts(_ bytes: [UInt8]) -> FileFacts {
  func mentions(_ module: String) -> Bool { SearchText(Array(module.utf8)).occurs(in: bytes) }
  let code = CodeFile(of: bytes, .swift)
  if !code.types.isEmpty { return .code(code) }
  if mentions("ProjectDescription") {
    return .project(.dependencies(bytes.withSpan { dependencyList(of: $0, .generator) }))
  }
  return mentions("PackageDescription")
    ? .project(.package(bytes.withSpan(packageManifest(of:)))) : .code(code)
}

/// Whether a folder is only a part of the checkout that contains it.
package func liesInLargerRepository(_ root: String, in environment: Environment) -> Bool {
  foldersOfRepository(around: withSlash(root), in: environment).count > 1
}

extension Walked<ReadFile> {
  /// The files that were read or listed.
  ///
  /// - Parameter marked: Gets those that contain the wanted text.
  fileprivate func sourceFiles(
    below root: String, in environment: Environment, _ marked: inout [FileID]
  ) -> [SourceFile] {
    let documents = Set(
      files.lazy.filter { $0.file.kind == .interface }.map { documentName($0.file.path) })
    let hasImages = hasFilesOfImages(in: root, environment)
    var result: [SourceFile] = []
    result.reserveCapacity(files.count)
    for found in files where hasImages || !found.file.isImage {
      guard let facts = found.fact?.facts ?? found.file.listedFacts(documents).map(FileFacts.project) else {
        continue
      }
      if found.fact?.isMarked == true { marked.append(FileID(raw: Int32(result.count))) }
      result.append(
        SourceFile(path: found.file.path, isDependency: found.file.isDependency, facts: facts))
    }
    return result
  }
}
