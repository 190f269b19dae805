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
  (#"[{"op": "remove", "id": "b", "to": "c"}]"#, "'remove' does not take 'to'"),
  (#"[{"op": "set", "id": "b"}]"#, "lacks 'set'"),
  (#"[{"op": "set", "id": 1, "set": {"title": "a"}}]"#, "'id' is not a text"),
])
func operationsThatMeanNothingAreExplained(operations: String, reason: String) {
  let run = edit(operations)
  #expect(run.code == 2 && run.error.contains(reason), "\(run.error)")
}

private let form = Fixture(
  #"""
  -- Form.swift --
  class Form: UIViewController {
    @IBOutlet var start: UIButton!
  }
  -- Panel.h --
  @interface Panel : UIView
  @end
  -- Panel.m --
  @implementation Panel
  @end
  -- Main.storyboard --
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <viewController id="vc" customClass="Form">
          <view key="view" id="v" customClass="Panel">
              <subviews>
                  <button title="Go" id="b"/>
              </subviews>
          </view>
          <connections>
              <outlet property="start" destination="b" id="o"/>
          </connections>
      </viewController>
  </document>
  """#)

private func editForm(_ operations: String, _ arguments: String...) -> Run {
  var files = form.files(at: "/app")
  files["/app/ops.json"] = operations
  return runInMemory(
    ["edit", "Main.storyboard", "ops.json"] + arguments,
    bytes: files.mapValues { Array($0.utf8) }, currentDirectory: "/app")
}

@Test func aConnectionIsMadeWithItsDeclaration() {
  let run = editForm(
    #"""
    [{"op": "add", "like": "b", "id": "$stop", "set": {"title": "Stop"}},
     {"op": "connect", "kind": "outlet", "id": "vc", "to": "$stop", "name": "stop", "declare": true},
     {"op": "connect", "kind": "action", "id": "$stop", "to": "vc", "name": "stopAll:", "event": "touchUpInside", "declare": true},
     {"op": "connect", "kind": "action", "id": "b", "to": "v", "name": "flash:", "event": "touchUpInside", "declare": true}]
    """#)
  #expect(run.code == 0, "\(run.error)")
  #expect(run.output.contains("+  @IBOutlet var stop: UIButton!"))
  #expect(run.output.contains("+  @IBAction func stopAll(_ sender: UIButton) {"))
  #expect(run.output.contains("+- (IBAction)flash:(UIButton *)sender {"))
  #expect(run.output.contains("+++ b/Main.storyboard") && run.output.contains("+++ b/Panel.m"))
}

@Test func aMemberIsDeclaredThoughASuperclassIsNotKnown() {
  var files = form.files(at: "/app")
  files["/app/Form.swift"] =
    "import Kit\n\nclass Form: KitController {\n  @IBOutlet var start: UIButton!\n}\n"
  files["/app/ops.json"] =
    #"""
    [{"op": "connect", "kind": "outlet", "id": "vc", "to": "b", "name": "stop", "declare": true},
     {"op": "connect", "kind": "action", "id": "b", "to": "vc", "name": "stopAll:", "event": "touchUpInside", "declare": true}]
    """#
  let run = runInMemory(
    ["edit", "Main.storyboard", "ops.json"], bytes: files.mapValues { Array($0.utf8) },
    currentDirectory: "/app")
  #expect(run.code == 0, "\(run.error)")
  #expect(run.output.contains("+  @IBOutlet var stop: UIButton!"))
  #expect(run.output.contains("+  @IBAction func stopAll(_ sender: UIButton) {"))
}

@Test func aRefusalShowsEachNewFinding() {
  let run = editForm(
    #"""
    [{"op": "connect", "kind": "outlet", "id": "vc", "to": "b", "name": "stop"},
     {"op": "connect", "kind": "outlet", "id": "vc", "to": "b", "name": "pause"},
     {"op": "connect", "kind": "outlet", "id": "vc", "to": "b", "name": "resume"}]
    """#)
  #expect(run.code == 2 && run.output.isEmpty)
  for name in ["stop", "pause", "resume"] { #expect(run.error.contains("Form has no outlet '\(name)'")) }
}

@Test func aRefusalNamesTheDocumentAsItWasGiven() {
  let run = editForm(
    #"[{"op": "connect", "kind": "outlet", "id": "b", "to": "v", "name": "panel", "declare": true}]"#)
  #expect(run.code == 2)
  #expect(run.error.contains("can't edit 'Main.storyboard': 'panel' can't be declared"), "\(run.error)")
}

@Test(arguments: [("outlet", "class"), ("outlet", "two words"), ("action", "two words:")])
func aNameThatNoMemberCanHaveIsRefusedAsSuch(kind: String, name: String) {
  let run = editForm(
    #"[{"op": "connect", "kind": "\#(kind)", "id": "vc", "to": "v", "name": "\#(name)", "declare": true}]"#)
  #expect(run.code == 2 && run.error.contains("'\(name)' can't be the name of an \(kind)"), "\(run.error)")
}
