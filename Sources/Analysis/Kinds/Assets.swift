import Index
import Syntax
import Text

extension NameKind {
  /// The name of an image, by which code and documents show it.
  static let images = assets(.image, "image") { $0.images }

  /// The name of a color in a catalog.
  static let colors = assets(.color, "color") { $0.colors }

  /// A kind of name for assets. Documents list the names that they use: `<image name="cover" width="16" height="16"/>`
  private static func assets(
    _ kind: SharedNameKind, _ noun: String, _ files: @escaping @Sendable (DocumentNames) -> NameMap<FileID>
  ) -> NameKind {
    NameKind(
      kind: kind, noun: noun, element: nil, attributes: [], files: files,
      declared: { outline, _, _ in
        outline.resources.filter { $0.isColor == (kind == .color) }.map {
          DeclaredName(text: $0.name, range: $0.range, scope: .documents([$0.name]), isReference: true)
        }
      },
      scope: { use, file, query in .documents(query.textOf(use, in: file)) })
  }
}
