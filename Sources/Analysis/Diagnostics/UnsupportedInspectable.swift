import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The Attributes inspector can't show an inspectable property: it needs a type that it can edit and a setter.
  package static let unsupportedInspectable = DiagnosticRule(
    "unsupported-inspectable", .warning, "The inspector can't edit the inspectable property",
    checks: .code(unsupportedInspectables)
  )
  .fixed(by: .code { $0.inspectableRepairs() })
}

private func unsupportedInspectables(_ code: CodeContext) -> [Finding] {
  let types = code.contents.types
  var found: [Finding] = []
  // The loop uses indices, since copying a type takes longer than reading its flags.
  for index in types.indices where types[index].memberFlags.contains(.inspectable) {
    let type = types[index]
    if type.flags.contains(.isLocal) { continue }
    for member in code.contents.readMembers(ofType: index) where member.flags.contains(.inspectable) {
      if let message = code.query.uneditableProperty(member, of: type) {
        found.append(Finding(range: member.nameRange, message: message))
      }
    }
  }
  return found
}

/// The platforms of a file of code, which states none: all.
private let platforms = ApplePlatforms.all

extension Query {
  /// The reason why the inspector can't show an inspectable property; nil where it may show it.
  fileprivate func uneditableProperty(_ member: CodeMember, of type: CodeType) -> String? {
    guard member.kind == .property else { return nil }
    if member.flags.contains(.constant) {
      return "Interface Builder can't set '\(member.name)', which is a constant; make it a 'var'"
    }
    guard let written = member.type else {
      // The type is a block or a pointer to a pointer.
      if type.flags.contains(.objectiveC) { return nil }
      return "'\(member.name)' has no written type, so Interface Builder may not show it; write its type"
    }
    let isObjectiveC = type.flags.contains(.objectiveC)
    let isEditable =
      isObjectiveC
      ? isEditableInObjectiveC(written) : self.isEditable(written, in: type.name, depth: 0)
    guard isEditable == .no else { return nil }
    let shown = isObjectiveC ? withoutOptional(written) : written
    return "Interface Builder can't edit '\(member.name)' of type '\(shown)'"
  }

  /// Whether the inspector can edit a type. Only classes and known structures are certain: other names may come from macros or a
  /// `typedef` outside of the workspace.
  private func isEditableInObjectiveC(_ written: String) -> Certainty {
    let plain = withoutOptional(written)
    if plain.hasPrefix("[") || uneditableStructures.contains(plain) { return .no }
    // The type has to be a pointer; `id` is written as AnyObject.
    guard plain != written, !editableTypes.contains(plain),
      snapshot.nameIndex.types.aliases[plain] == nil,
      case .classes(let chains) = meaning(of: plain, in: nil, on: platforms)
    else { return .unknown }
    return chains.map { chain in
      guard let name = chain.appleClass?.name else { return .unknown }
      let line = [name] + AppleSDK.superclasses(of: name, on: platforms)
      return editableTypes.isDisjoint(with: line) ? .no : .unknown
    }.anyOf
  }

  private func isEditable(_ written: String, in scope: String, depth: Int) -> Certainty {
    var name = Substring(written)
    while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
    if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = name.dropFirst(9).dropLast() }
    let plain = String(name)
    if editableTypes.contains(simpleName(plain)) { return .yes }
    if uneditableTypes.contains(plain) || plain.hasPrefix("[") || plain.hasPrefix("(") { return .no }
    let aliases = snapshot.nameIndex.types.aliases[simpleName(plain), default: []].compactMap(snapshot.alias)
    if !aliases.isEmpty {
      guard depth < 8 else { return .unknown }
      return aliases.map { isEditable($0.target, in: scope, depth: depth + 1) }.anyOf
    }
    switch meaning(of: plain, in: scope, on: platforms) {
    case .classes(let chains):
      return chains.map { chain in
        if !chain.isKnown { return .unknown }
        guard let appleClass = chain.appleClass else { return .no }
        // The inspector may edit a subclass of a color or an image as well, but no documentation says so.
        return editableTypes.contains(appleClass.name) ? .unknown : .no
      }.anyOf
    case .value, .protocols, .appleProtocol: return .no
    case .unknown: return .unknown
    }
  }
}

/// The types for which Interface Builder's inspector has an editor.
private let editableTypes: Set<String> = [
  "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
  "Double", "CGFloat", "NSInteger", "NSUInteger", "NSNumber", "String", "NSString", "CGPoint", "CGSize",
  "CGRect",
  "NSPoint", "NSSize", "NSRect", "NSRange", "UIColor", "NSColor", "UIImage", "NSImage",
]

private let uneditableStructures: Set<String> = [
  "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "CGAffineTransform",
]

/// The types of frameworks, beside classes, that occur in inspectable properties and that the inspector can't edit.
private let uneditableTypes: Set<String> = [
  "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "UIKeyboardType", "UIReturnKeyType",
  "UITextField.ViewMode", "UITextFieldViewMode", "NSTextAlignment", "UIRectCorner", "UIControl.State",
  "UIView.ContentMode", "UIViewContentMode", "UIFont.Weight", "CGAffineTransform", "CGColor", "URL", "Date",
  "Data",
  "Any", "AnyObject", "Selector", "IndexPath", "UIStatusBarStyle", "UIBarStyle",
  "UITextAutocapitalizationType",
  "UIBlurEffect.Style", "UIBlurEffectStyle", "CALayerContentsGravity", "CACornerMask",
]
