import Syntax

/// The facts that a file contributes about how the workspace is built.
package enum ProjectFacts: Hashable, Sendable {
  case xcode(XcodeProject, LanguageSettings)
  case settings(BuildSettingsFile, LanguageSettings)
  case package(PackageManifest)
  /// An `Info.plist`, with its references to documents and classes. One that is not written as XML may have others.
  case plist([PlistReference], isXML: Bool)
  /// Any other property list, whose text is read again when needed.
  case propertyList
  /// A table of translations, whose text is read again when needed.
  case translations
  /// An image or a color, of which only the path matters.
  case asset
  /// The dependencies, such as packages and pods, in a lock file or a manifest.
  case dependencies(DependencyList)

  /// Reads a `project.pbxproj`.
  package static func xcode(bytes: Span<UInt8>) -> ProjectFacts {
    .xcode(xcodeProject(of: bytes), LanguageSettings(bytes: bytes))
  }

  /// Reads an `.xcconfig`.
  package static func settings(bytes: Span<UInt8>) -> ProjectFacts {
    .settings(buildSettingsFile(of: bytes), LanguageSettings(bytes: bytes))
  }

  /// Reads an `Info.plist`.
  package static func plist(bytes: Span<UInt8>) -> ProjectFacts {
    .plist(plistReferences(of: bytes), isXML: SearchText(Array("<plist".utf8)).occurs(in: bytes))
  }

  /// Settings for all code of which no target is known.
  var language: LanguageSettings? {
    switch self {
    case .xcode(_, let language), .settings(_, let language): language
    case .package, .plist, .propertyList, .translations, .asset, .dependencies: nil
    }
  }
}
