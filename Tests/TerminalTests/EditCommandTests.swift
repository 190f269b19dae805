import TestSupport
import Testing

private let app = Fixture(
  #"""
  -- Form.swift --
  class Form: UIViewController {
    @IBAction func go(_ sender: Any) {}
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Form"><view key="view" id="v"><subviews>
    <button title="Go" id="b">
      <connections>
        <action selector="go:" destination="vc" eventType="touchUpInside" id="c"/>
      </connections>
    </button>
  </subviews></view></viewController>
  """#)

private func edit(_ operations: String, _ arguments: String...) -> Run {
  var files = app.files(at: "/app")
  files["/app/ops.json"] = operations
  return runInMemory(
    ["edit", "Main.storyboard", "ops.json"] + arguments,
    bytes: files.mapValues { Array($0.utf8) }, currentDirectory: "/app")
}

@Test func anEditIsPrintedAsAPatch() {
  let run = edit(#"[{"op": "set", "id": "b", "set": {"title": "Stop"}}]"#)
  #expect(run.code == 0)
  #expect(run.output.contains("-  <button title=\"Go\" id=\"b\">\n+  <button title=\"Stop\" id=\"b\">"))
}

@Test func anEditThatWouldBreakTheAppIsRefused() {
  let run = edit(
    #"[{"op": "connect", "kind": "action", "id": "b", "to": "vc", "name": "stop:", "event": "touchDown"}]"#)
  #expect(run.code == 2 && run.output.isEmpty)
  #expect(run.error.contains("is not edited, since a check would find something new"))
  #expect(run.error.contains("Form has no action 'stop:'"))
}

@Test(arguments: [
  ("{", "is not JSON"), ("{}", "holds no list of operations"), ("[1]", "operation 1 is not an object"),
  (#"[{"op": "fly", "id": "b"}]"#, "no operation 'fly'"),
  (#"[{"op": "remove", "id": "b", "to": "c"}]"#, "has 'to', which this operation does not take"),
  (#"[{"op": "set", "id": "b"}]"#, "lacks 'set'"),
  (#"[{"op": "set", "id": 1, "set": {}}]"#, "'id' is not a text"),
])
func operationsThatMeanNothingAreExplained(operations: String, reason: String) {
  let run = edit(operations)
  #expect(run.code == 2 && run.error.contains(reason), "\(run.error)")
}
