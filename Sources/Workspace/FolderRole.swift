/// The role of a folder, determined by its name and the folder that contains it.
enum FolderRole: Sendable {
  case plain
  /// `Carthage`, which contains sources in `Checkouts` and binaries in `Build`.
  case carthage
  /// `SourcePackages`, or `.build` or `.swiftpm` of a package, which contains dependencies in `checkouts`.
  case packages
  /// A folder for the products of builds, which may contain `SourcePackages`.
  case products
  /// `obj` of a program in C#, where tools keep a mirror of it for Xcode in `Xcode`.
  case objects
  /// `Name.xcodeproj`. Only its `project.pbxproj` matters.
  case project
  /// `Name.nib`, a nib that is a package. Only its document matters.
  case nib
  /// `Name.xcassets`, a group in one, or an atlas. Only the names of its images and colors matter.
  case catalog

  /// The treatment of a folder.
  enum Fate {
    case skip
    case enter(FolderRole, isDependency: Bool)
    /// Only the checkouts in the folder belong to the workspace.
    case pass(FolderRole)
    /// The ignore rules decide. If they ignore the folder, the checkouts in it may still belong to the workspace.
    case unlessIgnored(FolderRole)
  }

  /// The treatment of a folder inside of one with this role.
  ///
  /// - Parameter hasDataModels: Whether a walk enters the versions of data models.
  func fate(of name: String, hasDataModels: Bool = true) -> Fate {
    switch (self, name) {
    case (.carthage, "Checkouts"), (.packages, "checkouts"), (_, "Pods"):
      return .enter(.plain, isDependency: true)
    case (.carthage, "Build"), (.objects, "Xcode"): return .skip
    case (_, ".build"), (_, ".swiftpm"): return .pass(.packages)
    case (_, "DerivedData"), (_, "build"): return .pass(.products)
    case (_, "obj"): return .unlessIgnored(.objects)
    case (_, "Carthage"): return .unlessIgnored(.carthage)
    case (_, "SourcePackages"): return .unlessIgnored(.packages)
    case (_, let name) where Self.versionControl.contains(name): return .skip
    default: break
    }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      if case .catalog = self { return .unlessIgnored(.catalog) }
      return .unlessIgnored(.plain)
    }
    let suffix = String(name[name.utf8.index(after: dot)...])
    if suffix == "xcodeproj" { return .unlessIgnored(.project) }
    if suffix == "nib" { return .unlessIgnored(.nib) }
    if suffix == "xcassets" || suffix == "atlas" { return .unlessIgnored(.catalog) }
    // A data model has such a folder for each of its versions. It contains nothing else that matters.
    if suffix == "xcdatamodel", !hasDataModels { return .skip }
    if case .catalog = self { return .unlessIgnored(.catalog) }
    return Self.opaqueSuffixes.contains(suffix) ? .skip : .unlessIgnored(.plain)
  }

  /// Whether a walk that only passes through a folder of this role enters a folder with this name in it.
  func leads(to name: String) -> Bool {
    switch self {
    case .plain, .project, .nib, .catalog, .objects: false
    case .carthage: name == "Checkouts"
    case .packages: name == "checkouts"
    case .products: name == "SourcePackages"
    }
  }

  private static let versionControl: Set = [".git", ".hg", ".svn", ".bzr", ".jj", "CVS", "_darcs"]

  /// The suffixes of packages that Xcode or a compiler fills, such as catalogs for translators with copies of documents, or that
  /// contain the code of a document or of a template rather than of the program.
  ///
  /// `.bundle`, `.lproj` and `.playground` are not among them, since people keep xibs and sources there.
  private static let opaqueSuffixes: Set = [
    "app", "appex", "dSYM", "docc", "framework", "momd", "mlmodelc", "mlpackage",
    "rtfd", "scnassets", "storyboardc", "swiftmodule", "xcappdata", "xcarchive",
    "xcframework", "xcloc", "xcmappingmodel", "xcresult", "xcstickers",
    "xctemplate", "xctest", "xcworkspace", "xcuserdatad", "xpc",
  ]
}
