import Text

/// The targets in a `project.pbxproj`, as far as they concern documents and classes.
///
/// Paths are relative to the folder that contains the `.xcodeproj` and may begin with `..`. Absolute paths and paths that depend
/// on the build are left out.
package struct XcodeProject: Hashable, Sendable {
  /// A component of a path that represents the folders of all languages.
  package static let anyLanguage = ".lproj"

  package struct Target: Hashable, Sendable {
    package var name = ""
    /// The last component of `com.apple.product-type.application`; empty for an aggregate.
    package var productType = ""
    /// The paths of Swift and Objective-C sources with entries of their own.
    package var sources: [String] = []
    /// The paths of storyboards and xibs with entries of their own, one for each language. A path contains `anyLanguage` if an
    /// exception of a folder names the document in all its languages.
    package var documents: [String] = []
    /// The paths of other resources, such as images, in a project some of whose paths lead out of its folder; else empty.
    package var resources: [String] = []
    /// The folders whose files belong to the target without entries of their own.
    package var folders: [Folder] = []
    /// Whether the target compiles sources whose paths are unknown.
    package var hasSourcesElsewhere = false
    /// Whether the target's main file is written in C or C++.
    package var hasOtherMain = false
    package var configurations: [Configuration] = []
  }

  /// A synchronized folder: its files belong to a target without entries of their own.
  package struct Folder: Hashable, Sendable {
    package var path: String
    /// The files and folders in it that do not belong to the target, as paths relative to the folder.
    package var exceptions: Set<String> = []
  }

  package struct Configuration: Hashable, Sendable {
    package var name = ""
    package var settings: [BuildSetting: String] = [:]
    /// The path of the `.xcconfig` on which the settings are based.
    package var base: String?
    /// The keys of the configuration's `INFOPLIST_KEY_…` settings, without that prefix.
    package var listKeys: Set<String> = []
    package var references: [PlistReference] = []
  }

  package var targets: [Target] = []
  /// The configurations of the project, on which those of the targets are based.
  package var configurations: [Configuration] = []
  /// The names of packages, from their addresses, and of their products.
  package var packages: [String] = []
  package var localPackages: [String] = []
  /// The file names of other projects that this one builds, with `.xcodeproj`.
  package var otherProjects: [String] = []
  /// The effective `INFOPLIST_KEY_…` settings that name documents or classes, in the order of the file.
  package var references: [PlistReference] = []
  /// Whether the whole file was read without errors, so that a missing entry does not exist.
  package var isWhole = true
}

/// The build settings that are read.
package enum BuildSetting: UInt8, Hashable, Sendable, CaseIterable {
  case moduleName, productName, sdkRoot, supportedPlatforms, swiftVersion, infersObjC, infoPlist,
    bundleIdentifier, deviceFamilies, linkerFlags, bridgingHeader

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
    case .linkerFlags: "OTHER_LDFLAGS"
    case .bridgingHeader: "SWIFT_OBJC_BRIDGING_HEADER"
    }
  }

  static let byName: [String: BuildSetting] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

/// A document or class that is named in an `Info.plist`, or in a build setting that becomes a part of one.
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
  /// The key as written, with its device: `UIMainStoryboardFile~ipad`
  package var key: String
  /// The name without a module: `SceneDelegate` for `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  package var name: String
  /// The range of the name: all that a rename replaces.
  package var range: ByteRange
  /// The text before the last dot of a class's name: a module or `$(PRODUCT_MODULE_NAME)`.
  ///
  /// nil where `name` is the class's name in Objective-C.
  package var module: String?
  /// The names of the targets to which a build setting applies; nil for a property list.
  package var targets: [String]?
}
