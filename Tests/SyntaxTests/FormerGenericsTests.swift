import Syntax
import TestSupport
import Testing

/// Swift 2 took `where` clauses among the generic parameters.
@Test func whereClausesAmongGenericParametersAreSkipped() {
  let text =
    "class A { func sorted<S: SequenceType where S.Generator.Element == Item>(items: S) -> Int { 0 } }"
  let member = Array(text.utf8).withSpan { swiftOutline(of: $0, listing: .visible) }.members.first?.first
  #expect(member?.selector == "sortedWithItems:")
  #expect(member?.parameters.map(\.type) == ["S"])
}

@Test func dotsOfAVariadicParameterMayStandApart() {
  let text = "class A { func of(_ items: Item ...) {} }"
  let member = Array(text.utf8).withSpan { swiftOutline(of: $0, listing: .visible) }.members.first?.first
  #expect(member?.parameters.map(\.type) == ["Item..."])
}
