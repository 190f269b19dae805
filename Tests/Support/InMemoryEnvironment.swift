import Synchronization
import Text
import World

extension Environment {
  /// A disk made of dictionaries, without a real one.
  ///
  /// Paths are absolute; the folders they lie in exist of themselves. Standard input is empty, time does not pass, and what is
  /// appended to a file comes out as an error.
  ///
  /// - Parameters:
  ///   - texts: Files by their text.
  ///   - bytes: More files, whose bytes need not be UTF-8.
  ///   - folders: Folders that would otherwise be empty.
  ///   - links: Where each link leads: an absolute path, or one seen from the folder that holds the link.
  ///   - special: Neither file nor folder: a FIFO, a device.
  ///   - hardLinks: More names of files, each with the first one.
  ///   - readOnly: Files and folders that may not be written.
  ///   - ignoresCase: Names that differ in case alone lead to the same file, as they do on most disks of macOS.
  ///   - fault: Why a step of writing fails, counted from 0; nil where it works.
  ///   - unreadable: Reasons why reading or listing these paths fails, though they exist.
  ///   - interruption: The signal that has come.
  ///   - variables: Variables of the process. `HOME` is `/home/user` where it is not given.
  ///   - output: Takes down what is written.
  package static func inMemory(
    _ texts: [String: String] = [:],
    bytes: [String: [UInt8]] = [:],
    folders: [String] = [],
    links: [String: String] = [:],
    special: [String] = [],
    hardLinks: [String: String] = [:],
    readOnly: [String] = [],
    ignoresCase: Bool = false,
    fault: @escaping @Sendable (_ step: Int, _ path: String) -> String? = { _, _ in nil },
    unreadable: [String: String] = [:],
    interruption: @escaping @Sendable () -> String? = { nil },
    currentDirectory: String = "/",
    variables: [String: String] = [:],
    processorCount: Int = 1,
    now: ContinuousClock.Instant = ContinuousClock().now,
    output: RecordedOutput = RecordedOutput(),
    isTerminal: Bool = false
  ) -> Environment {
    var tree = InMemoryTree(
      unreadable: unreadable, currentDirectory: currentDirectory, ignoresCase: ignoresCase)
    for (path, text) in texts { tree.add(.file(Array(text.utf8)), at: path) }
    for (path, content) in bytes { tree.add(.file(content), at: path) }
    for path in folders { tree.add(.folder, at: path) }
    for (path, target) in links { tree.add(.link(target), at: path) }
    for path in special { tree.add(.special, at: path) }
    tree.number()

    for (path, first) in hardLinks { tree.link(path, to: first) }
    for path in readOnly { tree.protect(path) }

    let disk = InMemoryDisk(tree, fault)
    var result = Environment()
    result.currentDirectory = currentDirectory
    result.variable = { variables[$0] ?? ($0 == "HOME" ? "/home/user" : nil) }
    result.processorCount = processorCount
    result.clock.now = { now }
    result.files.list = disk.list
    result.files.status = disk.status
    result.files.resolve = disk.resolve
    result.files.read = disk.read
    result.files.append = { bytes, _ in output.append(bytes, isError: true) }
    result.writing = disk.writing
    result.interruptions.pending = interruption
    result.programs.isRunning = { _ in true }
    result.console.writeOutput = { output.append($0, isError: false) }
    result.console.writeError = { output.append($0, isError: true) }
    result.console.inputIsTerminal = isTerminal
    result.console.outputIsTerminal = isTerminal
    result.console.errorIsTerminal = isTerminal
    return result
  }
}

extension Environment {
  /// The same world, but for the two streams: what is written to them is taken down.
  package func recording(_ output: RecordedOutput) -> Environment {
    var environment = self
    environment.console.writeOutput = { output.append($0, isError: false) }
    environment.console.writeError = { output.append($0, isError: true) }
    return environment
  }
}

/// The bytes written to standard output and to standard error.
package final class RecordedOutput: Sendable {
  private struct Streams {
    var output: [UInt8] = []
    var error: [UInt8] = []
  }

  private let streams = Mutex(Streams())

  package init() {}

  package var output: [UInt8] { streams.withLock { $0.output } }
  package var error: [UInt8] { streams.withLock { $0.error } }
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: error, as: UTF8.self) }

  fileprivate func append(_ bytes: [UInt8], isError: Bool) {
    streams.withLock { if isError { $0.error += bytes } else { $0.output += bytes } }
  }
}

/// Files that can be written, one step after the other.
private final class InMemoryDisk: Sendable {
  private struct State {
    var tree: InMemoryTree
    var steps = 0
  }

  private let state: Mutex<State>
  private let fault: @Sendable (Int, String) -> String?

  init(_ tree: InMemoryTree, _ fault: @escaping @Sendable (Int, String) -> String?) {
    state = Mutex(State(tree: tree))
    self.fault = fault
  }

  private func ask<Answer: Sendable>(
    _ body: (inout InMemoryTree) throws(FileError) -> Answer
  ) throws(FileError) -> Answer {
    let result: Result<Answer, FileError> = state.withLock { state in
      do throws(FileError) { return .success(try body(&state.tree)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  @Sendable func list(_ path: String) throws(FileError) -> [FolderEntry] {
    try ask { tree throws(FileError) in try tree.list(path) }
  }

  @Sendable func status(_ path: String) throws(FileError) -> FileStatus {
    try ask { tree throws(FileError) in try tree.status(path) }
  }

  @Sendable func resolve(_ path: String) throws(FileError) -> String {
    try ask { tree throws(FileError) in try tree.resolved(path, refusing: false) }
  }

  @Sendable func read(_ path: String) throws(FileError) -> [UInt8] {
    try ask { tree throws(FileError) in try tree.read(path) }
  }

  private func step<Answer: Sendable>(
    _ path: String, _ body: (inout InMemoryTree, Int) throws(FileError) -> Answer
  ) throws(FileError) -> Answer {
    let number = state.withLock { state in
      state.steps += 1
      return state.steps - 1
    }
    if let reason = fault(number, path) { throw FileError(path: path, reason: reason) }
    return try ask { tree throws(FileError) in try body(&tree, number) }
  }

  var writing: FileWriting {
    var result = FileWriting()
    result.target = { path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in try tree.target(path) }
    }
    result.create = { bytes, path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in _ = try tree.create(bytes, at: path) }
    }
    result.writeAs = { bytes, path, other throws(FileError) in
      try self.step(other) { tree, _ throws(FileError) in
        do throws(FileError) { try tree.createNew(bytes, at: path) } catch {
          throw FileError(path: other, reason: error.reason)
        }
      }
    }
    result.link = { path, newPath throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in _ = try tree.addName(newPath, to: path) }
    }
    result.overwrite = { bytes, _, path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in try tree.overwrite(bytes, path) }
    }
    result.move = { path, newPath throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in try tree.move(path, newPath) }
    }
    result.remove = { path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in try tree.remove(path) }
    }
    result.makeFolder = { path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in try tree.makeFolder(path) }
    }
    result.requireOwn = { path, kind throws(FileError) in
      try self.ask { tree throws(FileError) in try tree.requireOwn(path, kind) }
    }
    result.flush = { folder throws(FileError) in
      try self.step(folder) { tree, _ throws(FileError) in _ = try tree.list(folder) }
    }
    result.createLocked = { bytes, path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in
        try tree.createNew(bytes, at: path)
        return FileLock {}
      }
    }
    result.lock = { path throws(FileError) in
      try self.step(path) { tree, _ throws(FileError) in
        _ = try tree.status(path)
        return FileLock {}
      }
    }
    return result
  }
}

private struct InMemoryTree: Sendable {
  enum Node: Sendable {
    case file([UInt8])
    case folder
    case link(String)
    case special
  }

  var unreadable: [String: String]
  var currentDirectory: String
  private var nodes: [String: Node] = ["/": .folder]
  /// The names in each folder.
  private var names: [String: Set<String>] = ["/": []]
  private var numbers: [String: UInt64] = [:]
  private var lastNumber: UInt64 = 0
  private let ignoresCase: Bool

  init(unreadable: [String: String], currentDirectory: String, ignoresCase: Bool) {
    self.unreadable = unreadable
    self.currentDirectory = currentDirectory
    self.ignoresCase = ignoresCase
  }

  /// A path as the disk spells it, as far as it is there.
  private func spelled(_ path: String) -> String {
    if nodes[path] != nil || !ignoresCase { return path }
    var place = "/"
    for name in Self.components(of: path) { place = Self.joined(place, spelled(name, in: place)) }
    return place
  }

  private func spelled(_ name: String, in folder: String) -> String {
    guard ignoresCase, let there = names[folder], !there.contains(name) else { return name }
    return there.first { $0.lowercased() == name.lowercased() } ?? name
  }

  mutating func add(_ node: Node, at path: String) {
    var folder = "/"
    let components = Self.components(of: path)
    for (index, name) in components.enumerated() {
      names[folder, default: []].insert(name)
      folder = Self.joined(folder, name)
      if index == components.count - 1 {
        nodes[folder] = node
      } else if nodes[folder] == nil {
        nodes[folder] = .folder
      }
    }
  }

  /// Gives every path a number that does not depend on the order of a dictionary.
  mutating func number() {
    for path in nodes.keys.sorted() {
      lastNumber += 1
      numbers[path] = lastNumber
    }
  }

  /// The names of one file each, by any of them; files with one name left out.
  private var sameFiles: [Set<String>] = []
  private var isProtected: Set<String> = []

  mutating func link(_ path: String, to first: String) {
    guard case .file(let bytes)? = nodes[first] else { return }
    add(.file(bytes), at: path)
    numbers[path] = numbers[first]
    join(path, first)
  }

  private mutating func join(_ path: String, _ first: String) {
    if let index = sameFiles.firstIndex(where: { $0.contains(first) }) {
      sameFiles[index].insert(path)
    } else {
      sameFiles.append([path, first])
    }
  }

  private mutating func forget(_ path: String) {
    for index in sameFiles.indices { sameFiles[index].remove(path) }
    sameFiles.removeAll { $0.count < 2 }
  }

  mutating func protect(_ path: String) { isProtected.insert(path) }

  private func refuseFolder(of path: String) throws(FileError) {
    let folder = "/" + Self.components(of: path).dropLast().joined(separator: "/")
    if isProtected.contains(folder) { throw FileError(path: path, reason: "permission denied") }
  }

  /// The path with the links of its folders followed, and its last name as it is.
  private func located(_ path: String) throws(FileError) -> String {
    let components = Self.components(of: path)
    let folder = try resolved("/" + components.dropLast().joined(separator: "/"))
    return Self.joined(folder, components.last ?? "")
  }

  func target(_ path: String) throws(FileError) -> FileWriting.Target {
    let place = try resolved(path)
    guard case .file? = nodes[place] else { throw FileError(path: path, reason: "not a regular file") }
    let names = sameFiles.first { $0.contains(place) }?.count ?? 1
    return FileWriting.Target(
      path: place, nameCount: names, obstacle: isProtected.contains(place) ? "read-only" : nil)
  }

  mutating func create(_ bytes: [UInt8], at path: String) throws(FileError) -> String {
    let place = try located(path)
    try refuseFolder(of: place)
    add(.file(bytes), at: place)
    lastNumber += 1
    numbers[place] = lastNumber
    return place
  }

  mutating func makeFolder(_ path: String) throws(FileError) {
    if nodes[spelled(path)] != nil { return }
    // The rights of the nearest folder that exists decide.
    let components = Self.components(of: path)
    let ancestors = components.indices.map { "/" + components[..<$0].joined(separator: "/") }
    if let nearest = ancestors.last(where: { nodes[$0] != nil }), isProtected.contains(nearest) {
      throw FileError(path: path, reason: "permission denied")
    }
    add(.folder, at: path)
    lastNumber += 1
    numbers[path] = lastNumber
  }

  func requireOwn(_ path: String, _ kind: FolderEntry.Kind) throws(FileError) {
    if case .link = nodes[path] { throw FileError(path: path, reason: "is a link") }
    guard try status(path).kind == kind else {
      throw FileError(path: path, reason: kind == .folder ? "is not a directory" : "is not a regular file")
    }
  }

  mutating func createNew(_ bytes: [UInt8], at path: String) throws(FileError) {
    if nodes[spelled(path)] != nil { throw FileError(path: path, reason: "file exists") }
    _ = try create(bytes, at: path)
  }

  mutating func addName(_ path: String, to first: String) throws(FileError) -> String {
    try refuseFolder(of: path)
    link(path, to: first)
    return path
  }

  mutating func overwrite(_ bytes: [UInt8], _ path: String) throws(FileError) {
    guard !isProtected.contains(path) else { throw FileError(path: path, reason: "permission denied") }
    for name in sameFiles.first(where: { $0.contains(path) }) ?? [path] { nodes[name] = .file(bytes) }
  }

  mutating func move(_ path: String, _ newPath: String) throws(FileError) {
    let path = spelled(try located(path))
    let wanted = try located(newPath)
    try refuseFolder(of: path)
    try refuseFolder(of: wanted)
    let replaced = spelled(wanted)
    guard let node = nodes[path] else { throw FileError(path: path, reason: "no such file or directory") }
    let names = sameFiles.first { $0.contains(path) } ?? []
    // Between two names of one file nothing happens.
    if names.contains(replaced), path != replaced { return }
    let number = numbers[path]
    if nodes[replaced] != nil, path != replaced { try remove(replaced) }
    try remove(path)
    // The replaced file gives its name to the one that replaces it; a file that is moved to itself takes the new one.
    let newPath = path == replaced ? wanted : replaced
    add(node, at: newPath)
    numbers[newPath] = number
    if let other = names.first(where: { $0 != path }) { join(newPath, other) }
  }

  mutating func remove(_ path: String) throws(FileError) {
    let path = spelled(try located(path))
    try refuseFolder(of: path)
    guard nodes.removeValue(forKey: path) != nil else {
      throw FileError(path: path, reason: "no such file or directory")
    }
    numbers[path] = nil
    forget(path)
    let components = Self.components(of: path)
    names["/" + components.dropLast().joined(separator: "/")]?.remove(components.last ?? "")
  }

  func list(_ path: String) throws(FileError) -> [FolderEntry] {
    let place = try resolved(path)
    guard case .folder = nodes[place] else { throw FileError(path: path, reason: "not a directory") }
    return (names[place] ?? []).map { name in
      switch nodes[Self.joined(place, name)] {
      case .file: FolderEntry(name: name, kind: .file)
      case .folder: FolderEntry(name: name, kind: .folder)
      case .link: FolderEntry(name: name, kind: .link)
      case .special, nil: FolderEntry(name: name, kind: .other)
      }
    }
  }

  func status(_ path: String) throws(FileError) -> FileStatus {
    let place = try resolved(path, refusing: false)
    let kind: FolderEntry.Kind
    var changed: Int64 = 0
    switch nodes[place] {
    case .file(let bytes):
      kind = .file
      // Every other content has another time.
      changed = Int64(truncatingIfNeeded: stableHash(of: bytes + (unreadable[place] ?? "").utf8)) | 1
    case .folder: kind = .folder
    case .link, .special, nil: kind = .other
    }
    return FileStatus(
      kind: kind, identity: FileStatus.Identity(device: 1, number: numbers[place] ?? 0), changed: changed)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let place = try resolved(path)
    switch nodes[place] {
    case .file(let bytes): return bytes
    case .folder: throw FileError(path: path, reason: "is a directory")
    case .link, .special, nil: throw FileError(path: path, reason: "not a regular file")
    }
  }

  /// The path with links followed and dots taken out; names something that exists.
  func resolved(_ path: String, refusing: Bool = true) throws(FileError) -> String {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : Self.joined(currentDirectory, path)
    var pending = Array(Self.components(of: absolute).reversed())
    var place: [String] = []
    var linksLeft = 40
    while let name = pending.popLast() {
      if name == ".." {
        _ = place.popLast()
        continue
      }
      let name = spelled(name, in: "/" + place.joined(separator: "/"))
      let next = "/" + (place + [name]).joined(separator: "/")
      switch nodes[next] {
      case nil:
        throw FileError(path: path, reason: "no such file or directory", isMissing: true)
      case .link(let target):
        linksLeft -= 1
        if linksLeft == 0 { throw FileError(path: path, reason: "too many levels of symbolic links") }
        if target.utf8.first == UInt8(ascii: "/") { place = [] }
        pending += Self.components(of: target).reversed()
      case .file, .special:
        if !pending.isEmpty { throw FileError(path: path, reason: "not a directory") }
        place.append(name)
      case .folder:
        place.append(name)
      }
    }
    let end = "/" + place.joined(separator: "/")
    if refusing, let reason = unreadable[end] { throw FileError(path: path, reason: reason) }
    return end
  }

  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }.filter { $0 != "." }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }
}
