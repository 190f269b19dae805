import Analysis
import Index
import LanguageServerProtocol
import Rules
import Workspace
import World

/// Work on a view that is done beside the loop.
package struct Job: Sendable {
  enum Task: Sendable {
    /// Finds the diagnostics of these files.
    case diagnose([FileID])
    /// Finds the answer to a request, or a part of it.
    case answer(@Sendable (RequestContext) throws(LSP.ResponseError) -> Answer)
  }

  /// What came of a job.
  package enum Output: Sendable {
    case diagnostics([FileDiagnostics])
    case answer(Answer)
    case failure(LSP.ResponseError)
    case cancelled
  }

  package let id: Int
  var view: View
  var task: Task
  let cancellation = Cancellation()

  /// How many files a job for diagnostics looks at; the proof that an edit does not look at everything.
  package var fileCount: Int {
    switch task {
    case .diagnose(let files): files.count
    case .answer: 0
    }
  }

  /// Whether several threads do it. Below this, starting threads and their resolvers costs more than it saves.
  var isShared: Bool { fileCount >= 64 }

  /// Of how many of these the diagnostics are known, and only moved.
  package var keptCount: Int {
    switch task {
    case .diagnose(let files): files.count { view.kept[$0].map { $0.edited == nil } ?? false }
    case .answer: 0
    }
  }

  /// How many connections are judged where others of their document are not.
  package var editedConnectionCount: Int {
    switch task {
    case .diagnose(let files): files.reduce(0) { $0 + (view.kept[$1]?.edited?.count ?? 0) }
    case .answer: 0
    }
  }

  package func run(in environment: Environment) -> Output {
    if cancellation.isCancelled { return .cancelled }
    let output = result(in: environment)
    // Cut short, it would be half an answer.
    return cancellation.isCancelled ? .cancelled : output
  }

  private func result(in environment: Environment) -> Output {
    switch task {
    case .diagnose(let files):
      return .diagnostics(
        diagnostics(
          in: files, view, threads: isShared ? environment.processorCount : 1, environment, cancellation))
    case .answer(let answer):
      do throws(LSP.ResponseError) {
        return .answer(try answer(RequestContext(view, in: environment, cancellation)))
      } catch {
        return .failure(error)
      }
    }
  }
}
