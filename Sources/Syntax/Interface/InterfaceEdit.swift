import Text

/// An edit of a storyboard that touches few of its scenes.
///
/// Scenes are siblings, so the content of one can't change how another is read while its tags are balanced. Only the scenes that
/// the edit touched are read again; all other items move. In an uncertain case, such as a problem before or after the edit, the
/// result is nil, and the caller reads the whole document.
struct InterfaceEdit {
  /// A part of the document to be read again: the head before the first scene, or some scenes.
  private struct Part {
    /// The range of the part before the edit.
    var old: ByteRange
    var upper: Int
    /// The indices of the scenes in the part.
    var scenes: Range<Int>

    var lower: Int { old.lower }
    var shift: Int { upper - old.upper }
  }

  /// The maximum number of new ids that are looked for one by one.
  private static let maximumNewIDs = 16

  private let old: UnsafeBufferPointer<UInt8>
  private let new: UnsafeBufferPointer<UInt8>
  private let base: UnsafePointer<UInt8>
  private let previous: InterfaceOutline
  private let part: Part

  /// nil if the whole document has to be read.
  ///
  /// - Parameter previous: The outline of `old`.
  init?(
    from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>, _ change: TextChange,
    _ previous: InterfaceOutline
  ) {
    guard previous.problems.isEmpty, previous.duplicateIDs.isEmpty, !previous.scenes.isEmpty,
      let base = new.baseAddress, XMLEncoding(of: new.span) == .utf8,
      let part = Self.part(of: previous, old, new, change)
    else { return nil }
    (self.old, self.new, self.base, self.previous, self.part) = (old, new, base, previous, part)
  }

  /// The outline after the edit, and its difference from the one before; nil if the whole document has to be read.
  func result() -> (InterfaceOutline, InterfaceDifference)? {
    guard let items = itemsOfPart(), items.problems.isEmpty, items.duplicateIDs.isEmpty,
      areUnique(items)
    else { return nil }
    return spliced(items)
  }

  // MARK: What the edit touched

  private static func part(
    of previous: InterfaceOutline, _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>,
    _ change: TextChange
  ) -> Part? {
    let scenes = previous.scenes
    let (edit, shift) = (change.range, change.shift)
    if edit.upper <= scenes[0].range.lower {
      let head = ByteRange(0, scenes[0].range.lower)
      return Part(old: head, upper: head.upper + shift, scenes: 0..<0)
    }
    guard let first = scenes.firstIndex(where: { $0.range.upper > edit.lower }) else { return nil }
    if edit.upper <= scenes[first].range.lower, edit.lower < scenes[first].range.lower {
      // The edit lies between two scenes, where only blanks may be.
      let gap = ByteRange(scenes[first - 1].range.upper, scenes[first].range.lower)
      guard areSiblings(scenes[...first], old), isBlank(new, gap.lower, gap.upper + shift) else { return nil }
      return Part(old: gap, upper: gap.upper + shift, scenes: first..<first)
    }
    var last = first
    while last + 1 < scenes.count, scenes[last + 1].range.lower < edit.upper { last += 1 }
    guard edit.lower >= scenes[first].range.lower, edit.upper <= scenes[last].range.upper,
      areSiblings(scenes[...last], old)
    else { return nil }
    let touched = ByteRange(scenes[first].range.lower, scenes[last].range.upper)
    return Part(old: touched, upper: touched.upper + shift, scenes: first..<last + 1)
  }

  /// Whether only blanks separate these scenes, so that each has the same parent element.
  private static func areSiblings(
    _ scenes: ArraySlice<InterfaceScene>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    zip(scenes, scenes.dropFirst()).allSatisfy { isBlank(bytes, $0.range.upper, $1.range.lower) }
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ lower: Int, _ upper: Int) -> Bool {
    lower <= upper && bytes[lower..<upper].allSatisfy(isSpace)
  }

  // MARK: What it holds now

  private func itemsOfPart() -> InterfaceOutline? {
    if part.lower > 0, part.scenes.isEmpty { return InterfaceOutline() }
    var reader = InterfaceReader(scanner: XMLScanner(base, count: new.count, from: lengthOfMark(new)))
    guard reader.readHead(until: part.lower == 0 ? part.upper : previous.scenes[0].range.lower) else {
      return nil
    }
    if part.lower == 0 {
      guard let oldBase = old.baseAddress else { return nil }
      var oldReader = InterfaceReader(scanner: XMLScanner(oldBase, count: old.count, from: lengthOfMark(old)))
      guard oldReader.readHead(until: part.old.upper), reader.scanner.tagLower == part.upper,
        reader.surroundings == oldReader.surroundings
      else { return nil }
    } else {
      reader.outline = InterfaceOutline(like: reader.outline)
      guard reader.read(from: part.lower, to: part.upper) else { return nil }
    }
    guard reader.outline.platform == previous.platform, reader.outline.isStoryboard == previous.isStoryboard,
      reader.outline.isFromBeforeSwift3 == previous.isFromBeforeSwift3,
      reader.outline.namesTools == previous.namesTools,
      reader.outline.isLaunchScreen == previous.isLaunchScreen,
      reader.outline.hasOwnElementsOnly == previous.hasOwnElementsOnly,
      unreadableBytes(UnsafeBufferPointer(rebasing: new[part.lower..<part.upper])).isEmpty
    else { return nil }
    return reader.outline
  }

  // MARK: Together with the rest

  private func spliced(_ items: InterfaceOutline) -> (InterfaceOutline, InterfaceDifference) {
    let firstObject = indices(of: previous.objects).lowerBound
    let newObjects = items.objects.count - indices(of: previous.objects).count
    let newScenes = items.scenes.count - part.scenes.count
    var outline = previous
    /// Replaces the part's former items with its new ones, and moves those after it.
    func replace<Content, Places>(
      _ list: WritableKeyPath<InterfaceOutline, [Placed<Content, Places>]>
    ) -> ListDifference {
      let old = indices(of: previous[keyPath: list])
      let new = old.lowerBound..<old.lowerBound + items[keyPath: list].count
      outline[keyPath: list].replaceSubrange(old, with: items[keyPath: list])
      for index in new {
        outline[keyPath: list][index].move(bytes: 0, objects: firstObject, scenes: part.scenes.lowerBound)
      }
      for index in new.upperBound..<outline[keyPath: list].count {
        outline[keyPath: list][index].move(bytes: part.shift, objects: newObjects, scenes: newScenes)
      }
      return ListDifference(previous[keyPath: list], outline[keyPath: list], within: old, new)
    }
    let connections = replace(\.connections)
    let objects = replace(\.objects)
    let shared = [replace(\.runtimeAttributes), replace(\.storyboardReferences)]
    let own = [
      replace(\.scenes), replace(\.references), replace(\.resources), replace(\.names), replace(\.faults),
    ]
    return (
      outline,
      InterfaceDifference(
        from: previous, to: outline, connections: connections, objects: objects, shared: shared, own: own)
    )
  }

  /// The indices of the items that lie in the part. The items are in document order.
  private func indices<Content, Places>(of items: [Placed<Content, Places>]) -> Range<Int> {
    let lower = items.partitionPoint { $0.start >= part.old.lower }
    return lower..<max(lower, items.partitionPoint { $0.start >= part.old.upper })
  }

  /// Whether the ids of the part occur nowhere else in the document.
  private func areUnique(_ items: InterfaceOutline) -> Bool {
    let before = Set(
      previous.objects[indices(of: previous.objects)].map(\.id)
        + previous.connections[indices(of: previous.connections)].compactMap(\.id))
    let added = Set(items.objects.map(\.id) + items.connections.compactMap(\.id)).subtracting(before)
      .subtracting([""])
    if added.isEmpty { return true }
    if added.count > Self.maximumNewIDs { return false }
    return !previous.objects.indices.contains { added.contains(previous.objects[$0].id) }
      && !previous.connections.indices.contains { previous.connections[$0].id.map(added.contains) ?? false }
  }
}

extension InterfaceOutline {
  /// Creates an empty outline with the properties of another document's root element.
  fileprivate init(like other: InterfaceOutline) {
    platform = other.platform
    isStoryboard = other.isStoryboard
    isFromBeforeSwift3 = other.isFromBeforeSwift3
    namesTools = other.namesTools
    isLaunchScreen = other.isLaunchScreen
    hasOwnElementsOnly = other.hasOwnElementsOnly
  }
}
