import Index
import Syntax
import Text

/// Facts about the uses of a member in a file that need no parsing. A name without a receiver or after `self` is a local or a
/// member of the type around it, and code of another file can't name a private member. In an app, most files that contain a name
/// such as `tableView` declare a member with this name.
extension RelatedDeclarations {
  /// Whether no place in a file can be a use or a mention of the members.
  ///
  /// - Parameter places: All places that contain the name as a word.
  func areOutOfReach(of places: [ByteRange], in file: FileID, _ text: Span<UInt8>, _ query: Query) -> Bool {
    if isType || members.count > mostNames { return false }
    // The text of a line up to the last place needs no second search, if the places are in order.
    var seen = 0
    let isPrivate = members.allSatisfy {
      query.snapshot.member($0)?.flags.contains(.isPrivate) == true && $0.type.file != file
    }
    let areOnTheirOwn = places.allSatisfy { place in
      defer { seen = place.upper }
      return (isPrivate || isOnItsOwn(place, text))
        && isCode(place, from: seen <= place.lower ? seen : 0, text)
    }
    guard areOnTheirOwn else { return false }
    // A long comment or string may begin on an earlier line, which the search does not reach.
    if longOpenings.contains(where: { $0.occurs(in: text) }) { return false }
    let owners = members.flatMap { query.classes(declaredOrExtendedBy: $0.type) }
    let classes = Set(owners + owners.flatMap(query.subclasses))
    guard !owners.isEmpty, classes.count <= mostNames, isPrivate || !isOfProtocols(file, query) else {
      return false
    }
    let names = classes.flatMap { id -> [String] in
      guard let type = query.snapshot.type(id) else { return [] }
      let name = simpleName(type.name)
      return [name] + query.snapshot.aliases(of: name).map { simpleName($0.name) }
    }
    return !names.contains { SearchText(Array($0.utf8)).occurs(in: text) }
      && !query.extends(classes, in: file)
  }

  /// Whether a file may extend protocols, and so use the required members.
  private func isOfProtocols(_ file: FileID, _ query: Query) -> Bool {
    let types = query.snapshot.code(file)?.types ?? []
    return types.indices.contains { index in
      switch types[index].kind {
      case .class, .struct, .enum: false
      case .extension: query.classes(declaredOrExtendedBy: TypeID(file: file, index: index)).isEmpty
      default: true
      }
    }
  }
}

extension Query {
  fileprivate func extends(_ classes: Set<TypeID>, in file: FileID) -> Bool {
    let types = snapshot.code(file)?.types ?? []
    return types.indices.contains { index in
      !classes.isDisjoint(with: self.classes(declaredOrExtendedBy: TypeID(file: file, index: index)))
    }
  }
}

/// The greatest number of classes to search for; searching for more takes longer than parsing most files.
private let mostNames = 8

private let longOpenings = ["/*", "\"\"\""].map { SearchText(Array($0.utf8)) }

/// Whether a name has no receiver other than `self` or `super`.
private func isOnItsOwn(_ name: ByteRange, _ text: Span<UInt8>) -> Bool {
  var offset = name.lower - 1
  while offset >= 0, text[offset] <= 0x20 || text[offset] == UInt8(ascii: "`") { offset -= 1 }
  if offset >= 0, text[offset] == UInt8(ascii: "."), !isOwn(endingAt: offset, text) { return false }
  // Any object may receive a selector.
  return !(offset >= 0 && text[offset] == UInt8(ascii: "(") && isSelector(endingAt: offset, text))
}

/// Whether a name is outside of the comments and strings of its line.
///
/// - Parameter start: The offset at which the backward search for an opening ends, if the line does not begin after it.
private func isCode(_ name: ByteRange, from start: Int, _ text: Span<UInt8>) -> Bool {
  var before = name.lower - 1
  while before >= start, text[before] != 0x0A {
    if text[before] == UInt8(ascii: "\"") { return false }
    if text[before] == UInt8(ascii: "/"), before > 0, text[before - 1] == UInt8(ascii: "/") { return false }
    before -= 1
  }
  return true
}

private func isSelector(endingAt end: Int, _ text: Span<UInt8>) -> Bool {
  let word = "#selector".utf8
  return end >= word.count && word.enumerated().allSatisfy { text[end - word.count + $0] == $1 }
}

/// Whether `self` or `super`, perhaps unwrapped, ends at an offset and is not a member of another expression.
private func isOwn(endingAt end: Int, _ text: Span<UInt8>) -> Bool {
  var upper = end
  while upper > 0, text[upper - 1] == UInt8(ascii: "?") || text[upper - 1] == UInt8(ascii: "!") { upper -= 1 }
  var lower = upper
  while lower > 0, Ascii.isWordByte(text[lower - 1]), upper - lower <= 5 { lower -= 1 }
  let word = text.extracting(lower..<upper)
  let isOwn = ["self", "super"].contains { own in
    word.count == own.utf8.count && own.utf8.enumerated().allSatisfy { word[$0] == $1 }
  }
  return isOwn && (lower == 0 || text[lower - 1] != UInt8(ascii: "."))
}
