import Index
import Syntax

extension DocumentContext {
  /// The weight of a finding about a prototype cell where code of the scene's controller registers cells itself; nil for other
  /// objects.
  ///
  /// A registered class or nib takes the place of the prototype with its identifier, which is never made then.
  func registration(insteadOf object: Int?, weighing verdict: Evidence.Verdict) -> Evidence? {
    guard let object, outline.isInPrototype(object),
      let main = outline.objects[object].scene.flatMap(outline.mainObject)
    else { return nil }
    let owners = chains(ofObject: main).compactMap(\.classes.first)
    let names = ["register", "registerClass", "registerNib"].map { AskedName($0) }
    return Evidence(names: names) { query in
      let files = owners.reduce(into: Set<FileID>()) { $0.formUnion(query.familyFiles(of: $1)) }
      let registers = names.contains { name in
        files.contains { query.snapshot.code($0)?.findMention(of: name)?.contains(.inUse) == true }
      }
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

  /// Whether an object is a prototype cell, or lies in one.
  func isInPrototype(_ index: Int) -> Bool {
    var next: Int? = index
    while let known = next {
      if isPrototype(known) { return true }
      next = objects[known].parent
    }
    return false
  }
}
