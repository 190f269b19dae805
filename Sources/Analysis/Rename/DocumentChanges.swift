import AppleFacts
import Index
import Syntax
import Text

/// How documents name a member now, and how they will.
struct RenamedKeys {
  private var keys: [String: String] = [:]

  /// - Parameter dialect: Before Swift 3 a first label was no part of the selector, and documents say so.
  init(of members: [(old: CodeMember, new: CodeMember)], _ dialect: LanguageMode) {
    for (old, new) in members {
      if let before = documentKey(of: old), let after = documentKey(of: new) { keys[before] = after }
      // Key-value coding finds the variable `_name` by `name`.
      if old.kind == .instanceVariable, old.name.hasPrefix("_"), new.name.hasPrefix("_") {
        keys[String(old.name.dropFirst())] = String(new.name.dropFirst())
      }
      guard dialect.ignoresFirstLabel, old.kind == .method, old.objcName == nil,
        old.parameters.first?.label != nil
      else { continue }
      keys[formerSelector(of: old)] = formerSelector(of: new)
    }
  }

  /// nil for a key that stays.
  subscript(key: String) -> String? {
    if let new = keys[key] { return new == key ? nil : new }
    // Key-value coding forgives the case of the first letter; what is forgiven stays as it was.
    guard let first = key.first, let new = keys[withOtherCase(first) + key.dropFirst()],
      let newFirst = new.first
    else { return nil }
    let result =
      (first.isUppercase ? newFirst.uppercased() : newFirst.lowercased()) + String(new.dropFirst())
    return result == key ? nil : result
  }

  private func withOtherCase(_ letter: Character) -> String {
    letter.isUppercase ? letter.lowercased() : letter.uppercased()
  }

  private func formerSelector(of member: CodeMember) -> String {
    member.name + ":" + member.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
  }
}

/// A property's key or a method's selector, as documents write it.
func documentKey(of member: CodeMember) -> String? {
  member.isVariable ? member.objcName ?? member.name : member.selector
}

extension Resolver {
  /// What a rename of members changes in documents.
  func documentChanges(of family: Family, _ keys: RenamedKeys) -> [RenamePlan.Change] {
    var changes: [RenamePlan.Change] = []
    var seen: Set<Location> = []
    for id in family.members {
      for found in references(to: id) {
        let reference = found.value
        guard let new = keys[reference.name],
          seen.insert(Location(file: found.file, range: reference.range)).inserted
        else { continue }
        changes.append(
          RenamePlan.Change(
            file: found.file, range: reference.range, old: xmlEscaped(reference.name), new: xmlEscaped(new),
            doubt: doubt(about: reference, in: found.file, family)))
      }
    }
    return changes + keyPathChanges(of: family, keys, seen: &seen)
  }

  /// A selector that names no class may be meant for another than ours.
  private func doubt(about reference: MemberReference, in file: FileID, _ family: Family) -> String? {
    if reference.isMeantForItsClass(in: self, file) { return nil }
    let others = declarations(of: reference, in: file).filter { !family.members.contains($0) }
    if reference.kind == .action {
      return "'\(reference.name)' is sent to First Responder and may be meant for another class"
    }
    guard let other = others.first.flatMap({ snapshot.type($0.type)?.name }) else { return nil }
    return "'\(reference.name)' may be that of \(other)"
  }

  // MARK: Key paths

  /// Components of key paths behind the first: proved where the types of the properties before it lead to a class
  /// of the family, in doubt where they can't be told.
  private func keyPathChanges(
    of family: Family, _ keys: RenamedKeys, seen: inout Set<Location>
  ) -> [RenamePlan.Change] {
    guard family.members.contains(where: { snapshot.member($0)?.isVariable == true }) else { return [] }
    var changes: [RenamePlan.Change] = []
    for file in snapshot.files(.document) {
      guard let outline = snapshot.interface(file), snapshot[file]?.isDependency == false else { continue }
      for path in outline.keyPaths {
        let components = path.components
        for (position, component) in components.enumerated() {
          guard let new = keys[component.name],
            position > 0 || path.startsAnywhere,
            seen.insert(Location(file: file, range: component.range)).inserted
          else { continue }
          let certainty = leads(path, upTo: position, in: file, outline, toAnyOf: family)
          if certainty == .no { continue }
          changes.append(
            RenamePlan.Change(
              file: file, range: component.range, old: component.name, new: new,
              doubt: certainty == .yes
                ? nil : "the key path '\(path.text)' may reach another '\(component.name)'"))
        }
      }
    }
    return changes
  }

  /// Whether the object that a component is asked of is one of the family's.
  private func leads(
    _ path: KeyPath, upTo position: Int, in file: FileID, _ outline: InterfaceOutline,
    toAnyOf family: Family
  ) -> Certainty {
    guard let platform = outline.platform, let owner = path.owner, !path.startsAnywhere else {
      return .unknown
    }
    let platforms = ApplePlatforms(platform)
    var chains = self.chains(of: outline.objects[owner], in: file)
    for component in path.components[..<position] {
      var next: [ClassChain] = []
      for chain in chains {
        guard let type = propertyType(component.name, in: chain, on: platforms),
          case .classes(let found) = type
        else { return .unknown }
        next += found
      }
      chains = next
    }
    if chains.isEmpty { return .unknown }
    return chains.map { chain -> Certainty in
      if chain.classes.contains(where: family.classes.contains) { return .yes }
      return chain.isKnown ? .no : .unknown
    }.anyOf
  }

  private func propertyType(_ key: String, in chain: ClassChain, on platforms: ApplePlatforms) -> Meaning? {
    switch property(key, in: [chain], on: platforms) {
    case .found(let id), .foundInOtherCase(let id), .notVisible(let id), .notSettable(let id):
      guard let written = snapshot.member(id)?.type.flatMap({ WrittenType($0) }), !written.isCollection,
        written.components.count == 1
      else { return nil }
      return meaning(of: written.components[0], in: snapshot.type(id.type)?.name, on: platforms)
    case .apple(let found): return meaning(of: found.type, in: nil, on: platforms)
    case .accepted, .missing, .unknown: return nil
    }
  }
}

/// A dotted path of a binding or a run-time attribute.
private struct KeyPath {
  struct Component {
    var name: String
    var range: ByteRange
  }

  var text: String
  /// Without a leading `self`.
  var components: [Component]
  /// Index of the object it starts at.
  var owner: Int?
  /// It starts at what a controller holds, whose class no document tells.
  var startsAnywhere: Bool
}

extension InterfaceOutline {
  /// Of more than one component; where entities keep the places from being known, none.
  fileprivate var keyPaths: [KeyPath] {
    var result: [KeyPath] = []
    func add(_ text: String, _ range: ByteRange, owner: Int?) {
      guard text.utf8.count == range.length, text.utf8.contains(0x2E) else { return }
      var offset = range.lower
      var components: [KeyPath.Component] = []
      for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        let upper = offset + part.utf8.count
        components.append(KeyPath.Component(name: String(part), range: ByteRange(offset, upper)))
        offset = upper + 1
      }
      var startsAnywhere = false
      if components.first?.name == "self" { components.removeFirst() }
      while let first = components.first, controllerKeys.contains(first.name) {
        startsAnywhere = true
        components.removeFirst()
      }
      guard components.count > 1 || startsAnywhere else { return }
      result.append(KeyPath(text: text, components: components, owner: owner, startsAnywhere: startsAnywhere))
    }
    for connection in connections {
      guard let text = connection.keyPath, let range = connection.keyPathRange else { continue }
      add(text, range, owner: connection.destination.flatMap(objectIndex))
    }
    for attribute in runtimeAttributes {
      add(attribute.keyPath, attribute.keyPathRange, owner: attribute.object)
    }
    return result
  }
}

/// What stands for the objects of a controller, a cell or a view.
private let controllerKeys: Set<String> = [
  "selection", "arrangedObjects", "selectedObjects", "objectValue", "representedObject", "content",
]
