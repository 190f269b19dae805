import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The class has no such property: loading the scene raises `NSUnknownKeyException` on iOS. On macOS and watchOS it only logs,
  /// which matters if another outlet was meant, and stays empty, or if code uses the outlet.
  package static let danglingOutlet = DiagnosticRule(
    "dangling-outlet", .error, "The connected outlet is not on the class, or can't be set",
    [.missingMember, .summedUp],
    checks: .outlets(findDanglingOutlet), .connections(findOutletOfPlainObject)
  )
  .relieved { $0.reliefOfDanglingOutlet($1) }
  .fixed(by: .member, .removal)
}

extension DocumentContext {
  /// The relief for an outlet that is only logged: a warning, unless another outlet was meant, which stays empty.
  fileprivate func reliefOfDanglingOutlet(_ index: Int) -> DiagnosticRule.Relief? {
    guard logsDanglingOutlets, property(ofConnection: index) == .missing,
      nearestMember(ofConnection: index) == nil
    else { return nil }
    return .warning()
  }
}

private func findDanglingOutlet(_ document: DocumentContext, _ index: Int) -> Finding? {
  let found = document.property(ofConnection: index)
  guard found.fails else { return nil }
  let chains = document.sourceChains(ofConnection: index)
  guard let head = chains.first, !chains.allSatisfy({ $0.classes.isEmpty }) else { return nil }
  let query = document.query
  let connection = document.outline.connections[index]
  let (name, className) = (connection.name, query.className(head))
  // Headers of frameworks mark variables such as `_dataSource`, which the tables of the SDK leave out.
  if name.hasPrefix("_"), chains.contains(where: { hasProperty(String(name.dropFirst()), $0.appleClass) }) {
    return nil
  }
  func finding(_ message: String, _ id: MemberID) -> Finding {
    var result = Finding(range: connection.nameRange, message: message, related: query.declarationNote(id))
    if document.logsDanglingOutlets {
      result.severity = .warning
      result.evidence = uses(ofOutlet: name, in: head)
    }
    return result
  }
  switch found {
  case .notVisible(let id):
    // AppKit sets the variable of a property that has no setter for Objective-C, as released apps show.
    if document.logsDanglingOutlets, let member = query.snapshot.member(id),
      !member.flags.contains(.readOnly)
    {
      var found = finding("'\(name)' of \(className) is not marked '@IBOutlet'", id)
      (found.severity, found.evidence) = (.hint, nil)
      return found
    }
    return finding("'\(name)' of \(className) is not visible to Objective-C; mark it '@IBOutlet'", id)
  case .notSettable(let id):
    let reason = query.reason(id, isMac: document.platforms == .macOS)
    return finding("'\(name)' of \(className) can't be set: it is \(reason)", id)
  default:
    // The likely name depends on the document's other connections: `SuggestedNames.swift` adds it.
    return Finding(
      range: connection.nameRange, message: "\(className) has no outlet '\(name)'",
      evidence: document.evidence(ofOwner: document.sourceIndex(ofConnection: index)) {
        $0.property(name, in: $1, on: $2).fails
      })
  }
}

extension DocumentContext {
  /// The evidence that code names the nib beside another class: an object of that class may be the owner, whatever the nib says.
  ///
  /// - Parameter fails: Whether some classes lack the connected member.
  func evidence(
    ofOwner object: Int?, _ fails: @escaping @Sendable (Query, [ClassChain], ApplePlatforms) -> Bool
  ) -> Evidence? {
    guard let object, outline.objects[object].placeholder == .filesOwner, !outline.isStoryboard, let platforms
    else { return nil }
    let (file, name) = (file, AskedName(documentName(query.snapshot.path(of: file))))
    return .refuting([name]) { query in
      query.snapshot.findUses(of: name).byFile.contains { user in
        user.use.contains(.inUse) && query.mayMeet(file, user.file)
          && (query.snapshot.code(user.file)?.types.indices ?? 0..<0).contains { index in
            let chains = query.chains(
              ofClassOrExtension: TypeID(file: user.file, index: index), on: platforms)
            return !chains.isEmpty && !fails(query, chains, platforms)
          }
      }
    }
  }
}

private func hasProperty(_ name: String, _ appleClass: AppleClass?) -> Bool {
  appleClass.map { AppleSDK.inheritedProperty(name, of: $0.name, on: .all) != nil } ?? false
}

/// The evidence that code uses an outlet which can't be set, so that it finds the outlet empty.
private func uses(ofOutlet name: String, in chain: ClassChain) -> Evidence? {
  guard let owner = chain.classes.first else { return nil }
  let asked = AskedName(name)
  return Evidence(names: [asked]) { query in
    let isUsed = query.familyFiles(of: owner).contains { query.snapshot.finds(asked, inUseIn: $0) }
    return isUsed ? .weighs(.error, note: "") : .holds
  }
}

extension DocumentContext {
  /// Whether a connection has a finding because the class of its object lacks the outlet or can't set it.
  func lacksOutlet(ofConnection index: Int) -> Bool {
    guard let owner = outletOwner(ofConnection: index) else { return false }
    let find = outline.objects[owner].customClass == nil ? findOutletOfPlainObject : findDanglingOutlet
    return find(self, index) != nil
  }

  /// Whether loading the document logs a line about an outlet that its class lacks, and goes on.
  var logsDanglingOutlets: Bool { platforms == .macOS || platforms == .watchOS }
}

extension Query {
  fileprivate func reason(_ member: MemberID, isMac: Bool) -> String {
    if isObjectiveC(member.type) { return isMac ? "read-only" : "read-only, with a custom getter" }
    let isConstant = snapshot.member(member)?.flags.contains(.constant) == true
    return isConstant ? "a constant" : "computed and has no setter"
  }
}
