/// The kinds of elements that the reader treats differently.
enum ElementKind: UInt8, Sendable {
  case unknown
  case document, archive, scene, connections
  case outlet, outletCollection, action, segue, binding, accessibilityConnection
  case runtimeAttributes, runtimeAttribute
  case constraint, placeholder, customObject, application, exit, storyboardReference
  /// Children that may contain their parent's title.
  case string, state
  /// Elements with ids that are not objects' ids.
  case device, adaptation
  /// An element that only groups objects.
  case container
  /// The group of all scenes.
  case scenes
  /// The group of a view's subviews.
  case subviews
  /// An element that contains neither objects nor connections.
  case section
  /// An element that names an image or a color, in the section `resources`.
  case resource
  /// The accessibility properties of an object.
  case accessibility
  /// An element that names a plug-in of the editor, in the section `dependencies`.
  case plugIn
  /// A frequent element without an id, which an outline does not need.
  case inert
  /// Inert elements whose numbers are checked.
  case measures, color

  var isConnection: Bool {
    rawValue >= Self.outlet.rawValue && rawValue <= Self.accessibilityConnection.rawValue
  }
}

let elementKinds = NameTable<ElementKind>(
  [
    ("document", .document), ("archive", .archive), ("IBXMLArchive", .archive), ("scene", .scene),
    ("connections", .connections),
    ("outlet", .outlet), ("outletCollection", .outletCollection), ("action", .action), ("segue", .segue),
    ("binding", .binding), ("accessibilityConnection", .accessibilityConnection),
    ("userDefinedRuntimeAttributes", .runtimeAttributes), ("userDefinedRuntimeAttribute", .runtimeAttribute),
    ("constraint", .constraint), ("placeholder", .placeholder), ("customObject", .customObject),
    ("application", .application), ("exit", .exit), ("viewControllerPlaceholder", .storyboardReference),
    ("controllerPlaceholder", .storyboardReference), ("string", .string), ("mutableString", .string),
    ("state", .state), ("buttonConfiguration", .state), ("device", .device), ("adaptation", .adaptation),
    ("scenes", .scenes), ("objects", .container), ("subviews", .subviews), ("constraints", .container),
    ("items", .container), ("prototypes", .container), ("sections", .container), ("cells", .container),
    ("prototypeCellViews", .container), ("tableColumns", .container), ("tabViewItems", .container),
    ("viewControllers", .container), ("gestureRecognizers", .container), ("arrangedSubviews", .container),
    ("allowedToolbarItems", .container), ("defaultToolbarItems", .container),
    ("inferredMetricsTieBreakers", .section), ("classes", .section), ("designables", .section),
    ("resources", .section), ("plugIn", .plugIn), ("image", .resource), ("namedColor", .resource),
    ("variation", .section),
    ("accessibility", .accessibility),
    ("simulatedMetricsContainer", .section),
    ("dependencies", .section), ("customFonts", .section), ("accessibilityOverrides", .section),
    ("rect", .measures), ("size", .measures), ("point", .measures), ("edgeInsets", .measures),
    ("color", .color), ("autoresizingMask", .inert), ("font", .inert), ("fontDescription", .inert),
    ("real", .inert), ("integer", .inert),
  ])

enum AttributeKind: UInt8, Sendable {
  case unknown
  case id, key, customClass, customModule, customModuleProvider, userLabel, title, text
  case storyboardIdentifier, identifier, placeholderIdentifier, sceneMemberID, sceneID
  case property, selector, name, destination, target, eventType, trigger, keyPath, appends
  case kind, relationship, unwindAction, creationSelector, reference
  case popoverAnchorView, popoverAnchorItem
  case firstItem, secondItem, type, initialController
  case storyboardName, referencedIdentifier, bundleIdentifier, base64
  case toolsVersion, hidden, enabled, nibName, reuseIdentifier, firstAttribute, secondAttribute, catalog
  case relation, constant, multiplier, priority, targetRuntime, launchScreen
  case restorationIdentifier, itemIdentifier, autosaveName, frameAutosaveName, userInteractionEnabled
  case editable, selectable, alpha, systemItem, accessoryType, editingAccessoryType
}

let attributeKinds = NameTable<AttributeKind>(
  [
    ("id", .id), ("key", .key), ("customClass", .customClass), ("customModule", .customModule),
    ("customModuleProvider", .customModuleProvider), ("userLabel", .userLabel), ("title", .title),
    ("text", .text), ("storyboardIdentifier", .storyboardIdentifier), ("identifier", .identifier),
    ("placeholderIdentifier", .placeholderIdentifier), ("sceneMemberID", .sceneMemberID),
    ("sceneID", .sceneID), ("property", .property), ("selector", .selector), ("name", .name),
    ("destination", .destination), ("target", .target), ("eventType", .eventType), ("trigger", .trigger),
    ("keyPath", .keyPath), ("appends", .appends), ("kind", .kind), ("relationship", .relationship),
    ("unwindAction", .unwindAction), ("destinationCreationSelector", .creationSelector),
    ("reference", .reference), ("popoverAnchorView", .popoverAnchorView),
    ("popoverAnchorBarButtonItem", .popoverAnchorItem), ("firstItem", .firstItem),
    ("secondItem", .secondItem), ("type", .type), ("initialViewController", .initialController),
    ("storyboardName", .storyboardName), ("referencedIdentifier", .referencedIdentifier),
    ("bundleIdentifier", .bundleIdentifier), ("base64-UTF8", .base64), ("toolsVersion", .toolsVersion),
    ("hidden", .hidden), ("enabled", .enabled), ("nibName", .nibName), ("reuseIdentifier", .reuseIdentifier),
    ("firstAttribute", .firstAttribute), ("secondAttribute", .secondAttribute),
    ("catalog", .catalog), ("relation", .relation), ("constant", .constant), ("priority", .priority),
    ("restorationIdentifier", .restorationIdentifier), ("explicitItemIdentifier", .itemIdentifier),
    ("autosaveName", .autosaveName), ("frameAutosaveName", .frameAutosaveName),
    ("userInteractionEnabled", .userInteractionEnabled), ("editable", .editable),
    ("selectable", .selectable), ("alpha", .alpha), ("systemItem", .systemItem),
    ("launchScreen", .launchScreen), ("accessoryType", .accessoryType),
    ("editingAccessoryType", .editingAccessoryType),
    ("multiplier", .multiplier), ("targetRuntime", .targetRuntime),
  ])

/// The elements that may occur once in their parent, each as a bit.
let listBits = NameTable<UInt32>(
  [
    ("subviews", 1), ("connections", 2), ("constraints", 4), ("objects", 8), ("scenes", 16),
    ("resources", 32), ("dependencies", 64), ("items", 128), ("gestureRecognizers", 256),
    ("userDefinedRuntimeAttributes", 512), ("prototypes", 1024), ("sections", 2048), ("cells", 4096),
    ("tableColumns", 8192), ("tabViewItems", 16384), ("inferredMetricsTieBreakers", 32768),
  ])

/// The states of a control that may occur once, by key, as further bits.
let stateBits = NameTable<UInt32>(
  [
    ("normal", 1 << 24), ("highlighted", 1 << 25), ("disabled", 1 << 26), ("selected", 1 << 27),
    ("focused", 1 << 28),
  ])
