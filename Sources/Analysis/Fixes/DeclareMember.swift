import AppleFacts
import Index
import Syntax
import Text

/// The fix that declares the missing member of a connection in its class: an outlet after the other outlets and in their style,
/// an action at the end of the class.
func declareActions(
  for connection: Connection, of owner: InterfaceObject, _ diagnostic: Diagnostic,
  in document: DocumentContext
) -> [CodeAction] {
  guard let (type, edits) = declaration(of: connection, on: owner, in: document) else { return [] }
  let kind = connection.kind == .action ? "action" : "outlet"
  return [
    CodeAction(
      title: "Declare the \(kind) '\(connection.name)' in '\(type.name)'", edits: [edits],
      fixes: [diagnostic])
  ]
}

private func declaration(
  of connection: Connection, on owner: InterfaceObject, in document: DocumentContext
) -> (CodeType, FileEdits)? {
  let query = document.query
  guard let id = document.chains(of: owner).compactMap(\.classes.first).first,
    let type = query.snapshot.type(id),
    let edits = type.flags.contains(.objectiveC)
      ? objectiveCDeclaration(of: connection, in: id, document)
      : swiftDeclaration(of: connection, in: id, type, document)
  else { return nil }
  return (type, edits)
}

extension Query {
  /// The edit of code that declares the member of a connection; nil where a class declares it already. An unknown superclass
  /// counts as one that lacks it.
  package func missingDeclaration(
    ofConnection id: String, in file: FileID
  ) throws(OperationRefusal) -> FileEdits? {
    guard let outline = snapshot.ownInterface(file) else { return nil }
    let document = DocumentContext(file: file, outline: outline, query: self)
    guard let index = outline.connections.firstIndex(where: { $0.id == id }) else { return nil }
    let connection = outline.connections[index]
    let isAction = connection.kind == .action
    let isMissing =
      isAction
      ? [.missing, .unknown].contains(
        document.action(connection.name, in: document.destinationChains(ofConnection: index)))
      : [.missing, .unknown].contains(document.property(ofConnection: index))
    if !isMissing { return nil }
    let isName =
      isAction
      ? connection.actionPieces != nil
      : isIdentifier(connection.name) && !isMethodOfEveryObject(connection.name)
    if !isName {
      throw OperationRefusal("'\(connection.name)' can't be the name of an \(isAction ? "action" : "outlet")")
    }
    let owner = isAction ? document.object(withID: connection.destination) : document.source(of: connection)
    guard let owner, let (_, edits) = declaration(of: connection, on: owner, in: document) else {
      throw OperationRefusal(
        "'\(connection.name)' can't be declared: its object has no class in a file of this workspace")
    }
    return edits
  }
}

/// The fix that declares the method with which a segue makes its destination.
func declareSegueAction(
  _ selector: String, for segue: Connection, of owner: InterfaceObject, _ diagnostic: Diagnostic,
  in document: DocumentContext
) -> [CodeAction] {
  let query = document.query
  guard let id = document.chains(of: owner).compactMap(\.classes.first).first,
    let type = query.snapshot.type(id)
  else { return [] }
  let title = "Declare the segue action '\(selector)' in '\(type.name)'"
  if type.flags.contains(.objectiveC) {
    let edits = objectiveCSegueAction(selector, for: segue, in: id, document)
    return edits.map { [CodeAction(title: title, edits: [$0], fixes: [diagnostic])] } ?? []
  }
  guard let body = swiftBody(of: id, type, document),
    let edit = body.insertion(ofSegueAction: selector, for: segue, document)
  else { return [] }
  return [CodeAction(title, edit, in: id.file, fixes: [diagnostic])]
}

/// The fix that makes an empty view where UIKit would look for a nib.
func declareLoadView(in id: TypeID, _ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  declare(
    "Make an empty view in",
    OneLineMember(
      swift: ("override func loadView()", "view = UIView()"),
      objectiveC: ("- (void)loadView", "self.view = [UIView new];")), in: id, diagnostic, document)
}

/// The fix that names the nib where UIKit would look for one with the name of the class.
func declareNibName(
  _ name: String, in id: TypeID, _ diagnostic: Diagnostic, _ document: DocumentContext
) -> [CodeAction] {
  declare(
    "Name the nib '\(name)' in",
    OneLineMember(
      swift: ("override var nibName: String?", "\"\(name)\""),
      objectiveC: ("- (NSString *)nibName", "return @\"\(name)\";")), in: id, diagnostic, document)
}

/// A member with a body of one line.
private struct OneLineMember {
  let swift: (head: String, body: String)
  let objectiveC: (head: String, body: String)
}

/// The fix that declares a member at the end of a class.
private func declare(
  _ title: String, _ member: OneLineMember, in id: TypeID, _ diagnostic: Diagnostic,
  _ document: DocumentContext
) -> [CodeAction] {
  guard let type = document.query.snapshot.type(id) else { return [] }
  let edits =
    type.flags.contains(.objectiveC)
    ? objectiveCMember(member.objectiveC.head, member.objectiveC.body, in: id, document)
    : swiftBody(of: id, type, document).map {
      FileEdits(file: id.file, edits: [$0.insertion(of: member.swift.head, member.swift.body)])
    }
  return edits.map {
    [CodeAction(title: "\(title) '\(type.name)'", edits: [$0], fixes: [diagnostic])]
  } ?? []
}

private func swiftDeclaration(
  of connection: Connection, in id: TypeID, _ type: CodeType, _ document: DocumentContext
) -> FileEdits? {
  guard let body = swiftBody(of: id, type, document) else { return nil }
  let edit: Edit?
  switch connection.kind {
  case .outlet, .outletCollection: edit = body.insertion(ofOutlet: connection, document)
  case .action: edit = body.insertion(ofAction: connection, document)
  case .segue, .binding, .other: edit = nil
  }
  return edit.map { FileEdits(file: id.file, edits: [$0]) }
}

private func swiftBody(of id: TypeID, _ type: CodeType, _ document: DocumentContext) -> ClassBody? {
  guard document.query.snapshot.isOwn(id.file), let bytes = document.query.text(of: id.file).bytes,
    SourceText(bytes).holds(name: simpleName(type.name), at: type.nameRange),
    type.bodyRange.lower > type.nameRange.upper, type.bodyRange.upper < bytes.count,
    bytes[type.bodyRange.lower - 1] == UInt8(ascii: "{"), bytes[type.bodyRange.upper] == UInt8(ascii: "}")
  else { return nil }
  return ClassBody(type: type, members: document.query.snapshot.readMembers(of: id), text: SourceText(bytes))
}

private struct ClassBody {
  let type: CodeType
  let members: [CodeMember]
  let text: SourceText

  func insertion(ofOutlet connection: Connection, _ document: DocumentContext) -> Edit? {
    guard isIdentifier(connection.name), !isMethodOfEveryObject(connection.name) else { return nil }
    let destination = document.object(withID: connection.destination)
    let isCollection = connection.kind == .outletCollection
    let className = destination.flatMap { swiftName(of: $0, document) } ?? "AnyObject"
    var head = style(of: .outlet, endingIn: "var ") ?? "@IBOutlet weak var "
    if connection.needsStrongOutlet(to: destination) {
      head = head.split(separator: " ").filter { $0 != "weak" }.joined(separator: " ") + " "
    }
    let line = head + connection.name + ": " + (isCollection ? "[\(className)]!" : "\(className)!")
    if let last = lastSimpleOutlet {
      let offset = text.nextLine(last.nameRange.upper)
      return Edit(ByteRange(offset, offset), text.indentation(at: last.start) + line + text.newline)
    }
    return insertionAtTop([line])
  }

  func insertion(ofAction connection: Connection, _ document: DocumentContext) -> Edit? {
    guard let pieces = connection.actionPieces else { return nil }
    let sender = document.source(of: connection).flatMap { swiftName(of: $0, document) } ?? "Any"
    var parameters = ""
    if pieces.count > 1 { parameters = "_ sender: \(sender)" }
    if pieces.count > 2 { parameters += ", " + (pieces[1].isEmpty ? "_" : pieces[1]) + " event: UIEvent" }
    let head = style(of: .action, endingIn: "func ") ?? "@IBAction func "
    return insertionAtEnd([head + pieces[0] + "(" + parameters + ") {", "}"])
  }

  /// The edit that adds a segue action such as `makeDetail:` or `makeDetailWithCoder:sender:`, with up to three arguments.
  func insertion(
    ofSegueAction selector: String, for segue: Connection, _ document: DocumentContext
  ) -> Edit? {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard (1...3).contains(pieces.count), isIdentifier(pieces[0]),
      pieces.dropFirst().allSatisfy({ $0.isEmpty || isIdentifier($0) })
    else { return nil }
    let types = [("coder", "NSCoder"), ("sender", "Any?"), ("segueIdentifier", "String?")]
    let parameters = zip(pieces, types).enumerated().map { index, parameter in
      let (label, (name, type)) = parameter
      let written = index == 0 ? "_ " : label == name ? "" : (label.isEmpty ? "_" : label) + " "
      return written + name + ": " + type
    }
    let result =
      document.object(withID: segue.destination).flatMap { swiftName(of: $0, document) } ?? "UIViewController"
    let step = text.indentationStep ?? "    "
    return insertionAtEnd([
      "@IBSegueAction func " + pieces[0] + "(" + parameters.joined(separator: ", ") + ") -> \(result)? {",
      step + "\(result)(coder: coder)", "}",
    ])
  }

  func insertion(of head: String, _ line: String) -> Edit {
    insertionAtEnd([head + " {", (text.indentationStep ?? "    ") + line, "}"])
  }

  private func insertionAtEnd(_ lines: [String]) -> Edit {
    let end = type.bodyRange.upper
    guard text.isFirstOnLine(end), text.lineStart(end) > type.bodyRange.lower else {
      return insertionAtTop(lines)
    }
    let offset = text.lineStart(end)
    let isEmpty = text.isBlank(type.bodyRange.lower, end)
    // A blank line precedes the member, unless there is one already or the body is empty.
    let previous = text.lineStart(offset - 1)
    let gap = isEmpty || text.isBlank(previous, offset) ? "" : text.newline
    return Edit(ByteRange(offset, offset), gap + lines.map { indentation + $0 + text.newline }.joined())
  }

  private func insertionAtTop(_ lines: [String]) -> Edit {
    let offset = type.bodyRange.lower
    var inserted = lines.map { text.newline + indentation + $0 }.joined()
    let rest = min(text.nextLine(offset), type.bodyRange.upper)
    if !text.isBlank(offset, rest) {
      inserted += text.newline + indentation
    } else if rest == type.bodyRange.upper, text.lineStart(rest) <= type.bodyRange.lower {
      // `{}` on one line is split into two.
      inserted += text.newline + text.indentation(at: type.range.lower)
    }
    return Edit(ByteRange(offset, offset), inserted)
  }

  private var indentation: String {
    for member in members where text.isFirstOnLine(member.start) {
      return text.indentation(at: member.start)
    }
    return text.indentation(at: type.range.lower) + (text.indentationStep ?? "    ")
  }

  /// The last outlet that ends with its line. An outlet with a body is skipped, since its end is unknown.
  private var lastSimpleOutlet: CodeMember? {
    members.last { member in
      guard member.flags.contains(.outlet), text.isFirstOnLine(member.start) else { return false }
      let rest = text.string(ByteRange(member.nameRange.upper, text.nextLine(member.nameRange.upper)))
      let next = text.startOfText(behind: text.nextLine(member.nameRange.upper))
      return !rest.contains("{") && !rest.contains("=") && !rest.contains(";") && rest.contains("\n")
        && (next >= text.bytes.count || text.bytes[next] != UInt8(ascii: "{"))
    }
  }

  /// The attributes and modifiers of most members of a kind in this class; if several are equally frequent, the later ones.
  private func style(of flag: CodeMember.Flags, endingIn keyword: String) -> String? {
    var counts: [String: Int] = [:]
    var best: (head: String, count: Int)?
    // Most members of a class begin with the same text, so each text is split once.
    var heads: [String: String?] = [:]
    for member in members where member.flags.contains(flag) && !member.flags.contains(.override) {
      let written = text.string(ByteRange(member.start, member.nameRange.lower))
      let known = heads[written] ?? plainHead(written)
      heads[written] = .some(known)
      guard let head = known, head.hasSuffix(keyword) else { continue }
      counts[head, default: 0] += 1
      if let count = counts[head], count >= best?.count ?? 0 { best = (head, count) }
    }
    return best?.head
  }
}

/// The words before the name of a member, each followed by a space; nil where one of them is not a plain one.
private func plainHead(_ written: String) -> String? {
  let words = written.split(whereSeparator: \.isWhitespace)
  return words.allSatisfy { plainWords.contains(String($0)) } ? words.joined(separator: " ") + " " : nil
}

/// The words that another member may repeat. Any other word has a reason specific to its member.
private let plainWords: Set<String> = [
  "@IBOutlet", "@IBAction", "var", "func", "weak", "private", "fileprivate", "internal", "public", "open",
  "private(set)", "final", "@MainActor",
]

/// The name of an object's class in Swift; nil where it is not known.
private func swiftName(of object: InterfaceObject, _ document: DocumentContext) -> String? {
  if object.placeholder == .firstResponder || object.placeholder == .exit { return nil }
  guard let chain = document.chains(of: object).first else { return object.customClass }
  return document.query.className(chain)
}

extension Connection {
  /// Whether an outlet has to own its destination: nothing else owns the top level of a nib.
  func needsStrongOutlet(to destination: InterfaceObject?) -> Bool {
    self.kind == .outletCollection || destination?.parent == nil && destination?.placeholder == nil
  }

  /// The pieces of an action's selector, the last of them empty if it takes arguments; nil for other connections.
  var actionPieces: [String]? {
    let pieces = self.name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let base = pieces.first, isIdentifier(base), pieces.count <= 3,
      pieces.count < 3 || pieces[1].isEmpty || isIdentifier(pieces[1])
    else { return nil }
    return pieces
  }
}
