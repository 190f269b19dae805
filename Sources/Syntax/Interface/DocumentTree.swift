import Text

/// A storyboard or xib as a tree of all its elements, for code that needs more than an outline contains.
///
/// Names and values are read from the bytes when they are needed. All elements are in one list in document order, so that neither
/// making nor freeing a deep tree needs recursion.
package final class DocumentTree: Sendable {
  struct Node {
    /// An index into `names`.
    var name: Int32
    var tagLower, tagUpper: Int32
    /// The end of the element, after its end tag.
    var upper: Int32
    /// The range of the text before the end tag.
    var textLower, textUpper: Int32
    var firstAttribute, attributeCount: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The index after that of the last descendant.
    var end: Int32 = 0
  }

  struct Attribute {
    var nameLower, nameUpper, valueLower, valueUpper: Int32
    var isEscaped: Bool
  }

  package let bytes: [UInt8]
  let isLatin1: Bool
  let nodes: [Node]
  let attributes: [Attribute]
  let names: [String]
  private let ids: ElementIDs
  /// The reason why the text could not be read; nil where it was read, even with damage.
  package let problem: String?
  /// The first place at which the text is not well-formed XML; nil if there is none.
  package let damage: Problem?

  /// Reads a document. As in an outline, damage does not hide the elements around it.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = TreeReader()
    let encoding = bytes.withSpan(XMLEncoding.init)
    if case .other(let name) = encoding {
      problem = "the file is encoded as \(name), which is not read; save it as UTF-8"
    } else {
      problem = nil
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var scanner = XMLScanner(base, count: buffer.count, from: lengthOfMark(buffer))
        scanner.isLatin1 = encoding == .latin1
        reader.read(&scanner)
      }
    }
    isLatin1 = encoding == .latin1
    nodes = reader.nodes
    attributes = reader.attributes
    names = reader.names
    damage = reader.damage
    let texts = DocumentTexts(bytes: bytes, isLatin1: isLatin1)
    ids = ElementIDs(reader.ids, attributes: reader.attributes, texts)
  }

  package var elementCount: Int { nodes.count }

  /// The root element; nil in a document without elements.
  package var root: DocumentElement? { nodes.isEmpty ? nil : DocumentElement(tree: self, index: 0) }

  /// The first element inside of the root with this id.
  package func element(withID id: String) -> DocumentElement? {
    ids.element(of: id, attributes, texts).map { DocumentElement(tree: self, index: Int($0)) }
  }

  /// The element whose start tag contains an offset, or whose text does and which has no children.
  package func element(at offset: Int) -> DocumentElement? {
    let index = nodes.partitionPoint { $0.tagLower > offset } - 1
    guard nodes.indices.contains(index), case let node = nodes[index],
      offset < max(node.tagUpper, node.firstChild < 0 ? node.textUpper : 0)
    else { return nil }
    return DocumentElement(tree: self, index: index)
  }

  private var texts: DocumentTexts { DocumentTexts(bytes: bytes, isLatin1: isLatin1) }

  func string(_ lower: Int32, _ upper: Int32, isEscaped: Bool) -> String {
    texts.string(lower, upper, isEscaped: isEscaped)
  }

  func matches(_ attribute: Attribute, _ name: StaticString) -> Bool {
    let count = Int(attribute.nameUpper - attribute.nameLower)
    guard count == name.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      let lower = Int(attribute.nameLower)
      while offset < count, buffer[lower + offset] == name.utf8Start[offset] { offset += 1 }
      return offset == count
    }
  }
}

/// An element of a tree.
package struct DocumentElement: Hashable, Sendable {
  package let tree: DocumentTree
  /// The index of the element in document order.
  package let index: Int

  private var node: DocumentTree.Node { tree.nodes[index] }

  package static func == (one: Self, other: Self) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  package var name: String { tree.names[Int(node.name)] }

  /// The value of an attribute with its entities resolved; nil where the element does not have it.
  package subscript(_ name: StaticString) -> String? {
    attribute(name).map { tree.string($0.valueLower, $0.valueUpper, isEscaped: $0.isEscaped) }
  }

  package func has(_ name: StaticString) -> Bool { attribute(name) != nil }

  /// Whether an attribute has this value, with its entities resolved.
  package func `is`(_ name: StaticString, _ value: StaticString) -> Bool {
    guard let attribute = attribute(name) else { return false }
    if attribute.isEscaped { return self[name] == "\(value)" }
    return tree.matches(
      DocumentTree.Attribute(
        nameLower: attribute.valueLower, nameUpper: attribute.valueUpper, valueLower: 0, valueUpper: 0,
        isEscaped: false), value)
  }

  /// All attributes in the order of the document.
  package var attributes: [(name: String, value: String)] {
    let node = node
    let range = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
    return tree.attributes[range].map {
      (
        tree.string($0.nameLower, $0.nameUpper, isEscaped: false),
        tree.string($0.valueLower, $0.valueUpper, isEscaped: $0.isEscaped)
      )
    }
  }

  /// The places of all attributes, from the name to the closing quote and between the quotes, in a text without damage.
  package var attributePlaces: [(name: String, whole: ByteRange, value: ByteRange)] {
    let node = node
    let range = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
    return tree.attributes[range].map {
      (
        tree.string($0.nameLower, $0.nameUpper, isEscaped: false),
        ByteRange(Int($0.nameLower), Int($0.valueUpper) + 1),
        ByteRange(Int($0.valueLower), Int($0.valueUpper))
      )
    }
  }

  private func attribute(_ name: StaticString) -> DocumentTree.Attribute? {
    let node = node
    var index = Int(node.firstAttribute)
    let end = index + Int(node.attributeCount)
    while index < end {
      if tree.matches(tree.attributes[index], name) { return tree.attributes[index] }
      index += 1
    }
    return nil
  }

  package var parent: DocumentElement? { element(node.parent) }

  package var children: some Sequence<DocumentElement> {
    sequence(state: node.firstChild) { [tree] next -> DocumentElement? in
      guard next >= 0 else { return nil }
      defer { next = tree.nodes[Int(next)].nextSibling }
      return DocumentElement(tree: tree, index: Int(next))
    }
  }

  package var hasChildren: Bool { node.firstChild >= 0 }

  /// All elements inside this one, in the order of the document.
  package var descendants: some Sequence<DocumentElement> {
    ((index + 1)..<max(index + 1, Int(node.end))).lazy.map { [tree] in DocumentElement(tree: tree, index: $0)
    }
  }

  /// The first child of that name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The first child whose attribute `key` has a value.
  ///
  /// - Parameter name: The name of the child, where children with other names have the same key.
  package func child(for key: StaticString, _ name: String? = nil) -> DocumentElement? {
    children.first { $0.is("key", key) && (name == nil || $0.name == name) }
  }

  /// The text of an element without children.
  package var text: String {
    let node = node
    guard node.firstChild < 0, node.textLower < node.textUpper else { return "" }
    return tree.string(node.textLower, node.textUpper, isEscaped: true)
  }

  /// The range of an element's text as it is written, which is empty or meaningless for one with children.
  package var textRange: ByteRange { ByteRange(Int(node.textLower), Int(node.textUpper)) }

  /// The range from the `<` of the start tag to the end of the element.
  package var range: ByteRange { ByteRange(Int(node.tagLower), Int(node.upper)) }

  package var startTag: ByteRange { ByteRange(Int(node.tagLower), Int(node.tagUpper)) }

  private func element(_ index: Int32) -> DocumentElement? {
    index < 0 ? nil : DocumentElement(tree: tree, index: Int(index))
  }
}

/// Collects the elements that a scanner meets.
private struct TreeReader {
  var nodes: [DocumentTree.Node] = []
  var attributes: [DocumentTree.Attribute] = []
  var names: [String] = []
  /// The attributes `id` inside of the root.
  private(set) var ids: [ElementIDs.Entry] = []
  private(set) var damage: Problem?
  private var numbers: [String: Int32] = [:]
  /// A cache of names, by the hash of their bytes: a document contains few names, and each of them many times.
  private var recent: [(name: PackedName, number: Int32)] = Array(repeating: (PackedName(""), -1), count: 256)
  /// The open elements, each with its last child so far.
  private var open: [(node: Int32, lastChild: Int32)] = []

  mutating func read(_ scanner: inout XMLScanner) {
    // Elements that Interface Builder writes have about fifty bytes.
    nodes.reserveCapacity(scanner.count / 64)
    attributes.reserveCapacity(scanner.count / 20)
    while true {
      switch scanner.next() {
      case .start: begin(scanner)
      case .end: finish(scanner)
      case .done:
        damage = scanner.problems.min { $0.range.lower < $1.range.lower }
        return
      }
    }
  }

  private mutating func begin(_ scanner: XMLScanner) {
    let index = Int32(nodes.count)
    let parent = open.last?.node ?? -1
    if let last = open.indices.last {
      link(index, below: open[last].node, after: open[last].lastChild)
      open[last].lastChild = index
    }
    let firstAttribute = Int32(attributes.count)
    let isInRoot = open.first?.node == 0
    for position in 0..<scanner.attributeCount {
      let attribute = scanner.attributes[position]
      if isInRoot, attribute.nameUpper - attribute.nameLower == 2,
        scanner.base[attribute.nameLower] == UInt8(ascii: "i"),
        scanner.base[attribute.nameLower + 1] == UInt8(ascii: "d")
      {
        ids.append(ElementIDs.Entry(element: index, attribute: Int32(attributes.count)))
      }
      attributes.append(
        DocumentTree.Attribute(
          nameLower: Int32(clamping: attribute.nameLower), nameUpper: Int32(clamping: attribute.nameUpper),
          valueLower: Int32(clamping: attribute.valueLower),
          valueUpper: Int32(clamping: attribute.valueUpper), isEscaped: attribute.isEscaped))
    }
    nodes.append(
      DocumentTree.Node(
        name: number(ofNameIn: scanner),
        tagLower: Int32(clamping: scanner.tagLower), tagUpper: Int32(clamping: scanner.tagUpper),
        upper: Int32(clamping: scanner.tagUpper), textLower: 0, textUpper: 0,
        firstAttribute: firstAttribute, attributeCount: Int32(attributes.count) - firstAttribute,
        parent: parent, end: index + 1))
    if !scanner.isSelfClosing { open.append((index, -1)) }
  }

  private mutating func finish(_ scanner: XMLScanner) {
    guard let closed = open.popLast() else { return }
    let index = Int(closed.node)
    nodes[index].upper = Int32(clamping: scanner.elementUpper)
    nodes[index].end = Int32(nodes.count)
    if !scanner.isForced {
      nodes[index].textLower = Int32(clamping: scanner.textLower)
      nodes[index].textUpper = Int32(clamping: scanner.tagLower)
    }
  }

  private mutating func link(_ index: Int32, below parent: Int32, after last: Int32 = -1) {
    if last >= 0 {
      nodes[Int(last)].nextSibling = index
    } else if nodes[Int(parent)].firstChild < 0 {
      nodes[Int(parent)].firstChild = index
    }
  }

  private mutating func number(ofNameIn scanner: XMLScanner) -> Int32 {
    let (lower, upper) = (scanner.nameLower, scanner.nameUpper)
    guard let name = PackedName(scanner.base, count: scanner.count, lower: lower, upper: upper) else {
      return number(of: scanner.string(lower, upper))
    }
    let slot = Int(truncatingIfNeeded: name.number) & (recent.count - 1)
    if recent[slot].number >= 0, recent[slot].name == name { return recent[slot].number }
    let number = number(of: scanner.string(lower, upper))
    recent[slot] = (name, number)
    return number
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
