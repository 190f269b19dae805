import Index
import Syntax
import Text
import World

/// A workspace as it was read from disk.
package struct LoadedWorkspace: Sendable {
  /// Absolute, without a slash at the end.
  package var root: String
  package var snapshot: Snapshot
  package var interfaceCount = 0
  package var swiftCount = 0
  package var objcCount = 0
  /// Everything that belongs to the workspace could be read, and no code in it was left out.
  package var isComplete = true
  /// What should have been read and could not be.
  package var unreadable: [FileError] = []
  /// Folders with documents on which nothing is reported, since `.gitmodules` names them though they have no
  /// repository of their own.
  package var toldSubmodules: [String] = []
  /// Of the texts that were not kept.
  private var texts: TextReader?

  /// Whether a text was read once more and was not what it had been: what was found out then may be about a mixture
  /// that nobody wrote. Never, where texts are kept.
  package var metChange: Bool { texts?.metChange == true }

  /// Reads the workspace below a folder.
  ///
  /// - Parameters:
  ///   - keepsTexts: Whether to keep all code in memory until nobody needs it any more. Else some may be read again when
  ///     it is asked about, and whoever asks must look at `metChange` then.
  ///   - excluded: What is not read.
  ///   - progress: Called on any thread after each file.
  package init(
    root: String, in environment: Environment, keepsTexts: Bool = true,
    excluding excluded: PathPatterns = PathPatterns([]),
    progress: @escaping @Sendable () -> Void = {}
  ) throws(FileError) {
    let base = normalized(root, from: environment.currentDirectory)
    let keeping =
      keepsTexts ? nil : TextKeeping(TextReader { try? environment.read(base + "/" + $0) })
    let walked = try walk(root: root, in: environment, excluding: excluded) {
      file, bytes -> FileFacts? in
      progress()
      guard file.kind == .swift || file.kind == .objc else {
        let facts = facts(of: file.kind, bytes)
        if case .interface(let document)? = facts { keeping?.learn(from: document) }
        return facts
      }
      let text = LaterText(bytes)
      let outline = outline(of: file.kind, bytes, later: text)
      keeping?.decide(on: text, at: file.path, outline)
      return .code(outline)
    }
    var files: [SourceFile] = []
    files.reserveCapacity(walked.files.count)
    for found in walked.files {
      guard let facts = found.fact else { continue }
      files.append(SourceFile(path: found.file.path, isDependency: found.file.isDependency, facts: facts))
    }
    self.init(root: root, walked, in: environment) {
      Snapshot(files: files, coverage: $0, tables(of: files, in: environment))
    }
    texts = keeping?.reader
    // What nobody seems to connect may be connected there.
    if files.contains(where: isUnreadDocument) {
      isComplete = false
      snapshot.coverage.isWhole = false
    }
  }

  private init<Fact>(
    root: String, _ walked: Walked<Fact>, in environment: Environment, snapshot: (Coverage) -> Snapshot
  ) {
    self.root = normalized(root, from: environment.currentDirectory)
    for found in walked.files where !found.file.isDependency {
      switch found.file.kind {
      case .interface: interfaceCount += 1
      case .swift, .manifest: swiftCount += 1
      case .objc: objcCount += 1
      case .project, .xcconfig, .plist, .dependencies: break
      }
    }
    unreadable = walked.unreadable
    isComplete =
      unreadable.isEmpty && !walked.passesOverCode && !liesInLargerRepository(self.root, in: environment)
    toldSubmodules = walked.toldSubmodules.filter { folder in
      walked.files.contains {
        $0.file.kind == .interface && $0.file.path.utf8.starts(with: (folder + "/").utf8)
      }
    }
    self.snapshot = snapshot(Coverage(isWhole: isComplete && swiftCount + objcCount > 0))
  }
}

/// A document of ours in an encoding that is not read.
private func isUnreadDocument(_ file: SourceFile) -> Bool {
  guard case .interface(let outline) = file.facts, !file.isDependency else { return false }
  return outline.problems.contains { $0.kind == .unread }
}

/// All parts at once: one after the other took a tenth of a check, in which all other processors waited.
private func tables(of files: [SourceFile], in environment: Environment) -> InitialTables {
  workOff(InitialTables.Part.all, threads: environment.processorCount, from: InitialTables()) {
    part, _, made in
    made.make(part, of: files)
  }.reduce(into: InitialTables()) { $0.take($1) }
}

/// What a file contributes; nil for a kind that is not read.
package func facts(of kind: WorkspaceFile.Kind, _ bytes: [UInt8]) -> FileFacts? {
  switch kind {
  case .interface: .interface(bytes.withSpan { interfaceOutline(of: $0) })
  case .swift, .objc: withMentions(declarations(of: kind, bytes), of: bytes)
  case .project: .project(bytes.withSpan { .xcode(bytes: $0) })
  case .xcconfig: .project(bytes.withSpan { .settings(bytes: $0) })
  case .manifest: manifestFacts(bytes)
  case .plist: .project(.plist(bytes.withSpan(plistReferences(of:))))
  case .dependencies(let format): .project(.dependencies(bytes.withSpan { dependencyList(of: $0, format) }))
  }
}

/// Code whose text is asked later for what few ask about: the names that it uses, and members.
private func outline(of kind: WorkspaceFile.Kind, _ bytes: [UInt8], later text: LaterText) -> CodeOutline {
  var outline =
    kind == .objc
    ? objectiveCOutline(of: bytes, withMembersFrom: text) : swiftOutline(of: bytes, withMembersFrom: text)
  outline.mentions = MentionedNames(later: text, isObjectiveC: kind == .objc)
  return outline
}

/// The same as `facts(of:_:)` without the names that code uses, about which nothing asks that looks at code itself.
private func declarations(of kind: WorkspaceFile.Kind, _ bytes: [UInt8]) -> FileFacts? {
  switch kind {
  case .swift: .code(bytes.withSpan { swiftOutline(of: $0) })
  case .objc: .code(bytes.withSpan { objectiveCOutline(of: $0) })
  default: facts(of: kind, bytes)
  }
}

/// An app may well have a class `Project`, so that the file's name is not enough.
private func manifestFacts(_ bytes: [UInt8]) -> FileFacts? {
  let code = bytes.withSpan { swiftOutline(of: $0) }
  if !code.types.isEmpty { return withMentions(.code(code), of: bytes) }
  if SearchText(Array("ProjectDescription".utf8)).occurs(in: bytes) {
    return .project(.dependencies(bytes.withSpan { dependencyList(of: $0, .generator) }))
  }
  return SearchText(Array("PackageDescription".utf8)).occurs(in: bytes)
    ? .project(.package(bytes.withSpan(packageManifest(of:)))) : withMentions(.code(code), of: bytes)
}

private func withMentions(_ facts: FileFacts?, of bytes: [UInt8]) -> FileFacts? {
  guard case .code(var outline)? = facts else { return facts }
  outline.mentions = bytes.withSpan { MentionedNames(of: $0, isObjectiveC: outline.language == .objectiveC) }
  return .code(outline)
}

/// Whether a folder is only a part of the checkout it belongs to.
private func liesInLargerRepository(_ root: String, in environment: Environment) -> Bool {
  var folder = root
  while true {
    if (try? environment.status(folder + "/.git")) != nil { return folder != root }
    guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash != folder.startIndex else {
      return false
    }
    folder = String(folder[..<slash])
  }
}
