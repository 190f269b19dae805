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
  }
  -- Main.storyboard --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="vc" customClass="Login">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="Hello" id="lbl"><rect key="frame" x="20" y="40" width="200" height="21"/></label></subviews>
          </view>
          <connections><outlet property="titleLable" destination="lbl" id="c1"/></connections>
        </viewController>
      </objects><point key="canvasLocation" x="0" y="0"/></scene>
      <scene sceneID="s2"><objects><viewController id="vc2" title="Second"/></objects><point key="canvasLocation" x="900" y="0"/></scene>
    </scenes>
  </document>
  -- Empty.xib --
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>
  -- Other.xml --
  <plist/>
  """#
).files(at: "/app").merging([
  "/app/Pointer.xib": "version https://git-lfs.github.com/spec/v1\noid sha256:00\n"
]) {
  one, _ in one
}

private func render(_ arguments: String...) -> Run { runInMemory(["render"] + arguments, app) }

@Test func aDocumentIsDrawnOnStandardOutput() {
  let run = render("Main.storyboard")
  #expect(run.code == 0)
  #expect(run.error == "")
  #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
  #expect(run.output.contains(">Hello</text>"))
  #expect(run.output.contains(#"data-id="vc2""#))
}

@Test func sceneObjectAndAppearanceAreChosen() {
  #expect(!render("Main.storyboard", "--scene", "Login").output.contains("vc2"))
  #expect(render("Main.storyboard", "--object", "lbl").output.contains(">Hello</text>"))
  #expect(!render("Main.storyboard", "--object", "lbl").output.contains("vc2"))
  #expect(render("Main.storyboard", "--dark").output != render("Main.storyboard", "--light").output)
}

@Test func findingsAreMarkedWhereTheyAre() {
  let run = render("Main.storyboard", "--findings", "--connections")
  #expect(run.output.contains(#"<g data-note="lbl">"#))
  #expect(run.output.contains("Login has no outlet &#39;titleLable&#39;; did you mean &#39;titleLabel&#39;?"))
  #expect(run.output.contains("(broken)"))
  #expect(!render("Main.storyboard").output.contains("titleLable"))
}

@Test func colorsOfTheWorkspaceAreShownAndImagesWhereAskedFor() {
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <imageView id="i" image="Logo"><rect key="frame" x="0" y="0" width="40" height="40"/>
    <color key="backgroundColor" name="Brand"/></imageView></objects>
    <resources><namedColor name="Brand"><color red="1" green="1" blue="1" alpha="1"/></namedColor></resources></document>
    """
  let files = [
    "/app/App/Row.xib": document,
    "/app/Assets.xcassets/Brand.colorset/Contents.json": #"""
    {"colors": [{"idiom": "universal", "color": {"components": {"red": "0x80", "green": "0.5", "blue": "128", "alpha": "1.000"}}},
     {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"white": "0.000", "alpha": "1.000"}}}]}
    """#,
    "/app/Assets.xcassets/Logo.imageset/Contents.json": #"""
    {"images": [{"filename": "logo.pdf"}, {"filename": "logo.png", "scale": "2x"}, {"filename": "../../secret.png"}]}
    """#,
    "/app/Assets.xcassets/Logo.imageset/logo.png": "<svg/>",
  ]
  func render(_ options: String..., of files: [String: String] = files) -> String {
    runInMemory(["render", "App/Row.xib"] + options, files).output
  }
  // The first bytes show the format.
  #expect(render("--assets").contains("data:image/svg+xml;base64,PHN2Zy8+"))
  #expect(render("--assets").contains(##"fill="#808080""##))
  #expect(render("--assets", "--dark").contains(##"fill="#000000""##))
  #expect(!render().contains("data:image"))
  // Colors are small, and without them a document in the dark can't be read.
  #expect(render().contains(##"fill="#808080""##))
  #expect(render("--dark").contains(##"fill="#000000""##))
  var referring = files
  referring["/app/Assets.xcassets/Brand.colorset/Contents.json"] =
    #"{"colors": [{"color": {"platform": "ios", "reference": "systemOrangeColor"}, "idiom": "universal"}]}"#
  #expect(render("--dark", of: referring).contains(##"fill="#ff9f0a""##))
}

/// A picture takes along no file that is not an image of the workspace: pictures are published.
@Test(arguments: [
  ("/etc/passwd", "root:x:0:0", "cm9vdDp4OjA6MA==", false),
  ("/home/secret.svg", "<svg id='s'/>", "PHN2ZyBpZD0ncycvPg==", false),
  ("/app/notes.svg", "secret", "c2VjcmV0", false),
  ("/app/notes.svg", "<html><svg/></html>", "PGh0bWw+PHN2Zy8+PC9odG1sPg==", false),
  (
    "/app/notes.svg", "<?xml version='1.0'?><!-- --><svg id='s'/>",
    "PD94bWwgdmVyc2lvbj0nMS4wJz8+PCEtLSAtLT48c3ZnIGlkPSdzJy8+", true
  ),
  (
    "/app/sub/icon", "\u{FEFF}<svg xmlns='http://www.w3.org/2000/svg'/>",
    "77u/PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnLz4=", true
  ),
])
func onlyImagesOfTheWorkspaceAreShown(_ target: String, _ text: String, _ encoded: String, _ isShown: Bool) {
  let set = "/app/Assets.xcassets/Logo.imageset"
  let files = [
    "/app/Row.xib": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <imageView id="i" image="Logo"><rect key="frame" width="40" height="40"/></imageView></objects></document>
    """,
    "\(set)/Contents.json": #"{"images": [{"filename": "logo.svg"}]}"#, target: text,
  ]
  for word in ["render", "diff"] {
    let recorded = RecordedOutput()
    let environment = Environment.inMemory(
      files, links: ["\(set)/logo.svg": target], currentDirectory: "/app", output: recorded)
    let arguments =
      word == "diff"
      ? ["diff", "/dev/null", "Row.xib", "--format", "html"] : ["render", "Row.xib", "--assets"]
    #expect(run(arguments, in: environment) == 0)
    #expect(recorded.outputText.contains("<svg"))
    #expect(recorded.outputText.contains(encoded) == (isShown && word == "render"), "\(word)")
  }
}

/// A picture takes no color from outside.
@Test func onlyColorsOfTheWorkspaceAreShown() {
  let colors =
    #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "0.200", "alpha": "1.000"}}}]}"#
  for (place, isShown) in [("/home/secret.json", false), ("/app/Shared.json", true)] {
    let recorded = RecordedOutput()
    let environment = Environment.inMemory(
      [
        "/app/Row.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/>
        <color key="backgroundColor" name="Brand"/></view></objects></document>
        """, place: colors,
      ], links: ["/app/Assets.xcassets/Brand.colorset/Contents.json": place], currentDirectory: "/app",
      output: recorded)
    #expect(run(["render", "Row.xib"], in: environment) == 0)
    #expect(recorded.outputText.contains(##"fill="#333333""##) == isShown)
  }
}

/// A page has no picture of a document that a link leads out to; its findings are listed.
@Test func aPageShowsNoPictureOfWhatLiesOutside() {
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login"><connections><outlet property="gone" destination="v" id="o"/></connections></placeholder>
    <view id="v"><rect key="frame" width="300" height="100"/><subviews>
    <label id="l" text="hidden-text"><rect key="frame" width="300" height="100"/></label></subviews></view></objects></document>
    """
  for isLink in [false, true] {
    let recorded = RecordedOutput()
    let environment = Environment.inMemory(
      [
        "/app/Login.swift": "import UIKit\nclass Login: UIViewController {}\n",
        isLink ? "/home/Row.xib" : "/app/Row.xib": document,
      ],
      links: isLink ? ["/app/Row.xib": "/home/Row.xib"] : [:], currentDirectory: "/app",
      variables: ["NO_COLOR": "1"], output: recorded, isTerminal: true)
    _ = run(["check", "--format", "html"], in: environment)
    #expect(recorded.outputText.contains("gone"))
    #expect(recorded.outputText.contains("hidden-text") == !isLink)
  }
}

/// The first one in the order of the folders, however many there are.
@Test func theFirstOfTwoColorsOfOneNameIsShownInAnyCrowdOfFolders() {
  func set(_ white: String) -> String {
    #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "\#(white)", "alpha": "1.000"}}}]}"#
  }
  var files = [
    "/app/App/Row.xib": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/>
    <color key="backgroundColor" name="Brand"/></view></objects></document>
    """
  ]
  for number in 100..<300 { files["/app/Code/F\(number)/Deep/Deeper/A.swift"] = "" }
  files["/app/Code/F250/Assets.xcassets/Brand.colorset/Contents.json"] = set("0.200")
  files["/app/Code/F260/Assets.xcassets/Brand.colorset/Contents.json"] = set("0.400")
  #expect(runInMemory(["render", "App/Row.xib"], files).output.contains(##"fill="#333333""##))
  files["/app/Code/F249/Assets.xcassets/Brand.colorset/Contents.json"] = set("0.600")
  #expect(runInMemory(["render", "App/Row.xib"], files).output.contains(##"fill="#999999""##))
  // One that is nearer to the document comes first, whatever its name.
  files["/app/App/Zebra/Deep/Assets.xcassets/Group/Brand.colorset/Contents.json"] = set("0.800")
  #expect(runInMemory(["render", "App/Row.xib"], files).output.contains(##"fill="#cccccc""##))
}

/// A picture has no time to list all folders of a large workspace.
@Test func aColorIsLookedForInAThousandFolders() {
  var files = [
    "/app/App/Row.xib": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/>
    <color key="backgroundColor" name="Brand"/></view></objects>
    <resources><namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/></namedColor></resources></document>
    """,
    "/app/Zoo/Assets.xcassets/Brand.colorset/Contents.json":
      #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "0.200", "alpha": "1.000"}}}]}"#,
  ]
  for number in 1000..<1900 { files["/app/Code/F\(number)/A.swift"] = "" }
  #expect(runInMemory(["render", "App/Row.xib"], files).output.contains(##"fill="#333333""##))
  // Folders of the same depth are listed in the order of names, those before it first.
  for number in 1000..<2000 { files["/app/A\(number)/A.swift"] = "" }
  #expect(runInMemory(["render", "App/Row.xib"], files).output.contains(##"fill="#00ff00""##))
}

@Test func anEmptyDocumentSaysSo() {
  let run = render("Empty.xib")
  #expect(run.code == 0)
  #expect(run.output.contains("There is nothing to draw in the document"))
}

@Test func aDamagedDocumentIsDrawnAsFarAsItGoes() {
  var files = app
  files["/app/Cut.storyboard"] = app["/app/Main.storyboard"]?.components(separatedBy: "<connections>")[0]
  let run = runInMemory(["render", "Cut.storyboard"], files)
  #expect(run.code == 2)
  #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
  #expect(run.output.contains(">Hello</text>"))
  #expect(
    run.error
      == "ibls: 'Cut.storyboard' is damaged in line 5: 'viewController' is not closed; end its tag with '/>' or add '</viewController>', and is drawn as far as it can be read\n"
  )
  let written = runInMemory(["render", "Cut.storyboard", "--output", "out.svg"], files)
  #expect(written.code == 2)
  #expect(written.output == "" && written.error == run.error)
  // A tag that the end of the file cuts off.
  files["/app/Cut.storyboard"] = app["/app/Main.storyboard"]?.components(separatedBy: " id=\"lbl\"")[0]
  #expect(
    runInMemory(["render", "Cut.storyboard"], files).error.contains(
      "is damaged in line 7: the tag of 'label'"))
}

@Test func thePictureGoesToAFile() {
  let run = render("Main.storyboard", "--output", "out.svg")
  #expect(run.code == 0)
  #expect(run.output == "")
}

/// Several documents never share a picture, and their folder is made.
@Test(arguments: [
  (["A/M.iOS.storyboard", "A/M.tvOS.storyboard"], ["M.iOS.svg", "M.tvOS.svg"]),
  (["Main.storyboard", "Main.xib"], ["Main.storyboard.svg", "Main.xib.svg"]),
  (["A/Main.xib", "B/Main.xib", "C.xib"], ["A-Main.svg", "B-Main.svg", "C.svg"]),
  (["a/b.xib", "c/b.xib", "a-b.xib"], ["a-b.xib.svg", "c-b.svg", "a-b.svg"]),
  (["A/Main.xib", "A/Main.xib"], ["Main.svg"]),
  (["A/main.xib", "B/Main.xib"], ["A-main.svg", "B-Main.svg"]),
])
func picturesHaveNamesOfTheirOwn(_ documents: [String], _ pictures: [String]) throws {
  let files = documents.map { ("/app/" + $0, app["/app/Empty.xib"] ?? "") }
  let environment = Environment.inMemory(
    Dictionary(files) { $1 }, folders: ["/app"], currentDirectory: "/app", output: RecordedOutput())
  #expect(Terminal.run(["render"] + documents + ["--output", "new/pictures"], in: environment) == 0)
  #expect(try Set(environment.files.list("/app/new/pictures").map(\.name)) == Set(pictures))
}

@Test(arguments: [
  (["render"], "'render' needs a storyboard or xib"),
  (["render", "a.xib", "b.xib"], "several pictures need a folder: '--output FOLDER'"),
  (["render", "Missing.xib"], "can't read 'Missing.xib': no such file or directory"),
  (["render", "Other.xml"], "'Other.xml' is neither a storyboard nor a xib"),
  (
    ["render", "Pointer.xib"],
    "'Pointer.xib' is a pointer of Git LFS, without the document; 'git lfs pull' fetches it"
  ),
  (
    ["render", "Main.storyboard", "--scene", "x"], "'Main.storyboard' has no scene 'x'; it has Login, Second"
  ),
  (["render", "Main.storyboard", "--object", "x"], "'Main.storyboard' has no object 'x'"),
  (["render", "Empty.xib", "--scene", "x"], "'Empty.xib' is a xib, which has no scene 'x'"),
  (["render", "Main.storyboard", "--dark", "--light"], "'--light' and '--dark' can't be combined"),
  (["render", "Main.storyboard", "--all"], "'--all' is an option of 'check'"),
  (["render", "--check", "Main.storyboard"], "'render' and '--check' can't be combined"),
  (["--dark"], "'--dark' is an option of 'render' and 'diff'"),
])
func wrongCallsAreRefused(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, app)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == "ibls: \(message)\n")
}

@Test func aWordChoosesItsModeInTheFirstPlaceOnly() {
  let run = runInMemory(["--check", "render"], ["/app/render/A.swift": "@IBDesignable class A: UIView {}"])
  #expect(run.code == 0)
}
