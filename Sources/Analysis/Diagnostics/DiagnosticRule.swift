import Index
import Syntax
import Text

/// All there is to a diagnostic: its code, its severity, what it says, and how it is found.
///
/// Each rule is a static property in a file of its own, and is registered in `DiagnosticRules.swift`.
package struct DiagnosticRule: Sendable {
  /// How a rule finds what is wrong, by what its findings follow from.
  ///
  /// After an edit of a few connections, a server asks only the checks that the edit can make answer differently.
  enum Check: Sendable {
    /// Findings that follow from a document's objects and what they hold, whatever is connected.
    case objects(@Sendable (DocumentContext) -> [Diagnostic])
    /// Findings that follow from one connection each, lie in it, and are sought in `DocumentContext.connections` alone.
    case connections(@Sendable (DocumentContext) -> [Diagnostic])
    /// Findings that follow from several connections, of this document and of others.
    case several(@Sendable (DocumentContext) -> [CandidateDiagnostic])
    /// Findings in a file of code.
    case code(@Sendable (CodeContext) -> [CandidateDiagnostic])
  }

  package let code: Diagnostic.Code
  /// The severity of a finding unless its check decides otherwise; `diagnostics.md` describes when.
  package let severity: Diagnostic.Severity
  /// What the diagnostic means, in half a sentence.
  package let summary: String
  /// Whether its findings are declarations that nothing uses, which editors show faded.
  package let findsUnusedCode: Bool
  let checks: [Check]

  /// Whether an edit of a connection may alter findings that lie in it.
  var judgesConnections: Bool {
    checks.contains {
      switch $0 {
      case .connections, .several: true
      case .objects, .code: false
      }
    }
  }

  init(
    _ code: String, _ severity: Diagnostic.Severity, _ summary: String, findsUnusedCode: Bool = false,
    checks: Check...
  ) {
    self.code = Diagnostic.Code(code)
    self.severity = severity
    self.summary = summary
    self.findsUnusedCode = findsUnusedCode
    self.checks = checks
  }
}

extension DocumentContext {
  /// A finding in the document.
  ///
  /// - Parameters:
  ///   - severity: nil for that of the rule.
  ///   - object: What it is about.
  ///   - baseline: The message by which a baseline recognizes the finding; nil for the message itself.
  func diagnostic(
    _ rule: DiagnosticRule, _ severity: Diagnostic.Severity? = nil, at range: ByteRange,
    on object: InterfaceObject?, _ message: String, baseline: String? = nil,
    related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    let subject = object.map {
      Diagnostic.Subject(
        id: $0.id, element: $0.element, className: $0.customClass ?? elementClass($0, in: outline))
    }
    return Diagnostic(
      code: rule.code, severity: severity ?? rule.severity, file: file, range: range, message: message,
      baselineMessage: baseline, subject: subject, related: related)
  }
}

extension CodeContext {
  /// A finding in the file.
  ///
  /// - Parameter severity: nil for that of the rule.
  func diagnostic(
    _ rule: DiagnosticRule, _ severity: Diagnostic.Severity? = nil, at range: ByteRange, _ message: String,
    related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    Diagnostic(
      code: rule.code, severity: severity ?? rule.severity, file: file, range: range, message: message,
      related: related)
  }
}
