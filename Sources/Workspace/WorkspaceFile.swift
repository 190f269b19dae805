import Syntax
import World

/// The file of a nib package that Interface Builder edits.
package let nibDocument = "designable.nib"

/// A file that may matter to the workspace, with its path and its kind.
package struct WorkspaceFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A storyboard, a xib, or the document of a nib package: `MainMenu.nib/designable.nib`.
    case interface
    /// A compiled nib, alone or in a package.
    case compiledNib
    case swift
    /// A header or implementation in Objective-C, or a file that only looks like one.
    case objc
    /// The `project.pbxproj` of an Xcode project.
    case project
    /// Build settings.
    case xcconfig
    /// A `Package.swift`, or another file with the name of a manifest.
    case manifest
    /// An `Info.plist`, with anything before or after these words in its name.
    case plist
    /// Any other property list, a scripting definition or a Core Data model. At run time, code is found by names in them.
    case propertyList
    /// A table of texts in one language, which is read where it belongs to a document.
    case translations
    /// An image file, or the description of an image or color in a catalog. It is only listed.
    case asset
    /// A file that declares dependencies.
    case dependencies(DependencyFormat)

    /// The kinds that `facts(of:_:)` understands.
    package static let read: Set<Kind> = Set(
      [.interface, .compiledNib, .swift, .objc, .project, .xcconfig, .manifest, .plist, .propertyList]
        + DependencyFormat.allCases.map { .dependencies($0) })

    /// Whether a dangling link to a file of the kind is a file that can't be read. Settings and lists may be absent as well.
    package var isMissed: Bool {
      switch self {
      case .interface, .compiledNib, .swift, .objc, .project, .manifest: true
      case .xcconfig, .plist, .propertyList, .translations, .asset, .dependencies: false
      }
    }

    package var isCode: Bool { self == .swift || self == .objc }

    /// nil for a file of no such kind.
    package init?(fileName name: String) {
      // AppleDouble companions and Emacs locks have the extension of a source file, but are not one.
      if name.utf8.starts(with: "._".utf8) || name.utf8.starts(with: ".#".utf8) { return nil }
      let utf8 = name.utf8
      var suffix = utf8.endIndex
      while suffix > utf8.startIndex {
        suffix = utf8.index(before: suffix)
        if utf8[suffix] == UInt8(ascii: ".") { break }
      }
      switch name[suffix...] {
      case ".swift": self = name == "Package.swift" || name == "Project.swift" ? .manifest : .swift
      case ".storyboard", ".xib": self = .interface
      case ".nib" where name == nibDocument: self = .interface
      // These two files are beside the compiled one in a package.
      case ".nib" where name != "classes.nib" && name != "info.nib": self = .compiledNib
      case ".h", ".m", ".mm", ".pch", ".hh", ".hpp", ".hxx", ".H": self = .objc
      case ".xcconfig": self = .xcconfig
      case ".pbxproj" where name == "project.pbxproj": self = .project
      case ".plist" where name.hasSuffix("Info.plist") || name.hasPrefix("Info"): self = .plist
      case ".strings", ".xcstrings": self = .translations
      // A Core Data model is the only known file with the name `contents`.
      case ".plist", ".sdef", "contents": self = .propertyList
      case _ where isInterface(name): self = .interface
      default:
        guard let format = DependencyFormat(fileName: name) else { return nil }
        self = .dependencies(format)
      }
    }
  }

  /// The path relative to the workspace's root, with `/`.
  package var path: String
  package var kind: Kind
  /// Whether the file is read for its declarations, but never reported on.
  package var isDependency: Bool

  package init(path: String, kind: Kind, isDependency: Bool = false) {
    self.path = path
    self.kind = kind
    self.isDependency = isDependency
  }
}

/// The result of a walk. It is the same for the same disk, regardless of how threads were scheduled.
package struct Walked<Fact: Sendable>: Sendable {
  package struct File: Sendable {
    package var file: WorkspaceFile
    /// The result of the visit; nil if that returned nil, or if the file was not read.
    package var fact: Fact?
  }

  /// The files in the order of the bytes of their paths.
  package var files: [File] = []
  /// The files that could not be read, in the same order.
  package var unreadable: [FileError] = []
  /// Whether the user's rules exclude folders that only a link reaches, or git ignores the folders of all languages.
  package var passesOverFolders = false
  package var hiddenCode = HiddenCode()
  /// The names of headers in binary frameworks, and of files in other languages. These are nearly always the names of the classes
  /// in them.
  package var vendoredClasses: Set<String> = []
  /// The folders that are submodules only according to `.gitmodules`.
  package var toldSubmodules: [String] = []
  /// The folders below the root with their own settings, as paths relative to the root with a slash at the end.
  package var settingsFolders: [String] = []
}

extension Walked: Equatable where Fact: Equatable {}
extension Walked.File: Equatable where Fact: Equatable {}
