import Index
import Syntax
import Text

/// The meaning that a new name would have in one Swift file, such as that of a local variable with this name.
struct LocalCapture {
  private let text: [UInt8]
  private let tree: SwiftTree
  private let number: SwiftTree.NodeIndex

  /// Returns nil if the file does not contain the name.
  init?(of newName: String, in text: [UInt8]) {
    guard SearchText(Array(newName.utf8)).occurs(in: text) else { return nil }
    self.text = text
    tree = text.withSpan { swiftTree(of: $0) }
    guard let number = tree.number(of: newName) else { return nil }
    self.number = number
  }

  /// The text to put before the new name: `self.` where the name alone would mean a local variable.
  ///
  /// It throws where `self.` is not possible.
  func prefix(of use: CodeReference, in file: FileID) throws(RenameRefusal) -> String {
    guard takesLocal(at: use.range.lower) else { return "" }
    // The argument of `#keyPath` begins with a property or a type, never with `self`.
    if use.certainty == .certain, text[..<use.range.lower].ends(with: "#keyPath(") {
      throw RenameRefusal(
        .name, "the new name is already a local variable here, and 'self.' can't be added",
        at: Location(file: file, range: use.range))
    }
    return "self."
  }

  /// Whether the new name alone would mean a local variable at the place of a use.
  func takesLocal(at offset: Int) -> Bool {
    guard let token = tree.word(at: offset) else { return false }
    let found = tree.tokens[token]
    guard found.role == .use || found.role == .shorthand else { return false }
    var isLocal = false
    tree.lookUp(number, at: token, from: found.scope) { candidate in
      if case .binding(let binding) = candidate {
        let scope = tree.bindings[binding].scope
        isLocal = tree.scopes.indices.contains(scope) && tree.scopes[scope].kind != .file
      }
      return true
    }
    return isLocal
  }

  /// Whether code uses or declares the name, apart from comments and labels.
  var isInUse: Bool {
    tree.tokens.contains { $0.name == number && $0.role != .other && $0.role != .label }
  }

  /// The first place in a type where the new name alone has a meaning from outside the type, which the member would hide.
  ///
  /// - Parameter isOurs: Whether the type whose name starts at an offset gets the member.
  func firstUse(inTypeWhere isOurs: (_ nameOffset: Int) -> Bool) -> ByteRange? {
    for (index, token) in tree.tokens.enumerated() where token.role == .use && token.name == number {
      var isTaken = false
      tree.lookUp(number, at: index, from: token.scope) { candidate in
        if case .members(let scope) = candidate, let type = type(of: scope), !type.name.isEmpty {
          isTaken = isOurs(tree.tokens[type.name.lowerBound].range.lower)
        }
        return true
      }
      if isTaken { return token.range }
    }
    return nil
  }

  private func type(of scope: SwiftTree.NodeIndex) -> SwiftTypeScope? {
    guard tree.scopes.indices.contains(scope) else { return nil }
    let detail = tree.scopes[scope].detail
    return tree.types.indices.contains(detail) ? tree.types[detail] : nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text ends with a word, apart from blanks at the end.
  fileprivate func ends(with word: String) -> Bool {
    guard let last = lastIndex(where: { $0 > 0x20 }) else { return false }
    return self[...last].suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}

extension RenameDraft {
  /// Refuses a new name that the classes use for something declared outside them, such as a function or a global.
  mutating func refuseOtherMeanings(of newName: String, _ family: MemberFamily) throws(RenameRefusal) {
    var holders: [FileID: Set<Int>] = [:]
    // If a class already has a member of that name, its uses mean that member, and arguments distinguish the two.
    for id in family.classes where !query.hasMember(newName, id) {
      let extensions = query.extensions(of: id).filter {
        query.classes(declaredOrExtendedBy: $0).contains(id)
      }
      for type in [id] + extensions {
        guard let declared = snapshot.type(type), !declared.flags.contains(.objectiveC) else { continue }
        holders[type.file, default: []].insert(declared.nameRange.lower)
      }
    }
    for (file, offsets) in holders.sorted(by: { $0.key < $1.key })
    where snapshot.isOwn(file) {
      guard let capture = LocalCapture(of: newName, in: try texts.text(of: file)),
        let range = capture.firstUse(inTypeWhere: offsets.contains)
      else { continue }
      throw RenameRefusal(
        .name, "'\(newName)' has another meaning here, which the member would hide",
        at: Location(file: file, range: range))
    }
  }
}

extension Query {
  fileprivate func hasMember(_ name: String, _ id: TypeID) -> Bool {
    chains(of: id, on: .all).contains { chain in
      memberHolders(of: chain, on: .all).contains { holder in
        snapshot.readMembers(of: holder.type).contains { $0.name == name }
      }
    }
  }
}
