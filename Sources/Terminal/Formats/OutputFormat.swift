/// A format in which `--check` prints its findings.
struct OutputFormat: Sendable {
  /// The name of the format for `--format`.
  var name: String
  /// The text for standard output.
  var output: @Sendable (Report) -> [UInt8]
  /// The text for standard error.
  var note: @Sendable (Report) -> [UInt8] = { _ in [] }
}
