import Text

/// The files in which a workspace declares its dependencies.
package enum DependencyFormat: Hashable, Sendable, CaseIterable {
  case podfile, podLock, cartfile, packageLock, generator, submodules

  /// nil for a file with any other name.
  package init?(fileName: String) {
    switch fileName {
    case "Podfile": self = .podfile
    case "Podfile.lock": self = .podLock
    case "Cartfile", "Cartfile.resolved", "Cartfile.private": self = .cartfile
    case "Package.resolved": self = .packageLock
    case "project.yml", "project.yaml", "Project.swift": self = .generator
    case ".gitmodules": self = .submodules
    default: return nil
    }
  }
}

/// The dependencies in a lock file or a manifest.
package struct DependencyList: Hashable, Sendable {
  /// The likely names of the modules: letters, digits and underscores, in lower case.
  package var names: Set<String> = []
  /// The names of dependencies at a path of the author's machine, as of parts of the app that are kept apart.
  package var namesAtPaths: Set<String> = []
  /// Whether a tool generates the project from this file, so that the project file may be missing.
  package var generatesProject = false
}

package func dependencyList(of bytes: Span<UInt8>, _ format: DependencyFormat) -> DependencyList {
  var list = DependencyList()
  list.generatesProject = format == .generator
  for line in trimmedLines(of: bytes) {
    guard let name = dependency(in: line, format) else { continue }
    list.names.insert(dependencyKey(name))
    if format == .podfile, line.contains(":path") || line.contains("path:") {
      list.namesAtPaths.insert(dependencyKey(name))
    }
  }
  return list
}

/// The paths of other repositories in a `.gitmodules`, relative to its folder.
package func submodulePaths(of bytes: Span<UInt8>) -> [String] {
  trimmedLines(of: bytes).compactMap(submodulePath)
}

private func submodulePath(in line: String) -> String? {
  guard line.hasPrefix("path"), let equals = line.utf8.firstIndex(of: Ascii.equals) else { return nil }
  let value = trimmingBlanks(String(line[line.utf8.index(after: equals)...]))
  return quoted(value) ?? (value.isEmpty ? nil : value)
}

func trimmedLines(of bytes: Span<UInt8>) -> [String] {
  bytes.withUnsafeBufferPointer { buffer in
    buffer.split { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
      .map { trimmingBlanks(String(decoding: $0, as: UTF8.self)) }
  }
}

/// The key by which names of dependencies are compared: `swift-log` and `SwiftLog` may be the same.
package func dependencyKey(_ name: String) -> String {
  String(
    decoding: name.utf8.filter { $0 >= 0x80 || Ascii.isWordByte($0) && $0 != Ascii.underscore }, as: UTF8.self
  )
  .lowercased()
}

private func dependency(in line: String, _ format: DependencyFormat) -> String? {
  switch format {
  case .podfile:
    // The line is like `pod 'Name/Part', '~> 1.0'`.
    guard line.hasPrefix("pod ") || line.hasPrefix("pod(") || line.hasPrefix("pod\"") else { return nil }
    return quoted(line).map(firstComponent)
  case .podLock:
    // The line is like `- "Name/Part (1.0)":`.
    guard line.hasPrefix("- ") else { return nil }
    let name = line.dropFirst(2).drop { $0 == "\"" }.prefix { $0 != " " && $0 != ":" && $0 != "\"" }
    return name.isEmpty ? nil : firstComponent(String(name))
  case .cartfile:
    // The line is like `github "owner/Name" ~> 1.0`.
    guard ["github", "git", "binary"].contains(where: line.hasPrefix) else { return nil }
    return quoted(line).map(packageName)
  case .packageLock:
    // The line is like `"identity" : "name"` or `"location" : "https://…/Name.git"`; old files have "package" and
    // "repositoryURL".
    for key in ["\"location\"", "\"repositoryURL\"", "\"package\"", "\"identity\""] where line.hasPrefix(key)
    {
      let parts = line.utf8.split(separator: Ascii.quote, omittingEmptySubsequences: false)
      return parts.count > 3 ? packageName(ofAddress: String(Substring(parts[3]))) : nil
    }
    return nil
  case .generator: return nil
  case .submodules: return submodulePath(in: line).map(packageName)
  }
}

/// The first text in single or double quotes.
private func quoted(_ line: String) -> String? {
  guard let start = line.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
  let rest = line[line.index(after: start)...]
  return rest.firstIndex(of: line[start]).map { String(rest[..<$0]) }
}

/// The name of a pod, without the name of a subspec.
private func firstComponent(_ name: String) -> String {
  name.split(separator: "/").first.map(String.init) ?? name
}
