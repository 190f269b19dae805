import Index
import Syntax

/// The views that are hidden, with what lies in them, until code shows them.
struct HiddenViews {
  private let outline: InterfaceOutline
  /// The names of the outlets that lead to an object, by its id.
  private var outlets: [String: [String]] = [:]
  /// The views of gesture recognizers, by the ids of these.
  private var recognizers: [String: [Int]] = [:]
  /// The objects with a binding, which may show them.
  private var bound: Set<Int> = []

  /// nil for a document without such views.
  init?(_ outline: InterfaceOutline) {
    let isHidden = outline.objects.indices.contains {
      outline.objects[$0].isHidden && outline.objects[$0].element != "menuItem"
    }
    guard isHidden else { return nil }
    self.outline = outline
    for connection in outline.connections {
      switch connection.kind {
      case .binding: if let source = connection.source { bound.insert(source) }
      case .outlet, .outletCollection:
        guard let id = connection.destination, let source = connection.source else { continue }
        if connection.name == "gestureRecognizers" {
          recognizers[id, default: []].append(source)
        } else {
          outlets[id, default: []].append(connection.name)
        }
      default: break
      }
    }
  }

  /// The names of the outlets that lead to an object or the hidden views around it; nil where it is not hidden, or something
  /// else than these outlets may show it.
  func outlets(ofSource index: Int?) -> [String]? {
    guard let index, outline.objects.indices.contains(index) else { return nil }
    let id = outline.objects[index].id
    guard let views = recognizers[id] else { return names(around: index) }
    guard views.count <= Self.most else { return nil }
    var result = outlets[id] ?? []
    for view in views {
      guard let names = names(around: view) else { return nil }
      result += names
    }
    return result.unique
  }

  private func names(around start: Int) -> [String]? {
    var (names, known): ([String], Int?) = ([], nil)
    var (next, depth): (Int?, Int) = (start, 0)
    while let index = next {
      let object = outline.objects[index]
      depth += 1
      names += outlets[object.id] ?? []
      if depth > Self.most || names.count > Self.most { return nil }
      if object.isHidden, object.element != "menuItem" {
        // A property such as `tableFooterView` leads there, too, and its class or a binding may show it.
        if object.key != nil || object.customClass != nil || bound.contains(index) { return nil }
        known = names.count
      }
      next = object.parent
    }
    return known.map { Array(names.prefix($0)).unique }
  }

  /// The parents and outlets to look at for each connection; beyond, a view counts as shown.
  private static let most = 64
}
