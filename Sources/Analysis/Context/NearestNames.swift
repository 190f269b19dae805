import AppleFacts
import Index
import Syntax

extension DocumentContext {
  /// The effort for all misspelled names of a document together, which matters only in documents with many connections.
  private static let mostEffort = 1 << 26

  /// The member that a connection most likely means when its name leads nowhere.
  ///
  /// The effort depends on the size of the document alone, so that a suggestion does not depend on earlier findings.
  func nearestMember(
    to name: String, as role: NearMembers.Role, in chains: [ClassChain]
  ) -> (name: String, id: MemberID)? {
    guard let platforms else { return nil }
    let holders = chains.flatMap { resolver.memberHolders(of: $0, on: platforms) }.map {
      nearMembers(of: $0.type, role)
    }
    var near: String?
    if role == .action {
      // A method of the same base name is nearer than one spelled alike: most often a parameter was added or removed.
      let base = String(name.prefix { $0 != ":" })
      near = holders.compactMap { $0.bases[base] }.min {
        ($0.utf8.count, $0) < ($1.utf8.count, $1)
      }
    }
    near = near ?? nearMiss(of: name, among: holders.map(\.names), effort: effort)
    guard let near, let id = holders.lazy.compactMap({ $0.members[near] }).first else { return nil }
    return (near, id)
  }

  /// The class that a misspelled class name most likely means.
  func nearestClass(to name: String) -> String? {
    nearMiss(of: name, among: [resolver.nearClassNames], effort: effort)
  }

  private var effort: Int {
    min(Analysis.mostEffort, Self.mostEffort / (outline.connections.count + customized.count + 1))
  }

  private func nearMembers(of id: TypeID, _ role: NearMembers.Role) -> NearMembers {
    let key = NearMembers.Key(type: id, role: role)
    if let known = nearMembers[key] { return known }
    let made = NearMembers(of: id, resolver.snapshot.readMembers(of: id), role)
    nearMembers[key] = made
    return made
  }
}
