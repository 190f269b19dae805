import Analysis
import Index
import Syntax
import Text
import Workspace

private let files: [(path: String, text: String)] = [
  (
    "Login.swift",
    """
    class Login: UIViewController {
      @IBOutlet private weak var titleLabel: UILabel!
      @IBOutlet var tiles: [UIView]!
      @IBInspectable var radius: CGFloat = 0
      @IBAction func tap(_ sender: UIButton) { titleLabel.text = "titleLabel"; self.tiles = [] }
      func plain() { if let titleLabel { print(titleLabel, #selector(tap(_:))) } }
    }
    extension Login { @IBSegueAction func make(_ coder: NSCoder) -> Login? { nil } }
    """
  ),
  (
    "Row.m",
    """
    @interface Row : UIView
    @property (nonatomic, weak) IBOutlet UILabel *caption;
    - (IBAction)pick:(id)sender;
    @end
    @implementation Row
    - (IBAction)pick:(id)sender { self.caption.text = @"caption"; [self pick:_caption]; }
    @end
    """
  ),
  (
    "Main.storyboard",
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc"><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="a" id="vc" customClass="Login" customModule="App">
    <view key="view" id="view"><label text="Hi" id="lbl"/><view id="row" customClass="Row"><connections>
    <outlet property="caption" destination="lbl" id="c5"/></connections></view><button id="btn"><connections>
    <action selector="tap:" destination="vc" eventType="touchUpInside" id="c2"/>
    <segue destination="x" kind="unwind" unwindAction="make:" id="c3"/></connections></button></view>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"/></userDefinedRuntimeAttributes>
    <connections><outlet property="titleLabel" destination="lbl" id="c1"/></connections></viewController>
    <exit id="x" sceneMemberID="exit"/></objects></scene></scenes></document>
    """
  ),
]

/// Edits of a workspace, then what an editor may ask at places of it. The edits that are answered lie in their files.
@Sendable func fuzzFeatures(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  var texts = files.map { Array($0.text.utf8) }
  for _ in 0..<choices.next(6) {
    let file = choices.next(texts.count)
    let lower = choices.next(texts[file].count + 1)
    let upper = min(texts[file].count, lower + choices.next(20))
    texts[file].replaceSubrange(lower..<upper, with: choices.take(choices.next(20)))
  }
  let sources = zip(files, texts).compactMap { file, text -> SourceFile? in
    WorkspaceFile.Kind(fileName: file.path).flatMap { facts(of: $0, text) }.map {
      SourceFile(path: file.path, isDependency: false, facts: $0)
    }
  }
  let snapshot = Snapshot(
    files: sources, SnapshotCoverage(isWhole: true), InitialTable.makers.map { $0(sources) })
  let shown = texts
  let query = Query(
    snapshot, texts: Texts { shown.indices.contains(Int($0.raw)) ? .text(shown[Int($0.raw)]) : .gone })
  func expectInside(_ range: ByteRange, _ file: FileID) {
    let count = query.text(of: file).bytes?.count ?? 0
    precondition(range.lower >= 0 && range.lower <= range.upper && range.upper <= count, "an edit outside")
  }
  for _ in 0..<4 where !choices.isEmpty {
    let index = choices.next(texts.count)
    let file = FileID(raw: Int32(index))
    let offset = choices.next(texts[index].count + 2)
    _ = query.definition(at: offset, in: file)
    _ = query.referenceLocations(at: offset, in: file, includingDeclaration: true)
    _ = query.hover(at: offset, in: file)
    for item in query.completions(at: offset, in: file, text: texts[index]) {
      expectInside(item.edit.range, file)
    }
    if let target = try? query.renameTarget(at: offset, in: file) {
      let name = choices.next(2) == 0 ? "fresh" : String(decoding: choices.take(12), as: UTF8.self)
      if let plan = try? query.renamePlan(of: target, to: name) {
        for change in plan.edits(includingPossible: true) {
          for edit in change.edits { expectInside(edit.range, change.file) }
        }
      }
    }
  }
  for index in texts.indices {
    _ = Judge(query).candidates(in: FileID(raw: Int32(index)))
    _ = query.documentSymbols(in: FileID(raw: Int32(index)))
  }
}
