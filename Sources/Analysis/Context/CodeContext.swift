import Index
import Syntax

/// A file of code with what its names mean in the workspace: what rules ask about code.
struct CodeContext {
  let file: FileID
  let contents: CodeFile
  let query: Query
}
