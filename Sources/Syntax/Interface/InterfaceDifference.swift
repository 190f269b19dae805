import Text

/// The difference between two versions of a document, apart from the places of its items.
package struct InterfaceDifference: Hashable, Sendable {
  package let connections: ListDifference
  package let objects: ListDifference
  /// Whether anything other than connections differs.
  package let isBesideConnections: Bool
  /// Whether anything other than objects differs.
  package let isBesideObjects: Bool
  /// Whether the difference matters to other files.
  package let concernsOthers: Bool

  package var isEmpty: Bool { connections.isEmpty && !isBesideConnections }

  /// - Parameters:
  ///   - shared: The lists that other files depend on, other than connections and objects.
  ///   - own: The lists that no other file depends on.
  init(
    from old: InterfaceOutline, to new: InterfaceOutline, connections: ListDifference,
    objects: ListDifference, shared: [ListDifference], own: [ListDifference]
  ) {
    let isSameKind =
      old.platform == new.platform && old.isStoryboard == new.isStoryboard
      && old.isFromBeforeSwift3 == new.isFromBeforeSwift3 && old.namesTools == new.namesTools
      && old.isLaunchScreen == new.isLaunchScreen
      && old.hasOwnElementsOnly == new.hasOwnElementsOnly
      && old.doubtfulParts.count == new.doubtfulParts.count
    self.connections = connections
    self.objects = objects
    let isBesideBoth =
      !isSameKind || !(shared + own).allSatisfy(\.isEmpty)
      || old.duplicateIDs.map(\.id) != new.duplicateIDs.map(\.id)
      || !old.problems.elementsEqual(new.problems) { $0.kind == $1.kind && $0.message == $1.message }
    isBesideConnections = isBesideBoth || !objects.isEmpty
    isBesideObjects = isBesideBoth || !connections.isEmpty
    // The initial controller decides which scenes are reachable, and so what is reported about outlets of their classes. A damaged
    // document may have lost the names that others use.
    concernsOthers =
      !isSameKind || old.initialController != new.initialController || old.problemKinds != new.problemKinds
      || (shared + [connections, objects]).contains(where: \.concernsOthers)
  }
}

/// The difference between two versions of a list: in each, the items from the first to the last that differ.
package struct ListDifference: Hashable, Sendable {
  package private(set) var old: Range<Int>
  package private(set) var new: Range<Int>
  /// Whether the difference matters to other files.
  let concernsOthers: Bool

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// - Parameters:
  ///   - oldRange: The items that may differ; nil for all.
  ///   - newRange: The items that replace them; nil for all.
  init<Content, Places>(
    _ oldItems: [Placed<Content, Places>], _ newItems: [Placed<Content, Places>],
    within oldRange: Range<Int>? = nil, _ newRange: Range<Int>? = nil
  ) {
    // Hot: when a keystroke makes the whole document be read again, this runs for each of its items.
    let old = oldRange ?? oldItems.indices
    let new = newRange ?? newItems.indices
    let shared = min(old.count, new.count)
    var prefix = 0
    while prefix < shared,
      oldItems[old.lowerBound + prefix].content == newItems[new.lowerBound + prefix].content
    {
      prefix += 1
    }
    var suffix = 0
    while suffix < shared - prefix,
      oldItems[old.upperBound - suffix - 1].content == newItems[new.upperBound - suffix - 1].content
    {
      suffix += 1
    }
    self.old = old.dropFirst(prefix).dropLast(suffix)
    self.new = new.dropFirst(prefix).dropLast(suffix)
    concernsOthers =
      old.count != new.count
      || zip(self.old, self.new).contains { oldItems[$0].content.toOthers != newItems[$1].content.toOthers }
  }
}

extension InterfaceOutline {
  package var problemKinds: Set<Problem.Kind> { Set(problems.map(\.kind)) }

  fileprivate var initialController: String? { references.first { $0.kind == .initialController }?.id }

  package func difference(from old: InterfaceOutline) -> InterfaceDifference {
    InterfaceDifference(
      from: old, to: self, connections: ListDifference(old.connections, connections),
      objects: ListDifference(old.objects, objects),
      shared: [
        ListDifference(old.runtimeAttributes, runtimeAttributes),
        ListDifference(old.storyboardReferences, storyboardReferences),
      ],
      own: [
        ListDifference(old.scenes, scenes), ListDifference(old.references, references),
        ListDifference(old.resources, resources), ListDifference(old.names, names),
        ListDifference(old.faults, faults),
      ])
  }
}

/// A document before and after an edit.
package struct InterfaceRevision: Sendable {
  package let old: InterfaceOutline
  /// Equal to the outline of the new bytes.
  package let new: InterfaceOutline
  package let change: TextChange
  package let difference: InterfaceDifference

  /// Reads the part of the document that the edit touched; in a storyboard that is mostly one scene.
  ///
  /// - Parameters:
  ///   - bytes: The document after the edit.
  ///   - old: Its outline before the edit.
  ///   - oldBytes: The document before the edit.
  package init(of bytes: [UInt8], after old: InterfaceOutline, of oldBytes: [UInt8]) {
    let change = TextChange(from: oldBytes, to: bytes)
    let part = bytes.withUnsafeBufferPointer { bytes in
      oldBytes.withUnsafeBufferPointer { InterfaceEdit(from: $0, to: bytes, change, old)?.result() }
    }
    self.old = old
    self.change = change
    if let part {
      (new, difference) = part
    } else {
      new = bytes.withUnsafeBufferPointer { wholeOutline(of: $0, after: old) }
      difference = new.difference(from: old)
    }
  }
}
