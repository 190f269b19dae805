import Syntax

/// The facts that a file contributes about how the workspace is built.
package enum ProjectFacts: Hashable, Sendable {
  case xcode(XcodeProject, LanguageSettings)
  case settings(BuildSettingsFile, LanguageSettings)
  case package(PackageManifest)
  /// An `Info.plist`: what in it names documents and classes.
  case plist([PlistReference])
  /// Any other property list, of which nothing is known before it is read again.
  case propertyList
  /// A table of translations, of which nothing is known before it is read again.
  case translations
  /// Lower-case names of packages, pods and the like that a lock file or a manifest requests.
  case dependencies(DependencyList)

  /// For `project.pbxproj`.
  package static func xcode(bytes: Span<UInt8>) -> ProjectFacts {
    .xcode(xcodeProject(of: bytes), LanguageSettings(bytes: bytes))
  }

  /// For `.xcconfig`.
  package static func settings(bytes: Span<UInt8>) -> ProjectFacts {
    .settings(buildSettingsFile(of: bytes), LanguageSettings(bytes: bytes))
  }

  /// Settings for all code of which no target is known.
  var language: LanguageSettings? {
    switch self {
    case .xcode(_, let language), .settings(_, let language): language
    case .package, .plist, .propertyList, .translations, .dependencies: nil
    }
  }
}
