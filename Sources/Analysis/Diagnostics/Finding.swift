import Index
import Syntax
import Text

/// The result of a check. Its rule makes a diagnostic of it.
struct Finding: Sendable {
  var range: ByteRange
  var message: String
  /// The severity; nil for the rule's own.
  var severity: Diagnostic.Severity?
  /// The subject of the finding; set for checks of custom classes and of single connections.
  var subject: Diagnostic.Subject?
  var related: [Diagnostic.Related] = []
  /// The message by which a baseline recognizes the finding; nil for `message` itself.
  var baseline: String?
  /// The evidence that decides about the finding; nil where code decides nothing.
  var evidence: Evidence?

  func diagnostic(of rule: DiagnosticRule, in file: FileID) -> Diagnostic {
    Diagnostic(
      code: rule.code, severity: severity ?? rule.severity, file: file, range: range, message: message,
      baselineMessage: baseline, subject: subject, related: related)
  }

  /// The finding with the most likely name as a suggestion.
  ///
  /// - Parameter remedy: The advice at the end of the message where no name is near.
  func suggesting(_ name: String?, otherwise remedy: String = "") -> Finding {
    if name == nil, remedy.isEmpty { return self }
    var result = self
    result.message += name.map(suggestion) ?? remedy
    result.baseline = message
    return result
  }

  func suggesting(_ near: NearestMember?, _ query: Query) -> Finding {
    var result = suggesting(near?.name)
    if let near { result.related = query.declarationNote(near.id) }
    return result
  }
}

extension Finding {
  /// A finding at the use of a name, or in its call. It is a warning in code that may not be compiled or that nothing calls.
  init(
    _ use: NameUse, at range: ByteRange? = nil, in code: CodeContext, _ message: String,
    related: [Diagnostic.Related] = []
  ) {
    self.init(range: range ?? use.range, message: message, related: related)
    if use.isConditional || code.query.isListed(source: code.file) == .no { severity = .warning }
    evidence = .ofCode(around: use.range, in: code.file)
    evidence?.further += Evidence.ofRegistering(use, in: code.file, code.query)?.steps ?? []
  }

  /// A finding at the use of a name, with the most likely name as a suggestion and the place of a constant's text.
  ///
  /// - Parameter severity: nil for the rule's own. In code that may not be compiled, it is a warning at most.
  init(
    _ missing: MissingName, in code: CodeContext, _ message: String, severity: Diagnostic.Severity? = nil
  ) {
    self = Finding(missing.use, in: code, message).suggesting(missing.suggestion)
    self.severity = self.severity ?? severity
    guard missing.value.location != Location(file: code.file, range: range) else { return }
    related = [
      Diagnostic.Related(
        file: missing.value.file, range: missing.value.written.range,
        message: "'\(missing.text)' is written here")
    ]
  }
}

extension Finding {
  /// A finding at the use of a name that one of several scenes or storyboards misspells.
  init?(_ missing: MissingName, misspelledByTwinIn code: CodeContext) {
    guard let twin = missing.twin else { return nil }
    let query = code.query
    let (noun, document) = (
      NameKind.of(missing.use.kind).noun, shownName(of: query.snapshot.path(of: twin.location.file))
    )
    self.init(
      missing, in: code,
      "\(document) has the \(noun) '\(twin.text)', which no code uses, in place of '\(missing.text)', which others have",
      severity: .warning)
    evidence?.further.append(.ofUsing(misspelled: twin.text, in: code.file, query))
    related.append(
      Diagnostic.Related(
        file: twin.location.file, range: twin.location.range, message: "'\(twin.text)' is written here"))
  }
}

/// The first finding about one of several possible classes; nil if one of the classes has no finding.
func firstOfAll<Found>(_ found: [Found?]) -> Found? {
  found.contains { $0 == nil } ? nil : found.first ?? nil
}

extension DocumentContext {
  /// The description by which users recognize the object of a finding.
  func subject(_ object: InterfaceObject?) -> Diagnostic.Subject? {
    object.map { object in
      let controller = controller(ofScene: object.scene)
      return Diagnostic.Subject(
        id: object.id, element: object.element, className: outline.className(of: object),
        label: outline.ownLabel(of: object),
        scene: controller.flatMap { $0.id == object.id ? nil : outline.label(of: $0) })
    }
  }

  /// The object around a place that is outside of every object's own attributes.
  func subject(around offset: Int) -> Diagnostic.Subject? {
    var result = subject(outline.object(outline.innermostObject(around: offset)))
    result?.isInBaseline = false
    return result
  }

  /// A note at another place of the document.
  func note(at range: ByteRange, _ message: String) -> [Diagnostic.Related] {
    [Diagnostic.Related(file: file, range: range, message: message)]
  }

  /// A finding about a selector that is sent to no class in particular.
  ///
  /// nil where a class implements it or may implement it, also because not every file that could was read.
  func finding(
    at range: ByteRange, sending selector: String, missing: String, invisible: String
  ) -> Finding? {
    switch query.snapshot.coverage.isWhole ? query.responder(to: selector, on: platforms ?? .all) : .unknown {
    case .found, .unknown: nil
    case .missing: Finding(range: range, message: missing)
    case .notVisible(let id):
      Finding(range: range, message: invisible, related: query.declarationNote(id))
    }
  }

  /// The finding about objects that don't fit a member; nil if they fit, which is remembered.
  func misfit(
    of candidates: [ClassChain], _ id: MemberID, isCollection: Bool = false, _ find: () -> Finding?
  ) -> Finding? {
    if let platforms, candidates.count == 1,
      query.fits(
        candidates[0], member: id, isCollection: isCollection, on: platforms, otherwise: { find() == nil })
    {
      return nil
    }
    return find()
  }
}

extension Query {
  /// The note "'name' is declared here" at the declaration of a member.
  func declarationNote(_ id: MemberID, as name: String? = nil) -> [Diagnostic.Related] {
    location(of: id).map { declarationNote(name ?? snapshot.member(id)?.name ?? "", at: $0) } ?? []
  }

  func declarationNote(_ id: TypeID) -> [Diagnostic.Related] {
    location(of: id).map { declarationNote(snapshot.type(id)?.name ?? "", at: $0) } ?? []
  }

  private func declarationNote(_ name: String, at place: Location) -> [Diagnostic.Related] {
    [Diagnostic.Related(file: place.file, range: place.range, message: "'\(name)' is declared here")]
  }
}
