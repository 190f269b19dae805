import Index
import Syntax
import Text

extension NameKind {
  /// The name of a xib's file, by which code and other documents load the nib.
  static let nibs = NameKind(
    kind: .nib, noun: "nib", element: nil, attributes: ["nibName"],
    declared: { outline, file, query in
      let references = outline.objects.indices.compactMap { index -> DeclaredName? in
        guard let range = outline.objects[index].nibNameRange, let text = outline.objects[index].nibName
        else {
          return nil
        }
        return DeclaredName(
          text: text, range: range, scope: .documents([text]), object: index, isReference: true)
      }
      if outline.isStoryboard { return references }
      let own = documentName(query.snapshot.path(of: file))
      return references + [DeclaredName(text: own, range: ByteRange(0, 0), scope: .documents([own]))]
    },
    scope: { use, file, query in .documents(query.textOf(use, in: file)) })
}
