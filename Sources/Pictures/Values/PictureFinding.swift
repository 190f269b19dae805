import Text

/// A finding to draw on the object that it is about.
package struct PictureFinding: Hashable, Sendable {
  /// The severities, the worst first.
  package enum Severity: Int, Hashable, Sendable, Comparable {
    case error, warning, information, hint

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    var color: Color {
      switch self {
      case .error: Color(0xFF3B30)
      case .warning: .warning
      case .information: Color(0x007AFF)
      case .hint: .gray
      }
    }
  }

  package var severity: Severity
  /// The id of the object; nil where the finding is about none.
  package var object: String?
  package var message: String
  package var code: String
  /// The line, counted from 1.
  package var line: Int
  /// The range of the finding in the document.
  package var range: ByteRange?

  package init(
    severity: Severity, object: String?, message: String, code: String, line: Int, range: ByteRange?
  ) {
    self.severity = severity
    self.object = object
    self.message = message
    self.code = code
    self.line = line
    self.range = range
  }
}

/// A finding on a picture.
package struct MarkedFinding: Hashable, Sendable {
  package var finding: PictureFinding
  /// The id of the object that is framed for the finding; empty where none is.
  package var object: String
  /// The number on the badge; 0 where the picture does not show the object's scene.
  package var number: Int
}
