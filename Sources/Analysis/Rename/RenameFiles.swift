import Index
import Syntax
import Text

/// The files that are named after a class. Each is offered only if all places that name it are known and can be edited.
extension RenameDraft {
  /// Offers the file that declares the class, the nibs that are loaded by its name, and its tests.
  mutating func offerFiles(of id: TypeID) throws(RenameRefusal) {
    try offer(sources(of: id), "the file is named after the class")
    for nib in query.documents(.nib, called: oldName)
    where nib.files.allSatisfy(snapshot.isOwn)
      && nib.files.contains(where: { !query.areApart(document: $0, from: id.file) })
    {
      try offer(nib, "the nib is named after the class, which may load it by that name")
    }
    let users = changes.certainFiles
    for test in users.sorted() where test != id.file && isTest(name(of: test)) {
      try offer([test], "the test is named after the class")
    }
  }

  private func name(of file: FileID) -> String { shownName(of: snapshot[file]?.path ?? "") }

  /// The files that declare the class and have its name; in Objective-C the header and the implementation.
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

  /// Offers all of the files, or none if one of them can't be renamed.
  private mutating func offer(_ files: [FileID], _ reason: String) throws(RenameRefusal) {
    let files = files.filter {
      snapshot.isOwn($0) && name(of: $0).hasPrefix(oldName) && !changes.isSettled($0)
    }
    var naming = FileNaming(
      files: files.map { ($0, newPath(of: $0, from: oldName, to: newName)) }, oldName: oldName,
      newName: newName)
    try addPlacesInProjects(of: &naming)
    for file in files where isHeader(name(of: file)) { try addImports(of: file, to: &naming) }
    offer(naming, reason)
  }

  private mutating func offer(_ nib: NamedDocument, _ reason: String) throws(RenameRefusal) {
    if nib.files.contains(where: changes.isSettled) { return }
    var naming = try naming(of: nib, to: newName)
    try addStrings(naming: nib, to: &naming)
    // A place that names the nib changes exactly if the nib is renamed, so it needs no separate decision.
    changes.dropPossible(at: naming.certain.map { Location(file: $0.file, range: $0.text.range) })
    offer(naming, reason)
  }

  private mutating func offer(_ naming: FileNaming, _ reason: String) {
    if let obstacle = naming.obstacles.first ?? naming.unclear.first?.doubt {
      changes.keptFiles += naming.files.map { .init(file: $0.file, reason: obstacle) }
      return
    }
    for place in naming.certain { changes.replaceFileName(place, reason) }
    changes.fileRenames += naming.files.map { .init(file: $0.file, newPath: $0.newPath, reason: reason) }
  }

  private func shown(_ range: ByteRange, in file: FileID) -> String {
    let line = LineTable(query.text(of: file).bytes ?? []).lineAndColumn(of: range.lower).line
    return "\(snapshot.path(of: file)):\(line)"
  }

  /// The path of a file after its name's beginning is replaced.
  func newPath(of file: FileID, from old: String, to new: String) -> String {
    let path = packagePath(snapshot.path(of: file))
    let name = fileName(path)
    return String(path.dropLast(name.count)) + new + name.dropFirst(old.count)
  }

  // MARK: Projects

  /// Adds the places where projects and manifests name the files.
  mutating func addPlacesInProjects(of naming: inout FileNaming) throws(RenameRefusal) {
    let newPaths = Set(naming.files.map(\.newPath))
    if let taken = snapshot.files.lazy.compactMap(\.?.path).first(where: newPaths.contains) {
      naming.obstacles.append("'\(fileName(taken))' already exists")
    }
    for (file, newPath) in naming.files {
      let path = snapshot.path(of: file)
      if packagePath(path) != path {
        naming.obstacles.append("it is a package, a folder; rename it in Xcode")
      }
      for project in snapshot.nameIndex.documents.projects.sorted()
      where snapshot.isOwn(project) && query.mayMeet(file, project) {
        guard case .project(let facts)? = snapshot[project]?.facts else { continue }
        switch facts {
        case .xcode: try addPlaces(inXcodeProject: project, of: packagePath(path), newPath, to: &naming)
        case .plist, .propertyList, .translations, .asset: continue
        case .settings, .package, .dependencies:
          let text = try texts.text(of: project)
          for range in text.withSpan(SearchText(Array(fileName(path).utf8)).ranges) {
            naming.unclear.append(
              .init(
                project, naming.head(of: range), "'\(snapshot.path(of: project))' names it in another way"))
          }
        }
      }
    }
  }

  private mutating func addPlaces(
    inXcodeProject project: FileID, of path: String, _ newPath: String, to naming: inout FileNaming
  ) throws(RenameRefusal) {
    let text = try texts.text(of: project)
    let (name, newName) = (fileName(path), fileName(newPath))
    let obstacle = "'\(snapshot.path(of: project))' names it in another way"
    // A project may write a name that is not ASCII in several ways.
    if !name.utf8.allSatisfy({ $0 < 0x80 }) { naming.obstacles.append(obstacle) }
    let found = text.withSpan { xcodeFileNames(name, in: $0) }
    let root = folder(of: folder(of: snapshot.path(of: project)))
    func isMeant(_ written: String) -> Bool {
      guard let named = joined(root, written) else { return false }
      let isAnyLanguage = named.contains("/" + XcodeProject.anyLanguage + "/")
      return isAnyLanguage ? pathIgnoringLanguage(named) == pathIgnoringLanguage(path) : named == path
    }
    for (written, places) in found.places where isMeant(written) {
      for place in places {
        let whole = xcodeReplacement(of: place, with: newName, in: text)
        let isSame = whole.old == name && whole.new == newName
        naming.certain.append(FilePlace(project, isSame ? naming.head(of: place) : whole))
      }
    }
    for range in found.others {
      guard SourceText(text).holds(name, at: range) else {
        naming.obstacles.append(obstacle)
        continue
      }
      naming.unclear.append(.init(project, naming.head(of: range), obstacle))
    }
  }

  /// Adds the places of translation tables that a project lists for a document but that are not in the workspace.
  mutating func addMissingTables(
    of document: NamedDocument, to naming: inout FileNaming
  ) throws(RenameRefusal) {
    let known = Set(naming.files.map { snapshot.path(of: $0.file) })
    let localized = document.files.map(snapshot.path).filter { folder(of: $0).hasSuffix(".lproj") }
    let folders = Set(localized.map { folder(of: pathIgnoringLanguage($0)) })
    if folders.isEmpty { return }
    for project in snapshot.nameIndex.documents.projects.sorted()
    where snapshot.isOwn(project) && query.mayMeet(document.files[0], project) {
      guard case .project(.xcode)? = snapshot[project]?.facts else { continue }
      let text = try texts.text(of: project)
      let root = folder(of: folder(of: snapshot.path(of: project)))
      for name in [".strings", ".xcstrings", ".stringsdict"].map({ document.name + $0 }) {
        let found = text.withSpan { xcodeFileNames(name, in: $0) }
        let missing = found.places.filter { written, _ in
          joined(root, written).map {
            !known.contains($0) && folders.contains(folder(of: pathIgnoringLanguage($0)))
          } ?? false
        }
        for range in missing.values.flatMap({ $0 }) + found.others {
          naming.unclear.append(
            .init(
              project, naming.head(of: range), "this may be a table of translations that the workspace lacks")
          )
        }
      }
    }
  }

  private mutating func isInProject(_ name: String) throws(RenameRefusal) -> Bool {
    for project in snapshot.nameIndex.documents.projects.sorted()
    where snapshot[project]?.isDependency == false {
      if SearchText(Array(name.utf8)).occurs(in: try texts.text(of: project)) { return true }
    }
    return false
  }

  // MARK: Headers

  /// Adds the places where lines such as `#import` name a header.
  private mutating func addImports(of header: FileID, to naming: inout FileNaming) throws(RenameRefusal) {
    let name = name(of: header)
    if snapshot.files(.objectiveC).contains(where: { $0 != header && self.name(of: $0) == name }) {
      naming.obstacles.append("another header has the same name, so an import may mean that one")
    }
    let hasPrefixHeader = snapshot.files(.objectiveC).contains { self.name(of: $0).hasSuffix(".pch") }
    for unread in (hasPrefixHeader ? [] : [".pch"]) + [".modulemap"] where try isInProject(unread) {
      naming.obstacles.append("a file '*\(unread)', which is not read, may name it")
    }
    for file in try texts.files(.objectiveC, holding: [name]) {
      let text = SourceText(try texts.text(of: file))
      let found = text.bytes.withSpan(SearchText(Array(name.utf8)).ranges)
      for place in found where place.lower > 0 && place.upper < text.bytes.count {
        let (before, after) = (text.bytes[place.lower - 1], text.bytes[place.upper])
        guard [0x22, 0x2F, 0x3C].contains(before), after == 0x22 || after == 0x3E,
          text.isImport(at: place.lower)
        else { continue }
        naming.certain.append(FilePlace(file, naming.head(of: place)))
      }
    }
  }

  // MARK: Nibs

  /// Adds the strings that equal the name of the class and may be the name of its nib.
  mutating func addStrings(naming nib: NamedDocument, to naming: inout FileNaming) throws(RenameRefusal) {
    let known = query.usesOfText(nib.name)
    for file in try texts.files(.swift, .objectiveC, holding: [nib.name])
    where nib.files.contains(where: { query.mayMeet($0, file) }) {
      let text = SourceText(try texts.text(of: file))
      for range in try strings(nib.name, in: file, text)
      where known[Location(file: file, range: range)] == nil {
        let replacement = TextReplacement(range: range, old: nib.name, new: naming.newName)
        switch text.nibNaming(at: range.lower - 1) {
        case .nib: naming.certain.append(.init(file, replacement))
        case .unknown:
          naming.unclear.append(
            .init(file, replacement, "'\(nib.name)' may mean it at \(shown(range, in: file))"))
        case .other: break
        }
      }
    }
  }

  /// The places where a string at run time equals the name of a nib.
  private mutating func strings(
    _ name: String, in file: FileID, _ text: SourceText
  ) throws(RenameRefusal) -> [ByteRange] {
    if let code = try texts.objectiveC(file) { return code.keys(ofClass: name, isOnly: false).map(\.range) }
    let uses = Set(changes.all.lazy.filter { $0.file == file }.map(\.range))
    return text.bytes.withSpan { occurrences(of: name, in: $0) }.filter { range in
      if uses.contains(range) || name != oldName { return text.isString(range) }
      // A case without a raw value has its own name as its string.
      return text.line(at: range.lower).hasPrefix("case ")
    }
  }
}

enum NibNaming { case nib, other, unknown }

extension SourceText {
  fileprivate func isString(_ range: ByteRange) -> Bool {
    range.lower > 0 && range.upper < bytes.count && bytes[range.lower - 1] == 0x22
      && bytes[range.upper] == 0x22
  }

  /// The kind of name in a string that opens at an offset, by the label and the function before it, or by what it is compared with.
  func nibNaming(at quote: Int) -> NibNaming {
    var upper = quote
    func skip(while isSkipped: (UInt8) -> Bool) {
      while upper > 0, isSkipped(bytes[upper - 1]) { upper -= 1 }
    }
    skip { isSpace($0) || $0 == UInt8(ascii: "@") }
    func wordBefore() -> String {
      skip(while: isSpace)
      let end = upper
      skip { Ascii.isWordByte($0) || $0 == UInt8(ascii: ".") }
      return string(ByteRange(upper, end)).lowercased()
    }
    guard upper > 1, ":(=".utf8.contains(bytes[upper - 1]) else { return .unknown }
    let isEqual = bytes[upper - 1] == UInt8(ascii: "=")
    if isEqual, !"=!".utf8.contains(bytes[upper - 2]) { return .unknown }
    upper -= isEqual ? 2 : 1
    var word = wordBefore()
    // `[[controller windowNibName] isEqualToString:@"Name"]`
    if word.hasPrefix("isequal") {
      skip { isSpace($0) || $0 == UInt8(ascii: "]") }
      word = wordBefore()
    }
    if word.contains("nibname") || word.hasSuffix("nib.name") { return .nib }
    return word.contains("identifier") ? .other : .unknown
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
