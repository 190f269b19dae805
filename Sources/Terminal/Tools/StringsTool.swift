import Analysis
import Index
import Rules
import Syntax
import World

extension Tool {
  /// The texts of a document in all languages.
  static let strings = Tool(
    name: "ib_strings",
    description:
      "Texts of a document by ObjectID.property, with each language's from .strings and .xcstrings: missing, outdated, of removed objects.",
    parameters: [
      .document, ToolParameter(name: "language", kind: .string),
      ToolParameter(name: "problems", kind: .boolean, description: "only texts with one"),
    ] + ToolParameter.bounds
  ) { call, context throws(ToolRefusal) in
    let document = try context.document(try call.needed("document"))
    var translations = try translations(of: document, context)
    if let language = call.string("language") {
      let known = Set(translations.map(\.translation.language)).sorted()
      guard known.contains(language) else {
        throw ToolRefusal(
          message: "'\(document.shown)' has no texts in '\(language)'; there are "
            + (known.isEmpty ? "no translations" : known.joined(separator: ", ")))
      }
      translations.removeAll { $0.translation.language != language }
    }
    let languages = Set(translations.map(\.translation.language)).sorted()
    let texts = translatedTexts(of: DocumentTree(document.bytes), translations)
    let shown = texts.filter { !call.flag("problems") || $0.hasProblem(languages) }
    return ToolAnswer(
      text: boundedText([summary(of: texts, languages)] + shown.map { $0.line(languages) }, call))
  }
}

/// The translations of a document in its tables and in its string catalog.
private func translations(
  of document: ToolDocument, _ context: ToolContext
) throws(ToolRefusal) -> [(key: String, translation: TranslatedText.Translation)] {
  var result: [(key: String, translation: TranslatedText.Translation)] = []
  for workspace in try context.allWorkspaces() where workspace.target.root == document.root {
    let snapshot = workspace.loaded.snapshot
    func path(_ file: FileID) -> String { document.root + "/" + snapshot.path(of: file) }
    for file in workspace.documents where path(file) == document.path {
      for table in workspace.query.tables(translating: file) {
        if path(table).hasSuffix(".xcstrings") {
          if let json: JSON = decoded(workspace.query.text(of: table).bytes ?? []) {
            result += catalogTexts(json)
          }
          continue
        }
        let language = fileName(folder(of: path(table))).split(separator: ".").dropLast()
        for entry in workspace.query.translations(in: table).entries {
          result.append(
            (
              entry.id + "." + entry.property,
              TranslatedText.Translation(
                language: language.joined(separator: "."), value: entry.value, base: entry.base)
            ))
        }
      }
    }
  }
  return result
}

/// The translations in a string catalog, without those in its source language.
private func catalogTexts(_ catalog: JSON) -> [(key: String, translation: TranslatedText.Translation)] {
  let source = catalog["sourceLanguage"]?.string ?? "en"
  var result: [(key: String, translation: TranslatedText.Translation)] = []
  for (key, entry) in catalog["strings"]?.object ?? [:] {
    let texts = entry["localizations"]?.object ?? [:]
    let base = texts[source]?["stringUnit"]?["value"]?.string
    for (language, text) in texts where language != source {
      // If a text varies with a number or a device, it has no single value.
      let value = text["stringUnit"]?["value"]?.string ?? "…"
      result.append((key, TranslatedText.Translation(language: language, value: value, base: base)))
    }
  }
  return result
}

private func summary(of texts: [TranslatedText], _ languages: [String]) -> String {
  let present = texts.filter { $0.element != nil }
  var parts = ["\(present.count) text\(present.count == 1 ? "" : "s")"]
  for language in languages {
    let missing = present.count { $0.isMissing(language) }
    let outdated = present.count { $0.outdated.contains { $0.language == language } }
    let notes = [(missing, "missing"), (outdated, "outdated")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    parts.append(language + (notes.isEmpty ? "" : " " + notes.joined(separator: ", ")))
  }
  if languages.isEmpty { parts.append("no translations") }
  let gone = texts.count - present.count
  if gone > 0 { parts.append("\(gone) of removed objects") }
  return parts.joined(separator: "; ")
}

extension TranslatedText {
  fileprivate func isMissing(_ language: String) -> Bool {
    base?.isEmpty == false && !translations.contains { $0.language == language }
  }

  fileprivate func hasProblem(_ languages: [String]) -> Bool {
    element == nil || !outdated.isEmpty || languages.contains(where: isMissing)
  }

  /// The line for a text: `label abc-12-xyz.text "Log In"; de "Anmelden"; fr missing`
  fileprivate func line(_ languages: [String]) -> String {
    var parts = [(element ?? "removed") + " " + key + (base.map { " " + quoted($0) } ?? "")]
    for language in languages {
      guard let translation = translations.first(where: { $0.language == language }) else {
        if isMissing(language) { parts.append(language + " missing") }
        continue
      }
      let old = outdated.contains(translation) ? translation.base.map { " of \(quoted($0)), outdated" } : nil
      parts.append("\(language) \(quoted(translation.value))" + (old ?? ""))
    }
    return parts.joined(separator: "; ")
  }
}

/// A text in quotation marks on one line, as in `.strings`.
private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\r", with: "\\r").replacing("\n", with: "\\n") + "\""
}
