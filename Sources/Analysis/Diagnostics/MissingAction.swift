import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The target has no such method: the control's event raises "unrecognized selector sent to instance". On macOS, loading the
  /// document logs it, and the control does nothing.
  package static let missingAction = DiagnosticRule(
    "missing-action", .error, "The target's class has no method for the connected action",
    [.missingMember, .summedUp],
    checks: .actions(findMissingAction), .connections(findActionToPlainObject)
  )
  .relieved { $0.reliefOfMissingAction($1) }
  .fixed(by: .member, .removal)
  .removed { diagnostic, document in
    document.connectionIndex(at: diagnostic.range).flatMap(document.actionSentInstead) != nil
  }
}

extension DocumentContext {
  /// The relief for an action that nothing sends: code gives the object another one, hides, removes or replaces it, its class
  /// takes no clicks, the object is a view that is not a control, a text field sends edits and neither touches nor a change of a
  /// value, a gesture recognizer has lost its view, a bar button item shows a custom view, which takes the taps, or a menu item is
  /// hidden, and no outlet or binding lets code show it.
  fileprivate func reliefOfMissingAction(_ index: Int) -> DiagnosticRule.Relief? {
    guard let source = sourceIndex(ofConnection: index) else { return nil }
    let object = outline.objects[source]
    if hasOneAction(source), assigns("action", ofObject: source) { return .warning(codeSetsAction) }
    if takesNoClick(source) { return .warning(noClickGetsHere) }
    if let note = noteOnEnd(of: source) { return .warning(note) }
    if object.element == "barButtonItem" {
      return outline.child(of: source, key: "customView") != nil
        ? .hint : performsSegue(besides: index) ? .warning() : nil
    }
    if isInHiddenMenuItem(source) { return .hint }
    if platforms == .macOS {
      if isInChosenMenu(source) { return .warning(itemIsChosenAnyway) }
      if performsSegue(besides: index) { return .warning(controlPerformsSegue) }
      return isEditedWithoutAction(index) ? .warning() : nil
    }
    if refusesEdits(index) { return .warning(fieldIsNotEdited) }
    // Another finding says that the view sends no events.
    if isOfViewWithoutEvents(connection: index) { return .hint }
    if let event = outline.connections[index].event,
      object.customClass == nil || object.element == "textField",
      eventsNotSent[object.element, default: []].contains(where: event.hasPrefix)
    {
      return .warning(controlSendsNoSuchEvent)
    }
    guard object.element.hasSuffix("GestureRecognizer"), object.parent == nil else { return nil }
    return outline.connections.contains { $0.destination == object.id } ? nil : .hint
  }

  /// Whether an object has only one action, which code can replace: a view of macOS or a bar button item.
  private func hasOneAction(_ object: Int) -> Bool {
    platforms == .macOS || outline.objects[object].element == "barButtonItem"
  }

  /// The dependence of a finding on code that sets the action of an object, or hides the object.
  fileprivate func evidence(ofReplacing index: Int) -> Evidence? {
    guard let source = sourceIndex(ofConnection: index) else { return nil }
    // The judge looks at this code, when everything else about the finding is known.
    let setters = ((hasOneAction(source) ? ["action", "setAction"] : []) + namesOfPlace(ofItem: source)).map {
      AskedName($0)
    }
    let outlets = viewsInside(around: source).flatMap(outlets).map { AskedName($0.name) }
    if setters.isEmpty, outlets.isEmpty { return nil }
    return Evidence(
      names: setters + outlets + (outlets.isEmpty ? [] : [.anyShowing]), readsUses: true
    ) { _ in .holds }
  }

  /// Whether code sets a property of an object right after the name of an outlet to it: `button.action = …` or `[button
  /// setAction:…]`. That may be code of another class as well, which names the class with the outlet.
  private func assigns(_ property: String, ofObject index: Int) -> Bool {
    let change = ChangeOfObject(
      object: index, setters: [property, String(setterSelector(property).dropLast())], otherValues: [])
    let setters = change.setters.map { AskedName($0) }
    return ownersOfOutlets(to: index).contains { outlet, owner in
      guard let name = query.snapshot.type(owner).map({ simpleName($0.name) }) else { return false }
      let family = query.familyFiles(of: owner)
      let others = Set(setters.flatMap(query.snapshot.findFiles)).filter {
        query.mayReach(file, $0) && query.holds(AskedName(name), in: $0)
      }
      return family.union(others).contains { query.makes(change, by: outlet, in: $0) }
    }
  }

  /// The note on an object that code always hides or removes once its view is loaded, itself or a view around it, by an outlet, and
  /// never shows again, or on a bar button item of which code puts another one into the place.
  private func noteOnEnd(of index: Int) -> String? {
    // To use only members of an object adds it nowhere.
    let change = ChangeOfObject(object: index, setters: [], otherValues: [])
    var inner: [String] = []
    for view in viewsInside(around: index) {
      guard let outlets = outletsToldInCode(leadingTo: view)?.unique else { return nil }
      let owners = ownersOfOutlets(to: view)
      let hides = owners.contains { query.always(.hiding, $0.outlet, in: $0.owner) }
      let removes =
        owners.contains { query.always(.removal, $0.outlet, in: $0.owner) }
        || view == index && isReplaced(index)
      func isAdded(_ outlets: [String]) -> Bool {
        isInUse(outlets.map { WayOfNaming(names: [AskedName($0)], place: .outlet(change)) })
      }
      if hides, !isAdded(inner),
        !isInUse(waysOfShowing(HiddenViews.Outlets(ofView: outlets, ofControl: inner), of: index))
      {
        return codeHides
      }
      if removes, !isAdded(inner + outlets) {
        return outline.objects[index].element == "barButtonItem" ? codeReplacesItem : codeRemoves
      }
      inner += outlets
    }
    return nil
  }

  /// An object and the views around it that are inside of the view of a controller or of a nib.
  private func viewsInside(around index: Int) -> some Sequence<Int> {
    outline.objects(from: index).prefix { view in
      view == index || outline.objects[view].key == nil && outline.objects[view].parent != nil
    }
  }

  /// The properties of a navigation item that hold a bar button item; none for other objects.
  private func namesOfPlace(ofItem index: Int) -> [String] {
    let item = outline.objects[index]
    guard item.element == "barButtonItem", let key = item.key,
      ["rightBarButtonItem", "leftBarButtonItem"].contains(key)
    else { return [] }
    return [key, key + "s"]
  }

  /// Whether a controller always puts another bar button item into the place of one, and uses what was there only for its members.
  private func isReplaced(_ index: Int) -> Bool {
    let places = namesOfPlace(ofItem: index)
    guard let end = places.first.flatMap({ EndAtStart(rawValue: "." + $0) }),
      let controller = mainObject(ofScene: outline.objects[index].scene)
    else { return false }
    let classes = chains(ofObject: controller).compactMap(\.classes.first)
    return !classes.isEmpty
      && classes.allSatisfy { query.always(end, "navigationItem", in: $0) }
      && classes.flatMap(query.familyFiles).allSatisfy { file in
        guard let code = query.code(in: file) else { return false }
        return places.flatMap { AskedName($0).search.places(in: code.bytes) }.allSatisfy { place in
          let rest = code.bytes[place.upper...].drop { $0 == UInt8(ascii: " ") }
          return code.member(ofObjectAt: place) != nil
            || rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
        }
      }
  }

  /// Whether the class of a view, or that of the view with a cell, returns nil from the method by which a view takes clicks and
  /// touches.
  private func takesNoClick(_ index: Int) -> Bool {
    chains(ofObject: control(withCell: index)).contains { chain in
      query.memberHolders(of: chain, on: .all).contains { holder, _ in
        query.snapshot.readMembers(of: holder).contains {
          $0.kind == .method && query.selectors(of: $0, in: holder.file).contains { $0.hasPrefix("hitTest:") }
            && query.returns("nil", $0, in: holder.file)
        }
      }
    }
  }

  /// Whether an action waits for an edit of a text field, and the method by which the field's delegate lets edits begin returns
  /// NO for the field.
  private func refusesEdits(_ index: Int) -> Bool {
    guard let source = sourceIndex(ofConnection: index), outline.objects[source].element == "textField",
      outline.connections[index].event?.hasPrefix("editing") == true
    else { return false }
    let delegate = connections(from: source).first { outline.connections[$0].name == "delegate" }
    let outlets = outlets(to: source).map(\.name)
    return destinationChains(ofConnection: delegate ?? index).contains { chain in
      query.memberHolders(of: chain, on: .all).contains { holder, _ in
        query.snapshot.readMembers(of: holder).contains { method in
          guard query.selectors(of: method, in: holder.file).contains("textFieldShouldBeginEditing:") else {
            return false
          }
          let words = query.code(in: holder.file)?.words(ofBodyAfter: method.nameRange.upper) ?? []
          let isForAll = delegate != nil && words.count < 3
          guard let start = words.firstIndex(where: outlets.contains) ?? (isForAll ? 0 : nil) else {
            return false
          }
          let returned = words[start...].drop { $0 != "return" }.dropFirst().first ?? words.first
          return returned == "NO" || returned == "false"
        }
      }
    }
  }

  private func isInHiddenMenuItem(_ object: Int) -> Bool {
    var next: Int? = object
    while let item = next {
      let content = outline.objects[item]
      if content.element == "menuItem", content.isHidden {
        return !outline.connections.contains { connection in
          connection.destination == content.id && connection.kind != .action
            || connection.source == item && connection.kind == .binding
        }
      }
      next = content.parent
    }
    return false
  }

  /// Whether a menu item is one of a pop-up button to which an outlet leads, or that has an action itself. It is chosen without its
  /// own action.
  private func isInChosenMenu(_ item: Int) -> Bool {
    guard let menu = outline.objects[item].parent, let cell = outline.objects[menu].parent,
      outline.objects[cell].element == "popUpButtonCell",
      // A menu that enables its items disables one whose target lacks the action.
      let tag = text?.string(outline.objects[menu].range).prefix(while: { $0 != ">" }),
      tag.contains("autoenablesItems=\"NO\"")
    else { return false }
    return [cell, control(withCell: cell)].contains { index in
      !outlets(to: index).isEmpty
        || connections(from: index).contains { outline.connections[$0].kind == .action }
    }
  }

  /// Whether the object that sends an action also performs a segue. A bar button item has only one target.
  func performsSegue(besides index: Int) -> Bool {
    let source = outline.connections[index].source
    return source != nil && connections(from: source).contains { outline.connections[$0].kind == .segue }
  }

  /// Whether the value of a control is stored without the action: by a binding, or by the data source of the table in whose
  /// column the cell is.
  private func isEditedWithoutAction(_ index: Int) -> Bool {
    guard let source = sourceIndex(ofConnection: index) else { return false }
    let content = outline.objects[source]
    // A button has no value to store, only its action.
    if content.element.hasPrefix("button") { return false }
    let isInColumn = content.parent.map { outline.objects[$0].element == "tableColumn" } ?? false
    return isInColumn && content.key == "dataCell"
      || outline.connections.contains { $0.kind == .binding && $0.source == source && $0.name == "value" }
  }
}

extension DocumentContext {
  fileprivate func isFound(withoutAddedColon action: Connection, in chains: [ClassChain]) -> Bool {
    guard action.nameRange.length < action.name.utf8.count else { return false }
    return self.action(String(action.name.dropLast()), in: chains) != .missing
  }
}

private func findMissingAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  let query = document.query
  let chains = document.destinationChains(ofConnection: index)
  let connection = document.outline.connections[index]
  let className = chains.first.map(query.className) ?? ""
  switch document.action(connection.name, in: chains) {
  case .found, .accepted, .unknown: return nil
  // The method may exist without the colon that AppKit adds.
  case .missing where document.isFound(withoutAddedColon: connection, in: chains): return nil
  case .missing:
    // The likely name depends on the document's other connections: `SuggestedNames.swift` adds it.
    let name = connection.name
    let owners = document.evidence(ofOwner: document.destinationIndex(ofConnection: index)) {
      $0.action(name, in: $1, on: $2).fails
    }
    let others = document.evidence(ofMissingControllersWith: name, in: chains)
    return Finding(
      range: connection.nameRange, message: "\(className) has no action '\(name)'",
      evidence: Evidence.all([owners, others, document.evidence(ofReplacing: index)]))
  case .notImplemented(let id):
    let name = AskedName(String(connection.name.prefix { $0 != ":" }))
    return Finding(
      range: connection.nameRange,
      message: "\(className) declares the action '\(connection.name)', and no file implements it",
      related: query.declarationNote(id),
      // A macro that gets the name may implement the method.
      evidence: .refuting([name]) { query in
        query.familyFiles(of: id.type).contains { query.snapshot.finds(name, inUseIn: $0) }
      })
  case .notVisible(let id):
    return Finding(
      range: connection.nameRange,
      message: "the method for '\(connection.name)' of \(className) is not visible to Objective-C; "
        + "mark it '@IBAction'",
      related: query.declarationNote(id))
  }
}

extension DocumentContext {
  /// The evidence whether a dependency that is missing may have an action of a controller: a class of the app derives from one of
  /// its controllers, since such a dependency often extends all controllers, and no other code has the name.
  fileprivate func evidence(ofMissingControllersWith selector: String, in chains: [ClassChain]) -> Evidence? {
    let controllers = query.lacksDependencies(around: file) ? query.subclassesOfMissingControllers : []
    guard controllers.contains(where: { query.mayMeet(file, $0.file) }),
      chains.allSatisfy({ $0.isViewController == .yes })
    else { return nil }
    let name = AskedName(String(selector.prefix { $0 != ":" }))
    return .refuting([name]) { [file, platforms] query in
      !query.isInUse(name, with: file) && query.responder(to: selector, on: platforms ?? .all) == .missing
    }
  }
}

/// The events, by the starts of their names, that plain controls never send: touches of a text field, whose editor takes them, and
/// a value or edits of a button.
private let eventsNotSent = [
  "textField": ["touchUp", "touchDrag", "valueChanged"], "button": ["valueChanged", "editing"],
]

private let controllerTable = CacheTable<Whole, [TypeID]>()

extension Query {
  /// The classes that derive from a class which is not in the workspace and is a controller by its name.
  fileprivate var subclassesOfMissingControllers: [TypeID] {
    answer(to: .workspace, in: controllerTable) {
      let types = snapshot.nameIndex.types
      return types.subtypes.names.filter { name in
        name.hasSuffix("Controller") && types.byName[name] == nil && types.byObjCName[name] == nil
          && snapshot.aliases(of: name).isEmpty && AppleSDK.class(named: name, on: .all) == nil
      }.flatMap { types.subtypes[$0, default: []] }
    }
  }

  fileprivate func holds(_ name: AskedName, in file: FileID) -> Bool {
    text(of: file).current.map { !name.search.places(in: $0).isEmpty } ?? false
  }
}
