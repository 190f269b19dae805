import Syntax

private let modeTable = CacheTable<FileID, LanguageMode>()

extension Query {
  /// The oldest language mode in which a file may be compiled.
  ///
  /// The targets that compile the file determine it by `SWIFT_VERSION`, else by the age of their project. If no target is known,
  /// or the settings are outside of the workspace, the project around the file determines it. Code of no target that no later
  /// compiler takes shows its version itself.
  package func languageMode(of file: FileID) -> LanguageMode {
    documentCaches.answer(to: file, in: modeTable) {
      let targets = targets(compiling: file)
      if targets.isEmpty, isSwift2(file) { return LanguageMode(version: 2, infersObjC: false) }
      if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
      let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
      return isKnown ? LanguageMode(targets) : LanguageMode(around: snapshot[file]?.path ?? "", in: snapshot)
    }
  }

  /// Whether code calls a method of Foundation or UIKit by a name that Swift 3 replaced.
  private func isSwift2(_ file: FileID) -> Bool {
    guard snapshot.code(file)?.language == .swift, let text = text(of: file).current else { return false }
    return callsOfSwift2.contains { receiver, method in
      SearchText(Array((receiver + "." + method + "(").utf8)).occurs(in: text)
        && MentionedNames.places(of: AskedName(method), in: text, .swift).contains { place in
          text[..<place.lower].suffix(receiver.utf8.count + 1).elementsEqual((receiver + ".").utf8)
        }
    }
  }
}
