import Index
import Syntax
import Text

/// All there is to a diagnostic: its code, its severity, what it says, and how it is found.
///
/// Each rule is a static property in a separate file, and is registered in `DiagnosticRules.swift`.
package struct DiagnosticRule: Sendable {
  /// How a rule finds what is wrong, by what its findings follow from.
  ///
  /// After an edit of a few connections, a server asks only the checks that the edit can make answer differently.
  enum Check: Sendable {
    /// Findings that follow from a document's objects and what they hold, whatever is connected.
    case objects(@Sendable (DocumentContext) -> [Finding])
    /// Findings about the custom class of an object, whatever is connected, or of a segue.
    case customClasses(@Sendable (DocumentContext, ClassReference) -> Finding?)
    /// Findings that follow from one connection each and lie in it, by its index.
    case connections(@Sendable (DocumentContext, Int) -> Finding?)
    /// As `connections`, for `DocumentContext.outlets` alone.
    case outlets(@Sendable (DocumentContext, Int) -> Finding?)
    /// As `connections`, for `DocumentContext.actions` alone.
    case actions(@Sendable (DocumentContext, Int) -> Finding?)
    /// Findings that follow from several connections, of this document and of others.
    case several(@Sendable (DocumentContext) -> [Finding])
    /// Findings in a file of code.
    case code(@Sendable (CodeContext) -> [Finding])
    /// Findings about the documents and classes that a property list, or a setting which becomes part of one, names.
    case propertyLists(@Sendable (PropertyListContext, PlistReference) -> Finding?)
    /// Findings in a table of translations.
    case translations(@Sendable (FileID, Query) -> [Finding])
  }

  /// How the judge treats the findings of a rule.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Findings are declarations that nothing uses, which editors show faded.
    static let unusedCode = Traits(rawValue: 1)
    /// Findings name a member that a class lacks, so that another member may be meant.
    static let missingMember = Traits(rawValue: 2)
    /// Findings are about a class by its name: one finding for all objects of the class in a document.
    static let classByName = Traits(rawValue: 4)
    /// One finding for many to the same class in a document. See `StaleDocuments.swift`.
    static let summedUp = Traits(rawValue: 8)
    /// Findings that were not reported as long as something else was wrong: a broken connection may have been meant for an outlet,
    /// and a connected member is in use.
    static let revealed = Traits(rawValue: 16)
    /// Findings have the place of a whole key path.
    static let keyPath = Traits(rawValue: 32)
    /// Findings are about a name that code uses and no document has: one finding for all that say the same in a file.
    static let namedInCode = Traits(rawValue: 64)
    /// The rule is off unless settings or a selection turn it on.
    static let optional = Traits(rawValue: 128)
    /// Findings follow from how the text is written, which any edit may alter.
    static let followsText = Traits(rawValue: 256)
    /// One fix is right for findings of any severity.
    static let fixedAlike = Traits(rawValue: 512)
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
  /// Finds what other connections of the document make of an error at a connection, by its index; nil where they change nothing.
  ///
  /// A check of one connection can't find that: after an edit, only the edited ones are looked at.
  private(set) var relief: (@Sendable (DocumentContext, _ connection: Int) -> Relief?)?
  /// The fixes, in the order in which they are offered.
  private(set) var fixes: [Fix] = []
  /// Whether to remove the connection of a finding is certain to be right; nil where it never is.
  private(set) var isLeftover: (@Sendable (Diagnostic, DocumentContext) -> Bool)?
  let checks: [Check]

  /// Whether its findings are declarations that nothing uses, which editors show faded.
  package var findsUnusedCode: Bool { traits.contains(.unusedCode) }
  /// Whether it is off unless settings or a selection turn it on.
  package var isOptional: Bool { traits.contains(.optional) }
  /// Whether an editor or a check can repair its findings; those of a rule without checks are always removed.
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
