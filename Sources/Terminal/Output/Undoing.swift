import Workspace
import World

extension Environment {
  /// Prints the command that undoes a write, as far as git has the earlier texts.
  ///
  /// - Parameter files: The absolute paths, with the earlier bytes; nil for a new file.
  func sayHowToUndo(_ files: [(path: String, old: [UInt8]?)]) {
    var (committed, made, others) = ([String](), [String](), [String]())
    let repository = files.first.flatMap { file in
      try? GitRepository(around: normalized("..", from: file.path), in: self)
    }
    let entries = repository.flatMap { repository in
      try? repository.entries(at: repository.commit("HEAD"))
    }
    let known = Dictionary((entries ?? []).map { ($0.path, $0) }) { first, _ in first }
    for file in files {
      let shown = relativePath(to: file.path, from: currentDirectory)
      let inner = repository.map { relativePath(to: file.path, from: $0.top) } ?? ""
      if let old = file.old {
        if known[inner]?.isOf(old) == true { committed.append(shown) } else { others.append(shown) }
      } else {
        made.append(shown)
      }
    }
    let commands = [("git restore", committed), ("rm", made)].filter { !$0.1.isEmpty }
      .map { "\($0) -- " + $1.sorted().map(quotedForShell).joined(separator: " ") }
    if !commands.isEmpty { say("to undo it: " + commands.joined(separator: " && ")) }
    let lost = others.sorted().joined(separator: ", ")
    if !others.isEmpty, repository != nil {
      say("git does not have what was in \(lost) before")
    } else if !others.isEmpty, !commands.isEmpty {
      // The printed commands don't restore everything.
      say("no copy exists of what was in \(lost) before")
    }
  }
}
