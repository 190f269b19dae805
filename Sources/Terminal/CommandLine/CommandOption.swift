/// An option of a mode: its name, its lines in the help text, and what it sets.
struct CommandOption<Settings>: Sendable {
  var name: String
  /// What the help text calls the value; nil for an option that takes none.
  var valueName: String?
  var summary: String
  /// Sets what the option stands for; the value is empty for an option that takes none.
  var set: @Sendable (inout Settings, _ value: String) throws(UsageError) -> Void
}

extension CommandOption {
  /// An option without a value.
  static func flag(
    _ name: String, _ summary: String, _ property: any WritableKeyPath<Settings, Bool> & Sendable
  ) -> Self {
    Self(name: name, valueName: nil, summary: summary) { (settings, _) throws(UsageError) in
      settings[keyPath: property] = true
    }
  }

  /// An option that names something that is no file.
  static func name(
    _ name: String, _ valueName: String, _ summary: String,
    _ property: any WritableKeyPath<Settings, String?> & Sendable
  ) -> Self {
    Self(name: name, valueName: valueName, summary: summary) { (settings, value) throws(UsageError) in
      if value.isEmpty { throw UsageError(message: "the option '\(name)' needs a value") }
      settings[keyPath: property] = value
    }
  }

  /// An option that names a file.
  static func file(
    _ name: String, _ summary: String, _ property: any WritableKeyPath<Settings, String?> & Sendable
  ) -> Self {
    Self(name: name, valueName: "FILE", summary: summary) { (settings, value) throws(UsageError) in
      if value.isEmpty { throw UsageError(message: "the option '\(name)' needs a file") }
      settings[keyPath: property] = value
    }
  }

  /// An option that takes one of several words, the first of which is the default.
  ///
  /// - Parameter summary: The words follow it in the help text.
  static func choice<Value: Sendable>(
    _ name: String, _ valueName: String, _ summary: String, of choices: [(word: String, value: Value)],
    _ property: any WritableKeyPath<Settings, Value> & Sendable
  ) -> Self {
    let words = choices.map(\.word)
    let described = words.enumerated().map { $0 == 0 ? "\($1) (default)" : $1 }
    return Self(name: name, valueName: valueName, summary: summary + alternatives(described)) {
      (settings, value) throws(UsageError) in
      guard let choice = choices.first(where: { $0.word == value }) else {
        throw UsageError(message: "'\(name)' is \(alternatives(words)), not '\(value)'")
      }
      settings[keyPath: property] = choice.value
    }
  }
}

private func alternatives(_ words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
}

/// The call was wrong; says how and what would be right.
struct UsageError: Error, Equatable {
  var message: String
}
