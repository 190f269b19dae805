import Index
import Syntax
import Text

/// A use of a name that no document declares, as far as all files that may declare it were read.
struct MissingName {
  var use: NameUse
  var text: String
  var value: WrittenPlace
  var scope: NameScope
  /// The places at which documents declare the name in another scope.
  var others: [NamePlace]
  /// The names that documents declare in the scope.
  var near: [String]
  /// The name that was most likely meant; nil for none.
  var suggestion: String?
  /// Whether the suggestion is a different name: a rename seems to have changed documents alone, or code alone.
  var isRenamed = false
  /// Whether only this file uses the suggestion, to make something such as the cells that it registers.
  var isMadeAlike = false
  /// The misspelling in one of several scenes, of which others have the name.
  var twin: MisspelledTwin?
}

/// The names of one kind and role in a file.
private struct NamesInFile: Hashable {
  var kind: SharedNameKind
  var role: NameUse.Role
  var file: FileID
}

private let missingTable = CacheTable<NamesInFile, [MissingName]>(isBounded: true)
private let madeNamesOfCode = CacheTable<SharedNameKind, MadeNames>()

/// The names of a kind with which code makes something.
private struct MadeNames {
  /// The files that make something by each name.
  var files: [String: Set<FileID>] = [:]
  /// The files that work without the thing of each name.
  var tried: [String: Set<FileID>] = [:]
  /// The files that make something by an unknown name.
  var filesWithUnknown: Set<FileID> = []
}

extension Query {
  /// The uses of names of a kind in a file of code that no document declares in their scope. Empty where a document, or an unread
  /// part of the workspace, may declare them.
  func missingNames(
    _ kind: SharedNameKind, _ role: NameUse.Role = .required, in file: FileID
  ) -> [MissingName] {
    guard snapshot.coverage.isWhole, case let uses = nameUses(in: file, of: kind), !uses.isEmpty else {
      return []
    }
    return answer(to: NamesInFile(kind: kind, role: role, file: file), in: missingTable) {
      findMissingNames(kind, role, among: uses, in: file)
    }
  }

  private func findMissingNames(
    _ kind: SharedNameKind, _ role: NameUse.Role, among uses: [NameUse], in file: FileID
  ) -> [MissingName] {
    let all = declaredNames(kind)
    // Most code makes the things it names in the same file, and a search of all files takes far longer.
    func texts(_ uses: [NameUse]) -> Set<String> {
      Set(uses.compactMap { value($0.value, in: file)?.written.text })
    }
    lazy var ownMade = texts(uses.filter { $0.role == .made })
    lazy var unusedMade = ownMade.subtracting(texts(uses.filter { $0.role != .made }))
    // Editors leave copies with a `~` at the end of their names.
    lazy var names = names(kind, with: file).filter { !$0.hasSuffix("~") }
    // A damaged document may have lost the name.
    lazy var isDamaged = hasDamagedDocument(with: file)
    lazy var leftOut = code(in: file)?.leftOut(uses.map(\.range.lower)) ?? []
    let found = uses.compactMap { use -> MissingName? in
      guard use.role == role, let value = value(use.value, in: file),
        !isOfProtocol(value, for: use)
      else { return nil }
      let text = value.written.text
      let declared = declarations(of: text, kind, with: file)
      let scope = scope(of: use, in: file)
      let own = NamePlace(location: Location(file: file, range: use.range), scope: scope)
      // If the class of an object is not known, the name may be in any scope.
      let isElsewhere =
        role == .required && !scope.isUnknown && !declared.isEmpty
        && declared.allSatisfy { mean(own, $0) == .no }
        && NameKind.of(kind).isBoundToScope(use, scope, file, self)
      let twin = misspelledTwin(of: text, use, in: scope, declared: isElsewhere ? [] : declared, with: file)
      guard !text.isEmpty, declared.isEmpty || isElsewhere || twin != nil, scope.chains.allSatisfy(\.isKnown),
        !ownMade.contains(text), !isMade(text, kind, role, with: file),
        !isNamedUnread([text], with: file, { mayDeclare(text, use, in: scope, documentAt: $0) }),
        !isDamaged, !lacksDocument(with: file, where: { mayDeclare(text, use, in: scope, documentAt: $0) }),
        case let made = misspelled(text, among: unusedMade.sorted()),
        // If no document of the program has any name of the kind, its documents are likely to be elsewhere.
        !names.isEmpty || made != nil || isMadeByCodeAlone(kind, with: file)
          || isRead(scope, of: kind, with: file),
        !leftOut.contains(use.range.lower), NameKind.of(kind).mayReceive(use, file, self),
        ![.nib, .storyboard].contains(kind) || !mayHave(document: text)
      else { return nil }
      let near = names.filter { name in
        name != text && all[name, default: []].contains { mean(own, $0) == .yes }
      }
      let declaredAlike = twin == nil ? misspelled(text, among: near.isEmpty ? names : near) : nil
      return MissingName(
        use: use, text: text, value: value, scope: scope, others: declared, near: near,
        suggestion: made ?? declaredAlike, isMadeAlike: made != nil, twin: twin)
    }
    return namesOfRenames(among: found, of: texts(uses))
  }

  /// The missing names with the suggestion of a rename: one side alone leaves several uses of one name, and one unused name in the
  /// scope.
  ///
  /// - Parameter own: The names that the file uses.
  private func namesOfRenames(among found: [MissingName], of own: Set<String>) -> [MissingName] {
    found.map { missing in
      let unused = missing.near.filter { !own.contains($0) }
      guard missing.suggestion == nil, missing.twin == nil, unused.count == 1,
        found.count(where: missing.isSame) > 1
      else { return missing }
      var result = missing
      (result.suggestion, result.isRenamed) = (unused[0], true)
      return result
    }
  }

  /// Whether all documents that may declare a name were read: a storyboard of the program, or the scenes of the class that uses
  /// the name. For a nib, all documents that the project of the code lists.
  private func isRead(_ scope: NameScope, of kind: SharedNameKind, with file: FileID) -> Bool {
    if kind == .nib { return isListed(source: file) == .yes && seesAllCode(around: file) }
    guard kind.isInDocuments else { return false }
    return switch scope {
    case .documents(let names):
      !names.isEmpty
        && names.allSatisfy {
          snapshot.nameIndex.documents.storyboards[$0]?.contains { mayMeet($0, file) } == true
        }
    case .classes(let chains):
      chains.compactMap(\.classes.first).contains { id in
        uses(of: id).contains {
          snapshot.interface($0.file)?.isStoryboard == true && mayMeet($0.file, file)
        }
      }
    }
  }

  /// Whether a document that is missing may declare a name. A xib has no scenes and no segues.
  private func mayDeclare(
    _ text: String, _ use: NameUse, in scope: NameScope, documentAt path: String
  ) -> Bool {
    let isXib = path.hasSuffix(".xib")
    return switch use.kind {
    case .nib: isXib && documentName(path) == text
    case .storyboard: !isXib && documentName(path) == text
    case .scene where use.receiver.document != nil:
      !isXib && (scope.isUnknown || scope.documents.contains(documentName(path)))
    case .scene, .segue: !isXib
    default: true
    }
  }

  /// Whether a document that may run in one program with a file, and that a target may build, can't be read.
  func hasDamagedDocument(with file: FileID) -> Bool {
    snapshot.nameIndex.documents.all.contains {
      snapshot.interface($0)?.problems.contains { $0.kind == .malformed } == true && mayMeet($0, file)
        && isListed(document: $0) != .no
    }
  }

  /// Whether a file of code makes something by an unknown name of a kind.
  func makesUnknown(_ kind: SharedNameKind, in file: FileID) -> Bool {
    madeNames(kind).filesWithUnknown.contains(file)
  }

  /// Whether code that may run with a file makes the thing with a name itself. If it catches the exception of a missing name, it may
  /// compare with the name as well.
  private func isMade(
    _ text: String, _ kind: SharedNameKind, _ role: NameUse.Role = .required, with file: FileID
  ) -> Bool {
    let made = madeNames(kind)
    let tried = role == .compared ? made.tried[text] : nil
    return made.files[text, default: []].union(tried ?? []).contains { mayMeet($0, file) }
  }

  /// The files of code that may run with a file and make something by a name.
  func filesMaking(_ text: String, _ kind: SharedNameKind, with file: FileID) -> [FileID] {
    madeNames(kind).files[text, default: []].filter { mayMeet($0, file) }.sorted()
  }

  /// Whether code that may run with a file makes something by a name, or by an unknown name.
  ///
  /// - Parameter counts: Whether an unknown name of a dependency counts, which may get it from the app.
  func mayMake(
    _ text: String, _ kind: SharedNameKind, with file: FileID, inDependencies counts: Bool = true
  ) -> Bool {
    isMade(text, kind, with: file) || makesUnknown(kind, with: file, inDependencies: counts)
  }

  private func makesUnknown(
    _ kind: SharedNameKind, with file: FileID, inDependencies counts: Bool = true
  ) -> Bool {
    madeNames(kind).filesWithUnknown.contains { (counts || snapshot.isOwn($0)) && mayMeet($0, file) }
  }

  /// Whether code may make all things of a kind itself: code that may run with a file makes some, and only by known names.
  private func isMadeByCodeAlone(_ kind: SharedNameKind, with file: FileID) -> Bool {
    NameKind.of(kind).mayBeInCodeAlone && !makesUnknown(kind, with: file)
      && madeNames(kind).files.values.contains { $0.contains { mayMeet($0, file) } }
  }

  private func madeNames(_ kind: SharedNameKind) -> MadeNames {
    answer(to: kind, in: madeNamesOfCode) {
      var result = MadeNames()
      for file in snapshot.findFilesWithNames() {
        for use in nameUses(in: file, of: kind) where [.made, .optional].contains(use.role) {
          if let made = value(use.value, in: file) {
            let files = use.role == .made ? \MadeNames.files : \.tried
            result[keyPath: files][made.written.text, default: []].insert(file)
          } else if use.role == .made {
            result.filesWithUnknown.insert(file)
          }
        }
      }
      return result
    }
  }

  /// Whether a constant belongs to a protocol, so that each conforming type may have another value.
  private func isOfProtocol(_ value: WrittenPlace, for use: NameUse) -> Bool {
    let range = value.written.range
    guard value.written.form == .literal, range != use.range,
      let type = snapshot.code(value.file)?.types.last(where: {
        $0.range.lower <= range.lower && range.upper <= $0.range.upper
      })
    else { return false }
    return snapshot.nameIndex.types.byName[simpleName(type.name), default: []].contains {
      snapshot.type($0)?.kind == .protocol
    }
  }
}

extension MissingName {
  /// Whether another use in the file lacks the same name in the same scope.
  func isSame(_ other: MissingName) -> Bool { text == other.text && scope == other.scope }

  /// The name of the first document that declares the name in another scope.
  func nameOfOther(_ query: Query) -> String? {
    others.first.map { shownName(of: query.snapshot.path(of: $0.location.file)) }
  }
}

/// The message that no document has a name. `isElsewhere` says that another project in the workspace may have it.
func absence(of noun: String, _ name: String, isElsewhere: Bool) -> String {
  "no \(noun) \(isElsewhere ? "of this project" : "in this workspace") has the name '\(name)'"
}

/// The only name that differs from a text in spelling alone; nil for a different word, which names another thing.
func misspelled(_ text: String, among names: [String]) -> String? {
  nearestName(to: text, among: names, atMost: mostOtherSpelling)
}

private let mostOtherSpelling = 3
