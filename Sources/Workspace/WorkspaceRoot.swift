import Index
import World

/// The workspace that a folder is a part of, as editors find it: the repository around it, else the folder with the project, with
/// the package, with `.ibls.json`; nil where none of these is.
///
/// A rename of a part would not change the rest.
///
/// - Parameter folder: Absolute, without a slash at the end.
package func workspaceRoot(of folder: String, in environment: Environment) -> String? {
  for isMarker in markers {
    var place = folder
    while !place.isEmpty {
      let names = (try? environment.files.list(place))?.map(\.name) ?? []
      // A bundle of Xcode's is not a folder to people, though it may contain another.
      if !place.hasSuffix(".xcodeproj"), names.contains(where: isMarker) { return place }
      guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      place = String(place[..<slash])
    }
  }
  return nil
}

/// The outermost of the folders around a folder that hold code or documents, one directly in the other; nil where that is the
/// folder itself.
///
/// For folders without a marker: what lies beside the folder of a class most likely uses it. A home folder and the folders at
/// the top of the disk hold what has nothing to do with each other.
///
/// - Parameter folder: Absolute, without a slash at the end.
package func unmarkedRoot(of folder: String, in environment: Environment) -> String? {
  let home = environment.variable("HOME")
  var root = folder
  while let slash = root.utf8.lastIndex(of: UInt8(ascii: "/")), slash > root.startIndex {
    let parent = String(root[..<slash])
    guard parent.utf8.count(where: { $0 == UInt8(ascii: "/") }) > 1, parent != home,
      let entries = try? environment.files.list(parent), entries.contains(where: isSource)
    else { break }
    root = parent
  }
  return root == folder ? nil : root
}

private func isSource(_ entry: FolderEntry) -> Bool {
  if entry.kind == .folder { return [".lproj", ".nib"].contains(where: entry.name.hasSuffix) }
  return [".swift", ".m", ".mm", ".storyboard", ".xib"].contains(where: entry.name.hasSuffix)
}

/// The strongest first.
private let markers: [@Sendable (_ name: String) -> Bool] = [
  { $0 == ".git" }, { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }, { $0 == "Package.swift" },
  { $0 == ".ibls.json" },
]

/// The way from one folder to a file or a folder: `../Other/File.swift`. Both are absolute and without dots.
package func relativePath(to path: String, from folder: String) -> String {
  let (wanted, own) = (components(of: path), components(of: folder))
  let shared = zip(wanted, own).prefix { $0 == $1 }.count
  let way = Array(repeating: "..", count: own.count - shared) + wanted[shared...]
  return way.isEmpty ? "." : way.joined(separator: "/")
}

extension Files {
  /// The current content of a file.
  package func found(at path: String) -> Texts.Found {
    do throws(FileError) {
      return .text(try read(path))
    } catch {
      return reasonUnlessGone(error, path).map { .unreadable(reason: $0) } ?? .gone
    }
  }

  /// Why a file can't be read that may be there; nil for one that is gone.
  ///
  /// As for a walk: a folder or a pipe in its place is not a file, and a dangling link is one that can't be read.
  package func reasonUnlessGone(_ error: FileError, _ path: String) -> String? {
    if let found = try? status(path) { return found.kind == .file ? error.reason : nil }
    guard error.isMissing else { return error.reason }
    return entry(at: path) == .link ? error.reason : nil
  }

  /// The kind of a path itself, without following it; nil where nothing is there.
  package func entry(at path: String) -> FolderEntry.Kind? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      let entries = try? list(slash == path.startIndex ? "/" : String(path[..<slash]))
    else { return nil }
    let name = path.utf8[path.utf8.index(after: slash)...]
    return entries.first { $0.name.utf8.elementsEqual(name) }?.kind
  }
}
