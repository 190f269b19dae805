import Index
import Syntax
import Text

/// A way in which code can name something: by words that all have to be there.
struct WayOfNaming {
  enum Place {
    case anywhere
    /// In texts of the code, as words that code often has for other things.
    case texts
    /// In one file, as an expression is.
    case oneFile
  }

  var names: [AskedName]
  var place = Place.anywhere
}

extension Query {
  /// The ways in which code can hold a name: in texts, each as the first and the last word of a text, or as a generated member.
  ///
  /// Code may put the digits at the end there itself, and generated code begins a name with a small letter.
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

  /// The ways in which code can compose a name of a text and something else, such as "\\(kind)Cell": by its first or its last
  /// words. nil for one without letters, which may be a number.
  func waysOfComposing(_ name: String) -> [WayOfNaming]? {
    let bytes = Array(name.utf8)
    // The parts of a name take the square of its length.
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

  /// Whether a file has a word in a text, or as the case of an enumeration, whose value is its name.
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

/// The owners of generated members: R.swift makes `R.storyboard.main`, other generators make similar ones.
private let generatedOwners = ["storyboard", "segue", "nib", "reuseIdentifier"]
