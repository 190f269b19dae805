import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// `index`: prints the contents of the index, as a line of JSON for each file.
struct PrintIndex: Mode {
  static let command = "index"
  static let flag: String? = "--index"
  static let synopsis = ["ibls index [FOLDER...]"]
  static let summary = "print what the index knows, a JSON object for each file"
  static let details = ["Each object is a line. Without a folder, the current one is read."]
  static let options: [CommandOption<Self>] = []

  func run(
    _ paths: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if paths.contains("") { throw UsageError(message: "a folder has an empty name") }
    var workspaces: [CheckedWorkspace] = []
    for path in paths.isEmpty ? ["."] : paths {
      do {
        let root = try environment.placeNamed(path)
        let configuration = WorkspaceConfiguration(root: root, in: environment)
        let loaded = try LoadedWorkspace(root: path, in: environment, reading: configuration.reading)
        workspaces.append(
          CheckedWorkspace(
            name: path, loaded: loaded, configuration: configuration, options: configuration.analysisOptions()
          ))
      } catch {
        complain("can't index '\(path)': \(error.reason)", in: environment)
        return 2
      }
    }
    for workspace in workspaces {
      workspace.complainOfUnreadable(in: environment)
      let query = workspace.loaded.query(in: environment, keepingTexts: true)
      // Lines are printed one by one, so that memory does not grow with the output.
      for (index, file) in workspace.loaded.snapshot.files.enumerated() {
        guard let file else { continue }
        let names = names(in: FileID(raw: Int32(index)), query)
        switch file.facts {
        case .code(let code):
          environment.console.writeOutput(
            encoded(json(code.readOutline(), file.path, names), isPretty: false))
        case .interface(let outline, _):
          environment.console.writeOutput(encoded(json(outline, file.path, names), isPretty: false))
        case .project(.package):
          environment.console.writeOutput(encoded(json(CodeOutline(), file.path, names), isPretty: false))
        case .project:
          break
        }
      }
    }
    return 0
  }
}

/// The names in a file; nil for a file without names.
private func names(in file: FileID, _ query: Query) -> JSON? {
  let names = query.listedNames(in: file)
  if names.isEmpty { return nil }
  return .array(
    names.map { name in
      [
        "kind": .string("\(name.kind)"),
        "name": .string(name.text),
        "role": .string(name.role.rawValue),
        "offset": .integer(name.range.lower),
        "length": .integer(name.range.length),
        "constant": name.constant.map {
          [
            "file": .string(query.snapshot.path(of: $0.file)), "offset": .integer($0.range.lower),
            "length": .integer($0.range.length),
          ]
        },
      ]
    })
}

private func json(_ outline: CodeOutline, _ path: String, _ names: JSON?) -> JSON {
  [
    "file": .string(path),
    "kind": outline.language == .swift ? "swift" : "objc",
    "names": names,
    "types": .array(zip(outline.types, outline.members).map(json)),
  ]
}

private func json(_ type: CodeType, _ members: [CodeMember]) -> JSON {
  [
    "kind": .string(type.kind.rawValue),
    "name": .string(type.name),
    // The key is present even if the name is missing.
    "objcName": type.objcName.map(JSON.string) ?? .null,
    "inherits": .array(type.inherits.map { .string($0.text) }),
    "attributes": .array(type.attributes.map(JSON.string)),
    "offset": .integer(type.nameRange.lower),
    "length": .integer(type.nameRange.length),
    "members": .array(members.compactMap(json)),
  ]
}

/// The member as JSON; nil for a member without an attribute of Interface Builder.
private func json(_ member: CodeMember) -> JSON? {
  let kind: JSON
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
  let isMethod = member.kind == .method
  return [
    "kind": kind,
    "name": .string(member.name),
    "objcName": member.objcName.map(JSON.string) ?? .null,
    "selector": isMethod ? member.selector.map(JSON.string) ?? .null : nil,
    "parameters": isMethod ? .array(member.parameters.map { .string($0.type) }) : nil,
    "type": isMethod ? nil : member.type.map(JSON.string) ?? .null,
    "offset": .integer(member.nameRange.lower),
    "length": .integer(member.nameRange.length),
  ]
}

private func json(_ outline: InterfaceOutline, _ path: String, _ names: JSON?) -> JSON {
  [
    "file": .string(path),
    "kind": "interface",
    "names": names,
    "document": outline.platform.map { "\($0.rawValue).\(outline.isStoryboard ? "storyboard" : "xib")" },
    "objects": .array(outline.objects.map { json($0, in: outline) }),
    "connections": .array(outline.connections.map { json($0, in: outline) }),
  ]
}

private func json(_ object: InterfaceObject, in outline: InterfaceOutline) -> JSON {
  [
    "id": .string(object.id),
    "element": .string(object.element),
    // The framework's class for the element or the custom class at run time.
    "class": elementClass(object, in: outline).map(JSON.string),
    "customClass": object.customClass.map(JSON.string),
    "customModule": object.customModule.map(JSON.string),
    "offset": .integer(object.idRange.lower),
    "length": .integer(object.idRange.length),
  ]
}

private func json(_ connection: Connection, in outline: InterfaceOutline) -> JSON {
  let source = connection.source.flatMap { outline.objects.indices.contains($0) ? outline.objects[$0] : nil }
  return [
    "kind": .string(connection.kind.elementName),
    "source": source.map { .string($0.id) },
    "name": .string(connection.name),
    "destination": connection.destination.map(JSON.string),
    "id": connection.id.map(JSON.string),
    "offset": .integer(connection.nameRange.lower),
    "length": .integer(connection.nameRange.length),
  ]
}
