import AppleFacts
import Index
import Syntax
import Text

/// The way in which a string names members at run time.
enum KeyKind {
  /// The whole string is a key or a selector.
  case whole
  /// The whole string is a selector, which it shows by a colon at its end.
  case selector
  /// The components of a key path are keys.
  case path
  /// The words of a predicate may be keys.
  case format
  /// The string is a declaration as in Swift, perhaps after its type and with labels: `Type.tap(_:)`.
  case declaration

  /// The kind by the label of an argument and by the called function, as Swift or Objective-C write them; nil for other strings.
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

  /// The kind by a piece of a selector, as in `setValue:forKey:` and `sortDescriptorWithKey:ascending:`, or by a function; nil
  /// for other strings.
  init?(inObjectiveC argument: CallArgument) {
    guard let piece = argument.label, piece != "forKey" else {
      if functionsOfNames.contains(argument.callee) {
        self = .whole
      } else if let found = Self(label: argument.label, of: argument.callee) {
        self = found
      } else {
        return nil
      }
      return
    }
    let lowercased = piece.lowercased()
    switch piece {
    case "sortDescriptorWithKey", "initWithKey": self = .path
    case "predicateWithFormat", "expressionWithFormat": self = .format
    case "bind", "unbind", "infoForBinding": self = .whole
    // This case covers `valueForKeyPath:` and the like; the last one covers `valueForKey:` and `willChangeValueForKey:`.
    case _ where lowercased.hasSuffix("keypath"): self = .path
    case _ where Self.isOfSelector(piece): self = .selector
    case _ where lowercased.hasSuffix("valueforkey"): self = .whole
    default: return nil
    }
  }

  /// Whether the label of an argument says that it is a selector, as in `menuItem(title: "Next", action: "goNext:")`.
  static func isOfSelector(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasSuffix("action") || label.hasSuffix("selector")
  }

  /// Whether an argument is a text for users, a text to search for or a key: such a text is never the name of a class.
  static func isText(label: String?, of callee: String) -> Bool {
    callee.hasPrefix("NSLocalizedString") || textWords.contains(callee)
      || label.map {
        textWords.contains($0) || isKey($0) || isOfEntity($0) || $0 == "of" && searches.contains(callee)
      } == true
  }

  /// Whether the label of an argument says that it is the name of an entity in the data model: `entityName:`,
  /// `insertNewObjectForEntityForName:`
  private static func isOfEntity(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasSuffix("entityname") || label.hasSuffix("entityforname")
  }

  /// Whether the label of an argument says that it is a key of a dictionary, an archive or the defaults: `floatForKey:`,
  /// `forKey:`
  fileprivate static func isKey(_ label: String) -> Bool { label.hasSuffix("orKey") }

  /// Whether strings in a function are keys, since key-value observing calls the function.
  static func isAbout(_ function: String) -> Bool {
    ["observeValue", prefixOfDependencies, "automaticallyNotifies"].contains(where: function.hasPrefix)
      || ["valueForUndefinedKey", "forUndefinedKey"].contains(function)
  }

  /// The beginning of the methods that give the keys on which a property depends.
  fileprivate static let prefixOfDependencies = "keyPathsForValuesAffecting"

  /// Whether a place in a string is a name in this way.
  ///
  /// - Parameter string: The range between the quotes.
  func holds(_ place: ByteRange, in string: ByteRange, _ text: Span<UInt8>) -> Bool {
    func endsPart(_ offset: Int) -> Bool {
      offset < string.lower || offset >= string.upper || text[offset] == UInt8(ascii: ".")
    }
    switch self {
    case .whole: return place == string
    case .selector: return place == string && text[place.upper - 1] == UInt8(ascii: ":")
    case .path:
      // A key path into the defaults contains their own keys, as in documents.
      let isDefault = "values.".utf8.enumerated().allSatisfy {
        string.lower + $0 < string.upper && text[string.lower + $0] == $1
      }
      return !isDefault && endsPart(place.lower - 1) && endsPart(place.upper)
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
  /// - Parameter isDeclaration: Whether the place contains the name in code, rather than a key or a selector.
  func isKey(
    at place: ByteRange, isDeclaration: Bool, in text: Span<UInt8>, _ tree: SwiftTree,
    _ strings: [SwiftTree.NodeIndex: SwiftString]
  ) -> Bool {
    guard let index = tree.string(at: place.lower), let string = strings[index] else { return false }
    let token = tree.tokens[index].range
    let content = ByteRange(token.lower + 1, token.upper - 1)
    // The name of a class may follow the name of its module.
    if isType {
      if isDeclaration { return false }
      return mayFollowModule(place, in: content, text)
        && !tree.isText(index, string)
    }
    guard let kind = string.keyKind, (kind == .declaration) == isDeclaration else {
      return false
    }
    return kind.holds(place, in: content, text)
  }
}

/// Whether a string is the name of a class, perhaps after the name of its module, rather than a domain with that end:
/// `"com.example.Download"`
private func mayFollowModule(_ name: ByteRange, in string: ByteRange, _ text: Span<UInt8>) -> Bool {
  guard name.upper == string.upper, KeyKind.path.holds(name, in: string, text) else { return false }
  // The part of a string after an interpolation has no quote before it, so the name may be its start.
  if name.lower <= string.lower { return true }
  let dots = (string.lower..<name.lower).count { text[$0] == UInt8(ascii: ".") }
  return dots < 2 || Ascii.isUpper(text[string.lower])
}

extension SwiftString {
  /// The kind of names in the string; nil for a string without names.
  fileprivate var keyKind: KeyKind? {
    argument.flatMap { KeyKind(label: $0.label, of: $0.callee) }
      ?? literal.flatMap { listsOfKeys.contains($0.label ?? $0.callee) ? .whole : nil }
      ?? (function.map(KeyKind.isAbout) == true ? .path : nil)
  }
}

extension ObjectiveCBinder {
  /// The strings that name a member of a family at run time. A key certainly does where its object is known to be of the family.
  func keys(_ key: String, _ family: MemberFamily) -> [NameInString] {
    strings(holding: key) { range, content, index, bytes in
      guard keyKind(ofString: index)?.holds(range, in: content, bytes) == true else { return .no }
      // The first key of a path is that of the object itself, and so is the one after `self`.
      let isFirst =
        range.lower == content.lower || bytes.hasText("self.", from: content.lower, to: range.lower)
      if !isFirst { return .unknown }
      // A key path on which a property depends begins with a member of the property's class.
      if wordsInHead(around: index).contains(where: { $0.hasPrefix(KeyKind.prefixOfDependencies) }) {
        return certainty(own(at: index), family)
      }
      if isOfManagedObjects(predicate: index), !mayBeManaged(family) { return .no }
      return ownerOfKey(inString: index).map { certainty($0, family) } ?? .unknown
    }
  }

  /// Whether a place in a string is a key that code gets or sets of an object, which may be of any class.
  func isKeyOfAnyObject(_ place: NameInString) -> Bool {
    guard let index = tree.token(holding: place.range), let message = tree.message(around: index) else {
      return false
    }
    return tree.selector(of: message).map(selectorsWithKeys.contains) == true
  }

  /// The object whose key a message gets or sets; nil for a string elsewhere, and for an object that may have keys besides the
  /// members of its class.
  private func ownerOfKey(inString index: Int) -> ObjectiveCValue? {
    guard let piece = tree.argument(ofString: index)?.label, let message = tree.message(around: index) else {
      return nil
    }
    if piece == "withKeyPath" {
      // The object comes before the key path: `bind:@"value" toObject:object withKeyPath:@"name" options:nil`
      guard let pieces = tree.pieces(of: message),
        let place = pieces.firstIndex(where: { tree.name(of: $0) == piece }), place > 0,
        tree.name(of: pieces[place - 1]) == "toObject"
      else { return nil }
      return ownerOfKeys(endingAt: pieces[place].token - 1)
    }
    return piece == "bind" ? ownerOfKeys(endingAt: message.first - 1) : owner(ofKeyIn: message)
  }

  /// The receiver of a message that gets, sets or observes one of the receiver's keys; nil for another message.
  func owner(ofKeyIn message: ObjectiveCMessage) -> ObjectiveCValue? {
    tree.selector(of: message).map(selectorsWithKeys.contains) == true
      ? ownerOfKeys(endingAt: message.first - 1) : nil
  }

  private func ownerOfKeys(endingAt end: Int) -> ObjectiveCValue? {
    switch receiver(endingAt: end) {
    case .collection(let name?, let element): return name == "NSDictionary" ? nil : element
    case .object(let name):
      guard let chains = query.classChains(named: name) else { return nil }
      return chains.contains(where: query.hasKeysBesidesMembers) ? nil : .object(name)
    case .plain, .unknown, .type, .conforming, .collection: return nil
    }
  }

  /// The strings that name a class at run time.
  ///
  /// - Parameter isOnly: Whether no other class has the name for Objective-C.
  func keys(ofClass name: String, isOnly: Bool) -> [NameInString] {
    strings(holding: name) { range, content, index, bytes in
      guard mayFollowModule(range, in: content, bytes), mayNameClass(string: index) else { return .no }
      return isOnly && range == content && looksUpClass(string: index) ? .yes : .unknown
    }
  }

  /// The places of a name in strings. `isMeant` judges each by its range, the range between the quotes and the token.
  private func strings(
    holding name: String, certainty: (ByteRange, ByteRange, Int, Span<UInt8>) -> Certainty
  ) -> [NameInString] {
    text.bytes.withSpan { bytes in
      occurrences(of: name, in: bytes).compactMap { range in
        guard let index = tree.token(holding: range), tree.isString(index) else { return nil }
        let token = tree.tokens[index].range
        let content = ByteRange(token.lower + 1, token.upper - 1)
        guard content.lower <= range.lower, range.upper <= content.upper else { return nil }
        let found = certainty(range, content, index, bytes)
        return found == .no ? nil : NameInString(range: range, isCertain: found == .yes)
      }
    }
  }

  /// Whether a string may be the name of a class. Functions of the run time take C strings.
  private func mayNameClass(string index: Int) -> Bool {
    let argument = tree.argument(ofString: index)
    if argument.map({ KeyKind.isText(label: $0.label, of: $0.callee) }) == true { return false }
    // The first argument is the name of an exception.
    let selector = tree.message(around: index).flatMap(tree.selector)
    if argument?.label == "initWithName", selector?.hasPrefix("initWithName:reason:") == true { return false }
    // A string for a property that users read is text, as in `button.title = @"Name";`.
    if tree.isMark(index - 2, "="), tree.isAccess(index - 4),
      tree.word(index - 3).map(textProperties.contains) == true
    {
      return false
    }
    return tree.isMark(index - 1, "@") || argument?.callee.hasPrefix("objc_") == true
  }

  /// The kind of names in a string; nil for a string without names.
  private func keyKind(ofString index: Int) -> KeyKind? {
    let argument = tree.argument(ofString: index)
    if let argument, let found = KeyKind(inObjectiveC: argument) { return found }
    // The keys are in a collection: `dictionaryWithValuesForKeys:@[@"name"]`, `setValuesForKeysWithDictionary:@{@"name": value}`
    if let open = tree.opening(around: index), tree.isMark(open - 1, "@"),
      let label = tree.argument(ofString: open)?.label, listsOfKeys.contains(label)
    {
      return tree.isMark(open, "[") || tree.isMark(index + 1, ":") ? .whole : nil
    }
    if argument?.label.map(KeyKind.isKey) != true,
      wordsInHead(around: index).contains(where: KeyKind.isAbout)
    {
      return .path
    }
    // The arguments of other messages are mostly text. Code may use a string later that it stores or compares.
    guard let label = argument?.label else { return .selector }
    return ["isEqualToString", "isEqual", "containsObject", "addObject"].contains(label) ? .selector : nil
  }

  /// The words in comments and strings that are a name.
  func mentions(of name: String) -> [CodeMention] {
    text.bytes.withSpan { occurrences(of: name, in: $0) }.compactMap { range in
      let token = tree.token(holding: range)
      if let token, !tree.isString(token) { return nil }
      return CodeMention(range: range, isInComment: token == nil)
    }
  }

  /// The places in visual formats that name a variable which a token passes to `NSDictionaryOfVariableBindings`: certainly in the
  /// same body, possibly in a body without bindings.
  func visualFormats(
    naming name: String, boundAt index: Int
  ) -> [(range: ByteRange, certainty: ReferenceCertainty)] {
    let own = tree.body(around: index).tokens
    guard bindings(in: own).contains(where: { $0.contains(index) }) else { return [] }
    return visualFormats(naming: name).compactMap { range, string in
      if own.contains(string) { return (range, .certain) }
      let isBound = !bindings(in: tree.body(around: string).tokens).isEmpty
      return isBound ? nil : (range, doubtAboutFormats)
    }
  }

  /// The places in visual formats that may name a member of a family: in methods of its classes that don't bind the names.
  func unboundVisualFormats(naming name: String, _ family: MemberFamily) -> [ByteRange] {
    let formats = visualFormats(naming: name)
    if formats.isEmpty { return [] }
    // If a dictionary contains the name as a key, it binds the view itself: `@{@"name": view}`
    let keys = strings(holding: name) { range, content, index, _ in
      range == content && tree.isMark(index + 1, ":") ? .yes : .no
    }
    let bodiesWithKey = Set(keys.compactMap { tree.token(holding: $0.range).map(tree.numberOfBody) })
    return formats.filter { _, string in
      certainty(own(at: string), family) == .yes
        && !bodiesWithKey.contains(tree.numberOfBody(around: string))
        && bindings(in: tree.body(around: string).tokens).isEmpty
    }.map(\.range)
  }

  private func bindings(in body: Range<Int>) -> [Range<Int>] {
    if wordsForBindings.count > mostCompared { return [] }
    return wordsForBindings.filter(body.contains).compactMap { place in
      tree.closing(place + 1).map { place..<$0 }
    }
  }

  /// The places in visual formats that contain a name, each with the token of the string.
  private func visualFormats(naming name: String) -> [(range: ByteRange, string: Int)] {
    mentions(of: name).filter { !$0.isInComment }.compactMap { mention in
      // A half-typed string may end with the text.
      guard let string = tree.token(holding: mention.range), mention.range.lower > 0,
        mention.range.upper < text.bytes.count
      else { return nil }
      let (before, after) = (text.bytes[mention.range.lower - 1], text.bytes[mention.range.upper])
      return "[=(".utf8.contains(before) && "](),@".utf8.contains(after) ? (mention.range, string) : nil
    }
  }
}

let doubtAboutFormats = ReferenceCertainty.possible("a visual format names a view like this variable")

private let textWords: Set<String> = [
  "hasSuffix", "hasPrefix", "separatedBy", "stringByReplacingOccurrencesOfString", "rangeOfString",
  "componentsSeparatedByString", "category", "help", "exceptionWithName", "objc_setAssociatedObject",
  "objc_getAssociatedObject", "title", "setTitle", "initWithTitle", "addItemWithTitle", "message", "setText",
  "setStringValue", "placeholder", "setToolTip", "setFrameAutosaveName", "setAutosaveName",
]

/// The labels, pieces of selectors and methods without labels that take collections of keys.
private let listsOfKeys: Set<String> = [
  "dictionaryWithValuesForKeys", "setValuesForKeysWithDictionary", "forKeys", "setValuesForKeys",
]

/// The properties whose texts users read.
private let textProperties: Set<String> = [
  "title", "text", "stringValue", "message", "placeholder", "toolTip",
]

extension SwiftTree {
  /// Whether a string is a text for users, a text to search for or a key: `button.title = "Name"`
  func isText(_ index: NodeIndex, _ string: SwiftString) -> Bool {
    string.argument.map { KeyKind.isText(label: $0.label, of: $0.callee) } == true
      || kind(index - 1) == .equals && kind(index - 2) == .identifier
        && (kind(index - 3) == .dot || tokens[index - 2].flags.contains(.startsLine))
        && textProperties.contains(name(of: index - 2))
  }
}

private let searches: Set<String> = ["replacingOccurrences", "range", "firstRange", "ranges"]

extension Query {
  /// Whether objects of a class may have keys that are not members of the class.
  fileprivate func hasKeysBesidesMembers(_ chain: ClassChain) -> Bool {
    guard let apple = chain.appleClass?.name,
      !classesWithOtherKeys.contains(where: { AppleSDK.isSubclass(apple, of: $0, on: .all) })
    else { return true }
    return memberHolders(of: chain, on: .all).contains { holder, _ in
      snapshot.readMembers(of: holder).contains { $0.selector.map(methodsOfOtherKeys.contains) == true }
    }
  }
}

extension SwiftBinder {
  /// Whether a key can't belong to some members, since code gets or sets it on an object of another class.
  func isKeyOfAnother(
    _ declarations: RelatedDeclarations, at place: ByteRange, _ strings: [NodeIndex: SwiftString]
  ) -> Bool {
    guard !declarations.isType, let index = tree.string(at: place.lower), let string = strings[index],
      // The first key of a path is a key of the object itself, and further keys may belong to any object.
      place.lower == tree.tokens[index].range.lower + 1, let callee = string.callee,
      let label = string.argument?.label,
      ["forKey", "forKeyPath"].contains(label), methodsWithKeys.contains(tree.name(of: callee)),
      tree.tokens[callee].role == .member, tree.tokens[callee].expression >= 0,
      case .member(let base, _, _) = tree.expressions[tree.tokens[callee].expression], base >= 0,
      case .object(let chains) = value(of: base)
    else { return false }
    let owners = declarations.members.flatMap { query.classes(declaredOrExtendedBy: $0.type) }
    return !owners.isEmpty
      && !chains.contains { chain in
        !chain.isKnown || query.hasKeysBesidesMembers(chain)
          || owners.contains { owner in
            chain.classes.contains(owner)
              || query.chains(of: owner, on: .all).contains { query.isKind($0, of: chain) != .no }
          }
      }
  }
}

/// The base names of Swift's methods that get, set or observe a key of an object.
private let methodsWithKeys: Set<String> = [
  "value", "setValue", "mutableArrayValue", "mutableSetValue", "willChangeValue", "didChangeValue",
  "addObserver", "removeObserver",
]

/// The messages that get, set or observe a key or a key path of an object.
private let selectorsWithKeys: Set<String> = [
  "valueForKey:", "valueForKeyPath:", "setValue:forKey:", "setValue:forKeyPath:", "mutableArrayValueForKey:",
  "mutableArrayValueForKeyPath:", "mutableSetValueForKey:", "mutableOrderedSetValueForKey:",
  "willChangeValueForKey:", "didChangeValueForKey:", "willChange:valuesAtIndexes:forKey:",
  "didChange:valuesAtIndexes:forKey:", "addObserver:forKeyPath:options:context:",
  "removeObserver:forKeyPath:", "removeObserver:forKeyPath:context:", "validateValue:forKey:error:",
]

/// The classes whose objects pass keys to other objects, or have keys without members.
private let classesWithOtherKeys = [
  "NSArray", "NSSet", "NSOrderedSet", "NSController", "NSManagedObject", "NSProxy", "CALayer", "CAAnimation",
]

/// The methods by which a class handles keys that are not its members.
private let methodsOfOtherKeys: Set<String> = [
  "valueForKey:", "valueForUndefinedKey:", "setValue:forKey:", "setValue:forUndefinedKey:",
  "valueForKeyPath:", "forwardInvocation:", "forwardingTargetForSelector:",
]

/// The functions of the run time that take the name of a member after a class or an object.
private let functionsOfNames: Set<String> = [
  "class_getProperty", "class_getInstanceVariable", "object_setInstanceVariable",
  "object_getInstanceVariable", "sel_getUid",
]
