import Index
import LanguageServerProtocol
import World

/// What a request can use to find its answer, beside the loop: a view and the tools to ask about it.
struct RequestContext {
  let view: View
  let resolver: Resolver
  let locator: Locator

  init(_ view: View, in environment: Environment, _ cancellation: Cancellation) {
    self.view = view
    resolver = Resolver(view.snapshot) { cancellation.isCancelled }
    locator = Locator(view, in: environment, cancellation)
  }

  var client: ClientProfile { view.profile }
}

/// The answer to a request, or one folder's share of it.
package struct Answer: Sendable {
  /// In the protocol's terms.
  var result: any Encodable & Sendable
  /// What the user is shown beside it.
  var warning: String?

  init(_ result: any Encodable & Sendable, warning: String? = nil) {
    self.result = result
    self.warning = warning
  }

  /// There is nothing of ours; the client may ask other servers.
  static let null = Answer(LSP.LSPAny.null)
}
