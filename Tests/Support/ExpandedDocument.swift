/// A document as it is read, and how its offsets lead back to what the fixture says.
package struct ExpandedDocument: Sendable {
  package fileprivate(set) var text: String
  /// The insertions: offsets in the written text, in order, and numbers of bytes.
  private var insertions: [(offset: Int, length: Int)] = []

  fileprivate init(_ written: String, inserting pieces: [(offset: Int, text: String)] = []) {
    var bytes: [UInt8] = []
    var offset = 0
    let written = Array(written.utf8)
    for piece in pieces {
      bytes += written[offset..<piece.offset]
      bytes += Array(piece.text.utf8)
      insertions.append((piece.offset, piece.text.utf8.count))
      offset = piece.offset
    }
    bytes += written[offset...]
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The offset in the written text for an offset in the expanded one.
  package func writtenOffset(_ offset: Int) -> Int {
    var added = 0
    for insertion in insertions {
      if insertion.offset + added >= offset { break }
      added += min(insertion.length, offset - insertion.offset - added)
    }
    return offset - added
  }

  package func expandedOffset(_ offset: Int) -> Int {
    offset + insertions.reduce(0) { $0 + ($1.offset <= offset ? $1.length : 0) }
  }
}

/// Makes a whole document of a fragment, without moving a line.
///
/// A `.storyboard`, `.xib` or `designable.nib` without a root element is a fragment. In a storyboard each object at the top
/// becomes a scene; `<scene>` may be written out where one has several. In a xib all objects are side by side. The document
/// is one of iOS unless a first line `<!-- macOS -->`, `<!-- tvOS -->` or `<!-- watchOS -->` says otherwise.
func expandedDocument(_ written: String, path: String) -> ExpandedDocument {
  let isStoryboard = path.hasSuffix(".storyboard")
  let roots = ["<document", "<archive", "<plist", "<?xml", "version https://git-lfs", "\0GITCRYPT"]
  guard isStoryboard || path.hasSuffix(".xib") || path.hasSuffix("/designable.nib"),
    written.contains(where: { !$0.isWhitespace }),
    !roots.contains(where: { written.contains($0) })
  else { return ExpandedDocument(written) }
  let firstLine = written.prefix { $0 != "\n" }
  let type =
    if firstLine.contains("macOS") {
      "3.Cocoa." + (isStoryboard ? "Storyboard.XIB" : "XIB")
    } else if firstLine.contains("tvOS") {
      ".AppleTV." + (isStoryboard ? "Storyboard" : "XIB")
    } else if firstLine.contains("watchOS") {
      ".WatchKit.Storyboard"
    } else {
      "3.CocoaTouch." + (isStoryboard ? "Storyboard.XIB" : "XIB")
    }
  let group = isStoryboard ? "scenes" : "objects"
  let opening = "<document type=\"com.apple.InterfaceBuilder\(type)\" version=\"3.0\"><\(group)>"
  var pieces = [(offset: 0, text: opening)]
  if isStoryboard {
    for (number, element) in topElements(Array(written.utf8)).enumerated() where element.name != "scene" {
      pieces.append((element.lower, "<scene sceneID=\"scene-\(number + 1)\"><objects>"))
      pieces.append((element.upper, "</objects></scene>"))
    }
  }
  pieces.append((written.utf8.count, "</\(group)></document>\n"))
  return ExpandedDocument(written, inserting: pieces)
}

/// The document around a fragment, for a text that is in no fixture.
package func framed(_ fragment: String, path: String) -> String {
  expandedDocument(fragment, path: path).text
}

/// The outermost elements of a fragment; one that is not closed reaches to the end.
private func topElements(_ bytes: [UInt8]) -> [(name: String, lower: Int, upper: Int)] {
  func find(_ text: StaticString, from start: Int) -> Int {
    let wanted = Array(text.description.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index..<index + wanted.count].elementsEqual(wanted) { return index + wanted.count }
      index += 1
    }
    return bytes.count
  }
  var found: [(name: String, lower: Int, upper: Int)] = []
  var depth = 0
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "<") else {
      index += 1
      continue
    }
    if bytes[index...].starts(with: "<!--".utf8) {
      index = find("-->", from: index)
      continue
    }
    let lower = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    index = min(index + 1, bytes.count)
    let isEnd = lower + 1 < bytes.count && bytes[lower + 1] == UInt8(ascii: "/")
    let isWhole = index >= 2 && bytes[index - 2] == UInt8(ascii: "/")
    if isEnd {
      depth -= 1
      if depth == 0, !found.isEmpty { found[found.count - 1].upper = index }
    } else {
      if depth == 0 {
        let name = bytes[(lower + 1)...].prefix {
          $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        found.append((String(decoding: name, as: UTF8.self), lower, isWhole ? index : bytes.count))
      }
      if !isWhole { depth += 1 }
    }
  }
  return found
}
