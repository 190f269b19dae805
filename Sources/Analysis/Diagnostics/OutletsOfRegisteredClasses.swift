import Index
import Syntax
import Text

/// The findings for cells in a xib that nothing loads: code registers their class, and the outlets of a cell that is made from its
/// class are nil.
func outletsOfRegisteredClasses(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  guard !outline.isStoryboard, outline.platform == .iOS || outline.platform == .tvOS,
    query.snapshot.coverage.isWhole, query.isListed(document: document.file) != .no
  else { return [] }
  return query.classUses(in: document.file).compactMap { use in
    let object = outline.objects[use.object]
    guard object.parent == nil, object.placeholder == nil, let range = object.customClassRange,
      use.chains.count == 1, let chain = use.chains.first, chain.isKnown, chain.isView == .yes,
      let owner = chain.classes.first, let name = query.snapshot.type(owner)?.name,
      !query.isObjectiveC(owner),
      let registration = query.registration(ofClass: name, at: owner),
      query.isMade(owner, onlyAtTopOf: document.file), !query.mayLoad(document.file, of: owner, registration)
    else { return nil }
    let holders = [owner] + query.extensions(of: owner)
    let outlets = holders.flatMap { query.outletsToUnwrap(in: $0, among: use.keys) }
    return outlets.lazy.compactMap { outlet -> Finding? in
      guard let member = query.snapshot.member(outlet),
        let method = query.methodsUsing(outlet, in: owner).first(where: isCalledWithoutNib)?.name
      else { return nil }
      let code = shownName(of: query.snapshot.path(of: registration.file))
      let finding = Finding(
        range: range,
        message: "the outlet '\(member.name)' of \(name), which '\(method)' uses, is connected here, but "
          + "\(code) registers the class and not the nib",
        severity: query.isDequeued(registration) ? .error : .warning, subject: document.subject(object),
        related: [
          Diagnostic.Related(
            file: registration.file, range: registration.written.range,
            message: "the class is registered here")
        ],
        baseline: "the outlet '\(member.name)' of \(name) is connected here, but code registers the class")
      return query.unlessGuarded(
        finding, UnconnectedOutlet(member: member, holder: outlet.type, owner: owner)
      ).first.map {
        var result = $0
        result.evidence = .all([
          result.evidence, .ofHandingOn(class: name, nibOf: document, registration),
          .ofMethods(using: outlet, with: owner.file),
        ])
        return result
      }
    }.first
  }
}

/// The fix that registers the nib instead of the class.
func registrationOfNib(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let query = document.query
  guard let place = diagnostic.related.first, let code = query.code(in: place.file),
    let whole = code.registration(ofClassAt: place.range),
    query.cellsInCode.registrations.values.joined().contains(where: {
      $0.file == place.file && $0.written.range == place.range
    }),
    query.snapshot.isOwn(place.file)
  else { return [] }
  let nib = documentName(query.snapshot.path(of: document.file))
  let registered =
    switch code.language {
    case .swift: "UINib(nibName: \"\(nib)\", bundle: nil)"
    case .objectiveC: "registerNib:[UINib nibWithNibName:@\"\(nib)\" bundle:nil]"
    }
  return [
    CodeAction("Register the nib '\(nib)'", Edit(whole, registered), in: place.file, fixes: [diagnostic])
  ]
}

/// Whether a method may be called on a cell that is made from its class.
private func isCalledWithoutNib(_ method: CodeMember) -> Bool {
  !method.flags.contains(.isStatic) && !["awakeFromNib", "prepareForInterfaceBuilder"].contains(method.name)
}

/// A call that registers a class for cells.
private struct Registration {
  var file: FileID
  var use: NameUse
  var written: WrittenName
  var identifier: String
}

/// The cells that code registers by their classes and dequeues.
private struct CellsInCode {
  /// The calls that register a class, by its name.
  var registrations: [String: [Registration]] = [:]
  /// The files that dequeue a cell, by its identifier.
  var dequeues: [String: [FileID]] = [:]
}

private let cellTable = CacheTable<Whole, CellsInCode>()

extension Query {
  /// The cells with known identifiers, in code that a target may compile.
  fileprivate var cellsInCode: CellsInCode {
    answer(to: .workspace, in: cellTable) {
      var result = CellsInCode()
      for file in snapshot.findFilesWithNames() where !isAbandoned() && isListed(source: file) != .no {
        for use in nameUses(in: file, of: .cell) {
          guard let identifier = value(use.value, in: file)?.written.text else { continue }
          if [.required, .attempted, .optional].contains(use.role) {
            result.dequeues[identifier, default: []].append(file)
          } else if use.role == .made, !use.isConditional, case .cellClass(let written) = use.receiver {
            result.registrations[written.text, default: []].append(
              Registration(file: file, use: use, written: written, identifier: identifier))
          }
        }
      }
      return result
    }
  }

  /// The first call that registers a class for cells; nil where another class may be meant.
  fileprivate func registration(ofClass name: String, at id: TypeID) -> Registration? {
    guard let found = cellsInCode.registrations[name]?.first(where: { mayMeet($0.file, id.file) }),
      snapshot.nameIndex.types.byName[name, default: []].filter(snapshot.isClass) == [id]
    else { return nil }
    return found
  }

  /// Whether documents make objects of a class only at the top of one xib.
  fileprivate func isMade(_ owner: TypeID, onlyAtTopOf document: FileID) -> Bool {
    uses(of: owner).allSatisfy { use in
      pathIgnoringLanguage(snapshot.path(of: use.file)) == pathIgnoringLanguage(snapshot.path(of: document))
        && snapshot.interface(use.file)?.objects[use.object].parent == nil
    }
  }

  /// Whether code loads a nib by its name, or the class or the code that registers it loads one by an unknown name or registers
  /// another thing under the identifier.
  fileprivate func mayLoad(_ document: FileID, of owner: TypeID, _ registration: Registration) -> Bool {
    if usedNames(.nib)[documentName(snapshot.path(of: document))] != nil { return true }
    let around = ownChains(at: registration.written.range, in: registration.file).compactMap(\.classes.first)
    let files = ([owner] + around).reduce(into: Set([registration.file])) {
      $0.formUnion(familyFiles(of: $1))
    }
    return files.contains { file in
      nameUses(in: file, of: .nib).contains {
        $0.value != .constant(["nil"]) && value($0.value, in: file) == nil
      }
        || nameUses(in: file, of: .cell).contains { use in
          guard use.role == .made else { return false }
          if case .cellClass(let other) = use.receiver, other.text == registration.written.text {
            return false
          }
          return value(use.value, in: file).map { $0.written.text == registration.identifier } ?? true
        }
    }
  }

  /// The outlets of a type with a `!` that an object connects.
  fileprivate func outletsToUnwrap(in holder: TypeID, among connected: Set<String>) -> [MemberID] {
    guard let type = snapshot.type(holder), type.memberFlags.contains(.outlet) else { return [] }
    return snapshot.readMembers(of: holder) { member in
      mayLackConnection(member, type) && member.type?.hasSuffix("!") == true
        && severityWithoutConnection(of: member) == .warning
        && !connected.isDisjoint(with: keysOfOutlet(member))
    }
  }

  /// Whether code dequeues cells by the identifier of a registration.
  fileprivate func isDequeued(_ registration: Registration) -> Bool {
    cellsInCode.dequeues[registration.identifier]?.contains { mayMeet($0, registration.file) } ?? false
  }
}

extension Evidence {
  /// The evidence that code may load the nib of a class in another way: it passes the class on, or contains the nib's name
  /// elsewhere than in the identifier of the registration.
  fileprivate static func ofHandingOn(
    class name: String, nibOf document: DocumentContext, _ registration: Registration
  ) -> Evidence {
    let nib = documentName(document.query.snapshot.path(of: document.file))
    let file = registration.file
    let texts = nib.utf8.allSatisfy(Ascii.isWordByte) ? [AskedName(nib)] : []
    var result = Evidence.refuting([AskedName(making: name)] + texts) { query in
      let identifier = query.value(registration.use.value, in: file)?.location
      return query.snapshot.findFiles(naming: AskedName(making: name)).contains {
        query.mayMeet($0, file) && query.handsOn(class: name, in: $0)
      }
        || texts.flatMap { query.snapshot.findFiles(naming: $0) }.contains {
          query.mayMeet($0, file)
            && query.holdsOtherText(nib, in: $0, besides: identifier?.file == $0 ? identifier?.range : nil)
        }
    }
    // A use of the class may become a registration, and the names in its file stay the same.
    result.readsUses = true
    return result
  }
}
