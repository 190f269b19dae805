import AppleFacts
import Index
import Syntax
import Text

/// The finding about an outlet that a framework's class lacks, on an object without a custom class. Most often, the custom class
/// was cleared.
func findOutletOfPlainObject(_ document: DocumentContext, _ index: Int) -> Finding? {
  if let finding = document.findOutletOfUnnamedOwner(index) { return finding }
  guard let object = document.outletOwner(ofConnection: index),
    let chain = document.plainChain(ofObject: object), document.property(ofConnection: index) == .missing,
    case let connection = document.outline.connections[index],
    // Headers of frameworks mark variables such as `_dataSource`, which the tables of the SDK leave out.
    !connection.name.hasPrefix("_")
  else { return nil }
  var finding = document.finding(
    at: connection.nameRange,
    "a plain \(document.query.className(chain)) has no outlet '\(connection.name)'",
    lacking: connection.name, .outlet, chain)
  if document.logsDanglingOutlets { finding?.severity = .warning }
  return finding
}

/// The finding about an action that a framework's class lacks, sent to an object without a custom class.
func findActionToPlainObject(_ document: DocumentContext, _ index: Int) -> Finding? {
  if let finding = document.findActionToUnnamedOwner(index) { return finding }
  let connection = document.outline.connections[index]
  guard connection.kind == .action, !connection.name.isEmpty,
    let object = document.destinationIndex(ofConnection: index),
    let chain = document.plainChain(ofObject: object),
    document.action(connection.name, in: [chain]) == .missing,
    !document.crossesScenes(connection: index)
  else { return nil }
  return document.finding(
    at: connection.nameRange,
    "a plain \(document.query.className(chain)) has no action '\(connection.name)'",
    lacking: connection.name, .action, chain)
}

extension DocumentContext {
  /// The framework's class of an object without a custom class; nil for other objects, and where the class is not certain.
  fileprivate func plainChain(ofObject index: Int) -> ClassChain? {
    guard outline.objects[index].customClass == nil, case let chains = chains(ofObject: index),
      chains.count == 1, chains[0].appleClass != nil
    else { return nil }
    return chains[0]
  }

  /// A finding about a member that a framework's class lacks, with the only class of the workspace that has it.
  ///
  /// nil where no class of the workspace has it and an extension of the framework's class may be elsewhere.
  fileprivate func finding(
    at range: ByteRange, _ fault: String, lacking name: String, _ mark: CodeMember.Flags, _ chain: ClassChain
  ) -> Finding? {
    let owners = query.classes(marking: name, mark).filter {
      query.mayMeet(file, $0.file)
        && query.chains(of: $0, on: .all).contains { query.isKind($0, of: chain) == .yes }
    }
    let names = Set(owners.compactMap { query.snapshot.type($0)?.name })
    // The framework's class may have methods that Interface Builder does not offer.
    let isListed =
      mark == .outlet || chain.appleClass.map { AppleSDK.classesWithListedMethods.contains($0.name) } ?? false
    guard !names.isEmpty || isListed && query.seesAllCode(around: file) else { return nil }
    var finding = Finding(range: range, message: fault, baseline: fault)
    finding.message += "; set the object's class"
    if names.count == 1, let owner = owners.first, let className = names.first {
      finding.message += " to \(className), which has it,"
      finding.related = query.declarationNote(owner)
    }
    finding.message += " or remove the connection"
    return finding
  }
}

/// The classes of a file that mark a member for documents, by the member's name in documents.
private let markedTable = CacheTable<FileID, [String: [(owner: TypeID, mark: CodeMember.Flags)]]>()

extension Query {
  /// The classes that mark a member as an outlet or as an action, by the member's name in documents.
  fileprivate func classes(marking name: String, _ mark: CodeMember.Flags) -> [TypeID] {
    let base = String(name.prefix { $0 != ":" })
    return snapshot.nameIndex.members.outletsAndActions[MentionedName(base).key, default: []].sorted()
      .flatMap { markedMembers(in: $0)[name, default: []] }
      .filter { !$0.mark.isDisjoint(with: mark) }.map(\.owner).unique
  }

  private func markedMembers(in file: FileID) -> [String: [(owner: TypeID, mark: CodeMember.Flags)]] {
    answer(to: file, in: markedTable) {
      var result: [String: [(owner: TypeID, mark: CodeMember.Flags)]] = [:]
      for index in (snapshot.code(file)?.types ?? []).indices {
        guard let owner = owner(of: TypeID(file: file, index: index)) else { continue }
        for member in snapshot.readMembers(of: TypeID(file: file, index: index)) {
          let mark = member.flags.intersection([.outlet, .action])
          for key in mark.isEmpty ? [] : keys(of: member, in: file) {
            result[key, default: []].append((owner, mark))
          }
        }
      }
      return result
    }
  }
}
