import AppleFacts
import Index
import Syntax
import Text

extension NameKind {
  /// The `reuseIdentifier` of a cell, by which the code of a scene makes one like it.
  static let cells = NameKind(
    kind: .cell, noun: "reuse identifier", isOfClass: true, mayBeInCodeAlone: true,
    isBoundToScope: { use, scope, file, query in
      // The method of a data source gets the view of the scene, unless code sets another data source.
      guard case .variable(let type) = use.receiver, let element = elementsOfLists[type],
        query.sourceOfCells(around: use.range, in: file) != nil
      else { return false }
      let scenes = scope.chains.flatMap(query.scenes(of:))
      return !scenes.isEmpty && scenes.allSatisfy { query.hasObject(element, inSceneOf: $0) }
    },
    mayReceive: { use, file, query in
      switch use.receiver {
      case .variable(let type): query.isList(type)
      case .own:
        query.ownChains(at: use.range, in: file).allSatisfy { $0.isList != .no }
      case .other, .storyboard, .nib, .cellClass, .ownProperty, .bundle, .new, .unknown: true
      }
    },
    element: nil, attributes: ["reuseIdentifier"],
    declared: { outline, file, query in
      outline.objects.indices.compactMap { index in
        guard let range = outline.objects[index].reuseIdentifierRange,
          let text = outline.objects[index].reuseIdentifier
        else { return nil }
        let controller = outline.objects[index].scene.flatMap(outline.mainObject)
        let chains = controller.map { query.chains(of: outline.objects[$0], in: file) } ?? []
        return DeclaredName(
          text: text, range: range, scope: .classes(chains.filter { !$0.classes.isEmpty }), object: index)
      }
    },
    scope: { use, file, query in
      let chains = query.ownChains(at: use.range, in: file)
      // The table of a data source or of a view may be that of any scene.
      return .classes(chains.allSatisfy { $0.isViewController != .no } ? chains : [])
    })
}

/// The elements of the views with cells, by class.
private let elementsOfLists = ["UITableView": "tableView", "UICollectionView": "collectionView"]

extension Query {
  /// The element of the lists to which the label before a reuse identifier in code belongs: `withIdentifier: "Row"`; nil where no such label
  /// is written.
  func listOfCell(_ use: NameUse, in file: FileID) -> String? {
    guard let text = text(of: file).current, use.range.lower <= text.count else { return nil }
    let before = text[..<use.range.lower].reversed().drop { " \t\n\"@".utf8.contains($0) }
    guard before.first == UInt8(ascii: ":") else { return nil }
    let label = String(decoding: before.dropFirst().prefix(while: Ascii.isWordByte).reversed(), as: UTF8.self)
    if label.hasSuffix("ithReuseIdentifier") { return "collectionView" }
    let ofTables = [
      "withIdentifier", "dequeueReusableCellWithIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier",
    ]
    return ofTables.contains(label) || label.hasPrefix("for") && label.hasSuffix("ReuseIdentifier")
      ? "tableView" : nil
  }

  /// Whether a class is known to be that of a table or a collection. Another one has its own methods of the same names.
  fileprivate func isList(_ name: String) -> Bool {
    elementsOfLists.keys.contains { AppleSDK.isSubclass(name, of: $0, on: .all) }
      || snapshot.classes(called: name).flatMap { chains(of: $0, on: .all) }.contains { $0.isList != .no }
  }

  /// Whether the scene of an object has an object of an element.
  fileprivate func hasObject(_ element: String, inSceneOf use: ClassUse) -> Bool {
    guard let objects = snapshot.interface(use.file)?.objects else { return false }
    return objects.contains { $0.scene == objects[use.object].scene && $0.element == element }
  }
}
