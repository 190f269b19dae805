/// A form in which `--check` prints what it found.
struct OutputFormat: Sendable {
  /// The name of the format for `--format`.
  var name: String
  /// For standard output.
  var output: @Sendable (Report) -> [UInt8]
  /// For standard error.
  var note: @Sendable (Report) -> [UInt8] = { _ in [] }
}
