/// The Objective-C selector the compiler gives a method or initialiser that has no `@objc(name)`.
///
/// Source of the rule: the Clang importer's name mapping in reverse, as `AbstractFunctionDecl::getObjCSelector`
/// applies it.
func objcSelector(
  baseName: String, parameters: [SwiftParameter], isInitializer: Bool, isThrowing: Bool, isAsync: Bool
) -> String {
  if isInitializer, parameters.count == 1, let label = parameters[0].label, parameters[0].type == "()" {
    return firstPiece(baseName, label)
  }
  var pieces: [String] = parameters.enumerated().map { index, parameter in
    guard index == 0 else { return parameter.label ?? "" }
    guard let label = parameter.label else { return baseName }
    return firstPiece(baseName, label)
  }
  if isAsync {
    pieces.append(pieces.isEmpty ? baseName + "WithCompletionHandler" : "completionHandler")
  } else if isThrowing {
    let closures = parameters.reversed().prefix { isFunctionType($0.type) }.count
    if closures == parameters.count {
      // The error comes before the closures, so that it takes the base name and they keep their labels.
      let labels = parameters.map { $0.label ?? "" }
      pieces = [baseName + "AndReturnError"] + labels
    } else {
      pieces.insert("error", at: pieces.count - closures)
    }
  }
  if pieces.isEmpty { return baseName }
  return pieces.map { $0 + ":" }.joined()
}

private func firstPiece(_ baseName: String, _ label: String) -> String {
  let capitalized = label.prefix(1).uppercased() + label.dropFirst()
  if prepositions.contains(firstWord(of: label).lowercased())
    || prepositions.contains(lastWord(of: baseName).lowercased())
  {
    return baseName + capitalized
  }
  return baseName + "With" + capitalized
}

/// Complete: what the compiler's list of prepositions holds.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
  "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
  "until", "using", "via", "when", "with", "within",
]

func firstWord(of name: String) -> Substring {
  words(of: name).first ?? ""
}

func lastWord(of name: String) -> Substring {
  words(of: name).last ?? ""
}

/// Words start at upper-case letters and behind underscores; a run of capitals is one word, less its last
/// letter when a lower-case one follows.
package func words(of name: String) -> [Substring] {
  let bytes = Array(name.utf8)
  let indices = Array(name.utf8.indices) + [name.utf8.endIndex]
  var words: [Substring] = []
  var start = 0
  func close(at end: Int) {
    if end > start { words.append(name[indices[start]..<indices[end]]) }
    start = end
  }
  for index in bytes.indices {
    let byte = bytes[index]
    if byte == Ascii.underscore {
      close(at: index)
      start = index + 1
    } else if Ascii.isUpper(byte), index > start {
      let followsCapital = Ascii.isUpper(bytes[index - 1])
      let precedesLower = index + 1 < bytes.count && Ascii.isLower(bytes[index + 1])
      if !followsCapital || precedesLower { close(at: index) }
    }
  }
  close(at: bytes.count)
  return words
}

/// Whether a type as written is that of a closure; what a type alias hides is not seen.
func isFunctionType(_ type: String) -> Bool {
  var depth = 0
  var previous: UInt8 = 0
  for byte in type.utf8 {
    switch byte {
    case Ascii.openParen, Ascii.openBracket, Ascii.less: depth += 1
    case Ascii.closeParen, Ascii.closeBracket: depth -= 1
    case Ascii.greater where previous == Ascii.minus:
      if depth == 0 { return true }
    case Ascii.greater: depth -= 1
    default: break
    }
    previous = byte
  }
  // `((Int) -> Void)?`
  if type.hasSuffix(")?") || type.hasSuffix(")!"), type.hasPrefix("(") {
    return isFunctionType(String(type.dropFirst().dropLast(2)))
  }
  return false
}
