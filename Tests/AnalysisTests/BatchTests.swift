import TestSupport
import Testing

@Test(arguments: Case.all)
func batch(_ example: Case) {
  checkDiagnostics(example.fixture)
}

@Test func everyTrapHasItsCases() {
  let names = Set(Case.all.map(\.name))
  for (trap, cases) in Case.traps {
    #expect(!cases.isEmpty && names.isSuperset(of: cases), "\(trap)")
  }
}
