/// An answer that may be unknown, since the workspace may not show enough.
package enum Certainty: Hashable, Sendable {
  case yes, no, unknown
}

extension Sequence<Certainty> {
  /// The combined answer for several candidates, any of which may be meant: yes if any fits, no if none does.
  package var anyOf: Certainty {
    var result = Certainty.no
    for certainty in self {
      if certainty == .yes { return .yes }
      if certainty == .unknown { result = .unknown }
    }
    return result
  }
}
