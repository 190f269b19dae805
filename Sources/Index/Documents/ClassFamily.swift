import AppleFacts
import Syntax

private let familyTable = CacheTable<String, Set<FileID>>()

extension Resolver {
  /// The documents in which objects can be of a class of that name or of one derived from it.
  package func documents(usingClassOrSubclassesOf name: String) -> Set<FileID> {
    if let known = documentCaches.answer(to: name, in: familyTable) { return known }
    let nameIndex = snapshot.nameIndex
    var result: Set<FileID> = []
    var seen: Set<String> = []
    var queue = [name]
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      result.formUnion(nameIndex.documents.byClass[name, default: []])
      // Nothing checks the owner that a nib names.
      result.formUnion(nameIndex.documents.xibs[name, default: []])
      if name.hasSuffix("Controller") {
        result.formUnion(nameIndex.documents.xibs[String(name.dropLast(10)), default: []])
      }
      for id in nameIndex.types.subtypes[name, default: []] {
        if let type = snapshot.type(id), type.kind == .class { queue.append(simpleName(type.name)) }
      }
      for id in nameIndex.types.byName[name, default: []] {
        if let objcName = snapshot.type(id)?.objcName { queue.append(objcName) }
      }
      for alias in nameIndex.types.aliasesOfTarget[name, default: []] {
        guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
          continue
        }
        queue.append(simpleName(outline.aliases[alias.index].name))
      }
    }
    documentCaches.keep(result, to: name, in: familyTable)
    return result
  }
}
