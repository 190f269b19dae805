import Analysis
import Index
import Rules
import Text
import Workspace
import World

extension CheckedWorkspace {
  /// The comments of files that have some; says on standard error which of them mean nothing.
  func suppressions(in environment: Environment) -> [FileID: Suppressions] {
    var result: [FileID: Suppressions] = [:]
    for file in loaded.marked {
      let path = loaded.snapshot.path(of: file)
      let bytes = (try? environment.files.read(loaded.root + "/" + path)) ?? []
      let read = Suppressions(bytes)
      let lines = read.unknownCodes.isEmpty ? LineTable([]) : LineTable(bytes)
      for unknown in read.unknownCodes {
        let place = lines.lineAndColumn(of: unknown.range.lower)
        environment.say("\(shown(path)):\(place): \(unknown.message)")
      }
      result[file] = read
    }
    return result
  }

  /// The comments and settings that silence none of the findings; none if a file can't be read, in which anything may be.
  mutating func unusedSuppressions(
    _ suppressions: [FileID: Suppressions], for found: [Diagnostic]
  ) -> [Diagnostic] {
    guard loaded.unreadable.isEmpty else { return [] }
    let single = found.flatMap { [$0] + $0.singles }
    let byFile = Dictionary(grouping: single, by: \.file)
    var result = suppressions.flatMap { file, comments in
      comments.unused(for: (byFile[file] ?? []).map { ($0.code, $0.range.lower) }).map {
        diagnostic($0, in: file)
      }
    }
    // Exceptions can also be for comments that silence nothing.
    let exceptions = configuration.unusedExceptions(
      for: (single + result).map { ($0.code, path(of: $0.file), $0.ids) },
      unread: Array(loaded.unreadDocuments.keys))
    for (file, unused) in exceptions {
      let path = relativePath(to: configuration.files[file].path, from: loaded.root)
      result.append(diagnostic(unused, in: number(ofOther: path)))
    }
    return result
  }

  /// - Parameter severity: The severity where the settings name none; nil for that of the rule.
  func diagnostic(
    _ unused: UnusedSuppression, in file: FileID, _ severity: Diagnostic.Severity? = nil
  ) -> Diagnostic {
    var result = DiagnosticRule.unusedSuppression.finding(unused.message, in: file, at: unused.range)
    result.severity = severity ?? result.severity
    let wanted = options.severity(of: result, inFile: path(of: file))
    result.isOff = wanted == nil
    result.severity = wanted ?? result.severity
    return result
  }
}

extension [Finding] {
  /// Leaves out what comments in the code suppress; none suppresses that another one is left over.
  func notSuppressed(
    by suppressions: [[FileID: Suppressions]], noting suppressed: inout [Baseline.Entry]
  ) -> [Finding] {
    filter { finding in
      let diagnostic = finding.diagnostic
      guard !diagnostic.isAboutSuppression,
        suppressions[finding.workspace][diagnostic.file]?.covers(diagnostic.code, at: diagnostic.range.lower)
          == true
      else {
        return true
      }
      suppressed += finding.baselineEntries
      return false
    }
  }

  /// An entry for each connection of a summary, so that one more or one less does not make the rest new.
  var baselineEntries: [Baseline.Entry] { flatMap(\.baselineEntries) }

  /// The findings that others do not have.
  func new(since others: [Finding]) -> [Finding] {
    var known = Baseline(others.baselineEntries)
    return filter { $0.baselineEntries.count { !known.take($0) } > 0 }
  }

  /// Leaves out what a baseline holds, and names on standard error the entries that can be removed.
  ///
  /// - Parameters:
  ///   - name: The baseline as the user would type it.
  ///   - suppressed: The findings that comments suppress: still found, and so not to be removed.
  func without(
    _ baseline: Baseline, named name: String, _ suppressed: [Baseline.Entry],
    _ workspaces: [CheckedWorkspace], in environment: Environment
  ) -> (kept: [Finding], unused: [UnusedSuppression]) {
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
          || workspace.loaded.unreadDocuments[file] != nil
      }
    }
    for (entry, count) in open.remaining where !isUnread(entry.file) {
      let times = count == 1 ? "" : " (\(count) times)"
      environment.say(
        "\(name): no longer found, can be removed: \(entry.file): \(entry.message) [\(entry.code)]\(times)")
    }
    return (kept, open.unused(since: baseline, exceptIn: isUnread))
  }
}

extension Finding {
  /// Tells this finding from others in every later check.
  var identity: Baseline.Entry { Baseline.Entry(diagnostic, inFile: lastingFile) }

  var baselineEntries: [Baseline.Entry] { baselineEntries(inFile: lastingFile) }

  /// An entry for each single finding of a summary.
  func baselineEntries(inFile path: String) -> [Baseline.Entry] {
    (diagnostic.singles.isEmpty ? [diagnostic] : diagnostic.singles).map { Baseline.Entry($0, inFile: path) }
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
