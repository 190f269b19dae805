import Pictures
import Rules
import Synchronization
import World

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The colours and images of the asset catalogues below a folder.
package struct AssetCatalogs: Sendable {
  /// A larger file would make a picture that nobody wants to load.
  private static let largestImage = 200_000

  private let root: String
  private let environment: Environment
  private let cache: AssetCache

  /// - Parameters:
  ///   - root: Absolute; empty for no folder, which holds no catalogue.
  ///   - cache: What has been read before, below the same folder.
  package init(below root: String, in environment: Environment, _ cache: AssetCache = AssetCache()) {
    self.root = root
    self.environment = environment
    self.cache = cache
  }

  /// What pictures take from the catalogues; they are read at the first name that is asked for.
  ///
  /// - Parameter withImages: Images are shown, too, which may be large.
  package func assets(withImages: Bool = false) -> PictureAssets {
    if root.isEmpty { return PictureAssets() }
    var assets = PictureAssets(color: { self.knownColor($0, isDark: $1) })
    if withImages { assets.image = { self.image($0, isDark: $1) } }
    return assets
  }

  /// The folder of a color or an image, the first one below the root.
  ///
  /// The folders are listed until the name is found, and for the next name from there on.
  private func folder(
    _ name: String, _ kind: WritableKeyPath<AssetCache.Sets, [String: String]> & Sendable
  ) -> String? {
    // A name may be a path within a catalogue.
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return cache.state.withLock { state in
      var sets = state.sets ?? AssetCache.Sets(open: [root])
      state.sets = nil
      while sets[keyPath: kind][name] == nil, let folder = sets.open.popLast(), sets.left > 0 {
        list(folder, &sets)
      }
      state.sets = sets
      return sets[keyPath: kind][name]
    }
  }

  private func list(_ folder: String, _ sets: inout AssetCache.Sets) {
    let entries = ((try? environment.list(folder)) ?? []).filter { $0.kind == .folder }
    for entry in entries.sorted(by: { $0.name > $1.name }) {
      sets.left -= 1
      let path = folder + "/" + entry.name
      if let name = entry.name.without(suffix: ".colorset") {
        sets.colors[name] = sets.colors[name] ?? path
      } else if let name = entry.name.without(suffix: ".imageset") {
        sets.images[name] = sets.images[name] ?? path
      } else if !entry.name.hasPrefix("."), !otherFolders.contains(entry.name),
        !otherSuffixes.contains(where: { entry.name.hasSuffix($0) })
      {
        sets.open.append(path)
      }
    }
  }

  private func contents(of folder: String) -> JSON? {
    guard let bytes = try? environment.read(folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  // MARK: Colours

  private func knownColor(_ name: String, isDark: Bool) -> AssetColor? {
    let key = (isDark ? "dark " : "light ") + name
    if let known = cache.state.withLock({ $0.known[key] }) { return known }
    let color = color(name, isDark: isDark)
    cache.state.withLock { $0.known[key] = .some(color) }
    return color
  }

  private func color(_ name: String, isDark: Bool) -> AssetColor? {
    guard let entries = folder(name, \.colors).flatMap(contents)?["colors"]?.array else { return nil }
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

  /// `0.5`, `0x80` and `128` mean the same.
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

  private func image(_ name: String, isDark: Bool) -> PictureAsset? {
    guard let folder = folder(name, \.images), let contents = contents(of: folder) else { return nil }
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
      guard let file = entry.element["filename"]?.string, !file.contains("/"), let format = format(of: file),
        let bytes = try? environment.read(folder + "/" + file), bytes.count <= Self.largestImage
      else { continue }
      let intent = contents["properties"]?["template-rendering-intent"]?.string
      return PictureAsset(file: PictureImage(format: format, bytes: bytes), isTemplate: intent == "template")
    }
    return nil
  }

  private func format(of file: String) -> PictureImage.Format? {
    let name = file.lowercased()
    if name.hasSuffix(".png") { return .png }
    if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") { return .jpeg }
    return name.hasSuffix(".svg") ? .svg : nil
  }
}

/// Folders in which no catalogue is looked for.
private let otherFolders: Set<String> = ["build", "DerivedData", "node_modules"]
private let otherSuffixes = [
  ".appiconset", ".brandassets", ".framework", ".launchimage", ".lproj", ".xcdatamodeld", ".xcodeproj",
  ".xcworkspace",
]

/// What has been read of the asset catalogues below one folder.
///
/// Nothing in it is read again: after a change of a catalogue, another cache takes its place.
package final class AssetCache: Sendable {
  fileprivate struct Sets {
    /// The folder of each name that was met.
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    /// Folders that are still to be listed, the next one last.
    var open: [String]
    /// How many folders may still be met.
    var left = 200_000
  }

  fileprivate struct State {
    /// nil until a name is looked for: most documents ask for none.
    var sets: Sets?
    /// What the catalogues say, by appearance and name.
    var known: [String: AssetColor?] = [:]
  }

  fileprivate let state = Mutex(State())

  package init() {}

  /// The files that say what catalogues hold of colours, as a pattern of the protocol.
  package static let watchedFiles = "**/*.colorset/Contents.json"

  /// Whether a change of a file or folder may alter what has been read.
  ///
  /// - Parameter path: Relative or absolute.
  package static func depends(on path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") }
  }
}

extension JSON {
  /// Whether an entry of an asset catalogue is for the dark appearance.
  fileprivate var isDark: Bool {
    self["appearances"]?.array?.contains { $0["value"]?.string == "dark" } ?? false
  }
}

extension String {
  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
