import Index
import Syntax

/// A file of code with the meanings of its names in the workspace, for rules about code.
struct CodeContext {
  let file: FileID
  let contents: CodeFile
  let query: Query
}

/// A property list, or a project whose settings become one, for rules about what it names.
struct PropertyListContext {
  let file: FileID
  let query: Query
}
