import Syntax

/// A file, its new version, and the difference from the old version.
///
/// Comparing the two is a large part of the work at a keystroke, so `Snapshot.change` does it once.
package struct FileChange: Sendable {
  /// The extent of the difference between the two versions.
  package enum Extent: Comparable, Sendable {
    /// Only places in the file, and the names that its code mentions, differ.
    case places
    /// A document differs in a way that does not affect other files.
    case surroundings
    case names
  }

  package let file: FileID
  package let new: SourceFile?
  package let extent: Extent
  /// The names whose uses in the code differ.
  package let namesApart: [MentionedName]
  /// Whether all answers in `Snapshot.caches` stay true, which depend on no document.
  let keepsCaches: Bool
  let isOfProject: Bool
  /// The connections that differ between two versions of a document; nil if anything else differs.
  package let connectionsApart: ListDifference?
  /// The objects that differ between two versions of a document; nil if anything else differs.
  package let objectsApart: ListDifference?

  /// - Parameter revision: The edit between the two versions of a document, if known.
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
  // The comparison with the revision's own outlines is quick, since arrays that share their storage are equal at once.
  guard let revision, revision.old == old, revision.new == new else { return new.difference(from: old) }
  return revision.difference
}

private func readMentions(_ file: SourceFile?) -> MentionedNames {
  file?.facts.code?.readMentions() ?? MentionedNames()
}
