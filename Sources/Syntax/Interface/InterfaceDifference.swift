import Text

/// The difference between two versions of a document, apart from the places of its items.
package struct InterfaceDifference: Hashable, Sendable {
  package let connections: ListDifference
  package let objects: ListDifference
  /// Whether anything but connections differs.
  package let isBesideConnections: Bool
  /// Whether anything but objects differs.
  package let isBesideObjects: Bool
  /// Whether the two versions differ for other files.
  package let concernsOthers: Bool

  package var isEmpty: Bool { connections.isEmpty && !isBesideConnections }

  /// - Parameters:
  ///   - shared: The lists that other files refer to, but for connections and objects.
  ///   - own: The other lists.
  init(
    from old: InterfaceOutline, to new: InterfaceOutline, connections: ListDifference,
    objects: ListDifference, shared: [ListDifference], own: [ListDifference]
  ) {
    let isSameKind =
      old.platform == new.platform && old.isStoryboard == new.isStoryboard
      && old.isFromBeforeSwift3 == new.isFromBeforeSwift3 && old.namesTools == new.namesTools
      && old.isLaunchScreen == new.isLaunchScreen
      && old.hasOwnElementsOnly == new.hasOwnElementsOnly
    self.connections = connections
    self.objects = objects
    let isBesideBoth =
      !isSameKind || !(shared + own).allSatisfy(\.isEmpty)
      || old.duplicateIDs.map(\.id) != new.duplicateIDs.map(\.id)
      || !old.problems.elementsEqual(new.problems) { $0.kind == $1.kind && $0.message == $1.message }
    isBesideConnections = isBesideBoth || !objects.isEmpty
    isBesideObjects = isBesideBoth || !connections.isEmpty
    // The scenes that are reached decide about outlets of their classes.
    concernsOthers =
      !isSameKind || old.initialController != new.initialController
      || (shared + [connections, objects]).contains(where: \.concernsOthers)
  }
}

/// By what two versions of a list differ: the items from the first that differs to the last.
package struct ListDifference: Hashable, Sendable {
  package private(set) var old: Range<Int>
  package private(set) var new: Range<Int>
  /// Whether the two versions differ for other files.
  let concernsOthers: Bool

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// - Parameters:
  ///   - oldRange: The items that may differ; nil for all.
  ///   - newRange: The items in their place.
  init<Content, Places>(
    _ oldItems: [Placed<Content, Places>], _ newItems: [Placed<Content, Places>],
    within oldRange: Range<Int>? = nil, _ newRange: Range<Int>? = nil
  ) {
    // Hot: it runs for each item of a document at each keystroke for which all of it is read.
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

  /// Reads what the edit touched. Of a storyboard, that is mostly one scene.
  ///
  /// - Parameters:
  ///   - bytes: The document now.
  ///   - old: What it held before.
  ///   - oldBytes: The document before.
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
