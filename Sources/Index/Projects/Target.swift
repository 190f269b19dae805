import AppleFacts

/// A target of an Xcode project or of a package, which is built as one module.
package struct Target: Hashable, Sendable {
  package enum Product: Hashable, Sendable {
    case application, appExtension, framework, tests, other
  }

  /// A kind of device. The raw value is its number in `TARGETED_DEVICE_FAMILY`.
  package enum Device: String, Hashable, Sendable { case phone = "1", pad = "2" }

  package var name: String
  /// The names of the module in the target's configurations, in their order.
  ///
  /// Empty if the names depend on settings outside of the workspace.
  package var moduleNames: [String]
  /// The known bundle identifiers of its configurations.
  package var bundleIdentifiers: Set<String> = []
  /// The platforms; nil if the project names none, or none that is known.
  package var platforms: ApplePlatforms?
  /// The devices in its `TARGETED_DEVICE_FAMILY`; nil where none is set.
  package var devices: Set<Device>?
  /// The first number of the lowest `SWIFT_VERSION`; nil where none is set.
  package var swiftVersion: Int?
  /// Whether it has `SWIFT_SWIFT3_OBJC_INFERENCE = On`.
  package var infersObjC = false
  /// The paths of the headers whose declarations its code in Swift sees.
  package var bridgingHeaders: Set<String> = []
  package var product: Product
  /// Whether it may compile sources that are not at a known path in the workspace.
  package var hasSourcesOutOfSight = false
  /// Whether its main file is in C or C++, which is not read.
  var hasOtherMain = false
  /// The file names of its sources outside of the workspace.
  var sourcesOutside: [String] = []
  /// The file names of its storyboards and xibs outside of the workspace.
  var documentsOutside: [String] = []
  /// The names of the images outside of the workspace that it copies.
  package var imagesOutside: Set<String> = []
  /// The project or manifest that declares the target.
  package var file: FileID
  package var isDependency: Bool
}
