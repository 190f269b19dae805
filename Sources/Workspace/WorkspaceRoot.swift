import Index
import World

/// The workspace that contains a folder, as editors find it: the repository around it, else the folder with the project, with the
/// package, or with `.ibls.json`; nil if there is none of these.
///
/// A rename in a part of a workspace would not change the rest.
///
/// - Parameter folder: An absolute path without a slash at the end.
package func workspaceRoot(of folder: String, in environment: Environment) -> String? {
  for isMarker in markers {
    var place = folder
    while !place.isEmpty {
      let names = (try? environment.files.list(place))?.map(\.name) ?? []
      // To users, an Xcode bundle is not a folder, though it may contain a marker.
      if !place.hasSuffix(".xcodeproj"), names.contains(where: isMarker) { return place }
      guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      place = String(place[..<slash])
    }
  }
  return nil
}

/// The outermost folder that is reached from a folder through parents that all contain code or documents; nil if that is the
/// folder itself.
///
/// This is for folders without a marker: files beside the folder of a class most likely use the class. A home folder, and folders
/// at the top of the disk, contain unrelated files and are left out.
///
/// - Parameter folder: An absolute path without a slash at the end.
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

/// The names that mark the root of a workspace, the strongest first.
private let markers: [@Sendable (_ name: String) -> Bool] = [
  { $0 == ".git" }, { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }, { $0 == "Package.swift" },
  { $0 == ".ibls.json" },
]

/// The relative path from a folder to a file or folder, such as `../Other/File.swift`. Both paths are absolute and without dots.
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

  /// The reason why a file that may exist can't be read; nil for a missing one.
  ///
  /// As in a walk, a folder or a pipe in its place is not a file, and a dangling link to code or a document is a file that can't be
  /// read.
  package func reasonUnlessGone(_ error: FileError, _ path: String) -> String? {
    if let found = try? status(path) { return found.kind == .file ? error.reason : nil }
    guard error.isMissing else { return error.reason }
    let isMissed = WorkspaceFile.Kind(fileName: fileName(path))?.isMissed ?? true
    return isMissed && entry(at: path) == .link ? error.reason : nil
  }

  /// The kind of the entry at a path, without following a link; nil if nothing exists there.
  package func entry(at path: String) -> FolderEntry.Kind? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      let entries = try? list(slash == path.startIndex ? "/" : String(path[..<slash]))
    else { return nil }
    let name = path.utf8[path.utf8.index(after: slash)...]
    return entries.first { $0.name.utf8.elementsEqual(name) }?.kind
  }
}
