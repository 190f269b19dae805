import Index
import Syntax
import Text

/// The files that are named after a class. Each is offered only where all that names it is known and can be edited.
extension RenameDraft {
  /// The file that declares the class, the nibs that are loaded by its name, and its tests.
  mutating func offerFiles(of id: TypeID) throws(RenameRefusal) {
    try offer(sources(of: id), "the file is named after the class")
    let nibs = snapshot.nameIndex.documents.xibs[oldName, default: []].sorted().filter {
      !query.areApart(document: $0, from: id.file)
    }
    try offer(nibs, "the nib is named after the class, which may load it by that name")
    let users = Set(changes.lazy.filter { $0.certainty == .certain }.map(\.file))
    for test in users.sorted() where test != id.file && isTest(name(of: test)) {
      try offer([test], "the test is named after the class")
    }
  }

  private func name(of file: FileID) -> String { shownName(of: snapshot[file]?.path ?? "") }

  /// In Objective-C the header and the implementation, which share their name.
  private func sources(of id: TypeID) -> [FileID] {
    let types = snapshot.nameIndex.types
    let implementations = types.extensions[oldName, default: []].filter {
      snapshot.type($0)?.flags.contains(.implementation) == true
    }
    let files = Set(([id] + implementations).map(\.file)).sorted()
    let names = ([".swift", ".m", ".mm"] + headerEndings).map { oldName + $0 }
    return files.filter { names.contains(name(of: $0)) }
  }

  private func isTest(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), ["swift", "m", "mm"].contains(name[dot...].dropFirst()) else {
      return false
    }
    return ["Tests", "Test", "Spec"].contains { oldName + $0 == name[..<dot] }
  }

  // MARK: Offers

  /// Offers all of the files, or none where one of them can't follow.
  private mutating func offer(_ files: [FileID], _ reason: String) throws(RenameRefusal) {
    let settled = Set(fileRenames.map(\.file)).union(keptFiles.map(\.file))
    let files = files.filter { file in
      snapshot[file]?.isDependency == false && name(of: file).hasPrefix(oldName) && !settled.contains(file)
    }
    var obstacles: [String] = []
    let places = try places(naming: files, &obstacles)
    if let obstacle = obstacles.first {
      keptFiles += files.map { .init(file: $0, reason: obstacle) }
      return
    }
    for place in places { replaceFileName(at: place.range, in: place.file, reason) }
    fileRenames += files.map { .init(file: $0, newPath: newPath(of: $0), reason: reason) }
  }

  private func newPath(of file: FileID) -> String {
    let path = packagePath(snapshot[file]?.path ?? "")
    let name = fileName(path)
    return String(path.dropLast(name.count)) + newName + name.dropFirst(oldName.count)
  }

  /// The places where the names of files contain the name of the class; all of them follow together.
  ///
  /// - Parameter obstacles: Gets the reasons why they can't.
  private mutating func places(
    naming files: [FileID], _ obstacles: inout [String]
  ) throws(RenameRefusal) -> [Location] {
    var result: [Location] = []
    let newPaths = Set(files.map(newPath))
    let taken = snapshot.files.lazy.compactMap(\.?.path).first(where: newPaths.contains)
    if let taken { obstacles.append("'\(fileName(taken))' already exists") }
    for file in files {
      let path = snapshot[file]?.path ?? ""
      if packagePath(path) != path { obstacles.append("it is a package, a folder; rename it in Xcode") }
      let places = try placesInProjects(naming: packagePath(path), &obstacles)
      try refuseTranslated(file, isListed: !places.isEmpty, &obstacles)
      result += places
      if isHeader(name(of: file)) { result += try imports(of: file, &obstacles) }
    }
    if files.contains(where: { snapshot.interface($0) != nil }) { result += try placesNamingNib(&obstacles) }
    return result
  }

  /// Translations of a document, which are not read, are found by its name.
  private mutating func refuseTranslated(
    _ file: FileID, isListed: Bool, _ obstacles: inout [String]
  ) throws(RenameRefusal) {
    let folder = folder(of: snapshot[file]?.path ?? "")
    guard folder.hasSuffix(".lproj") else { return }
    var mayBe = !isListed && folder.hasSuffix("Base.lproj")
    for ending in ["strings", "xcstrings", "stringsdict"] where try isInProject(oldName + "." + ending) {
      mayBe = true
    }
    if mayBe { obstacles.append("its .strings files have the same name; rename them together in Xcode") }
  }

  // MARK: Projects

  private mutating func placesInProjects(
    naming path: String, _ obstacles: inout [String]
  ) throws(RenameRefusal) -> [Location] {
    let name = fileName(path)
    var result: [Location] = []
    for project in snapshot.nameIndex.documents.projects.sorted() {
      guard let source = snapshot[project], !source.isDependency, case .project(let facts) = source.facts
      else {
        continue
      }
      if case .plist = facts { continue }
      if case .propertyList = facts { continue }
      let obstacle = "'\(source.path)' names it in a way that can't be edited"
      let text = try text(of: project)
      guard case .xcode = facts else {
        if SearchText(Array(name.utf8)).occurs(in: text) { obstacles.append(obstacle) }
        continue
      }
      // Beyond ASCII a project may write a name in several ways.
      let isPlain = (oldName + newName).utf8.allSatisfy { $0 < 0x80 }
      let found = text.withSpan { xcodeFileNames(name, in: $0) }
      if !isPlain || !found.others.isEmpty { obstacles.append(obstacle) }
      let root = folder(of: folder(of: source.path))
      for (written, places) in found.places where joined(root, written) == path {
        result += places.map { Location(file: project, range: head(of: $0)) }
      }
    }
    return result
  }

  /// The name of the class at the start of a range.
  private func head(of range: ByteRange) -> ByteRange {
    ByteRange(range.lower, range.lower + oldName.utf8.count)
  }

  private mutating func isInProject(_ name: String) throws(RenameRefusal) -> Bool {
    for project in snapshot.nameIndex.documents.projects.sorted()
    where snapshot[project]?.isDependency == false {
      if SearchText(Array(name.utf8)).occurs(in: try text(of: project)) { return true }
    }
    return false
  }

  // MARK: Headers

  /// The places where `#import` and the like name a header.
  private mutating func imports(
    of header: FileID, _ obstacles: inout [String]
  ) throws(RenameRefusal) -> [Location] {
    let name = name(of: header)
    if snapshot.files(.objectiveC).contains(where: { $0 != header && self.name(of: $0) == name }) {
      obstacles.append("another header has the same name, so an import may mean that one")
    }
    let hasPrefixHeader = snapshot.files(.objectiveC).contains { self.name(of: $0).hasSuffix(".pch") }
    for unread in (hasPrefixHeader ? [] : [".pch"]) + [".modulemap"] where try isInProject(unread) {
      obstacles.append("a file '*\(unread)', which is not read, may name it")
    }
    var result: [Location] = []
    for file in try files(.objectiveC, holding: [name]) {
      let text = SourceText(try text(of: file))
      let found = text.bytes.withSpan(SearchText(Array(name.utf8)).ranges)
      for place in found where place.lower > 0 && place.upper < text.bytes.count {
        let (before, after) = (text.bytes[place.lower - 1], text.bytes[place.upper])
        guard [0x22, 0x2F, 0x3C].contains(before), after == 0x22 || after == 0x3E,
          text.isImport(at: place.lower)
        else { continue }
        result.append(Location(file: file, range: head(of: place)))
      }
    }
    return result
  }

  // MARK: Nibs

  /// The places where code, documents and property lists name a nib.
  private mutating func placesNamingNib(_ obstacles: inout [String]) throws(RenameRefusal) -> [Location] {
    var result: [Location] = []
    for file in try files(.document, holding: ["nibName=\"\(oldName)\""]) {
      let pattern = SearchText(Array(" nibName=\"\(oldName)\"".utf8))
      result += try text(of: file).withSpan(pattern.ranges).map {
        Location(file: file, range: ByteRange($0.upper - 1 - oldName.utf8.count, $0.upper - 1))
      }
    }
    result += query.plistReferences.filter { $0.value.kind == .nib && $0.value.name == oldName }
      .map { Location(file: $0.file, range: $0.value.range) }
    var unclear: Location?
    for file in try files(.swift, .objectiveC, holding: [oldName]) {
      let text = SourceText(try text(of: file))
      for range in try strings(in: file, text) {
        let place = Location(file: file, range: range)
        switch text.nibNaming(at: range.lower - 1) {
        case .nib: result.append(place)
        case .unknown: unclear = unclear ?? place
        case .other: break
        }
      }
    }
    // A place that names the nib is right or wrong with the nib's name, and needs no separate decision.
    dropPossible(at: result)
    if let unclear {
      let line = LineTable(try text(of: unclear.file)).lineAndColumn(of: unclear.range.lower).line
      obstacles.append("'\(oldName)' may mean it at \(snapshot[unclear.file]?.path ?? ""):\(line)")
    }
    return result
  }

  /// The places that equal the name of the class as a string at run time.
  private mutating func strings(in file: FileID, _ text: SourceText) throws(RenameRefusal) -> [ByteRange] {
    if let code = ObjectiveCBinder(file, text: text.bytes, query) {
      return code.keys(oldName, isClass: true)
    }
    let uses = Set(changes.lazy.filter { $0.file == file }.map(\.range))
    return text.bytes.withSpan { occurrences(of: oldName, in: $0) }.filter { range in
      if uses.contains(range) { return text.isString(range) }
      // The string of such a case is its own name.
      return text.line(at: range.lower).hasPrefix("case ")
    }
  }
}

private enum NibNaming { case nib, other, unknown }

extension SourceText {
  fileprivate func isString(_ range: ByteRange) -> Bool {
    range.lower > 0 && range.upper < bytes.count && bytes[range.lower - 1] == 0x22
      && bytes[range.upper] == 0x22
  }

  /// The kind of name in a string that opens at an offset, by the label and the function before it.
  fileprivate func nibNaming(at quote: Int) -> NibNaming {
    var upper = quote
    func skip(while isSkipped: (UInt8) -> Bool) {
      while upper > 0, isSkipped(bytes[upper - 1]) { upper -= 1 }
    }
    skip { isSpace($0) || $0 == UInt8(ascii: "@") }
    guard upper > 0, [UInt8(ascii: ":"), UInt8(ascii: "(")].contains(bytes[upper - 1]) else {
      return .unknown
    }
    upper -= 1
    skip(while: isSpace)
    let end = upper
    skip { Ascii.isWordByte($0) || $0 == UInt8(ascii: ".") }
    let word = string(ByteRange(upper, end)).lowercased()
    if word.contains("nibname") || word.hasSuffix("nib.name") { return .nib }
    return word.contains("identifier") ? .other : .unknown
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
