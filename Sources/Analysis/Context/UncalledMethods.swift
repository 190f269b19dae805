import AppleFacts
import Index
import Syntax
import Text

/// A name, as one file of code uses it.
private struct NameInFile: Hashable {
  var name: MentionedName
  var file: FileID
}

/// The names by which each method is called in whose body a file uses a name; nil where a use lies elsewhere, or in a method
/// that may be called without its name.
private let callTable = CacheTable<NameInFile, [[String]]?>(isBounded: true)

extension Evidence {
  /// The evidence whether code uses some names other than in methods that nothing calls, for a step after one with these names.
  init(
    aboutMethodsUsing names: [AskedName], with file: FileID, verdict: @escaping @Sendable (Query) -> Verdict
  ) {
    self.init(names: [], verdict: verdict)
    furtherNames = { query in names.flatMap { query.callsOfMethods(using: $0, with: file) } }
  }
}

extension Query {
  /// Whether code that may run with a document uses a name, other than in methods that nothing calls.
  ///
  /// Nothing calls a method whose name no code uses. Methods that are called by such methods alone count as called.
  ///
  /// - Parameter counts: Whether the uses in a file count.
  func isReached(
    _ name: AskedName, with document: FileID, where counts: (FileID) -> Bool = { _ in true }
  ) -> Bool {
    snapshot.findUses(of: name).byFile.contains { file, use in
      guard use.contains(.inUse), mayMeet(document: document, file), counts(file) else { return false }
      // Code that is not read may call any method.
      guard snapshot.coverage.isWhole, let methods = calls(ofMethodsUsing: name, in: file) else { return true }
      return methods.contains { calls in calls.contains { isInUse(AskedName($0), with: document) } }
        || isInUse(.anySelector, with: document)
    }
  }

  /// The names that decide whether the uses of a name are reached.
  fileprivate func callsOfMethods(using name: AskedName, with document: FileID) -> [AskedName] {
    let methods = snapshot.findUses(of: name).byFile.map { file, use in
      use.contains(.inUse) && mayMeet(document: document, file) ? calls(ofMethodsUsing: name, in: file) : []
    }
    // One use that is reached decides.
    if methods.contains(where: { $0 == nil }) { return [] }
    return Set(methods.flatMap { $0 ?? [] }.joined()).sorted().map { AskedName($0) } + [.anySelector]
  }

  private func calls(ofMethodsUsing name: AskedName, in file: FileID) -> [[String]]? {
    answer(to: NameInFile(name: name.name, file: file), in: callTable) {
      guard let code = snapshot.code(file), let text = text(of: file).current else { return nil }
      let isObjectiveC = code.language == .objectiveC
      let places = MentionedNames.places(of: name, in: text, isObjectiveC: isObjectiveC)
      if places.isEmpty { return nil }
      let members = code.readMembers().enumerated().flatMap { type, members in
        members.indices.map {
          (id: MemberID(type: TypeID(file: file, index: type), index: $0), member: members[$0])
        }
      }.sorted { $0.member.nameRange.lower < $1.member.nameRange.lower }
      let tree = isObjectiveC ? ObjectiveCTree(text) : nil
      var result: Set<[String]> = []
      for place in places {
        if let name = tree?.classMethod(around: place) {
          result.insert([name])
          continue
        }
        let next = members.partitionPoint { $0.member.nameRange.upper > place }
        guard next > 0, case let (id, member) = members[next - 1],
          isInBraces(place, after: member.nameRange.upper, of: text, isObjectiveC: isObjectiveC),
          isCalledByName(id, member)
        else { return nil }
        let imported = isObjectiveC ? importedNames(of: member).map(\.base) : []
        result.insert((namesThatCall(member) + imported).unique)
      }
      return Array(result)
    }
  }

  /// Whether code that calls a method names it, and one of this kind without callers is left over: an action that no document
  /// connects, and a private or a static method.
  ///
  /// Frameworks call overrides and the methods of delegates.
  private func isCalledByName(_ id: MemberID, _ member: CodeMember) -> Bool {
    guard member.flags.isDisjoint(with: [.override, .segueAction, .managed, .required]),
      MentionedNames.tell(of: member.usedName)
    else { return false }
    if member.flags.contains(.action) {
      guard let owner = owner(of: id.type) else { return false }
      return !isSent(id, of: owner) && !isSentByOthers(member, owner)
        && !isNamedUnread(keys(of: member, in: id.type.file), with: id.type.file)
    }
    let hasBody = member.kind == .method || !member.flags.isDisjoint(with: [.readOnly, .computed])
    return hasBody && !member.flags.contains(.objc) && !isObjectiveC(id.type)
      && !member.flags.isDisjoint(with: [.isStatic, .isPrivate])
  }
}

extension ObjectiveCTree {
  /// The name of the class method without parameters whose body holds a place; nil where the run time calls it.
  fileprivate func classMethod(around place: Int) -> String? {
    let body = body(around: tokens.partitionPoint { $0.range.lower > place } - 1)
    guard body.kind == .classMethod, let brace = body.brace, tokens[brace].range.lower < place,
      let last = body.head.last, namesMethod(last), case let name = text(last),
      !["load", "initialize"].contains(name), !AppleSDK.isPropertyOfAnyClass(name, on: .all)
    else { return nil }
    return name
  }
}
