import Syntax
import Text

/// The lists of stack views and split views of macOS that contain a part for each view, with the part for a new view.
private let listsBesideViews: [String: [(list: String, part: String)]] = [
  "stackView": [
    ("visibilityPriorities", #"<integer value="1000"/>"#),
    ("customSpacing", #"<real value="3.4028234663852886e+38"/>"#),
  ],
  "splitView": [("holdingPriorities", #"<real value="250"/>"#)],
]

extension DocumentEditor {
  /// Throws unless views can be inserted into a holder and removed: each list beside its views needs one part for each view.
  func requireParts(of holder: DocumentElement?) throws(OperationRefusal) {
    guard isMac, let holder, let lists = listsBesideViews[holder.name] else { return }
    if holder.name == "stackView", !holder.has("distribution") {
      throw OperationRefusal(
        "the views of \(described(holder)) are in areas of gravity, and can't be changed; set its 'distribution' first"
      )
    }
    let count = holder.child("subviews")?.children.count { _ in true } ?? 0
    for (name, _) in lists {
      guard let list = holder.child(name), list.children.count(where: { _ in true }) != count else {
        continue
      }
      throw OperationRefusal("'\(name)' of \(described(holder)) has not as many parts as there are views")
    }
  }

  /// The parts that belong to a view in the lists beside it.
  func parts(of view: DocumentElement) -> [DocumentElement] {
    guard isMac, let views = view.parent, views.name == "subviews", let holder = views.parent,
      let index = Array(views.children).firstIndex(of: view)
    else { return [] }
    return (listsBesideViews[holder.name] ?? []).compactMap { list, _ in
      holder.child(list)?.children.dropFirst(index).first { _ in true }
    }
  }

  /// Inserts the parts of a view that was inserted into a holder into the lists beside the holder's views.
  ///
  /// - Parameters:
  ///   - parts: The parts by list; nil for the parts of a new view.
  ///   - count: The number of other views.
  mutating func insertParts(
    _ parts: [String: ElementLines]?, at index: Int, of id: String, besides count: Int
  ) throws(OperationRefusal) {
    guard isMac, let lists = listsBesideViews[try element(id).name] else { return }
    for (name, part) in lists {
      let holder = try element(id)
      let list = holder.child(name)
      // A split view may lack the list of holding priorities.
      if list == nil, count > 0 || holder.name == "splitView" { continue }
      let next = list?.children.dropFirst(index).first { _ in true }
      try insert(parts?[name] ?? ElementLines([part]), intoList: name, of: holder) { $0 == next }
    }
  }
}
