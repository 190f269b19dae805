import Syntax

/// The facts from one file. They depend only on the bytes of that file.
package enum FileFacts: Sendable {
  case code(CodeFile)
  /// A document. The case is indirect, since the next snapshot copies the list of all files.
  indirect case interface(InterfaceOutline, of: TextSum)
  indirect case project(ProjectFacts)

  package var code: CodeFile? { if case .code(let code) = self { code } else { nil } }
  package var interface: InterfaceOutline? {
    if case .interface(let outline, _) = self { outline } else { nil }
  }
}

extension FileFacts {
  /// The facts from a storyboard or xib.
  package static func interface(of bytes: [UInt8]) -> FileFacts {
    .interface(bytes.withSpan { interfaceOutline(of: $0) }, of: TextSum(bytes))
  }

  /// Whether these are the facts of a text. Parts of a project or property list without facts are ignored.
  func areThose(of bytes: [UInt8]) -> Bool {
    switch self {
    case .code(let code): code.isOf(bytes)
    case .interface(_, let sum): sum == TextSum(bytes)
    case .project(let facts):
      if case .plist = facts { facts == bytes.withSpan(ProjectFacts.plist(bytes:)) } else { true }
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
  /// The path relative to the workspace's root, with `/`.
  package var path: String
  /// Whether the file is read for its declarations, but never reported on.
  package var isDependency: Bool
  package let facts: FileFacts
  // These are copied from the facts for scans over all files.
  let role: FileRole
  /// Whether diagnostics may concern the file; false for code that is not marked for Interface Builder and uses no names of
  /// documents.
  let mayHaveFindings: Bool
  /// The kinds of names from documents that the code may use in strings.
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
