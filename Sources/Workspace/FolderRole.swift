/// The role of a folder, determined by its name and the folder that contains it.
enum FolderRole: Sendable {
  case plain
  /// `Carthage`: sources in `Checkouts`, binaries in `Build`.
  case carthage
  /// `SourcePackages`, or `.build` and `.swiftpm` of a package: the sources of others in `checkouts`.
  case packages
  /// A folder in which a build puts its products, and perhaps `SourcePackages`.
  case products
  /// `Name.xcodeproj`, of which only `project.pbxproj` matters.
  case project
  /// `Name.nib`, a nib as a package, of which only the document matters.
  case nib
  /// `Name.xcassets`, a group in one, or an atlas: of each image and color only the name matters.
  case catalog

  /// The treatment of a folder.
  enum Fate {
    case skip
    case enter(FolderRole, isDependency: Bool)
    /// Only the checkouts in it belong to the workspace.
    case pass(FolderRole)
    /// The ignore rules decide; where they ignore the folder, it may still be a passage to checkouts.
    case unlessIgnored(FolderRole)
  }

  /// The treatment of a folder that lies in one of this role.
  ///
  /// - Parameter hasDataModels: Whether versions of data models are looked into.
  func fate(of name: String, hasDataModels: Bool = true) -> Fate {
    switch (self, name) {
    case (.carthage, "Checkouts"), (.packages, "checkouts"), (_, "Pods"):
      return .enter(.plain, isDependency: true)
    case (.carthage, "Build"): return .skip
    case (_, ".build"), (_, ".swiftpm"): return .pass(.packages)
    case (_, "DerivedData"), (_, "build"): return .pass(.products)
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
    // A data model has such a folder for each of its versions, with nothing else in it.
    if suffix == "xcdatamodel", !hasDataModels { return .skip }
    if case .catalog = self { return .unlessIgnored(.catalog) }
    return Self.opaqueSuffixes.contains(suffix) ? .skip : .unlessIgnored(.plain)
  }

  /// Whether a folder of this role that is only passed through leads on by this name.
  func leads(to name: String) -> Bool {
    switch self {
    case .plain, .project, .nib, .catalog: false
    case .carthage: name == "Checkouts"
    case .packages: name == "checkouts"
    case .products: name == "SourcePackages"
    }
  }

  private static let versionControl: Set = [".git", ".hg", ".svn", ".bzr", ".jj", "CVS", "_darcs"]

  /// Packages that Xcode or a compiler fills, such as catalogs for translators with copies of documents, or that hold the code of a document and not of the program.
  /// `.bundle`, `.lproj` and `.playground` are not among them: people keep xibs and sources there.
  private static let opaqueSuffixes: Set = [
    "app", "appex", "dSYM", "docc", "framework", "momd", "mlmodelc", "mlpackage",
    "rtfd", "scnassets", "storyboardc", "swiftmodule", "xcappdata", "xcarchive",
    "xcframework", "xcloc", "xcmappingmodel", "xcresult", "xcstickers",
    "xctest", "xcworkspace", "xcuserdatad", "xpc",
  ]
}
