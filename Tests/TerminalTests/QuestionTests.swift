import Foundation
import TestSupport
import Testing
import World

@testable import Terminal

private let app = Fixture(
  #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBAction func submit(_ sender: UIButton) {}
    func fill() { titleLabel.text = "titleLabel" }
  }
  class Detail: UIViewController {}
  func show(_ storyboard: UIStoryboard) {
    storyboard.instantiateViewController(withIdentifier: "detail")
    table.dequeueReusableCell(withIdentifier: "Row")
  }
  -- Main.storyboard --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="vc" customClass="Login" title="Log in">
          <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label text="Hello" id="lbl"><rect key="frame" x="20" y="40.33333" width="200" height="21"/></label>
              <button id="btn" hidden="YES"><connections>
                <action selector="submit:" destination="vc" eventType="touchUpInside" id="a1"/>
                <segue destination="vc2" kind="show" identifier="toDetail" id="g1"/>
              </connections></button>
              <tableView id="tbl">
                <prototypes><tableViewCell reuseIdentifier="Row" id="row">
                  <tableViewCellContentView key="contentView" id="cnt"/>
                </tableViewCell></prototypes>
                <connections><outlet property="delegate" destination="vc" id="o2"/></connections>
              </tableView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="sa"/>
            <constraints>
              <constraint firstItem="lbl" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="12" id="k1"/>
              <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="btn" secondAttribute="bottom" multiplier="2" constant="-4" priority="750" id="k2"/>
            </constraints>
          </view>
          <connections><outlet property="titleLabel" destination="lbl" id="o1"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="vc2" customClass="Detail" storyboardIdentifier="detail"/>
      </objects></scene>
    </scenes>
  </document>
  -- Other.storyboard --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
      <scene sceneID="s1"><objects>
        <navigationController id="nav"><connections>
          <segue destination="ref" kind="relationship" relationship="rootViewController" id="g1"/>
        </connections></navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="detail" id="ref"/>
      </objects></scene>
    </scenes>
  </document>
  """#
).files(at: "/app")

private func lines(_ arguments: String...) -> [String] {
  let run = runInMemory(arguments, app)
  #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
  return run.output.split(separator: "\n").map(String.init)
}

@Test func scenesAreListedWithWhatTheyShowAndWhoShowsThem() {
  #expect(
    lines("scenes") == [
      "Main.storyboard",
      #"  viewController vc Login "Log in" initial; 7 objects, 2 outlets, 1 action; shows show "toDetail" vc2"#,
      ##"  viewController vc2 Detail #detail; 1 object; shown by show "toDetail" vc, rootViewController nav in Other.storyboard, Login.swift:8"##,
      "Other.storyboard",
      "  navigationController nav; 1 object; shows rootViewController Main#detail",
    ])
  #expect(lines("scenes", "Other.storyboard").count == 2)
}

@Test func anOutlineHasBothEndsOfConnections() {
  #expect(
    lines("outline", "Main.storyboard", "--scene", "Login") == [
      #"viewController vc Login "Log in""#,
      "  view v 0,0 375x667",
      #"    label lbl "Hello" 20,40.33 200x21 @titleLabel"#,
      #"    button btn hidden touchUpInside->submit: show g1 "toDetail"->vc2"#,
      "    tableView tbl delegate->vc",
      "      tableViewCell row reuseIdentifier=Row",
      "        tableViewCellContentView cnt",
    ])
  // A connection whose other end is not printed is named at the object.
  #expect(
    lines("outline", "Main.storyboard", "--object", "vc2") == [
      #"viewController vc2 Detail storyboardIdentifier=detail show g1 "toDetail"<-btn"#
    ])
  #expect(
    lines("outline", "Other.storyboard", "--scene", "ref") == [
      "viewControllerPlaceholder ref rootViewController g1<-nav"
    ])
  #expect(
    lines("outline", "Main.storyboard", "--object", "titleLabel") == [
      #"label lbl "Hello" 20,40.33 200x21 @titleLabel"#
    ])
}

@Test func constraintsAreWrittenAsPeopleWriteThem() {
  let constraints = lines("outline", "Main.storyboard", "--constraints").filter { $0.contains("constraint ") }
  #expect(
    constraints == [
      "    constraint k1 lbl.top = sa.top + 12",
      "    constraint k2 self.bottom >= btn.bottom * 2 - 4 @750",
    ])
}

@Test func aNameIsFoundOnBothSides() {
  #expect(
    lines("find", "Login.titleLabel") == [
      "outlet Login.titleLabel",
      "  declared Login.swift:2:17 @IBOutlet var titleLabel: UILabel!",
      #"  connected Main.storyboard:26:40 outlet titleLabel: viewController vc Login "Log in" -> label lbl "Hello""#,
      #"  used Login.swift:4:17 func fill() { titleLabel.text = "titleLabel" }"#,
      "text titleLabel",
      #"  string Login.swift:4:36 func fill() { titleLabel.text = "titleLabel" }"#,
    ])
  #expect(lines("find", "submit:").first == "action Login.submit:")
  #expect(lines("find", "detail").first == "storyboard identifier detail")
  #expect(lines("find", "Row").contains { $0.hasSuffix("tableViewCell row") })
  #expect(lines("find", "Detail").contains { $0.hasPrefix("  shown by Login.swift:8:") })
  #expect(lines("find", "btn").count == 4)
  #expect(lines("find", "toDetail").contains { $0.contains(" segue g1 show toDetail: button btn -> ") })
  let none = runInMemory(["find", "Logn"], app)
  #expect(
    none.code == 2 && none.error == "ibls: nothing is called 'Logn': no class 'Logn'; did you mean 'Login'?\n"
  )
}

/// A search for the uses of each of hundreds of members would take longer than anyone waits.
@Test func aNameWithManyMeaningsHasNoUses() {
  let code = (1...5).map {
    "class C\($0): UIView {\n  @IBOutlet var badge: UIView!\n  func f() { badge.tap() }\n}\n"
  }
  let run = runInMemory(["find", "badge"], app.merging(["/app/Many.swift": code.joined()]) { $1 })
  #expect(run.output.split(separator: "\n").count { $0.hasPrefix("outlet C") } == 5)
  #expect(!run.output.contains("  used "))
  #expect(run.output.hasSuffix("(uses in code are left out; ask for one, as Class.badge)\n"))
}

@Test func answersAreBoundedAndSayHowToGoOn() {
  #expect(lines("scenes", "--limit", "1") == ["Main.storyboard", "(4 more lines; '--from 2' goes on)"])
  #expect(lines("scenes", "--from", "4").first == "Other.storyboard")
  #expect(runInMemory(["scenes", "--limit", "0"], app).error.contains("needs a number from 1 on, not '0'"))
}

@Test(arguments: [["scenes"], ["outline", "Main.storyboard", "--constraints"], ["find", "Login"]])
func answersAreForProgramsToo(_ arguments: [String]) throws {
  let run = runInMemory(arguments + ["--format", "json"], app)
  let json = try #require(JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
  #expect(json["version"] as? Int == 1)
  let list = (json["scenes"] ?? json["objects"] ?? json["meanings"]) as? [[String: Any]]
  #expect(list?.isEmpty == false)
}

@Test(arguments: [
  (["outline", "Main.storyboard", "--scene", "Logn"], "no scene 'Logn'; there are Login, Detail"),
  (["outline", "Main.storyboard", "--object", "lbll"], "no object 'lbll'; did you mean 'lbl'?"),
  (["outline", "Login.swift"], "not a storyboard or xib"),
  (["outline"], "'outline' needs one storyboard or xib"),
  (["find"], "'find' needs a name"), (["scenes", "Missing"], "no such file or directory"),
])
func whatCannotBeAnsweredIsSaid(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, app)
  #expect(run.code == 2 && run.error.contains(message), "\(run.error)")
}

/// Neither the depth nor the number of objects makes an answer grow with their square.
@Test func madeUpDocumentsAreAnsweredInTime() {
  let depth = 20_000
  let deep = (0..<depth).map { #"<view id="v\#($0)" customClass="Login">"# }.joined()
  let wide = (0..<depth).map { #"<outlet property="titleLabel" destination="v\#($0)" id="o\#($0)"/>"# }
    .joined()
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    \(deep)<connections>\(wide)</connections>\(String(repeating: "</view>", count: depth))</objects></document>
    """
  let files = app.merging(["/app/Deep.xib": document]) { $1 }
  for arguments in [
    ["scenes"], ["outline", "Deep.xib", "--constraints"], ["find", "titleLabel"], ["find", "v7"],
  ] {
    #expect(runInMemory(arguments, files).output.utf8.count < 1_000_000, "\(arguments)")
  }
}
