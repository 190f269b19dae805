import Syntax
import World

/// The file of a nib package that Interface Builder edits.
package let nibDocument = "designable.nib"

/// A file that may matter to the workspace, by its place and kind alone.
package struct WorkspaceFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A storyboard, a xib, or the document of a nib package: `MainMenu.nib/designable.nib`.
    case interface
    /// A compiled nib, alone or in a package.
    case compiledNib
    case swift
    /// A header or implementation in Objective-C, or in something that only looks like it.
    case objc
    /// The `project.pbxproj` of an Xcode project.
    case project
    /// Build settings.
    case xcconfig
    /// A `Package.swift`, or another file with the name of a manifest.
    case manifest
    /// An `Info.plist`, whatever comes before or after these words.
    case plist
    /// Any other property list, a scripting definition or a Core Data model, by which names of code are found at run time.
    case propertyList
    /// A table of texts in one language, which is read where it belongs to a document.
    case translations
    /// An image by its file, or an image or a color of a catalog by its description. It is only listed.
    case asset
    /// Asks for the code of others.
    case dependencies(DependencyFormat)

    /// All that `facts(of:_:)` understands.
    package static let read: Set<Kind> = Set(
      [.interface, .compiledNib, .swift, .objc, .project, .xcconfig, .manifest, .plist, .propertyList]
        + DependencyFormat.allCases.map { .dependencies($0) })

    package var isCode: Bool { self == .swift || self == .objc }

    /// Nil for a file that has none of these kinds.
    package init?(fileName name: String) {
      // AppleDouble companions and Emacs locks have the name of a source file, but are not one.
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
      // These two lie beside what was compiled, in a package.
      case ".nib" where name != "classes.nib" && name != "info.nib": self = .compiledNib
      case ".h", ".m", ".mm", ".pch", ".hh", ".hpp", ".hxx", ".H": self = .objc
      case ".xcconfig": self = .xcconfig
      case ".pbxproj" where name == "project.pbxproj": self = .project
      case ".plist" where name.hasSuffix("Info.plist") || name.hasPrefix("Info"): self = .plist
      case ".strings", ".xcstrings": self = .translations
      // A Core Data model is the only known file without more of a name.
      case ".plist", ".sdef", "contents": self = .propertyList
      default:
        guard let format = DependencyFormat(fileName: name) else { return nil }
        self = .dependencies(format)
      }
    }
  }

  /// From the workspace root, with `/`.
  package var path: String
  package var kind: Kind
  /// Read for what it declares, never reported on.
  package var isDependency: Bool

  package init(path: String, kind: Kind, isDependency: Bool = false) {
    self.path = path
    self.kind = kind
    self.isDependency = isDependency
  }
}

/// The result of a walk; the same for the same disk, however the threads were scheduled.
package struct Walked<Fact: Sendable>: Sendable {
  package struct File: Sendable {
    package var file: WorkspaceFile
    /// Nil for a kind that was not read, a file that could not be, and where the visit gave nothing.
    package var fact: Fact?
  }

  /// The files in the order of the bytes of their paths.
  package var files: [File] = []
  /// The files that could not be read, in the same order.
  package var unreadable: [FileError] = []
  /// The user's rules leave out folders that only a link leads to.
  package var passesOverFolders = false
  package var hiddenCode = HiddenCode()
  /// The names of headers in binary frameworks and of files in other languages, which nearly always are those of the classes in
  /// them.
  package var vendoredClasses: Set<String> = []
  /// Folders that only `.gitmodules` makes submodules.
  package var toldSubmodules: [String] = []
  /// The folders below the root that have settings of their own, from the root and with a slash at the end.
  package var settingsFolders: [String] = []
}

extension Walked: Equatable where Fact: Equatable {}
extension Walked.File: Equatable where Fact: Equatable {}
