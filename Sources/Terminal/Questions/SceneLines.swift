import Analysis
import Index
import Rules
import Workspace

extension QuestionedWorkspace {
  /// A line for each document, followed by one for each scene.
  func sceneLines(of documents: [FileID]) -> [String] {
    documents.flatMap { file -> [String] in
      let scenes = query.sceneSummaries(in: file)
      // A reference to another storyboard is a scene without content, and segues name its destination.
      let shown = scenes.filter { !$0.element.hasSuffix("Placeholder") }
      return [self.shown(file)] + shown.map { "  " + line($0) }
    }
  }

  func sceneJSON() -> JSON {
    let scenes = documents.flatMap { query.sceneSummaries(in: $0) }
    return ["version": 1, "scenes": .array(scenes.map(json))]
  }

  private func line(_ scene: SceneSummary) -> String {
    var words = [scene.element, scene.id]
    if let name = scene.className { words.append(name) }
    if let title = scene.title, title != scene.className { words.append("\"\(title)\"") }
    if let identifier = scene.storyboardIdentifier { words.append("#\(identifier)") }
    if scene.isInitial { words.append("initial") }
    if let owner = scene.ownerClass { words.append("owner=\(owner)") }
    var parts = [words.joined(separator: " ")]
    let counts = [(scene.objects, "object"), (scene.outlets, "outlet"), (scene.actions, "action")]
      .filter { $0.0 > 0 }.map(counted)
    if !counts.isEmpty { parts.append(counts.joined(separator: ", ")) }
    if !scene.shows.isEmpty { parts.append("shows " + flows(scene.shows)) }
    if !scene.shownBy.isEmpty { parts.append("shown by " + flows(scene.shownBy)) }
    return parts.joined(separator: "; ")
  }

  /// The flows of a scene in words, shortened, since there may be a hundred.
  private func flows(_ all: [SceneFlow]) -> String {
    var lines: [String] = []
    for flow in all.map(text).prefix(12) where !lines.contains(flow) { lines.append(flow) }
    return lines.joined(separator: ", ") + (all.count > 12 ? " and \(all.count - 12) more" : "")
  }

  private func text(_ flow: SceneFlow) -> String {
    if flow.kind == "code", let place = flow.place {
      return "\(fileName(shown(place.file))):\(lineAndColumn(place).line)"
    }
    // The names of relationships need no kind before them.
    var words = flow.kind == "relationship" ? [] : [flow.kind]
    if let name = flow.name { words.append(flow.kind == "relationship" ? name : "\"\(name)\"") }
    if let reference = flow.reference, !reference.isEmpty {
      words.append(reference)
    } else {
      if let id = flow.id { words.append(id) }
      if let place = flow.place { words.append("in " + fileName(shown(place.file))) }
    }
    return words.joined(separator: " ")
  }

  private func json(_ scene: SceneSummary) -> JSON {
    [
      "file": .string(shown(scene.file)), "id": .string(scene.id), "element": .string(scene.element),
      "class": scene.className.map(JSON.string), "ownerClass": scene.ownerClass.map(JSON.string),
      "title": scene.title.map(JSON.string),
      "storyboardIdentifier": scene.storyboardIdentifier.map(JSON.string),
      "isInitial": .bool(scene.isInitial), "objects": .integer(scene.objects),
      "outlets": .integer(scene.outlets), "actions": .integer(scene.actions),
      "constraints": .integer(scene.constraints), "shows": .array(scene.shows.map(json)),
      "shownBy": .array(scene.shownBy.map(json)),
    ]
  }

  private func json(_ flow: SceneFlow) -> JSON {
    let place = flow.place.map { (file: shown($0.file), line: lineAndColumn($0).line) }
    return [
      "kind": .string(flow.kind), "name": flow.name.map(JSON.string), "id": flow.id.map(JSON.string),
      "label": flow.label.map(JSON.string), "reference": flow.reference.map(JSON.string),
      "file": place.map { .string($0.file) }, "line": place.map { .integer($0.line) },
    ]
  }
}
