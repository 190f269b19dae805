import Analysis

extension JSON {
  /// Creates the JSON of an outline's item for programs.
  ///
  /// - Parameter place: The members that contain the item's place: offsets for a program, a range for an editor.
  package init(_ item: OutlineItem, at place: [String: JSON]) {
    let frame = item.frame.map { JSON.array([$0.x, $0.y, $0.width, $0.height].map(JSON.string)) }
    let members: [String: JSON?] = [
      "depth": .integer(item.depth), "id": .string(item.id), "element": .string(item.element),
      "class": item.className.map(JSON.string), "label": item.label.map(JSON.string),
      "key": item.key.map(JSON.string), "frame": frame, "isHidden": item.isHidden ? true : nil,
      "storyboardIdentifier": item.storyboardIdentifier.map(JSON.string),
      "reuseIdentifier": item.reuseIdentifier.map(JSON.string),
      "connections": .array(item.links.map { JSON($0) }),
      "constraints": .array(item.constraints.map { ["id": .string($0.id), "text": .string($0.text)] }),
    ]
    self = .object(members.compactMapValues(\.self).merging(place) { $1 })
  }

  private init(_ link: OutlineItem.Link) {
    self = [
      "kind": .string(link.kind.rawValue), "isIncoming": .bool(link.isIncoming), "name": .string(link.name),
      "event": link.event.map(JSON.string), "other": link.other.map(JSON.string),
      "id": link.id.map(JSON.string),
    ]
  }
}
