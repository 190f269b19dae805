import Index
import Syntax
import Text

/// An entry of a table for an object that the document lacks.
struct StaleTranslation {
  var entry: TranslationTable.Entry
  /// The object that has the text now and that no entry translates; nil for none.
  var newID: String?
}

private let staleTable = CacheTable<FileID, [StaleTranslation]>(isBounded: true)

extension Query {
  /// The documents that a table translates: those with its name beside its folder, else all with its name. Empty if the language
  /// has a complete document.
  func documents(translatedBy table: FileID) -> [FileID] {
    let path = snapshot.path(of: table)
    let names = snapshot.nameIndex.documents
    let named = [documentName(path)].flatMap {
      Array(names.storyboards[$0, default: []]) + Array(names.xibs[simpleName($0), default: []])
    }.filter {
      stem(snapshot.path(of: $0)) == stem(path) && snapshot.isOwn($0)
    }.unique.sorted()
    func place(_ path: String) -> String { folder(of: pathIgnoringLanguage(path)) }
    if named.contains(where: { folder(of: snapshot.path(of: $0)) == folder(of: path) }) { return [] }
    let near = named.filter { place(snapshot.path(of: $0)) == place(path) }
    return near.isEmpty ? named : near
  }

  /// The places of the keys in tables that translate the texts of an object.
  func translations(of object: DocumentObject) -> [Location] {
    tables(translating: object.file).flatMap { file in
      translations(in: file).entries.filter { $0.id == object.id }.map {
        Location(file: file, range: $0.keyRange)
      }
    }
  }

  /// The tables of all languages that translate a document.
  package func tables(translating document: FileID) -> [FileID] {
    snapshot.nameIndex.documents.translations[documentName(snapshot.path(of: document)), default: []].sorted()
      .filter { documents(translatedBy: $0).contains(document) }
  }

  /// The object whose text a key in a table translates.
  func translatedObject(at offset: Int, in file: FileID) -> SymbolOccurrence? {
    guard let entry = translations(in: file).entries.first(where: { $0.keyRange.touches(offset) }) else {
      return nil
    }
    let objects = documents(translatedBy: file).compactMap { document in
      snapshot.interface(document)?.objectIndex(withID: entry.id).map {
        Symbol.object(DocumentObject(file: document, id: entry.id, index: $0))
      }
    }
    return SymbolOccurrence(range: entry.keyRange, role: .reference, side: .document, symbols: objects)
  }

  package func translations(in file: FileID) -> TranslationTable {
    let bytes = text(of: file).bytes ?? []
    return snapshot.path(of: file).hasSuffix(".xcstrings")
      ? TranslationTable(catalog: bytes) : TranslationTable(bytes)
  }

  /// The entries of a table for deleted objects; empty where that is not certain.
  func staleTranslations(in file: FileID) -> [StaleTranslation] {
    answer(to: file, in: staleTable) { findStaleTranslations(in: file) }
  }

  private func findStaleTranslations(in file: FileID) -> [StaleTranslation] {
    let documents = documents(translatedBy: file)
    let isRead = documents.allSatisfy { snapshot.interface($0)?.problems.isEmpty == true }
    let table = translations(in: file)
    guard isRead, !documents.isEmpty, !table.isDamaged else { return [] }
    let unlisted = table.entries.filter { entry in
      !documents.contains { objectIndices(in: $0)[entry.id] != nil }
    }
    // An outline omits some elements with an id, so the text is searched as well.
    let isOther: (TranslationTable.Entry) -> Bool = { entry in
      let search = SearchText(Array("id=\"\(entry.id)\"".utf8))
      return documents.contains { search.occurs(in: self.text(of: $0).bytes ?? []) }
    }
    let stale = unlisted.filter { !isOther($0) }
    // A table of the same name may be for code alone.
    guard stale.count < table.entries.count || stale.contains(where: { $0.commentRange != nil }) else {
      return []
    }
    return paired(stale, table, documents)
  }

  /// The entries with the objects that have their texts now. If several texts are equal, their objects count only if their
  /// translations are equal as well.
  private func paired(
    _ stale: [TranslationTable.Entry], _ table: TranslationTable, _ documents: [FileID]
  ) -> [StaleTranslation] {
    var result = stale.map { StaleTranslation(entry: $0) }
    let keys = Set(table.entries.map { $0.id + "." + $0.property })
    let lost = stale.indices.filter { stale[$0].base != nil && stale[$0].base != stale[$0].value }
    let groups = Dictionary(grouping: lost) {
      [stale[$0].property, stale[$0].base ?? "", stale[$0].element ?? ""]
    }
    if groups.isEmpty { return result }
    let roots = documents.compactMap { DocumentTree(text(of: $0).current ?? []).root }
    let elements = roots.flatMap { $0.descendants }
    for (text, entries) in groups {
      let objects = elements.compactMap { element -> String? in
        guard element.has("id"), let id = element["id"], !keys.contains(id + "." + text[0]),
          text[2].isEmpty || element.name == text[2]
        else { return nil }
        return element.text(ofKey: text[0][...]) == text[1] ? id : nil
      }.unique
      let values = Set(entries.map { stale[$0].value })
      guard values.count == 1, entries.count == 1 && objects.count == 1 || objects.count == entries.count
      else { continue }
      for (index, id) in zip(entries, objects) { result[index].newID = id }
    }
    return result
  }
}

/// The name of a file without its extension.
private func stem(_ path: String) -> String {
  let name = shownName(of: path)
  return name.utf8.lastIndex(of: 0x2E).map { String(name[..<$0]) } ?? name
}

extension DocumentElement {
  /// The text that a key of a table translates: `text`, `normalTitle` of a state, `headerCell.title` of an object inside; nil for
  /// none.
  func text(ofKey key: Substring) -> String? {
    if let dot = key.firstIndex(of: ".") {
      let part = children.first { $0["key"].map { $0[...] == key[..<dot] } == true }
      return part?.text(ofKey: key[key.index(after: dot)...])
    }
    if let own = attributes.first(where: { $0.name[...] == key }) { return own.value }
    for child in children {
      if child.name == "segments",
        let segment = child.children.enumerated().first(where: { key == "segmentTitles[\($0.offset)]" })
      {
        return segment.element["title"]
      }
      guard let name = child["key"] else { continue }
      if child.name == "state", key == name + "Title" { return child["title"] }
      if name[...] == key, child.name == "string" || child.name == "mutableString" { return child.text }
    }
    return nil
  }
}
