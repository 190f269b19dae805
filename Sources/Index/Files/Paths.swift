import Syntax
import AppleFacts

/// The last component of a path.
package func fileName(_ path: String) -> String {
  path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

/// The path by which people and projects know a file. For the document inside of a nib package, `MainMenu.nib/designable.nib`, it
/// is the path of the package.
package func packagePath(_ path: String) -> String {
  guard path.utf8.reversed().starts(with: ".nib".utf8.reversed()) else { return path }
  let folder = folder(of: path)
  return folder.utf8.reversed().starts(with: ".nib".utf8.reversed()) ? folder : path
}

/// The name by which people know a file: the last component of `packagePath`.
package func shownName(of path: String) -> String { fileName(packagePath(path)) }

private func withoutDevice(_ name: Substring) -> String {
  String(name.dropLast(deviceSuffix(of: name)?.count ?? 0))
}

/// The name of the class that loads the nib by default: the name of the file or package, up to the first dot and without device.
func ownerName(_ path: String) -> String {
  withoutDevice(Substring(shownName(of: path).utf8.prefix { $0 != 0x2E }))
}

/// The names of the classes that look for a nib by their own names. AppKit looks only for the full name of the class.
package func ownerNames(ofNib name: String, on platforms: ApplePlatforms = .all) -> [String] {
  platforms == .macOS ? [name] : [name, name + controllerSuffix]
}

/// The nibs that UIKit and AppKit look for by the name of a view controller.
package func nibNames(ofController name: String) -> [String] {
  [name] + (name.hasSuffix(controllerSuffix) ? [String(name.dropLast(controllerSuffix.count))] : [])
}

private let controllerSuffix = "Controller"

/// The name by which code and other documents refer to a document: that of the file or package, without extension and device.
package func documentName(_ path: String) -> String {
  let file = shownName(of: path)
  let stem = file.utf8.lastIndex(of: 0x2E).map { file[..<$0] } ?? file[...]
  return withoutDevice(stem)
}

/// A path in lower case, for comparisons that ignore case. Equal strings may still have different bytes, since strings are
/// compared by characters.
func caseFolded(_ path: String) -> String {
  var path = path
  // Nearly all paths are ASCII, for which this takes a third of the standard library's time.
  let folded = path.withUTF8 { bytes -> String? in
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { result in
      for index in bytes.indices {
        let byte = bytes[index]
        result[index] = 0x41...0x5A ~= byte ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
  return folded ?? path.lowercased()
}

/// The path without the last component; empty at the top.
package func folder(of path: String) -> String {
  path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
}

/// A path in a folder, relative to the workspace and without `.` and `..`; nil if it leads out of the workspace.
package func joined(_ folder: String, _ path: String) -> String? {
  if spelling(of: path[...]) == .plain { return joinedPlainly(folder, path) }
  var path = path[...]
  if path.utf8.first == UInt8(ascii: "$") {
    for variable in ["$(SRCROOT)", "$(PROJECT_DIR)", "$SRCROOT"] where path.hasPrefix(variable) {
      path = path.dropFirst(variable.count)
      while path.hasPrefix("/") { path = path.dropFirst() }
    }
  }
  switch spelling(of: path) {
  case .foreign: return nil
  case .plain: return joinedPlainly(folder, String(path))
  case .dotted: break
  }
  // Hot: the bytes are compared, since a large project may have thousands of such paths.
  var kept = Array(folder.utf8)
  for component in path.utf8.split(separator: 0x2F) {
    if component.elementsEqual(".".utf8) { continue }
    if component.elementsEqual("..".utf8) {
      if kept.isEmpty { return nil }
      kept.removeSubrange((kept.lastIndex(of: 0x2F) ?? 0)...)
    } else {
      if !kept.isEmpty { kept.append(0x2F) }
      kept += component
    }
  }
  return String(decoding: kept, as: UTF8.self)
}

private func joinedPlainly(_ folder: String, _ path: String) -> String {
  if folder.isEmpty { return path }
  if path.isEmpty { return folder }
  // The path is made in one piece, since a large project has tens of thousands of them.
  var (folder, path) = (folder, path)
  return folder.withUTF8 { folder in
    path.withUTF8 { path in
      String(unsafeUninitializedCapacity: folder.count + 1 + path.count) { result in
        var end = result.initialize(fromContentsOf: folder)
        result.initializeElement(at: end, to: 0x2F)
        end += 1
        return result[end...].initialize(fromContentsOf: path)
      }
    }
  }
}

private enum PathSpelling {
  case plain
  /// A component is `.`, `..` or empty.
  case dotted
  /// The path is absolute, or contains a variable.
  case foreign
}

/// The spelling of a path, found in one pass, since a large project has tens of thousands of paths.
private func spelling(of path: Substring) -> PathSpelling {
  var path = path
  return path.withUTF8 { spelling(of: $0) }
}

private func spelling(of path: UnsafeBufferPointer<UInt8>) -> PathSpelling {
  if path.first == 0x2F { return .foreign }
  var holdsDot = false
  var isDotted = false
  // These are counts of the current component.
  var length = 0
  var dots = 0
  for byte in path {
    switch byte {
    case UInt8(ascii: "$"): return .foreign
    case 0x2F:
      if length == dots, dots <= 2 { isDotted = true }
      length = 0
      dots = 0
    case UInt8(ascii: "."):
      holdsDot = true
      dots += 1
      length += 1
    default: length += 1
    }
  }
  if length == dots, dots <= 2 { isDotted = true }
  return holdsDot && isDotted ? .dotted : .plain
}
