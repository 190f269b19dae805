import Index
import Syntax
import Text

/// The ways in which code can have a control send its action that sends none as the document is.
extension DocumentContext {
  /// The ways in which code can name two things together: one of the names, and one of the others.
  private func ways(
    _ names: [String], _ others: [AskedName], _ place: WayOfNaming.Place = .anywhere
  ) -> [WayOfNaming] {
    names.flatMap { name in others.map { WayOfNaming(names: [AskedName(name), $0], place: place) } }
  }

  /// The ways in which code can show a hidden view or make a control in it send its action: by an outlet to it, or starting from
  /// a view beside it.
  func waysOfShowing(_ outlets: HiddenViews.Outlets, of control: Int) -> [WayOfNaming] {
    let change = ChangeOfObject(
      object: control, setters: ["isHidden", "hidden", "setHidden"], otherValues: ["true", "YES"])
    return waysOfGiving(outlets, change)
      + ways(outlets.ofView, [.anyShowing], .outlet(change))
      + ways(waysToOtherViews, [.anyShowing], .view(change))
      + ways(outlets.ofControl, sendersOfEvents.map { AskedName($0) }, .outlet(change))
  }

  /// The ways in which code can pass a view to a missing dependency, which may change the view.
  private func waysOfGiving(_ outlets: HiddenViews.Outlets, _ change: ChangeOfObject) -> [WayOfNaming] {
    if query.seesAllCode(around: file) { return [] }
    return outlets.ofView.map { WayOfNaming(names: [AskedName($0)], place: .outlet(change)) }
  }

  /// The ways in which code can let a view get touches or make a control in it send its action: by an outlet to it, starting from
  /// a view beside it, or by moving a gesture recognizer to another view.
  func waysOfTouching(_ outlets: HiddenViews.Outlets, of control: Int) -> [WayOfNaming] {
    let enablers = ["isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"]
    let movers = ["addGestureRecognizer", "gestureRecognizers", "setGestureRecognizers"]
    let change = ChangeOfObject(object: control, setters: enablers, otherValues: ["false", "NO"])
    return waysOfGiving(outlets, change)
      + ways(outlets.ofView + outlets.ofControl, enablers.map { AskedName($0) }, .outlet(change))
      + ways(waysToOtherViews, enablers.map { AskedName($0) }, .view(change))
      + ways(outlets.ofControl, (sendersOfEvents + movers).map { AskedName($0) }, .outlet(change))
  }

  /// The ways in which code can make a transparent view visible, or a control in it send its action.
  func waysOfFadingIn(_ outlets: HiddenViews.Outlets, of control: Int) -> [WayOfNaming] {
    let setters = ["alpha", "setAlpha"]
    let change = ChangeOfObject(object: control, setters: setters, otherValues: [])
    return waysOfGiving(outlets, change)
      + ways(outlets.ofView, setters.map { AskedName($0) }, .outlet(change))
      + ways(waysToOtherViews, setters.map { AskedName($0) }, .view(change))
      + ways(outlets.ofControl, sendersOfEvents.map { AskedName($0) }, .outlet(change))
  }

  /// The ways in which code can enable a disabled control: by an outlet or a property that leads to it, or starting from a view
  /// beside it. nil for other objects, and where something else may enable the control.
  func waysOfEnabling(_ source: Int) -> [WayOfNaming]? {
    let control = control(withCell: source)
    let parts = [control, cell(ofControl: control)].compactMap { $0 }
    // A menu and a toolbar enable their own items.
    guard parts.contains(where: { outline.objects[$0].isDisabled }),
      parts.allSatisfy({ outline.objects[$0].customClass == nil }),
      !["menuItem", "toolbarItem"].contains(outline.objects[control].element),
      !outline.connections.contains(where: { $0.kind == .binding && $0.source.map(parts.contains) == true })
    else { return nil }
    let change = ChangeOfObject(
      object: control, setters: ["isEnabled", "enabled", "setEnabled"], otherValues: ["false", "NO"])
    return waysOfMaking(change)
  }

  /// The ways in which code can let a user edit or select the text of a label of macOS, which sends its action after an edit. nil
  /// for other objects.
  func waysOfEditing(_ source: Int) -> [WayOfNaming]? {
    let control = control(withCell: source)
    let object = outline.objects[control]
    guard platforms == .macOS, object.element == "textField", object.customClass == nil,
      let cell = cell(ofControl: control).map({ outline.objects[$0] }), cell.customClass == nil,
      !cell.takesText
    else { return nil }
    let change = ChangeOfObject(
      object: control,
      setters: ["isEditable", "editable", "setEditable", "isSelectable", "selectable", "setSelectable"],
      otherValues: ["false", "NO"])
    return waysOfMaking(change)
  }

  /// The ways in which code can perform a segue that belongs to the detail button of a cell without one: by giving the cell that
  /// button, or by the identifier of the segue. nil for other segues, and where the class of the cell is not known.
  func waysOfAccessory(_ segue: Connection) -> [WayOfNaming]? {
    guard segue.kind == .segue, segue.event == "accessoryAction", let cell = segue.source,
      !outline.objects[cell].hasDetailButton, case let chains = chains(ofObject: cell), !chains.isEmpty,
      chains.allSatisfy(\.isKnown)
    else { return nil }
    return settersOfAccessories.map { WayOfNaming(names: [AskedName($0)]) }
      + (segue.name.isEmpty ? [] : query.waysOfNaming(segue.name))
  }

  /// The control of macOS that sends the actions of its cell, by the index of the cell, or any other object itself.
  func control(withCell index: Int) -> Int {
    let object = outline.objects[index]
    return object.key == "cell" ? object.parent ?? index : index
  }

  func cell(ofControl index: Int) -> Int? {
    platforms == .macOS ? objectIndex(withID: outline.child(of: index, key: "cell")?.id) : nil
  }

  /// The ways in which code can change an object: by an outlet or a property that leads to it, or starting from a view beside it.
  /// nil where the uses of an outlet are not collected.
  private func waysOfMaking(_ change: ChangeOfObject) -> [WayOfNaming]? {
    let parts = [change.object, cell(ofControl: change.object)].compactMap { $0 }
    let ofParts = parts.map(outletsToldInCode)
    guard !ofParts.contains(nil), case let outlets = ofParts.flatMap({ $0 ?? [] }).unique else { return nil }
    let setters = change.setters.map { AskedName($0) }
    let key = outline.objects[change.object].key
    return waysOfGiving(HiddenViews.Outlets(ofView: outlets), change)
      + ways(outlets, setters, .outlet(change))
      + ways(([key].compactMap { $0 } + waysToOtherViews).unique, setters, .view(change))
  }
}

/// The ways to objects at the top of a document that nothing shows but code.
extension DocumentContext {
  /// The ways in which code can use each of some objects at the top: by an outlet to the object, or from an object inside by an
  /// outlet to that; nil where something else than outlets of the workspace's classes leads there.
  ///
  /// - Parameters:
  ///   - word: The name of the member that leads from an object inside to the one at the top.
  ///   - isMeant: Whether connections of a kind lead there.
  func waysOfOutlets(
    to tops: [Int], from word: String, where isMeant: (ConnectionContent.Kind) -> Bool = { _ in true }
  ) -> [Int: [WayOfNaming]?] {
    var ways = tops.reduce(into: [Int: [WayOfNaming]?]()) { $0[$1] = .some([]) }
    for (index, connection) in outline.connections.enumerated() where isMeant(connection.kind) {
      guard let source = connection.source, let destination = objectIndex(withID: connection.destination),
        let top = outline.objects(from: destination).last, let known = ways[top] ?? nil,
        outline.objects(from: source).last != top
      else { continue }
      let isOutlet = connection.kind == .outlet || connection.kind == .outletCollection
      if destination == top {
        // The framework shows what its own properties get.
        let name = connection.name
        let isOwn =
          isOutlet && MentionedNames.tell(of: name) && property(ofConnection: index).declaration != nil
        let names = [name, String(setterSelector(name).dropLast())]
        ways[top] =
          isOwn ? known + names.map { WayOfNaming(names: [AskedName($0)], place: .object) } : .some(nil)
      } else if isOutlet {
        let names = [connection.name, word].map { AskedName($0) }
        ways[top] = known + [WayOfNaming(names: names, place: .oneFile)]
      }
    }
    return ways
  }

  /// The ways in which code can show each window of macOS that is hidden at launch, unless something else may show it.
  var waysToHiddenWindows: [Int: [WayOfNaming]] {
    guard platforms == .macOS else { return [:] }
    let bound = Set(outline.connections.filter { $0.kind == .binding }.compactMap(\.source))
    let windows = outline.objects.indices.filter { index in
      let object = outline.objects[index]
      return object.element == "window" && object.parent == nil
        && ["NSWindow", "NSPanel", nil].contains(object.customClass)
        && !bound.contains(index) && isHiddenAtLaunch(object)
    }
    let ways = windows.isEmpty ? [:] : waysOfOutlets(to: windows, from: "window")
    return ways.compactMapValues { known in
      known.map { $0 + waysToAnyWindow.map { WayOfNaming(names: [AskedName($0)]) } }
    }
  }
}

/// The members that give code all windows of an app, or all objects of a nib.
private let waysToAnyWindow = ["windows", "orderedWindows", "topLevelObjects", "instantiate"]

/// The members by which code has a control send its action.
let sendersOfEvents = [
  "sendActions", "sendActionsForControlEvents", "sendAction", "performClick", "becomeFirstResponder",
  "makeFirstResponder",
]
/// The members by which code gives a cell a detail button.
private let settersOfAccessories = [
  "accessoryType", "setAccessoryType", "editingAccessoryType", "setEditingAccessoryType", "accessories",
]
private let waysToOtherViews = ["subviews", "arrangedSubviews", "superview", "viewWithTag", "tableColumns"]
