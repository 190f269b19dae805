import Index
import Syntax
import Text

/// The meaning that a new name would have in one Swift file, such as a local that captures it.
struct LocalCapture {
  private let text: [UInt8]
  private let tree: SwiftTree
  private let number: SwiftTree.NodeIndex

  /// nil where the file does not contain the name.
  init?(of newName: String, in text: [UInt8]) {
    guard SearchText(Array(newName.utf8)).occurs(in: text) else { return nil }
    self.text = text
    tree = text.withSpan { swiftTree(of: $0) }
    guard let number = tree.number(of: newName) else { return nil }
    self.number = number
  }

  /// The text needed before the new name so that no local is taken for the member: `self.` where that can be.
  func prefix(of use: CodeReference, in file: FileID) throws(RenameRefusal) -> String {
    guard takesLocal(at: use.range.lower) else { return "" }
    // `#keyPath` begins with a property or a type.
    if use.certainty == .certain, text[..<use.range.lower].ends(with: "#keyPath(") {
      throw RenameRefusal(
        .name, "the new name is already a local variable here, and 'self.' can't be added",
        at: Location(file: file, range: use.range))
    }
    return "self."
  }

  /// Whether a local of the new name would be taken for a member that is used on its own at a place.
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

  /// Whether code means something by the name, comments and labels aside.
  var isInUse: Bool {
    tree.tokens.contains { $0.name == number && $0.role != .other && $0.role != .label }
  }

  /// The first place in a type where the new name, used on its own, means something from further out and would then mean the
  /// member.
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
  /// Blanks at the end aside.
  fileprivate func ends(with word: String) -> Bool {
    guard let last = lastIndex(where: { $0 > 0x20 }) else { return false }
    return self[...last].suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}

extension RenameDraft {
  /// Refuses a name that the classes use on its own for something from further out: a function, a global.
  mutating func refuseOtherMeanings(of newName: String, _ family: MemberFamily) throws(RenameRefusal) {
    var holders: [FileID: Set<Int>] = [:]
    // A member that a class has by that name already is meant where it is used, and distinguished by its arguments.
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
