import Workspace

/// The scan of a whole folder.
struct FolderScan: Sendable {
  /// Whether everything on disk has been read once, or can't be read.
  var isDone = false
  /// Whether the last scan failed or was canceled, so that files are missing.
  var hasFailed = false
  var isUnderWay = false
  /// The number of the last scan; results of earlier ones are dropped.
  var generation = 0
  /// The files that changed on disk during a scan, which may have read them before.
  var changed: Set<String> = []
  /// The flag that stops the current scan.
  var cancellation = Cancellation()
  /// Whether the folder stays unread, since the user canceled the scan, or since it is too large for a folder without a project.
  var isLeft = false

  /// The state of a scan that replaces this one.
  func next() -> FolderScan {
    cancellation.cancel()
    return FolderScan(
      isDone: isDone, hasFailed: hasFailed, isUnderWay: true, generation: generation + 1)
  }
}

/// The comparisons of a folder with the disk, which find changes.
struct FolderLooks: Sendable {
  /// The number of current searches and reads of files that changed on disk.
  var underWay = 0
  /// Whether the folder is being compared with the disk. If `looksAgain` is true, another comparison follows.
  var isLooking = false
  var looksAgain = false
  /// Whether the folder will be compared with the disk later.
  var isAwaited = false
  /// The end of the last comparison with the disk, and its duration.
  var last: (end: ContinuousClock.Instant, elapsed: Duration)?
  /// The states of the files when they were read.
  var stamps = FileStamps()
}
