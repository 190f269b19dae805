import Workspace

/// The scan of a folder, which reads all of it.
struct FolderScan: Sendable {
  /// Everything on disk has been read once, or can't be.
  var isDone = false
  /// The last scan failed or was cancelled, so that files are missing.
  var hasFailed = false
  var isUnderWay = false
  /// The number of the last scan; results of earlier ones are dropped.
  var generation = 0
  /// Files that changed on disk while a scan was under way, which may have read them before.
  var changed: Set<String> = []
  /// Makes the scan under way stop.
  var cancellation = Cancellation()
  /// Whether the folder stays unread, since the user has cancelled the scan or it is too large for one without a project.
  var isLeft = false

  /// The state of a scan that takes the place of this one.
  func next() -> FolderScan {
    cancellation.cancel()
    return FolderScan(
      isDone: isDone, hasFailed: hasFailed, isUnderWay: true, generation: generation + 1)
  }
}

/// The looks at a folder on the disk that find what has changed.
struct FolderLooks: Sendable {
  /// The number of searches and reads under way of files that have changed on disk.
  var underWay = 0
  /// Whether the folder is being compared with the disk, and is to be once more.
  var isLooking = false
  var looksAgain = false
  /// Whether the folder is to be compared with the disk later.
  var isAwaited = false
  /// When the folder was last compared with the disk, and how long that took.
  var last: (end: ContinuousClock.Instant, elapsed: Duration)?
  /// The state of each file when it was read.
  var stamps = FileStamps()
}
