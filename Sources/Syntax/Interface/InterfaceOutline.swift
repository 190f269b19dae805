import Text

/// What one storyboard or xib holds, as far as connections are concerned.
package struct InterfaceOutline: Hashable, Sendable {
  /// The family of element names that a document uses.
  package enum Platform: String, Hashable, Sendable { case iOS, tvOS, macOS, watchOS }

  /// nil where the root element names none that is known; nothing can be concluded then.
  package var platform: Platform?
  package var isStoryboard = false
  /// In document order.
  package var scenes: [InterfaceScene] = []
  /// Every element with an id that can take part in a connection, in document order.
  package var objects: [InterfaceObject] = []
  /// In document order, segues that only refer to another segue left out.
  package var connections: [Connection] = []
  /// Attributes outside connections that name another object: constraint ends, the initial controller.
  package var references: [InterfaceReference] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// What leads to another storyboard, in document order.
  package var storyboardReferences: [StoryboardReference] = []
  /// Ids that occur more than once: the range of each occurrence's value after the first.
  /// Empty where a merge conflict is unresolved, whose two sides share most ids.
  package var duplicateIDs: [DuplicateID] = []
  package var problems: [Problem] = []

  package init() {}
}

package struct InterfaceScene: Hashable, Sendable {
  package var id: String?
  /// The whole `<scene>` element.
  package var range: ByteRange

  package init(id: String?, range: ByteRange) {
    self.id = id
    self.range = range
  }
}

package struct InterfaceObject: Hashable, Sendable {
  package enum Placeholder: Hashable, Sendable {
    case filesOwner, firstResponder, application, exit
    /// Any other: an object that the loading code supplies.
    case external
  }

  package var id: String
  package var idRange: ByteRange
  package var element: String
  /// The start tag, from `<` to behind `>`.
  package var tagRange: ByteRange
  /// The whole element.
  package var range: ByteRange
  /// nil where absent or empty.
  package var customClass: String?
  package var customClassRange: ByteRange?
  package var customModule: String?
  /// `customModuleProvider="target"`.
  package var isModuleOfTarget: Bool
  package var placeholder: Placeholder?
  /// Index into `scenes`; nil in a xib.
  package var scene: Int?
  /// Index of the nearest enclosing object.
  package var parent: Int?
  /// Which property of the parent this object is, such as `view` or `contentView`.
  package var key: String?
  /// The name Interface Builder shows where the document gives one: `userLabel`, else title or text.
  package var label: String?
  /// `storyboardIdentifier`, or `identifier` on a watch controller.
  package var storyboardIdentifier: String?

  /// Whether the document says that the custom class is a Swift class.
  package var hasModule: Bool { customModule != nil || isModuleOfTarget }

  package init(id: String, idRange: ByteRange, element: String, tagRange: ByteRange) {
    self.id = id
    self.idRange = idRange
    self.element = element
    self.tagRange = tagRange
    range = tagRange
    isModuleOfTarget = false
  }
}

package struct Connection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case outlet, outletCollection, action, segue, binding
    /// Any other child of `<connections>`, by element name.
    case other(String)
  }

  package var kind: Kind
  /// Index into `objects` of the element that holds `<connections>`; nil where that has no id.
  package var source: Int?
  /// The property, the selector, the segue's identifier or the binding's name; empty where absent.
  package var name: String
  /// The attribute value that holds the name; the start tag where there is none.
  package var nameRange: ByteRange
  /// The id at the far end: `destination`, or `target` of a macOS action.
  package var destination: String?
  package var destinationRange: ByteRange?
  package var id: String?
  /// The whole element.
  package var range: ByteRange
  /// `eventType`, or `trigger` on macOS.
  package var event: String?
  /// `keyPath` of a binding.
  package var keyPath: String?
  package var keyPathRange: ByteRange?
  /// `appends="YES"`: adds to a collection of the framework's own, no code side.
  package var appends: Bool
  package var segue: Segue?

  package init(kind: Kind, source: Int?, name: String, nameRange: ByteRange, range: ByteRange) {
    self.kind = kind
    self.source = source
    self.name = name
    self.nameRange = nameRange
    self.range = range
    appends = false
  }
}

/// What only segues have.
package struct Segue: Hashable, Sendable {
  package struct Named: Hashable, Sendable {
    package var name: String
    package var range: ByteRange

    package init(name: String, range: ByteRange) {
      self.name = name
      self.range = range
    }
  }

  /// The attribute `kind`: show, embed, unwind, relationship, ...
  package var kind: String?
  package var relationship: String?
  package var unwindAction: Named?
  package var creationSelector: Named?
  package var customClass: Named?
  package var customModule: String?
  package var isModuleOfTarget = false

  package init() {}
}

package struct InterfaceReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case initialController, constraintEnd, popoverAnchor }

  package var kind: Kind
  package var id: String
  package var range: ByteRange

  package init(kind: Kind, id: String, range: ByteRange) {
    self.kind = kind
    self.id = id
    self.range = range
  }
}

/// What a `viewControllerPlaceholder` or `controllerPlaceholder` stands for.
package struct StoryboardReference: Hashable, Sendable {
  /// Index into `objects`.
  package var object: Int
  /// nil where absent or empty: a reference within the same document or an unfinished one.
  package var storyboardName: String?
  package var storyboardNameRange: ByteRange?
  /// nil leads to the initial controller.
  package var referencedIdentifier: String?
  package var referencedIdentifierRange: ByteRange?
  /// A storyboard of another bundle, which the workspace need not hold.
  package var bundleIdentifier: String?

  package init(object: Int) { self.object = object }
}

package struct DuplicateID: Hashable, Sendable {
  package var id: String
  package var range: ByteRange
  /// Where the id stood first.
  package var first: ByteRange

  package init(id: String, range: ByteRange, first: ByteRange) {
    self.id = id
    self.range = range
    self.first = first
  }
}

/// A user defined run-time attribute.
package struct RuntimeAttribute: Hashable, Sendable {
  /// Index into `objects`; nil where the element that holds it has no id.
  package var object: Int?
  package var keyPath: String
  package var keyPathRange: ByteRange
  package var type: String

  package init(object: Int?, keyPath: String, keyPathRange: ByteRange, type: String) {
    self.object = object
    self.keyPath = keyPath
    self.keyPathRange = keyPathRange
    self.type = type
  }
}
