import Index
import Syntax
import Text

/// The text of a file of code in either language, with what is written around a name.
struct CodeText {
  let bytes: [UInt8]
  let language: CodeOutline.Language

  var source: SourceText { SourceText(bytes) }

  /// The places where the app's code uses a name, outside of the bodies of methods with that name.
  func places(of name: AskedName) -> [ByteRange] { MentionedNames.places(of: name, in: bytes, language) }

  /// The member that code uses of the object in a variable, by the place of the variable's name: `name.member`, `name?.member`, or
  /// `[name member]` in Objective-C; nil for anything else.
  func member(ofObjectAt name: ByteRange) -> ByteRange? {
    switch language {
    case .swift: memberInSwift(after: name.upper)
    case .objectiveC: messageInObjectiveC(toObjectAt: name)
    }
  }

  /// The last word of the object of which code uses a member, by the place of the member: `name.member`, `name?.member`,
  /// `[name member]` or `[self.name member]`; empty for another expression, nil where no object is written.
  func receiver(ofMemberAt member: ByteRange) -> String? {
    var end = member.lower
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end > 0, case let last = bytes[end - 1],
      last == UInt8(ascii: ".") || language == .objectiveC && end < member.lower
    else { return nil }
    while end > 0, ".?!] \n".utf8.contains(bytes[end - 1]) { end -= 1 }
    let word = bytes[..<end].reversed().prefix(while: Ascii.isWordByte)
    return String(decoding: word.reversed(), as: UTF8.self)
  }

  /// Whether code only tests an object for nil, by the place of its name: `name == nil`, `if (!name) {`.
  func tests(_ name: ByteRange) -> Bool {
    let rest = bytes[name.upper...].drop { $0 == UInt8(ascii: " ") }
    if ["==", "!="].contains(where: { rest.starts(with: $0.utf8) }) { return true }
    let line = source.string(ByteRange(source.lineStart(name.lower), name.lower)).drop {
      $0 == " " || $0 == "\t"
    }
    return rest.first == UInt8(ascii: ")") && (line.hasPrefix("if (") || line.hasPrefix("if("))
      && !line.dropFirst(4).contains { "([:,=".contains($0) }
  }

  /// Whether code only lets go of an object, by the place of its name: `name = nil`, `[self setName:nil]`, `[name release]`.
  func releases(_ name: ByteRange) -> Bool {
    let isSetter = language == .objectiveC && source.string(name).hasPrefix("set")
    if let end = end(of: isSetter ? ":nil" : "=nil", after: name.upper) {
      return end == bytes.count || !Ascii.isWordByte(bytes[end])
    }
    let member = language == .objectiveC ? member(ofObjectAt: name).map(source.string) : nil
    return member.map(["release", "autorelease"].contains) ?? false
  }

  /// Whether code makes an object of a class, by the place of the class's name, without a nib: `Card()`, `Card(nibName: nil`,
  /// `Card(title: title)`, `[Card new]` or `[[Card alloc] initWithTitle:title]`.
  ///
  /// An initializer that passes on the name of a nib is looked for elsewhere.
  func makesWithoutNib(classAt name: ByteRange) -> Bool {
    let (starts, others) =
      switch language {
      case .swift: (["(", ".init("], ["nibName:", "coder:", "style:", "collectionViewLayout:"])
      case .objectiveC:
        (
          ["new]", "alloc]init]", "alloc]initWith"],
          ["NibName:", "Coder:", "Style:", "CollectionViewLayout:"]
        )
      }
    guard let argument = starts.lazy.compactMap({ end(of: $0, after: name.upper) }).first else {
      return false
    }
    return !others.contains { end(of: $0, after: argument) != nil }
      || end(of: "\(others[0])nil", after: argument) != nil
  }

  /// Whether code casts to a class or makes an object of it, by the place of the class's name, and doesn't hand the class on.
  func castsOrMakes(classAt name: ByteRange) -> Bool {
    switch language {
    case .swift:
      isCast(at: name) || start(of: "as", before: name.lower) != nil || end(of: "(", after: name.upper) != nil
    case .objectiveC: ["alloc]", "new]"].contains { end(of: $0, after: name.upper) != nil }
    }
  }

  /// Whether code may hand on a class, by the place of the class's name. In Objective-C, only a message gets the class: declarations,
  /// casts and imports have a type.
  func handsOn(classAt name: ByteRange) -> Bool {
    if castsOrMakes(classAt: name) { return false }
    if language == .swift { return !isNamedForType(classAt: name) }
    return start(of: "[", before: name.lower) != nil
      || end(of: ".class", after: name.upper) != nil
  }

  /// Whether Swift names a class for its type or a member alone: `let card: Card = dequeue() as! Card`, `Card.titles["a"]`,
  /// `#selector(Card.tick)`
  private func isNamedForType(classAt name: ByteRange) -> Bool {
    if start(of: "#selector(", before: name.lower) != nil { return true }
    if start(of: ":", before: name.lower) != nil, end(of: "=", after: name.upper) != nil {
      return source.line(at: name.lower).contains("as! \(source.string(name))")
    }
    guard var member = memberInSwift(after: name.upper), source.string(member) != "self" else { return false }
    var isProperty = false
    while let next = memberInSwift(after: member.upper) { (member, isProperty) = (next, true) }
    // A method may register the class, and so may a function that gets a property.
    if end(of: "(", after: member.upper) != nil { return false }
    return isProperty || end(of: "[", after: member.upper) != nil
  }

  /// Whether Swift names a member of the type that is expected, without the type: `let board: UIStoryboard = .login`
  func namesMemberOfExpectedType(_ name: AskedName) -> Bool {
    language == .swift && places(of: name).contains(where: isOfExpectedType)
  }

  /// Whether nothing but a dot precedes the name of a member.
  func isOfExpectedType(_ member: ByteRange) -> Bool {
    guard member.lower > 1, bytes[member.lower - 1] == UInt8(ascii: ".") else { return false }
    let before = bytes[member.lower - 2]
    return !Ascii.isWordByte(before) && !")]}?!>".utf8.contains(before)
  }

  /// The range of the expression that is the class in a call that registers it, with the label of the argument that a nib has
  /// instead; nil where the name is at another place.
  func registration(ofClassAt name: ByteRange) -> ByteRange? {
    let (before, after) =
      switch language {
      case .swift: ("register(", ".self")
      case .objectiveC: ("registerClass:[", "class]")
      }
    guard let start = start(of: before, before: name.lower), let end = end(of: after, after: name.upper)
    else { return nil }
    // In Objective-C, the label is that of a class and not of a nib.
    return ByteRange(language == .objectiveC ? start : name.lower, end)
  }

  /// The places among some where no compiler reads the code.
  func leftOut(_ places: [Int]) -> Set<Int> { Syntax.leftOut(places, of: bytes, language) }

  /// The words of the body of the method with the name that ends at a place, without the lines that are comments or directives.
  func words(ofBodyAfter name: Int) -> [String] {
    var depth = 0
    let body = bytes[min(name, bytes.count)...].prefix { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth > 0 || byte != UInt8(ascii: "}") && byte != UInt8(ascii: ";")
    }
    return body.drop { $0 != UInt8(ascii: "{") }.dropFirst().split(separator: 0x0A).filter { line in
      let line = line.drop { $0 <= 0x20 }
      return line.first != UInt8(ascii: "#") && !line.starts(with: "//".utf8)
    }.flatMap { $0.split { !Ascii.isWordByte($0) } }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The place where words begin that end before a place, with any white space in and after them; nil where code has others there.
  func start(of words: String, before place: Int) -> Int? {
    var index = min(place, bytes.count)
    for byte in words.utf8.reversed() {
      while index > 0, bytes[index - 1] <= 0x20 { index -= 1 }
      guard index > 0, bytes[index - 1] == byte else { return nil }
      index -= 1
    }
    let isRestOfWord =
      index > 0 && Ascii.isWordByte(bytes[index - 1]) && words.utf8.first.map(Ascii.isWordByte) == true
    return isRestOfWord ? nil : index
  }

  /// The place where words end that begin after a place, with any white space in and before them; nil where code has others there.
  /// The last of them may be the beginning of a longer word.
  func end(of words: String, after place: Int) -> Int? {
    var index = place
    for byte in words.utf8 {
      index = skippingSpace(from: index)
      guard index < bytes.count, bytes[index] == byte else { return nil }
      index += 1
    }
    return index
  }

  /// Whether code casts an object to a class, by the place of the class's name, so that the object is made elsewhere.
  func isCast(at name: ByteRange) -> Bool {
    ["as!", "as?"].contains { start(of: $0, before: name.lower) != nil }
  }

  /// The text around a place in a literal, up to its quotes and interpolations; nil where the place is in one of these.
  func text(around place: Int) -> ArraySlice<UInt8>? {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == 0x0A }
    let lower = bytes[..<place].lastIndex { isEnd($0) || $0 == UInt8(ascii: ")") }.map { $0 + 1 } ?? 0
    let upper = bytes[place...].firstIndex { isEnd($0) || $0 == UInt8(ascii: "\\") } ?? bytes.count
    let text = bytes[lower..<upper]
    return text.contains(UInt8(ascii: "\\")) ? nil : text
  }

  private func memberInSwift(after end: Int) -> ByteRange? {
    var index = end
    if index < bytes.count, "?!".utf8.contains(bytes[index]) { index += 1 }
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return nil }
    return word(from: index + 1)
  }

  private func messageInObjectiveC(toObjectAt name: ByteRange) -> ByteRange? {
    let mark = skippingSpace(from: name.upper)
    guard mark < bytes.count else { return nil }
    if bytes[mark] == UInt8(ascii: ".") { return word(from: skippingSpace(from: mark + 1)) }
    // The receiver is what a bracket precedes, as far as `self.`, `_` and the like.
    let before = bytes[..<name.lower].last { !Ascii.isWordByte($0) && !".->".utf8.contains($0) }
    if mark > name.upper, before == UInt8(ascii: "[") { return word(from: mark) }
    guard bytes[mark] == UInt8(ascii: "]"), start(of: "[[self", before: name.lower) != nil else { return nil }
    return word(from: skippingSpace(from: mark + 1))
  }

  private func word(from start: Int) -> ByteRange? {
    let length = bytes[min(start, bytes.count)...].prefix { Ascii.isWordByte($0) }.count
    return length > 0 ? ByteRange(start, start + length) : nil
  }

  private func skippingSpace(from start: Int) -> Int {
    start + bytes[min(start, bytes.count)...].prefix { $0 <= 0x20 }.count
  }
}

extension Query {
  /// Whether a method always returns a value: its only statement is the value, or its only `return` returns it at the end.
  func returns(_ value: String, _ method: CodeMember, in file: FileID) -> Bool {
    let words = code(in: file)?.words(ofBodyAfter: method.nameRange.upper) ?? []
    return words == [value] || words.suffix(2) == ["return", value] && words.count { $0 == "return" } == 1
  }

  /// The text of a file of code as it was analyzed; nil where it is not available, and for other files.
  func code(in file: FileID) -> CodeText? {
    guard let language = snapshot.code(file)?.language, let bytes = text(of: file).current else { return nil }
    return CodeText(bytes: bytes, language: language)
  }
}
