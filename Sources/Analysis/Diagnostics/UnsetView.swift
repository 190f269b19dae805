import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A view controller that loads the nib of its name raises an exception if the nib does not connect its `view`.
  package static let unsetView = DiagnosticRule(
    "unset-view", .error, "The nib of a view controller that does not connect its 'view'", .revealed,
    checks: .several(findUnsetView)
  )
  .fixed(by: .document(viewConnections))
}

private func findUnsetView(_ document: DocumentContext) -> [Finding] {
  let (outline, query) = (document.outline, document.query)
  // An unread storyboard may make the controller.
  guard query.snapshot.coverage.isWhole, !outline.isStoryboard, let platforms = document.platforms,
    let owner = document.customized.first(where: { outline.objects[$0].placeholder == .filesOwner }),
    let range = outline.objects[owner].customClassRange,
    // A collection view takes the item from the nib, which needs no owner.
    !outline.objects.contains(where: { $0.element == "collectionViewItem" && $0.parent == nil }),
    // A connection with another name may be meant for the view, and it is a finding itself.
    !document.connections(from: owner).contains(where: {
      outline.connections[$0].name == "view" || document.property(ofConnection: $0).fails
    })
  else { return [] }
  let chains = document.chains(ofObject: owner)
  guard let chain = chains.first, let head = chain.classes.first,
    chains.allSatisfy({
      $0.isViewController == .yes && query.overrideOfLoadView(in: $0, on: platforms) == nil
    }),
    // The scene of a storyboard contains a view, so the nib is not needed.
    !query.uses(of: head).contains(where: { query.snapshot.interface($0.file)?.isStoryboard == true })
  else { return [] }
  var evidence: Evidence?
  guard let className = query.snapshot.type(head)?.name else { return [] }
  let nib = documentName(query.snapshot.path(of: document.file))
  if !ownerNames(ofNib: nib, on: platforms).contains(outline.objects[owner].customClass ?? className) {
    evidence = Evidence(names: [AskedName(nib)], readsUses: true) { query in
      query.loads(nib, byObjectsOf: className, in: head.file) ? .holds : .refuted
    }
  }
  return [
    Finding(
      range: range,
      message:
        "\(query.className(chain)) loads this nib, which does not connect 'view' of its owner; connect it",
      subject: document.subject(outline.objects[owner]), related: query.declarationNote(head),
      evidence: evidence)
  ]
}

extension Query {
  /// Whether code makes controllers of a class with a nib: the class's own code passes the name to an initializer of `self` or
  /// `super`, or any code makes a controller with the name.
  fileprivate func loads(_ nib: String, byObjectsOf className: String, in file: FileID) -> Bool {
    let ends = ["nibName: \"\(nib)\"", "nibName:\"\(nib)\"", "WithNibName:@\"\(nib)\""]
    let makers = [
      "\(className)(", "\(className).init(", "[\(className) alloc] init", "[[\(className) alloc] init",
    ]
    let own = ["super.init(", "self.init(", "[super init", "[self init"]
    return snapshot.findFiles(naming: AskedName(nib)).contains { other in
      guard let text = text(of: other).bytes else { return false }
      let starts = makers + (other == file ? own : [])
      return starts.contains { start in
        ends.contains { end in
          text.withSpan { !SearchText(Array((start + end).utf8)).ranges(in: $0).isEmpty }
        }
      }
    }
  }
}
