import Text

/// An item of a document: its content and its places.
///
/// Two items mean the same if their contents are equal. Places are relative to `start`, so that an edit before the item moves all
/// of them at once. The properties of content and places can be read from the item itself.
///
/// Public, since the compiler inlines nothing from another module that is `package`, and each property would then be read through
/// a key path made at run time.
@dynamicMemberLookup
public struct Placed<Content: InterfaceContent, Places: Hashable & Sendable>: Hashable, Sendable {
  public var content: Content
  /// The offset of the element's start tag.
  public private(set) var start: Int
  public var places: Places

  init(_ content: Content, at start: Int, _ places: Places) {
    self.content = content
    self.start = start
    self.places = places
  }

  @inlinable public subscript<Value>(dynamicMember path: WritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }

  @inlinable public subscript(dynamicMember path: WritableKeyPath<Places, ByteRange>) -> ByteRange {
    get { places[keyPath: path].moved(by: start) }
    set { places[keyPath: path] = newValue.moved(by: -start) }
  }

  @inlinable public subscript(dynamicMember path: WritableKeyPath<Places, ByteRange?>) -> ByteRange? {
    get { places[keyPath: path]?.moved(by: start) }
    set { places[keyPath: path] = newValue?.moved(by: -start) }
  }

  /// Moves the item after an edit.
  ///
  /// - Parameters:
  ///   - bytes: The number that is added to all offsets.
  ///   - objects: The number that is added to indices of objects.
  ///   - scenes: The number that is added to indices of scenes.
  mutating func move(bytes: Int, objects: Int, scenes: Int) {
    start += bytes
    if objects != 0 || scenes != 0 { content.renumber(objects: objects, scenes: scenes) }
  }
}

/// The content of an item, apart from its places.
public protocol InterfaceContent: Hashable, Sendable {
  /// Adds numbers to the content's indices of objects and scenes.
  mutating func renumber(objects: Int, scenes: Int)

  /// The content without the parts that matter only to the document itself.
  var toOthers: Self { get }
}

extension InterfaceContent {
  public mutating func renumber(objects: Int, scenes: Int) {}
  public var toOthers: Self { self }
}

extension ByteRange {
  @inlinable func moved(by bytes: Int) -> ByteRange { ByteRange(lower + bytes, upper + bytes) }
}
