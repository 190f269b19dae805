import Text

/// The connections of one storyboard or xib, and all items that concern them.
package struct InterfaceOutline: Hashable, Sendable {
  /// The family of element names that a document uses.
  package enum Platform: String, Hashable, Sendable { case iOS, tvOS, macOS, watchOS }

  /// The platform; nil if the root element names no known one, and then no check can conclude anything.
  package var platform: Platform?
  package var isStoryboard = false
  /// Whether an Xcode before version 8, the first with Swift 3, saved the document.
  package var isFromBeforeSwift3 = false
  /// Whether the document is a launch screen, which the system shows without the app's classes.
  package var isLaunchScreen = false
  /// Whether the root element names the tools that wrote the document, as Interface Builder always does.
  package var namesTools = false
  /// Whether all plug-ins that the document names are Interface Builder's own, so that it can't contain elements of other
  /// frameworks. nil if it names no plug-in.
  package var hasOwnElementsOnly: Bool?
  /// The scenes in document order.
  package var scenes: [InterfaceScene] = []
  /// All elements with an id that can take part in a connection, in document order.
  package var objects: [InterfaceObject] = []
  /// The connections in document order, without segues that only refer to another segue.
  package var connections: [Connection] = []
  /// Attributes outside connections that name another object: constraint ends, the initial controller.
  package var references: [InterfaceReference] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The references to other storyboards, in document order.
  package var storyboardReferences: [StoryboardReference] = []
  /// The catalog images and colors that the document uses, in document order.
  package var resources: [InterfaceResource] = []
  /// The names of objects that are not properties of `InterfaceObject`, in document order.
  package var names: [InterfaceName] = []
  /// The repeated ids: one item for each occurrence after the first. Empty in an unresolved merge conflict, whose two sides share
  /// most ids.
  package var duplicateIDs: [DuplicateID] = []
  /// The faults in document order.
  package var faults: [StructureFault] = []
  package var problems: [Problem] = []
  /// The scenes, or else the whole document, in which damage may have given a connection to another object, and the tags of objects
  /// that are not finished.
  package var doubtfulParts: Set<ByteRange> = []
  /// The bytes of a document whose format is not read; they contain the names that it connects. Empty for other documents.
  package var unreadText: [UInt8] = []

  package init(problems: [Problem] = []) { self.problems = problems }

  /// Whether damage makes what the document says at a place doubtful.
  package func isDoubtful(at offset: Int) -> Bool { doubtfulParts.contains { $0.touches(offset) } }
}

/// A `<scene>`.
package typealias InterfaceScene = Placed<InterfaceSceneContent, InterfaceElementPlaces>

package struct InterfaceSceneContent: InterfaceContent {
  package var id: String?
}

package struct InterfaceElementPlaces: Hashable, Sendable {
  /// The range of the whole element, or of the attribute's value.
  package var range = ByteRange(0, 0)
}

/// An element with an id.
package typealias InterfaceObject = Placed<InterfaceObjectContent, InterfaceObjectPlaces>

package struct InterfaceObjectContent: InterfaceContent {
  package enum Placeholder: Hashable, Sendable {
    case filesOwner, firstResponder, application, exit
    /// Any other object that the loading code supplies.
    case external
  }

  package var id: String
  package var element: String
  /// The custom class; nil where absent or empty.
  package var customClass: String?
  package var customModule: String?
  /// `customModuleProvider="target"`.
  package var isModuleOfTarget = false
  /// Whether the start tag is not finished or the end tag is missing, so that the class, or what is inside, may be another's.
  package var isBroken = false
  package var placeholder: Placeholder?
  /// Index into `scenes`; nil in a xib.
  package var scene: Int?
  /// Index of the nearest enclosing object.
  package var parent: Int?
  /// The property of the parent whose value is this object, such as `view` or `contentView`.
  package var key: String?
  /// The object's name in Interface Builder, if the document contains one: `userLabel`, else its title or text.
  package var label: String?
  /// `storyboardIdentifier`, or `identifier` on a watch controller.
  package var storyboardIdentifier: String?
  /// The nib that a controller loads.
  package var nibName: String?
  /// The name by which code dequeues a cell that is made from this prototype.
  package var reuseIdentifier: String?
  /// Whether a view is hidden until code shows it.
  package var isHidden = false
  /// Whether a control is disabled until code enables it.
  package var isDisabled = false
  /// Whether a view and its subviews get no touches until code enables them.
  package var isUntouchable = false
  /// Whether a view is transparent until code changes that.
  package var isTransparent = false
  /// Whether a user can edit or select a text.
  package var takesText = false
  /// Whether an item of a bar is a space, which is not a control.
  package var isSpace = false
  /// Whether a cell has a button for details, which performs another segue than the cell.
  package var hasDetailButton = false

  package mutating func renumber(objects: Int, scenes: Int) {
    scene? += scenes
    parent? += objects
  }

  package var toOthers: Self {
    var result = self
    (result.element, result.parent, result.key) = ("", nil, nil)
    result.label = nil
    return result
  }
}

package struct InterfaceObjectPlaces: Hashable, Sendable {
  package var idRange = ByteRange(0, 0)
  /// The start tag, from `<` to `>`, both included.
  package var tagRange = ByteRange(0, 0)
  /// The range of the whole element.
  package var range = ByteRange(0, 0)
  package var customClassRange: ByteRange?
  package var storyboardIdentifierRange: ByteRange?
  package var nibNameRange: ByteRange?
  package var reuseIdentifierRange: ByteRange?
}

/// A child of `<connections>`.
package typealias Connection = Placed<ConnectionContent, ConnectionPlaces>

package struct ConnectionContent: InterfaceContent {
  package enum Kind: Hashable, Sendable {
    case outlet, outletCollection, action, segue, binding
    /// Any other child of `<connections>`, by element name.
    case other(String)
  }

  package var kind: Kind
  /// The index into `objects` of the object that contains `<connections>`; nil if that element has no id.
  package var source: Int?
  /// The property, the selector, the segue's identifier or the binding's name; empty where absent. On macOS, the selector of an
  /// action always ends with a colon here, even if the document leaves it out.
  package var name: String
  /// The id of the object at the other end: `destination`, or `target` of an action on macOS.
  package var destination: String?
  package var id: String?
  /// The attribute `eventType`, or `trigger` on macOS.
  package var event: String?
  /// The key path of a binding.
  package var keyPath: String?
  /// The selector that a binding sends: its option `NSSelectorName`.
  package var boundSelector: String?
  /// Whether the key path is written without entities, so that each component has its own place.
  package var isKeyPathVerbatim = false
  /// Whether the outlet adds to a collection of the framework (`appends="YES"`), so that no code declares it.
  package var appends = false
  package var segue: Segue?

  package mutating func renumber(objects: Int, scenes: Int) { source? += objects }

  package var toOthers: Self {
    var result = self
    (result.id, result.event) = (nil, nil)
    return result
  }
}

package struct ConnectionPlaces: Hashable, Sendable {
  /// The range of the name's value; that of the start tag if the name is missing.
  package var nameRange = ByteRange(0, 0)
  package var destinationRange: ByteRange?
  /// The range of the whole element.
  package var range = ByteRange(0, 0)
  package var keyPathRange: ByteRange?
  /// The range of the bound selector; nil where it is written with entities.
  package var boundSelectorRange: ByteRange?
  package var unwindActionRange: ByteRange?
  package var creationSelectorRange: ByteRange?
  package var segueClassRange: ByteRange?
}

/// The properties that only segues have. Names are nil where absent or empty.
package struct Segue: Hashable, Sendable {
  /// The attribute `kind`: show, embed, unwind, relationship, ...
  package var kind: String?
  package var relationship: String?
  package var unwindAction: String?
  package var creationSelector: String?
  package var customClass: String?
  package var customModule: String?
  package var isModuleOfTarget = false
}

/// An image or a color that a document uses from a catalog.
package typealias InterfaceResource = Placed<InterfaceResourceContent, InterfaceElementPlaces>

package struct InterfaceResourceContent: InterfaceContent {
  package var name: String
  package var isColor: Bool
}

/// A name by which code can find or configure an object.
package typealias InterfaceName = Placed<InterfaceNameContent, InterfaceElementPlaces>

package struct InterfaceNameContent: InterfaceContent {
  package enum Kind: Hashable, Sendable {
    case accessibilityIdentifier, restorationIdentifier, constraintIdentifier, itemIdentifier,
      toolbarItemIdentifier, autosaveName, valueTransformer
  }

  package var kind: Kind
  package var text: String
  /// Index into `objects`.
  package var object: Int?

  package mutating func renumber(objects: Int, scenes: Int) { object? += objects }
}

/// An attribute that names another object.
package typealias InterfaceReference = Placed<InterfaceReferenceContent, InterfaceElementPlaces>

package struct InterfaceReferenceContent: InterfaceContent {
  package enum Kind: Hashable, Sendable { case initialController, constraintEnd, popoverAnchor }

  package var kind: Kind
  package var id: String
}

/// A reference to another storyboard: a `viewControllerPlaceholder` or `controllerPlaceholder`.
package typealias StoryboardReference = Placed<StoryboardReferenceContent, StoryboardReferencePlaces>

package struct StoryboardReferenceContent: InterfaceContent {
  /// Index into `objects`.
  package var object: Int
  /// The name of the storyboard; nil where absent or empty: the reference is within the same document, or unfinished.
  package var storyboardName: String?
  /// The storyboard identifier of the scene; nil for the initial controller.
  package var referencedIdentifier: String?
  /// The bundle that contains the storyboard, which may not be in the workspace.
  package var bundleIdentifier: String?

  package mutating func renumber(objects: Int, scenes: Int) { object += objects }
}

package struct StoryboardReferencePlaces: Hashable, Sendable {
  package var storyboardNameRange: ByteRange?
  package var referencedIdentifierRange: ByteRange?
}

/// A user defined run-time attribute.
package typealias RuntimeAttribute = Placed<RuntimeAttributeContent, RuntimeAttributePlaces>

package struct RuntimeAttributeContent: InterfaceContent {
  /// The index into `objects`; nil if the element that contains the attribute has no id.
  package var object: Int?
  package var keyPath: String
  /// Whether the key path is written without entities, so that each component has its own place.
  package var isKeyPathVerbatim: Bool
  package var type: String

  package mutating func renumber(objects: Int, scenes: Int) { object? += objects }
}

package struct RuntimeAttributePlaces: Hashable, Sendable {
  package var keyPathRange = ByteRange(0, 0)
}

/// An id that an earlier element has already.
package struct DuplicateID: Hashable, Sendable {
  package var id: String
  package var range: ByteRange
  /// The first occurrence of the id.
  package var first: ByteRange
}
