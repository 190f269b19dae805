import Index

/// Comparisons of folders with the disk, which find changes: clients report only some changes, or none, whatever they state.
extension ServerState {
  /// The time between two comparisons of a missing folder.
  private static let absenceInterval: Duration = .seconds(2)

  /// Starts a comparison of a folder with the disk. It is done, with its effects, when no comparison is under way any more.
  mutating func look(at number: Int) {
    guard number != Self.outside, let folder = folders[number], folder.scan.isDone, !folder.scan.isUnderWay,
      !folder.scan.isLeft
    else { return }
    // The current comparison may have passed a file before it changed.
    if folder.looks.isLooking {
      folders[number]?.looks.looksAgain = true
      return
    }
    folders[number]?.looks.isLooking = true
    folders[number]?.looks.underWay += 1
    effects.append(
      .look(
        folder: number, generation: folder.scan.generation,
        KnownFolder(
          path: folder.path, snapshot: folder.snapshot, ids: folder.ids, coverage: folder.coverage,
          stamps: folder.looks.stamps, opened: folder.opened, isUnread: folder.scan.hasFailed)))
  }

  mutating func looked(_ number: Int, _ generation: Int, _ look: FolderLook) {
    guard let folder = folders[number] else { return }
    folders[number]?.looks.isLooking = false
    folders[number]?.looks.looksAgain = false
    folders[number]?.looks.last = (now, look.elapsed)
    // A scan that began since then has seen the same changes.
    if folder.scan.generation == generation {
      if look.needsScan {
        scan(number)
      } else if folder.scan.hasFailed {
        lookLater(at: number, in: Self.absenceInterval)
      } else {
        diskChanged(number, look.changed.sorted())
      }
    }
    if folder.looks.looksAgain { self.look(at: number) }
    folders[number]?.looks.underWay -= 1
    proceedWithPending()
    startDiagnostics()
  }

  mutating func lookLater(at number: Int, in delay: Duration = ServerState.absenceInterval) {
    guard folders[number]?.looks.isAwaited == false else { return }
    folders[number]?.looks.isAwaited = true
    effects.append(.wait(.look(folder: number), delay))
  }

  /// Compares the folders of a saved document with the disk, so that the results of a checkout or a generator appear. It may
  /// wait, so that comparisons take at most a fiftieth of the time.
  mutating func lookAfterSave(of key: String) {
    for number in folders.keys.sorted() where number != Self.outside {
      guard let folder = folders[number], folder.relativePath(key) != nil else { continue }
      let rest = folder.looks.last.map { $0.end + $0.elapsed * 50 - now } ?? .zero
      if rest > .zero { lookLater(at: number, in: rest) } else { look(at: number) }
    }
  }
}
