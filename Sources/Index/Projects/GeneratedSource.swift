/// Whether a source that is listed and not here may declare a class that a document makes.
///
/// It may, unless its name shows that a tool writes it from data: keys and passwords that are kept out of version
/// control, messages of Protocol Buffers, the names of strings and images. Any other generator may write anything, and
/// a class is likely in the file with its name.
///
/// - Parameter isIgnored: Whether git ignores the file. Such files hold secrets and constants of those who build the app, or
///   come from a tool, and declare the class of a document only under its name.
func mayDeclare(_ className: String, inMissing fileName: String, isIgnored: Bool) -> Bool {
  let isSwift = fileName.hasSuffix(".swift")
  guard isSwift || isIgnored else { return true }
  let stem = isSwift ? fileName.dropLast(".swift".utf8.count) : fileName.prefix { $0 != "." }
  let holdsData =
    isIgnored || dataSuffixes.contains { stem.hasSuffix($0) } || dataFiles.contains(String(stem))
  return !holdsData || stem.prefix { $0 != "." && $0 != "+" } == simpleName(className)
}

/// Endings that are common for files with secrets, and for the output of generators.
private let dataSuffixes = ["Credentials", "Secrets", ".pb", ".grpc", "+CoreDataProperties"]

private let dataFiles: Set<String> = [
  // R.swift
  "R.generated",
  // SwiftGen, in the names of its documentation.
  "Strings+Generated", "Assets+Generated", "XCAssets+Generated", "Colors+Generated", "Fonts+Generated",
  "L10n+Generated", "Files+Generated",
  // Xcode generates these for asset and string catalogs.
  "GeneratedAssetSymbols", "GeneratedStringSymbols",
]
