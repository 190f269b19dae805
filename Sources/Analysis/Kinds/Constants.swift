import AppleFacts
import Index
import Syntax
import Text

/// A constant by its path and the file that uses it, and the types that may declare it.
private struct ConstantOfTypes: Hashable {
  var path: [String]
  var file: FileID
  var declared: [TypeID]
  var extensions: [TypeID]
}

private let foreignConstants = CacheTable<ConstantOfTypes, WrittenPlace?>(isBounded: true)

private struct TextInFile: Hashable {
  var text: String
  var file: FileID
}

private let occurringTexts = CacheTable<TextInFile, Bool>()
/// The files of Swift by the names of their variables that begin with a text.
private let filesWithTexts = CacheTable<Whole, [String: [FileID]]>()
private let bridgingHeaders = CacheTable<Whole, [FileID]>()
private let namesBeforeTextsInFiles = CacheTable<FileID, Set<String>>()
private let globalConstants = CacheTable<String, [ForeignConstant]>(isBounded: true)

/// A constant at the top of a file; `place` is nil where its text is not known.
private struct ForeignConstant {
  var file: FileID
  var place: WrittenPlace?
  /// Whether other modules see it.
  var isPublic: Bool
}

/// The readers of files with constants, kept since one file often declares all constants.
private let swiftReaders = CacheTable<FileID, SwiftNameReader?>(isBounded: true)

extension Query {
  /// The place of a constant that another Swift file declares: in a type, in one of its superclasses, in an extension of a
  /// protocol that it conforms to, or in an extension of a class of the SDK.
  func constant(_ path: [String], in file: FileID) -> WrittenPlace? {
    // The last two names are a case and its raw value, or a member of the case.
    let isOfCase = path.count > 2 && path[path.count - 2].first?.isUppercase != true
    let count = path.last == "rawValue" || isOfCase ? 2 : 1
    let (owner, end) = (path.dropLast(count).joined(separator: "."), Array(path.suffix(count)))
    let (name, types) = (simpleName(owner), snapshot.nameIndex.types)
    // Constants of other projects can't be meant.
    func met(_ ids: some Sequence<TypeID>) -> [TypeID] { ids.filter { mayMeet(file, $0.file) }.sorted() }
    let named = met(types.byName[name, default: []])
    let declared = meant(named.filter { isMeant($0, by: owner) }, inTargetsOf: file)
    // If several nested types share the name, the constant is not certain.
    guard Set(declared.compactMap { snapshot.type($0)?.name }).count < 2 else { return nil }
    let constant = ConstantOfTypes(
      path: path, file: file, declared: declared,
      extensions: met(types.extensions[name, default: []]).filter { isMeant($0, by: owner) })
    // Code names few constants by others, but a file may have a chain of them of any length.
    guard constantsInLookup < 64 else { return nil }
    constantsInLookup += 1
    defer { constantsInLookup -= 1 }
    // The value of a constant may refer to the constant itself.
    return answer(to: constant, in: foreignConstants, meanwhile: nil) {
      find(end, of: constant, calledBy: owner) ?? global(end, in: file, from: declared)
    }
  }

  /// The place of a constant at the top of a file that a type uses, unless the type may have a member of that name.
  private func global(_ path: [String], in file: FileID, from types: [TypeID]) -> WrittenPlace? {
    guard let name = path.first,
      case let chains = types.flatMap({ self.chains(ofClassOrExtension: $0, on: .all) }),
      !declare(chains, name),
      !chains.flatMap(defaults).contains(where: { holder in
        snapshot.readMembers(of: holder).contains { $0.name == name }
      }),
      !chains.contains(where: { chain in
        chain.appleClass.map { AppleSDK.inheritedProperty(name, of: $0.name, on: $0.platforms) != nil }
          ?? false
      })
    else { return nil }
    let reader = ["let ", "var "].lazy.compactMap { self.swiftReader(of: file, naming: $0 + name) }.first
    if let own = reader?.constant(path) { return place(of: own, in: file, []) }
    return path.count == 1 ? globalOfOtherFile(name, usedIn: file) : nil
  }

  /// The place of a constant at the top of another file of the same targets or of an imported module, or in a header that they
  /// share with Objective-C; nil where the files that may be meant give it several values.
  private func globalOfOtherFile(_ name: String, usedIn file: FileID) -> WrittenPlace? {
    let files = answer(to: .workspace, in: filesWithTexts) {
      snapshot.files(.swift).reduce(into: [:]) { result, file in
        for name in snapshot.code(file)?.texts ?? [] { result[name, default: []].append(file) }
      }
    }
    let all = files[name].map { files in
      answer(to: name, in: globalConstants) {
        files.compactMap { file in
          let reader = swiftReader(of: file, naming: name)
          return reader?.constant([name], inOtherFile: true).map {
            ForeignConstant(
              file: file, place: place(of: $0, in: file, []), isPublic: reader?.isPublic(global: name) == true
            )
          }
        }
      }
    }
    let imports = swiftReader(of: file, naming: name)?.tree.imports ?? []
    let declared = (all ?? []).filter { constant in
      constant.file != file && mayMeet(file, constant.file)
        && (!areApart(file, constant.file)
          || constant.isPublic
            && targets(compiling: constant.file).contains { !imports.isDisjoint(with: $0.moduleNames) })
    }
    let places = meant(declared, inTargetsOf: file) { $0.file }.map(\.place)
    let found = places.isEmpty ? bridgedConstants(name, to: file) : places
    return Set(found.map { $0?.written.text }).count == 1 ? found[0] : nil
  }

  /// The constants of Objective-C with a name in what the bridging headers of a file's program import.
  private func bridgedConstants(_ name: String, to file: FileID) -> [WrittenPlace?] {
    let own = targets(compiling: file)
    let paths = own.reduce(into: Set<String>()) { $0.formUnion($1.bridgingHeaders) }
    // A header that no setting names has the name that Xcode gives it.
    let headers = answer(to: .workspace, in: bridgingHeaders) {
      snapshot.files(.objectiveC).filter { isHeader(snapshot.path(of: $0)) }
    }.filter {
      paths.isEmpty
        ? snapshot.path(of: $0).hasSuffix("Bridging-Header.h") : paths.contains(snapshot.path(of: $0))
    }
    let names = Set(own.map(\.name))
    return headers.filter { header in
      let target = fileName(snapshot.path(of: header)).dropLast("-Bridging-Header.h".count)
      return mayMeet(file, header)
        && (!paths.isEmpty || names.contains(String(target))
          || !targetMap.targets.contains { $0.name == target })
    }.compactMap { constant([name], importedBy: $0) }
  }

  /// The words before the texts of a file in Objective-C, among which all its constants are: `#define name @"…"`, `name = @"…"`,
  /// `#define name "…"`
  func namesBeforeTexts(in file: FileID) -> Set<String> {
    answer(to: file, in: namesBeforeTextsInFiles) {
      guard let text = text(of: file).current else { return [] }
      var result: Set<String> = []
      for mark in text.withSpan(SearchText(Array("@\"".utf8)).ranges) {
        let word = text[..<mark.lower].reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
          .prefix(while: Ascii.isWordByte)
        result.insert(String(decoding: word.reversed(), as: UTF8.self))
      }
      for mark in text.withSpan(SearchText(Array("define".utf8)).ranges) {
        let word = text[mark.upper...].drop { $0 <= 0x20 }.prefix(while: Ascii.isWordByte)
        if text[word.endIndex...].first(where: { $0 > 0x20 }) == UInt8(ascii: "\"") {
          result.insert(String(decoding: word, as: UTF8.self))
        }
      }
      return result
    }
  }

  /// The class of the workspace that a path means in a file; nil where several may be meant.
  func onlyClass(_ path: some Collection<String>, in file: FileID) -> TypeID? {
    let owner = path.joined(separator: ".")
    let named = snapshot.nameIndex.types.byName[simpleName(owner), default: []].filter {
      snapshot.isClass($0) && isMeant($0, by: owner) && mayMeet(file, $0.file)
    }
    let meant = meant(named.sorted(), inTargetsOf: file)
    return meant.count == 1 ? meant[0] : nil
  }

  /// The name of a class that has no subclass, by the path that means the class in a file.
  func nameOfOnlyClass(_ path: some Collection<String>, in file: FileID) -> WrittenPlace? {
    let names = namesOfClasses(path, in: file)
    return names.count == 1 ? names[0] : nil
  }

  /// The names of a class and of its subclasses, by the path that means the class in a file.
  func namesOfClasses(_ path: some Collection<String>, in file: FileID) -> [WrittenPlace] {
    guard let owner = onlyClass(path, in: file), let name = snapshot.type(owner)?.name else { return [] }
    return ([owner] + subclasses(ofClassNamed: simpleName(name)).sorted()).compactMap(placeOfName)
  }

  /// The result of steps that change the name of a class; nil for another name, and for a class with another name at run time.
  func changed(_ place: WrittenPlace, by steps: [NameStep]) -> WrittenPlace? {
    if steps.contains(.droppingModule),
      snapshot.classes(called: place.written.text).contains(where: { snapshot.type($0)?.objcName != nil })
    {
      return nil
    }
    return place.written.changed(by: steps).map { WrittenPlace(file: place.file, written: $0) }
  }

  /// The names that code makes of those of a class and its subclasses, any of which may be the class of the object.
  func namesOfClasses(_ value: NameValue, in file: FileID) -> [WrittenPlace] {
    switch value {
    case .constant(let path): namesOfClasses(path.dropLast(), in: file)
    case .changed(let value, let steps):
      namesOfClasses(value, in: file).compactMap { changed($0, by: steps) }
    case .text, .unknown: []
    }
  }

  private func placeOfName(_ id: TypeID) -> WrittenPlace? {
    snapshot.type(id).map { type in
      WrittenPlace(
        file: id.file,
        written: WrittenName(text: simpleName(type.name), range: type.nameRange, form: .typeName))
    }
  }

  /// The case with a raw value in the enumeration around the raw value of another case; nil for none.
  func otherCase(than place: Location, naming text: String) -> Location? {
    guard
      let type = snapshot.code(place.file)?.types.last(where: {
        $0.kind == .enum && $0.range.lower <= place.range.lower && place.range.upper <= $0.range.upper
      }), let reader = swiftReader(of: place.file, naming: simpleName(type.name)),
      case let cases = reader.cases(of: type.name), cases.contains(where: { $0.range == place.range })
    else { return nil }
    return cases.first { $0.text == text && $0.range != place.range }.map {
      Location(file: place.file, range: $0.range)
    }
  }

  /// The cases of a file's enumerations that have their own names as raw values, and that differ from a name in capitals at most.
  func casesAlike(_ name: String, in file: FileID) -> [WrittenName] {
    let enumerations = (snapshot.code(file)?.types ?? []).filter {
      $0.kind == .enum && $0.inherits.first?.text == "String"
    }
    guard !enumerations.isEmpty, let text = source(of: file)?.bytes, let other = name.first,
      [name, other.lowercased() + name.dropFirst(), name.lowercased(), name.uppercased()]
        .contains(where: { SearchText(Array($0.utf8)).occurs(in: text) })
    else { return [] }
    return enumerations.flatMap { type in
      swiftReader(of: file, naming: simpleName(type.name))?.cases(of: type.name) ?? []
    }.filter { $0.form == .enumCase && $0.text.lowercased() == name.lowercased() }
  }

  /// The raw values of all cases of the enumeration that a use means, each with the classes around the enumeration; nil for values
  /// of another form. A type that a protocol leaves open means the enumeration of each class.
  func cases(_ use: NameUse, in file: FileID) -> [(value: WrittenPlace, owners: [ClassChain])]? {
    guard let path = use.value.enumeration, let last = path.last else { return nil }
    let name = path.joined(separator: ".")
    let named = snapshot.nameIndex.types.byName[last, default: []].filter {
      snapshot.type($0)?.kind == .enum && isMeant($0, by: name) && mayMeet(file, $0.file)
    }
    let meant = meant(named.sorted(), inTargetsOf: file).map { id in
      (
        id: id,
        owners: snapshot.type(id).map { self.ownChains(at: $0.range, in: id.file, around: true) } ?? []
      )
    }
    let own = ownChains(at: use.range, in: file)
    let nearest = meant.filter { $0.owners.contains { owner in own.contains(where: owner.meets) } }
    return (nearest.isEmpty ? meant : nearest).flatMap { id, owners in
      let cases = swiftReader(of: id.file, naming: last)?.cases(of: snapshot.type(id)?.name ?? "") ?? []
      return cases.compactMap { written in
        written.changed(by: use.value.steps).map { (WrittenPlace(file: id.file, written: $0), owners) }
      }
    }
  }

  private func find(
    _ end: [String], of constant: ConstantOfTypes, calledBy owner: String
  ) -> WrittenPlace? {
    func places(_ ids: [TypeID], calledBy owner: String) -> some Sequence<WrittenPlace?> {
      ids.lazy.compactMap { id in
        self.constant(end, in: id, calledBy: owner).map { self.place(of: $0, in: id.file, constant.declared) }
      }
    }
    func common(_ places: some Sequence<WrittenPlace?>) -> WrittenPlace? {
      let places = Array(places)
      return Set(places.map { $0?.written.text }).count == 1 ? places[0] : nil
    }
    let own = Array(places(constant.declared, calledBy: owner))
    if !own.isEmpty { return common(own) }
    let chains = constant.declared.filter(snapshot.isClass).flatMap { self.chains(of: $0, on: .all) }
    let inherited = chains.flatMap { $0.classes.dropFirst() }
    let others = constant.extensions + inherited + inherited.flatMap(extensions)
    if let found = places(others.unique, calledBy: owner).first(where: { _ in true }) { return found }
    return common(places(chains.flatMap(defaults).unique, calledBy: ""))
  }

  private func isMeant(_ id: TypeID, by owner: String) -> Bool {
    guard let name = snapshot.type(id)?.name else { return false }
    return name == owner || name.hasSuffix("." + owner) || owner.hasSuffix("." + name)
  }

  /// The constant in a type by the last names of its path; nil where the type does not declare it.
  private func constant(_ end: [String], in id: TypeID, calledBy owner: String) -> SwiftNameReader.Constant? {
    guard let first = end.first, let type = snapshot.type(id),
      let reader = swiftReader(of: id.file, naming: first)
    else { return nil }
    let own = type.name.hasSuffix(owner) && !owner.isEmpty ? owner : simpleName(type.name)
    return reader.constant(own.split(separator: ".").map(String.init) + end)
  }

  /// The reader of a file of Swift; nil for one that does not contain a text.
  private func swiftReader(of file: FileID, naming text: String) -> SwiftNameReader? {
    guard snapshot.code(file)?.language == .swift else { return nil }
    // Searching a file for the name is faster than reading the whole file, and many types may declare it.
    let isNamed = answer(to: TextInFile(text: text, file: file), in: occurringTexts) {
      code(in: file).map { SearchText(Array(text.utf8)).occurs(in: $0.bytes) } ?? false
    }
    guard isNamed else { return nil }
    return answer(to: file, in: swiftReaders) {
      code(in: file).map {
        SwiftNameReader($0.bytes, inFunctionsWith: SharedNameKind.textsInFunctions(of: $0.bytes))
      }
    }
  }

  /// The extensions with defaults for a class: those of its protocols and of the SDK's class from which it derives.
  private func defaults(of chain: ClassChain) -> [TypeID] {
    let protocols = conformances(of: chain, on: .all).compactMap { conformance -> String? in
      switch conformance {
      case .workspace(let id): snapshot.type(id).map { simpleName($0.name) }
      case .apple(let name): name
      case .unknown: nil
      }
    }
    return protocols.sorted().flatMap { snapshot.nameIndex.types.extensions[$0, default: []].sorted() }
      + inheritedExtensions(of: chain, on: .all)
  }

  /// The place of a constant's text; nil where it is not known.
  ///
  /// - Parameter owners: The types through which code names the constant.
  private func place(
    of constant: SwiftNameReader.Constant, in file: FileID, _ owners: [TypeID]
  ) -> WrittenPlace? {
    switch constant {
    case .text(let written): return WrittenPlace(file: file, written: written)
    case .value(let value): return self.value(value, in: file)
    case .unknown: return nil
    case .nameOfType(let steps):
      // A subclass has another name.
      guard owners.count == 1, let owner = owners.first, let type = snapshot.type(owner),
        type.kind != .protocol, subclasses(ofClassNamed: simpleName(type.name)).isEmpty
      else { return nil }
      return placeOfName(owner).flatMap { steps.isEmpty ? $0 : changed($0, by: steps) }
    }
  }
}
