import Pictures
import Rules
import Synchronization
import Syntax
import World

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The colors and images of the asset catalogs below a folder.
package struct AssetCatalogs: Sendable {
  /// The maximum size of an image file in bytes. A larger one would make the picture too large to load.
  private static let largestImage = 200_000

  private let root: String
  private let environment: Environment
  private let cache: AssetCache

  /// - Parameters:
  ///   - root: The absolute path of the folder; empty for none, which contains no catalog.
  ///   - cache: The contents that have been read before below the same folder.
  package init(below root: String, in environment: Environment, _ cache: AssetCache = AssetCache()) {
    self.root = root
    self.environment = environment
    self.cache = cache
  }

  /// The assets that pictures of a document use. The catalogs are read at the first lookup of a name.
  ///
  /// - Parameters:
  ///   - document: An absolute path. The catalogs nearest to it come first.
  ///   - withImages: Whether images, which may be large, are shown as well.
  package func assets(of document: String, withImages: Bool = false) -> PictureAssets {
    if root.isEmpty { return PictureAssets() }
    var start = document.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    // A document outside of the root uses all catalogs below the root.
    if start != root, !start.hasPrefix(root + "/") { start = root }
    var assets = PictureAssets(color: { [start] in self.knownColor($0, isDark: $1, from: start) })
    if withImages { assets.image = { [start] in self.image($0, isDark: $1, from: start) } }
    return assets
  }

  /// The folder of a color or image in the catalog that is nearest to a folder.
  ///
  /// Folders are listed until the name is found. The search for the next name continues from there.
  private func folder(
    _ name: String, _ kind: WritableKeyPath<AssetCache.Search, [String: String]> & Sendable,
    from start: String
  ) -> String? {
    // A name may be a path within a catalog.
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return cache.state.withLock { state in
      var search = state.searches[start] ?? AssetCache.Search(from: start)
      state.searches[start] = nil
      while search[keyPath: kind][name] == nil, let folder = search.next(below: root) {
        list(folder, &search)
      }
      state.searches[start] = search
      return search[keyPath: kind][name]
    }
  }

  private func list(_ folder: String, _ search: inout AssetCache.Search) {
    let isInCatalog = folder.contains(".xcassets")
    var groups: [String] = []
    let entries = ((try? environment.files.list(folder)) ?? []).filter { $0.kind == .folder }
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      let path = folder + "/" + entry.name
      if let name = entry.name.without(suffix: ".colorset") {
        search.colors[name] = search.colors[name] ?? path
      } else if let name = entry.name.without(suffix: ".imageset") {
        search.images[name] = search.images[name] ?? path
      } else if !entry.name.hasPrefix("."), !otherFolders.contains(entry.name),
        !otherSuffixes.contains(where: { entry.name.hasSuffix($0) })
      {
        if isInCatalog || entry.name.hasSuffix(".xcassets") {
          groups.append(path)
        } else {
          search.folders.append(path)
        }
      }
    }
    search.catalogs += groups.reversed()
  }

  private func contents(of folder: String) -> JSON? {
    guard let bytes = readInside(folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  /// The bytes of a file whose real path is below the root; nil if a link leads out of it.
  ///
  /// Pictures are published and must not contain other files of the machine.
  private func readInside(_ path: String) -> [UInt8]? {
    guard let real = try? environment.files.resolve(path), let top = try? environment.files.resolve(root),
      real.utf8.starts(with: (top == "/" ? top : top + "/").utf8)
    else { return nil }
    return try? environment.files.read(real)
  }

  // MARK: Colors

  private func knownColor(_ name: String, isDark: Bool, from start: String) -> AssetColor? {
    guard let folder = folder(name, \.colors, from: start) else { return nil }
    let key = (isDark ? "dark " : "light ") + folder
    if let known = cache.state.withLock({ $0.known[key] }) { return known }
    let color = color(in: folder, isDark: isDark)
    cache.state.withLock { $0.known[key] = .some(color) }
    return color
  }

  private func color(in folder: String, isDark: Bool) -> AssetColor? {
    guard let entries = contents(of: folder)?["colors"]?.array else { return nil }
    let stated = entries.filter {
      $0["color"]?["components"] != nil || $0["color"]?["reference"]?.string != nil
    }
    let chosen = stated.last { isDark == $0.isDark } ?? stated.first { !$0.isDark } ?? stated.first
    if let name = chosen?["color"]?["reference"]?.string { return .system(name) }
    guard let components = chosen?["color"]?["components"] else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return .value(Color(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    return .value(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The number that a component of a color is. `0.5`, `0x80` and `128` mean the same.
  private func number(_ value: JSON) -> Double? {
    switch value {
    case .decimal(let number): return number
    case .integer(let number): return Double(number)
    case .string(let text):
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") || number <= 1 ? number : number / 255
    default: return nil
    }
  }

  // MARK: Images

  private func image(_ name: String, isDark: Bool, from start: String) -> PictureAsset? {
    guard let folder = folder(name, \.images, from: start), let contents = contents(of: folder) else {
      return nil
    }
    let scales = ["2x": 0, "1x": 1, "3x": 2]
    let files = (contents["images"]?.array ?? []).filter {
      $0["filename"]?.string != nil && (isDark || !$0.isDark)
    }
    let ordered = files.enumerated().sorted { one, other in
      let ranks = [one, other].map { entry in
        (
          entry.element.isDark == isDark ? 0 : 1, scales[entry.element["scale"]?.string ?? ""] ?? 1,
          entry.offset
        )
      }
      return ranks[0] < ranks[1]
    }
    for entry in ordered {
      guard let file = entry.element["filename"]?.string, !file.contains("/"),
        let bytes = readInside(folder + "/" + file), bytes.count <= Self.largestImage,
        let format = format(of: bytes)
      else { continue }
      let intent = contents["properties"]?["template-rendering-intent"]?.string
      return PictureAsset(file: PictureImage(format: format, bytes: bytes), isTemplate: intent == "template")
    }
    return nil
  }

  /// The format that the first bytes of a file show, whatever its name.
  private func format(of bytes: [UInt8]) -> PictureImage.Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    return DocumentTree(bytes).root?.name == "svg" ? .svg : nil
  }
}

/// The folders in which no catalog is looked for.
private let otherFolders: Set<String> = ["build", "DerivedData", "node_modules"]
private let otherSuffixes = [
  ".appiconset", ".brandassets", ".dataset", ".framework", ".launchimage", ".lproj", ".symbolset",
  ".xcdatamodeld", ".xcodeproj",
  ".xcworkspace",
]

/// The contents read from the asset catalogs below one folder.
///
/// Nothing is read again. A change of a catalog needs another cache.
package final class AssetCache: Sendable {
  /// A search for catalogs that begins in a folder. All folders below it come first, the less deep ones before others, then those
  /// below its parent, and so on up to the root. A folder's own catalogs come before its other folders.
  fileprivate struct Search {
    /// The folder of each color or image that was found, by name.
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    /// Catalogs and the groups in them that are still to be listed, the next one last.
    var catalogs: [String] = []
    /// Other folders in the order in which they are listed.
    var folders: [String]
    /// The number of `folders` that have been listed.
    private var done = 0
    /// The folder whose descendants are being listed, and the one before it.
    private var top: String
    private var visited: String?
    /// The number of folders that may still be listed, which limits the time for a picture.
    private var left = 1000

    init(from start: String) {
      folders = [start]
      top = start
    }

    /// The next folder to list; nil where there is none.
    mutating func next(below root: String) -> String? {
      guard left > 0 else { return nil }
      if let catalog = catalogs.popLast() {
        left -= 1
        return catalog
      }
      while true {
        while done < folders.count {
          let folder = folders[done]
          done += 1
          if folder == visited { continue }
          left -= 1
          return folder
        }
        guard top != root, let slash = top.lastIndex(of: "/"), slash > top.startIndex else { return nil }
        visited = top
        top = String(top[..<slash])
        (folders, done) = ([top], 0)
      }
    }
  }

  fileprivate struct State {
    /// The searches by the folder in which they begin. A search begins when a name is looked up, since most documents need none.
    var searches: [String: Search] = [:]
    /// The colors in the catalogs, by appearance and the folder of the color.
    var known: [String: AssetColor?] = [:]
  }

  fileprivate let state = Mutex(State())

  package init() {}

  /// The files that contain the colors of catalogs, as a glob pattern of the protocol.
  package static let watchedFiles = "**/*.colorset/Contents.json"

  /// Whether a change of a file or folder may affect contents that have been read.
  ///
  /// - Parameter path: A relative or absolute path.
  package static func depends(on path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") }
  }
}

extension JSON {
  /// Whether an entry of an asset catalog is for the dark appearance.
  fileprivate var isDark: Bool {
    self["appearances"]?.array?.contains { $0["value"]?.string == "dark" } ?? false
  }
}

extension String {
  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
