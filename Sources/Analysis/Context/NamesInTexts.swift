import Index
import Syntax
import Text

/// A way in which code can name something. All of its words have to occur.
struct WayOfNaming {
  enum Place {
    case anywhere
    /// Only texts of the code count, since code often uses the words for other things.
    case texts
    /// All words have to occur in one file, as in one expression.
    case oneFile
  }

  var names: [AskedName]
  var place = Place.anywhere
}

extension Query {
  /// The ways in which code can contain a name: the first and the last word of a text, or a generated member.
  ///
  /// Code may append the digits at the end of a name itself, and generated code begins a name with a lowercase letter.
  func waysOfNaming(_ name: String, in place: WayOfNaming.Place = .anywhere) -> [WayOfNaming] {
    let stem = Array(name.utf8.reversed().drop { 0x30...0x39 ~= $0 }.reversed())
    let written = [Array(name.utf8), stem].unique.map { bytes in
      let words = bytes.split { !Ascii.isWordByte($0) }
      return WayOfNaming(
        names: [words.first, words.last].compactMap { $0 }.unique.map {
          AskedName(String(decoding: $0, as: UTF8.self))
        }, place: place)
    }
    let generated = AskedName(name.prefix(1).lowercased() + name.dropFirst())
    return written
      + generatedOwners.map { WayOfNaming(names: [AskedName($0), generated], place: .oneFile) }
  }

  /// The ways in which code can compose a name from a text and something else, as in "\\(kind)Cell": its first or its last words
  /// are in a text. nil for a name without letters, which may be a number.
  func waysOfComposing(_ name: String) -> [WayOfNaming]? {
    let bytes = Array(name.utf8)
    // The parts of a name together have the square of its length.
    let longest = 256
    guard bytes.count < longest, bytes.contains(where: { Ascii.isWordByte($0) && !(0x30...0x39 ~= $0) })
    else { return nil }
    let starts = bytes.indices.dropFirst().filter { index in
      Ascii.isUpper(bytes[index]) && !Ascii.isUpper(bytes[index - 1])
        || !Ascii.isWordByte(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "_")
        || bytes[index] == UInt8(ascii: "_")
    }
    let parts = starts.flatMap { [bytes[..<$0], bytes[$0...]] }.compactMap { part -> String? in
      // Punctuation is not part of a word.
      let words = part.split { !Ascii.isWordByte($0) }
      return words.count == 1 ? String(decoding: words[0], as: UTF8.self) : nil
    }
    return parts.unique.map { WayOfNaming(names: [AskedName($0)], place: .texts) }
  }

  /// Whether a file contains a word in a text, or as a case of an enumeration, whose raw value is the name.
  ///
  /// - Parameter others: The places of texts that don't count.
  func writes(_ name: AskedName, in file: FileID, besides others: [ByteRange] = []) -> Bool {
    guard let text = text(of: file).current else { return true }
    let source = SourceText(text)
    return name.search.places(in: text).contains { place in
      if others.contains(where: { $0.touches(place.lower) }) { return false }
      return isInString(place.lower, text)
        || source.string(ByteRange(source.lineStart(place.lower), place.lower)).contains("case ")
    }
  }
}

/// The receivers of generated members: R.swift makes `R.storyboard.main`, and other generators make similar members.
private let generatedOwners = ["storyboard", "segue", "nib", "reuseIdentifier"]
