import Analysis
import Rules

extension QuestionedWorkspace {
  /// A line for each meaning of a name, followed by one for each place.
  func lines(_ answer: NameAnswer) -> [String] {
    answer.meanings.flatMap { meaning in
      ["\(meaning.kind) \(meaning.name)"]
        + meaning.entries.map { entry in
          "  \(word(for: entry.role)) \(position(entry.location)) \(entry.text)"
        }
    } + (answer.note.map { ["(" + $0 + ")"] } ?? [])
  }

  func json(_ answer: NameAnswer, of name: String) -> JSON {
    [
      "version": 1, "name": .string(name), "note": answer.note.map(JSON.string),
      "meanings": .array(
        answer.meanings.map { meaning in
          [
            "kind": .string(meaning.kind), "name": .string(meaning.name),
            "entries": .array(meaning.entries.map(json)),
          ]
        }),
    ]
  }

  private func json(_ entry: NameEntry) -> JSON {
    let place = lineAndColumn(entry.location)
    return [
      "role": .string(entry.role.rawValue), "file": .string(shown(entry.location.file)),
      "line": .integer(place.line), "column": .integer(place.column), "text": .string(entry.text),
    ]
  }
}

/// The word at the start of a line about a place.
private func word(for role: NameEntry.Role) -> String {
  switch role {
  case .declaration: "declared"
  case .object: "object"
  case .connection: "connected"
  case .shownBy: "shown by"
  case .use: "used"
  case .string: "string"
  case .propertyList: "property list"
  }
}

/// The message that a name is not found.
func notFound(_ name: String, _ answer: NameAnswer) -> String {
  "nothing is called '\(name)'" + (answer.hint.map { ": " + $0 } ?? "")
}
