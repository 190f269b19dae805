import Syntax

extension Query {
  /// The oldest language mode in which a file may be compiled.
  ///
  /// The targets that compile the file determine it by `SWIFT_VERSION`, else by the age of their project. If no target is known,
  /// or the settings are outside of the workspace, the project around the file determines it.
  package func languageMode(of file: FileID) -> LanguageMode {
    if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
    let targets = targets(compiling: file)
    let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
    return isKnown ? LanguageMode(targets) : LanguageMode(around: snapshot[file]?.path ?? "", in: snapshot)
  }
}
