import Text

/// The places where a project writes the name of a file.
package struct XcodeFileNames: Hashable, Sendable {
  /// The places by the path of the file to which they belong; for paths see `XcodeProject`.
  ///
  /// They are in paths, in displayed names, in the exceptions of folders, and in the comments beside identifiers. A path contains
  /// `XcodeProject.anyLanguage` if an exception names the file in all its languages.
  package var places: [String: [ByteRange]] = [:]
  /// The places that may refer to another file, or that are spelled in another case.
  package var others: [ByteRange] = []
}

/// - Parameter name: The last component of a path, in ASCII.
package func xcodeFileNames(_ name: String, in bytes: Span<UInt8>) -> XcodeFileNames {
  let found = placesIgnoringCase(of: name, in: bytes)
  if found.isEmpty { return XcodeFileNames() }
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return XcodeFileNames() }
    var objects = ProjectObjects(OpenStepScanner(base, count: buffer.count))
    objects.collect()
    var reader = XcodeProjectReader(objects)
    let owners = owners(of: name, objects)
    let exceptions = reader.exceptions(named: name)
    var result = XcodeFileNames()
    for place in found {
      let isSpelled = buffer[place.lower..<place.upper].elementsEqual(name.utf8)
      let owner = owners[place.upper] ?? objects.object(before: place.lower)
      let paths =
        !isSpelled
        ? [] : exceptions[place.upper].map { [$0] } ?? owner.map { reader.paths(of: $0, named: name) } ?? []
      if paths.isEmpty { result.others.append(place) }
      for path in paths { result.places[path, default: []].append(place) }
    }
    return result
  }
}

/// A range of a text, its old text and its new text.
package struct TextReplacement: Hashable, Sendable {
  package var range: ByteRange
  package var old, new: String

  package init(range: ByteRange, old: String, new: String) {
    (self.range, self.old, self.new) = (range, old, new)
  }
}

/// The replacement of a name in a project, with the quotes that Xcode writes around some strings.
///
/// The name is the end of a string, a whole string, or a part of a comment.
package func xcodeReplacement(of range: ByteRange, with new: String, in bytes: [UInt8]) -> TextReplacement {
  func text(_ lower: Int, _ upper: Int) -> String { String(decoding: bytes[lower..<upper], as: UTF8.self) }
  let part = TextReplacement(range: range, old: text(range.lower, range.upper), new: new)
  guard range.upper < bytes.count, bytes[range.upper] > Ascii.space else { return part }
  let isQuoted = bytes[range.upper] == Ascii.quote
  var lower = range.lower
  while lower > 0, isQuoted ? bytes[lower - 1] != Ascii.quote : isPlainInProject(bytes[lower - 1]) {
    if bytes[lower - 1] == Ascii.backslash || bytes[lower - 1] == Ascii.newline { return part }
    lower -= 1
  }
  let old = text(lower, range.upper)
  let whole = text(lower, range.lower) + new
  switch (isQuoted, old.utf8.allSatisfy(isPlainInProject), whole.utf8.allSatisfy(isPlainInProject)) {
  case (true, false, true):
    return TextReplacement(range: ByteRange(lower - 1, range.upper + 1), old: "\"\(old)\"", new: whole)
  case (false, _, false):
    return TextReplacement(range: ByteRange(lower, range.upper), old: old, new: "\"\(whole)\"")
  default: return part
  }
}

/// Whether Xcode writes a string of only this byte without quotes.
private func isPlainInProject(_ byte: UInt8) -> Bool {
  byte < 0x80 && Ascii.isWordByte(byte) || byte == Ascii.dot || byte == Ascii.slash
}

/// The places at which a name is a whole word or a whole component of a path.
private func placesIgnoringCase(of name: String, in bytes: Span<UInt8>) -> [ByteRange] {
  let folded = bytes.withUnsafeBufferPointer { $0.map(lowercased) }
  func continues(_ offset: Int) -> Bool {
    guard folded.indices.contains(offset) else { return false }
    let byte = folded[offset]
    return Ascii.isWordByte(byte) || [0x2B, 0x2D, 0x7E].contains(byte)
  }
  return folded.withSpan(SearchText(name.utf8.map(lowercased)).ranges).filter {
    !continues($0.lower - 1) && !continues($0.upper)
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

/// The objects with a name, by the offset at which the name ends in their path or displayed name.
private func owners(of name: String, _ objects: ProjectObjects) -> [Int: Int] {
  var result: [Int: Int] = [:]
  for index in objects.all.indices {
    guard [.fileReference, .variantGroup].contains(objects.all[index].kind) else { continue }
    objects.forEachEntry(of: index) { scanner, key in
      guard scanner.spells(key, "path") || scanner.spells(key, "name"), let token = scanner.string(),
        fileName(scanner.text(token)) == name
      else { return }
      result[token.upper] = index
    }
  }
  return result
}

private func fileName(_ path: String) -> Substring {
  path.utf8.lastIndex(of: Ascii.slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
}

extension ProjectObjects {
  /// The file or group whose id precedes the comment that begins before an offset: `1A2B /* View.xib in Resources */`.
  fileprivate func object(before offset: Int) -> Int? {
    let base = scanner.base
    var upper = offset
    func skip(while isSkipped: (UInt8) -> Bool) {
      while upper > 0, isSkipped(base[upper - 1]) { upper -= 1 }
    }
    skip { $0 == Ascii.space }
    guard upper >= 2, base[upper - 1] == Ascii.star, base[upper - 2] == Ascii.slash else { return nil }
    upper -= 2
    skip { $0 == Ascii.space }
    let end = upper
    skip { Ascii.isWordByte($0) }
    let id = Self.id(OpenStepScanner.Token(lower: upper, upper: end), scanner)
    guard upper < end, let index = index(of: id) else { return nil }
    return all[index].kind == .buildFile ? self.index(of: all[index].file) : index
  }
}

extension XcodeProjectReader {
  /// The paths of the files with a name that are exceptions of synchronized folders, by the offset at which the exception ends.
  fileprivate mutating func exceptions(named name: String) -> [Int: String] {
    var result: [Int: String] = [:]
    for folder in objects.all.indices where objects.all[folder].kind == .synchronizedFolder {
      guard let path = path(ofFile: folder, objects.all[folder].id) else { continue }
      for set in objects.indices("exceptions", of: folder) where objects.all[set].kind == .exceptions {
        for token in objects.tokens("membershipExceptions", of: set) {
          let exception = objects.scanner.text(token)
          guard fileName(exception) == name else { continue }
          result[token.upper] = self.path(ofException: exception, in: path)
        }
      }
    }
    return result
  }

  /// The paths of the files with a name that an object represents: the file itself, or the languages of a group.
  fileprivate mutating func paths(of index: Int, named name: String) -> [String] {
    let object = objects.all[index]
    switch object.kind {
    case .fileReference:
      guard object.path.map({ fileName(objects.scanner.text($0)) == name }) == true else { return [] }
      return path(ofFile: index, object.id).map { [$0] } ?? []
    case .variantGroup:
      return objects.indices("children", of: index).filter { objects.all[$0].kind == .fileReference }
        .flatMap { paths(of: $0, named: name) }
    default: return []
    }
  }
}
