import Index
import Syntax

/// The views that are hidden or get no touches until code changes that, with the views inside of them.
struct HiddenViews {
  private let document: DocumentContext
  /// Whether the view at an index is hidden itself. The function takes an index, since copying every object would take long.
  private let isMeant: (Int) -> Bool
  /// The objects with a binding, which may show hidden views.
  private let bound: Set<Int>

  private var outline: InterfaceOutline { document.outline }

  /// nil for a document without hidden views.
  init?(_ document: DocumentContext, where isMeant: @escaping (Int) -> Bool) {
    guard document.outline.objects.indices.contains(where: isMeant) else { return nil }
    self.document = document
    self.isMeant = isMeant
    bound = Set(document.outline.connections.filter { $0.kind == .binding }.compactMap(\.source))
  }

  /// The outlets by which code can act on a control in hidden views.
  struct Outlets {
    /// The outlets that lead to one of the hidden views, which has to be shown.
    var ofView: [String] = []
    /// The outlets that lead to the control.
    var ofControl: [String] = []
  }

  /// The outlets by which code can show the views around an object, or send its action; nil where the object is not hidden, or
  /// something else than these outlets may show it.
  func outlets(ofSource index: Int?) -> Outlets? {
    guard let index, outline.objects.indices.contains(index) else { return nil }
    let ofRecognizer = document.outlets(to: index).filter { $0.name == nameOfRecognizers }
    let views = ofRecognizer.isEmpty ? [index] : ofRecognizer.compactMap(\.source)
    guard views.count <= Self.most else { return nil }
    var result = Outlets(ofControl: names(ofOutletsTo: index))
    for view in views {
      guard let names = outletsOfHidden(around: view) else { return nil }
      result.ofView += names
    }
    result.ofView = result.ofView.unique
    // Uses of names that begin like a type's are not collected.
    return (result.ofView + result.ofControl).allSatisfy(MentionedNames.tell) ? result : nil
  }

  private func names(ofOutletsTo object: Int) -> [String] {
    document.outlets(to: object).map(\.name).filter { $0 != nameOfRecognizers }
  }

  /// The outlets to the hidden view around an object to which the fewest outlets lead; each hidden view around it has to be
  /// shown.
  private func outletsOfHidden(around start: Int) -> [String]? {
    var fewest: [String]?
    var (next, depth): (Int?, Int) = (start, 0)
    while let index = next {
      let object = outline.objects[index]
      depth += 1
      if depth > Self.most { return nil }
      if isMeant(index) {
        let names = names(ofOutletsTo: index)
        // A property such as `tableFooterView` leads there, too, code gets cells and whole nibs without an outlet, and the class
        // of a view or a binding may show it.
        if names.count > Self.most || object.key != nil || object.customClass != nil || bound.contains(index)
          || object.parent == nil || outline.isPrototype(index)
        {
          return nil
        }
        if names.count < fewest?.count ?? .max { fewest = names }
      }
      next = object.parent
    }
    return fewest
  }

  /// The greatest number of parents and of outlets that the search follows for a connection; beyond it, a view counts as shown.
  private static let most = 64
}

/// The property by which views have their gesture recognizers, which code does not read as an outlet.
private let nameOfRecognizers = "gestureRecognizers"
