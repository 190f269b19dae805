import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The offers to add an attribute to a connected member: one that makes it visible to Objective-C, or the mark that Interface
  /// Builder looks for.
  func exposures(
    of id: MemberID, fixing diagnostic: Diagnostic? = nil
  ) -> [CodeAction] {
    guard let member = snapshot.member(id), !member.isForInterfaceBuilder,
      member.flags.isDisjoint(with: [.constant, .readOnly, .nonobjc, .isStatic]),
      snapshot.isOwn(id.type.file), snapshot.code(id.type.file)?.language == .swift,
      let bytes = text(of: id.type.file).bytes,
      SourceText(bytes).holds(name: member.name, at: member.nameRange), member.start <= member.nameRange.lower
    else { return [] }
    var attributes: [String] = []
    switch member.kind {
    case .property: attributes = ["@IBOutlet"]
    case .method:
      if member.flags.isDisjoint(with: [.returnsValue, .async, .throws]), member.parameters.count <= 2 {
        attributes = ["@IBAction"]
      }
      if !member.flags.contains(.objc) { attributes.append("@objc") }
    case .initializer, .instanceVariable, .synthesized: return []
    }
    return attributes.enumerated().map { position, attribute in
      CodeAction(
        "Mark '\(member.name)' with '\(attribute)'", isPreferred: position == 0 && diagnostic != nil,
        Edit(ByteRange(member.start, member.start), attribute + " "), in: id.type.file,
        fixes: diagnostic.map { [$0] } ?? [])
    }
  }
}
