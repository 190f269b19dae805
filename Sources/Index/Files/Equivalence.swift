import Syntax

extension FileFacts {
  /// Whether two versions of a file mean the same to every other file: all but the places agrees.
  package func meansTheSame(as other: FileFacts) -> Bool {
    switch (self, other) {
    case (.code(let one), .code(let other)): declarations(one, equal: other)
    case (.project(let one), .project(let other)): one == other
    case (.interface(let one), .interface(let other)): one.difference(from: other) == .none
    default: false
    }
  }
}

/// Whether two versions of a document that contribute the same to `NameIndex` connect the same members of the same objects.
func connectsTheSame(_ one: InterfaceOutline, _ other: InterfaceOutline) -> Bool {
  guard one.platform == other.platform else { return false }
  // Hot: asked at each keystroke. Index by index, so that nothing is copied.
  for index in one.objects.indices {
    guard one.objects[index].customClass != nil else { continue }
    if one.objects[index].id != other.objects[index].id
      || one.objects[index].hasModule != other.objects[index].hasModule
      || one.objects[index].scene != other.objects[index].scene
    {
      return false
    }
  }
  return connectsTheSame(one, one.connections.indices, other)
    && one.runtimeAttributes.indices.allSatisfy {
      areSame(one.runtimeAttributes[$0].object, in: one, other.runtimeAttributes[$0].object, in: other)
    }
}

/// The same of documents that differ by some connections alone.
func connectsTheSame(_ one: InterfaceOutline, _ connections: Range<Int>, _ other: InterfaceOutline) -> Bool {
  connections.allSatisfy {
    areSame(one.connections[$0].source, in: one, other.connections[$0].source, in: other)
  }
}

/// Whether two objects are of one id.
private func areSame(
  _ index: Int?, in one: InterfaceOutline, _ otherIndex: Int?, in other: InterfaceOutline
) -> Bool {
  guard let index, let otherIndex, one.objects.indices.contains(index),
    other.objects.indices.contains(otherIndex)
  else { return index == nil && otherIndex == nil }
  return one.objects[index].id == other.objects[otherIndex].id
}

private func declarations(_ one: CodeOutline, equal other: CodeOutline) -> Bool {
  guard one.types.count == other.types.count, one.aliases.count == other.aliases.count else { return false }
  for (one, other) in zip(one.aliases, other.aliases)
  where one.name != other.name || one.target != other.target { return false }
  return zip(one.types, other.types).allSatisfy(same)
}

private func same(_ one: CodeType, _ other: CodeType) -> Bool {
  one.kind == other.kind && one.name == other.name && one.flags == other.flags
    && one.objcName == other.objcName && one.attributes == other.attributes
    && one.inherits.map(\.text) == other.inherits.map(\.text)
    && one.members.count == other.members.count
    && zip(one.members, other.members).allSatisfy(same)
}

/// Everything but where it stands. Written so that a property added to `CodeMember` is compared of itself.
private func same(_ one: CodeMember, _ other: CodeMember) -> Bool {
  var moved = other
  moved.nameRange = one.nameRange
  moved.start = one.start
  return one == moved
}

/// Whether two versions of a document contribute the same to `NameIndex`: to compare the names in them takes a
/// fraction of the time of putting them into tables.
func linksTheSame(_ one: InterfaceOutline, _ other: InterfaceOutline) -> Bool {
  guard one.isStoryboard == other.isStoryboard, one.objects.count == other.objects.count,
    one.connections.count == other.connections.count,
    one.runtimeAttributes.count == other.runtimeAttributes.count,
    one.storyboardReferences.count == other.storyboardReferences.count
  else { return false }
  for index in one.objects.indices {
    if one.objects[index].customClass != other.objects[index].customClass
      || one.objects[index].placeholder != other.objects[index].placeholder
      || one.objects[index].placeholder != nil && one.objects[index].id != other.objects[index].id
    {
      return false
    }
  }
  return linksTheSame(one.connections[...], other.connections[...])
    && zip(one.runtimeAttributes, other.runtimeAttributes).allSatisfy {
      // A path with an entity in it counts as none; only its length tells.
      $0.keyPath == $1.keyPath && $0.keyPathRange.length == $1.keyPathRange.length
    }
    && zip(one.storyboardReferences, other.storyboardReferences).allSatisfy {
      $0.storyboardName == $1.storyboardName
    }
}

/// Whether lists of connections do.
func linksTheSame(_ one: ArraySlice<Connection>, _ other: ArraySlice<Connection>) -> Bool {
  one.count == other.count
    && zip(one.indices, other.indices).allSatisfy { linksTheSame(one[$0], other[$1]) }
}

private func linksTheSame(_ one: Connection, _ other: Connection) -> Bool {
  guard one.kind == other.kind, one.name == other.name, one.destination == other.destination,
    one.appends == other.appends, one.keyPath == other.keyPath,
    one.keyPathRange?.length == other.keyPathRange?.length
  else { return false }
  guard let segue = one.segue, let otherSegue = other.segue else {
    return one.segue == nil && other.segue == nil
  }
  return segue.kind == otherSegue.kind && segue.customClass?.name == otherSegue.customClass?.name
    && segue.unwindAction?.name == otherSegue.unwindAction?.name
    && segue.creationSelector?.name == otherSegue.creationSelector?.name
}
