import Index
import Syntax
import Text

/// A kind of name that documents and code share as text: the places where documents declare it, and its scope.
///
/// Each kind is a static property in a separate file, and is registered in `of(_:)`. `SharedNameKind.calls` contains the calls
/// that take such a name.
struct NameKind: Sendable {
  let kind: SharedNameKind
  /// The kind in messages, such as "segue identifier".
  let noun: String
  /// Whether the scope of a name consists of the classes whose code uses it.
  var isOfClass = false
  /// Whether a program may make all things with names of this kind in code.
  var mayBeInCodeAlone = false
  /// Whether a use can only mean a name in its scope.
  var isBoundToScope: @Sendable (NameUse, NameScope, _ file: FileID, Query) -> Bool = { _, _, _, _ in true }
  /// Whether the object on which a call is made may have the framework's method.
  var mayReceive: @Sendable (NameUse, _ file: FileID, Query) -> Bool = { _, _, _ in true }
  /// Whether the name may be that of a class, which the framework then finds by it.
  var mayBeClass = false
  /// Why a rename can't know that a place has to change; nil if it can.
  var doubt: String?
  /// The element whose attributes declare the name, nil for any element. `attributes` is empty for the name of a file.
  let element: String?
  let attributes: [String]
  /// The files by their names in documents and code, for names of files other than documents.
  var files: (@Sendable (DocumentNames) -> NameMap<FileID>)?
  /// The names that a document declares, and the names that it refers to.
  let declared: @Sendable (InterfaceOutline, _ file: FileID, Query) -> [DeclaredName]
  /// The scope of a name in code.
  let scope: @Sendable (NameUse, _ file: FileID, Query) -> NameScope

  static let all = SharedNameKind.allCases.map(of)

  static func of(_ kind: SharedNameKind) -> NameKind {
    switch kind {
    case .segue: segues
    case .scene: scenes
    case .storyboard: storyboards
    case .nib: nibs
    case .cell: cells
    case .image: images
    case .color: colors
    case .accessibility: accessibility
    case .restoration: restoration
    case .constraint: constraints
    case .item: items
    case .toolbarItem: toolbarItems
    case .autosave: autosaves
    case .defaults: defaults
    case .transformer: transformers
    }
  }
}

extension SharedNameKind {
  /// Whether the names are those of documents' files.
  var isOfDocuments: Bool { self == .storyboard || self == .nib }
}

extension NameKind {
  /// A kind of name that an attribute of an object declares, and that means the same in all documents.
  init(
    _ kind: SharedNameKind, _ noun: String, element: String?, attributes: [String],
    _ listed: InterfaceNameContent.Kind
  ) {
    self.init(
      kind: kind, noun: noun, mayBeInCodeAlone: true, element: element,
      attributes: attributes,
      declared: { outline, _, _ in
        outline.names.filter { $0.kind == listed }.map {
          DeclaredName(text: $0.text, range: $0.range, scope: .documents([$0.text]), object: $0.object)
        }
      },
      scope: { use, file, query in .documents(query.textOf(use, in: file)) })
  }
}

extension Query {
  /// The text of a name as its scope, for names that mean the same everywhere; empty where the text is not known.
  func textOf(_ use: NameUse, in file: FileID) -> Set<String> {
    value(use.value, in: file).map { [$0.written.text] } ?? []
  }
}

/// The scope in which a name is unique.
enum NameScope: Hashable {
  /// The classes whose code uses the name on `self`; empty where they are not known.
  case classes([ClassChain])
  /// The documents with the name, by their own names; empty where they are not known.
  case documents(Set<String>)

  var isUnknown: Bool {
    switch self {
    case .classes(let chains): chains.isEmpty
    case .documents(let names): names.isEmpty
    }
  }

  /// The names of the documents; empty for another scope.
  var documents: Set<String> { if case .documents(let names) = self { names } else { [] } }

  /// The classes; empty for another scope.
  var chains: [ClassChain] { if case .classes(let chains) = self { chains } else { [] } }
}

/// A name in an attribute of a document.
struct DeclaredName {
  var text: String
  var range: ByteRange
  var scope: NameScope
  /// The index of the connection with the name; nil for another element.
  var connection: Int?
  /// The index of the object with the name; nil for another element.
  var object: Int?
  /// Whether the document only refers to a thing with the name.
  var isReference = false
  /// The identifier of the bundle that contains the thing; nil for the bundle of the document.
  var bundle: String?
}

/// A name that documents and code share as text.
package struct SharedName: Hashable, Sendable {
  package var kind: SharedNameKind
  package var text: String
  /// The first of the places that certainly have the same meaning. Another class may use the same text for another thing.
  package var first: Location
}

/// A place where a shared name is written.
struct NamePlace {
  /// The place of the text: the value of an attribute, or the text between the quotes of a literal.
  var location: Location
  var scope: NameScope
  /// The name in a document; nil for a place in code.
  var attribute: DeclaredName?
  /// The place in code that uses the text. It differs from `location` where the text is a constant's.
  var use: Location?
  var form = WrittenName.Form.literal
  /// The changes that code makes to the text at the place.
  var steps: [NameStep] = []

  /// Whether the text at the place is the name itself, and nothing of which code makes the name.
  var isWhole: Bool { form != .typeName && steps.isEmpty }

  var isDeclaration: Bool { attribute.map { !$0.isReference } ?? false }
  /// Whether the name is that of a file.
  var isFile: Bool { isDeclaration && location.range.isEmpty }
}

extension ClassChain {
  /// Whether an object may have both classes: one of them derives from the other.
  func meets(_ other: ClassChain) -> Bool {
    guard let own = classes.first, let others = other.classes.first else { return false }
    return other.classes.contains(own) || classes.contains(others)
  }
}

/// The places of one text of a kind, by their meaning.
struct NamePlaces {
  let certain: [NamePlace]
  /// The places whose class is not known, where other classes use the text as well.
  let possible: [NamePlace]
  /// The first of the certain ones.
  let first: Location?

  init(certain: [NamePlace] = [], possible: [NamePlace] = []) {
    (self.certain, self.possible) = (certain, possible)
    first = certain.lazy.map(\.location).min { ($0.file, $0.range.lower) < ($1.file, $1.range.lower) }
  }
}

/// A text with the kind of things that it names.
private struct NameText: Hashable {
  var kind: SharedNameKind
  var text: String
}

// MARK: Places

private typealias NamesByText = [SharedNameKind: [String: [NamePlace]]]

private let documentNames = CacheTable<Whole, (declared: NamesByText, referred: NamesByText)>()
private let usedTable = CacheTable<Bool, NamesByText>()
private let meaningTable = CacheTable<NameText, [Location: NamePlaces]>(isBounded: true)
private let importedFiles = CacheTable<FileID, [FileID]>(isBounded: true)
private let allImportedFiles = CacheTable<FileID, [FileID]>(isBounded: true)
private let prefixHeaders = CacheTable<Whole, [FileID]>()
private let filesByStem = CacheTable<Whole, [Substring: [FileID]]>()
private let namesByProgram = CacheTable<SharedNameKind, ByProgram<(name: String, file: FileID)>>()
private let placesByProgram = CacheTable<NameText, ByProgram<NamePlace>>()
/// The readers of files with constants, kept since one file often declares all constants.
private let objectiveCReaders = CacheTable<FileID, ObjectiveCNameReader>(isBounded: true)

/// The text of a constant in the file that declares the constant.
struct WrittenPlace {
  var file: FileID
  var written: WrittenName

  var location: Location { Location(file: file, range: written.range) }
}

extension Query {
  /// The names of a kind that documents declare, by text.
  func declaredNames(_ kind: SharedNameKind) -> [String: [NamePlace]] {
    namesInDocuments().declared[kind] ?? [:]
  }

  /// The names of a kind in documents that may run in one program with a file, in order: one of them may be meant there.
  func names(_ kind: SharedNameKind, with file: FileID) -> [String] {
    let all = answer(to: kind, in: namesByProgram) {
      let places = declaredNames(kind).sorted { $0.key < $1.key }.flatMap { text, places in
        places.map(\.location.file).unique.map { (name: text, file: $0) }
      }
      return ByProgram(places, self, file: \.file)
    }
    return all.elements(with: file, self).map(\.name).unique
  }

  /// The places that declare a name in documents that may run in one program with a file.
  func declarations(of text: String, _ kind: SharedNameKind, with file: FileID) -> [NamePlace] {
    answer(to: NameText(kind: kind, text: text), in: placesByProgram) {
      ByProgram(declaredNames(kind)[text, default: []], self, file: \.location.file)
    }.elements(with: file, self).filter { place in
      // Old code means the old document.
      targets(with: file).isEmpty
        || !documents(replacing: place.location.file).contains { mayMeet($0, file) }
    }
  }

  /// The names of a kind that code uses or documents refer to, by text.
  func usedNames(_ kind: SharedNameKind) -> [String: [NamePlace]] {
    answer(to: kind.isChecked, in: usedTable) {
      var result = namesInDocuments().referred
      let files = kind.isChecked ? snapshot.findFilesWithNames() : snapshot.filesWithAnyNames
      for file in files where snapshot.isOwn(file) && !isAbandoned() {
        for use in nameUses(in: file) where use.role != .initial && use.kind.isChecked == kind.isChecked {
          for place in places(of: use, in: file) {
            result[use.kind, default: [:]][place.text, default: []].append(place.place)
          }
        }
      }
      return result
    }[kind] ?? [:]
  }

  private func namesInDocuments() -> (declared: NamesByText, referred: NamesByText) {
    answer(to: .workspace, in: documentNames) {
      var declared: NamesByText = [:]
      var referred: NamesByText = [:]
      for file in snapshot.files(.document) {
        guard let outline = snapshot.interface(file) else { continue }
        for kind in NameKind.all {
          for name in kind.declared(outline, file, self) {
            let place = NamePlace(
              location: Location(file: file, range: name.range), scope: name.scope, attribute: name)
            if place.isDeclaration {
              declared[kind.kind, default: [:]][name.text, default: []].append(place)
            } else {
              referred[kind.kind, default: [:]][name.text, default: []].append(place)
            }
          }
        }
      }
      for kind in NameKind.all {
        guard let files = kind.files else { continue }
        for (name, files) in files(snapshot.nameIndex.documents).merged {
          let attribute = DeclaredName(text: name, range: ByteRange(0, 0), scope: .documents([name]))
          declared[kind.kind, default: [:]][name] = files.map {
            NamePlace(
              location: Location(file: $0, range: attribute.range), scope: attribute.scope,
              attribute: attribute)
          }
        }
      }
      return (declared, referred)
    }
  }

  /// The places of the names that a use may mean: one, or those of a class and its subclasses for the nib of each object's class.
  private func places(of use: NameUse, in file: FileID) -> [(text: String, place: NamePlace)] {
    func place(_ value: WrittenPlace, _ scope: NameScope) -> (text: String, place: NamePlace) {
      let place = NamePlace(
        location: value.location, scope: scope, use: Location(file: file, range: use.range),
        form: value.written.form, steps: value.written.steps)
      return (value.written.text, place)
    }
    if let value = value(use.value, in: file) { return [place(value, scope(of: use, in: file))] }
    if let cases = cases(use, in: file) {
      let scope = scope(of: use, in: file)
      return cases.map { value, owners in
        if NameKind.of(use.kind).isOfClass { return place(value, owners.isEmpty ? scope : .classes(owners)) }
        return place(value, use.kind == .scene ? scope : .documents([value.written.text]))
      }
    }
    guard use.kind == .nib, use.value.isNameOfType else { return [] }
    return namesOfClasses(use.value, in: file).map { place($0, .documents([$0.written.text])) }
  }

  func scope(of use: NameUse, in file: FileID) -> NameScope { NameKind.of(use.kind).scope(use, file, self) }

  /// Whether two places have the same meaning; unknown where a scope is not known, or where two classes share a name.
  func mean(_ one: NamePlace, _ other: NamePlace) -> Certainty {
    one.location == other.location ? .yes : mean(one.scope, other.scope)
  }

  private func mean(_ one: NameScope, _ other: NameScope) -> Certainty {
    switch (one, other) {
    case (.documents(let own), .documents(let others)):
      if own.isEmpty || others.isEmpty { return .unknown }
      return own.isDisjoint(with: others) ? .no : .yes
    case (.classes(let own), .classes(let others)): return mean(own, others)
    default: return .unknown
    }
  }

  private func mean(_ one: [ClassChain], _ other: [ClassChain]) -> Certainty {
    if one.isEmpty || other.isEmpty { return .unknown }
    if one.contains(where: { other.contains(where: $0.meets) }) { return .yes }
    let names = [one, other].map {
      $0.map { $0.classes.map { simpleName(snapshot.type($0)?.name ?? "") } }
    }
    func mayMeet(_ own: [[String]], _ others: [[String]]) -> Bool {
      own.contains { own in own.first.map { name in others.contains { $0.contains(name) } } ?? true }
    }
    // An unknown superclass may be the other class.
    let areKnown = (one + other).allSatisfy(\.isKnown)
    return mayMeet(names[0], names[1]) || mayMeet(names[1], names[0]) || !areKnown ? .unknown : .no
  }

  /// The places with the same meaning as a given one; nil where the text does not occur.
  private func places(at start: Location, _ kind: SharedNameKind, _ text: String) -> NamePlaces? {
    answer(to: NameText(kind: kind, text: text), in: meaningTable) {
      let all = declaredNames(kind)[text, default: []] + usedNames(kind)[text, default: []]
      let byLocation = Dictionary(grouping: all.indices) { all[$0].location }
      var result: [Location: NamePlaces] = [:]
      for place in all where result[place.location] == nil {
        let found = places(like: place, among: all, byLocation)
        for same in found.same { result[all[same].location] = found.places }
      }
      return result
    }[start]
  }

  /// The places with the same meaning as a given one, and their indices. Of many places, few differ in their scopes.
  private func places(
    like start: NamePlace, among all: [NamePlace], _ byLocation: [Location: [Int]]
  ) -> (same: Set<Int>, places: NamePlaces) {
    let byScope = Dictionary(grouping: all.indices) { all[$0].scope }
    var left = Set(byScope.keys)
    var same: Set<Int> = []
    var scopes: Set<NameScope> = []
    var locations: Set<Location> = []
    var pending = byLocation[start.location] ?? []
    while let next = pending.popLast() {
      guard same.insert(next).inserted else { continue }
      // Several scopes may use the text of one constant.
      if locations.insert(all[next].location).inserted { pending += byLocation[all[next].location] ?? [] }
      guard scopes.insert(all[next].scope).inserted else { continue }
      let near = left.filter { mean($0, all[next].scope) == .yes }
      pending += near.flatMap { byScope[$0] ?? [] }
      left.subtract(near)
    }
    let unclear = Set(byScope.keys.filter { scope in scopes.contains { mean($0, scope) == .unknown } })
    let others = all.indices.filter { !same.contains($0) }
    let possible = others.filter { unclear.contains(all[$0].scope) }
    let areAllUnclear = others.count == possible.count
    let certain = same.sorted() + (areAllUnclear ? possible : [])
    return (
      same,
      NamePlaces(certain: certain.map { all[$0] }, possible: areAllUnclear ? [] : possible.map { all[$0] })
    )
  }

  /// The shared names with a text that documents declare.
  func sharedNames(_ kind: SharedNameKind, _ text: String) -> [SharedName] {
    declaredNames(kind)[text, default: []].compactMap { sharedName(at: $0, kind, text) }.unique
  }

  func sharedName(at place: NamePlace, _ kind: SharedNameKind, _ text: String) -> SharedName? {
    places(at: place.location, kind, text)?.first.map { SharedName(kind: kind, text: text, first: $0) }
  }

  /// The classes that a shared name may mean as well.
  func classes(named name: SharedName) -> [TypeID] {
    NameKind.of(name.kind).mayBeClass ? snapshot.classes(called: simpleName(name.text)) : []
  }

  /// The places of a shared name.
  func places(of name: SharedName) -> NamePlaces {
    places(at: name.first, name.kind, name.text) ?? NamePlaces()
  }

  // MARK: Values

  /// The text of a value; nil where it is not known.
  func value(_ value: NameValue, in file: FileID) -> WrittenPlace? {
    switch value {
    // A generic parameter means another type, whose name is not known.
    case .text(let written)
    where written.form == .typeName && snapshot.nameIndex.types.byName[written.text] == nil:
      nil
    case .text(let written): WrittenPlace(file: file, written: written)
    case .constant(let path) where value.isNameOfType: nameOfOnlyClass(path.dropLast(), in: file)
    case .changed(let value, let steps): self.value(value, in: file).flatMap { changed($0, by: steps) }
    case .constant(let path):
      snapshot.code(file)?.language == .swift
        ? constant(path, in: file) : constant(path, importedBy: file)
    case .unknown: nil
    }
  }

  /// The headers that a file of Objective-C or its prefix header imports, and the implementations beside them.
  func files(importedBy file: FileID) -> [FileID] {
    answer(to: file, in: importedFiles) {
      let stems = answer(to: .workspace, in: filesByStem) {
        Dictionary(grouping: snapshot.files(.objectiveC)) { stem(ofFile: snapshot.path(of: $0)) }
      }
      let prefixes = answer(to: .workspace, in: prefixHeaders) {
        snapshot.files(.objectiveC).filter { snapshot.path(of: $0).hasSuffix(".pch") }
      }.filter { mayMeet($0, file) }
      func headers(importedBy files: [FileID]) -> [FileID] {
        let names = Set(files.flatMap { importedHeaders(text(of: $0).current ?? []) }.map(stem))
        return names.flatMap { stems[$0] ?? [] }.sorted()
      }
      return (headers(importedBy: [file]) + prefixes + headers(importedBy: prefixes)).unique.filter {
        $0 != file && mayMeet(file, $0)
      }
    }
  }

  /// The files that a file of Objective-C imports, and those that these import, the nearest first.
  private func allFiles(importedBy file: FileID) -> [FileID] {
    answer(to: file, in: allImportedFiles) {
      var result = files(importedBy: file)
      var known = Set(result)
      var next = 0
      while next < result.count, result.count < Self.mostImports {
        result += files(importedBy: result[next]).filter { $0 != file && known.insert($0).inserted }
        next += 1
      }
      return result
    }
  }

  /// The largest number of files in which a constant is looked for. Each of many headers may import all others, and a constant is
  /// in a near one.
  private static let mostImports = 256

  /// A constant in what a file of Objective-C imports, directly or by another header; nil where these give it several values.
  func constant(_ path: [String], importedBy file: FileID) -> WrittenPlace? {
    let name = path.last ?? ""
    let found = allFiles(importedBy: file).compactMap { other -> WrittenPlace? in
      guard namesBeforeTexts(in: other).contains(name), let text = text(of: other).current else { return nil }
      let reader = answer(to: other, in: objectiveCReaders) {
        ObjectiveCNameReader(text, inFunctionsWith: [])
      }
      return reader.value(ofConstant: path).map { WrittenPlace(file: other, written: $0) }
    }
    return Set(found.map(\.written.text)).count == 1 ? found[0] : nil
  }

  /// The classes around the method that contains a place; empty where they are not known.
  ///
  /// - Parameter isType: Whether the place is that of a type, which does not count itself.
  func ownChains(at range: ByteRange, in file: FileID, around isType: Bool = false) -> [ClassChain] {
    guard let types = snapshot.code(file)?.types,
      let index = types.indices.last(where: {
        types[$0].range.lower <= range.lower && range.upper <= types[$0].range.upper
          && !(isType && types[$0].range == range)
      })
    else { return [] }
    return chains(ofClassOrExtension: TypeID(file: file, index: index), on: .all).filter {
      !$0.classes.isEmpty
    }
  }
}

private func stem(ofFile path: String) -> Substring { fileName(path).prefix { $0 != "." } }

/// The file names in `#import "…"`, without folders.
func importedHeaders(_ text: [UInt8]) -> [String] {
  text.withSpan { SearchText(Array("#import".utf8)).ranges(in: $0) }.compactMap { range in
    let rest = text[range.upper...].prefix(256)
    guard let open = rest.firstIndex(of: UInt8(ascii: "\"")),
      let close = rest[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return fileName(String(decoding: rest[(open + 1)..<close], as: UTF8.self))
  }
}
