import Index
import Syntax
import Text

/// Everything about a diagnostic: its code, its severity, its summary, its checks and its fixes.
///
/// Each rule is a static property in a separate file, and is registered in `DiagnosticRules.swift`.
package struct DiagnosticRule: Sendable {
  /// A way to find faults, by what its findings depend on.
  ///
  /// After an edit of a few connections, a server runs only the checks whose findings the edit can change.
  enum Check: Sendable {
    /// Findings that follow from the objects of a document and their contents, whatever is connected.
    case objects(@Sendable (DocumentContext) -> [Finding])
    /// Findings about the custom class of an object or a segue, whatever is connected.
    case customClasses(@Sendable (DocumentContext, ClassReference) -> Finding?)
    /// Findings that follow from one connection each and lie in it; called with the index of the connection.
    case connections(@Sendable (DocumentContext, Int) -> Finding?)
    /// As `connections`, for `DocumentContext.outlets` alone.
    case outlets(@Sendable (DocumentContext, Int) -> Finding?)
    /// As `connections`, for `DocumentContext.actions` alone.
    case actions(@Sendable (DocumentContext, Int) -> Finding?)
    /// Findings that follow from several connections, of this document and of others.
    case several(@Sendable (DocumentContext) -> [Finding])
    /// Findings in a file of code.
    case code(@Sendable (CodeContext) -> [Finding])
    /// Findings about the documents and classes that a property list names, or a setting that becomes part of one.
    case propertyLists(@Sendable (PropertyListContext, PlistReference) -> Finding?)
    /// Findings in a table of translations.
    case translations(@Sendable (FileID, Query) -> [Finding])
  }

  /// The traits of a rule that affect the judging of its findings.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Findings are declarations that nothing uses, which editors show faded.
    static let unusedCode = Traits(rawValue: 1)
    /// Findings name a member that a class lacks, so that another member may be meant.
    static let missingMember = Traits(rawValue: 2)
    /// Findings are about a class by its name: one finding for all objects of the class in a document.
    static let classByName = Traits(rawValue: 4)
    /// Many findings about the same class in a document become one. See `StaleDocuments.swift`.
    static let summedUp = Traits(rawValue: 8)
    /// Findings were hidden by another fault until now: a broken connection may have been meant for an outlet, and a connected
    /// member is in use.
    static let revealed = Traits(rawValue: 16)
    /// Findings are at the place of a whole key path.
    static let keyPath = Traits(rawValue: 32)
    /// Findings are about a name that code uses and no document has: one finding for all equal ones in a file.
    static let namedInCode = Traits(rawValue: 64)
    /// The rule is off unless settings or a selection turn it on.
    static let optional = Traits(rawValue: 128)
    /// Findings depend on how the text is written, which any edit may change.
    static let followsText = Traits(rawValue: 256)
    /// One fix is right for findings of any severity.
    static let fixedAlike = Traits(rawValue: 512)
    /// Findings say why a document can't be read, beside which nothing else is said of one with a merge conflict.
    static let damage = Traits(rawValue: 1024)
    /// Errors in a xib are about the lack of it, and so take effect where no target builds the xib.
    static let absence = Traits(rawValue: 2048)
  }

  /// A reason why an error is less severe.
  struct Relief {
    var severity: Diagnostic.Severity
    /// The note about it in the message; nil for none.
    var note: String?

    static func warning(_ note: String? = nil) -> Relief { Relief(severity: .warning, note: note) }
    static let hint = Relief(severity: .hint)
  }

  /// A way to repair what a rule finds.
  enum Fix: Sendable {
    /// A fix in a document, and in its copies for other languages.
    case document(@Sendable (Diagnostic, DocumentContext) -> [CodeAction])
    /// A fix in all documents together.
    case everywhere(@Sendable (Diagnostic, DocumentContext) -> [CodeAction])
    /// A fix in the code that a finding is about.
    case code(@Sendable (FaultyDeclaration) -> [CodeAction])
    /// A fix of what code names, or of a table of translations.
    case use(@Sendable (Diagnostic, Query) -> [CodeAction])
  }

  package let code: Diagnostic.Code
  /// The severity of a finding unless its check decides otherwise; `diagnostics.md` describes when.
  package let severity: Diagnostic.Severity
  /// The meaning of the diagnostic, in half a sentence.
  package let summary: String
  let traits: Traits
  /// Finds whether other connections of the document make an error at a connection less severe; nil where they don't.
  ///
  /// A check of a single connection can't find that, since only edited connections are checked after an edit.
  private(set) var relief: (@Sendable (DocumentContext, _ connection: Int) -> Relief?)?
  /// The fixes, in the order in which they are offered.
  private(set) var fixes: [Fix] = []
  /// Whether removing the connection of a finding is certainly right; nil where it never is.
  private(set) var isLeftover: (@Sendable (Diagnostic, DocumentContext) -> Bool)?
  let checks: [Check]

  /// Whether its findings are declarations that nothing uses, which editors show faded.
  package var findsUnusedCode: Bool { traits.contains(.unusedCode) }
  /// Whether it is off unless settings or a selection turn it on.
  package var isOptional: Bool { traits.contains(.optional) }
  /// Whether an editor or a check can repair the rule's findings; findings of a rule without checks can always be removed.
  package var hasFix: Bool { !fixes.isEmpty || checks.isEmpty }

  /// Whether an edit of a connection may alter findings that lie in it.
  var judgesConnections: Bool {
    checks.contains {
      switch $0 {
      case .customClasses, .connections, .outlets, .actions, .several: true
      case .objects, .code, .propertyLists, .translations: false
      }
    }
  }

  /// Whether an edit of a connection may alter findings that lie elsewhere.
  var judgesSeveral: Bool { checks.contains { if case .several = $0 { true } else { false } } }

  init(
    _ code: String, _ severity: Diagnostic.Severity, _ summary: String, _ traits: Traits = [],
    checks: Check...
  ) {
    self.code = Diagnostic.Code(code)
    self.severity = severity
    self.summary = summary
    self.traits = traits
    self.checks = checks
  }

  func relieved(by relief: @escaping @Sendable (DocumentContext, _ connection: Int) -> Relief?) -> Self {
    var result = self
    result.relief = relief
    return result
  }

  func fixed(by fixes: Fix...) -> Self {
    var result = self
    result.fixes = fixes
    return result
  }

  func removed(where isLeftover: @escaping @Sendable (Diagnostic, DocumentContext) -> Bool) -> Self {
    var result = self
    result.isLeftover = isLeftover
    return result
  }
}
