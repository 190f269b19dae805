import Analysis
import Syntax
import Text

/// The findings that a team has accepted for now, and that a check leaves out.
///
/// A finding is identified by its file, code, object and message without suggestions, which do not change when lines move. Equal
/// findings are counted.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable, Comparable {
    package var file: String
    package var code: String
    /// The id of the object in the document; empty for findings in code.
    package var object: String
    package var message: String

    package static func < (one: Entry, other: Entry) -> Bool {
      (one.file, one.code, one.object, one.message) < (other.file, other.code, other.object, other.message)
    }
  }

  private var counts: [Entry: Int] = [:]
  /// The ranges of the entries in the file.
  private var ranges: [Entry: [ByteRange]] = [:]

  package init(_ entries: [Entry]) {
    for entry in entries { counts[entry, default: 0] += 1 }
  }

  package init(_ bytes: [UInt8]) throws(ConfigurationProblem) {
    let document = try PositionedJSON(bytes)
    guard case .object(let members) = document.content,
      let findings = members.first(where: { $0.name == "findings" })?.value,
      case .array(let elements) = findings.content
    else {
      throw ConfigurationProblem(
        range: document.range, message: "this is not a baseline: the list 'findings' is missing")
    }
    for element in elements {
      guard case .object(let members) = element.content else {
        throw ConfigurationProblem(range: element.range, message: "a finding should be an object: {...}")
      }
      func text(_ name: String) -> String { members.first { $0.name == name }?.value.string ?? "" }
      let count = members.first { $0.name == "count" }.flatMap { member -> Int? in
        Int(String(decoding: bytes[member.value.range.lower..<member.value.range.upper], as: UTF8.self))
      }
      let entry = Entry(
        file: text("file"), code: text("code"), object: text("object"), message: text("message"))
      counts[entry, default: 0] += max(1, count ?? 1)
      ranges[entry, default: []].append(element.range)
    }
  }

  /// Removes one finding; false if no equal one is left.
  package mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count == 1 ? nil : count - 1
    return true
  }

  /// The entries that remain, sorted by file. They are findings that no longer exist.
  package var remaining: [(entry: Entry, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The remaining entries as unused suppressions. An entry for several findings is used as long as one of them exists.
  ///
  /// - Parameter isUnread: Whether a file was not read, so that it may contain any findings.
  package func unused(since whole: Baseline, exceptIn isUnread: (String) -> Bool) -> [UnusedSuppression] {
    remaining.filter { entry, count in count == whole.counts[entry] && !isUnread(entry.file) }.flatMap {
      entry, _ in
      (ranges[entry] ?? []).map {
        UnusedSuppression(
          range: $0, message: "no longer found: \(entry.file): \(entry.message) (\(entry.code))")
      }
    }
  }
}

extension Baseline.Entry {
  package init(_ diagnostic: Diagnostic, inFile path: String) {
    self.init(
      file: path, code: diagnostic.code.rawValue,
      object: diagnostic.subject.flatMap { $0.isInBaseline ? $0.id : nil } ?? "",
      message: diagnostic.baselineMessage ?? diagnostic.message)
  }
}
