import Syntax

/// A text of a document with its translations.
package struct TranslatedText: Hashable, Sendable {
  /// The text of one language.
  package struct Translation: Hashable, Sendable {
    package var language: String
    package var value: String
    /// The document's text that was translated; nil where the table does not state it.
    package var base: String?

    package init(language: String, value: String, base: String?) {
      self.language = language
      self.value = value
      self.base = base
    }
  }

  /// The object and its property in the form of tables: `abc-12-xyz.text`.
  package var key: String
  /// The element of the object; nil for an object that the document lacks.
  package var element: String?
  /// The text in the document; nil where the property is not found.
  package var base: String?
  package var translations: [Translation]

  /// The translations whose original text differs from the document's text.
  package var outdated: [Translation] {
    translations.filter { $0.base != nil && base != nil && $0.base != base }
  }
}

/// The visible texts of a document in order, and then the texts of tables for deleted objects.
package func translatedTexts(
  of document: DocumentTree, _ translations: [(key: String, translation: TranslatedText.Translation)]
) -> [TranslatedText] {
  let byKey = Dictionary(grouping: translations, by: \.key).mapValues { $0.map(\.translation) }
  var properties: [String: Set<String>] = [:]
  for key in byKey.keys {
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 { properties[parts[0], default: []].insert(parts[1]) }
  }
  var result: [TranslatedText] = []
  var found: Set<String> = []
  if let root = document.root {
    for element in root.descendants where element.parent?.name != "connections" {
      guard let id = element["id"] else { continue }
      for property in properties[id, default: []].union(element.textProperties).sorted() {
        let key = id + "." + property
        let base = element.text(ofKey: property[...])
        guard byKey[key] != nil || base?.isEmpty == false, found.insert(key).inserted else { continue }
        result.append(
          TranslatedText(key: key, element: element.name, base: base, translations: byKey[key, default: []]))
      }
    }
  }
  let gone = byKey.filter { !found.contains($0.key) }.sorted { $0.key < $1.key }
  return result + gone.map { TranslatedText(key: $0, element: nil, base: nil, translations: $1) }
}

extension DocumentElement {
  /// The properties that Interface Builder searches for text to translate.
  fileprivate var textProperties: [String] {
    let own = ["text", "title", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle"]
    var result = own.filter { text(ofKey: $0[...]) != nil }
    for child in children {
      if child.name == "state", let key = child["key"], child.has("title") { result.append(key + "Title") }
      if child.name == "buttonConfiguration", child.has("title") { result.append("configuration.title") }
      if child.name == "segments" {
        result += child.children.enumerated().map { "segmentTitles[\($0.offset)]" }
      }
    }
    return result
  }
}
