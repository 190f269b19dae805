import Syntax

/// Whether a file may be an image that programs load by its name.
package func isImage(_ fileName: String) -> Bool {
  guard let dot = fileName.utf8.lastIndex(of: 0x2E) else { return false }
  return imageSuffixes.contains(fileName[fileName.utf8.index(after: dot)...].lowercased())
}

/// Whether a folder of an asset catalog is an image or a color.
package func isAsset(_ folderName: String) -> Bool {
  guard let dot = folderName.utf8.lastIndex(of: 0x2E) else { return false }
  return assetSuffixes.contains(String(folderName[folderName.utf8.index(after: dot)...]))
}

private let imageSuffixes: Set = [
  "png", "jpg", "jpeg", "gif", "tif", "tiff", "pdf", "heic", "icns", "ico", "bmp", "svg", "webp", "cur",
  "psd",
  "exr", "jp2",
]
private let assetSuffixes: Set = [
  "imageset", "colorset", "symbolset", "imagestack", "appiconset", "launchimage", "iconset",
  "complicationset",
  "cubetextureset", "textureset",
]

func isColorSet(_ path: String) -> Bool { folder(of: path).hasSuffix(".colorset") }

/// The names by which programs know an image or a color.
///
/// A name in an asset catalog is that of the folder, perhaps after the names of groups around it; elsewhere that of the file,
/// with or without extension and device suffixes.
func assetNames(_ path: String) -> [String] {
  let file = fileName(path)
  guard file == "Contents.json" else {
    let stem = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    var names = [file, stem]
    var rest = stem[...]
    while let end = imageVariants.first(where: rest.hasSuffix) {
      rest = rest.dropLast(end.count)
      names += [String(rest), String(rest + file.dropFirst(stem.count))]
    }
    return names
  }
  var components = folder(of: path).split(separator: "/").map(String.init)
  guard let last = components.popLast() else { return [] }
  let name = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
  let groups = components.reversed().prefix { !$0.hasSuffix(".xcassets") }
  return groups.reduce(into: [name]) { $0.append($1 + "/" + ($0.last ?? name)) }
}

private let imageVariants =
  ["@1x", "@2x", "@3x", "-568h", "-Portrait", "-Landscape"] + deviceSuffixes
