import Analysis
import Index
import Rules
import Text
import World

private struct SilencedFile: Hashable {
  var workspace: Int
  var file: FileID
}

extension [Finding] {
  /// Without what comments beside the code silence. Says on standard error which of their codes there are not.
  func silencedByComments(
    _ workspaces: [CheckedWorkspace], noting silenced: inout [Baseline.Entry], in environment: Environment
  ) -> [Finding] {
    var suppressions: [SilencedFile: Suppressions] = [:]
    return filter { finding in
      let workspace = workspaces[finding.workspace]
      guard case .code = workspace.loaded.snapshot[finding.diagnostic.file]?.facts else { return true }
      let key = SilencedFile(workspace: finding.workspace, file: finding.diagnostic.file)
      if suppressions[key] == nil {
        let bytes = (try? environment.read(workspace.loaded.root + "/" + finding.place.file)) ?? []
        let read = Suppressions(bytes)
        let lines = read.unknownCodes.isEmpty ? LineTable([]) : LineTable(bytes)
        for unknown in read.unknownCodes {
          let place = lines.lineAndColumn(of: unknown.offset)
          let path = join(workspace.name, finding.place.file)
          environment.say("\(path):\(place.line):\(place.column): \(unknown.message)")
        }
        suppressions[key] = read
      }
      guard suppressions[key]?.covers(finding.diagnostic.code, at: finding.diagnostic.range.lower) == true
      else {
        return true
      }
      silenced += finding.baselineEntries
      return false
    }
  }

  /// What is summed up goes in one by one, so that neither a mended connection nor one more makes the rest new.
  var baselineEntries: [Baseline.Entry] { flatMap(\.baselineEntries) }

  /// Without what a baseline knows. Says on standard error what of it can go.
  ///
  /// - Parameter silenced: What is still there, though the user does not hear of it.
  func without(
    _ baseline: Baseline, named name: String, _ silenced: [Baseline.Entry], _ workspaces: [CheckedWorkspace],
    in environment: Environment
  ) -> [Finding] {
    var open = baseline
    let kept = filter { finding in
      // All are taken out, though one would do: what is known of a summary is still found.
      finding.baselineEntries.map { !open.take($0) }.contains(true)
    }
    for entry in silenced { _ = open.take(entry) }
    // What was not read may still be there.
    func isUnread(_ file: String) -> Bool {
      workspaces.contains { workspace in
        workspace.configuration.exclude.matches(file)
          || workspace.loaded.unreadable.contains { $0.path == file }
      }
    }
    for (entry, count) in open.remaining where !isUnread(entry.file) {
      let times = count == 1 ? "" : " (\(count) times)"
      environment.say(
        "\(name): no longer found, can be removed: \(entry.file): \(entry.message) [\(entry.code)]\(times)")
    }
    return kept
  }
}

extension Finding {
  /// What tells it from others for good.
  var identity: Baseline.Entry { Baseline.Entry(diagnostic, inFile: place.file) }

  fileprivate var baselineEntries: [Baseline.Entry] {
    (diagnostic.singles.isEmpty ? [diagnostic] : diagnostic.singles).map {
      Baseline.Entry($0, inFile: place.file)
    }
  }
}

extension Environment {
  /// A line for a person, on standard error.
  fileprivate func say(_ line: String) { writeError(Array((printable(line) + "\n").utf8)) }
}

/// The file of `--baseline`, sorted, so that it makes small differences under version control.
func json(_ baseline: Baseline) -> [UInt8] {
  struct Value: Encodable {
    struct Finding: Encodable {
      var file, code: String
      var object: String?
      var message: String
      var count: Int
    }

    var version = 1
    var findings: [Finding]
  }
  let value = Value(
    findings: baseline.remaining.map { entry, count in
      Value.Finding(
        file: entry.file, code: entry.code, object: entry.object.isEmpty ? nil : entry.object,
        message: entry.message, count: count)
    })
  return encoded(value, isPretty: true) + [0x0A]
}
