import Syntax

private let modeTable = CacheTable<FileID, LanguageMode>()

extension Resolver {
  /// How old the Swift of a file may be: as the targets say that compile it, so that an old one does not make
  /// all code old; where none is known to, or one does not say, as the oldest of the workspace.
  package func languageMode(of file: FileID) -> LanguageMode {
    if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
    if let known = documentCaches.answer(to: file, in: modeTable) { return known }
    let targets = targets(compiling: file)
    let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
    let result = isKnown ? LanguageMode(targets) : oldestLanguageMode
    documentCaches.keep(result, to: file, in: modeTable)
    return result
  }
}
