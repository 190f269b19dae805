import Index
import Syntax

/// A file of code with the meanings of its names in the workspace, for rules about code.
struct CodeContext {
  let file: FileID
  let contents: CodeFile
  let query: Query
}
