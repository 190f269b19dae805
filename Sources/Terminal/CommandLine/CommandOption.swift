import Analysis

/// An option, with its description and its effect.
struct CommandOption<Settings>: Sendable {
  var description: OptionDescription
  /// Applies the option; the value is empty for an option without one.
  var set: @Sendable (inout Settings, _ value: String) throws(UsageError) -> Void
}

/// The facts about an option in the help, the completions and the man page.
struct OptionDescription: Sendable {
  /// The kind of an option's value.
  enum Value: Sendable {
    case none
    /// Any text.
    case text
    case file
    /// A revision of git, or a file.
    case revision
    /// The name of a class or of a member.
    case symbol
    case words([String])
    /// Some of these words, separated by commas.
    case list([String])
  }

  var name: String
  /// The short form, one letter with its hyphen, such as `-q`; nil for none.
  var short: String?
  /// The name of the value in the help text; nil for an option without a value.
  var valueName: String?
  var summary: String
  var value = Value.none

  var names: [String] { (short.map { [$0] } ?? []) + [name] }
}

extension CommandOption {
  /// An option without a value.
  static func flag(
    _ name: String, short: String? = nil, _ summary: String,
    _ property: any WritableKeyPath<Settings, Bool> & Sendable
  ) -> Self {
    Self(description: OptionDescription(name: name, short: short, summary: summary)) {
      (settings, _) throws(UsageError) in
      settings[keyPath: property] = true
    }
  }

  /// An option with a text as its value.
  static func name(
    _ name: String, _ valueName: String, _ summary: String, kind: OptionDescription.Value = .text,
    _ property: any WritableKeyPath<Settings, String?> & Sendable
  ) -> Self {
    Self(
      description: OptionDescription(name: name, valueName: valueName, summary: summary, value: kind)
    ) { (settings, value) throws(UsageError) in
      if value.isEmpty { throw UsageError(message: "the option '\(name)' needs a value") }
      settings[keyPath: property] = value
    }
  }

  /// An option with a positive number as its value.
  static func number(
    _ name: String, _ valueName: String, _ summary: String,
    _ property: any WritableKeyPath<Settings, Int> & Sendable
  ) -> Self {
    Self(description: OptionDescription(name: name, valueName: valueName, summary: summary, value: .text)) {
      (settings, value) throws(UsageError) in
      guard let number = Int(value), number > 0 else {
        throw UsageError(message: "the option '\(name)' needs a number from 1 on, not '\(value)'")
      }
      settings[keyPath: property] = number
    }
  }

  /// An option that names a file.
  static func file(
    _ name: String, _ summary: String, _ property: any WritableKeyPath<Settings, String?> & Sendable
  ) -> Self {
    Self(description: OptionDescription(name: name, valueName: "FILE", summary: summary, value: .file)) {
      (settings, value) throws(UsageError) in
      if value.isEmpty { throw UsageError(message: "the option '\(name)' needs a file") }
      settings[keyPath: property] = value
    }
  }

  /// An option with codes of diagnostics, separated by commas; repeated options add up.
  static func codes(
    _ name: String, _ summary: String,
    _ property: any WritableKeyPath<Settings, Set<Diagnostic.Code>> & Sendable
  ) -> Self {
    let words = DiagnosticRule.all.map(\.code.rawValue)
    let description = OptionDescription(
      name: name, valueName: "CODE,...", summary: summary, value: .list(words))
    return Self(description: description) { (settings, value) throws(UsageError) in
      let names = value.split(separator: ",").map { $0.filter { $0 != " " } }
      if names.isEmpty { throw UsageError(message: "the option '\(name)' needs a code") }
      for name in names { settings[keyPath: property].insert(try diagnosticCode(name)) }
    }
  }

  /// An option with one of several words, the first of which is the default.
  ///
  /// - Parameter summary: The text that precedes the words in the help text.
  static func choice<Value: Sendable>(
    _ name: String, _ valueName: String, _ summary: String, of choices: [(word: String, value: Value)],
    _ property: any WritableKeyPath<Settings, Value> & Sendable
  ) -> Self {
    let words = choices.map(\.word)
    let described = words.enumerated().map { $0 == 0 ? "\($1) (default)" : $1 }
    let description = OptionDescription(
      name: name, valueName: valueName, summary: summary + alternatives(described), value: .words(words))
    return Self(description: description) { (settings, value) throws(UsageError) in
      guard let choice = choices.first(where: { $0.word == value }) else {
        throw UsageError(
          message:
            "unknown \(valueName == "WHEN" ? "value" : valueName.lowercased()) '\(value)' for '\(name)'; "
            + "use \(alternatives(words))")
      }
      settings[keyPath: property] = choice.value
    }
  }
}

extension CommandOption {
  /// An option that takes one code of a diagnostic.
  static func code(
    _ name: String, _ summary: String, _ property: any WritableKeyPath<Settings, Diagnostic.Code?> & Sendable
  ) -> Self {
    let words = DiagnosticRule.all.map(\.code.rawValue)
    let description = OptionDescription(name: name, valueName: "CODE", summary: summary, value: .words(words))
    return Self(description: description) { (settings, value) throws(UsageError) in
      settings[keyPath: property] = try diagnosticCode(value)
    }
  }
}

/// The code of a name on the command line.
func diagnosticCode(_ name: String) throws(UsageError) -> Diagnostic.Code {
  if let rule = DiagnosticRule.named(name) { return rule.code }
  let near = nearMiss(of: name, among: DiagnosticRule.all.map(\.code.rawValue))
  throw UsageError(
    message: "unknown code '\(name)'"
      + (near.map { "; did you mean '\($0)'?" }
        ?? "; there are \(DiagnosticRule.all.map(\.code.rawValue).joined(separator: ", "))"))
}

/// Words as the end of a sentence: `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
}

/// The fault of a wrong command line, with a correction.
struct UsageError: Error, Equatable {
  var message: String
}
