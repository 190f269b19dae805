import Analysis
import Index
import Rules
import Text
import World

private struct CodeFileKey: Hashable {
  var workspace: Int
  var file: FileID
}

extension [Finding] {
  /// Leaves out what comments in the code suppress, and reports their unknown codes on standard error.
  func notSuppressed(
    _ workspaces: [CheckedWorkspace], noting suppressed: inout [Baseline.Entry], in environment: Environment
  ) -> [Finding] {
    var suppressions: [CodeFileKey: Suppressions] = [:]
    return filter { finding in
      let workspace = workspaces[finding.workspace]
      guard case .code = workspace.loaded.snapshot[finding.diagnostic.file]?.facts else { return true }
      let key = CodeFileKey(workspace: finding.workspace, file: finding.diagnostic.file)
      if suppressions[key] == nil {
        let bytes = (try? environment.read(workspace.loaded.root + "/" + finding.place.file)) ?? []
        let read = Suppressions(bytes)
        let lines = read.unknownCodes.isEmpty ? LineTable([]) : LineTable(bytes)
        for unknown in read.unknownCodes {
          let path = workspace.shown(finding.place.file)
          environment.say("\(path):\(lines.lineAndColumn(of: unknown.offset)): \(unknown.message)")
        }
        suppressions[key] = read
      }
      guard suppressions[key]?.covers(finding.diagnostic.code, at: finding.diagnostic.range.lower) == true
      else {
        return true
      }
      suppressed += finding.baselineEntries
      return false
    }
  }

  /// An entry for each connection of a summary, so that one more or one less does not make the rest new.
  var baselineEntries: [Baseline.Entry] { flatMap(\.baselineEntries) }

  /// Leaves out what a baseline holds, and names on standard error the entries that can be removed.
  ///
  /// - Parameter suppressed: The findings that comments suppress: still found, and so not to be removed.
  func without(
    _ baseline: Baseline, named name: String, _ suppressed: [Baseline.Entry],
    _ workspaces: [CheckedWorkspace], in environment: Environment
  ) -> [Finding] {
    var open = baseline
    let kept = filter { finding in
      // All are taken out, though one would do: what is known of a summary is still found.
      finding.baselineEntries.map { !open.take($0) }.contains(true)
    }
    for entry in suppressed { _ = open.take(entry) }
    // A finding in a file that was not read may still be there.
    func isUnread(_ file: String) -> Bool {
      workspaces.contains { workspace in
        workspace.configuration.excludes(file)
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
  /// Tells this finding from others in every later check.
  var identity: Baseline.Entry { Baseline.Entry(diagnostic, inFile: lastingFile) }

  fileprivate var baselineEntries: [Baseline.Entry] {
    (diagnostic.singles.isEmpty ? [diagnostic] : diagnostic.singles).map {
      Baseline.Entry($0, inFile: lastingFile)
    }
  }
}

/// The content of a baseline file, sorted, so that changes make small diffs.
func json(_ baseline: Baseline) -> [UInt8] {
  let findings = baseline.remaining.map { entry, count -> JSON in
    [
      "file": .string(entry.file), "code": .string(entry.code),
      "object": entry.object.isEmpty ? nil : .string(entry.object), "message": .string(entry.message),
      "count": .integer(count),
    ]
  }
  return encoded(["version": 1, "findings": .array(findings)], isPretty: true)
}
