import Foundation
import Syntax
import TestSupport
import Testing
import Text

@testable import Analysis

/// The documents of the tests and the example's storyboard, or all below the folder that `IBLS_DOCUMENTS` names; on each as many
/// operations as `IBLS_EDITS` says.
private let paths: [String] = {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
  let folders =
    ProcessInfo.processInfo.environment["IBLS_DOCUMENTS"].map { [$0] }
    ?? [tests + "/PictureTests/Documents", tests + "/Example/App"]
  return folders.flatMap { folder in
    (FileManager.default.subpaths(atPath: folder) ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder + "/" + $0 }
  }
}()
private let count = ProcessInfo.processInfo.environment["IBLS_EDITS"].flatMap { Int($0) } ?? 12

/// Whatever operation is done to whatever document, the result is one that Interface Builder could have written if the document was.
@Suite struct OperationLawTests {
  @Test(arguments: paths)
  func resultsAreSound(_ path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let tree = DocumentTree(bytes)
    guard tree.root?.name == "document", tree.damage == nil else { return }
    let before = Soundness(bytes)
    var random = SeededNumbers(seed: 1)
    for _ in 0..<count {
      let (operation, name) = randomOperation(on: tree, using: &random)
      guard let result = try? documentEdits([operation], in: bytes, named: "A.storyboard") else { continue }
      let isWhole = bytes.applying(result.edits) == result.bytes
      #expect(isWhole, "\(path): \(name)")
      let after = Soundness(result.bytes)
      #expect(after.isNoWorse(than: before), "\(path): \(name): \(after.worse(than: before))")
      for file in result.newFiles {
        let moved = Soundness(Array(file.text.utf8))
        #expect(moved.isNoWorse(than: before), "\(path): \(name), new file: \(moved.worse(than: before))")
      }
      guard let inverse = inverse(of: operation, result, tree) else { continue }
      let isTakenBack = (try? documentEdits([inverse], in: result.bytes))?.bytes == bytes
      #expect(isTakenBack, "\(path): \(name), taken back")
    }
  }
}

/// The number of things in a document that are not as Interface Builder writes them.
private struct Soundness: Equatable {
  var damage = 0
  var repeatedIDs = 0
  var lostReferences = 0
  var faults = 0
  var disorders = 0
  var unevenLists = 0
  /// Views of a fixed frame that lack a mask, or have one that these tools leave out.
  var frames = 0
  var emptyLists = 0

  init(_ bytes: [UInt8]) {
    let tree = DocumentTree(bytes)
    guard let root = tree.root, root.name == "document", tree.problem == nil, tree.damage == nil else {
      damage = 1
      return
    }
    let all = [root] + Array(root.descendants)
    let ids = all.compactMap { $0["id"] }
    let known = Set(ids)
    repeatedIDs = ids.count - known.count
    faults = bytes.withSpan(interfaceOutline).faults.count
    let editor = DocumentEditor(tree)
    var parts = OrderedParts(editor.orders)
    for element in all {
      for attribute in element.attributes
      where editor.isReference(attribute.name) && attribute.name.hasPrefix("dest")
        && !known.contains(attribute.value)
      { lostReferences += 1 }
      if element.name == "constraint", let item = element["firstItem"], !known.contains(item) {
        lostReferences += 1
      }
      disorders += parts.of(element).count { $0.disorder != nil }
      let beside = ["visibilityPriorities", "customSpacing", "holdingPriorities"].compactMap(element.child)
      let views = element.child("subviews")?.children.count { _ in true }
      unevenLists += beside.count { $0.children.count { _ in true } != views }
      if element.has("fixedFrame"),
        (element.child("autoresizingMask") == nil) == editor.orders.writesMasksOfFixedFrames
      {
        frames += 1
      }
      let lists = [
        "subviews", "constraints", "connections", "resources", "tableColumns", "prototypes", "segments",
        "items",
        "tabViewItems", "leftBarButtonItems", "rightBarButtonItems", "prototypeCellViews", "variation",
        "mask",
      ]
      let holder = element.parent?.name ?? ""
      if lists.contains(element.name), !element.hasChildren, holder != "toolbar", holder != "tabBar" {
        emptyLists += 1
      }
    }
  }

  func isNoWorse(than other: Soundness) -> Bool {
    damage <= other.damage && repeatedIDs <= other.repeatedIDs && lostReferences <= other.lostReferences
      && faults <= other.faults && emptyLists <= other.emptyLists && unevenLists <= other.unevenLists
      // A copy has the faults of what it copies.
      && (disorders == 0 || other.disorders > 0) && (frames == 0 || other.frames > 0)
  }

  func worse(than other: Soundness) -> String { "\(self), before: \(other)" }
}

private func randomOperation(
  on tree: DocumentTree, using random: inout SeededNumbers
) -> (OperationArguments, String) {
  let all = tree.root.map { Array($0.descendants) } ?? []
  let ids = all.compactMap { $0["id"] }
  let views = all.filter { $0.parent?.name == "subviews" }.compactMap { $0["id"] }
  let controllers = all.filter { $0.has("sceneMemberID") }.compactMap { $0["id"] }
  func any(_ list: [String]) -> OperationValue {
    .text((Bool.random(using: &random) ? list : ids).randomElement(using: &random) ?? "none")
  }
  func id(_ list: [String]) -> String {
    if case .text(let id) = any(list) { id } else { "" }
  }
  let side = ["into", "after", "before"].randomElement(using: &random) ?? "into"
  let made: [OperationArguments] = [
    operation("add", nil, ["like": any(views), "connections": .flag(.random(using: &random))]),
    operation("add", nil, ["like": any(views), side: any(views)]),
    operation("add", nil, ["kind": "label", "frame": "0,0 50x20", side: any(views)]),
    operation("add", nil, ["kind": "popUpButton", "frame": "0,0 50x20", side: any(views)]),
    operation("remove", id(views)), operation("move", id(views), [side: any(views)]),
    operation("remove", id(controllers)),
    operation("wrap", nil, ["ids": [any(views)], "set": ["axis": "vertical"]]),
    operation("set", id(views), ["set": ["tag": "7", "userLabel": "a < \"b\""]]),
    operation("setClass", id(views), ["name": "Other"]),
    operation("constrain", nil, ["constraints": [.text("\(id(views)).top = \(id(views)).bottom + 4 @999")]]),
    operation("constrain", id(views), ["like": any(views)]), operation("unconstrain", id(views)),
    operation("connect", id(controllers), ["kind": "outlet", "to": any(views), "name": "some"]),
    operation(
      "connect", id(views), ["kind": "segue", "segue": "show", "to": any(controllers), "name": "go"]),
    operation("addScene", nil, ["name": "Other"]),
    operation("addScene", nil, ["kind": "windowController"]), operation("setInitial", id(controllers)),
    operation("split", nil, ["ids": [any(controllers)], "file": "Other.storyboard"]),
  ]
  let chosen = made.randomElement(using: &random) ?? made[0]
  return (chosen, "\(chosen)")
}

/// The operation that takes back what another one added; nil for one that takes something away.
private func inverse(
  of done: OperationArguments, _ result: DocumentEdits, _ old: DocumentTree
) -> OperationArguments? {
  let name = (try? done.text("op")) ?? ""
  let added = result.notes.last { $0.hasPrefix("added ") || $0.hasPrefix("connected by ") }
    .flatMap { $0.split(separator: " ").last.map(String.init) }
  switch name {
  case "add", "addScene": return added.map { operation("remove", $0) }
  case "connect": return added.map { operation("disconnect", $0) }
  case "constrain" where (try? done.texts("constraints")) != [] && done.names.contains("constraints"):
    let tree = DocumentTree(result.bytes)
    let new = tree.root?.descendants.first {
      $0.name == "constraint" && old.element(withID: $0["id"] ?? "") == nil
    }
    return new?["id"].map { operation("unconstrain", $0) }
  default: return nil
  }
}
