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

extension AttributeAtOffset {
  /// The kind of asset that the attribute names; nil for other attributes.
  var asset: SharedNameKind? {
    switch (element, name) {
    case ("color", "name"), ("namedColor", "name"): .color
    case ("image", "name"): .image
    // A trait of accessibility is `YES` or `NO`.
    case ("accessibilityTraits", _): nil
    case (_, let name): name == "image" || name.hasSuffix("Image") ? .image : nil
    }
  }
}

extension Query {
  /// The range of an attribute at a place of a document that names an image or a color, and the entry for it in the document's
  /// resources; nil elsewhere.
  func asset(
    at offset: Int, in file: FileID
  ) -> (range: ByteRange, kind: SharedNameKind, text: String, entry: NamePlace)? {
    guard snapshot.interface(file)?.resources.isEmpty == false, let text = text(of: file).bytes,
      let attribute = attribute(at: offset, in: text), let kind = attribute.asset,
      case let name = SourceText(text).string(attribute.value),
      let entry = usedNames(kind)[name, default: []].first(where: {
        $0.attribute != nil && $0.location.file == file
      })
    else { return nil }
    return (attribute.value, kind, name, entry)
  }

  /// The attributes of a document that name an image or a color; none for names of other kinds.
  func attributes(naming name: SharedName, in file: FileID) -> [Location] {
    guard [.image, .color].contains(name.kind), let outline = snapshot.interface(file),
      let text = source(of: file)
    else { return [] }
    let document = DocumentContext(file: file, outline: outline, query: self)
    return outline.resources.filter { $0.name == name.text && $0.isColor == (name.kind == .color) }
      .flatMap { document.uses(of: $0, in: text) }.map { Location(file: file, range: $0) }
  }
}
