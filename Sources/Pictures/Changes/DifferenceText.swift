extension DocumentDifference {
  /// A line for each scene that differs, for terminals.
  ///
  /// - Parameters:
  ///   - name: The document's name, which begins a line without the name of a scene.
  ///   - naming: Whether every line begins with the document's name.
  package func lines(named name: String, naming: Bool = false) -> [String] {
    scenes.map { scene in
      var parts: [String] = []
      if !scene.isInOld { parts.append(scene.id.isEmpty ? "document added" : "scene added") }
      if !scene.isInNew { parts.append(scene.id.isEmpty ? "document removed" : "scene removed") }
      // If a scene is added or removed as a whole, its changes are omitted.
      if scene.isInOld, scene.isInNew { parts += scene.changes.map(\.text) }
      if scene.movedCount > 0 { parts.append("\(scene.movedCount) moved") }
      let names = naming || scene.name.isEmpty ? [name, scene.name] : [scene.name]
      return names.filter { !$0.isEmpty }.joined(separator: ": ") + ": " + parts.joined(separator: "; ")
    }
  }
}

extension ObjectChange {
  /// The change of the object, in words.
  package var text: String {
    switch kind {
    case .added(let inside): "\(name) added\(more(inside))"
    case .removed(let inside): "\(name) removed\(more(inside))"
    case .changed(let properties):
      "\(name) " + properties.map(\.text).joined(separator: ", ")
    }
  }

  private func more(_ inside: Int) -> String {
    inside == 0 ? "" : " with \(inside) \(inside == 1 ? "object" : "objects")"
  }
}

extension PropertyChange {
  fileprivate var text: String {
    switch (old, new) {
    case (let old?, let new?): "\(path) '\(short(old))' → '\(short(new))'"
    case (nil, let new?): "\(path) '\(short(new))' added"
    case (let old?, nil): "\(path) '\(short(old))' removed"
    case (nil, nil): path
    }
  }

  private func short(_ text: String) -> String {
    let line = text.prefix(61).split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
