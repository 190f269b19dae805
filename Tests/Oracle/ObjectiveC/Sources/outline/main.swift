import Syntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Reads paths, one a line, and prints for each a line of JSON with what the scanner makes of the file.

struct Outline: Encodable {
  var file: String
  var types: [TypeEntry]
}

struct TypeEntry: Encodable {
  var kind, name: String
  var isCategory, isImplementation: Bool
  var superclass: String?
  var protocols: [String]
  var offset: Int
  var members: [Member]

  init(_ type: CodeType, _ members: [CodeMember]) {
    kind = type.kind.rawValue
    name = type.name
    isCategory = type.flags.contains(.category)
    isImplementation = type.flags.contains(.implementation)
    let names = type.inherits.map(\.text)
    let namesSuperclass = type.flags.contains(.namesSuperclass)
    superclass = namesSuperclass ? names.first : nil
    protocols = Array(names.dropFirst(namesSuperclass ? 1 : 0))
    offset = type.nameRange.lower
    self.members = members.filter { !$0.flags.contains(.accessor) }.map(Member.init)
  }
}

struct Member: Encodable {
  var kind, name: String
  var selector, type: String?
  var parameters: [String]
  var marks: [String]
  var offset: Int

  init(_ member: CodeMember) {
    kind = "\(member.kind)"
    name = member.name
    selector = member.selector
    type = member.type
    parameters = member.parameters.map(\.type)
    let names: [(CodeMember.Flags, String)] = [
      (.outlet, "outlet"), (.action, "action"), (.isStatic, "class"), (.readOnly, "readonly"),
      (.optional, "optional"),
    ]
    marks = names.filter { member.flags.contains($0.0) }.map(\.1)
    offset = member.nameRange.lower
  }
}

let encoder = JSONEncoder()
while let path = readLine() {
  guard let bytes = try? Data(contentsOf: URL(filePath: path)) else { continue }
  let outline = Array(bytes).withSpan { objectiveCOutline(of: $0) }
  let line = try encoder.encode(
    Outline(file: path, types: zip(outline.types, outline.members).map(TypeEntry.init)))
  print(String(decoding: line, as: UTF8.self))
}
