import Index
import Syntax
import Text

extension Query {
  /// The edits after which documents still lead to their classes when some files have other paths.
  ///
  /// In a package, and in a folder that a project synchronizes with the disk, the module of a class depends on the folder of its
  /// file. A class that was not found before is left alone, and so is one that several modules may lead to.
  ///
  /// - Parameter moves: The files, with their new paths.
  package func moduleEdits(moving moves: [(file: FileID, path: String)]) -> [FileEdits] {
    var moved: [(file: FileID, source: SourceFile)] = []
    var names: Set<String> = []
    for (file, path) in moves {
      guard var source = snapshot[file], source.path != path else { continue }
      source.path = path
      moved.append((file, source))
      for type in source.facts.code?.types ?? [] where type.kind == .class { names.insert(type.name) }
    }
    let movedFiles = Set(moved.map(\.file))
    let documents = names.reduce(into: movedFiles) {
      $0.formUnion(snapshot.nameIndex.documents.byClass[$1, default: []])
    }
    if documents.allSatisfy({ snapshot.ownInterface($0) == nil }) { return [] }
    // The files are removed and added in two steps, since cached facts about paths remain valid until a path comes or goes.
    let without = snapshot.applying(moved.map { snapshot.change($0.file, to: nil) })
    let after = about(without.applying(moved.map { without.change($0.file, to: $0.source) }))
    var result: [FileEdits] = []
    for file in documents.sorted() {
      guard let outline = snapshot.ownInterface(file) else { continue }
      let concerned = outline.classReferences.filter { movedFiles.contains(file) || names.contains($0.name) }
      if concerned.isEmpty || isAbandoned() { continue }
      let contexts = [self, after].map {
        DocumentContext(file: file, outline: outline, query: $0)
      }
      let classes = concerned.compactMap { reference -> ClassChange? in
        guard contexts[0].moduleFault(of: reference) == nil else { return nil }
        let modules = contexts[1].rightModules(of: reference)
        return modules.count == 1 ? ClassChange(reference, to: reference.name, modules[0]) : nil
      }
      let edits = contexts[0].edits { editor throws(OperationRefusal) in try editor.setClasses(classes) }
      if !edits.isEmpty { result.append(FileEdits(file: file, edits: edits)) }
    }
    return result
  }
}
