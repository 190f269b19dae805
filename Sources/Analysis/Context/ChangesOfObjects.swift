import AppleFacts
import Index
import Syntax
import Text

extension DocumentContext {
  /// Whether a file of code may change an object by an outlet to it: it sets one of the properties, passes the object on, or sends
  /// it a message that may do so.
  func mayMake(_ change: ChangeOfObject, by outlet: AskedName, in file: FileID) -> Bool {
    guard let text = query.text(of: file).current, let language = query.snapshot.code(file)?.language else {
      return true
    }
    return MentionedNames.places(of: outlet, in: text, language).contains { start in
      let end = start + text[start...].prefix { Ascii.isWordByte($0) }.count
      guard !isInString(start, text),
        let member =
          language == .swift
          ? memberRange(behind: end, in: text) : messageRange(toObjectAt: ByteRange(start, end), in: text)
      else { return true }
      let name = String(decoding: text[member.lower..<member.upper], as: UTF8.self)
      if change.setters.contains(name) { return change.isMade(behind: member.upper, in: text) }
      return !leavesAlone(name, change.object)
    }
  }

  /// Whether a member of an object of the framework changes only what its name says: a property of the framework, or a method that
  /// the workspace does not declare for the object or the views around it. A dependency that is missing may declare any method.
  private func leavesAlone(_ member: String, _ object: Int) -> Bool {
    if ["map", "flatMap", "self"].contains(member) { return false }
    let chains = outline.objects(from: object).flatMap(chains(ofObject:))
    let isDeclared = chains.contains { chain in
      query.memberHolders(of: chain, on: .all).contains { holder, _ in
        query.snapshot.readMembers(of: holder).contains { $0.usedName == member || $0.name == member }
      }
    }
    if isDeclared { return false }
    return AppleSDK.isPropertyOfAnyClass(member, on: .all) || query.seesAllCode(around: file)
      || ["set", "add"].contains(where: member.hasPrefix)
  }
}

extension DocumentContext {
  /// The outlets that lead to an object, with the classes that have them.
  func ownersOfOutlets(to object: Int) -> [(outlet: String, owner: TypeID)] {
    let id = outline.objects[object].id
    return outline.connections.filter { $0.kind == .outlet && $0.destination == id }.flatMap { outlet in
      (outlet.source.map(chains(ofObject:)) ?? []).compactMap(\.classes.first).map { (outlet.name, $0) }
    }
  }

  /// The outlets that lead to an object, unless one of them begins like a type's name, of which uses are not collected.
  func outletsToldInCode(leadingTo object: Int) -> [String]? {
    let names = outletsLeading(to: outline.objects[object].id)
    return names.allSatisfy(MentionedNames.tell) ? names : nil
  }

  func isInUse(_ ways: [WayOfNaming]) -> Bool { isInUse(CodeCauses.Cause(ways: ways, note: "")) }
}

extension ChangeOfObject {
  /// Whether the text after a setter may give it a value that makes the change. To read the property makes none.
  fileprivate func isMade(behind end: Int, in text: [UInt8]) -> Bool {
    let rest = text[end...].drop { $0 == UInt8(ascii: " ") }
    guard let mark = rest.first, "=:(.".utf8.contains(mark), !rest.starts(with: "==".utf8) else {
      return false
    }
    let value = rest.dropFirst().drop { " (".utf8.contains($0) }.prefix { Ascii.isWordByte($0) }
    return !otherValues.contains { $0.utf8.elementsEqual(value) }
  }
}

/// The range of the member after a name in Swift: `name.member`, `name?.member`; nil for anything else.
private func memberRange(behind end: Int, in text: [UInt8]) -> ByteRange? {
  guard let member = memberName(behind: end, in: text) else { return nil }
  let start = end + text[end...].prefix { !Ascii.isWordByte($0) }.count
  return ByteRange(start, start + member.utf8.count)
}

/// The range of the member of an object in Objective-C: `self.name.member`, `[self.name member]` or `[[self name] member]`; nil
/// for anything else.
private func messageRange(toObjectAt name: ByteRange, in text: [UInt8]) -> ByteRange? {
  func word(from start: Int) -> ByteRange? {
    let lower = start + text[start...].prefix { $0 <= 0x20 }.count
    let length = text[min(lower, text.count)...].prefix { Ascii.isWordByte($0) }.count
    return length > 0 ? ByteRange(lower, lower + length) : nil
  }
  let mark = name.upper + text[name.upper...].prefix { $0 <= 0x20 }.count
  guard mark < text.count else { return nil }
  if text[mark] == UInt8(ascii: ".") { return word(from: mark + 1) }
  // The receiver is what a bracket precedes, as far as `self.`, `_` and the like.
  let before = text[..<name.lower].last {
    !Ascii.isWordByte($0) && !".->".utf8.contains($0)
  }
  if mark > name.upper, before == UInt8(ascii: "[") { return word(from: mark) }
  guard text[mark] == UInt8(ascii: "]"), text[..<name.lower].suffix(7).elementsEqual("[[self ".utf8) else {
    return nil
  }
  return word(from: mark + 1)
}
