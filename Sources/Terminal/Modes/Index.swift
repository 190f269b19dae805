import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `--index`: prints what the index knows, one JSON object a line a file.
struct PrintIndex: Mode {
  static let flag = "--index"
  static let synopsis = "ibls --index [PATH...]"
  static let summary = ["print what the index knows, one JSON object a line a file"]
  static let options: [CommandOption<Self>] = []

  func run(_ paths: [String], in environment: Environment) throws(UsageError) -> Int32 {
    if paths.contains("") { throw UsageError(message: "a folder has an empty name") }
    environment.keepFreedMemory()
    var workspaces: [CheckedWorkspace] = []
    for path in paths.isEmpty ? ["."] : paths {
      do {
        let root = normalized(path, from: environment.currentDirectory)
        let configuration = Configuration(root: root, in: environment)
        let loaded = try LoadedWorkspace(root: path, in: environment, excluding: configuration.exclude)
        workspaces.append(CheckedWorkspace(name: path, loaded: loaded, configuration: configuration))
      } catch {
        complain("can't index '\(path)': \(error.reason)", in: environment)
        return 2
      }
    }
    for workspace in workspaces {
      for error in workspace.loaded.unreadable {
        complain("\(join(workspace.name, error.path)): \(error.reason); not read", in: environment)
      }
      // A line at a time, so that memory does not grow with the output.
      for case let file? in workspace.loaded.snapshot.files {
        switch file.facts {
        case .code(let code):
          environment.writeOutput(encoded(CodeJSON(file.path, code.readOutline()), isPretty: false) + [0x0A])
        case .interface(let outline):
          environment.writeOutput(encoded(InterfaceJSON(file.path, outline), isPretty: false) + [0x0A])
        case .project(.package):
          environment.writeOutput(encoded(CodeJSON(file.path, CodeOutline()), isPretty: false) + [0x0A])
        case .project:
          break
        }
      }
    }
    return 0
  }
}

private struct CodeJSON: Encodable {
  var file: String
  var kind: String
  var types: [TypeJSON]

  init(_ path: String, _ outline: CodeOutline) {
    file = path
    kind = outline.language == .swift ? "swift" : "objc"
    types = zip(outline.types, outline.members).map(TypeJSON.init)
  }
}

private struct TypeJSON: Encodable {
  var type: CodeType
  var members: [CodeMember]

  enum Key: CodingKey { case kind, name, objcName, inherits, attributes, offset, length, members }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(type.kind.rawValue, forKey: .kind)
    try container.encode(type.name, forKey: .name)
    // The key is there even where the name is not.
    try container.encode(type.objcName, forKey: .objcName)
    try container.encode(type.inherits.map(\.text), forKey: .inherits)
    try container.encode(type.attributes, forKey: .attributes)
    try container.encode(type.nameRange.lower, forKey: .offset)
    try container.encode(type.nameRange.length, forKey: .length)
    try container.encode(members.compactMap(MemberJSON.init), forKey: .members)
  }
}

private struct MemberJSON: Encodable {
  var kind: String
  var member: CodeMember

  /// nil for a member that no document can name by an attribute of Interface Builder's.
  init?(_ member: CodeMember) {
    self.member = member
    if member.flags.contains(.outlet) {
      let isCollection = member.type.flatMap { WrittenType($0) }?.isCollection == true
      kind = isCollection ? "outletCollection" : "outlet"
    } else if member.flags.contains(.action) {
      kind = "action"
    } else if member.flags.contains(.segueAction) {
      kind = "segueAction"
    } else if member.flags.contains(.inspectable) {
      kind = "inspectable"
    } else {
      return nil
    }
  }

  enum Key: CodingKey { case kind, name, type, selector, parameters, objcName, offset, length }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(member.name, forKey: .name)
    try container.encode(member.objcName, forKey: .objcName)
    if member.kind == .method {
      try container.encode(member.selector, forKey: .selector)
      try container.encode(member.parameters.map(\.type), forKey: .parameters)
    } else {
      try container.encode(member.type, forKey: .type)
    }
    try container.encode(member.nameRange.lower, forKey: .offset)
    try container.encode(member.nameRange.length, forKey: .length)
  }
}

private struct InterfaceJSON: Encodable {
  struct Object: Encodable {
    var id: String
    var element: String
    /// What the element or the custom class stands for at run time: the framework's class.
    var `class`: String?
    var customClass: String?
    var customModule: String?
    var offset: Int
    var length: Int
  }

  struct Connection: Encodable {
    var kind: String
    var source: String?
    var name: String
    var destination: String?
    var id: String?
    var offset: Int
    var length: Int
  }

  var file: String
  var kind = "interface"
  var document: String?
  var objects: [Object]
  var connections: [Connection]

  init(_ path: String, _ outline: InterfaceOutline) {
    file = path
    document = outline.platform.map { "\($0.rawValue).\(outline.isStoryboard ? "storyboard" : "xib")" }
    objects = outline.objects.map {
      Object(
        id: $0.id, element: $0.element, class: elementClass($0, in: outline), customClass: $0.customClass,
        customModule: $0.customModule, offset: $0.idRange.lower, length: $0.idRange.length)
    }
    connections = outline.connections.map { connection in
      Connection(
        kind: connection.kind.elementName,
        source: connection.source.flatMap {
          outline.objects.indices.contains($0) ? outline.objects[$0].id : nil
        },
        name: connection.name, destination: connection.destination, id: connection.id,
        offset: connection.nameRange.lower, length: connection.nameRange.length)
    }
  }
}
