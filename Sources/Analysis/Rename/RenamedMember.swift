import Syntax

/// A member before and after a rename, with the names for code and for documents.
struct RenamedMember: Hashable {
  var old: CodeMember
  var new: CodeMember

  /// The names that documents use, if they differ.
  var keys: (old: String, new: String)? {
    guard let before = old.documentKey, let after = new.documentKey, before != after else { return nil }
    return (before, after)
  }

  /// The names without the underscore of a variable; the accessors' names are formed from them. The new name keeps its underscore
  /// if the old one has none.
  var variableKeys: (old: String, new: String) {
    let keepsUnderscore = old.variableKey != old.name && new.name.hasPrefix("_")
    return (old.variableKey, keepsUnderscore ? String(new.name.dropFirst()) : new.name)
  }

  /// Whether the name in Swift stays, and only the argument of `@objc(name)` changes.
  var changesOnlyObjCName: Bool { old.name == new.name && old.objcName != new.objcName }
}

extension CodeMember {
  /// The labels in parentheses, such as `(_:with:)`.
  var labels: String { "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// A member under the name that a user typed for it.
///
/// In code the user types the base name or the whole name with its labels; in a document a key, a selector or a base name.
func renamed(
  _ member: CodeMember, to typed: String, on side: SymbolSide, language: CodeOutline.Language
) throws(RenameRefusal) -> RenamedMember {
  var new = member
  if side == .document, let objcName = member.objcName {
    new.objcName = try objcSpelling(of: objcName, typed)
    if member.kind == .method { new.selector = new.objcName }
  } else if member.isVariable {
    new.name = try NewName(typed).text
    if side == .document, member.kind == .instanceVariable, member.name.hasPrefix("_"),
      !new.name.hasPrefix("_")
    {
      new.name = "_" + new.name
    }
  } else if language == .objectiveC {
    new.selector = try objcSpelling(of: member.selector ?? member.name, typed)
    new.name = String((new.selector ?? "").prefix { $0 != ":" })
  } else {
    new.name = try baseName(of: member, typed).text
    if member.objcName == nil { new.selector = selector(of: new) }
  }
  if language == .objectiveC, objectiveCKeywords.contains(new.name) {
    throw RenameRefusal(.name, "'\(new.name)' is a keyword of Objective-C")
  }
  return RenamedMember(old: member, new: new)
}

private func selector(of member: CodeMember) -> String {
  objcSelector(
    baseName: member.name, parameters: member.parameters, isInitializer: false,
    isThrowing: member.flags.contains(.throws), isAsync: member.flags.contains(.async))
}

/// The base name of a Swift method for which a user typed a base name, `name(label:)` or a selector.
private func baseName(of member: CodeMember, _ typed: String) throws(RenameRefusal) -> NewName {
  if let open = typed.firstIndex(of: "("), typed.hasSuffix(")") {
    let name = try NewName(String(typed[..<open]))
    try refuseOtherLabels(typed[open...], than: member.labels, behind: name)
    return name
  }
  guard typed.utf8.contains(0x3A) else { return try NewName(typed) }
  // The selector may come from several base names, so each is tried.
  let piece = String(typed.prefix { $0 != ":" })
  var candidates = [piece]
  if let label = member.parameters.first?.label {
    let raised = label.prefix(1).uppercased() + label.dropFirst()
    for suffix in ["With" + raised, raised] where piece.hasSuffix(suffix) {
      candidates.append(String(piece.dropLast(suffix.count)))
    }
  }
  for candidate in candidates where isIdentifier(candidate) {
    var renamed = member
    renamed.name = candidate
    if selector(of: renamed) == typed { return try NewName(candidate) }
  }
  guard isIdentifier(piece) else { throw RenameRefusal(.name, "'\(typed)' is not a valid selector") }
  var renamed = member
  renamed.name = piece
  throw RenameRefusal(
    .name,
    "the selector of '\(member.name)' can't become '\(typed)': '\(piece)' would have the selector '\(selector(of: renamed))'"
  )
}

private func refuseOtherLabels(
  _ typed: Substring, than labels: String, behind name: NewName
) throws(RenameRefusal) {
  if typed == labels { return }
  throw RenameRefusal(
    .name,
    "only the name before '\(labels)' can be changed, not the labels; type '\(name.text)' or '\(name.text)\(labels)'"
  )
}

/// A selector or a key of Objective-C with a typed name: the user types all of it, or only the first piece.
private func objcSpelling(of old: String, _ typed: String) throws(RenameRefusal) -> String {
  let oldPieces = old.split(separator: ":", omittingEmptySubsequences: false)
  if let open = typed.firstIndex(of: "("), typed.hasSuffix(")") {
    // The user typed the name in the form in which Swift calls the method.
    let labels = oldPieces.enumerated().dropLast().map { $0 == 0 || $1.isEmpty ? "_:" : $1 + ":" }.joined()
    let name = try NewName(String(typed[..<open]))
    try refuseOtherLabels(typed[open...], than: "(" + labels + ")", behind: name)
    return try objcSpelling(of: old, name.text)
  }
  guard typed.utf8.contains(0x3A) else {
    let first = try NewName(typed).text
    return ([first] + oldPieces.dropFirst().map(String.init)).joined(separator: ":")
  }
  let pieces = typed.split(separator: ":", omittingEmptySubsequences: false)
  guard pieces.count == oldPieces.count else {
    let first = pieces.first.map(String.init) ?? ""
    let fitting = ([first] + oldPieces.dropFirst().map(String.init)).joined(separator: ":")
    throw RenameRefusal(
      .name, "'\(typed)' and '\(old)' have different numbers of arguments; type '\(fitting)'")
  }
  guard pieces.last == "", pieces.dropLast().allSatisfy({ $0.isEmpty || isIdentifier($0) }),
    pieces.first?.isEmpty == false
  else { throw RenameRefusal(.name, "'\(typed)' is not a valid selector") }
  return typed
}
