import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Text

/// Nothing that is typed, and no offset a client sends, may end the session. Edits stay within the text.
@Test func damageEndsNothing() {
  let fixture = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet private weak var titleLabel: UILabel!
      @IBOutlet var tiles: [UIView]!
      @IBAction func tap(_ sender: UIButton) {}
      func plain() { titleLabel.text = Login().make(nil)?.title; tap(UIButton()); self.tiles = [] }
    }
    class Badge: UIView {
      override func prepareForInterfaceBuilder() {}
    }
    extension Login { @IBSegueAction func make(_ coder: NSCoder) -> Login? { nil } }
    -- Main.storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes>
        <!--Login-->
        <scene sceneID="s1">
          <objects>
            <viewController storyboardIdentifier="a" id="vc" customClass="Login" customModule="App">
              <view key="view" id="view">
                <label text="Wel*come" id="lbl"/>
                <button id="btn" customClass="Gone" customModuleProvider="target">
                  <connections>
                    <action selector="tapp:" destination="vc" eventType="touchUpInside" id="c2"/>
                    <segue destination="x" kind="unwind" unwindAction="make:" id="c3"/>
                  </connections>
                </button>
              </view>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="a.b"/>
              </userDefinedRuntimeAttributes>
              <connections>
                <outlet property="titleLable" destination="lbl" id="c1"/>
                <outlet property="plain" destination="nowhere" id="c4"/>
              </connections>
            </viewController>
            <exit id="x" sceneMemberID="exit"/>
            <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="a" id="p"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """#)
  var random: UInt64 = 11
  func next(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % max(1, bound)
  }
  let inserts = ["<", "\"", ">", "/>", "{", "}", "&", "\n", "=", "<connections>", "é", "class ", "\u{0}"]
  var answers = 0
  for _ in 0..<60 {
    var texts = fixture.files.map(\.bytes)
    for index in texts.indices {
      for _ in 0..<next(4) {
        let lower = next(texts[index].count)
        let upper = min(texts[index].count, lower + next(12))
        texts[index].replaceSubrange(lower..<upper, with: Array(inserts[next(inserts.count)].utf8))
      }
    }
    let snapshot = Snapshot(files: zip(fixture.files, texts).compactMap { sourceFile($0.path, $1) })
    // The text is not the analyzed one in one of three cases.
    let shown = next(3) == 0 ? fixture.files.map(\.bytes) : texts
    let source = { (file: FileID) in shown.indices.contains(Int(file.raw)) ? shown[Int(file.raw)] : nil }
    let query = Query(snapshot, texts: Texts(of: source))
    for index in texts.indices {
      let file = FileID(raw: Int32(index))
      for offset in [-1, 0, texts[index].count, texts[index].count + 9]
        + (0..<25).map({ _ in next(texts[index].count) })
      {
        answers += query.definition(at: offset, in: file)?.targets.count ?? 0
        answers +=
          query.referenceLocations(
            at: offset, in: file, includingDeclaration: true)?.count ?? 0
        answers += query.highlights(at: offset, in: file)?.count ?? 0
        answers += query.hover(at: offset, in: file)?.markdown.count ?? 0
        let items = query.completions(at: offset, in: file, text: shown[index])
        let isInside = items.allSatisfy {
          $0.edit.range.lower >= 0 && $0.edit.range.upper <= shown[index].count
        }
        #expect(isInside)
        for action in query.codeActions(
          in: ByteRange(offset, offset + next(200)), of: file,
          diagnostics: Judge(query).singles(in: file).findings)
        {
          for edits in action.edits {
            let count = source(edits.file)?.count ?? 0
            for edit in edits.edits {
              #expect(edit.range.lower >= 0 && edit.range.upper <= count, "\(action.title)")
            }
          }
          answers += 1
        }
      }
      answers += query.documentSymbols(in: file).count + query.codeLenses(in: file).count
      answers += query.documentLinks(in: file).count
      if let old = fixture.snapshot.code(file)?.readOutline() {
        answers += query.incompleteRenames(from: old, in: file).count
      }
      if let old = fixture.snapshot.interface(file) {
        answers += query.incompleteRenames(from: old, in: file).count
      }
    }
    answers += query.workspaceSymbols(matching: "l").count
  }
  #expect(answers > 1000)
}

@Test func endlessNestingEndsNothing() {
  let depth = 4_000
  let text = (0..<depth).map { "<view id=\"v\($0)\">" }.joined(separator: "\n")
  let fixture = Fixture("-- Deep.xib --\n" + text)
  var symbols = fixture.query.documentSymbols(in: fixture.id("Deep.xib"))
  var levels = 0
  while let first = symbols.first {
    levels += 1
    symbols = first.children
  }
  #expect(levels > 50 && levels < 200)
}
