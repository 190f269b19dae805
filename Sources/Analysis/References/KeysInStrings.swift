import Syntax
import Text

/// How a string names members at run time.
enum KeyKind {
  /// As a whole: a key, a selector.
  case whole
  /// As a whole, if it has the colon that only selectors have.
  case selector
  /// By the components of a key path.
  case path
  /// As words of a predicate.
  case format
  /// As Swift writes a declaration, perhaps behind its type and with labels: `Type.tap(_:)`.
  case declaration

  /// By the label of an argument and what is called with it, as Swift or Objective-C write them.
  init?(label: String?, of callee: String) {
    switch (label, callee) {
    case ("forKeyPath", _), ("keyPath", _), ("withKeyPath", _): self = .path
    case ("forKey", _):
      guard callee.lowercased().contains("value") || callee == "willChange" || callee == "didChange" else {
        return nil
      }
      self = .whole
    case ("key", "NSSortDescriptor"): self = .path
    case ("renamed", "available"): self = .declaration
    case ("format", "NSPredicate"), ("format", "NSExpression"): self = .format
    case (nil, "NSSelectorFromString"), (nil, "Selector"), (nil, "sel_registerName"),
      (nil, "setNilValueForKey"):
      self = .whole
    case (let label?, _) where Self.isOfSelector(label): self = .selector
    default: return nil
    }
  }

  /// Whether an argument is a selector by its label, as in `menuItem(title: "Next", action: "goNext:")`.
  static func isOfSelector(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasSuffix("action") || label.hasSuffix("selector")
  }

  /// Whether strings in a function are keys, because of what key-value observing asks it for.
  static func isAbout(_ function: String) -> Bool {
    ["observeValue", "keyPathsForValuesAffecting", "automaticallyNotifies"].contains(
      where: function.hasPrefix)
  }

  /// Whether a place in a string is such a name.
  ///
  /// - Parameter string: What stands between the quotes.
  func holds(_ place: ByteRange, in string: ByteRange, _ text: Span<UInt8>) -> Bool {
    func endsPart(_ offset: Int) -> Bool {
      offset < string.lower || offset >= string.upper || text[offset] == UInt8(ascii: ".")
    }
    switch self {
    case .whole: return place == string
    case .selector: return place == string && text[place.upper - 1] == UInt8(ascii: ":")
    case .path: return endsPart(place.lower - 1) && endsPart(place.upper)
    case .format: return true
    case .declaration:
      return (place.lower == string.lower || text[place.lower - 1] == UInt8(ascii: "."))
        && (place.upper == string.upper || text[place.upper] == UInt8(ascii: "("))
    }
  }
}

extension RelatedDeclarations {
  /// Whether a place lies in a string of Swift that means these declarations at run time.
  ///
  /// - Parameter isDeclaration: Whether the place has the name as code writes it, rather than a key or a selector.
  func isKey(at place: ByteRange, isDeclaration: Bool, in text: Span<UInt8>, _ binder: SwiftBinder) -> Bool {
    guard let index = binder.tree.string(at: place.lower) else { return false }
    let token = binder.tree.tokens[index].range
    let content = ByteRange(token.lower + 1, token.upper - 1)
    // The name of a class may stand behind that of its module.
    if isType {
      if isDeclaration { return false }
      return KeyKind.path.holds(place, in: content, text) && place.upper == content.upper
        && !binder.isPattern(string: index)
    }
    guard let kind = binder.keyKind(ofString: index), (kind == .declaration) == isDeclaration else {
      return false
    }
    return kind.holds(place, in: content, text)
  }
}

extension SwiftBinder {
  /// nil for a string that names nothing.
  fileprivate func keyKind(ofString index: NodeIndex) -> KeyKind? {
    if let (label, callee) = argument(ofString: index), let found = KeyKind(label: label, of: callee) {
      return found
    }
    return surroundings[index]?.function.map { KeyKind.isAbout(tree.name(of: $0 + 1)) } == true ? .path : nil
  }

  /// Whether a string is what another one is searched for.
  fileprivate func isPattern(string index: NodeIndex) -> Bool {
    guard let (label, callee) = argument(ofString: index) else { return false }
    return callee == "hasSuffix" || callee == "hasPrefix" || label == "separatedBy"
      || label == "of" && ["replacingOccurrences", "range", "firstRange", "ranges"].contains(callee)
  }

  /// The label of the argument that a string is, or a part of, and what is called with it.
  private func argument(ofString index: NodeIndex) -> (label: String?, callee: String)? {
    func kind(_ index: Int) -> SwiftToken.Kind? {
      tree.tokens.indices.contains(index) ? tree.tokens[index].kind : nil
    }
    guard let opening = surroundings[index]?.opening, kind(opening) == .openParen,
      kind(opening - 1) == .identifier
    else { return nil }
    let hasLabel = kind(index - 1) == .colon && kind(index - 2) == .identifier
    return (hasLabel ? tree.name(of: index - 2) : nil, tree.name(of: opening - 1))
  }

  /// The tokens around each string.
  func findSurroundings() -> [NodeIndex: StringSurroundings] {
    var result: [NodeIndex: StringSurroundings] = [:]
    var openings: [NodeIndex] = []
    var function: NodeIndex?
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .openParen, .openBracket, .openBrace, .interpolation: openings.append(index)
      case .closeParen, .closeBracket, .closeBrace: _ = openings.popLast()
      case .identifier where tree.name(of: index) == "func": function = index
      case .string, .stringEnd:
        // `Selector(("tap:"))`
        let opening = openings.last {
          tree.tokens[$0].kind != .openParen || $0 > 0 && tree.tokens[$0 - 1].kind == .identifier
        }
        result[index] = StringSurroundings(opening: opening, function: function)
      default: break
      }
    }
    return result
  }
}

struct StringSurroundings {
  /// The innermost bracket around a string, but for parentheses that call nothing.
  var opening: SwiftTree.NodeIndex?
  /// The last `func` before it.
  var function: SwiftTree.NodeIndex?
}
