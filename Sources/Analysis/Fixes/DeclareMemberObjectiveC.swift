import AppleFacts
import Index
import Syntax
import Text

/// The edits that declare the missing member of a connection in a class of Objective-C: an outlet beside the others, in the class
/// extension or the interface; an action at the end of the implementation.
func objectiveCDeclaration(
  of connection: Connection, in id: TypeID, _ document: DocumentContext
) -> FileEdits? {
  let query = document.query
  let places = query.declarations(ofClass: id).compactMap { ObjectiveCBody($0, query) }
  switch connection.kind {
  case .outlet, .outletCollection:
    let open = places.filter { !$0.type.flags.contains(.implementation) }
    // An outlet goes where most others are; otherwise into the class extension, since other files read the interface.
    guard let first = open.first else { return nil }
    return open.reduce(first) { $1.outlets.count > $0.outlets.count ? $1 : $0 }.edit {
      $0.insertion(ofOutlet: connection, document)
    }
  case .action:
    return places.first { $0.type.flags.contains(.implementation) }?.edit {
      $0.insertion(ofAction: connection, document)
    }
  case .segue, .binding, .other: return nil
  }
}

/// The edits that define the method with which a segue makes its destination.
func objectiveCSegueAction(
  _ selector: String, for segue: Connection, in id: TypeID, _ document: DocumentContext
) -> FileEdits? {
  document.query.implementation(ofClass: id)?
    .edit { $0.insertion(ofSegueAction: selector, for: segue, document) }
}

/// The edits that define a method with a body of one line.
func objectiveCMember(
  _ head: String, _ line: String, in id: TypeID, _ document: DocumentContext
) -> FileEdits? {
  document.query.implementation(ofClass: id)?.edit { $0.insertion(of: head, line) }
}

extension Query {
  fileprivate func implementation(ofClass id: TypeID) -> ObjectiveCBody? {
    declarations(ofClass: id).compactMap { ObjectiveCBody($0, self) }
      .first { $0.type.flags.contains(.implementation) }
  }

  /// The class extensions, the interface and the implementation of an Objective-C class, in this order.
  fileprivate func declarations(ofClass id: TypeID) -> [TypeID] {
    guard let type = snapshot.type(id) else { return [] }
    let parts = extensions(of: id).filter {
      guard let part = snapshot.type($0) else { return false }
      return part.name == type.name && part.flags.contains(.objectiveC) && !part.flags.contains(.category)
    }
    let isImplementation = { (part: TypeID) in
      self.snapshot.type(part)?.flags.contains(.implementation) == true
    }
    return parts.filter { !isImplementation($0) } + [id] + parts.filter(isImplementation)
  }
}

private struct ObjectiveCBody {
  let id: TypeID
  let type: CodeType
  let members: [CodeMember]
  let text: SourceText

  /// nil where the text differs from the analyzed one, or the file is a dependency's.
  init?(_ id: TypeID, _ query: Query) {
    guard let type = query.snapshot.type(id), query.snapshot[id.file]?.isDependency == false,
      let bytes = query.text(of: id.file).bytes
    else { return nil }
    self.id = id
    self.type = type
    members = query.snapshot.readMembers(of: id)
    text = SourceText(bytes)
    let end = type.bodyRange.upper
    guard text.holds(type.name, at: type.nameRange), text.holds("@end", at: ByteRange(end, end + 4)),
      text.isFirstOnLine(end), text.lineStart(end) > type.nameRange.upper
    else { return nil }
  }

  /// The properties that are outlets, each on a separate line.
  var outlets: [CodeMember] {
    members.filter { member in
      guard member.kind == .property, member.flags.contains(.outlet), text.isFirstOnLine(member.start) else {
        return false
      }
      let line = text.string(ByteRange(member.start, text.nextLine(member.nameRange.upper)))
      return line.hasPrefix("@property") && line.split(whereSeparator: \.isNewline).count == 1
        && line.contains(";")
    }
  }

  func edit(_ insertion: (ObjectiveCBody) -> Edit?) -> FileEdits? {
    insertion(self).map { FileEdits(file: id.file, edits: [$0]) }
  }

  func insertion(ofOutlet connection: Connection, _ document: DocumentContext) -> Edit? {
    guard isIdentifier(connection.name), !isMethodOfEveryObject(connection.name) else { return nil }
    let destination = document.object(withID: connection.destination)
    let isCollection = connection.kind == .outletCollection
    let className = destination.flatMap { objectiveCName(of: $0, document) }
    var line = "@property (" + attributes(isStrong: connection.needsStrongOutlet(to: destination)) + ") "
    if isCollection {
      line += "IBOutletCollection(\(className ?? "id")) NSArray *"
    } else {
      line += "IBOutlet " + (className.map { $0 + " *" } ?? "id ")
    }
    line += connection.name + ";" + text.newline
    guard let last = outlets.last else { return insertionAtEnd(line) }
    let offset = text.nextLine(last.nameRange.upper)
    return Edit(ByteRange(offset, offset), text.indentation(at: last.start) + line)
  }

  func insertion(ofAction connection: Connection, _ document: DocumentContext) -> Edit? {
    guard let pieces = connection.actionPieces else { return nil }
    let sender = document.source(of: connection).flatMap { objectiveCName(of: $0, document) }
    var head = "- (IBAction)" + pieces[0]
    if pieces.count > 1 { head += ":(" + (sender.map { $0 + " *" } ?? "id") + ")sender" }
    if pieces.count > 2 { head += " " + pieces[1] + ":(UIEvent *)event" }
    return insertionAtEnd(head + " {" + text.newline + "}" + text.newline)
  }

  /// The edit that adds a segue action with up to three arguments: the coder, the sender and the segue's identifier.
  func insertion(ofSegueAction selector: String, for segue: Connection, _ document: DocumentContext) -> Edit?
  {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard (1...3).contains(pieces.count), isIdentifier(pieces[0]),
      pieces.dropFirst().allSatisfy({ $0.isEmpty || isIdentifier($0) })
    else { return nil }
    let result =
      document.object(withID: segue.destination).flatMap { objectiveCName(of: $0, document) }
      ?? "UIViewController"
    let arguments = ["(NSCoder *)coder", "(id)sender", "(NSString *)segueIdentifier"]
    let head = zip(pieces, arguments).map { $0 + ":" + $1 }.joined(separator: " ")
    let step = text.indentationStep ?? "    "
    return insertionAtEnd(
      "- (IBSegueAction \(result) *)\(head) {" + text.newline + step
        + "return [[\(result) alloc] initWithCoder:coder];" + text.newline + "}" + text.newline)
  }

  func insertion(of head: String, _ line: String) -> Edit {
    let step = text.indentationStep ?? "    "
    return insertionAtEnd([head + " {", step + line, "}", ""].joined(separator: text.newline))
  }

  /// An insertion before the `@end`, with a blank line before it, and one after it where there was one.
  private func insertionAtEnd(_ lines: String) -> Edit {
    let offset = text.lineStart(type.bodyRange.upper)
    let hasBlank = text.isBlank(text.lineStart(offset - 1), offset)
    let inserted = hasBlank ? lines + text.newline : text.newline + lines
    return Edit(ByteRange(offset, offset), inserted)
  }

  /// The attributes of the last outlet, if another outlet may repeat them; otherwise default ones.
  private func attributes(isStrong: Bool) -> String {
    var result = "weak, nonatomic"
    if let last = outlets.last {
      let head = text.string(ByteRange(last.start, last.nameRange.lower)).dropFirst("@property".count)
      let inner = head.drop { $0 == " " }
      if inner.hasPrefix("("), let close = inner.firstIndex(of: ")") {
        let written = inner[inner.index(after: inner.startIndex)..<close]
        let words = written.split { $0 == "," || $0 == " " }
        if words.allSatisfy({ plainAttributes.contains(String($0)) }) { result = String(written) }
      }
    }
    if !isStrong { return result }
    return result.replacing("weak", with: "strong").replacing("assign", with: "strong")
  }
}

/// The attributes that another outlet may repeat.
private let plainAttributes: Set<String> = [
  "weak", "strong", "retain", "assign", "nonatomic", "atomic", "nullable", "readwrite",
]

/// The name of an object's class in Objective-C; nil where it is not known or needs Swift's generated header.
private func objectiveCName(of object: InterfaceObject, _ document: DocumentContext) -> String? {
  if object.placeholder == .firstResponder || object.placeholder == .exit { return nil }
  guard let chain = document.chains(of: object).first else { return nil }
  guard let id = chain.classes.first, let type = document.query.snapshot.type(id) else {
    return chain.appleClass?.name
  }
  return type.flags.contains(.objectiveC) ? type.name : nil
}
