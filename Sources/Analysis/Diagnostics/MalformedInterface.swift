import Index
import Syntax
import Text

/// The XML can't be read as it stands: Interface Builder can't open the document, the build fails.
func malformedInterface(_ outline: InterfaceOutline, in file: FileID) -> [Diagnostic] {
  outline.problems.map { problem in
    Diagnostic(
      code: .malformedInterface, severity: isSound(problem) ? .information : .error, file: file,
      range: problem.range, message: problem.message)
  }
}

/// Interface Builder can read the document, though we can't.
private func isSound(_ problem: Problem) -> Bool { problem.kind == .archive || problem.kind == .unread }
