import Rules

/// Holds the types of the Language Server Protocol 3.17 under the names that the protocol gives them.
///
/// A message of a client is read generously: unknown keys and unknown values of enumerations do no harm. A message of a
/// server has exactly the shape that the protocol's meta model defines. Only what a server like this one
/// needs is here.
enum LSP {
  typealias LSPAny = JSON
}
