import Rules

/// The form in which a command prints its answer, and the part that it prints.
struct AnswerForm: Sendable {
  var isJSON = false
  var bounds = AnswerBounds()

  func output(_ lines: [String], orJSON json: @autoclosure () -> JSON) -> [UInt8] {
    isJSON ? encoded(json(), isPretty: true) : bounds.text(lines)
  }
}

/// A mode whose answer has a form.
protocol AnswersInForm {
  var form: AnswerForm { get set }
}

extension CommandOption where Settings: AnswersInForm {
  /// The options for the form of an answer.
  static var ofAnswers: [Self] {
    [
      .choice(
        "--format", "FORMAT", "print in this form: ", of: [("text", false), ("json", true)], \.form.isJSON),
      .number("--limit", "LINES", "at most this many lines (default: 500)", \.form.bounds.limit),
      .number("--from", "LINE", "begin with this line of the answer", \.form.bounds.first),
    ]
  }
}
