import Index
import Syntax

extension DocumentContext {
  /// The evidence that gives a finding about a prototype cell some weight if code of the scene's controller, or of a view around
  /// the table, registers cells itself; nil for other objects.
  ///
  /// A registered class or nib replaces the prototype with the same identifier, which is never made then.
  func registration(insteadOf object: Int?, weighing verdict: Evidence.Verdict) -> Evidence? {
    guard let object, let prototype = outline.prototype(around: object),
      let main = outline.objects[object].scene.flatMap(outline.mainObject)
    else { return nil }
    let owners = (outline.objects(from: prototype).dropFirst() + [main]).unique.flatMap(chains(ofObject:))
      .compactMap(\.classes.first)
    let names = ["register", "registerClass", "registerNib"].map { AskedName($0) }
    return Evidence(names: names) { query in
      let files = owners.reduce(into: Set<FileID>()) { $0.formUnion(query.familyFiles(of: $1)) }
      let registers = names.contains { name in files.contains { query.snapshot.finds(name, inUseIn: $0) } }
      return registers ? verdict : .holds
    }
  }
}

extension InterfaceOutline {
  /// Whether an object is a prototype, which code looks up by an identifier: a cell of a table or a collection. Static cells lie
  /// in sections.
  func isPrototype(_ index: Int) -> Bool {
    guard objects[index].element.hasSuffix("ViewCell"), let parent = objects[index].parent else {
      return false
    }
    return objects[parent].element != "tableViewSection"
  }

  /// Whether an object is a prototype in a table or a collection, rather than a cell that lies among other views.
  func isRepeated(_ index: Int) -> Bool {
    isPrototype(index) && ["tableView", "collectionView"].contains(object(objects[index].parent)?.element)
  }

  /// The prototype cell that an object is, or the innermost one around it.
  func prototype(around index: Int) -> Int? { objects(from: index).first(where: isPrototype) }

  /// An object and the objects around it, the innermost first.
  func objects(from index: Int) -> [Int] { Array(sequence(first: index) { objects[$0].parent }) }
}
