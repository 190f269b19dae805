import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A connection lacks a part or is at a wrong place: it is never made, or the document can't be opened.
  package static let invalidConnection = DiagnosticRule(
    "invalid-connection", .error, "A connection that lacks a part, or is at a wrong place",
    checks: .connections(findInvalidConnection), .objects(findOutsideConnections)
  )
  .fixed(by: .document(structureFixes), .document(eventFixes), .removal)
}

private func findOutsideConnections(_ document: DocumentContext) -> [Finding] {
  guard document.isJudgedAsWritten else { return [] }
  return document.outline.faults.compactMap { fault in
    func finding(_ message: String) -> Finding {
      Finding(
        range: fault.range, message: message, subject: document.subject(document.outline.object(fault.object))
      )
    }
    switch fault.kind {
    case .outsideConnections(let element):
      return finding("the \(element) is not inside of '<connections>', where alone it counts; put it there")
    case .unknownSegueKind(let kind):
      return finding("segues have no kind '\(kind)'").suggesting(
        segueKinds.nearest(to: kind), otherwise: "; use one such as 'show'")
    case .unknownRelationship(let name):
      return finding("segues have no relationship '\(name)'").suggesting(
        segueRelationships.nearest(to: name),
        otherwise: "; use one such as 'rootViewController'")
    default: return nil
    }
  }
}

private func findInvalidConnection(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard document.isJudgedAsWritten else { return nil }
  let connection = document.outline.connections[index]
  let element = connection.kind.elementName
  func lacks(_ attribute: String, _ advice: String, _ severity: Diagnostic.Severity? = nil) -> Finding {
    Finding(
      range: connection.nameRange, message: "the \(element) has no '\(attribute)'; \(advice)",
      severity: severity)
  }
  switch connection.kind {
  case .other, .binding: return nil
  case .outlet, .outletCollection:
    if connection.name.isEmpty { return lacks("property", "name the outlet, or remove the connection") }
  case .action:
    if connection.name.isEmpty { return lacks("selector", "name the action, or remove the connection") }
  case .segue: break
  }
  // Segues of a preview inherit missing parts from the segue around them.
  if connection.kind == .segue, connection.segue?.kind == nil { return nil }
  if connection.destination == nil {
    // The sender of an action is unknown in the earliest documents of OS X.
    let isMac = connection.kind == .action && document.platforms == .macOS
    return lacks(isMac ? "target" : "destination", "name the object that it leads to, or remove it")
  }
  if connection.id == nil {
    return lacks("id", "give it one that nothing else in the document has", .warning)
  }
  return connection.kind == .action ? event(document, index) : wrongDestination(document, index)
}

private func wrongDestination(_ document: DocumentContext, _ index: Int) -> Finding? {
  let connection = document.outline.connections[index]
  guard let range = connection.destinationRange, let end = document.destinationIndex(ofConnection: index)
  else { return nil }
  let object = document.outline.objects[end]
  if connection.kind != .segue {
    if let prototype = document.outline.prototype(around: end), document.outline.isRepeated(prototype),
      document.sourceIndex(ofConnection: index).map(document.outline.prototype(around:)) != prototype
    {
      return Finding(
        range: range,
        message:
          "the \(connection.kind.elementName) leads into a prototype, which a table or collection repeats; "
          + "declare it in the cell's class",
        related: document.note(at: document.outline.objects[prototype].idRange, "the prototype is here"))
    }
    guard object.placeholder == .firstResponder else { return nil }
    return Finding(
      range: range,
      message:
        "the \(connection.kind.elementName) leads to First Responder, but only actions can; choose an object",
      evidence: document.evidence(aboutOutlet: index))
  }
  guard !isController(object), object.placeholder != .exit else { return nil }
  return Finding(
    range: range,
    message:
      "the segue leads to a \(spelledOut(object.element).lowercased()), which can't be shown; choose a controller"
  )
}

private func event(_ document: DocumentContext, _ index: Int) -> Finding? {
  let connection = document.outline.connections[index]
  guard connection.kind == .action, let platform = document.outline.platform,
    platform == .iOS || platform == .tvOS, let source = document.source(of: connection)
  else { return nil }
  guard let event = connection.event else {
    return AppleSDK.controlElements.contains(source.element)
      ? Finding(
        range: connection.nameRange,
        message:
          "the action has no 'eventType', so that nothing sends it; add the event, such as 'touchUpInside'")
      : nil
  }
  if AppleSDK.controlEvents.contains(event) {
    guard document.isOfViewWithoutEvents(connection: index) else { return nil }
    let sender = source.customClass.map { "'\($0)'" } ?? spelledOut(source.element).lowercased()
    return Finding(
      range: connection.nameRange,
      message: "the \(sender) is not a control, so that nothing sends the action; "
        + "choose a class that is one, or use a gesture recognizer",
      severity: .warning)
  }
  let near = nearMiss(of: event, among: AppleSDK.controlEvents.sorted())
  return Finding(
    range: connection.nameRange,
    message: "controls have no event '\(event)', so that nothing sends the action"
  ).suggesting(near, otherwise: "; choose another one")
}

extension DocumentContext {
  /// Whether an action of iOS waits for an event of a view that is not a control, and so sends none.
  func isOfViewWithoutEvents(connection index: Int) -> Bool {
    let connection = outline.connections[index]
    guard connection.kind == .action, connection.event != nil, outline.platform != .macOS,
      let source = sourceIndex(ofConnection: index), case let chains = chains(ofObject: source)
    else { return false }
    return !chains.isEmpty && chains.allSatisfy { $0.isView == .yes && $0.isControl == .no }
  }
}

/// The fixes that add the event for which Interface Builder connects the control, or that correct a misspelled event.
private func eventFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard
    let connection = document.outline.connection(at: diagnostic.range), connection.kind == .action,
    let source = document.source(of: connection), AppleSDK.controlElements.contains(source.element)
  else { return [] }
  func write(_ event: String, _ title: String, isPreferred: Bool) -> [CodeAction] {
    document.fix(title, isPreferred: isPreferred, of: diagnostic) { editor throws(OperationRefusal) in
      let action = try editor.element(at: connection.range)
      try editor.apply(
        try editor.attributeEdits(action, [AttributeChange(name: "eventType", value: event)]))
    }
  }
  if let event = connection.event {
    guard !AppleSDK.controlEvents.contains(event),
      let near = nearMiss(of: event, among: AppleSDK.controlEvents.sorted())
    else { return [] }
    return write(near, "Rename to '\(near)'", isPreferred: true)
  }
  let event =
    switch source.element {
    case "button": "touchUpInside"
    case "textField": "editingDidEnd"
    default: "valueChanged"
    }
  guard !connection.name.isEmpty, connection.destinationRange != nil else { return [] }
  return write(event, "Add the event '\(event)'", isPreferred: false)
}
