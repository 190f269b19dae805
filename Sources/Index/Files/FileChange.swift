import Syntax

/// A file, what takes its place, and how the two differ.
///
/// Comparing them is a good part of the work at a keystroke, so that `Snapshot.change` does it once.
package struct FileChange: Sendable {
  /// The extent of the difference between the two versions, as others see it.
  package enum Extent: Comparable, Sendable {
    /// The places of things in the file, and what its code names.
    case places
    /// A change in a document that no other file can notice.
    case surroundings
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
  /// The connections by which two versions of a document differ; nil where something else does.
  package let connectionsApart: ListDifference?
  /// The objects by which two versions of a document differ; nil where something else does.
  package let objectsApart: ListDifference?

  /// - Parameter revision: The edit that led from one version of a document to the other, if known.
  init(_ file: FileID, _ old: SourceFile?, _ new: SourceFile?, _ revision: InterfaceRevision?) {
    self.file = file
    self.new = new
    namesApart = readMentions(old).difference(from: readMentions(new))
    isOfProject = old?.role == .project || new?.role == .project
    let wasDocument = old?.facts.interface != nil
    let isDocument = new?.facts.interface != nil
    var connections: ListDifference?
    var objects: ListDifference?
    if let old, let new, old.isDependency == new.isDependency, old.path == new.path {
      if let before = old.facts.interface, let after = new.facts.interface {
        let difference = difference(before, after, revision)
        extent = difference.isEmpty ? .places : difference.concernsOthers ? .names : .surroundings
        if !difference.isBesideConnections, !difference.isEmpty { connections = difference.connections }
        if !difference.isBesideObjects, !difference.isEmpty { objects = difference.objects }
      } else {
        extent = old.facts.readMeansTheSame(as: new.facts) ? .places : .names
      }
    } else {
      extent = .names
    }
    connectionsApart = connections
    objectsApart = objects
    keepsCaches = extent == .places || (old == nil || wasDocument) && (new == nil || isDocument)
  }
}

private func difference(
  _ old: InterfaceOutline, _ new: InterfaceOutline, _ revision: InterfaceRevision?
) -> InterfaceDifference {
  // Quick where they are the revision's own: arrays that share their storage are equal at once.
  guard let revision, revision.old == old, revision.new == new else { return new.difference(from: old) }
  return revision.difference
}

private func readMentions(_ file: SourceFile?) -> MentionedNames {
  file?.facts.code?.readMentions() ?? MentionedNames()
}
