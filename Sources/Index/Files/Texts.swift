/// The current text of a file, compared with the text from which the snapshot's facts were read.
package enum FileText {
  /// The facts were read from this text.
  case current([UInt8])
  /// The file has another text now, such as after an edit that no event has reported yet.
  case changed([UInt8])
  case gone
  /// The file could not be read, but may exist.
  case unreadable(reason: String)

  /// The text from which the facts were read; nil if it has changed or can't be read.
  package var current: [UInt8]? { if case .current(let bytes) = self { bytes } else { nil } }

  /// The text, changed or not; nil for a file that can't be read.
  ///
  /// A feature that shows or edits the text compares it with the facts at each place, so a changed text does no harm.
  package var bytes: [UInt8]? {
    switch self {
    case .current(let bytes), .changed(let bytes): bytes
    case .gone, .unreadable: nil
    }
  }
}

/// Reads the current texts of a snapshot's files. `Query.text(of:)` compares them with the snapshot.
package struct Texts {
  package enum Found {
    case text([UInt8])
    case gone
    case unreadable(reason: String)
  }

  let read: (FileID) -> Found

  package init(_ read: @escaping (FileID) -> Found) { self.read = read }

  /// Texts without any file, for queries that need no text.
  package static var none: Texts { Texts { _ in .gone } }

  /// The same texts, except for the replaced ones.
  package func replacing(_ edited: [FileID: [UInt8]]) -> Texts {
    Texts { [read] in edited[$0].map { .text($0) } ?? read($0) }
  }
}
