import AppleFacts
import Index
import Syntax
import Text

/// A declaration in code that a finding is about.
struct FaultyDeclaration {
  let diagnostic: Diagnostic
  let query: Query
  let type: TypeID
  /// The member; nil for a finding about the type itself.
  let id: MemberID?
  let text: SourceText

  private var member: CodeMember? { id.flatMap(query.snapshot.member) }

  private func action(_ title: String, isPreferred: Bool = false, _ edit: Edit?) -> [CodeAction] {
    edit.map { [CodeAction(title, isPreferred: isPreferred, $0, in: diagnostic.file, fixes: [diagnostic])] }
      ?? []
  }

  /// The fix that removes an outlet that no code uses.
  func removalOfOutlet() -> [CodeAction] {
    guard let member, query.snapshot.findUse(of: AskedName(member.name))?.contains(.inUse) != true else {
      return []
    }
    return action("Remove the declaration of '\(member.name)'", text.removal(ofLineOf: member))
  }

  func connectionsOrRemovalOfAction() -> [CodeAction] {
    guard let id, let member else { return [] }
    let connects = query.connectActions(forAction: id, fixing: diagnostic)
    if query.isObjectiveC(type) { return connects + query.removals(of: id, member, fixing: diagnostic) }
    return connects + action("Remove the method '\(member.name)'", text.removal(ofMethod: member))
  }

  /// The fixes that give a view the initializer that Interface Builder calls, or remove its mark.
  func designRepairs() -> [CodeAction] {
    if let member, member.kind != .initializer { return [] }
    guard let type = query.snapshot.type(type) else { return [] }
    var actions: [CodeAction] = []
    if id == nil, diagnostic.related.contains(where: { $0.file == diagnostic.file }),
      !type.flags.contains(.objectiveC)
    {
      actions += action(
        "Override 'init(frame:)' in '\(type.name)'", text.insertionOfFrameInitializer(in: type))
    }
    return actions
      + action(
        "Remove '@IBDesignable' from '\(type.name)'",
        text.removal(
          ofMark: ["@IBDesignable", "IB_DESIGNABLE"], before: type.nameRange, from: type.range.lower))
  }

  /// The fixes that declare an inspectable property so that the inspector can edit it, or remove its mark.
  func inspectableRepairs() -> [CodeAction] {
    guard let member else { return [] }
    let isSwift = query.snapshot.code(diagnostic.file)?.language == .swift
    var actions: [CodeAction] = []
    if isSwift {
      if member.flags.contains(.constant) {
        actions += action("Declare '\(member.name)' as a variable", text.variable(of: member))
      } else if member.type == nil, let type = text.literalType(of: member) {
        actions += action(
          "Declare '\(member.name)' as '\(type)'",
          Edit(ByteRange(member.nameRange.upper, member.nameRange.upper), ": " + type))
      }
    }
    // The mark also makes the property visible to Objective-C, and thus to run-time attributes.
    if isSwift, let type = query.snapshot.type(type),
      let mark = text.range(of: "@IBInspectable", in: ByteRange(member.start, member.nameRange.lower)),
      text.range(of: "@objc", in: ByteRange(member.start, member.nameRange.lower)) == nil,
      !type.attributes.contains("objcMembers"), !member.flags.contains(.outlet)
    {
      return actions
        + action("Mark '\(member.name)' '@objc' instead of '@IBInspectable'", Edit(mark, "@objc"))
    }
    return actions
      + action(
        "Remove '@IBInspectable' from '\(member.name)'",
        text.removal(
          ofMark: ["@IBInspectable", "IBInspectable"], before: member.nameRange, from: member.start))
  }

  /// The fix that marks the class that prepares for Interface Builder in vain.
  func designMark() -> [CodeAction] {
    // The attribute may be on an extension, but readers don't look for it there.
    guard member?.selector == "prepareForInterfaceBuilder",
      let declared = query.classes(declaredOrExtendedBy: type).first,
      let type = query.snapshot.type(declared), let text = query.source(of: declared.file),
      text.holds(name: simpleName(type.name), at: type.nameRange), type.range.lower <= type.nameRange.lower,
      query.snapshot.isOwn(declared.file)
    else { return [] }
    let (mark, end) =
      type.flags.contains(.objectiveC) ? ("IB_DESIGNABLE", text.newline) : ("@IBDesignable", " ")
    return [
      CodeAction(
        "Mark '\(type.name)' with '\(mark)'", isPreferred: true,
        Edit(ByteRange(type.range.lower, type.range.lower), mark + end), in: declared.file,
        fixes: [diagnostic])
    ]
  }
}

extension Query {
  /// The declaration that a finding is about; nil where the text differs from the analyzed one.
  func faultyDeclaration(_ diagnostic: Diagnostic, in code: CodeFile) -> FaultyDeclaration? {
    guard let text = source(of: diagnostic.file) else { return nil }
    for index in code.types.indices {
      let id = TypeID(file: diagnostic.file, index: index)
      let member = snapshot.readMembers(of: id).firstIndex { $0.nameRange == diagnostic.range }
      guard member != nil || code.types[index].nameRange == diagnostic.range else { continue }
      let isType = code.types[index].nameRange == diagnostic.range
      return FaultyDeclaration(
        diagnostic: diagnostic, query: self, type: id,
        id: isType ? nil : member.map { MemberID(type: id, index: $0) }, text: text)
    }
    return nil
  }

  /// The fix that removes a method of Objective-C from its declaration and its implementation.
  fileprivate func removals(
    of id: MemberID, _ member: CodeMember, fixing diagnostic: Diagnostic
  ) -> [CodeAction] {
    edits(ofRedeclarationsOf: id) { declared, text in
      let line = text.string(ByteRange(declared.nameRange.upper, text.nextLine(declared.nameRange.upper)))
      let isPrototype = line.contains(";") && !line.contains("{")
      return isPrototype ? text.removal(ofLineOf: declared) : text.removal(ofMethod: declared)
    }.map { [CodeAction(title: "Remove the method '\(member.name)'", edits: $0, fixes: [diagnostic])] } ?? []
  }

  /// The edits of the declaration and the implementation of a method of Objective-C; nil unless all of them can be edited.
  func edits(
    ofRedeclarationsOf id: MemberID, _ edit: (_ declared: CodeMember, SourceText) -> Edit?
  ) -> [FileEdits]? {
    var edits: [FileID: [Edit]] = [:]
    for other in redeclarations(of: id) {
      guard snapshot.isOwn(other.type.file), let declared = snapshot.member(other),
        let edit = source(of: other.type.file).flatMap({ edit(declared, $0) })
      else { return nil }
      edits[other.type.file, default: []].append(edit)
    }
    return edits.isEmpty ? nil : edits.sorted { $0.key < $1.key }.map { FileEdits(file: $0, edits: $1) }
  }
}

extension SourceText {
  /// The edit that removes a declaration on a separate line; nil for any other declaration.
  fileprivate func removal(ofLineOf member: CodeMember) -> Edit? {
    guard isFirstOnLine(member.start) else { return nil }
    let end = nextLine(member.nameRange.upper)
    let rest = string(ByteRange(member.nameRange.upper, end))
    let next = startOfText(behind: end)
    guard !rest.contains("{"), !rest.contains("="), next >= bytes.count || bytes[next] != UInt8(ascii: "{")
    else {
      return nil
    }
    return Edit(ByteRange(lineStart(member.start), end), "")
  }

  /// The edit that removes a method whose closing brace is aligned with its beginning, as formatters leave it; nil for any other.
  fileprivate func removal(ofMethod member: CodeMember) -> Edit? {
    guard isFirstOnLine(member.start) else { return nil }
    let indentation = indentation(at: member.start)
    let head = nextLine(member.nameRange.upper)
    let line = string(ByteRange(member.nameRange.upper, head))
    var end = head
    let written = line.filter { !$0.isWhitespace }
    if line.contains("{"), !written.hasSuffix("}") {
      let close = indentation + "}"
      while end < bytes.count {
        let next = nextLine(end)
        let content = string(ByteRange(end, next))
        if content.hasPrefix(close) {
          // The line may contain only the brace.
          guard content.dropFirst(close.count).allSatisfy(\.isWhitespace) else { return nil }
          end = next
          break
        }
        // Other text at the indentation of the method is not in its body.
        let isBlank = content.allSatisfy(\.isWhitespace)
        guard isBlank || content.hasPrefix(indentation + " ") || content.hasPrefix(indentation + "\t") else {
          return nil
        }
        end = next
      }
    } else if !written.hasSuffix("}") {
      return nil
    }
    // The blank line before the method is removed as well.
    var lower = lineStart(member.start)
    let previous = lineStart(lower - 1)
    if lower > 0, isBlank(previous, lower) { lower = previous }
    return Edit(ByteRange(lower, end), "")
  }

  fileprivate func removal(ofMark marks: [String], before name: ByteRange, from start: Int) -> Edit? {
    for mark in marks {
      guard let range = range(of: mark, in: ByteRange(start, name.lower)) else { continue }
      return Edit(ByteRange(range.lower, startOfText(behind: range.upper)), "")
    }
    return nil
  }

  /// The edit that makes a constant a variable.
  fileprivate func variable(of member: CodeMember) -> Edit? {
    let end = endOfText(before: member.nameRange.lower)
    let keyword = ByteRange(end - 3, end)
    return holds(word: "let", at: keyword) ? Edit(keyword, "var") : nil
  }

  /// The type that Swift infers for a property from the literal at the start of its value; nil for any other value.
  fileprivate func literalType(of member: CodeMember) -> String? {
    let rest = string(ByteRange(member.nameRange.upper, nextLine(member.nameRange.upper)))
    let assigned = rest.drop(while: \.isWhitespace)
    guard assigned.hasPrefix("=") else { return nil }
    let value = assigned.dropFirst().drop(while: \.isWhitespace)
    if value.hasPrefix("\"") {
      // The value is one literal without an interpolation or an escaped quote.
      let text = value.dropFirst().prefix { $0 != "\"" && $0 != "\\" }
      let after = value.dropFirst(1 + text.count)
      return after.hasPrefix("\"") && endsValue(after.dropFirst()) ? "String" : nil
    }
    let word = value.prefix { $0 != "{" && $0 != "/" && !$0.isWhitespace }
    guard endsValue(value.dropFirst(word.count)) else { return nil }
    if word == "true" || word == "false" { return "Bool" }
    let digits = word.hasPrefix("-") ? word.dropFirst() : word
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x5F } })
    else { return nil }
    return parts.count == 2 ? "Double" : "Int"
  }

  /// Whether only an observer, a comment or nothing follows a literal.
  private func endsValue(_ rest: Substring) -> Bool {
    let next = rest.drop(while: \.isWhitespace)
    return next.isEmpty || next.hasPrefix("{") || next.hasPrefix("//")
  }

  fileprivate func insertionOfFrameInitializer(in type: CodeType) -> Edit? {
    let end = type.bodyRange.upper
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), isFirstOnLine(end),
      lineStart(end) > type.bodyRange.lower
    else { return nil }
    let outer = indentation(at: type.range.lower)
    let step = indentationStep ?? "    "
    let lines = ["override init(frame: CGRect) {", step + "super.init(frame: frame)", "}"]
    let offset = lineStart(end)
    return Edit(ByteRange(offset, offset), newline + lines.map { outer + step + $0 + newline }.joined())
  }
}
