import Index
import Syntax
import Text

/// A use of a class by code that names it as if to make an object of it, or to pass the class on.
private enum UseOfClass {
  /// UIKit gets the class for cells, and makes no text of it.
  case registered
  /// Other code makes the object, and this code states its class: `as! Name`.
  case cast
  /// A function returns what gets its class elsewhere: `-> Name { return cell }`.
  case result
  /// The memory of an object is allocated, and never initialized: `[Name alloc];`.
  case allocated
  /// The initializer of the framework makes the object: `Name()`, `[[Name alloc] initWithFrame:frame]`.
  case made
  /// Code gives the object its view at once, so that the object loads none: `let card = Card(); card.view = view`
  case givenView
  /// The framework gets the class for the bundle that has it, and makes no text of it: `Bundle(for: Name.self)`
  case bundle
  case other
}

extension Query {
  /// Whether code that runs with a document does nothing in a file with a class by which something could get the class's name.
  ///
  /// An object that code makes may load a nib of its name, for which some file of the class speaks of nibs.
  func keepsName(of asked: AskedName, _ classes: [TypeID], in file: FileID, with document: FileID) -> Bool {
    lazy var speaksOfNibs = speakOfNibs(classes)
    return !isReached(asked, in: file, with: document) { code, place in
      let use = code.use(ofClassAt: place)
      return use == .other || use == .made && speaksOfNibs
    }
  }

  /// Whether a file of some classes, of their superclasses or subclasses has a word for nibs.
  func speakOfNibs(_ classes: [TypeID]) -> Bool {
    classes.flatMap { familyFiles(of: $0) }.contains { file in
      text(of: file).current.map { text in wordsForNibs.contains { $0.occurs(in: text) } } ?? true
    }
  }

  /// Whether code that runs with a document has a class at a place of a file from which a dependency may get it: it neither makes an
  /// object there nor calls a method of the class's own.
  func handsToDependency(
    _ asked: AskedName, _ classes: [TypeID], in file: FileID, with document: FileID
  ) -> Bool {
    isReached(asked, in: file, with: document) { code, place in
      guard code.use(ofClassAt: place) == .other, code.handsOn(classAt: place),
        code.end(of: "(", after: place.upper) == nil
      else {
        return false
      }
      guard let member = code.member(ofObjectAt: place).map(code.source.string) else { return true }
      return !classes.flatMap { chains(of: $0, on: .all) }.contains { chain in
        memberHolders(of: chain, on: .all).contains { holder in
          snapshot.readMembers(of: holder.type).contains {
            $0.flags.contains(.isStatic) && $0.usedName == member
          }
        }
      }
    }
  }

  /// Whether code that runs with a document names a class at no place of a file that may make an object of it.
  func makesNone(of asked: AskedName, in file: FileID, with document: FileID) -> Bool {
    !isReached(asked, in: file, with: document) { code, place in
      [.other, .registered, .made].contains(code.use(ofClassAt: place))
    }
  }

  /// Whether a file makes a text from a type that may be one of some classes. From the class of `self` it makes the name of the class
  /// around, or of one that derives from it.
  ///
  /// A dependency that knows no documents loads none.
  func makesNames(of classes: [TypeID], in file: FileID) -> Bool {
    guard let code = code(in: file) else { return true }
    if !snapshot.isOwn(file), !wordsForDocuments.contains(where: { $0.occurs(in: code.bytes) }) {
      return false
    }
    return code.places(of: .anyTypeName).contains { place in
      let text = code.bytes[place.lower...].prefix(64).filter { $0 > 0x20 }
      guard textsOfOwnClass.contains(where: { text.starts(with: $0.utf8) }),
        let own = ownChains(at: place, in: file).first?.classes.first
      else { return true }
      return classes.contains { chains(of: $0, on: .all).contains { $0.classes.contains(own) } }
    }
  }

  private func isReached(
    _ asked: AskedName, in file: FileID, with document: FileID, where counts: (CodeText, ByteRange) -> Bool
  ) -> Bool {
    guard let code = code(in: file) else { return true }
    let places = code.places(of: asked).filter { counts(code, $0) }
    if places.isEmpty { return false }
    guard let methods = methods(around: places.map(\.lower), in: file, code.bytes) else { return true }
    return methods.contains { isCalled($0, with: document) }
  }
}

private let wordsForDocuments = wordsForNibs + [SearchText(Array("oryboard".utf8))]
private let wordsForNibs = ["nib", "Nib", "NIB", "xib", "Xib", "XIB"].map { SearchText(Array($0.utf8)) }

/// How code makes a text from the class of `self`, without white space.
private let textsOfOwnClass = [
  "NSStringFromClass([selfclass])", "describing:type(of:self))", "describing:Self.self)", "describing:self)",
]

extension CodeText {
  fileprivate func use(ofClassAt name: ByteRange) -> UseOfClass {
    if setsView(ofObjectMadeAt: name) { return .givenView }
    if callsOfBundles.contains(where: { start(of: $0, before: name.lower) != nil }) { return .bundle }
    return switch language {
    case .swift: useInSwift(ofClassAt: name)
    case .objectiveC: useInObjectiveC(at: name, of: bytes)
    }
  }

  /// Whether the statement after one that keeps an object of a class in a variable sets the view of the variable.
  private func setsView(ofObjectMadeAt name: ByteRange) -> Bool {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == 0x0A }
    let before = bytes[..<name.lower].reversed().prefix { !isEnd($0) }
    let left = before.drop { $0 != UInt8(ascii: "=") }.dropFirst().drop { $0 <= 0x20 }
    let variable = String(decoding: left.prefix { Ascii.isWordByte($0) }.reversed(), as: UTF8.self)
    guard !variable.isEmpty, let end = bytes[name.upper...].firstIndex(where: isEnd) else { return false }
    return ["\(variable).view=", "[\(variable) setView:"].contains { self.end(of: $0, after: end + 1) != nil }
  }

  private func useInSwift(ofClassAt name: ByteRange) -> UseOfClass {
    if isCast(at: name) { return .cast }
    if registration(ofClassAt: name) != nil,
      labelsOfRegistering.contains(where: { end(of: ".self," + $0, after: name.upper) != nil })
    {
      return .registered
    }
    if ["()", "(frame:"].contains(where: { end(of: $0, after: name.upper) != nil }) { return .made }
    guard ["->", ":"].contains(where: { start(of: $0, before: name.lower) != nil }),
      let results = results(ofBodyAfter: name.upper, in: bytes), !results.isEmpty
    else { return .other }
    return results.allSatisfy { statesClass($0, besides: source.string(name)) } ? .result : .other
  }
}

private let callsOfBundles = ["Bundle(for:", "NSBundle(for:", "NSBundle(forClass:", "bundleForClass:["]

private let labelsOfRegistering = [
  "forCell", "forSupplementaryViewOfKind:", "forHeaderFooterViewReuseIdentifier:", "forDecorationViewOfKind:",
]

/// The expressions that the body after a written type returns; nil where no body follows, or an expression spans lines.
private func results(ofBodyAfter place: Int, in text: [UInt8]) -> [String]? {
  let start = text[place...].firstIndex { $0 > 0x20 && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
  guard let start, text[start] == UInt8(ascii: "{") else { return nil }
  var depth = 0
  let end = text[start...].firstIndex { byte in
    if byte == UInt8(ascii: "{") { depth += 1 }
    if byte == UInt8(ascii: "}") { depth -= 1 }
    return depth == 0
  }
  guard let end else { return nil }
  let body = Array(text[(start + 1)..<end])
  let words = SearchText(Array("return".utf8))
  let returns = body.withSpan { words.ranges(in: $0) }.filter {
    SourceText(body).holds(word: "return", at: $0)
  }
  // A body without the word is one expression.
  let starts = returns.isEmpty ? [0] : returns.map(\.upper)
  let results = starts.map { start in
    let rest = body[start...].drop { $0 <= 0x20 }
    return trimmedLine(rest.prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "}") })
  }
  // A closure, or the `else` of a `guard` in one, may return nothing.
  return returns.isEmpty && trimmedLine(body[...]) != results.first ? nil : results.filter { !$0.isEmpty }
}

private func trimmedLine(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: Array(bytes.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()), as: UTF8.self)
}

/// Whether an expression has its class from elsewhere than the place where it is returned: it is a variable, or it ends with a cast.
///
/// A call of a generic function takes the class from there: `return load()`, and so does `load() as Name`.
private func statesClass(_ expression: String, besides name: String) -> Bool {
  let parts = expression.split(separator: " ")
  let branches = parts.split { $0 == "?" || $0 == ":" }
  // The first part of `condition ? one : other` is none of its values.
  return !branches.isEmpty
    && (branches.count > 1 ? branches.dropFirst() : branches[...]).allSatisfy { branch in
      guard let last = branch.last?.drop(while: { $0 == "(" }), let first = last.utf8.first else {
        return false
      }
      let isPlain = last.utf8.allSatisfy { Ascii.isWordByte($0) || $0 == UInt8(ascii: ".") }
      if branch.count == 1 { return isPlain && first != UInt8(ascii: ".") }
      switch branch.dropLast().last {
      case "as": return last != name
      case "as!", "as?": return true
      default: return false
      }
    }
}

private func useInObjectiveC(at place: ByteRange, of text: [UInt8]) -> UseOfClass {
  let rest = text[place.upper...].prefix(64).filter { $0 > 0x20 }
  if ["alloc]init]", "alloc]initWithFrame:", "new]"].contains(where: { rest.starts(with: $0.utf8) }) {
    return .made
  }
  guard rest.starts(with: "alloc];".utf8) else { return .other }
  // The variable may be sent the initializer later.
  let variable = text[..<max(0, place.lower - 1)].reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    .prefix(while: Ascii.isWordByte)
  let message = [UInt8(ascii: "[")] + variable.reversed() + Array(" init".utf8)
  return SearchText(message).occurs(in: text) ? .other : .allocated
}
