import Index
import Syntax
import Text

extension RenameDraft {
  /// Renames a text that documents and code share: attributes, literals and the texts of constants.
  mutating func renameName(_ name: SharedName, to typed: String) throws(RenameRefusal) {
    (oldName, newName) = (name.text, typed)
    let names = query.namesSharingTexts(with: name)
    if names.contains(where: { $0.kind.isOfDocuments }) { newName = try nameOfFile(typed, name.kind) }
    if newName.isEmpty { throw RenameRefusal(.name, "the new name is empty") }
    if newName.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) {
      throw RenameRefusal(
        .name, "'\(newName)' is not a valid name: leave out quotes, backslashes and line breaks")
    }
    if oldName == newName { throw RenameRefusal(.unchanged, "'\(oldName)' already has that name") }
    try texts.refuseUnreadableDocuments(holding: oldName)
    for name in names { try refuseTakenCase(of: name) }
    for name in names {
      if name.kind.isOfDocuments { try renameDocument(name) } else { try renameIdentifier(name) }
    }
    // The rename of a document adds the strings itself.
    if names.contains(where: { $0.kind.isOfDocuments }) { return }
    let users = names.flatMap { query.places(of: $0).certain }.map(\.location.file).unique
    try offerStrings("this may be the \(NameKind.of(names[0].kind).noun)") { [query] file in
      users.contains { query.mayMeet($0, file) }
    }
  }

  /// The typed name of a file without the ending, which users may type as well.
  private func nameOfFile(_ typed: String, _ kind: SharedNameKind) throws(RenameRefusal) -> String {
    var name = typed
    let ending = kind == .nib ? ".xib" : ".storyboard"
    if name.hasSuffix(ending) { name.removeLast(ending.count) }
    let isOther = [".xib", ".storyboard", ".nib"].contains(where: name.hasSuffix)
    guard !name.contains("/"), !name.contains(":"), !name.hasPrefix("."), !isOther,
      documentName(name + ending) == name
    else { throw RenameRefusal(.name, "'\(typed)' is not a valid name for the file") }
    return name
  }

  /// Refuses a name that another case of an enumeration has, of which one case names the same thing.
  private func refuseTakenCase(of name: SharedName) throws(RenameRefusal) {
    for place in query.places(of: name).certain where place.attribute == nil {
      let written = query.source(of: place.location.file)?.string(place.location.range) ?? ""
      let text = place.steps.source(of: newName, like: written) ?? newName
      guard let other = query.otherCase(than: place.location, naming: text) else { continue }
      throw RenameRefusal(.name, "'\(text)' is the raw value of another case there already", at: other)
    }
  }

  private mutating func renameIdentifier(_ name: SharedName) throws(RenameRefusal) {
    let (places, doubt) = (query.places(of: name), NameKind.of(name.kind).doubt)
    let taken = query.declaredNames(name.kind)[newName, default: []].first { other in
      places.certain.contains { $0.isDeclaration && query.mean($0, other) != .no }
    }
    if let taken {
      let noun = NameKind.of(name.kind).noun
      throw RenameRefusal(.name, "'\(newName)' is another \(noun) there already", at: taken.location)
    }
    if places.certain.allSatisfy(\.isDeclaration) { try refuseNameOfClass(name) }
    if let type = places.certain.first(where: { $0.form == .typeName }) {
      throw RenameRefusal(
        .symbol, "code makes '\(oldName)' of the name of the class, which has to be renamed with it",
        at: type.location)
    }
    if let file = places.certain.first(where: \.isFile) {
      throw RenameRefusal(
        .symbol, "'\(oldName)' is the name of a file, which has to be renamed itself", at: file.location)
    }
    for place in places.certain {
      guard snapshot.isOwn(place.location.file) else {
        throw RenameRefusal(
          .symbol, "'\(oldName)' is declared in a dependency, which a rename can't change", at: place.location
        )
      }
      try replace(place, doubt.map { .possible($0) } ?? .certain)
    }
    for place in places.possible where snapshot.isOwn(place.location.file) {
      try replace(place, .possible("this may be the name of another thing"))
    }
  }

  /// Refuses a name that no known code uses, if it is that of a class and code makes such names of classes in ways that are not
  /// followed.
  func refuseNameOfClass(_ name: SharedName) throws(RenameRefusal) {
    let mayBeMade = query.makesNamesOfAnyType(name.kind, with: name.first.file)
    let types = mayBeMade ? snapshot.classes(called: oldName) : query.classes(named: name)
    if let type = types.first(where: { query.mayMeet(name.first.file, $0.file) }),
      let declared = query.location(of: type)
    {
      throw RenameRefusal(
        .symbol, "'\(oldName)' is the name of a class, which has to be renamed itself", at: declared)
    }
  }

  private mutating func replace(_ place: NamePlace, _ certainty: ReferenceCertainty) throws(RenameRefusal) {
    let location = place.location
    if place.attribute != nil {
      return changes.replace(
        xmlEscaped(oldName), with: xmlEscaped(newName), at: location.range, in: location.file, certainty)
    }
    let text = SourceText(try texts.text(of: location.file))
    if let obstacle = query.obstacle(renaming: oldName, to: newName, at: place) {
      throw RenameRefusal(.name, obstacle, at: location)
    }
    let replaced = text.replacement(
      of: oldName, with: newName, at: location.range, form: place.form, steps: place.steps)
    changes.replace(replaced.old, with: replaced.new, at: replaced.range, in: location.file, certainty)
  }

  /// Adds strings in code that equal the name and whose use is not known: code may pass them on in a way that is not followed.
  ///
  /// - Parameters:
  ///   - doubt: Why a rename can't know that a string has to change.
  ///   - isMeant: Whether code of a file may use the name.
  ///   - isCertain: Whether a string that opens at an offset is the name for certain.
  mutating func offerStrings(
    _ doubt: String, in isMeant: (FileID) -> Bool,
    except isCertain: (SourceText, Int) -> Bool = { _, _ in false }
  ) throws(RenameRefusal) {
    let known = query.usesOfText(oldName)
    let generated = "a tool generated this file; run it again, and then change the names that it makes"
    let generators = ["Generated using SwiftGen", "Generated by R.swift"].map { SearchText(Array($0.utf8)) }
    // Code may find a case by the raw value of which it makes the name.
    for (old, new) in [(oldName, newName)] + rawValuesMakingName() {
      let search = SearchText(Array("\"\(old)\"".utf8))
      for file in try texts.files(.swift, .objectiveC, holding: ["\"\(old)\""]) where isMeant(file) {
        let text = SourceText(try texts.text(of: file))
        let strings = try stringsThatMayBeNames(in: file, text)
        let isGenerated = generators.contains { $0.occurs(in: text.bytes) }
        for found in text.bytes.withSpan(search.ranges) {
          let range = ByteRange(found.lower + 1, found.upper - 1)
          if known[Location(file: file, range: range)] != nil { continue }
          if old == oldName, isCertain(text, found.lower) {
            changes.replace(old, with: new, at: range, in: file)
          } else if strings.contains(range) {
            changes.replace(old, with: new, at: range, in: file, .possible(isGenerated ? generated : doubt))
          } else {
            mentions.count(range, in: file)
          }
        }
      }
    }
  }

  /// The texts of which code makes the name by changes of letters, each with the one of which it makes the new name.
  private func rawValuesMakingName() -> [(old: String, new: String)] {
    let places = SharedNameKind.allCases.flatMap { query.usedNames($0)[oldName, default: []] }
    let texts = places.filter { $0.form != .typeName && !$0.steps.isEmpty }.compactMap { place in
      query.source(of: place.location.file).map {
        (text: $0.string(place.location.range), steps: place.steps)
      }
    }
    return Dictionary(texts.map { ($0.text, $0.steps) }, uniquingKeysWith: { first, _ in first })
      .sorted { $0.key < $1.key }
      .compactMap { text, steps in steps.source(of: newName, like: text).map { (text, $0) } }
  }

  /// Adds cases of enumerations whose raw value is the name, but for capitals, and whose use is not known: code may make the name of
  /// the raw value in a way that is not followed.
  mutating func offerCases(_ doubt: String, in isMeant: (FileID) -> Bool) throws(RenameRefusal) {
    let known = query.usesOfText(oldName)
    for file in snapshot.files(.swift) where isMeant(file) {
      for name in query.casesAlike(oldName, in: file) {
        if known[Location(file: file, range: name.range)] != nil { continue }
        let isLower = name.text != oldName && name.text.first?.isLowercase == true
        let new = isLower ? newName.prefix(1).lowercased() + newName.dropFirst() : newName
        let text = SourceText(try texts.text(of: file))
        let replaced = text.replacement(of: name.text, with: new, at: name.range, form: name.form, steps: [])
        changes.replace(replaced.old, with: replaced.new, at: replaced.range, in: file, .possible(doubt))
      }
    }
  }

  /// The strings of a file by the ranges between their quotes, without texts for users and keys.
  private mutating func stringsThatMayBeNames(
    in file: FileID, _ text: SourceText
  ) throws(RenameRefusal) -> Set<ByteRange> {
    if let code = try texts.objectiveC(file) {
      return Set(code.keys(ofClass: oldName, isOnly: false).map(\.range))
    }
    let tree = text.bytes.withSpan { swiftTree(of: $0) }
    return Set(
      tree.strings().filter { !tree.isText($0.key, $0.value) }.map { index, _ in
        let token = tree.tokens[index].range
        return ByteRange(token.lower + 1, token.upper - 1)
      })
  }
}

extension Query {
  /// Why a place in code can't get a new name; nil for a place that can.
  func obstacle(renaming old: String, to new: String, at place: NamePlace) -> String? {
    guard place.attribute == nil, let source = source(of: place.location.file) else { return nil }
    let written = source.string(place.location.range)
    if let other = otherName(than: old, at: place.location) {
      return "code makes '\(other)' of '\(written)' as well; change the code first"
    }
    return place.steps.isEmpty || place.steps.source(of: new, like: written) != nil
      ? nil : "code makes '\(old)' of '\(written)', and can't make '\(new)' so; change the code first"
  }

  /// Another name that code makes of the text at a place; nil for none.
  private func otherName(than name: String, at place: Location) -> String? {
    SharedNameKind.allCases.flatMap { usedNames($0) }.filter { text, places in
      text != name && places.contains { $0.attribute == nil && $0.location == place }
    }.map(\.key).min()
  }
}

extension SourceText {
  /// The replacement of a name where code writes it. A case keeps its own name: it gets another name as its raw value, and loses
  /// a raw value that is its own name.
  ///
  /// - Parameter steps: The changes with which code makes the name of the text at the place.
  func replacement(
    of old: String, with new: String, at range: ByteRange, form: WrittenName.Form, steps: [NameStep]
  ) -> TextReplacement {
    let written = string(range)
    if !steps.isEmpty, let changed = steps.source(of: new, like: written) {
      return replacement(of: written, with: changed, at: range, form: form, steps: [])
    }
    if form == .enumCase {
      return TextReplacement(range: range, old: written, new: "\(written) = \"\(new)\"")
    }
    // The new name needs no escapes.
    if form == .literal, written.contains("\\") {
      return TextReplacement(range: range, old: written, new: new)
    }
    guard holds(old, at: range), let name = nameOfConstant(withText: range),
      string(name).filter({ $0 != "`" }) == new,
      isCase(name), isBlank(name.upper, name.upper + 1) || bytes[name.upper] == UInt8(ascii: "=")
    else { return TextReplacement(range: range, old: old, new: new) }
    let value = ByteRange(name.upper, range.upper + 1)
    return TextReplacement(range: value, old: string(value), new: "")
  }

  /// The name of the constant whose text a literal on the same line is: `detail` in `static let detail: String = "Detail"`.
  func nameOfConstant(withText literal: ByteRange) -> ByteRange? {
    // The text may be another one than that with the literal.
    guard literal.upper <= bytes.count else { return nil }
    var (start, upper) = (lineStart(literal.lower), literal.lower)
    func moveBefore(_ byte: UInt8) -> Bool {
      guard let found = bytes[start..<upper].lastIndex(of: byte) else { return false }
      upper = found
      return true
    }
    if moveBefore(UInt8(ascii: "=")) || moveBefore(UInt8(ascii: "{")) {
      start = bytes[start..<upper].lastIndex { "{;".utf8.contains($0) } ?? start
      // The type of the constant.
      _ = moveBefore(UInt8(ascii: ":"))
    } else if line(at: upper).hasPrefix("#define "), upper - start > 2 {
      // The quote, perhaps with `@` before it.
      upper -= bytes[upper - 2] == UInt8(ascii: "@") ? 2 : 1
    } else {
      return nil
    }
    upper = endOfText(before: upper)
    let name = wordRange(around: upper, in: bytes)
    return name.isEmpty || name.lower < start ? nil : name
  }

  /// Whether a name on one line with `case`, perhaps after other cases, is that of a case.
  private func isCase(_ name: ByteRange) -> Bool {
    let head = string(ByteRange(lineStart(name.lower), name.lower))
    let statement = head.split(omittingEmptySubsequences: false) { "{;".contains($0) }.last ?? ""
    return statement.drop(while: \.isWhitespace).hasPrefix("case ")
  }
}
