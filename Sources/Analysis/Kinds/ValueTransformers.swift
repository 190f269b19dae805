import Index
import Syntax

extension NameKind {
  /// The name of the object that converts values for a binding. Those of Foundation have its prefix.
  static let transformers = NameKind(
    kind: .transformer, noun: "value transformer", mayBeInCodeAlone: true, mayBeClass: true, element: nil,
    attributes: [],
    declared: { outline, _, _ in
      outline.names.filter { $0.kind == .valueTransformer && !$0.text.hasPrefix("NS") }.map {
        DeclaredName(text: $0.text, range: $0.range, scope: .documents([$0.text]), object: $0.object)
      }
    },
    scope: { use, file, query in .documents(query.textOf(use, in: file)) })
}
