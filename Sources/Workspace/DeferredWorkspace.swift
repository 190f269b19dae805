import Index
import Synchronization
import Syntax
import World

/// A workspace of which all files were read and few were scanned: those that hold a text at once, others when
/// somebody asks for what may stand in them.
package struct DeferredWorkspace: Sendable {
  package let loaded: LoadedWorkspace
  private let texts: SearchedTexts

  /// - Parameters:
  ///   - expected: A text that the files hold that will be asked for. A wrong one costs time and nothing else.
  ///   - progress: Called on any thread after each file.
  package init(
    root: String, in environment: Environment, expecting expected: String,
    progress: @escaping @Sendable () -> Void = {}
  ) throws(FileError) {
    let search = expected.isEmpty ? nil : SearchText(Array(expected.utf8))
    let walked = try walk(root: root, in: environment) { file, bytes -> ReadFile? in
      progress()
      return ReadFile(file.kind, bytes, expecting: search)
    }
    let found = walked.files.compactMap { found in found.fact.map { (file: found.file, read: $0) } }
    let texts = SearchedTexts(
      found.map(\.read), paths: found.map(\.file.path),
      root: normalized(root, from: environment.currentDirectory),
      expecting: search, in: environment)
    let kinds = found.map(\.file.kind)
    let files = DeferredFiles(
      found.map { file, read in
        DeferredFiles.File(
          path: file.path, isDependency: file.isDependency, role: read.role, names: read.names,
          facts: read.facts)
      },
      scan: { declarations(of: kinds[$0], texts[$0] ?? []) ?? .code(CodeOutline()) },
      holding: texts.holding)
    loaded = LoadedWorkspace(root: root, walked, in: environment) { Snapshot(files, coverage: $0) }
    self.texts = texts
  }

  /// The bytes from which the file's facts are.
  package func text(of file: FileID) -> [UInt8]? { texts[Int(file.raw)] }
}

/// What is found out about a file while its bytes are near.
private struct ReadFile: Sendable {
  /// nil for most: to keep all took a fifth of the time, for memory that is used once.
  var bytes: [UInt8]?
  var role: FileRole
  var names: DeclaredNames?
  var facts: FileFacts?
  var holdsExpected: Bool
  /// A document that may write names in a form that no search finds.
  var isObscure = false

  init?(_ kind: WorkspaceFile.Kind, _ bytes: [UInt8], expecting search: SearchText?) {
    holdsExpected = search?.occurs(in: bytes) == true
    if holdsExpected { self.bytes = bytes }
    switch kind {
    case .swift:
      role = .swift
      if holdsExpected { facts = declarations(of: kind, bytes) }
      names = DeclaredNames(bytes.withSpan { SwiftHeads(of: $0) })
    case .interface:
      role = .document
      isObscure = bytes.withSpan(mayHideNames)
      if holdsExpected { facts = declarations(of: kind, bytes) }
    case .objc:
      role = .objectiveC
      guard case .code(let outline)? = declarations(of: kind, bytes) else { return nil }
      names = DeclaredNames(outline)
      if holdsExpected { facts = .code(outline) }
    default:
      facts = declarations(of: kind, bytes)
      guard let facts else { return nil }
      role = facts.role
      if case .code(let outline) = facts { names = DeclaredNames(outline) }
    }
  }
}

/// The bytes of all files, searched on all processors; those that held nothing of interest when they were first read
/// are read once more.
private final class SearchedTexts: Sendable {
  private let files: [ReadFile]
  private let paths: [String]
  private let root: String
  private let expected: [UInt8]
  private let environment: Environment
  private let readAgain = Mutex<[Int: [UInt8]]>([:])

  init(
    _ files: [ReadFile], paths: [String], root: String, expecting search: SearchText?,
    in environment: Environment
  ) {
    self.files = files
    self.paths = paths
    self.root = root
    expected = search?.bytes ?? []
    self.environment = environment
  }

  /// The same each time, whatever happens on the disk; nil for what can't be read any more.
  subscript(index: Int) -> [UInt8]? {
    guard files.indices.contains(index) else { return nil }
    if let bytes = files[index].bytes { return bytes }
    return readAgain.withLock { known in
      if let bytes = known[index] { return bytes }
      let bytes = try? environment.read(root + "/" + paths[index])
      known[index] = bytes
      return bytes
    }
  }

  @Sendable func holding(_ text: String, _ role: FileRole) -> [Int] {
    let search = SearchText(Array(text.utf8))
    // What holds the text holds what was expected, if that is a part of it.
    let isExpected = !expected.isEmpty && SearchText(expected).occurs(in: search.bytes)
    let candidates = files.indices.filter {
      files[$0].role == role && (!isExpected || files[$0].holdsExpected || files[$0].isObscure)
    }
    let size = 256
    let chunks = stride(from: 0, to: candidates.count, by: size).map {
      $0..<min($0 + size, candidates.count)
    }
    let threads = min(environment.processorCount, chunks.count)
    return workOff(chunks, threads: threads, from: [Int]()) { chunk, _, found in
      for index in candidates[chunk] where files[index].isObscure || holds(index, search) {
        found.append(index)
      }
    }.flatMap { $0 }.sorted()
  }

  private func holds(_ index: Int, _ search: SearchText) -> Bool {
    let known = files[index].bytes ?? readAgain.withLock { $0[index] }
    let bytes = known ?? (try? environment.read(root + "/" + paths[index]))
    // Whoever wants it then learns that it can't be read.
    return bytes.map { search.occurs(in: $0) } ?? true
  }
}
