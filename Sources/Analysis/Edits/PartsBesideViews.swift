import Syntax
import Text

/// The lists of stack views and split views of macOS that have a part for each view, and what a new view has there.
private let listsBesideViews: [String: [(list: String, part: String)]] = [
  "stackView": [
    ("visibilityPriorities", #"<integer value="1000"/>"#),
    ("customSpacing", #"<real value="3.4028234663852886e+38"/>"#),
  ],
  "splitView": [("holdingPriorities", #"<real value="250"/>"#)],
]

extension DocumentEditor {
  /// Whether views can be put into a holder and taken out: lists beside them have as many parts.
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

  /// The parts of a view in the lists beside it.
  func parts(of view: DocumentElement) -> [DocumentElement] {
    guard isMac, let views = view.parent, views.name == "subviews", let holder = views.parent,
      let index = Array(views.children).firstIndex(of: view)
    else { return [] }
    return (listsBesideViews[holder.name] ?? []).compactMap { list, _ in
      holder.child(list)?.children.dropFirst(index).first { _ in true }
    }
  }

  /// Puts the parts of a view that was put into a holder into the lists beside its views.
  ///
  /// - Parameters:
  ///   - parts: By their lists; nil for those of a new view.
  ///   - count: How many views there were before.
  mutating func insertParts(
    _ parts: [String: ElementLines]?, at index: Int, of id: String, besides count: Int
  ) throws(OperationRefusal) {
    guard isMac, let lists = listsBesideViews[try element(id).name] else { return }
    for (name, part) in lists {
      let holder = try element(id)
      let list = holder.child(name)
      // The holding priorities of a split view need not be there.
      if list == nil, count > 0 || holder.name == "splitView" { continue }
      let next = list?.children.dropFirst(index).first { _ in true }
      try insert(parts?[name] ?? ElementLines([part]), intoList: name, of: holder) { $0 == next }
    }
  }
}
