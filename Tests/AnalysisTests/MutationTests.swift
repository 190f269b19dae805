import Syntax
import Terminal
import TestSupport
import Testing
import Text
import World

/// Breaks each connection of a clean workspace in every way that a developer does, one at a time, and demands
/// exactly the finding that belongs to it: the right code in the right place, and nothing else.
@Test func everyMutationIsFoundAndNothingElse() async throws {
  let counts = try await withThrowingTaskGroup(of: [String: Int].self) { group in
    for workspace in mutationWorkspaces { group.addTask { try mutationsTried(on: workspace) } }
    return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }
  let total = counts.values.reduce(0, +)
  print("\(total) mutations:", counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  #expect(total >= 850)
  for name in everyMutation {
    #expect(counts[name, default: 0] >= (rareMutations.contains(name) ? 4 : 20), "hardly any '\(name)'")
  }
}

/// The number of mutations of each kind that were tried.
private func mutationsTried(on workspace: String) throws -> [String: Int] {
  var counts: [String: Int] = [:]
  let app = try App(workspace)
  #expect(try app.findings(with: []) == [], "the workspace is not clean")
  for mutation in app.mutations() {
    counts[mutation.name, default: 0] += 1
    let found = try app.findings(with: mutation.edits)
    #expect(
      found == mutation.expected.sorted(),
      "\(mutation.name): \(mutation.edits.map { "\($0.path) \($0.range): '\($0.text)'" })")
  }
  return counts
}

/// The mutations that few objects and methods allow.
private let rareMutations = ["trap in init(coder:)", "attribute of nothing", "retype sender"]

private let everyMutation = [
  "misspell outlet in code", "delete outlet", "retype outlet", "make outlet a collection", "drop @IBOutlet",
  "make outlet static", "misspell action in code", "delete action", "relabel action", "drop parameter",
  "add parameter", "drop @IBAction", "make action static", "misspell name in document",
  "connect wrong object",
  "connect other scene", "connect nothing", "connect twice", "swap outlet and collection",
  "misspell custom class", "duplicate id", "delete connection", "retype sender", "change first letter's case",
  "mark @objc only", "attribute of nothing", "trap in init(coder:)", "unwind to nothing", "nobody's action",
]

private struct Edit {
  var path: String
  var range: ByteRange
  var text: String
}

/// A finding without its words.
private struct Place: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var lower: Int
  var length: Int
  var code: String

  var description: String { "\(path) \(lower)+\(length) \(code)" }
  static func < (one: Place, other: Place) -> Bool {
    (one.path, one.lower, one.code) < (other.path, other.lower, other.code)
  }
}

private struct Mutation {
  var name: String
  var edits: [Edit]
  var expected: [Place]
}

private struct App {
  struct Member {
    var path: String
    var member: CodeMember
    /// Key or selector.
    var key: String
  }

  var texts: [String: String] = [:]
  var documents: [(path: String, outline: InterfaceOutline)] = []
  var members: [String: [Member]] = [:]
  var classes: Set<String> = []
  /// The starts of the bodies of views without an initializer.
  var views: [String: (path: String, offset: Int)] = [:]

  init(_ fixture: String) throws {
    let parsed = Fixture(fixture)
    #expect(parsed.expectations.isEmpty)
    for file in parsed.files {
      texts[file.path] = file.text
      let bytes = Array(file.text.utf8)
      guard file.path.hasSuffix(".swift") else {
        documents.append((file.path, bytes.withSpan(interfaceOutline(of:))))
        continue
      }
      let outline = bytes.withSpan { swiftOutline(of: $0) }
      for (type, declared) in zip(outline.types, outline.members) {
        if type.kind == .class {
          classes.insert(type.objcName ?? type.name)
          if let parent = type.inherits.first?.text, parent.hasSuffix("View") || parent.hasSuffix("Cell"),
            parent.hasPrefix("UI")
          {
            views[type.objcName ?? type.name] = (file.path, type.bodyRange.lower)
          }
        }
        for member in declared where !member.flags.isDisjoint(with: [.outlet, .action]) {
          let key = member.kind == .method ? member.selector : member.objcName ?? member.name
          members[key ?? "", default: []].append(Member(path: file.path, member: member, key: key ?? ""))
        }
      }
    }
  }

  func findings(with edits: [Edit]) throws -> [Place] {
    var texts = texts
    for edit in edits {
      var bytes = Array((texts[edit.path] ?? "").utf8)
      bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
      texts[edit.path] = String(decoding: bytes, as: UTF8.self)
    }
    let recorded = RecordedOutput()
    let onDisk = texts.reduce(into: [:]) { $0["/app/" + $1.key] = $1.value }
    _ = run(["--check", "--format=json", "/app"], in: .inMemory(onDisk, output: recorded))
    return try CheckOutput(recorded.output).findings.flatMap { finding in
      // One finding represents the objects of a collection.
      [Place(path: finding.file, lower: finding.offset, length: finding.length, code: finding.code)]
        + finding.related.filter { $0.message == "another object of this collection" }.map { related in
          let lines = (texts[related.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
          let lower = lines.prefix(related.line - 1).reduce(related.column - 1) { $0 + $1.utf8.count + 1 }
          return Place(path: related.file, lower: lower, length: finding.length, code: finding.code)
        }
    }.sorted()
  }

  func mutations() -> [Mutation] {
    members.values.filter { $0.count == 1 }.flatMap { $0 }.sorted { $0.key < $1.key }
      .flatMap { $0.member.kind == .method ? mutations(ofAction: $0) : mutations(ofOutlet: $0) }
      + documents.flatMap { mutations(of: $0.outline, at: $0.path) }
  }

  // MARK: Code

  private func bytes(_ path: String) -> [UInt8] { Array((texts[path] ?? "").utf8) }

  private func text(_ path: String, _ range: ByteRange) -> String {
    String(decoding: bytes(path)[range.lower..<range.upper], as: UTF8.self)
  }

  /// The places of all connections of this name, each with the code.
  private func places(_ key: String, _ code: String) -> [Place] {
    documents.flatMap { path, outline in
      outline.connections.filter { isChecked($0) && $0.name == key }.map {
        Place(path: path, lower: $0.nameRange.lower, length: $0.nameRange.length, code: code)
      }
    }
  }

  private func isChecked(_ connection: Connection) -> Bool {
    connection.kind == .outlet || connection.kind == .outletCollection || connection.kind == .action
  }

  private func lineEnd(_ path: String, from offset: Int) -> Int {
    let bytes = bytes(path)
    return bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
  }

  /// The attribute and the keyword of a member's declaration.
  private func find(_ word: String, in member: Member) -> ByteRange? {
    let range = ByteRange(member.member.start, member.member.nameRange.lower)
    guard let found = text(member.path, range).ranges(of: word).first else { return nil }
    let before = text(member.path, range)[..<found.lowerBound].utf8.count
    return ByteRange(range.lower + before, range.lower + before + word.utf8.count)
  }

  private func mutations(ofOutlet outlet: Member) -> [Mutation] {
    let (path, member) = (outlet.path, outlet.member)
    let dangling = places(outlet.key, "dangling-outlet")
    let mismatched = places(outlet.key, "outlet-type-mismatch")
    guard !dangling.isEmpty else { return [] }
    func edit(_ range: ByteRange, _ text: String) -> [Edit] { [Edit(path: path, range: range, text: text)] }
    let end = lineEnd(path, from: member.nameRange.upper)
    var found = [
      Mutation(
        name: "delete outlet", edits: edit(ByteRange(member.start, end), ""), expected: dangling)
    ]
    if member.objcName == nil {
      found.append(
        Mutation(
          name: "misspell outlet in code", edits: edit(member.nameRange, member.name + "Zq"),
          expected: dangling))
      if let attribute = find("@IBOutlet", in: outlet) {
        found.append(Mutation(name: "drop @IBOutlet", edits: edit(attribute, ""), expected: dangling))
        found.append(
          Mutation(
            name: "mark @objc only", edits: edit(attribute, "@objc"),
            expected: places(outlet.key, "not-marked-for-interface-builder")))
      }
    }
    if let keyword = find("var", in: outlet) {
      found.append(
        Mutation(name: "make outlet static", edits: edit(keyword, "static var"), expected: dangling))
    }
    let isCollection = member.type?.hasPrefix("[") == true
    let rest = ByteRange(member.nameRange.upper, end)
    found.append(
      Mutation(
        name: "retype outlet", edits: edit(rest, isCollection ? ": [NSShadow]!" : ": NSShadow!"),
        expected: mismatched))
    let type = (member.type ?? "").filter { !"[]!?".contains($0) }
    found.append(
      Mutation(
        name: "make outlet a collection", edits: edit(rest, isCollection ? ": \(type)!" : ": [\(type)]!"),
        expected: mismatched))
    return found
  }

  private func mutations(ofAction action: Member) -> [Mutation] {
    let (path, member) = (action.path, action.member)
    let missing = places(action.key, "missing-action")
    guard !missing.isEmpty else { return [] }
    func mutation(_ name: String, _ range: ByteRange, _ text: String) -> Mutation {
      Mutation(name: name, edits: [Edit(path: path, range: range, text: text)], expected: missing)
    }
    let end = lineEnd(path, from: member.nameRange.upper)
    var found = [mutation("delete action", ByteRange(member.start, end), "")]
    if let keyword = find("func", in: action) {
      found.append(mutation("make action static", keyword, "static func"))
    }
    if find("@objc", in: action) == nil {
      found.append(mutation("misspell action in code", member.nameRange, member.name + "Zq"))
      if let attribute = find("@IBAction", in: action) {
        found.append(mutation("drop @IBAction", attribute, ""))
        found.append(
          Mutation(
            name: "mark @objc only", edits: [Edit(path: path, range: attribute, text: "@objc")],
            expected: places(action.key, "not-marked-for-interface-builder")))
      }
      let open = member.nameRange.upper + 1
      let close = bytes(path)[open...].firstIndex(of: UInt8(ascii: ")")) ?? open
      if let first = member.parameters.first, member.parameters.count == 1 {
        let senders = places(action.key, "action-sender-mismatch")
        found.append(
          Mutation(
            name: "retype sender",
            edits: [
              Edit(
                path: path, range: ByteRange(open, close),
                text: (first.label.map { "\($0) sender" } ?? "_ sender") + ": NSShadow")
            ], expected: senders))
      }
      if let first = member.parameters.first {
        let label = ByteRange(open, open + (first.label ?? "_").utf8.count)
        found.append(mutation("relabel action", label, first.label == nil ? "button" : "_"))
        found.append(mutation("drop parameter", ByteRange(open, close), ""))
        found.append(
          mutation("add parameter", ByteRange(close, close), ", forOther event: UIEvent"))
      } else {
        found.append(mutation("add parameter", ByteRange(open, close), "_ sender: Any"))
      }
    }
    return found
  }

  // MARK: Documents

  private func mutations(of outline: InterfaceOutline, at path: String) -> [Mutation] {
    var found: [Mutation] = []
    func mutation(_ name: String, _ range: ByteRange, _ text: String, _ expected: [Place]) -> Mutation {
      Mutation(name: name, edits: [Edit(path: path, range: range, text: text)], expected: expected)
    }
    func place(_ range: ByteRange, _ length: Int, _ code: String) -> [Place] {
      [Place(path: path, lower: range.lower, length: length, code: code)]
    }
    for connection in outline.connections where isChecked(connection) {
      guard let source = connection.source.map({ outline.objects[$0] }),
        let destination = outline.objects.first(where: { $0.id == connection.destination }),
        let destinationRange = connection.destinationRange
      else { continue }
      let isAction = connection.kind == .action
      let nameCode = isAction ? "missing-action" : "dangling-outlet"
      let owner = isAction ? destination : source
      let hasClass = owner.customClass.map { classes.contains($0) } ?? false
      // UIKit's own collection has no code side.
      if hasClass, !connection.appends {
        let name = connection.name
        let colons = name.hasSuffix(":") ? ":" : ""
        let misspelt = (colons.isEmpty ? name : String(name.dropLast())) + "Zq" + colons
        found.append(
          mutation(
            "misspell name in document", connection.nameRange, misspelt,
            place(connection.nameRange, misspelt.utf8.count, nameCode)))
      }
      if hasClass, !connection.appends, let declared = members[connection.name]?.first,
        members[connection.name]?.count == 1,
        declared.member.flags.isDisjoint(with: [.conditional, .initialized]),
        // An extension of a framework's class is there for every class.
        connection.name != "report:",
        places(connection.name, "").count == 1
      {
        let name = declared.member.nameRange
        found.append(
          Mutation(
            name: "delete connection", edits: [Edit(path: path, range: connection.range, text: "")],
            expected: [
              Place(
                path: declared.path, lower: name.lower, length: name.length,
                code: isAction ? "unused-action" : "unconnected-outlet")
            ]))
        let first = connection.name.prefix(1)
        let other = first == first.uppercased() ? first.lowercased() : first.uppercased()
        if !isAction {
          found.append(
            mutation(
              "change first letter's case", connection.nameRange, other + connection.name.dropFirst(),
              place(connection.nameRange, connection.nameRange.length, "not-marked-for-interface-builder")))
        }
      }
      // The name comes before the destination in all documents here, so that it keeps its place.
      #expect(connection.nameRange.upper < destinationRange.lower)
      let declared = members[connection.name]?.first
      let isTyped = declared.map { $0.member.type?.contains("AnyObject") != true } ?? false
      if hasClass, isAction || isTyped {
        let wrong = outline.objects.first {
          $0.scene == source.scene && $0.id.hasPrefix(isAction ? "stranger" : "wrong")
        }
        if let wrong {
          found.append(
            mutation(
              "connect wrong object", destinationRange, wrong.id,
              place(
                connection.nameRange, connection.nameRange.length,
                isAction ? "missing-action" : "outlet-type-mismatch")))
        }
      }
      let far = outline.objects.first { $0.scene != nil && $0.scene != source.scene }
      if let far {
        found.append(
          mutation(
            "connect other scene", destinationRange, far.id,
            place(destinationRange, far.id.utf8.count, "cross-scene-connection")))
      }
      found.append(
        mutation(
          "connect nothing", destinationRange, "no-such-id",
          place(destinationRange, 10, "dangling-reference")))

      guard !isAction, let id = connection.id else { continue }
      let element = text(path, connection.range)
      let copy = element.replacing("id=\"\(id)\"", with: "id=\"copy-\(id)\"")
      let offset = connection.nameRange.lower - connection.range.lower
      let end = connection.range.upper
      found.append(
        mutation(
          "connect twice", ByteRange(end, end), copy,
          connection.kind == .outletCollection
            ? []
            : place(ByteRange(end + offset, end + offset), connection.nameRange.length, "duplicate-outlet"))
      )
      if hasClass, declared != nil {
        let isCollection = connection.kind == .outletCollection
        let old = isCollection ? "<outletCollection" : "<outlet"
        let new = isCollection ? "<outlet" : "<outletCollection"
        let lower = connection.range.lower
        let moved = connection.nameRange.lower + new.utf8.count - old.utf8.count
        // All other members of the collection stay as they are.
        found.append(
          mutation(
            "swap outlet and collection", ByteRange(lower, lower + old.utf8.count), new,
            place(
              ByteRange(moved, moved), connection.nameRange.length, "outlet-type-mismatch")))
      }
    }
    for object in outline.objects {
      if let name = object.customClass, classes.contains(name), let range = object.customClassRange {
        let misspelt = name + "Zq"
        found.append(
          mutation(
            "misspell custom class", range, misspelt, place(range, misspelt.utf8.count, "unknown-class")))
      }
      if object.placeholder == nil,
        object.customClass.map({ classes.contains($0) }) ?? (object.element == "label")
      {
        let opening = "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\""
        let start = object.tagRange.upper
        // An element that ends in its tag has no place for it.
        if text(path, ByteRange(start - 2, start)) != "/>" {
          let range = ByteRange(start + opening.utf8.count, start + opening.utf8.count)
          found.append(
            mutation(
              "attribute of nothing", ByteRange(start, start),
              opening + "nothingZq\"/></userDefinedRuntimeAttributes>",
              place(range, 9, "unknown-runtime-attribute")))
        }
      }
      found += trap(of: object, at: path)
      let before = texts[path]?.ranges(of: "</objects>").last?.lowerBound
      if let before, let end = texts[path]?[..<before].utf8.count {
        found += additions(of: object, in: outline, at: path, end)
        let element = outline.platform == .macOS ? "dateFormatter" : "barButtonItem"
        let opening = "<\(element) id=\""
        let range = ByteRange(end + opening.utf8.count, end + opening.utf8.count)
        found.append(
          mutation(
            "duplicate id", ByteRange(end, end), opening + object.id + "\"/>",
            place(range, object.id.utf8.count, "duplicate-id")))
      }
    }
    return found
  }

  /// The initializer of a custom view that the document makes begins to trap.
  private func trap(of object: InterfaceObject, at path: String) -> [Mutation] {
    guard let name = object.customClass, object.placeholder == nil,
      // One object of the class, so that there is one finding.
      documents.flatMap(\.outline.objects).filter({ $0.customClass == name }).count == 1,
      let range = object.customClassRange, let view = views[name]
    else { return [] }
    let text =
      "\nrequired init?(coder: NSCoder) { fatalError() }\noverride init(frame: CGRect) { super.init(frame: frame) }\n"
    return [
      Mutation(
        name: "trap in init(coder:)",
        edits: [Edit(path: view.path, range: ByteRange(view.offset, view.offset), text: text)],
        expected: [
          Place(path: path, lower: range.lower, length: range.length, code: "trapping-coder-init")
        ])
    ]
  }

  /// New controls after the last object, with actions that no class has.
  private func additions(
    of object: InterfaceObject, in outline: InterfaceOutline, at path: String, _ end: Int
  ) -> [Mutation] {
    func mutation(_ name: String, _ opening: String, _ selector: String, _ rest: String, _ code: String)
      -> Mutation
    {
      Mutation(
        name: name, edits: [Edit(path: path, range: ByteRange(end, end), text: opening + selector + rest)],
        expected: [
          Place(path: path, lower: end + opening.utf8.count, length: selector.utf8.count, code: code)
        ])
    }
    let selector = "nobody\(object.element)Zq:"
    var found: [Mutation] = []
    if outline.platform == .iOS, object.customClass != nil {
      found.append(
        mutation(
          "unwind to nothing", "<view id=\"zq1\"><connections><segue kind=\"unwind\" unwindAction=\"",
          selector,
          "\" destination=\"\(object.id)\" id=\"zq2\"/></connections></view>", "missing-unwind-action"))
    }
    if object.placeholder == .firstResponder, object.scene.map({ $0 == outline.scenes.count - 1 }) ?? true {
      for name in ["one", "two", "three", "four", "five", "six", "seven"] {
        let attribute = outline.platform == .macOS ? "target" : "destination"
        found.append(
          mutation(
            "nobody's action", "<button id=\"zq1\"><connections><action selector=\"", name + "Zq:",
            "\" \(attribute)=\"\(object.id)\" id=\"zq2\"/></connections></button>",
            "unhandled-first-responder-action"))
      }
    }
    return found
  }
}
