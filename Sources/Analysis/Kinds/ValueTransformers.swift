import Index
import Syntax

extension NameKind {
  /// The name of the object that converts values for a binding. Those of Foundation have its prefix.
  static let transformers = NameKind(
    kind: .transformer, noun: "value transformer", mayBeInCodeAlone: true, mayBeClass: true, element: nil,
    attributes: [],
    declared: { outline, _, _ in
      outline.names.filter { $0.kind == .valueTransformer && !isOfFramework($0.text) }.map {
        DeclaredName(text: $0.text, range: $0.range, scope: .documents([$0.text]), object: $0.object)
      }
    },
    scope: { use, file, query in .documents(query.textOf(use, in: file)) })
}

/// The value transformers of Foundation, by the values of the constants in `NSValueTransformer.h`.
let transformersOfFoundation = [
  "NSIsNil", "NSIsNotNil", "NSKeyedUnarchiveFromData", "NSNegateBoolean", "NSSecureUnarchiveFromData",
  "NSUnarchiveFromData",
]

/// Whether a framework may have a value transformer of a name: it has the prefix, and is not one of Foundation's misspelled.
private func isOfFramework(_ name: String) -> Bool {
  name.hasPrefix("NS")
    && (transformersOfFoundation.contains(name) || misspelled(name, among: transformersOfFoundation) == nil)
}
