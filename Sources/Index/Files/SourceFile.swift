import Syntax

/// The facts that one file contributes; they depend on the bytes of that file and nothing else.
package enum FileFacts: Sendable {
  case code(CodeFile)
  /// Indirect, since the next snapshot copies the list of all files.
  indirect case interface(InterfaceOutline, of: TextSum)
  indirect case project(ProjectFacts)

  package var code: CodeFile? { if case .code(let code) = self { code } else { nil } }
  package var interface: InterfaceOutline? {
    if case .interface(let outline, _) = self { outline } else { nil }
  }
}

extension FileFacts {
  /// The facts that a storyboard or xib contributes.
  package static func interface(of bytes: [UInt8]) -> FileFacts {
    .interface(bytes.withSpan { interfaceOutline(of: $0) }, of: TextSum(bytes))
  }

  /// Whether these are the facts of a text. Most of a project or a property list is in no facts and does not count.
  func areThose(of bytes: [UInt8]) -> Bool {
    switch self {
    case .code(let code): code.isOf(bytes)
    case .interface(_, let sum): sum == TextSum(bytes)
    case .project(.plist(let references)): references == bytes.withSpan(plistReferences(of:))
    case .project: true
    }
  }
}

/// The kind of text in a file.
package enum FileRole: Hashable, Sendable { case swift, objectiveC, document, project }

extension FileFacts {
  package var role: FileRole {
    switch self {
    case .code(let code): code.language == .swift ? .swift : .objectiveC
    case .interface: .document
    case .project: .project
    }
  }
}

package struct SourceFile: Sendable {
  /// Relative to the workspace's root, with `/`.
  package var path: String
  /// Read for its declarations, never reported on.
  package var isDependency: Bool
  package let facts: FileFacts
  // Copied from the facts, for scans over all files.
  let role: FileRole
  /// False for code in which nothing is marked for Interface Builder, and that names nothing a document declares as text.
  let mayHaveFindings: Bool
  /// Whether it is code that may use names which documents declare as text.
  let mayUseNames: SharedNameKind.Uses

  package init(path: String, isDependency: Bool, facts: FileFacts) {
    self.path = path
    self.isDependency = isDependency
    self.facts = facts
    role = facts.role
    mayUseNames = facts.code?.mayUseNames ?? .none
    mayHaveFindings = facts.code?.holdsNoMark != true || mayUseNames == .checked
  }
}
