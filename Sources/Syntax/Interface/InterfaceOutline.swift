import Text

/// The connections of one storyboard or xib, and all that concerns them.
package struct InterfaceOutline: Hashable, Sendable {
  /// The family of element names that a document uses.
  package enum Platform: String, Hashable, Sendable { case iOS, tvOS, macOS, watchOS }

  /// nil where the root element names none that is known; nothing can be concluded then.
  package var platform: Platform?
  package var isStoryboard = false
  /// Saved by an Xcode before 8, the first with Swift 3.
  package var isFromBeforeSwift3 = false
  /// Whether the system draws it while the app starts, without the app's classes.
  package var isLaunchScreen = false
  /// Whether the root element says which tools wrote the document, as all do that Interface Builder has saved.
  package var namesTools = false
  /// Whether all elements are those of the editor itself: those of further frameworks come with a plug-in. nil where no plug-in is
  /// named.
  package var hasOwnElementsOnly: Bool?
  /// In document order.
  package var scenes: [InterfaceScene] = []
  /// Every element with an id that can take part in a connection, in document order.
  package var objects: [InterfaceObject] = []
  /// In document order, segues that only refer to another segue left out.
  package var connections: [Connection] = []
  /// Attributes outside connections that name another object: constraint ends, the initial controller.
  package var references: [InterfaceReference] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The references to other storyboards, in document order.
  package var storyboardReferences: [StoryboardReference] = []
  /// The images and colors of catalogs that the document uses, in document order.
  package var resources: [InterfaceResource] = []
  /// The names of objects for code that are not among what is listed of each object, in document order.
  package var names: [InterfaceName] = []
  /// Ids that occur more than once: the range of each occurrence's value after the first.
  /// Empty where a merge conflict is unresolved, whose two sides share most ids.
  package var duplicateIDs: [DuplicateID] = []
  /// In document order.
  package var faults: [StructureFault] = []
  package var problems: [Problem] = []
  /// The bytes of a document in a format that is not read: of what it connects they hold the names.
  package var unreadText: [UInt8] = []

  package init(problems: [Problem] = []) { self.problems = problems }
}

/// A `<scene>`.
package typealias InterfaceScene = Placed<InterfaceSceneContent, InterfaceElementPlaces>

package struct InterfaceSceneContent: InterfaceContent {
  package var id: String?
}

package struct InterfaceElementPlaces: Hashable, Sendable {
  /// The whole element, or the value of the attribute.
  package var range = ByteRange(0, 0)
}

/// An element with an id.
package typealias InterfaceObject = Placed<InterfaceObjectContent, InterfaceObjectPlaces>

package struct InterfaceObjectContent: InterfaceContent {
  package enum Placeholder: Hashable, Sendable {
    case filesOwner, firstResponder, application, exit
    /// Any other: an object that the loading code supplies.
    case external
  }

  package var id: String
  package var element: String
  /// nil where absent or empty.
  package var customClass: String?
  package var customModule: String?
  /// `customModuleProvider="target"`.
  package var isModuleOfTarget = false
  package var placeholder: Placeholder?
  /// Index into `scenes`; nil in a xib.
  package var scene: Int?
  /// Index of the nearest enclosing object.
  package var parent: Int?
  /// The property of the parent that has this object, such as `view` or `contentView`.
  package var key: String?
  /// The name Interface Builder shows where the document gives one: `userLabel`, else title or text.
  package var label: String?
  /// `storyboardIdentifier`, or `identifier` on a watch controller.
  package var storyboardIdentifier: String?
  /// The nib that a controller loads.
  package var nibName: String?
  /// The name by which code dequeues a cell like this one.
  package var reuseIdentifier: String?
  /// Whether it is not shown until code says so.
  package var isHidden = false
  /// Whether a control sends nothing until code says so.
  package var isDisabled = false
  /// Whether a view and all in it get no touches until code says so.
  package var isUntouchable = false

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
  /// The whole element.
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
  /// Index into `objects` of the element that holds `<connections>`; nil where that has no id.
  package var source: Int?
  /// The property, the selector, the segue's identifier or the binding's name; empty where absent. The selector of an action
  /// on macOS has a colon, whether it is written or not.
  package var name: String
  /// The id at the far end: `destination`, or `target` of a macOS action.
  package var destination: String?
  package var id: String?
  /// `eventType`, or `trigger` on macOS.
  package var event: String?
  /// The key path of a binding.
  package var keyPath: String?
  /// Of a binding, the selector that it sends: its option `NSSelectorName`.
  package var boundSelector: String?
  /// Whether the key path is written without entities, so that each component has its own place.
  package var isKeyPathVerbatim = false
  /// `appends="YES"`: adds to a collection of the framework's own, no code side.
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
  /// The value of the attribute with the name; the start tag if there is none.
  package var nameRange = ByteRange(0, 0)
  package var destinationRange: ByteRange?
  /// The whole element.
  package var range = ByteRange(0, 0)
  package var keyPathRange: ByteRange?
  /// nil where the selector is written with entities.
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

/// An image or a color that a document lists among what it uses.
package typealias InterfaceResource = Placed<InterfaceResourceContent, InterfaceElementPlaces>

package struct InterfaceResourceContent: InterfaceContent {
  package var name: String
  package var isColor: Bool
}

/// A name of an object for code.
package typealias InterfaceName = Placed<InterfaceNameContent, InterfaceElementPlaces>

package struct InterfaceNameContent: InterfaceContent {
  package enum Kind: Hashable, Sendable {
    case accessibilityIdentifier, restorationIdentifier, constraintIdentifier, toolbarItemIdentifier,
      autosaveName
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

/// The target of a `viewControllerPlaceholder` or `controllerPlaceholder`.
package typealias StoryboardReference = Placed<StoryboardReferenceContent, StoryboardReferencePlaces>

package struct StoryboardReferenceContent: InterfaceContent {
  /// Index into `objects`.
  package var object: Int
  /// nil where absent or empty: a reference within the same document or an unfinished one.
  package var storyboardName: String?
  /// nil leads to the initial controller.
  package var referencedIdentifier: String?
  /// A storyboard of another bundle, which the workspace need not hold.
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
  /// Index into `objects`; nil where the element that holds it has no id.
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

/// An id that an element before has already.
package struct DuplicateID: Hashable, Sendable {
  package var id: String
  package var range: ByteRange
  /// The first occurrence of the id.
  package var first: ByteRange
}
