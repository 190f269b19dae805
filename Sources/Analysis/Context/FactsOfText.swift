import Index
import Syntax
import Text

extension FileFacts {
  /// Whether these are the facts of a text. Bodies are in no facts; what edits there compares the text itself.
  func areThose(of bytes: [UInt8]) -> Bool {
    switch self {
    case .code(let code): code.text == bytes || code.readOutline() == codeOutline(of: bytes, code.language)
    case .interface(let outline): outline == bytes.withSpan(interfaceOutline(of:))
    case .project(.plist(let references)): references == bytes.withSpan(plistReferences(of:))
    case .project: true
    }
  }
}
