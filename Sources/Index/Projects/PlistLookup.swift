import Syntax

/// What the names in an `Info.plist` lead to, and what leads there.
extension Resolver {
  /// The classes that a value may name. With `$(PRODUCT_MODULE_NAME)` before it that is a Swift class of the
  /// targets that have the plist, which is not compared: the plist's targets are often told by settings out of
  /// sight. With no module it is the class's name in Objective-C.
  package func classes(named reference: PlistReference) -> [TypeID] {
    guard reference.kind == .class else { return [] }
    let links = snapshot.links
    var result = Array(links.objcNames[reference.name, default: []])
    for id in links.types[reference.name, default: []] where !result.contains(id) {
      guard let type = snapshot.type(id), type.name == reference.name else { continue }
      if let module = reference.module, !module.utf8.contains(UInt8(ascii: "$")) {
        let names = targets(compiling: id.file).map(\.moduleNames)
        if !names.isEmpty, names.allSatisfy({ !$0.isEmpty && !$0.contains(module) }) { continue }
      }
      // A Swift class without `@objc(Name)` has its module in its name.
      if reference.module == nil, snapshot.code(id.file)?.language == .swift { continue }
      result.append(id)
    }
    return result.filter { snapshot.type($0)?.kind == .class }.sorted()
  }

  /// The documents that a value may name, localised copies and those for other devices among them.
  package func documents(named reference: PlistReference) -> [FileID] {
    let links = snapshot.links
    switch reference.kind {
    case .class: return []
    case .storyboard: return links.storyboards[reference.name, default: []].sorted()
    case .nib:
      return links.xibs[ownerName(reference.name), default: []]
        .filter { documentName(snapshot[$0]?.path ?? "") == reference.name }.sorted()
    }
  }

  /// Where the workspace's plists and settings name a class, by file and place.
  package func plistReferences(to id: TypeID) -> [InFile<PlistReference>] {
    guard let type = snapshot.type(id), type.kind == .class else { return [] }
    return plistReferences.filter {
      ($0.value.name == type.name || $0.value.name == type.objcName) && classes(named: $0.value).contains(id)
    }
  }

  /// The same for a document.
  package func plistReferences(toDocument file: FileID) -> [InFile<PlistReference>] {
    plistReferences.filter { documents(named: $0.value).contains(file) }
  }
}
