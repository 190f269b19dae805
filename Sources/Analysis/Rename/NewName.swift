/// A new name that is a valid identifier.
struct NewName: Hashable {
  /// The name without backticks.
  var text: String

  /// - Parameter typed: The name as the user typed it; backticks are taken off.
  init(_ typed: String) throws(RenameRefusal) {
    var text = Substring(typed)
    if text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") { text = text.dropFirst().dropLast() }
    if text.isEmpty { throw RenameRefusal(.name, "the new name is empty") }
    guard isIdentifier(text) else {
      throw RenameRefusal(
        .name, "'\(typed)' is not a valid name: use letters, digits and '_', not starting with a digit")
    }
    if unnameable.contains(String(text)) {
      throw RenameRefusal(.name, "'\(text)' has a meaning of its own in Swift; choose another name")
    }
    self.text = String(text)
  }
}

/// A typed name without white space at its ends and beside what is not part of an identifier: `tap(_:)` for `tap( _ : )`.
func withoutSpacesAroundSigns(_ typed: String) -> String {
  func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
  var result = ""
  for part in typed.split(whereSeparator: \.isWhitespace) {
    // Two words would become one without a blank.
    if isWord(result.last), isWord(part.first) { result += " " }
    result += part
  }
  return result
}

/// Whether a name is a keyword of Swift or of Objective-C.
func isKeyword(_ name: String) -> Bool { swiftKeywords.contains(name) || objectiveCKeywords.contains(name) }

/// A name as Swift code writes it: in backticks if it is a keyword.
package func swiftSpelling(_ name: String) -> String {
  swiftKeywords.contains(name) ? "`" + name + "`" : name
}

func isIdentifier(_ text: some StringProtocol) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    let isHead =
      scalar == "_" || scalar.properties.isXIDStart || (scalar.value > 0x7F && scalar.properties.isEmoji)
    guard isHead || !isFirst && scalar.properties.isXIDContinue else { return false }
    isFirst = false
  }
  return !isFirst && text != "_"
}

/// Whether all Objective-C objects have a method of this name, so that no outlet and no action can have it.
func isMethodOfEveryObject(_ name: String) -> Bool { methodsOfEveryObject.contains(name) }

private let methodsOfEveryObject: Set<String> = [
  "autorelease", "class", "copy", "dealloc", "debugDescription", "description", "finalize", "hash", "init",
  "isProxy", "mutableCopy", "release", "retain", "retainCount", "self", "superclass", "zone",
]

/// Names that a member can't have, even in backticks.
private let unnameable: Set<String> = ["init", "self", "Self", "Type", "Protocol", "deinit", "subscript"]

/// Words that Swift reserves; a declaration can have one as its name only in backticks.
private let swiftKeywords: Set<String> = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
  "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
  "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
  "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
  "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
]

/// Names that no declaration in Objective-C may have.
let objectiveCKeywords: Set<String> = [
  "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
  "float", "for", "goto", "id", "if", "inline", "int", "long", "nil", "register", "restrict", "return",
  "self", "short", "signed", "sizeof", "static", "struct", "super", "switch", "typedef", "typeof", "union",
  "unsigned", "void", "volatile", "while", "BOOL", "YES", "NO", "SEL", "Class", "IMP",
]
