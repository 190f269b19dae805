import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Nothing is drawn for the image; an image literal ends the app.
  package static let missingImage = DiagnosticRule(
    "missing-image", .warning, "No image has the name",
    checks: .code { $0.missingAssets(.image) }, .objects { $0.missingResources(.image, severity: .warning) }
  )
  .fixed(by: .name, .resource)
}

extension CodeContext {
  /// The findings for images or colors that code uses, and that no catalog and no file has.
  func missingAssets(_ kind: SharedNameKind) -> [Finding] {
    let roles: [NameUse.Role] = [.required, .attempted]
    let missing = roles.flatMap { query.missingNames(kind, $0, in: file) }
    guard !missing.isEmpty, query.isListed(source: file) != .no,
      !query.targets(compiling: file).contains(where: { $0.product == .tests }),
      let text = query.text(of: file).current
    else { return [] }
    // A loose file beside projects may be a note that nothing compiles.
    let isCompiled =
      query.isListed(source: file) == .yes || query.snapshot.nameIndex.documents.projects.isEmpty
    return missing.compactMap { missing in
      guard !missing.use.isConditional, !query.isHidden(missing.use, in: file),
        query.isLacking(missing.text, kind),
        query.isMissed(by: missing.suggestion, in: file),
        !hasFallback(after: missing.use.range.upper, text)
      else { return nil }
      var finding = Finding(
        missing, in: self, "no \(NameKind.of(kind).noun) in this workspace has the name '\(missing.text)'",
        severity: missing.use.role == .required && isCompiled ? .error : nil)
      let call = ByteRange(max(0, missing.use.range.lower - mostOfCall), missing.use.range.lower)
      if SourceText(text).string(call).contains("NSImage") { finding.evidence?.further.append(ofNamesGiven) }
      if missing.use.role == .required { finding.evidence?.further.append(ofTypesWithLiterals) }
      return finding
    }
  }
}

/// An image or a color that a document shows and the workspace lacks.
private struct LackingAsset {
  var name: String
  /// The name that is most likely meant.
  var near: String?
  /// The attributes with the name, first those of objects.
  var places: [ByteRange]
}

extension DocumentContext {
  /// The findings for images or colors that the document shows, and that no catalog and no file has.
  func missingResources(_ kind: SharedNameKind, severity: Diagnostic.Severity) -> [Finding] {
    guard query.snapshot.coverage.isWhole, query.isListed(document: file) != .no,
      !query.lacksDocument(with: file)
    else { return [] }
    return lackingAssets(kind).map { asset in
      var finding = Finding(
        range: asset.places[0],
        message: "no \(NameKind.of(kind).noun) in this workspace has the name '\(asset.name)'",
        severity: severity)
      finding.subject = subject(around: asset.places[0].lower)
      if kind == .image, outline.platform == .macOS { finding.evidence = ofNamesGiven }
      return finding.suggesting(asset.near)
    }
  }

  /// The images or colors of the document that are missed, each with at least one place.
  fileprivate func lackingAssets(_ kind: SharedNameKind) -> [LackingAsset] {
    let listed = outline.resources.filter { $0.isColor == (kind == .color) }
    // If the workspace has no names at all, they are likely to be elsewhere.
    guard !listed.isEmpty, !query.declaredNames(kind).isEmpty, let text else { return [] }
    lazy var names = query.names(kind, with: file)
    let lacking = listed.filter { query.isLacking($0.name, kind) }.map { resource in
      LackingAsset(
        name: resource.name, near: misspelled(resource.name, among: names),
        places: uses(of: resource, in: text) + [resource.range])
    }.filter { $0.places.count > 1 && query.isMissed(by: $0.near, in: file) }
    // Interface Builder lists each name that it writes, so a name that is not listed was altered by hand.
    let unlisted = unlistedValues(kind, in: text.bytes).compactMap { name, offsets -> LackingAsset? in
      guard query.isLacking(name, kind), let near = misspelled(name, among: names),
        listed.contains(where: { $0.name == near })
      else { return nil }
      let places = offsets.compactMap { offset -> ByteRange? in
        guard let attribute = attribute(at: offset, in: text.bytes), attribute.asset == kind else {
          return nil
        }
        // The colors of the system are in catalogs, and others have components.
        let isOther = ["catalog", "colorSpace"].contains { attribute.attributes[$0] != nil }
        return isOther || ["image", "namedColor"].contains(attribute.element) ? nil : attribute.value
      }
      return places.isEmpty ? nil : LackingAsset(name: name, near: near, places: places)
    }
    return lacking + unlisted.sorted { $0.places[0].lower < $1.places[0].lower }
  }

  /// The offsets of the values of attributes that may name images or colors, by the names that the document's resources don't list.
  private func unlistedValues(_ kind: SharedNameKind, in bytes: [UInt8]) -> [String: [Int]] {
    let sign = SearchText(Array((kind == .color ? " name=\"" : "mage=\"").utf8))
    let listed = Set(outline.resources.map(\.name))
    return bytes.withSpan { sign.ranges(in: $0) }.reduce(into: [:]) { result, found in
      let value = bytes[found.upper...].prefix { !"\"<".utf8.contains($0) }
      let name = String(decoding: value, as: UTF8.self)
      if !name.isEmpty, !listed.contains(name), !name.contains("&"), !name.contains(":") {
        result[name, default: []].append(found.upper)
      }
    }
  }

  /// The attributes that name an image or a color.
  func uses(of resource: InterfaceResource, in text: SourceText) -> [ByteRange] {
    let bytes = text.bytes
    return bytes.withSpan { SearchText(Array("=\"\(xmlEscaped(resource.name))\"".utf8)).ranges(in: $0) }
      .compactMap { range in
        let attribute = text.string(wordRange(around: range.lower, in: bytes))
        let value = ByteRange(range.lower + 2, range.upper - 1)
        let isUse = resource.isColor ? attribute == "name" : attribute.lowercased().hasSuffix("image")
        return isUse && value != resource.range ? value : nil
      }
  }
}

/// The fix that changes the name of an image or a color everywhere in the document to the most likely one.
func resourceFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  [.image, .color].flatMap(document.lackingAssets).flatMap { asset -> [CodeAction] in
    guard asset.places[0] == diagnostic.range, let name = asset.near else { return [] }
    return document.fix(
      "Change to '\(name)'", isPreferred: true, of: diagnostic, replacing: asset.places, by: name)
  }
}

extension Query {
  /// Whether a type of the workspace hides the module's type that makes an image or a color of a name, or an extension has an
  /// initializer that may be meant.
  fileprivate func isHidden(_ use: NameUse, in file: FileID) -> Bool {
    guard case .new(let name) = use.receiver else { return false }
    let types = snapshot.nameIndex.types
    if types.byName[name, default: []].contains(where: { mayMeet(file, $0.file) })
      || !snapshot.aliases(of: name).isEmpty
    {
      return true
    }
    return types.extensions[name, default: []].contains { id in
      guard mayMeet(file, id.file), let range = snapshot.type(id)?.range, let text = source(of: id.file)
      else {
        return false
      }
      return SearchText(Array("init(".utf8)).occurs(in: Array(text.string(range).utf8))
    }
  }

  /// Whether the workspace has no image or color of a name. False for a framework's images, for a path, for the icons that Xcode
  /// makes, and for the first part of the names of an animation's images.
  fileprivate func isLacking(_ name: String, _ kind: SharedNameKind) -> Bool {
    let documents = snapshot.nameIndex.documents
    let known = kind == .color ? documents.colors : documents.images
    let stem = isImage(name) ? name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex) : name[...]
    return !name.hasPrefix("NS") && !name.contains("/") && !name.hasPrefix("AppIcon")
      && [name, String(stem), stem + "0", stem + "1", stem + "01", stem + "001"].allSatisfy {
        known[$0] == nil
      }
      && !targetMap.targets.contains { $0.imagesOutside.contains(name) }
  }

  /// Whether a name that nothing has is reported. A missing dependency may have any name, so if one is missing, only a name that
  /// is most likely misspelled is reported.
  fileprivate func isMissed(by near: String?, in file: FileID) -> Bool {
    near != nil || !lacksDependencies(around: file)
  }
}

/// The greatest distance, in bytes, from the name of a type to its argument.
private let mostOfCall = 40

/// The evidence that code gives names to images itself: AppKit finds an image by any of these names.
private let ofNamesGiven = Evidence.refuting([AskedName("setName")]) { query in
  query.snapshot.findUses(of: AskedName("setName")).byFile.contains { file, _ in
    guard let code = query.code(in: file) else { return true }
    // Threads, files and other objects have names as well.
    return code.places(of: AskedName("setName")).contains { place in
      code.receiver(ofMemberAt: place).map { $0.isEmpty || $0.lowercased().contains("image") }
        ?? query.ownChains(at: place, in: file).contains { chain in
          chain.appleClass.map { AppleSDK.isSubclass($0.name, of: "NSImage", on: .all) } ?? !chain.isKnown
        }
    }
  }
}

/// The evidence that a type of the app takes image literals as well: its initializer decides what happens without the image.
private let ofTypesWithLiterals = Evidence.refuting([AskedName(typeWithLiterals)]) { query in
  query.snapshot.findUse(of: AskedName(typeWithLiterals)) != nil
}
private let typeWithLiterals = "_ExpressibleByImageLiteral"

/// Whether another value replaces a missing one in a call that ends after an argument, as in `?? other`.
private func hasFallback(after argument: Int, _ text: [UInt8]) -> Bool {
  let rest = text[min(argument, text.count)...].drop { "\") \n\t".utf8.contains($0) }
  return rest.starts(with: "??".utf8)
}
