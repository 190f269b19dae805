import Syntax
import Text

/// How a string names members at run time.
enum KeyKind {
  /// As a whole: a key, a selector.
  case whole
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
    default: return nil
    }
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
    let function = tree.tokens[..<index].indices.last {
      tree.tokens[$0].kind == .identifier && tree.name(of: $0) == "func"
    }
    return function.map { KeyKind.isAbout(tree.name(of: $0 + 1)) } == true ? .path : nil
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
    func name(_ index: Int) -> String { tree.name(of: index) }
    var place = index - 1
    var label: String?
    if kind(place) == .colon, kind(place - 1) == .identifier {
      label = name(place - 1)
      place -= 2
    }
    var depth = 0
    while place >= 0, depth >= 0 {
      switch tree.tokens[place].kind {
      case .closeParen, .closeBracket, .closeBrace: depth += 1
      case .openBracket, .openBrace: depth -= 1
      // `Selector(("tap:"))`
      case .openParen where depth > 0 || kind(place - 1) == .identifier: depth -= 1
      default: break
      }
      place -= 1
    }
    guard depth < 0, kind(place + 1) == .openParen, kind(place) == .identifier else { return nil }
    return (label, name(place))
  }
}
