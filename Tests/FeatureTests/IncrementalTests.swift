import Index
import Syntax
import Testing

/// After any run of edits the links that the features use equal those built from scratch.
@Test func linksFollowEdits() {
  let fixture = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var a: UILabel!
      @IBAction func tap(_ s: Any) {}
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login">
      <connections>
        <outlet property="a" destination="l" id="c1"/>
        <action selector="tap:" destination="vc" id="c2"/>
      </connections>
    </viewController>
    <viewControllerPlaceholder storyboardName="Detail" id="p"/>
    -- Detail.storyboard --
    <viewController id="vc"/>
    -- Other.swift --
    class Login: UIViewController {
      @IBAction func press() {}
    }
    -- Other.xib --
    <label id="l"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="a.b"/>
    </userDefinedRuntimeAttributes></label>
    """#)
  var random: UInt64 = 7
  func next(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % bound
  }
  var current = fixture.snapshot
  var files = fixture.snapshot.files
  for _ in 0..<200 {
    let id = next(files.count)
    let path = fixture.paths[id]
    let donors = fixture.paths.indices.filter {
      fixture.paths[$0].hasSuffix(".swift") == path.hasSuffix(".swift")
    }
    let donor = donors[next(donors.count)]
    let file =
      next(4) == 0
      ? nil : SourceFile(path: path, isDependency: false, facts: facts(path, fixture.texts[donor]))
    files[id] = file
    current = current.applying([(FileID(raw: Int32(id)), file)])
    var fresh = Snapshot()
    fresh = fresh.applying(files.enumerated().map { (FileID(raw: Int32($0)), $1) })
    let (one, other) = (current.links, fresh.links)
    #expect(sets(one.documentsByKey) == sets(other.documentsByKey))
    #expect(sets(one.documentsBySelectorOfAnyClass) == sets(other.documentsBySelectorOfAnyClass))
    #expect(sets(one.xibs) == sets(other.xibs))
    #expect(sets(one.storyboards) == sets(other.storyboards))
    #expect(sets(one.storyboardUsers) == sets(other.storyboardUsers))
    #expect(sets(one.methods) == sets(other.methods))
  }
}

private func sets<Entry: Hashable>(_ table: [String: Bucket<Entry>]) -> [String: Set<Entry>] {
  table.mapValues { Set($0) }
}
