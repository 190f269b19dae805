import Syntax

/// What is asked about all files as soon as they are there, made in parts that several threads can make at the same time.
package struct StartTables: Sendable {
  package enum Part: Sendable {
    case links(Links.Part)
    case targets

    /// Those that take longest last, for who takes the last first.
    package static let all = [Part.links(.documents), .targets, .links(.members), .links(.types)]
  }

  private var parts: [Links.Part: Links] = [:]
  private(set) var targets: TargetTables?

  package init() {}

  var links: Links {
    Links(
      types: parts[.types] ?? Links(), members: parts[.members] ?? Links(),
      documents: parts[.documents] ?? Links())
  }

  package mutating func make(_ part: Part, of files: [SourceFile]) {
    switch part {
    case .links(let part): parts[part] = Links(part, of: files)
    case .targets:
      targets = TargetTables(
        files.indices.filter { files[$0].role == .project }.map {
          (FileID(raw: Int32(truncatingIfNeeded: $0)), files[$0])
        })
    }
  }

  package mutating func take(_ other: StartTables) {
    parts.merge(other.parts) { one, _ in one }
    targets = targets ?? other.targets
  }
}
