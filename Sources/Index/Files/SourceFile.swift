import Syntax

/// What one file contributes; depends on the bytes of that file and nothing else.
///
/// Indirect, since the next snapshot copies the list of all files.
package indirect enum FileFacts: Hashable, Sendable {
  case code(CodeOutline)
  case interface(InterfaceOutline)
  case project(ProjectFacts)

  /// The names that code uses, without a copy of the rest.
  package var mentions: MentionedNames? {
    if case .code(let outline) = self { outline.mentions } else { nil }
  }
  func type(_ index: Int) -> CodeType? {
    guard case .code(let outline) = self, outline.types.indices.contains(index) else { return nil }
    return outline.types[index]
  }
  func kind(ofType index: Int) -> CodeType.Kind? {
    guard case .code(let outline) = self, outline.types.indices.contains(index) else { return nil }
    return outline.types[index].kind
  }
  func member(_ index: Int, ofType type: Int) -> CodeMember? {
    guard case .code(let outline) = self, outline.types.indices.contains(type) else { return nil }
    let members = outline.types[type].members
    return members.indices.contains(index) ? members[index] : nil
  }
  func forEachClassName(_ body: (String) -> Void) {
    guard case .code(let outline) = self else { return }
    for index in outline.types.indices where outline.types[index].kind == .class {
      body(simpleName(outline.types[index].name))
    }
  }

  package var interface: InterfaceOutline? { if case .interface(let outline) = self { outline } else { nil } }
}

/// What kind of text a file holds.
package enum FileRole: Hashable, Sendable { case swift, objectiveC, document, project }

extension FileFacts {
  package var role: FileRole {
    switch self {
    case .code(let outline): outline.language == .swift ? .swift : .objectiveC
    case .interface: .document
    case .project: .project
    }
  }
}

package struct SourceFile: Hashable, Sendable {
  /// Relative to the workspace's root, with `/`.
  package var path: String
  /// Read for its declarations, never reported on.
  package var isDependency: Bool
  package let facts: FileFacts
  /// Copied from the facts, as `traits` is, for scans over all files.
  let role: FileRole
  /// nil for what is not code.
  let traits: OutlineTraits?

  package init(path: String, isDependency: Bool, facts: FileFacts) {
    self.path = path
    self.isDependency = isDependency
    self.facts = facts
    role = facts.role
    if case .code(let outline) = facts { traits = outline.traits } else { traits = nil }
  }
}
