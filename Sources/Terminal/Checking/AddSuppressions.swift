import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// Silences findings at their places: in code by comments, in storyboards and xibs by ids in `.ibls.json`, and in other files by
/// their paths there.
///
/// Files outside of the workspace are not changed.
func silence(
  _ findings: [Finding], in judged: Judgement, _ common: CommonOptions, _ environment: Environment
) throws(CheckFailure) {
  var count = 0
  var written: [(path: String, old: [UInt8]?)] = []
  for (index, workspace) in judged.workspaces.enumerated() {
    let root = workspace.loaded.root
    let roots = EditableRoots([root], in: environment)
    var configuration = workspace.configuration
    var settings: Set<String> = []
    var lines: [FileID: [Int: (offset: Int, codes: [Diagnostic.Code])]] = [:]
    for finding in findings where finding.workspace == index {
      if finding.diagnostic.isAboutSuppression { continue }
      let (file, path) = (finding.diagnostic.file, finding.place.file)
      let isCode = workspace.loaded.snapshot.code(file) != nil
      let isOutside = roots.wayOut(of: root + "/" + path, in: environment) != nil
      if isCode, isOutside { continue }
      if isCode {
        let line = finding.place.start.line
        let known = lines[file]?[line]?.codes ?? []
        lines[file, default: [:]][line] = (
          finding.place.offset, known.filter { $0 != finding.diagnostic.code } + [finding.diagnostic.code]
        )
        count += 1
        continue
      }
      let singles = finding.diagnostic.singles.isEmpty ? [finding.diagnostic] : finding.diagnostic.singles
      let places = singles.map { single in
        configuration.silence(
          [single.code],
          at: { path in single.ids.first.map { .id($0, document: "/" + path) } ?? .document("/" + path) },
          for: path, root: root)
      }
      settings.formUnion(places.compactMap { $0 })
      if !places.contains(nil) { count += 1 }
    }
    let code = lines.sorted { $0.key < $1.key }.compactMap { file, lines -> FileReplacement? in
      let path = workspace.fullPath(of: file)
      guard let old = try? environment.files.read(path) else { return nil }
      let edits = lines.values.sorted { $0.offset < $1.offset }.map {
        silencing($0.codes, lineAt: $0.offset, in: old)
      }
      return FileReplacement(path: path, newPath: nil, old: old, new: old.applying(edits))
    }
    do throws(ReplacementFailure) {
      if !code.isEmpty { try replace(code, in: root, environment) }
    } catch {
      throw CheckFailure(["can't write '\(error.cause.path)': \(error.cause.reason)"] + error.state)
    }
    for file in configuration.files where settings.contains(file.path) {
      try environment.writeNamed(file.path, file.text, beside: [root])
    }
    written += code.map { ($0.path, $0.old) }
    written += settings.map { path in (path, workspace.configuration.files.first { $0.path == path }?.text) }
  }
  guard !common.isQuiet else { return }
  environment.say("silenced \(counted(count, "finding")) in \(counted(written.count, "file"))")
  environment.sayHowToUndo(written)
}
