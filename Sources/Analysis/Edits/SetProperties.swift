import Syntax
import Text

extension DocumentOperation {
  /// Sets properties of an object by their paths, such as `title` or `normal.title`; null removes one.
  static let set = DocumentOperation("set", ["set"]) { arguments, editor throws(OperationRefusal) in
    let values = try arguments.properties("set")
    if values.isEmpty { throw OperationRefusal("'set' lacks 'set', an object such as {\"title\": \"Done\"}") }
    try editor.set(values, of: try arguments.text("id"))
  }

  /// Gives an object a custom class; null as the name removes the class.
  static let setClass = DocumentOperation("setClass", ["name", "module", "inherit"]) {
    arguments, editor throws(OperationRefusal) in
    guard arguments.names.contains("name") else {
      throw OperationRefusal("'setClass' lacks 'name'; null removes the class")
    }
    try editor.setClass(
      of: try arguments.text("id"), to: try arguments.optionalText("name"),
      try arguments.optionalText("module"), isOfTarget: try arguments.flag("inherit"))
  }
}

extension DocumentEditor {
  mutating func set(_ values: [PropertyValue], of id: String) throws(OperationRefusal) {
    let object = try element(id)
    var changes: [DocumentElement: [AttributeChange]] = [:]
    var edits: [Edit] = []
    var paths: Set<String> = []
    for value in values {
      guard paths.insert(value.path).inserted else {
        throw OperationRefusal("'\(value.path)' is set twice")
      }
      var steps = value.path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let name = steps.removeLast()
      var target = object
      for step in steps {
        guard let child = target.children.first(where: { $0["key"] == step || $0.name == step }) else {
          throw OperationRefusal("\(described(target)) has no '\(step)', which '\(value.path)' asks for")
        }
        target = child
      }
      guard isXMLName(name) else { throw OperationRefusal("'\(value.path)' names no property") }
      let long = target.children.first {
        $0["key"] == name && ($0.name == "string" || $0.name == "mutableString")
      }
      if let long, let new = value.value {
        edits.append(try textEdit(of: long, new, value.path))
        continue
      }
      if ["id", "key", "sceneID", "sceneMemberID"].contains(name) {
        throw OperationRefusal("'\(name)' holds the document together and can't be set")
      }
      if name.hasPrefix("customModule") || name == "customClass" {
        throw OperationRefusal("'\(name)' is set by 'setClass'")
      }
      if target.attributes.allSatisfy({ $0.name != name }) {
        if value.value == nil { throw OperationRefusal("\(described(target)) has no '\(name)' to remove") }
        if let known = attributeOrder(of: target), !known.contains(name) {
          notes.append("'\(name)' was never seen on a \(target.name)")
        }
      }
      changes[target, default: []].append(AttributeChange(name: name, value: value.value))
    }
    for (element, changes) in changes {
      edits += try attributeEdits(element, changes)
    }
    try apply(edits)
  }

  mutating func setClass(
    of id: String, to name: String?, _ module: String?, isOfTarget: Bool
  ) throws(OperationRefusal) {
    if name == "" { throw OperationRefusal("the name of a class is empty; null removes the class") }
    let object = try element(id)
    if object.parent?.name == "connections", object.name != "segue" {
      throw OperationRefusal("\(described(object)) is a connection, which has no class")
    }
    if name == nil, module != nil || isOfTarget {
      throw OperationRefusal("a module without a class says nothing; give 'name' as well")
    }
    try apply(try classEdits(object, name, module, isOfTarget: isOfTarget))
  }

  /// The edits that give an object a class with its module; a nil name removes the class.
  func classEdits(
    _ object: DocumentElement, _ name: String?, _ module: String? = nil, isOfTarget: Bool = false
  ) throws(OperationRefusal) -> [Edit] {
    // An empty provider says the same as none, so it stays.
    let provider = name == nil || object["customModuleProvider"] != "" ? nil : ""
    return try attributeEdits(
      object,
      [
        AttributeChange(name: "customClass", value: name),
        AttributeChange(name: "customModule", value: module),
        AttributeChange(name: "customModuleProvider", value: isOfTarget ? "target" : provider),
      ])
  }

  /// Replaces the text of a `<string>`.
  private func textEdit(
    of element: DocumentElement, _ new: String, _ path: String
  ) throws(OperationRefusal) -> Edit {
    guard !element.hasChildren, element.attributes.allSatisfy({ $0.name != "base64-UTF8" }) else {
      throw OperationRefusal("'\(path)' is not plain text, and can't be set")
    }
    let closing = "</\(element.name)>"
    let range = ByteRange(element.startTag.upper, element.range.upper - closing.utf8.count)
    guard element.startTag != element.range,
      text.holds(closing, at: ByteRange(range.upper, element.range.upper))
    else { throw OperationRefusal("'\(path)' is empty, and can't be set") }
    try refuseControls(in: new, path)
    // Between tags, quotation marks and line breaks need no escaping.
    return Edit(range, xmlEscaped(new).replacing("&quot;", with: "\""))
  }
}

extension DocumentEditor {
  /// Replaces the values at some places: of attributes, parts of these, or the text of elements. nil removes the attributes.
  mutating func replace(_ places: [ByteRange], by value: String?) throws(OperationRefusal) {
    var edits: [Edit] = []
    for place in places {
      let element = try element(at: place)
      if let value, place == element.textRange {
        edits.append(Edit(place, try written(value)))
        continue
      }
      let attribute = element.attributePlaces.first {
        $0.value.lower <= place.lower && place.upper <= $0.value.upper
      }
      guard let attribute else { throw OperationRefusal("no value is there") }
      if let value, place != attribute.value {
        edits.append(Edit(place, try written(value, in: attribute.value)))
      } else {
        edits += try attributeEdits(element, [AttributeChange(name: attribute.name, value: value)])
      }
    }
    try apply(edits)
  }

  /// The text in the form of an attribute's value, or of a part of it. Only a damaged value lacks its closing quotation mark.
  private func written(_ text: String, in value: ByteRange? = nil) throws(OperationRefusal) -> String {
    let escaped = xmlEscaped(text).replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
      .replacing("\t", with: "&#9;")
    guard let value else { return escaped }
    switch self.text.string(ByteRange(value.upper, value.upper + 1)) {
    case "\"": return escaped
    case "'": return escaped.replacing("'", with: "&apos;")
    default: throw OperationRefusal("the text is damaged")
    }
  }

  /// The edits that set attributes of one element; missing ones are inserted where Interface Builder writes them.
  func attributeEdits(
    _ element: DocumentElement, _ changes: [AttributeChange]
  ) throws(OperationRefusal) -> [Edit] {
    let present = element.attributePlaces
    let order = orders.allAttributes(of: element.name)
    var edits: [Edit] = []
    var insertions: [(offset: Int, rank: Int, text: String)] = []
    for change in changes {
      let known = present.first { $0.name == change.name }
      guard let value = change.value else {
        if let known {
          let lower = text.endOfText(before: known.whole.lower)
          edits.append(Edit(ByteRange(lower, known.whole.upper), ""))
        }
        continue
      }
      try refuseControls(in: value, change.name)
      if let known {
        edits.append(Edit(known.value, try written(value, in: known.value)))
        continue
      }
      let rank = order.firstIndex(of: change.name)
      // An unknown attribute goes before the id, where most of an element's own attributes end.
      let next = present.first { one in
        guard let rank else { return one.name == "id" }
        return order.firstIndex(of: one.name).map { $0 > rank } ?? false
      }
      let offset =
        next.map { text.endOfText(before: $0.whole.lower) }
        ?? present.last?.whole.upper ?? element.startTag.lower + 1 + element.name.utf8.count
      insertions.append((offset, rank ?? 0, " \(change.name)=\"\(try written(value))\""))
    }
    // Elements at one place are in Interface Builder's order as well.
    for place in Dictionary(grouping: insertions, by: \.offset) {
      let texts = place.value.sorted { $0.rank < $1.rank }.map(\.text)
      edits.append(Edit(ByteRange(place.key, place.key), texts.joined()))
    }
    return edits
  }

  /// The attributes of an element in Interface Builder's order; nil for an unknown element.
  func attributeOrder(of element: DocumentElement) -> [String]? { orders.anyAttributes(of: element.name) }

  func refuseControls(in value: String, _ name: String) throws(OperationRefusal) {
    let isForbidden = value.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\t" && $0 != "\n" && $0 != "\r" || $0.value == 0xFFFE || $0.value == 0xFFFF
    }
    if isForbidden {
      throw OperationRefusal("the value of '\(name)' has a character that XML does not allow")
    }
  }
}

/// Whether a text can be the name of an attribute as Interface Builder writes it.
private func isXMLName(_ name: String) -> Bool {
  guard let first = name.utf8.first, Ascii.isWordByte(first), !(0x30...0x39).contains(first) else {
    return false
  }
  return name.utf8.allSatisfy { Ascii.isWordByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
}
