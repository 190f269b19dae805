import Syntax
import Synchronization

/// What kind of text a file holds.
package enum FileRole: Hashable, Sendable { case swift, objectiveC, document, project }

extension FileFacts {
  package var role: FileRole {
    switch self {
    case .code(let outline): outline.language == .swift ? .swift : .objectiveC
    case .interface: .document
    case .project: .project
    }
  }
}

/// The files of a workspace of which each is scanned when somebody first asks for a name that it may declare or hold.
///
/// Whoever asks through the snapshot gets the same answers as if all had been scanned. A rename asks for few names,
/// and to scan everything takes several times as long as to look for these.
package final class DeferredFiles: Sendable {
  package struct File: Sendable {
    package var path: String
    package var isDependency: Bool
    package var role: FileRole
    /// Of source code; nil where they are not known, which counts as all names.
    package var names: DeclaredNames?
    /// What was scanned already.
    package var facts: FileFacts?

    package init(
      path: String, isDependency: Bool, role: FileRole, names: DeclaredNames? = nil, facts: FileFacts? = nil
    ) {
      self.path = path
      self.isDependency = isDependency
      self.role = role
      self.names = names
      self.facts = facts
    }

    fileprivate var isCode: Bool { role == .swift || role == .objectiveC }

    fileprivate func source(_ facts: FileFacts) -> SourceFile {
      SourceFile(path: path, isDependency: isDependency, facts: facts)
    }
  }

  private struct State {
    var facts: [FileFacts?]
    var links = Links()
    var documentsByName: [String: [Int]]?
    var searched: Set<String> = []
    var isWhole = false
  }

  private let files: [File]
  private let declared: FilesByNumber
  private let inherited: FilesByNumber
  private let aliased: FilesByNumber
  /// Of which it is not known what they declare.
  private let opaque: [Int]
  private let scan: @Sendable (Int) -> FileFacts
  private let holding: @Sendable (_ text: String, FileRole) -> [Int]
  private let state: Mutex<State>

  /// - Parameters:
  ///   - files: In the order of their numbers; those of projects were scanned.
  ///   - scan: The facts of a file.
  ///   - holding: The numbers of the files of a kind that may hold a text, in their order. It may name a file too many.
  package init(
    _ files: [File], scan: @escaping @Sendable (Int) -> FileFacts,
    holding: @escaping @Sendable (_ text: String, FileRole) -> [Int]
  ) {
    self.files = files
    self.scan = scan
    self.holding = holding
    let names = files.map(\.names)
    declared = FilesByNumber(names) { $0.declared }
    inherited = FilesByNumber(names) { $0.inherited }
    aliased = FilesByNumber(names) { $0.aliased }
    opaque = files.indices.filter { files[$0].isCode && files[$0].names == nil }
    var state = State(facts: files.map(\.facts))
    for index in files.indices {
      guard let facts = files[index].facts else { continue }
      state.links.add(files[index].source(facts), as: Self.id(index))
    }
    self.state = Mutex(state)
  }

  private static func id(_ index: Int) -> FileID { FileID(raw: Int32(truncatingIfNeeded: index)) }

  // MARK: Files

  var count: Int { files.count }

  subscript(index: Int) -> SourceFile? {
    guard files.indices.contains(index) else { return nil }
    let facts = state.withLock { state in
      load(index, &state)
      return state.facts[index]
    }
    return facts.map(files[index].source)
  }

  func path(_ index: Int) -> String? { files.indices.contains(index) ? files[index].path : nil }

  func index(of path: String) -> Int? { files.firstIndex { $0.path == path } }

  func ids(where isWanted: (File) -> Bool) -> [FileID] {
    files.indices.filter { isWanted(files[$0]) }.map(Self.id)
  }

  func ids(holding text: String, _ role: FileRole) -> [FileID] {
    // Names in documents are equal if their characters are, and a search compares bytes.
    if role == .document, !text.utf8.allSatisfy({ $0 < 0x80 }) { return ids { $0.role == .document } }
    return holding(text, role).map(Self.id)
  }

  private func load(_ index: Int, _ state: inout State) {
    guard state.facts[index] == nil else { return }
    let facts = scan(index)
    state.facts[index] = facts
    state.links.add(files[index].source(facts), as: Self.id(index))
  }

  // MARK: Names

  /// What has to be scanned before a table of `Links` can answer for a name.
  enum Need {
    /// What declares or extends it.
    case declaration
    /// What inherits it.
    case inheritance
    /// What makes an alias of it.
    case alias
    /// Documents in which it stands.
    case document
    /// Code that declares a member by the name, or by another one that the table has a number for.
    case member(String?)
    /// Code that declares a method by a selector.
    case method
    /// Documents whose files are called so.
    case path
    case everything
  }

  func entries<Entry>(
    under name: String, _ need: Need, _ table: (Links) -> NameMap<Entry>
  ) -> Bucket<Entry>? {
    state.withLock { state in
      prepare(name, need, &state)
      return table(state.links)[name]
    }
  }

  /// The whole table.
  func entries<Entry>(_ table: (Links) -> NameMap<Entry>) -> [String: Bucket<Entry>] {
    state.withLock { state in
      loadAll(&state)
      return table(state.links).merged
    }
  }

  private func prepare(_ name: String, _ need: Need, _ state: inout State) {
    if state.isWhole { return }
    switch need {
    case .declaration: load(opaque + found(name, in: declared), &state)
    case .inheritance: load(opaque + found(name, in: inherited), &state)
    case .alias: load(opaque + found(name, in: aliased), &state)
    case .document: search([name], [.document], &state)
    case .member(let word):
      search([String((word ?? name).prefix { $0 != ":" })], [.swift, .objectiveC], &state)
    case .method:
      let names = name.utf8.allSatisfy { $0 < 0x80 } ? baseNames(ofSelector: name) : [name]
      search(names, [.swift, .objectiveC], &state)
    case .path: load(documents(named: name, &state), &state)
    case .everything: loadAll(&state)
    }
  }

  private func load(_ indices: [Int], _ state: inout State) {
    for index in indices { load(index, &state) }
  }

  private func loadAll(_ state: inout State) {
    if state.isWhole { return }
    load(Array(files.indices), &state)
    state.isWhole = true
  }

  private func found(_ name: String, in table: FilesByNumber) -> [Int] {
    var result: [Int] = []
    table.forEach(under: name.hashValue) { result.append($0) }
    return result
  }

  private func search(_ names: [String], _ roles: Set<FileRole>, _ state: inout State) {
    for name in names {
      for role in roles where state.searched.insert("\(role) \(name)").inserted {
        // Other than in ASCII, equal names may have different bytes.
        if name.utf8.allSatisfy({ $0 < 0x80 }), !name.isEmpty {
          load(holding(name, role), &state)
        } else {
          load(files.indices.filter { files[$0].role == role }, &state)
        }
      }
    }
  }

  private func documents(named name: String, _ state: inout State) -> [Int] {
    if let known = state.documentsByName { return known[name, default: []] }
    var byName: [String: [Int]] = [:]
    for (index, file) in files.enumerated() where file.role == .document {
      for name in Set([ownerName(file.path), documentName(file.path)]) {
        byName[name, default: []].append(index)
      }
    }
    state.documentsByName = byName
    return byName[name, default: []]
  }
}
