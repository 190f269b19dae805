import Analysis
import Index
import Rules
import Text
import Workspace
import World

extension CheckedWorkspace {
  /// The comments of the files that have some; reports invalid ones on standard error.
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

  /// The findings for comments and settings that silence nothing. Empty if a file can't be read, since it may contain such
  /// findings.
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
    // Exceptions may also apply to comments that silence nothing.
    let exceptions = configuration.unusedExceptions(
      for: (single + result).map { ($0.code, path(of: $0.file), $0.ids) },
      unread: Array(loaded.unreadDocuments.keys))
    for (file, unused) in exceptions {
      let path = relativePath(to: configuration.files[file].path, from: loaded.root)
      result.append(diagnostic(unused, in: number(ofOther: path)))
    }
    return result
  }

  /// - Parameter severity: The severity where the settings state none; nil for the rule's own.
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
  /// The findings that no comment in code suppresses. A finding about an unused suppression can't be suppressed.
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

  /// The entries of all findings, with one for each connection of a summary, so that another connection does not make the rest
  /// new.
  var baselineEntries: [Baseline.Entry] { flatMap(\.baselineEntries) }

  /// The findings that are not among others.
  func new(since others: [Finding]) -> [Finding] {
    var known = Baseline(others.baselineEntries)
    return filter { $0.baselineEntries.count { !known.take($0) } > 0 }
  }

  /// The findings that a baseline lacks; lists its unused entries on standard error.
  ///
  /// - Parameters:
  ///   - name: The baseline's path as the user would type it.
  ///   - suppressed: The findings that comments suppress, whose entries are still used.
  func without(
    _ baseline: Baseline, named name: String, _ suppressed: [Baseline.Entry],
    _ workspaces: [CheckedWorkspace], in environment: Environment
  ) -> (kept: [Finding], unused: [UnusedSuppression]) {
    var open = baseline
    let kept = filter { finding in
      // All entries are taken, even if one is missing, since the known part of a summary is still found.
      finding.baselineEntries.map { !open.take($0) }.contains(true)
    }
    for entry in suppressed { _ = open.take(entry) }
    // A finding in an unread file may still exist.
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
  /// The entry by which every later check identifies the finding.
  var identity: Baseline.Entry { Baseline.Entry(diagnostic, inFile: lastingFile) }

  var baselineEntries: [Baseline.Entry] { baselineEntries(inFile: lastingFile) }

  /// The entries of the finding; one for each single finding of a summary.
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
