import Index
import Syntax
import TestSupport
import Testing

/// Built from scratch, in the order of the files.
private func nameIndex(of files: some Sequence<SourceFile?>) -> NameIndex {
  files.enumerated().reduce(Snapshot()) { $0.applying([(FileID(raw: Int32($1.offset)), $1.element)]) }
    .nameIndex
}

/// After any run of edits the names equal those built from scratch, their order included.
@Test func namesFollowEdits() {
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
    typealias Screen = Login
    @objc(Name) class Login: UIViewController {
      @IBAction func press() {}
    }
    extension Login: Delegate { @objc func tap(_ s: Any) {} }
    class Heir: Screen {}
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
    let path = fixture.files[id].path
    let donors = fixture.files.filter {
      $0.path.hasSuffix(".swift") == path.hasSuffix(".swift")
    }
    let donor = donors[next(donors.count)]
    let file =
      next(4) == 0 ? nil : sourceFile(path, donor.bytes)
    files[id] = file
    current = current.applying([(FileID(raw: Int32(id)), file)])
    let (one, other) = (current.nameIndex, nameIndex(of: files))
    #expect(one.types == other.types)
    #expect(one.members == other.members)
    #expect(one.documents == other.documents)
  }
}
