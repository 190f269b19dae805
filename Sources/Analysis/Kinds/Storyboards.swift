import Index
import Syntax
import Text

extension NameKind {
  /// The name of a storyboard's file, by which code and other storyboards load it.
  static let storyboards = NameKind(
    kind: .storyboard, noun: "storyboard", element: nil, attributes: [],
    declared: { outline, file, query in
      guard outline.isStoryboard else { return [] }
      let references = outline.storyboardReferences.compactMap { reference -> DeclaredName? in
        guard let text = reference.storyboardName, let range = reference.storyboardNameRange else {
          return nil
        }
        return DeclaredName(
          text: text, range: range, scope: .documents([text]), isReference: true,
          bundle: reference.bundleIdentifier)
      }
      let own = documentName(query.snapshot.path(of: file))
      return references + [DeclaredName(text: own, range: ByteRange(0, 0), scope: .documents([own]))]
    },
    scope: { use, file, query in .documents(query.textOf(use, in: file)) })
}
