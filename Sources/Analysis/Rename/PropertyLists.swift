import AppleFacts
import Index
import Syntax
import Text

/// Names in property lists, scripting definitions and Core Data models; code may look up classes and methods by them.
extension RenameDraft {
  /// Adds each text that is just the name of a class, perhaps after a module's name. The change is only possible in a property
  /// list, or if the name may mean another class.
  ///
  /// - Parameter isOnly: Whether Objective-C finds no other class by the name.
  mutating func addPropertyLists(ofClass old: String, to new: String, isOnly: Bool) throws(RenameRefusal) {
    for list in try propertyLists(holding: old) {
      let bytes = try texts.text(of: list.file)
      let texts = bytes.withSpan { list.texts(old, isClass: true, in: $0) }
      for range in texts {
        guard !list.isBinary else {
          mentions.count(range, in: list.file)
          continue
        }
        let isCertain = isOnly && list.namesClass(range, in: bytes)
        changes.replace(
          old, with: new, at: range, in: list.file,
          isCertain ? .certain : .possible("a string in this \(list.noun) is the name"))
      }
    }
  }

  /// Adds each text that is an action's selector: as certain if no other class responds to it, else as possible. A text that is
  /// just a word, such as an outlet's name, may mean anything and is only counted.
  mutating func addPropertyLists(of family: MemberFamily, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    var seen: Set<String> = []
    for case (let old, let new)? in renamed.map(\.keys) where seen.insert(old).inserted {
      var known: ReferenceCertainty?
      for list in try propertyLists(holding: old) {
        let texts = try texts.text(of: list.file).withSpan { list.texts(old, isClass: false, in: $0) }
        guard !texts.isEmpty else { continue }
        // A selector that the SDK has too most likely means the SDK's action.
        guard old.hasSuffix(":"), !list.isBinary, !AppleSDK.isAction(old, on: .all),
          !AppleSDK.isUndeclaredAction(old)
        else {
          for range in texts { mentions.count(range, in: list.file) }
          continue
        }
        let certainty: ReferenceCertainty
        if let known {
          certainty = known
        } else {
          certainty = try self.certainty(ofSelector: old, in: list, family)
        }
        known = certainty
        for range in texts { changes.replace(old, with: new, at: range, in: list.file, certainty) }
      }
    }
  }

  private mutating func certainty(
    ofSelector selector: String, in list: PropertyListTexts, _ family: MemberFamily
  ) throws(RenameRefusal) -> ReferenceCertainty {
    if !selector.hasPrefix("_"), try isOnlyAnswer(family, to: selector) { return .certain }
    return .possible("'\(selector)' in this \(list.noun) may be meant for another class")
  }

  private mutating func propertyLists(holding name: String) throws(RenameRefusal) -> [PropertyListTexts] {
    var result: [PropertyListTexts] = []
    for file in try texts.files(.project, holding: [name]) {
      guard case .project(let facts)? = snapshot[file]?.facts else { continue }
      switch facts {
      case .plist, .propertyList:
        let form = PropertyListTexts.Form(path: snapshot.path(of: file))
        result.append(PropertyListTexts(file: file, of: try texts.text(of: file), form))
      case .xcode, .settings, .package, .translations, .asset, .dependencies: continue
      }
    }
    return result
  }
}

/// The texts of a property list in any of its three formats, of a scripting definition or of a Core Data model.
private struct PropertyListTexts {
  enum Form {
    case propertyList, scriptingDefinition, dataModel

    init(path: String) {
      self =
        path.hasSuffix(".sdef")
        ? .scriptingDefinition : path.hasSuffix("contents") ? .dataModel : .propertyList
    }

    var noun: String {
      switch self {
      case .propertyList: "property list"
      case .scriptingDefinition: "scripting definition"
      case .dataModel: "data model"
      }
    }

    /// The attributes that name a class, or a member of one; nil where elements do.
    func attributes(isClass: Bool) -> [String]? {
      switch self {
      case .propertyList: nil
      // A scripting definition has elements such as `<cocoa class="Name" key="name" method="name:"/>`.
      case .scriptingDefinition: isClass ? ["class"] : ["key", "method"]
      // A data model has elements such as `<entity name="Person" representedClassName=".Person"/>`.
      case .dataModel: isClass ? ["representedClassName", "customClassName", "valueTransformerName"] : []
      }
    }
  }

  var file: FileID
  /// Whether the list is binary; its texts have their length before them and are not edited.
  var isBinary: Bool
  private var form: Form

  var noun: String { form.noun }

  init(file: FileID, of bytes: [UInt8], _ form: Form) {
    self.file = file
    self.form = form
    isBinary = bytes.starts(with: Array("bplist0".utf8))
  }

  /// The places where a whole text is the name: in an element, or in a string of the older format. A class may have its module
  /// before it.
  func texts(_ name: String, isClass: Bool, in bytes: Span<UInt8>) -> [ByteRange] {
    SearchText(Array(name.utf8)).ranges(in: bytes).filter { range in
      if isBinary { return isBinaryText(range, bytes) }
      guard range.lower > 0, range.upper < bytes.count, !namesBundle(range.lower, bytes) else { return false }
      let (before, after) = (bytes[range.lower - 1], bytes[range.upper])
      if let attributes = form.attributes(isClass: isClass), !isValue(of: attributes, range.lower, bytes) {
        return false
      }
      if isClass, before == UInt8(ascii: ".") {
        return after == UInt8(ascii: "<") || after == UInt8(ascii: "\"")
      }
      switch before {
      case UInt8(ascii: ">"): return after == UInt8(ascii: "<")
      case UInt8(ascii: "\""): return after == UInt8(ascii: "\"")
      // The older format writes `Class = Name;` and `(One, Two)`.
      case 0x20, 0x09, 0x0A, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","):
        return bytes[0] != UInt8(ascii: "<") && ";, \n)".utf8.contains(after)
      default: return false
      }
    }
  }

  /// Whether an attribute for classes names the class at a place; a value in a property list may be any text.
  func namesClass(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<range.lower].suffix(2)
    return form != .propertyList && (before.last == UInt8(ascii: "\"") || before.elementsEqual("\".".utf8))
  }

  /// Whether a text is a whole string of a binary list: its length is in the low bits of the byte before it, or in a number
  /// there.
  private func isBinaryText(_ range: ByteRange, _ bytes: Span<UInt8>) -> Bool {
    let length = range.length
    func byte(_ back: Int) -> Int? { range.lower >= back ? Int(bytes[range.lower - back]) : nil }
    if length < 15 { return byte(1) == 0x50 + length }
    if length < 0x100 { return byte(3) == 0x5F && byte(2) == 0x10 && byte(1) == length }
    return byte(4) == 0x5F && byte(3) == 0x11 && byte(2) == length >> 8 && byte(1) == length & 0xFF
  }
}

/// Whether a text is in the value of one of some attributes, perhaps after other words and dots.
private func isValue(of attributes: [String], _ place: Int, _ bytes: Span<UInt8>) -> Bool {
  var quote = place - 1
  while quote > 0, bytes[quote] == UInt8(ascii: ".") || Ascii.isWordByte(bytes[quote]) { quote -= 1 }
  return attributes.contains { attribute in
    let text = Array(attribute.utf8) + Array("=\"".utf8)
    let start = quote + 1 - text.count
    return start > 0 && bytes[start - 1] <= 0x20 && text.indices.allSatisfy { bytes[start + $0] == text[$0] }
  }
}

/// Whether the key before a value is one for the bundle, such as `CFBundleName`.
private func namesBundle(_ value: Int, _ bytes: Span<UInt8>) -> Bool {
  let key = Array("<key>CFBundle".utf8)
  var offset = value
  while offset > max(0, value - 200) {
    offset -= 1
    guard bytes[offset] == key[0], offset + key.count <= value, bytes[offset + 1] == key[1],
      bytes[offset + 2] == key[2]
    else { continue }
    return key.indices.allSatisfy { bytes[offset + $0] == key[$0] }
  }
  return false
}

/// The replacement of a name in a property list, as its format writes it.
func replacement(of reference: PlistReference, with new: String, in bytes: [UInt8]) -> TextReplacement {
  let isXML = bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  guard isXML else { return xcodeReplacement(of: reference.range, with: new, in: bytes) }
  return TextReplacement(
    range: reference.range, old: SourceText(bytes).string(reference.range), new: xmlEscaped(new))
}
