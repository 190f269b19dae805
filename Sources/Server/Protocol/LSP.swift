import Rules

/// Holds the types of the Language Server Protocol 3.17 under the names that the protocol gives them.
///
/// What a client sends is read generously: unknown keys and unknown values of enumerations do no harm. What a
/// server sends has exactly the shape that the protocol's meta model asks for. Only what a server like ours
/// needs is here.
enum LSP {
  typealias LSPAny = JSON
}
