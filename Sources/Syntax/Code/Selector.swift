/// The Objective-C selector the compiler gives a method or initializer that has no `@objc(name)`.
///
/// Source of the rule: `AbstractFunctionDecl::getObjCSelector` of the Swift compiler.
package func objcSelector(
  baseName: String, parameters: [CodeParameter], isInitializer: Bool, isThrowing: Bool, isAsync: Bool
) -> String {
  if isInitializer, parameters.count == 1, let label = parameters[0].label, isVoid(parameters[0].type) {
    return firstPiece(baseName, label)
  }
  var selector = baseName
  // The piece for the error follows that of the last parameter that is not a closure.
  var errorIndex: Int?
  if isThrowing, !isAsync {
    errorIndex = parameters.lastIndex { !isFunctionType($0.type) }.map { $0 + 1 } ?? 0
  }
  if errorIndex == 0 { selector += "AndReturnError:" }
  for (index, parameter) in parameters.enumerated() {
    if index > 0 || errorIndex == 0 {
      selector += parameter.label ?? ""
    } else if let label = parameter.label {
      selector = firstPiece(baseName, label)
    }
    selector += ":"
    if errorIndex == index + 1 { selector += "error:" }
  }
  if isAsync { selector += parameters.isEmpty ? "WithCompletionHandler:" : "completionHandler:" }
  return selector
}

private func isVoid(_ type: String) -> Bool { type == "()" || type == "Void" || type == "Swift.Void" }

private func firstPiece(_ baseName: String, _ label: String) -> String {
  var piece = baseName
  if !startsWithPreposition(label), !endsWithPreposition(baseName) { piece += "With" }
  if let first = label.utf8.first, Ascii.isLower(first) {
    piece.unicodeScalars.append(Unicode.Scalar(first - 0x20))
    piece += label.dropFirst()
  } else {
    piece += label
  }
  return piece
}

/// The base names that a method with a selector may have in Swift.
///
/// They are the text before the first colon, and each beginning of it after which a label may follow.
package func baseNames(ofSelector selector: String) -> [String] {
  let piece = String(selector.prefix { $0 != ":" })
  var result = [piece]
  for index in piece.indices.dropFirst() {
    let base = String(piece[..<index])
    var labels = [String(piece[index...])]
    if labels[0].hasPrefix("With") { labels.append(String(labels[0].dropFirst(4))) }
    labels += labels.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    let isJoined = labels.contains { !$0.isEmpty && firstPiece(base, $0) == piece }
    if isJoined || labels[0] == "AndReturnError" || labels[0] == "WithCompletionHandler" {
      result.append(base)
    }
  }
  return result
}

/// All words of the compiler's list of prepositions.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
  "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
  "until", "using", "via", "when", "with", "within",
]

func startsWithPreposition(_ name: String) -> Bool {
  var name = name
  return name.withUTF8 { isPreposition($0, 0..<endOfWord($0, from: 0)) }
}

private func endsWithPreposition(_ name: String) -> Bool {
  var name = name
  return name.withUTF8 { bytes in
    var word = 0..<endOfWord(bytes, from: 0)
    while word.upperBound < bytes.count { word = word.upperBound..<endOfWord(bytes, from: word.upperBound) }
    return isPreposition(bytes, word)
  }
}

private func isPreposition(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  // The longest preposition has nine letters.
  guard range.count >= 2, range.count <= 9 else { return false }
  // Hot: this runs for each label. To decode a mapped collection, Swift would look up its type at run time.
  let word = String(unsafeUninitializedCapacity: range.count) { storage in
    for (place, index) in range.enumerated() { storage[place] = bytes[index] | 0x20 }
    return range.count
  }
  return prepositions.contains(word)
}

/// The camel-case words of a name. An underscore counts as a word.
package func words(of name: String) -> [String] {
  var name = name
  return name.withUTF8 { bytes in
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      let end = endOfWord(bytes, from: start)
      words.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return words
  }
}

/// Whether one of the words of a name in camel case passes a test.
package func containsWord(in name: String, where passes: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool
{
  var name = name
  return name.withUTF8 { bytes in
    var start = 0
    while start < bytes.count {
      let end = endOfWord(bytes, from: start)
      if passes(bytes[start..<end]) { return true }
      start = end
    }
    return false
  }
}

/// The end of the camel-case word that starts at `start`; always after `start`, except at the end of the text.
///
/// Words start at upper-case letters; an underscore is a word. A run of capitals is one word, less its last
/// letter when a lower-case one follows, unless what follows makes it a plural, such as `URLs`.
private func endOfWord(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard start < bytes.count else { return bytes.count }
  if bytes[start] == Ascii.underscore { return start + 1 }
  var index = start
  while index < bytes.count, Ascii.isUpper(bytes[index]) { index += 1 }
  if index - start > 1 {
    var lower = index
    while lower < bytes.count, Ascii.isLower(bytes[lower]) { lower += 1 }
    if lower == index { return index }
    let suffix = String(decoding: bytes[index..<lower], as: UTF8.self)
    let isPlural = suffix == "s" || suffix == "es" || suffix == "ies"
    // The word `Is` is a verb, not a plural.
    return isPlural && !(suffix == "s" && bytes[index - 1] == 0x49) ? lower : index - 1
  }
  while index < bytes.count, !Ascii.isUpper(bytes[index]), bytes[index] != Ascii.underscore { index += 1 }
  return index
}

/// Whether a written type is that of a closure or of an optional closure. Type aliases are not resolved.
func isFunctionType(_ type: String) -> Bool {
  switch TypeText(type) {
  case .function, .optional(.function): true
  default: false
  }
}

/// The number of a selector; nil outside ASCII, where equal selectors may have different bytes and so different numbers.
package func selectorNumber(_ selector: String) -> UInt32? {
  selector.utf8.allSatisfy { $0 < 0x80 } ? MentionedName(selector).number : nil
}

/// A search for texts that may declare a method with a selector.
package struct SelectorSearch: Sendable {
  /// The base names of which a text has to contain one; nil if any text may declare the method.
  private let names: [SearchText]?

  package init(_ selector: String) {
    // The name of a property's setter is not written. Outside ASCII, equal names may have different bytes.
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    names =
      isSetter || selectorNumber(selector) == nil
      ? nil : baseNames(ofSelector: selector).map { SearchText(Array($0.utf8)) }
  }

  package func mayOccur(in text: [UInt8]) -> Bool { names?.contains { $0.occurs(in: text) } ?? true }
}
