import AppleFacts
import Index
import Syntax
import Text

/// Offers to connect an unused action to the controls of its scenes that send nothing yet.
///
/// The event is the one that Interface Builder chooses for the control. Controls for which it chooses none, controls that send
/// an action or perform a segue already, and those that the method's sender can't be are left out.
func connectActions(
  forAction id: MemberID, fixing diagnostic: Diagnostic, _ texts: TextSource, _ resolver: Resolver
) -> [CodeAction] {
  guard let member = resolver.snapshot.member(id), let selector = member.selector,
    let type = resolver.snapshot.type(id.type)
  else { return [] }
  var offers = ConnectionOffers()
  for file in resolver.documents(usingClassOrSubclassesOf: simpleName(type.name)).sorted() {
    guard let outline = resolver.snapshot.ownInterface(file), let text = texts(file).map(SourceText.init)
    else { continue }
    let document = DocumentContext(file: file, outline: outline, resolver: resolver)
    for (index, owner) in outline.objects.enumerated() where owner.customClass != nil {
      guard document.action(selector, in: document.chains(ofObject: index)) == .found(id) else { continue }
      for (sender, event) in document.idleSenders(of: id, for: owner) {
        let control = outline.objects[sender]
        guard text.holds(control.id, at: control.idRange),
          let edit = document.insertion(ofAction: selector, on: event, from: sender, to: owner.id, text)
        else { continue }
        offers.add(member.name, of: index, connectedTo: control, edit, in: document)
      }
    }
  }
  return offers.actions(fixing: diagnostic)
}

/// The event of a control; nil for what has only one.
private typealias Event = String

/// What Interface Builder connects an action to unless told otherwise, by class.
private let usualEvents: [(className: String, event: Event?)] = [
  ("UIButton", "touchUpInside"), ("UITextField", "editingDidEnd"), ("UISwitch", "valueChanged"),
  ("UISlider", "valueChanged"), ("UISegmentedControl", "valueChanged"), ("UIStepper", "valueChanged"),
  ("UIDatePicker", "valueChanged"), ("UIPageControl", "valueChanged"), ("UIRefreshControl", "valueChanged"),
  ("UIColorWell", "valueChanged"), ("UIBarButtonItem", nil), ("NSButton", nil), ("NSSlider", nil),
  ("NSSegmentedControl", nil), ("NSStepper", nil), ("NSDatePicker", nil), ("NSColorWell", nil),
  ("NSSearchField", nil), ("NSComboBox", nil),
]

extension DocumentContext {
  /// The controls that may send an action to an object and send none, with their events; those of a similar name first.
  fileprivate func idleSenders(of id: MemberID, for owner: InterfaceObject) -> [(sender: Int, event: String?)]
  {
    guard let platforms, outline.platform != .watchOS, let member = resolver.snapshot.member(id),
      let type = resolver.snapshot.type(id.type)
    else { return [] }
    let busy = Set(
      outline.connections.filter { $0.kind == .action || $0.kind == .segue }.compactMap(\.source))
    // A view's own controls are below it; a controller's, and those of a file's owner, are anywhere in the scene.
    let isView = owner.placeholder == nil && owner.parent != nil
    let found = outline.objects.indices.compactMap { index -> (sender: Int, event: String?, likeness: Int)? in
      let object = outline.objects[index]
      guard object.scene == owner.scene, object.placeholder == nil, !busy.contains(index),
        !isView || (owner.range.lower < object.range.lower && object.range.upper <= owner.range.upper)
      else { return nil }
      let chains = chains(ofObject: index)
      guard let name = chains.first?.appleClass?.name,
        let usual = usualEvents.first(where: {
          AppleSDK.isSubclass(name, of: $0.className, on: platforms)
        }), accepts(chains, member, type)
      else { return nil }
      return (index, usual.event, ConnectionOffers.likeness(member.name, outline.label(of: object)))
    }
    return found.sorted { ($1.likeness, $0.sender) < ($0.likeness, $1.sender) }.prefix(
      ConnectionOffers.maximumCandidates
    )
    .map { ($0.sender, $0.event) }
  }

  /// Whether objects may be the sender that a method takes.
  private func accepts(_ senders: [ClassChain], _ member: CodeMember, _ type: CodeType) -> Bool {
    guard let parameter = member.parameters.first else { return true }
    guard let written = resolver.writtenType(parameter.type), !written.isCollection else { return false }
    return certainty(that: senders, are: written.components.filter { $0 != "Self" }, in: type) != .no
  }

  fileprivate func insertion(
    ofAction selector: String, on event: String?, from sender: Int, to target: String, _ text: SourceText
  ) -> Edit? {
    let isMac = platforms == .macOS
    var line = "<action selector=\"\(xmlEscaped(selector))\" "
    line += isMac ? "target=\"\(xmlEscaped(target))\"" : "destination=\"\(xmlEscaped(target))\""
    if let event { line += " eventType=\"\(event)\"" }
    line += " id=\"\(freshID(outline.objects[sender].id, selector, target))\"/>"
    // A space of a toolbar is no control.
    let tag = text.string(outline.objects[sender].tagRange)
    if ["flexibleSpace", "fixedSpace"].contains(where: { tag.contains("systemItem=\"\($0)\"") }) {
      return nil
    }
    return insertion(of: line, as: ConnectionKey(element: "action", name: selector), from: sender, text)
  }
}
