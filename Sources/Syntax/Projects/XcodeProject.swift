import Text

/// The targets in a `project.pbxproj`, as far as they concern documents and classes.
///
/// Paths are relative to the folder in which the `.xcodeproj` lies and may begin with `..`; one that is absolute
/// or hangs on the build is left out.
package struct XcodeProject: Hashable, Sendable {
  /// The name of a folder that has the place of those of all languages.
  package static let anyLanguage = ".lproj"

  package struct Target: Hashable, Sendable {
    package var name = ""
    /// The last component of `com.apple.product-type.application`; empty for an aggregate.
    package var productType = ""
    /// Swift and Objective-C sources by their own entries.
    package var sources: [String] = []
    /// Storyboards and xibs by their own entries, localized ones each; with `anyLanguage` in the path of one that an exception of
    /// a folder names in all its languages.
    package var documents: [String] = []
    /// Folders whose files belong to the target without being listed.
    package var folders: [Folder] = []
    /// Whether the target compiles sources whose paths are unknown.
    package var hasSourcesElsewhere = false
    /// Whether its main file is in C or C++.
    package var hasOtherMain = false
    package var configurations: [Configuration] = []
  }

  /// A folder that the project keeps in step with the disk.
  package struct Folder: Hashable, Sendable {
    package var path: String
    /// Files and folders in it that do not belong, relative to it.
    package var exceptions: Set<String> = []
  }

  package struct Configuration: Hashable, Sendable {
    package var name = ""
    package var settings: [BuildSetting: String] = [:]
    /// The `.xcconfig` below these settings.
    package var base: String?
    /// The keys of its `INFOPLIST_KEY_…` settings, and those that name documents or classes.
    package var listKeys: Set<String> = []
    package var references: [PlistReference] = []
  }

  package var targets: [Target] = []
  /// The configurations of the project, which those of the targets build on.
  package var configurations: [Configuration] = []
  /// Packages by the last component of their address or path, and their products.
  package var packages: [String] = []
  package var localPackages: [String] = []
  /// The names of other projects that this one builds, with `.xcodeproj`.
  package var otherProjects: [String] = []
  /// `INFOPLIST_KEY_…` settings in effect that name documents or classes, by their places.
  package var references: [PlistReference] = []
  /// Everything was read as the format demands, so that what is missing is not there.
  package var isWhole = true
}

/// The build settings that are read.
package enum BuildSetting: UInt8, Hashable, Sendable, CaseIterable {
  case moduleName, productName, sdkRoot, supportedPlatforms, swiftVersion, infersObjC, infoPlist,
    bundleIdentifier, deviceFamilies

  package var name: String {
    switch self {
    case .moduleName: "PRODUCT_MODULE_NAME"
    case .productName: "PRODUCT_NAME"
    case .sdkRoot: "SDKROOT"
    case .supportedPlatforms: "SUPPORTED_PLATFORMS"
    case .swiftVersion: "SWIFT_VERSION"
    case .infersObjC: "SWIFT_SWIFT3_OBJC_INFERENCE"
    case .infoPlist: "INFOPLIST_FILE"
    case .bundleIdentifier: "PRODUCT_BUNDLE_IDENTIFIER"
    case .deviceFamilies: "TARGETED_DEVICE_FAMILY"
    }
  }

  static let byName: [String: BuildSetting] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

/// A document or a class that an `Info.plist` names, or a build setting that becomes part of one.
package struct PlistReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The name of a storyboard, without extension and device.
    case storyboard
    /// The name of a nib.
    case nib
    /// The run-time name of a class.
    case `class`
  }

  package var kind: Kind
  /// `UIMainStoryboardFile` and the like, as written, device included.
  package var key: String
  /// The name alone: of `$(PRODUCT_MODULE_NAME).SceneDelegate` the last component.
  package var name: String
  /// The range of the name: all that a rename replaces.
  package var range: ByteRange
  /// The text before the last dot of a class's name: a module or `$(PRODUCT_MODULE_NAME)`.
  ///
  /// nil where `name` is the class's name in Objective-C.
  package var module: String?
}
