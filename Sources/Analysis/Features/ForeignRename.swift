import AppleFacts
import Index
import Syntax
import Text

/// A declaration that got another name by other hands than ours (another server's rename, a hand edit, a
/// checkout) while documents still name it as before.
package struct ForeignRename: Hashable, Sendable {
  package enum Declaration: Hashable, Sendable {
    case member(MemberID)
    case type(TypeID)
  }

  /// Where it stands under its new name.
  package var declaration: Declaration
  /// As documents write them: a key, a selector or the name of a class.
  package var oldName: String
  package var newName: String
  /// What still has the old name and leads nowhere, by file and place.
  package var references: [Location]
}

/// The renames that explain why documents name what is gone.
///
/// - Parameter old: An earlier outline of the file, best the last one in which all that documents connect was
///   there: a name that is typed anew passes through many others.
package func foreignRenames(
  from old: CodeOutline, in file: FileID, _ resolver: Resolver
) -> [ForeignRename] {
  guard let new = resolver.snapshot.code(file)?.readOutline() else { return [] }
  return renames(from: old, to: new).compactMap { rename in
    switch rename {
    case .member(let type, let member, let oldKey, let newKey):
      let id = MemberID(type: TypeID(file: file, index: type), index: member)
      let references = resolver.dangling(oldKey, meaning: id, by: newKey)
      if references.isEmpty { return nil }
      return ForeignRename(
        declaration: .member(id), oldName: oldKey, newName: newKey, references: references)
    case .type(let index, let oldName, let newName):
      let id = TypeID(file: file, index: index)
      let references = resolver.dangling(oldName, meaning: id)
      if references.isEmpty { return nil }
      return ForeignRename(
        declaration: .type(id), oldName: oldName, newName: newName, references: references)
    }
  }
}

/// Whether an earlier outline is worth keeping: it declares what the file no longer does, and a document that
/// names it leads nowhere.
package func explainsDangling(_ old: CodeOutline, in file: FileID, _ resolver: Resolver) -> Bool {
  let new = resolver.snapshot.code(file)?.readOutline() ?? CodeOutline()
  let kept = Set(new.members.joined().compactMap(key))
  let keptTypes = Set(new.types.map { $0.objcName ?? $0.name })
  return zip(old.types, old.members).contains { type, members in
    let name = type.objcName ?? type.name
    if type.kind == .class, !keptTypes.contains(name), resolver.isMissing(className: name) { return true }
    return members.contains { member in
      guard let key = key(of: member), !kept.contains(key) else { return false }
      return resolver.isMissing(key: key)
    }
  }
}

extension Resolver {
  /// Whether any document names the key where nothing declares it.
  fileprivate func isMissing(key: String) -> Bool {
    snapshot.nameIndex.documents.byKey[key, default: []].contains { file in
      snapshot[file]?.isDependency == false
        && memberReferences(named: key, in: file).contains { declarations(of: $0, in: file).isEmpty }
    }
  }

  /// Whether any document names a class that is declared nowhere.
  fileprivate func isMissing(className: String) -> Bool {
    snapshot.nameIndex.documents.byClass[simpleName(className), default: []].contains { file in
      guard let outline = snapshot.interface(file), snapshot[file]?.isDependency == false,
        let platform = outline.platform
      else { return false }
      return outline.classReferences.contains {
        $0.name == className
          && chains(of: $0.namedClass, in: file, on: ApplePlatforms(platform)).isEmpty
      }
    }
  }
}

extension Resolver {
  /// Places that name `oldKey`, lead nowhere, and would lead to the member if they named `newKey`.
  fileprivate func dangling(_ oldKey: String, meaning id: MemberID, by newKey: String) -> [Location] {
    var result: [Location] = []
    for file in snapshot.nameIndex.documents.byKey[oldKey, default: []].sorted() {
      if isAbandoned() { return [] }
      guard snapshot[file]?.isDependency == false, let platform = snapshot.interface(file)?.platform
      else { continue }
      for reference in memberReferences(named: oldKey, in: file)
      where declarations(of: reference, in: file).isEmpty {
        // What the responder chain of the framework takes was never ours.
        if reference.kind == .action, AppleSDK.isAction(oldKey, on: ApplePlatforms(platform)) { continue }
        var renamed = reference
        renamed.name = newKey
        guard declarations(of: renamed, in: file).contains(id) else { continue }
        result.append(Location(file: file, range: reference.range))
      }
    }
    return result
  }

  fileprivate func dangling(_ oldName: String, meaning id: TypeID) -> [Location] {
    guard let new = snapshot.type(id) else { return [] }
    var result: [Location] = []
    for file in snapshot.nameIndex.documents.byClass[simpleName(oldName), default: []].sorted() {
      if isAbandoned() { return [] }
      guard let outline = snapshot.interface(file), snapshot[file]?.isDependency == false,
        let platform = outline.platform
      else { continue }
      for reference in outline.classReferences where reference.name == oldName {
        guard
          chains(of: reference.namedClass, in: file, on: ApplePlatforms(platform)).isEmpty
        else { continue }
        var renamed = reference
        renamed.name = new.objcName ?? new.name
        guard declarations(of: renamed, in: file).contains(id) else { continue }
        result.append(Location(file: file, range: reference.range))
      }
    }
    return result
  }
}

// MARK: What became of the declarations

enum DeclarationRename: Hashable {
  /// Indices into the new outline.
  case member(type: Int, member: Int, oldKey: String, newKey: String)
  case type(Int, oldName: String, newName: String)
}

/// Pairs what vanished with what appeared between the same neighbours, of the same kind and type. Where more
/// vanished than appeared, or fewer, nothing can be told.
func renames(from old: CodeOutline, to new: CodeOutline) -> [DeclarationRename] {
  var result: [DeclarationRename] = []
  let types = paired(
    zip(old.types, old.members).map(entry), zip(new.types, new.members).map(entry))
  for pair in types {
    let (before, after) = (old.types[pair.old], new.types[pair.new])
    let (oldName, newName) = (before.objcName ?? before.name, after.objcName ?? after.name)
    if oldName != newName, after.kind == .class {
      result.append(.type(pair.new, oldName: oldName, newName: newName))
    }
    let (oldMembers, newMembers) = (old.members[pair.old], new.members[pair.new])
    for member in paired(oldMembers.map(entry), newMembers.map(entry)) {
      guard let oldKey = key(of: oldMembers[member.old]), let newKey = key(of: newMembers[member.new]),
        oldKey != newKey
      else { continue }
      result.append(.member(type: pair.new, member: member.new, oldKey: oldKey, newKey: newKey))
    }
  }
  return result
}

private struct Entry {
  /// Says which entries are the same.
  var name: String
  /// Says which could be the same under another name.
  var shape: String
}

private func entry(_ member: CodeMember) -> Entry {
  let flags = member.flags.intersection([.outlet, .action, .segueAction, .inspectable, .isStatic])
  let parameters = member.parameters.map(\.type).joined(separator: ",")
  return Entry(
    name: "\(member.kind) \(key(of: member) ?? member.name)",
    shape: "\(member.kind) \(flags.rawValue) \(member.type ?? "") (\(parameters))")
}

/// A class under another name has the same superclass and mostly the same members; what it has is compared
/// when it is one of few candidates.
private func entry(_ type: CodeType, _ members: [CodeMember]) -> Entry {
  let keys = members.compactMap { $0.kind == .initializer ? nil : key(of: $0) }
  return Entry(
    name: "\(type.kind) \(type.name)",
    shape: "\(type.kind) \(type.inherits.map(\.text).joined(separator: ",")) \(keys.joined(separator: ","))")
}

/// Entries that are the same, and those that stand in each other's place: behind the same entry, and equally
/// many of their shape.
private func paired(_ old: [Entry], _ new: [Entry]) -> [(old: Int, new: Int)] {
  var result: [(old: Int, new: Int)] = []
  var places: [String: [Int]] = [:]
  for (index, entry) in new.enumerated().reversed() { places[entry.name, default: []].append(index) }
  var matchOfNew = [Int?](repeating: nil, count: new.count)
  var matchOfOld = [Int?](repeating: nil, count: old.count)
  for (index, entry) in old.enumerated() {
    guard let match = places[entry.name]?.popLast() else { continue }
    matchOfOld[index] = match
    matchOfNew[match] = index
    result.append((index, match))
  }
  struct Gap: Hashable {
    /// The matched entry before, by its old index; -1 at the start.
    var previous: Int
    var shape: String
  }
  var vanished: [Gap: [Int]] = [:]
  var previous = -1
  for (index, entry) in old.enumerated() {
    if matchOfOld[index] != nil {
      previous = index
    } else {
      vanished[Gap(previous: previous, shape: entry.shape), default: []].append(index)
    }
  }
  var appeared: [Gap: [Int]] = [:]
  previous = -1
  for (index, entry) in new.enumerated() {
    if let match = matchOfNew[index] {
      previous = match
    } else {
      appeared[Gap(previous: previous, shape: entry.shape), default: []].append(index)
    }
  }
  for (gap, olds) in vanished {
    guard let news = appeared[gap], news.count == olds.count else { continue }
    result += zip(olds, news).map { (old: $0, new: $1) }
  }
  return result.sorted { $0.new < $1.new }
}

// MARK: What the user sees

/// The diagnostics of a document, those that a rename explains saying so.
package func explained(
  _ diagnostics: [Diagnostic], by renames: [ForeignRename], _ resolver: Resolver
) -> [Diagnostic] {
  guard !renames.isEmpty else { return diagnostics }
  return diagnostics.map { diagnostic in
    guard let rename = rename(explaining: diagnostic, among: renames) else { return diagnostic }
    var result = diagnostic
    // A near miss would contradict what is known.
    result.message = withoutSuggestion(result.message) + "; renamed to '\(rename.newName)'?"
    switch rename.declaration {
    case .member(let id): result.related = resolver.declarationNote(id)
    case .type(let id):
      if let location = resolver.location(of: id) {
        result.related = [
          Diagnostic.Related(
            file: location.file, range: location.range, message: "'\(rename.newName)' is declared here")
        ]
      }
    }
    return result
  }
}

func withoutSuggestion(_ message: String) -> String {
  let suggestion = "; did you mean '"
  let start = message.indices.first { message[$0...].hasPrefix(suggestion) }
  return start.map { String(message[..<$0]) } ?? message
}

private func rename(explaining diagnostic: Diagnostic, among renames: [ForeignRename]) -> ForeignRename? {
  let location = Location(file: diagnostic.file, range: diagnostic.range)
  return renames.first { $0.references.contains(location) }
}

/// For each rename that concerns a range of a file (a connection that dangles, the declaration itself) one fix
/// that updates all documents, or none where a text is not the one analysed.
///
/// - Parameter diagnostics: Those of the file that are shown.
package func renameActions(
  in range: ByteRange, of file: FileID, _ renames: [ForeignRename], diagnostics: [Diagnostic],
  texts: TextSource, _ resolver: Resolver
) -> [CodeAction] {
  renames.compactMap { rename in
    let declared: Location? =
      switch rename.declaration {
      case .member(let id): resolver.location(of: id)
      case .type(let id): resolver.location(of: id)
      }
    let places = rename.references + [declared].compactMap { $0 }
    guard
      places.contains(where: {
        $0.file == file && $0.range.lower <= range.upper && range.lower <= $0.range.upper
      })
    else { return nil }
    var edits: [FileEdits] = []
    for (file, locations) in Dictionary(grouping: rename.references, by: \.file).sorted(by: {
      $0.key < $1.key
    }) {
      guard let text = texts(file).map(SourceText.init),
        locations.allSatisfy({ text.holds(xmlEscaped(rename.oldName), at: $0.range) })
      else { return nil }
      edits.append(FileEdits(file: file, edits: locations.map { Edit($0.range, xmlEscaped(rename.newName)) }))
    }
    let count = edits.count == 1 ? "1 document" : "\(edits.count) documents"
    return CodeAction(
      title: "Rename '\(rename.oldName)' to '\(rename.newName)' in \(count)", isPreferred: true, edits: edits,
      fixes: diagnostics.filter { diagnostic in
        rename.references.contains(Location(file: diagnostic.file, range: diagnostic.range))
      })
  }
}
