import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A document makes its views with `init(coder:)`. If that only traps, the app ends when the document is loaded.
  ///
  /// The same goes for controllers that no code can make in another way; see `controllersCertainlyMade`.
  package static let trappingCoderInit = DiagnosticRule(
    "trapping-coder-init", .warning,
    "A storyboard or xib makes the object with an initializer that always crashes",
    // The severity depends on the segues.
    checks: .several { document in
      let made = document.controllersCertainlyMade
      return document.findingsOfClasses { findTrappingCoderInit($0, $1, made) }
    }
  )
  .fixed(
    by: .document { diagnostic, document in
      document.removal(ofClassIn: document.references(at: diagnostic), diagnostic)
    })
}

/// - Parameter made: The ids of the controllers that only the storyboard can make.
private func findTrappingCoderInit(
  _ document: DocumentContext, _ reference: ClassReference, _ made: Set<String>
) -> Finding? {
  guard reference.segue == nil, let object = reference.object,
    document.outline.objects[object].placeholder == nil, !document.isMadeByFrame(object)
  else { return nil }
  let query = document.query
  let chains = document.chains(ofObject: object)
  guard let id = firstOfAll(chains.map { query.trap(in: $0) }) else { return nil }
  let isCertain = document.makesCertainly(object, made)
  guard isCertain || chains.allSatisfy({ $0.isView == .yes }) else { return nil }
  return Finding(
    range: reference.range, message: "\(reference.name) can't be loaded: its 'init(coder:)' always crashes",
    severity: isCertain ? .error : nil,
    related: query.declarationNote(id, as: "init(coder:)"),
    evidence: document.registration(insteadOf: object, weighing: .refuted))
}

extension DocumentContext {
  /// Whether AppKit makes an object with `init(frame:)`, as it does for custom views in a xib. The rare attribute that changes
  /// this is not read.
  fileprivate func isMadeByFrame(_ object: Int) -> Bool {
    platforms == .macOS && !outline.isStoryboard && outline.objects[object].element == "customView"
  }
}

extension DocumentContext {
  /// Whether a storyboard makes an object with `init(coder:)` as soon as it shows the object's scene.
  ///
  /// Code may register other cells instead of a prototype, and code may never load a xib.
  fileprivate func makesCertainly(_ index: Int, _ controllers: Set<String>) -> Bool {
    guard outline.isStoryboard else { return false }
    let object = outline.objects[index]
    return object.parent == nil ? controllers.contains(object.id) : outline.prototype(around: index) == nil
  }

  /// The controllers that code can't make in another way, by a creator or a segue action: the first one of the app, and those
  /// that another scene contains or a control shows.
  ///
  /// Code may make a scene with an identifier by a creator alone, and never show the other scene, which is left over.
  fileprivate var controllersCertainlyMade: Set<String> {
    guard outline.isStoryboard else { return [] }
    var queue =
      query.isMainStoryboard(file)
      ? outline.references.filter { $0.kind == .initialController }.map(\.id) : []
    var identified: [Int: [String]] = [:]
    for index in outline.connections.indices {
      guard let segue = outline.connections[index].segue, segue.kind != "unwind",
        segue.creationSelector == nil, let source = outline.object(outline.connections[index].source),
        let destination = outline.connections[index].destination
      else { continue }
      let isContained = segue.kind == "relationship" || segue.kind == "embed"
      guard isContained || source.parent != nil else { continue }
      if object(withID: destination)?.storyboardIdentifier == nil {
        queue.append(destination)
      } else if let scene = source.scene {
        identified[scene, default: []].append(destination)
      }
    }
    var result: Set<String> = []
    while let id = queue.popLast() {
      guard result.insert(id).inserted, let scene = object(withID: id)?.scene else { continue }
      queue += identified.removeValue(forKey: scene) ?? []
    }
    return result
  }
}

extension Query {
  /// The initializer that a view or a controller inherits or declares, if it only traps; nil otherwise.
  fileprivate func trap(in chain: ClassChain) -> MemberID? {
    guard chain.isView == .yes || chain.isViewController == .yes else { return nil }
    for id in chain.classes {
      let found = snapshot.readMembers(of: id) {
        $0.kind == .initializer && ($0.selector == "initWithCoder:" || $0.selector == "initWithFrame:coder:")
      }
      guard let first = found.first, let flags = snapshot.member(first)?.flags else { continue }
      return flags.contains(.traps) && !flags.contains(.conditional) ? first : nil
    }
    return nil
  }
}
