import TestSupport
import Testing

@Test(arguments: Case.all)
func batch(_ example: Case) {
  checkDiagnostics(example.fixture)
}
