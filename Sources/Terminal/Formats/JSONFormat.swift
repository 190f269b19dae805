import Analysis
import Rules
import World

extension OutputFormat {
  /// JSON for scripts. Two runs over the same files print the same bytes.
  static let json = OutputFormat(name: "json", output: { encoded($0.json, isPretty: true) })
}

extension Report {
  fileprivate var json: JSON {
    [
      "version": 1,
      "tool": ["name": "ibls", "version": .string(iblsVersion)],
      "workspaces": .array(workspaces.map(\.json)),
      "diagnostics": .array(findings.map(\.json)),
    ]
  }
}

extension CheckedWorkspace {
  fileprivate var json: JSON {
    [
      "root": .string(loaded.root),
      "files": [
        "interface": .integer(loaded.interfaceCount), "swift": .integer(loaded.swiftCount),
        "objc": .integer(loaded.objcCount),
        "unread": loaded.unreadDocuments.isEmpty ? nil : .integer(loaded.unreadDocuments.count),
      ],
    ]
  }
}

extension Finding {
  fileprivate var json: JSON {
    [
      "code": .string(diagnostic.code.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "workspace": .integer(workspace),
      "file": .string(place.file),
      "line": .integer(place.start.line),
      "column": .integer(place.start.column),
      "endLine": .integer(place.end.line),
      "endColumn": .integer(place.end.column),
      "offset": .integer(place.offset),
      "length": .integer(place.length),
      "message": .string(diagnostic.message),
      "object": diagnostic.subject.map {
        [
          "id": .string($0.id), "element": .string($0.element), "class": $0.className.map(JSON.string),
          "label": $0.label.map(JSON.string), "scene": $0.scene.map(JSON.string),
        ]
      },
      "related": .array(
        related.map {
          [
            "file": .string($0.place.file), "line": .integer($0.place.start.line),
            "column": .integer($0.place.start.column), "message": .string($0.message),
          ]
        }),
    ]
  }
}
