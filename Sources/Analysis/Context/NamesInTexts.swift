import Index
import Syntax
import Text

/// A way in which code can name something. All of its words have to occur.
struct WayOfNaming {
  enum Place: Equatable {
    case anywhere
    /// A text with a word has to be able to be part of a name.
    case name(String)
    /// Only such texts count, since code often uses the words for other things.
    case texts(of: String)
    /// Only texts count to which code adds something.
    case composed(of: String)
    /// All words have to occur in one file, as in one expression.
    case oneFile
    /// The last word, a class, has to be at a place from which something may get the name of the class, and what makes texts from
    /// types has to be able to make that of one of these.
    case handedOn([TypeID])
    /// The word, a class that derives from nothing of a dependency, has to be at a place from which a dependency may get the class.
    case handedToDependency([TypeID])
    /// The last word, a class, has to be at a place that may make an object of the class.
    case made
    /// The first word, such as `subviews`, has to lead code of the app from a view beside the object to the change of the object.
    case view(ChangeOfObject)
    /// The word, an outlet, has to be used for more than to let go of the object.
    case object
    /// The first word, an outlet, has to be used for the change of the object, or in a way that may lead to it.
    case outlet(ChangeOfObject)
  }

  var names: [AskedName]
  var place = Place.anywhere
}

/// A change of an object that code can make by an outlet, such as to show a hidden view.
struct ChangeOfObject: Equatable {
  /// The index of the object.
  var object: Int
  /// The properties and methods that make the change.
  var setters: [String]
  /// The values with which they don't.
  var otherValues: [String]
}

extension Query {
  /// The ways in which code can contain a name: the first and the last word of a text, or a generated member.
  ///
  /// Code may append the digits at the end of a name itself, and generated code begins a name with a lowercase letter.
  func waysOfNaming(_ name: String, inTexts isText: Bool = false) -> [WayOfNaming] {
    let stem = Array(name.utf8.reversed().drop { 0x30...0x39 ~= $0 }.reversed())
    let written = [Array(name.utf8), stem].unique.map { bytes in
      let words = bytes.split { !Ascii.isWordByte($0) }
      let isWhole = bytes.elementsEqual(name.utf8)
      return WayOfNaming(
        names: [words.first, words.last].compactMap { $0 }.unique.map {
          AskedName(String(decoding: $0, as: UTF8.self))
        }, place: !isWhole ? .composed(of: name) : isText ? .texts(of: name) : .name(name))
    }
    let generated = AskedName(name.prefix(1).lowercased() + name.dropFirst())
    return written
      + generatedOwners.map {
        WayOfNaming(names: [AskedName(making: "R"), AskedName($0), generated], place: .oneFile)
      }
  }

  /// Whether a file of code has the name of a nib only as the identifier of cells, which UIKit loads no nib by.
  func onlyIdentifiesCells(nib name: String, in code: FileID) -> Bool {
    guard let text = self.code(in: code) else { return false }
    let uses = nameUses(in: code).compactMap { use in
      value(use.value, in: code).flatMap { $0.written.text == name ? (use: use, place: $0) : nil }
    }
    func count(_ word: String) -> Int { text.places(of: AskedName(word)).count }
    let constants = uses.filter { $0.place.written.range != $0.use.range }.compactMap {
      text.bytes[$0.use.range.lower..<$0.use.range.upper].split { !Ascii.isWordByte($0) }.last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return !uses.isEmpty && constants.count < 64
      && uses.allSatisfy { $0.use.kind == .cell && $0.place.file == code }
      && count(name) <= Set(uses.map(\.place.written.range)).count
      // Other code may load a nib by the constant.
      && Set(constants).allSatisfy { constant in
        count(constant) <= constants.count { $0 == constant }
          && snapshot.findFiles(naming: AskedName(constant)).allSatisfy {
            $0 == code || !mayReach(code, $0)
          }
      }
      && selectorsOfDequeuing.allSatisfy { snapshot.findMethods(bySelector: $0).isEmpty }
  }

  /// The ways in which code can compose a name from a text and something else, as in "\\(kind)Cell": its first or its last words
  /// are in a text. nil for a name without letters, which may be a number.
  ///
  /// - Parameter isVisible: Whether only texts count to which code adds something where it has them.
  func waysOfComposing(_ name: String, isVisible: Bool = false) -> [WayOfNaming]? {
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
    return parts.unique.map {
      WayOfNaming(names: [AskedName($0)], place: isVisible ? .composed(of: name) : .texts(of: name))
    }
  }

  /// Whether a file contains a word of a name in a text that may be part of the name, or as a case of an enumeration, whose raw
  /// value is the name.
  ///
  /// - Parameters:
  ///   - others: The places of texts that don't count.
  ///   - isAnywhere: Whether a member with the name of the word counts as well.
  func writes(
    _ name: AskedName, of whole: String, in file: FileID, besides others: [ByteRange] = [],
    orAnywhere isAnywhere: Bool = false
  ) -> Bool {
    guard let code = code(in: file) else { return true }
    let (text, source) = (code.bytes, code.source)
    // A comment that holds the word writes nothing.
    let inUse = Set(code.places(of: name))
    return name.search.places(in: text).contains { place in
      if others.contains(where: { $0.touches(place.lower) }) { return false }
      // The name of a type is collected only where code makes a text of it: `String(describing: Row.self)`
      let isTypeName = !MentionedNames.tell(of: source.string(place))
      if inUse.contains(place), case let isText = isInString(place.lower, text),
        isText || isTypeName || isAnywhere && code.start(of: ".", before: place.lower) != nil
      {
        if !isText { return true }
        return code.text(around: place.lower).map {
          mayBePart($0, of: whole) && !isPrinted($0.startIndex, in: text)
            && ($0.elementsEqual(whole.utf8) || !code.isKey($0.indices))
        } != false
      }
      return source.string(ByteRange(source.lineStart(place.lower), place.lower)).contains("case ")
    }
  }
}

extension Query {
  /// Whether a file has a word of a name in a text to which code adds something: `"\(kind)View"`, `kind + "View"`, `@"%@View"`
  func composes(_ word: AskedName, to name: String, in file: FileID) -> Bool {
    guard let code = code(in: file) else { return true }
    // Most places are in no such text, and it takes longer to see which of them count.
    let composed = word.search.places(in: code.bytes).filter { place in
      guard let text = code.text(around: place.lower) else { return false }
      return code.extends(text) && mayBePart(text, of: name) && isInString(place.lower, code.bytes)
    }
    return !composed.isEmpty && !Set(code.places(of: word)).isDisjoint(with: composed)
  }
}

extension CodeText {
  /// Whether code puts something before or after a text, by the places between the quotes and interpolations.
  fileprivate func extends(_ text: ArraySlice<UInt8>) -> Bool {
    if text.contains(UInt8(ascii: "%")) { return true }
    guard text.startIndex > 0, text.endIndex < bytes.count else { return false }
    let (before, after) = (text.startIndex - 1, text.endIndex)
    if bytes[before] == UInt8(ascii: ")") || bytes[after] == UInt8(ascii: "\\") { return true }
    let start = start(of: "@", before: before) ?? before
    return ["+", "stringByAppendingString:"].contains { self.start(of: $0, before: start) != nil }
      || ["+", "stringByAppending"].contains { end(of: $0, after: after + 1) != nil }
  }

  /// Whether code uses a literal only to look up a value or to compare it, so that the text becomes no part of a longer one:
  /// `values["id"]`, `["id": value]`, `forKey: "id"`, `== "id"`, `case "id":`
  ///
  /// - Parameter text: The places of the text, between the quotes.
  fileprivate func isKey(_ text: Range<Int>) -> Bool {
    guard text.lowerBound > 0, bytes[text.lowerBound - 1] == UInt8(ascii: "\""),
      text.upperBound < bytes.count,
      bytes[text.upperBound] == UInt8(ascii: "\"")
    else { return false }
    let quote = text.lowerBound - 1
    let start = language == .objectiveC ? self.start(of: "@", before: quote) ?? quote : quote
    let after = bytes[(text.upperBound + 1)...].first { $0 > 0x20 }
    let lookups = ["orKey:", "orKeyPath:", "isEqualToString:", "isEqual:", "==", "!="]
    if lookups.contains(where: { self.start(of: $0, before: start) != nil }) { return true }
    switch after {
    case UInt8(ascii: "]"):
      guard let open = self.start(of: "[", before: start), open > 0 else { return false }
      return Ascii.isWordByte(bytes[open - 1]) || ")]?!".utf8.contains(bytes[open - 1])
    // A condition has values instead of keys: `isLive ? "live" : "dead"`
    case UInt8(ascii: ":"):
      return ["[", "{", ",", "case"].contains { self.start(of: $0, before: start) != nil }
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      return ["==", "!="].contains { end(of: $0, after: text.upperBound + 1) != nil }
    default: return false
    }
  }
}

/// Whether a text of code may be part of a name, with what code puts into the place of a format specifier.
private func mayBePart(_ text: ArraySlice<UInt8>, of name: String) -> Bool {
  let name = Array(name.utf8)
  let parts = text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
  let isPart = parts.enumerated().allSatisfy { index, part in
    // The letter of a specifier, or `@`, follows marks and digits.
    let rest =
      index == 0 ? part : part.drop { $0 < UInt8(ascii: "@") }.dropFirst().drop { "du".utf8.contains($0) }
    return rest.isEmpty || SearchText(Array(rest)).occurs(in: name)
  }
  // Code may split a text into names, or name a file.
  let words = text.split(whereSeparator: { ",;|".utf8.contains($0) }).map {
    $0.drop { $0 == UInt8(ascii: " ") }
  }
  let isListed = words.count > 1 && words.contains { $0.elementsEqual(name) }
  return isPart || isListed && !words.joined().contains(UInt8(ascii: " "))
    || text.starts(with: name + [UInt8(ascii: ".")]) && !text.contains(UInt8(ascii: " "))
}

private let selectorsOfDequeuing = [
  "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
  "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
]

/// The receivers of generated members, as in `R.storyboard.main`.
private let generatedOwners = ["storyboard", "segue", "nib", "reuseIdentifier"]
