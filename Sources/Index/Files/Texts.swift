/// The text of a file as it is now, compared with the text that the snapshot's facts were read from.
package enum FileText {
  /// The facts were read from this text.
  case current([UInt8])
  /// The file has another text now, such as after an edit that no event has reported yet.
  case changed([UInt8])
  case gone
  /// The file may be there.
  case unreadable(reason: String)

  /// The text that the facts were read from; nil where that can't be had any more.
  package var current: [UInt8]? { if case .current(let bytes) = self { bytes } else { nil } }

  /// The text, whether it has changed or not; nil for a file that can't be read.
  ///
  /// A feature that shows or edits it compares what is at a place with the facts, so that a changed text does no harm.
  package var bytes: [UInt8]? {
    switch self {
    case .current(let bytes), .changed(let bytes): bytes
    case .gone, .unreadable: nil
    }
  }
}

/// Reads the texts of a snapshot's files as they are now. `Query.text(of:)` compares them with the snapshot.
package struct Texts {
  package enum Found {
    case text([UInt8])
    case gone
    case unreadable(reason: String)
  }

  let read: (FileID) -> Found

  package init(_ read: @escaping (FileID) -> Found) { self.read = read }

  /// For questions that need no text.
  package static var none: Texts { Texts { _ in .gone } }

  /// The texts, some of which are replaced.
  package func replacing(_ edited: [FileID: [UInt8]]) -> Texts {
    Texts { [read] in edited[$0].map { .text($0) } ?? read($0) }
  }
}
