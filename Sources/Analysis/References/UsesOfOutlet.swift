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
    func isUnknown(in file: FileID) -> Bool {
      guard let text = texts(file), snapshot[file]?.facts.areThose(of: text) == true,
        let members = membersUsed(of: declarations, objectiveC, in: file, text)
      else { return true }
      left -= text.count
      if !members.isEmpty { result = .shared }
      return left < 0 || isAbandoned()
        || !members.allSatisfy { has($0, declared: declared, connected: connected) }
    }
    // What declares the outlet mostly uses it. To find what else does, all code is searched.
    let own = declarations.members.map(\.type.file).unique
    if own.contains(where: isUnknown) { return .unknown }
    let others = filesThatMayName(declarations, objectiveC).filter { !own.contains($0) }
    return others.contains(where: isUnknown) ? .unknown : result
  }

  /// The members that a file uses of the objects in outlets; nil where it uses one in another way.
  private func membersUsed(
    of declarations: RelatedDeclarations, _ objectiveC: ObjectiveCSearch, in file: FileID, _ text: [UInt8]
  ) -> [String]? {
    let found: [String?]
    if snapshot.code(file)?.language == .swift {
      found = text.withSpan {
        swiftReferences(to: declarations, in: file, text: $0, texts: texts, self).uses
      }.map { $0.form == .name ? member(behind: $0.range.upper, in: text) : nil }
    } else {
      guard let code = ObjectiveCFile(file, text: text, self) else { return nil }
      found = objectiveC.uses(in: code).map { code.member(askedOf: $0) }
    }
    let members = found.compactMap { $0 }
    return members.count == found.count ? members : nil
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
