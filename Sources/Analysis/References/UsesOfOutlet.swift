import AppleFacts
import Index
import Syntax
import Text

/// What code does with an outlet to which an object of another class is connected.
enum UsesOfOutlet {
  /// No code uses it.
  case none
  /// Code uses only members that the connected class has as well.
  case shared
  /// Code uses more than that, or may.
  case unknown
}

extension Resolver {
  /// What code does with an outlet, of an object of the connected class.
  ///
  /// - Parameters:
  ///   - declared: The classes that the outlet's type may mean.
  ///   - connected: The classes that the connected object may have.
  func uses(of outlet: MemberID, declared: [ClassChain], connected: [ClassChain]) -> UsesOfOutlet {
    guard let declarations = related(to: outlet) else { return .unknown }
    let objectiveC = ObjectiveCSearch(declarations, self)
    var left = maximumBytesOfCode
    var result = UsesOfOutlet.none
    for file in filesThatMayName(declarations, objectiveC) {
      guard let facts = snapshot[file]?.facts, let language = facts.code?.language, let text = texts(file),
        facts.areThose(of: text)
      else { return .unknown }
      left -= text.count
      if left < 0 || isAbandoned() { return .unknown }
      let members: [String?]
      if language == .swift {
        members = text.withSpan {
          swiftReferences(to: declarations, in: file, text: $0, texts: texts, self).uses
        }.map { $0.form == .name ? member(behind: $0.range.upper, in: text) : nil }
      } else {
        guard let code = ObjectiveCFile(file, text: text, self) else { return .unknown }
        members = objectiveC.uses(in: code).map { code.member(askedOf: $0) }
      }
      for member in members {
        guard let member, has(member, declared: declared, connected: connected) else { return .unknown }
        result = .shared
      }
    }
    return result
  }

  /// Whether an object of the connected class has what code uses of the declared one.
  private func has(_ member: String, declared: [ClassChain], connected: [ClassChain]) -> Bool {
    let property = member.hasPrefix("is") ? String(member.dropFirst(2)) : member
    return connected.allSatisfy { chain in
      let isDeclared = memberHolders(of: chain, on: .all).contains { holder, _ in
        snapshot.readMembers(of: holder).contains {
          ($0.usedName == member || $0.usedName == property) && !$0.flags.contains(.isStatic)
        }
      }
      if isDeclared { return true }
      guard let appleClass = chain.appleClass?.name else { return false }
      if AppleSDK.inheritedProperty(member, of: appleClass, on: .all) != nil
        || AppleSDK.inheritedProperty(property, of: appleClass, on: .all) != nil
      {
        return true
      }
      // What the declared class does not declare itself, it has from the framework's class that both may share.
      return declared.allSatisfy { other in
        guard let ancestor = other.appleClass?.name else { return false }
        return AppleSDK.isSubclass(appleClass, of: ancestor, on: .all)
          && !memberHolders(of: other, on: .all).contains { holder, _ in
            snapshot.readMembers(of: holder).contains { $0.usedName == member }
          }
      }
    }
  }
}

/// The member behind a name in Swift: `name.member`, `name?.member`; nil for anything else.
private func member(behind end: Int, in text: [UInt8]) -> String? {
  var index = end
  if index < text.count, text[index] == UInt8(ascii: "?") || text[index] == UInt8(ascii: "!") { index += 1 }
  while index < text.count, text[index] <= 0x20 { index += 1 }
  guard index < text.count, text[index] == UInt8(ascii: ".") else { return nil }
  index += 1
  let start = index
  while index < text.count, Ascii.isWordByte(text[index]) { index += 1 }
  return index > start ? String(decoding: text[start..<index], as: UTF8.self) : nil
}

extension ObjectiveCFile {
  /// The property or the method's first piece that is asked of the object at a place: `name.member`, `[name member]`,
  /// `[[self name] member]`; nil for anything else. A setter is named as its property.
  fileprivate func member(askedOf range: ByteRange) -> String? {
    guard let index = token(holding: range) else { return nil }
    var next = index + 1
    // `[self name]`
    if isMark(next, "]") { next += 1 }
    if isAccess(next) { next += 1 }
    guard let member = word(next) else { return nil }
    guard member.hasPrefix("set"), isMark(next + 1, ":"), member.utf8.count > 3 else { return member }
    let property = member.dropFirst(3)
    return property.prefix(1).lowercased() + property.dropFirst()
  }
}
