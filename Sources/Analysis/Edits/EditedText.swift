import Text

/// A text under several edits, each of which has its place in the text that the earlier ones left.
struct EditedText {
  private enum Piece {
    /// A range of the original text.
    case old(ByteRange)
    case new([UInt8])

    var count: Int {
      switch self {
      case .old(let range): range.length
      case .new(let bytes): bytes.count
      }
    }
  }

  private let old: [UInt8]
  private var pieces: [Piece]
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    old = bytes
    self.bytes = bytes
    pieces = [.old(ByteRange(0, bytes.count))]
  }

  /// - Parameter edits: The edits in the order of `bytes`, without overlaps.
  mutating func apply(_ edits: [Edit]) {
    bytes = bytes.applying(edits)
    var result: [Piece] = []
    var rest = pieces[...].makeIterator()
    var piece = rest.next()
    var offset = 0
    /// Consumes the text before a place, and keeps or drops it.
    func advance(to place: Int, keeping: Bool) {
      while offset < place, let current = piece {
        let taken = min(current.count, place - offset)
        let (head, tail): (Piece, Piece)
        switch current {
        case .old(let range):
          head = .old(ByteRange(range.lower, range.lower + taken))
          tail = .old(ByteRange(range.lower + taken, range.upper))
        case .new(let text):
          head = .new(Array(text[..<taken]))
          tail = .new(Array(text[taken...]))
        }
        if keeping { result.append(head) }
        offset += taken
        piece = tail.count > 0 ? tail : rest.next()
      }
    }
    for edit in edits {
      advance(to: edit.range.lower, keeping: true)
      advance(to: edit.range.upper, keeping: false)
      if !edit.text.isEmpty { result.append(.new(Array(edit.text.utf8))) }
    }
    advance(to: .max, keeping: true)
    pieces = result
  }

  /// The edits that turn the original text into this one, in order.
  var edits: [Edit] {
    var found: [Edit] = []
    var offset = 0
    var text: [UInt8] = []
    func close(at lower: Int) {
      // A text that equals the replaced text needs no edit.
      if lower > offset || !text.isEmpty, !old[offset..<lower].elementsEqual(text) {
        found.append(Edit(ByteRange(offset, lower), String(decoding: text, as: UTF8.self)))
      }
      text = []
    }
    for piece in pieces {
      switch piece {
      case .new(let bytes): text += bytes
      case .old(let range):
        close(at: range.lower)
        offset = range.upper
      }
    }
    close(at: old.count)
    return found
  }
}

/// A new value of an attribute; nil removes it.
struct AttributeChange {
  var name: String
  var value: String?
}
