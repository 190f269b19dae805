import SwiftSyntax
import Syntax
import Text

/// The attributes of a declaration, those in branches of `#if` included.
struct WrittenAttributes {
  var nodes: [AttributeSyntax]
  /// Names as written, without generic arguments.
  var names: [String]

  init(_ list: AttributeListSyntax) {
    nodes = Self.flattened(list)
    names = nodes.map { node in
      guard let name = node.attributeName.as(IdentifierTypeSyntax.self) else {
        return writtenText(node.attributeName)
      }
      return bareName(name.name)
    }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// The argument of `@objc(name)`.
  var objcName: String? {
    for node in nodes {
      guard case .objCName(let pieces) = node.arguments else { continue }
      let name = pieces.map { ($0.name.map(bareName) ?? "") + ($0.colon == nil ? "" : ":") }.joined()
      if !name.isEmpty { return name }
    }
    return nil
  }

  private static func flattened(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let conditional) = element else { return [] }
      return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let list) = clause.elements else { return [] }
        return flattened(list)
      }
    }
  }
}

/// The start of the first attribute or modifier, or else of the keyword. An `#if` around the first attribute is
/// outside, as the description says "attribute or modifier".
func firstOffset(
  _ attributes: WrittenAttributes, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax
) -> Int {
  let first =
    attributes.nodes.first.map(Syntax.init) ?? modifiers.first.map(Syntax.init) ?? Syntax(keyword)
  return first.positionAfterSkippingLeadingTrivia.utf8Offset
}

func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
  modifiers.contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name.text) }
}

func byteRange(_ node: some SyntaxProtocol) -> ByteRange {
  ByteRange(
    node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
}

func bareName(_ token: TokenSyntax) -> String {
  let text = token.text
  guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
  return String(text.dropFirst().dropLast())
}

/// The tokens of a type without comments, white space and backticks; one space keeps two words apart, as in
/// `any P`.
func writtenText(_ node: some SyntaxProtocol) -> String {
  var text = ""
  for token in node.tokens(viewMode: .sourceAccurate) {
    let name = bareName(token)
    guard let first = name.utf8.first else { continue }
    if let last = text.utf8.last, isWord(last), isWord(first) { text += " " }
    text += name
  }
  return text
}

/// The type without the attributes in front of it; those further inside stay.
func textBehindAttributes(_ type: TypeSyntax) -> String {
  guard let attributed = type.as(AttributedTypeSyntax.self), attributed.specifiers.isEmpty else {
    return writtenText(type)
  }
  var bare = attributed
  bare.attributes = []
  return writtenText(bare)
}

private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}
