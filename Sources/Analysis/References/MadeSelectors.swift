import Index
import Syntax
import Text

extension Query {
  /// Whether code of the app makes a selector of a text that is not known, or of one that begins like a selector. A dependency makes
  /// no selector of the app's.
  func makesSelectors(like selector: String, with document: FileID) -> Bool {
    snapshot.findUses(of: .anySelector).byFile.contains { file, use in
      use.contains(.inUse) && snapshot.isOwn(file) && mayReach(document, file)
        && mayCompose(selector: selector, in: file)
    }
  }

  /// Whether code that makes selectors of texts may make that of a method: code has a text with the method's name, or
  /// adds something to a text with a part of the name.
  func mayBeSelector(_ name: String, with document: FileID) -> Bool {
    guard makesSelectors(like: name, with: document) else { return false }
    guard waysOfComposing(name) != nil else { return true }
    func isWritten(_ word: AskedName, _ isMeant: (FileID) -> Bool) -> Bool {
      snapshot.findUses(of: word).byFile.contains { file, use in
        use.contains(.inUse) && mayReach(document, file) && isMeant(file)
      }
    }
    let word = AskedName(name)
    return isWritten(word) { file in
      code(in: file).map { code in code.places(of: word).contains { isInString($0.lower, code.bytes) } }
        ?? true
    } || partsOfSelector(name).contains { part in isWritten(part) { composes(part, to: name, in: $0) } }
  }

  /// The words of which code may compose the name of a method.
  func partsOfSelector(_ name: String) -> [AskedName] {
    (waysOfComposing(name, isVisible: true) ?? []).flatMap(\.names)
  }

  /// Whether code makes a selector of a text that may be a certain one: it is not known, or what is known of it fits.
  private func mayCompose(selector: String, in file: FileID) -> Bool {
    guard let text = text(of: file).current else { return true }
    return ["NSSelectorFromString(", "Selector("].contains { maker in
      text.withSpan(SearchText(Array(maker.utf8)).ranges).contains { place in
        guard place.lower == 0 || !Ascii.isWordByte(text[place.lower - 1]) else { return false }
        let argument = text[place.upper...].prefix(256)
        // A literal is another name.
        if isOneLiteral(argument) { return false }
        return startOfFormat(argument).map { selector.utf8.starts(with: $0) } ?? true
      }
    }
  }
}

/// Whether an argument is a literal alone, perhaps in further parentheses: `("name:"))`
private func isOneLiteral(_ argument: ArraySlice<UInt8>) -> Bool {
  var rest = argument.drop { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }
  guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
  rest = rest.drop { Ascii.isWordByte($0) || $0 == UInt8(ascii: ":") }
  guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
  return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ")")
}

/// The text before the first value of a format: `set` in `[NSString stringWithFormat:@"set%@:", name]`; nil for another expression.
private func startOfFormat(_ argument: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let starts = ["[NSString stringWithFormat:@\"", "String(format: \""].map { Array($0.utf8) }
  guard let start = starts.first(where: argument.starts) else { return nil }
  let format = argument.dropFirst(start.count)
  return format.prefix { ![0x25, 0x22, 0x5C].contains($0) }
}
