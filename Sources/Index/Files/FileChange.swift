import Syntax

/// A file, what takes its place, and how the two differ.
///
/// Comparing them is a good part of the work at a keystroke, so that `Snapshot.change` does it once.
package struct FileChange: Sendable {
  /// What others can tell the two versions apart by.
  package enum Extent: Comparable, Sendable {
    /// The places of things in the file, and what its code names.
    case places
    /// In a document, what stands beside its connections.
    case surroundings
    /// In a document, what is connected, but no name in it.
    case connections
    case names
  }

  package let file: FileID
  package let new: SourceFile?
  package let extent: Extent
  /// The names that the two don't use alike in code.
  package let namesApart: [MentionedName]
  /// All that `Snapshot.caches` holds stays true; it depends on no document.
  let keepsCaches: Bool
  let isOfProject: Bool
  /// Indices of the connections by which two versions of a document differ; nil where something else does.
  package let connectionsApart: (old: Range<Int>, new: Range<Int>)?

  init(_ file: FileID, _ old: SourceFile?, _ new: SourceFile?) {
    self.file = file
    self.new = new
    (extent, connectionsApart) = Self.difference(old, new)
    namesApart = mentions(old).difference(from: mentions(new))
    keepsCaches =
      extent == .places
      || (old == nil || old?.facts.interface != nil) && (new == nil || new?.facts.interface != nil)
    isOfProject = old?.role == .project || new?.role == .project
  }

  private static func difference(
    _ old: SourceFile?, _ new: SourceFile?
  ) -> (Extent, connections: (old: Range<Int>, new: Range<Int>)?) {
    guard let old, let new, old.isDependency == new.isDependency, old.path == new.path else {
      return (.names, nil)
    }
    guard let one = old.facts.interface, let other = new.facts.interface else {
      return (old.facts.meansTheSame(as: new.facts) ? .places : .names, nil)
    }
    switch other.difference(from: one) {
    case .none: return (.places, nil)
    case .connections(let range, let otherRange):
      let apart = (range, otherRange)
      guard linksTheSame(one.connections[range], other.connections[otherRange]) else {
        return (.names, apart)
      }
      return (connectsTheSame(one, range, other) ? .surroundings : .connections, apart)
    case .more:
      guard linksTheSame(one, other) else { return (.names, nil) }
      return (connectsTheSame(one, other) ? .surroundings : .connections, nil)
    }
  }
}

private func mentions(_ file: SourceFile?) -> MentionedNames {
  file?.facts.mentions ?? MentionedNames()
}
