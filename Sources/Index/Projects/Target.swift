import AppleFacts

/// A target of an Xcode project or of a package, which is built as one module.
package struct Target: Hashable, Sendable {
  package enum Product: Hashable, Sendable {
    case application, appExtension, framework, tests, other
  }

  /// A kind of device, by its number in `TARGETED_DEVICE_FAMILY`.
  package enum Device: String, Hashable, Sendable { case phone = "1", pad = "2" }

  package var name: String
  /// The names of the module in the target's configurations, in their order.
  ///
  /// Empty where settings decide that are not in the workspace.
  package var moduleNames: [String]
  /// The bundle identifiers of its configurations, as far as they are known.
  package var bundleIdentifiers: Set<String> = []
  /// nil where the project does not say, or says it in unknown words.
  package var platforms: ApplePlatforms?
  /// The devices in its `TARGETED_DEVICE_FAMILY`; nil where none is set.
  package var devices: Set<Device>?
  /// The first number of the lowest `SWIFT_VERSION`; nil where none is set.
  package var swiftVersion: Int?
  /// `SWIFT_SWIFT3_OBJC_INFERENCE = On`
  package var infersObjC = false
  package var product: Product
  /// It may compile sources that no path of the workspace leads to.
  package var hasSourcesOutOfSight = false
  /// Whether its main file is in C or C++, which is not read.
  var hasOtherMain = false
  /// The names of sources that lie outside of the workspace.
  var sourcesOutside: [String] = []
  /// Whether it lists storyboards or xibs outside of the workspace.
  var hasDocumentsOutside = false
  /// The project or manifest that declares it.
  package var file: FileID
  package var isDependency: Bool
}
