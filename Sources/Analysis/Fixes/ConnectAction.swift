import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The offers to connect an unused action to controls of its scenes that don't send anything yet.
  ///
  /// The event is Interface Builder's choice for the control. Controls without such a choice are left out, as are controls that
  /// send an action or perform a segue already, and controls that the method does not accept as sender.
  func connectActions(forAction id: MemberID, fixing diagnostic: Diagnostic) -> [CodeAction] {
    guard let member = snapshot.member(id), let selector = member.selector,
      let type = snapshot.type(id.type)
    else { return [] }
    var offers = ConnectionOffers()
    for file in documents(usingClassOrSubclassesOf: simpleName(type.name)).sorted() {
      guard let outline = snapshot.ownInterface(file) else { continue }
      let document = DocumentContext(file: file, outline: outline, query: self)
      lazy var controls = document.idleControls
      for (index, owner) in outline.objects.enumerated() where owner.customClass != nil {
        guard document.action(selector, in: document.chains(ofObject: index)) == .found(id) else { continue }
        let senders = controls.keys.filter { document.mayConnect($0, to: owner, member, type) }
        for sender in document.mostAlike(senders, to: member.name) {
          let edits = document.connecting(
            sender, to: owner.id, "action", named: selector, controls[sender] ?? nil)
          offers.add(member.name, of: index, connectedTo: outline.objects[sender], edits, in: document)
        }
      }
    }
    return offers.actions(fixing: diagnostic)
  }
}

extension DocumentContext {
  /// The controls that send no action and perform no segue, with the event that Interface Builder would choose for them.
  fileprivate var idleControls: [Int: String?] {
    guard let platforms, outline.platform != .watchOS else { return [:] }
    let busy = Set(
      outline.connections.filter { $0.kind == .action || $0.kind == .segue }.compactMap(\.source))
    var found: [Int: String?] = [:]
    for (index, object) in outline.objects.enumerated()
    where object.placeholder == nil && !busy.contains(index) {
      guard let name = chains(ofObject: index).first?.appleClass?.name,
        let usual = AppleSDK.usualEvent(of: name, on: platforms), !object.isSpace
      else { continue }
      found[index] = .some(usual)
    }
    return found
  }

  /// Whether an object's scene or view contains a control, and the method accepts the control's type.
  fileprivate func mayConnect(
    _ sender: Int, to owner: InterfaceObject, _ member: CodeMember, _ type: CodeType
  ) -> Bool {
    let control = outline.objects[sender]
    // A view's own controls are inside of it; those of a controller or a file's owner are anywhere in the scene.
    let isView = owner.placeholder == nil && owner.parent != nil
    guard control.scene == owner.scene,
      !isView || owner.range.lower < control.range.lower && control.range.upper <= owner.range.upper
    else { return false }
    return accepts(chains(ofObject: sender), member, type)
  }

  /// Whether a method accepts objects as its sender.
  private func accepts(_ senders: [ClassChain], _ member: CodeMember, _ type: CodeType) -> Bool {
    guard let parameter = member.parameters.first else { return true }
    guard let written = query.writtenType(parameter.type), !written.isCollection else { return false }
    return certainty(that: senders, are: written.components.filter { $0 != "Self" }, in: type) != .no
  }
}
