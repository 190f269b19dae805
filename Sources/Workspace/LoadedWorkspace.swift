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

  /// Reads the workspace below a folder.
  ///
  /// - Parameters:
  ///   - isLasting: Whether the snapshot will be changed and asked where things are used.
  ///   - excluded: What is not read.
  ///   - progress: Called on any thread after each file.
  package init(
    root: String, in environment: Environment, isLasting: Bool = true,
    excluding excluded: PathPatterns = PathPatterns([]),
    progress: @escaping @Sendable () -> Void = {}
  ) throws(FileError) {
    let walked = try walk(root: root, in: environment, excluding: excluded) {
      file, bytes -> FileFacts? in
      progress()
      return declarations(of: file.kind, bytes, members: isLasting ? .whereSought : .whereAsked).map {
        withMentionsLater($0, of: bytes)
      }
    }
    var files: [SourceFile] = []
    files.reserveCapacity(walked.files.count)
    for found in walked.files {
      guard let facts = found.fact else { continue }
      files.append(SourceFile(path: found.file.path, isDependency: found.file.isDependency, facts: facts))
    }
    self.init(root: root, walked, in: environment) {
      Snapshot(files: files, coverage: $0, tables(of: files, isLasting: isLasting, in: environment))
    }
    // What nobody seems to connect may be connected there.
    if files.contains(where: isUnreadDocument) {
      isComplete = false
      snapshot.coverage.isWhole = false
    }
  }

  init<Fact>(
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
    self.snapshot = snapshot(Coverage(isWhole: isComplete && swiftCount > 0))
  }
}

/// A document of ours in an encoding that is not read.
private func isUnreadDocument(_ file: SourceFile) -> Bool {
  guard case .interface(let outline) = file.facts, !file.isDependency else { return false }
  return outline.problems.contains { $0.kind == .unread }
}

/// All parts at once: one after the other took a tenth of a check, in which all other processors waited.
private func tables(of files: [SourceFile], isLasting: Bool, in environment: Environment) -> StartTables {
  let none = StartTables(isLasting: isLasting)
  return workOff(StartTables.Part.all, threads: environment.processorCount, from: none) { part, _, made in
    made.make(part, of: files)
  }.reduce(into: none) { $0.take($1) }
}

/// What a file contributes; nil for a kind that is not read.
///
/// - Parameter edit: What led to these bytes, where those before were read.
package func facts(
  of kind: WorkspaceFile.Kind, _ bytes: [UInt8], after edit: FileEdit? = nil
) -> FileFacts? {
  switch kind {
  case .interface: .interface(outline(ofInterface: bytes, after: edit))
  case .swift, .objc: withMentions(declarations(of: kind, bytes), of: bytes)
  case .project: .project(.xcode(bytes: bytes.span))
  case .xcconfig: .project(.settings(bytes: bytes.span))
  case .manifest: manifestFacts(bytes)
  case .plist: .project(.plist(plistReferences(of: bytes.span)))
  case .dependencies(let format): .project(.dependencies(dependencyList(of: bytes.span, format)))
  }
}

/// From one text of a file to another.
package struct FileEdit: Sendable {
  /// Those of the text before.
  package var facts: FileFacts
  /// The text before.
  package var bytes: [UInt8]
  package var change: TextChange

  package init(from bytes: [UInt8], _ facts: FileFacts, to newBytes: [UInt8]) {
    self.facts = facts
    self.bytes = bytes
    change = TextChange(from: bytes, to: newBytes)
  }
}

private func outline(ofInterface bytes: [UInt8], after edit: FileEdit?) -> InterfaceOutline {
  guard let edit, case .interface(let previous) = edit.facts else { return interfaceOutline(of: bytes.span) }
  return interfaceOutline(of: bytes.span, after: previous, of: edit.bytes.span, edit.change)
}

/// Which members of code are read at once; the others when somebody asks for them, as far as that alters no answer.
enum MembersRead {
  case all
  /// Those that tables for edits hold. Of Objective-C, where nothing marks them, that is all.
  case whereSought
  /// Those that nobody would know to ask for. A check asks for few.
  case whereAsked
}

/// The same without the names that code uses, about which nothing asks that looks at code itself.
func declarations(
  of kind: WorkspaceFile.Kind, _ bytes: [UInt8], members: MembersRead = .all
) -> FileFacts? {
  switch (kind, members) {
  case (.swift, .all): return .code(swiftOutline(of: bytes.span))
  case (.swift, _):
    let outline = swiftOutline(withMembersLater: bytes)
    if members == .whereSought, outline.isSeenByObjectiveC { outline.settleMembers() }
    return .code(outline)
  case (.objc, .whereAsked): return .code(objectiveCOutline(withMembersLater: bytes))
  case (.objc, _): return .code(objectiveCOutline(of: bytes.span))
  default: return facts(of: kind, bytes)
  }
}

/// An app may well have a class `Project`, so that the file's name is not enough.
private func manifestFacts(_ bytes: [UInt8]) -> FileFacts {
  let code = swiftOutline(of: bytes.span)
  if !code.types.isEmpty { return .code(code) }
  if contains(bytes, "ProjectDescription") {
    return .project(.dependencies(dependencyList(of: bytes.span, .generator)))
  }
  return contains(bytes, "PackageDescription")
    ? .project(.package(packageManifest(of: bytes.span))) : .code(code)
}

private func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
  let length = word.utf8CodeUnitCount
  guard bytes.count >= length else { return false }
  return (0...bytes.count - length).contains { start in
    (0..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }
}

private func withMentions(_ facts: FileFacts?, of bytes: [UInt8]) -> FileFacts? {
  guard case .code(var outline)? = facts else { return facts }
  outline.mentions = MentionedNames(of: bytes.span, isObjectiveC: outline.language == .objectiveC)
  return .code(outline)
}

private func withMentionsLater(_ facts: FileFacts, of bytes: [UInt8]) -> FileFacts {
  guard case .code(var outline) = facts else { return facts }
  outline.mentions = MentionedNames(later: bytes, isObjectiveC: outline.language == .objectiveC)
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
