import Syntax

private let modeTable = CacheTable<FileID, LanguageMode>()

extension Query {
  /// The oldest language mode that a file may be compiled in.
  ///
  /// The targets that compile the file decide, by their `SWIFT_VERSION`, else by the age of their project. Where no target is
  /// known, or settings decide that are not in the workspace, the project around the file decides.
  package func languageMode(of file: FileID) -> LanguageMode {
    if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
    return documentCaches.answer(to: file, in: modeTable) {
      let targets = targets(compiling: file)
      let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
      return isKnown ? LanguageMode(targets) : LanguageMode(around: snapshot[file]?.path ?? "", in: snapshot)
    }
  }
}
