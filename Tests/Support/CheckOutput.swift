#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of `--check --format json`, decoded by the letter of `command-line.md`: a key too many or too few is an
/// error, so that no change of the format goes unnoticed.
package struct CheckOutput: Equatable, Sendable {
  package struct Workspace: Equatable, Sendable {
    package var root: String
    package var interface, swift, objc: Int
    /// nil where all documents are read.
    package var unread: Int?
  }

  package struct Object: Equatable, Sendable {
    package var id, element: String
    package var className: String?
    package var label: String?
    package var scene: String?
  }

  package struct Related: Equatable, Sendable {
    package var file: String
    package var line, column: Int
    package var message: String
  }

  package struct Finding: Equatable, Sendable {
    package var code, severity: String
    package var workspace: Int
    package var file: String
    package var line, column, endLine, endColumn, offset, length: Int
    package var message: String
    package var object: Object?
    package var related: [Related]
  }

  package var toolVersion: String
  package var workspaces: [Workspace]
  package var findings: [Finding]

  package init(_ bytes: [UInt8]) throws {
    let whole = try JSONDecoder().decode(JSON.self, from: Data(bytes))
      .object(["version", "tool", "workspaces", "diagnostics"])
    guard try whole["version"].integer() == 1 else { throw JSON.Mismatch(message: "version is not 1") }
    let tool = try whole["tool"].object(["name", "version"])
    guard try tool["name"].string() == "ibls" else { throw JSON.Mismatch(message: "tool is not ibls") }
    toolVersion = try tool["version"].string()
    workspaces = try whole["workspaces"].list().map { value in
      let workspace = try value.object(["root", "files"])
      let files = try workspace["files"].object(["interface", "swift", "objc"], optional: ["unread"])
      return try Workspace(
        root: workspace["root"].string(), interface: files["interface"].integer(),
        swift: files["swift"].integer(), objc: files["objc"].integer(),
        unread: files.has("unread") ? files["unread"].integer() : nil)
    }
    findings = try whole["diagnostics"].list().map { try Finding($0) }
  }
}

extension CheckOutput.Finding {
  fileprivate init(_ value: JSON) throws {
    let fields = try value.object(
      [
        "code", "severity", "workspace", "file", "line", "column", "endLine", "endColumn", "offset", "length",
        "message", "related",
      ], optional: ["object"])
    code = try fields["code"].string()
    severity = try fields["severity"].string()
    workspace = try fields["workspace"].integer()
    file = try fields["file"].string()
    line = try fields["line"].integer()
    column = try fields["column"].integer()
    endLine = try fields["endLine"].integer()
    endColumn = try fields["endColumn"].integer()
    offset = try fields["offset"].integer()
    length = try fields["length"].integer()
    message = try fields["message"].string()
    if fields.has("object") {
      let object = try fields["object"].object(["id", "element"], optional: ["class", "label", "scene"])
      self.object = try CheckOutput.Object(
        id: object["id"].string(), element: object["element"].string(),
        className: object.has("class") ? object["class"].string() : nil,
        label: object.has("label") ? object["label"].string() : nil,
        scene: object.has("scene") ? object["scene"].string() : nil)
    }
    related = try fields["related"].list().map { value in
      let note = try value.object(["file", "line", "column", "message"])
      return try CheckOutput.Related(
        file: note["file"].string(), line: note["line"].integer(), column: note["column"].integer(),
        message: note["message"].string())
    }
  }
}

/// Any JSON value that the output may hold.
enum JSON: Decodable, Sendable {
  case string(String)
  case integer(Int)
  case list([JSON])
  case object([String: JSON])

  struct Mismatch: Error {
    var message: String
  }

  /// An object whose keys have been looked at.
  struct Fields {
    var values: [String: JSON]
    subscript(key: String) -> JSON { values[key] ?? .object([:]) }
    func has(_ key: String) -> Bool { values[key] != nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func object(_ keys: Set<String>, optional: Set<String> = []) throws -> Fields {
    guard case .object(let values) = self else { throw Mismatch(message: "\(self) is no object") }
    let found = Set(values.keys)
    guard keys.isSubset(of: found), found.isSubset(of: keys.union(optional)) else {
      throw Mismatch(message: "keys \(found.sorted()) instead of \(keys.sorted())")
    }
    return Fields(values: values)
  }

  func string() throws -> String {
    guard case .string(let value) = self else { throw Mismatch(message: "\(self) is no string") }
    return value
  }

  func integer() throws -> Int {
    guard case .integer(let value) = self else { throw Mismatch(message: "\(self) is no integer") }
    return value
  }

  func list() throws -> [JSON] {
    guard case .list(let value) = self else { throw Mismatch(message: "\(self) is no list") }
    return value
  }
}
