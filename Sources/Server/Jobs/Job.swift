import Analysis
import Index
import World

/// Work on a snapshot of a folder, which runs beside the loop.
struct Job: Sendable {
  enum Task: Sendable {
    /// The search for the diagnostics of files.
    case diagnose([FileID])
    /// The search for the answer to a request, or for a part of it.
    case answer(@Sendable (RequestContext) throws(LSP.ResponseError) -> Answer)
  }

  /// The result of a job.
  enum Output: Sendable {
    case diagnostics([FileDiagnostics])
    case answer(Answer)
    case failure(LSP.ResponseError)
    case cancelled
  }

  let id: Int
  var folder: FolderSnapshot
  var task: Task
  let cancellation = Cancellation()

  /// The number of files that a job for diagnostics checks. Tests limit the cost of an edit by it.
  var fileCount: Int {
    switch task {
    case .diagnose(let files): files.count
    case .answer: 0
    }
  }

  /// Whether several threads do the work. For fewer files, threads and their queries cost more than they save.
  var isShared: Bool { fileCount >= 64 }

  func run(in environment: Environment) -> Output {
    if cancellation.isCancelled { return .cancelled }
    let output = result(in: environment)
    // A cancellation may have cut the work short.
    return cancellation.isCancelled ? .cancelled : output
  }

  private func result(in environment: Environment) -> Output {
    switch task {
    case .diagnose(let files):
      return .diagnostics(
        diagnostics(
          in: files, folder, threads: isShared ? environment.processorCount : 1, environment, cancellation))
    case .answer(let answer):
      do throws(LSP.ResponseError) {
        return .answer(try answer(RequestContext(folder, in: environment, cancellation)))
      } catch {
        return .failure(error)
      }
    }
  }
}
