import Syntax
import Text

/// Elements that Interface Builder leaves out where there is nothing in them.
private let omittedIfEmpty: Set<String> = [
  "subviews", "constraints", "connections", "mask", "variation", "resources", "gestureRecognizers",
  "inferredMetricsTieBreakers",
]

extension DocumentEditor {
  func disconnect(_ id: String) throws(OperationRefusal) -> [Edit] {
    let connection = try element(id)
    guard connection.parent?.name == "connections" else {
      throw OperationRefusal("\(described(connection)) is an object; use 'remove'")
    }
    return try removal(of: connection, asConnection: true).edits
  }

  func remove(_ id: String, _ notes: inout [String]) throws(OperationRefusal) -> [Edit] {
    let object = try element(id)
    switch object.parent?.name {
    case "connections": throw OperationRefusal("\(described(object)) is a connection; use 'disconnect'")
    case "subviews", "constraints", "gestureRecognizers": break
    default:
      throw OperationRefusal(
        "\(described(object)) can't be removed: only views inside of others, gesture recognizers and constraints can"
      )
    }
    let holder = object.parent?.parent
    if object.parent?.name == "subviews", isMac, ["stackView", "splitView"].contains(holder?.name ?? "") {
      throw OperationRefusal(
        "\(described(object)) can't be removed: its \(holder?.name ?? "") has lists beside its views that have as many parts"
      )
    }
    let (edits, along) = try removal(of: object, asConnection: false)
    notes += along.map { "removed with \(described(object)): \(described($0))" }
    return edits
  }

  /// Removes an element and what can't be without it.
  private func removal(
    of first: DocumentElement, asConnection: Bool
  ) throws(OperationRefusal) -> (edits: [Edit], along: [DocumentElement]) {
    guard let root = tree.root else { return ([], []) }
    // Whether each element goes, by its index.
    var isGone = [Bool](repeating: false, count: tree.elementCount)
    var gone: Set<String> = []
    var along: [DocumentElement] = []
    var ranges: [DocumentElement] = []
    func take(_ element: DocumentElement) {
      if isGone[element.index] { return }
      ranges.append(element)
      for one in [element] + Array(element.descendants) {
        isGone[one.index] = true
        if let id = one["id"] { gone.insert(id) }
      }
    }
    take(first)
    // Each round takes what names something that went in the last one, such as an outlet of a constraint of a view.
    let rounds = 8
    for round in 0... {
      let known = gone.count
      for element in root.descendants where !isGone[element.index] && isNaming(element, gone) {
        guard isDependent(element) else {
          throw OperationRefusal(
            "\(described(first)) can't be removed: \(described(element)) names it; change that first")
        }
        take(element)
        if element["id"] != nil { along.append(element) }
      }
      if gone.count == known { break }
      if round >= rounds {
        throw OperationRefusal("\(described(first)) can't be removed: too much depends on it")
      }
    }
    takeResources(of: root, isGone, take)
    for element in ranges {
      // A group that is left empty goes, and the one around it.
      var parent = element.parent
      while let group = parent, omittedIfEmpty.contains(group.name),
        group.children.allSatisfy({ isGone[$0.index] })
      {
        take(group)
        parent = group.parent
      }
    }
    let whole = ranges.filter { element in element.parent.map { !isGone[$0.index] } ?? true }
    return (joined(whole.map { text.wholeLines($0.range) }).map { Edit($0, "") }, along)
  }

  /// Whether an attribute of an element, other than its own id, is one of some ids.
  private func isNaming(_ element: DocumentElement, _ ids: Set<String>) -> Bool {
    element.attributes.contains {
      $0.name != "id" && $0.name != "userLabel" && isID($0.name) && ids.contains($0.value)
    }
  }

  private func isID(_ attribute: String) -> Bool {
    [
      "destination", "target", "firstItem", "secondItem", "reference", "initialViewController",
      "popoverAnchorView", "popoverAnchorBarButtonItem",
    ].contains(attribute) || attribute.hasSuffix("View") || attribute.hasSuffix("Item")
      || attribute.hasSuffix("Cell") || attribute.hasSuffix("Column") || attribute.hasSuffix("Guide")
  }

  /// Whether an element that names a removed object goes with it.
  private func isDependent(_ element: DocumentElement) -> Bool {
    switch element.name {
    case "constraint": element["firstItem"] != nil || element["secondItem"] != nil
    case "outlet", "outletCollection", "action", "segue", "binding", "exclude", "include":
      element["popoverAnchorView"] == nil && element["popoverAnchorBarButtonItem"] == nil
    default: false
    }
  }

  /// Takes the images and colors that only removed elements used.
  private func takeResources(
    of root: DocumentElement, _ isGone: [Bool], _ take: (DocumentElement) -> Void
  ) {
    guard let resources = root.child("resources") else { return }
    let names = Set(resources.children.compactMap { $0["name"] })
    var (lost, used) = (Set<String>(), Set<String>())
    let own = resources.range
    for element in root.descendants where element.range.lower < own.lower || element.range.lower >= own.upper
    {
      for attribute in element.attributes where names.contains(attribute.value) {
        if isGone[element.index] { lost.insert(attribute.value) } else { used.insert(attribute.value) }
      }
    }
    let unused = lost.subtracting(used)
    for resource in resources.children where resource["name"].map(unused.contains) == true { take(resource) }
  }
}

/// Ranges in order, where those that touch or overlap are one.
private func joined(_ ranges: [ByteRange]) -> [ByteRange] {
  var result: [ByteRange] = []
  for range in ranges.sorted(by: { $0.lower < $1.lower }) {
    if let last = result.last, range.lower <= last.upper {
      result[result.count - 1].upper = max(last.upper, range.upper)
    } else {
      result.append(range)
    }
  }
  return result
}
