import Rules

/// The types of the Language Server Protocol 3.17 under the names that the protocol gives them.
///
/// Messages of a client are decoded leniently: unknown keys and unknown values of enumerations do no harm. A message of a server
/// has exactly the shape in the protocol's meta model. Only the types that this server needs are here.
enum LSP {
  typealias LSPAny = JSON
}
