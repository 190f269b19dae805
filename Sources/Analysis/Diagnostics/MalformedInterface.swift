import Index
import Syntax

/// The XML can't be read as it stands: Interface Builder can't open the document, the build fails.
func malformedInterface(_ outline: InterfaceOutline, in file: FileID) -> [Diagnostic] {
  outline.problems.map { problem in
    Diagnostic(
      code: .malformedInterface, severity: problem.kind == .archive ? .information : .error, file: file,
      range: problem.range, message: problem.message)
  }
}
