import Index
import Syntax
import Text

/// The ways in which code can have a control send its action that sends none as the document is.
extension DocumentContext {
  /// The ways in which code can name two things together: one of the names, and one of the others.
  private func ways(_ names: [String], _ others: [AskedName]) -> [WayOfNaming] {
    names.flatMap { name in others.map { WayOfNaming(names: [AskedName(name), $0]) } }
  }

  /// The ways in which code can show a hidden view or make a control in it send its action: by an outlet to it, or starting from
  /// a view beside it.
  func waysOfShowing(_ outlets: HiddenViews.Outlets) -> [WayOfNaming] {
    return waysOfGiving(outlets) + ways(outlets.ofView + waysToOtherViews, [.anyShowing])
      + ways(outlets.ofControl, sendersOfEvents.map { AskedName($0) })
  }

  /// The ways in which code can pass a view to a missing dependency, which may show the view or let it get touches.
  private func waysOfGiving(_ outlets: HiddenViews.Outlets) -> [WayOfNaming] {
    query.seesAllCode(around: file) ? [] : outlets.ofView.map { WayOfNaming(names: [AskedName($0)]) }
  }

  /// The ways in which code can let a view get touches or make a control in it send its action: by an outlet to it, starting from
  /// a view beside it, or by moving a gesture recognizer to another view.
  func waysOfTouching(_ outlets: HiddenViews.Outlets) -> [WayOfNaming] {
    let enablers = ["isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"]
    let movers = ["addGestureRecognizer", "gestureRecognizers", "setGestureRecognizers"]
    return waysOfGiving(outlets)
      + ways(outlets.ofView + outlets.ofControl + waysToOtherViews, enablers.map { AskedName($0) })
      + ways(outlets.ofControl, (sendersOfEvents + movers).map { AskedName($0) })
  }

  /// The ways in which code can make a transparent view visible, or a control in it send its action.
  func waysOfFadingIn(_ outlets: HiddenViews.Outlets) -> [WayOfNaming] {
    let setters = ["alpha", "setAlpha"].map { AskedName($0) }
    return waysOfGiving(outlets) + ways(outlets.ofView, setters)
      + ways(waysToOtherViews, setters).map { WayOfNaming(names: $0.names, place: .oneFile) }
      + ways(outlets.ofControl, sendersOfEvents.map { AskedName($0) })
  }

  /// The ways in which code can enable a disabled control: by an outlet or a property that leads to it, or starting from a view
  /// beside it. nil for other objects, and where something else may enable the control.
  func waysOfEnabling(_ control: Int) -> [WayOfNaming]? {
    let object = outline.objects[control]
    // A menu and a toolbar enable their own items.
    guard object.isDisabled, object.customClass == nil,
      !["menuItem", "toolbarItem"].contains(object.element),
      query.seesAllCode(around: file),
      !outline.connections.contains(where: { $0.kind == .binding && $0.source == control })
    else { return nil }
    return waysOfSetting(["isEnabled", "enabled", "setEnabled"], of: object, .anywhere)
  }

  /// The ways in which code can let a user edit or select the text of a label of macOS, which sends its action after an edit. nil
  /// for other objects.
  func waysOfEditing(_ control: Int) -> [WayOfNaming]? {
    let object = outline.objects[control]
    guard platforms == .macOS, object.element == "textField", object.customClass == nil,
      let cell = outline.child(of: control, key: "cell"), cell.customClass == nil, !cell.takesText
    else { return nil }
    return waysOfSetting(
      ["isEditable", "editable", "setEditable", "isSelectable", "selectable", "setSelectable"], of: object,
      .oneFile)
  }

  /// The ways in which code can set a property of an object: by an outlet or a property that leads to it, or starting from a view
  /// beside it.
  private func waysOfSetting(
    _ setters: [String], of object: InterfaceObject, _ place: WayOfNaming.Place
  ) -> [WayOfNaming] {
    let outlets = outline.connections.filter {
      $0.destination == object.id && ($0.kind == .outlet || $0.kind == .outletCollection)
    }.map(\.name)
    return ways(
      (outlets + [object.key].compactMap { $0 } + waysToOtherViews).unique, setters.map { AskedName($0) }
    ).map { WayOfNaming(names: $0.names, place: place) }
  }
}

private let sendersOfEvents = [
  "sendActions", "sendActionsForControlEvents", "sendAction", "performClick", "becomeFirstResponder",
  "makeFirstResponder",
]
private let waysToOtherViews = ["subviews", "arrangedSubviews", "superview", "viewWithTag", "tableColumns"]
