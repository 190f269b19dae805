import Syntax
import Text

/// The kind of program that starts in a file of code.
enum ProgramStart: Equatable { case nothing, app, otherProgram }

extension CodeFile {
  /// The program that starts in the file, if it is the main one or declares the type with `@main`; nil if the text is not known.
  /// Only the text of such a file is read.
  func start(at path: String, _ text: @autoclosure () -> [UInt8]?) -> ProgramStart? {
    guard isMainFile(path) || types.contains(where: { $0.attributes.contains("main") }) else {
      return .nothing
    }
    guard let text = text() else { return nil }
    func has(_ word: String) -> Bool { SearchText(Array(word.utf8)).occurs(in: text) }
    guard !isNamedAfterMain(path) || has(" main(") || has(" main (") else { return .nothing }
    // A type that declares no `main` inherits that of an app.
    let startsApp = has("ApplicationMain") || has(".main(") || !isMainFile(path) && !has("func main")
    return startsApp ? .app : .otherProgram
  }
}

private func isMainFile(_ path: String) -> Bool {
  ["main.swift", "main.m", "main.mm"].contains(shownName(of: path)) || isNamedAfterMain(path)
}

/// Whether a file of Objective-C has a name that ends like that of a main file, as `ToolMain.m` or `tool_main.m`, so that the
/// program may start there.
private func isNamedAfterMain(_ path: String) -> Bool {
  let name = shownName(of: path).lowercased()
  return ["main.m", "main.mm"].contains { name.hasSuffix($0) && name != $0 }
}
