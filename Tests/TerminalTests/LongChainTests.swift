import TestSupport
import Testing

/// Classes `C0`, a controller, `C1`, which derives from it, and so on, and a document with some of them. Each is connected to
/// an outlet that it has not.
private func check(_ classes: some Sequence<Int>, of count: Int) throws -> CheckOutput {
  var code = "class C0: UIViewController {}\n"
  for number in 1..<count { code += "class C\(number): C\(number - 1) {}\n" }
  let objects = classes.map { number in
    """
    <viewController id="x\(number)" customClass="C\(number)" customModule="App">
      <outlet property="nope" destination="x\(number)" id="c\(number)"/>
    </viewController>

    """
  }
  let document = Fixture("-- Main.storyboard --\n" + objects.joined()).files[0].text
  return try CheckOutput(
    runInMemory(["--check", "--format=json"], ["/app/C.swift": code, "/app/Main.storyboard": document]).bytes)
}

/// Classes beyond the longest chain that is followed are not visible, whatever was looked up before.
@Test func howFarAChainIsFollowedDoesNotDependOnTheOrder() throws {
  let last = try check([149], of: 150).findings
  #expect(last.isEmpty)
  func names(_ output: CheckOutput) -> [String?] { output.findings.map { $0.object?.className } }
  let forwards = try check(0..<150, of: 150)
  let backwards = try check((0..<150).reversed(), of: 150)
  #expect(names(forwards) == (0..<100).map { "C\($0)" })
  #expect(names(backwards) == (0..<100).reversed().map { "C\($0)" })
}
