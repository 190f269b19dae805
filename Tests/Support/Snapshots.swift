import Analysis
import Index

// Queries of a workspace that a test makes in one call, and the program in several.

extension Snapshot {
  package init(files: [SourceFile], isWhole: Bool = true) {
    self.init(files: files, SnapshotCoverage(isWhole: isWhole), InitialTable.makers.map { $0(files) })
  }

  /// - Parameter files: nil removes one.
  package func applying(_ files: [(FileID, SourceFile?)]) -> Snapshot {
    applying(files.map { change($0, to: $1) })
  }
}

extension Query {
  /// The diagnostics of one file by place, those of stale documents summed up.
  package func diagnostics(of file: FileID) -> [Diagnostic] {
    let judge = Judge(self)
    return judge.judged(judge.singles(in: file).findings, in: file)
  }
}
