/// "Unknown" is an answer: what the workspace shows may not be enough to know.
package enum Certainty: Hashable, Sendable {
  case yes, no, unknown
}

extension Sequence<Certainty> {
  /// The answer for several candidates of which any one may be meant: yes if any fits, no if none does.
  package var anyOf: Certainty {
    var result = Certainty.no
    for certainty in self {
      if certainty == .yes { return .yes }
      if certainty == .unknown { result = .unknown }
    }
    return result
  }
}
