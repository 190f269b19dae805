import Analysis
import Index
import TestSupport
import Testing

/// After any run of edits all answers equal those built from scratch, and an edit changes answers only in the
/// files that `dependents(of:)` names.
@Test(arguments: 1...16 as ClosedRange<UInt64>)
func editsLeaveWhatABuildFromScratchGives(seed: UInt64) {
  var random = SeededNumbers(seed: seed)
  let paths = pool.keys.sorted()
  let ids = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, FileID(raw: Int32($0))) })
  var current: [String: SourceFile] = [:]
  var snapshot = Snapshot()
  var answers: [String: Set<String>] = [:]
  for step in 1...40 {
    var changes: [(FileID, SourceFile?)] = []
    for path in paths.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
      guard let id = ids[path], let variants = pool[path] else { continue }
      // An empty slot removes the file, if it is there at all.
      let file = (variants + [nil]).randomElement(using: &random) ?? nil
      current[path] = file
      changes.append((id, file))
    }
    let made = changes.map { snapshot.change($0, to: $1) }
    let next = snapshot.applying(made)
    let affected = next.dependents(of: made, since: snapshot)

    var scratch = Snapshot()
    for path in paths {
      if let id = ids[path], let file = current[path] { scratch = scratch.applying([(id, file)]) }
    }
    let found = allAnswers(next)
    let expected = allAnswers(scratch)
    #expect(found == expected, "seed \(seed), step \(step)")

    for path in paths where found[path, default: []] != answers[path, default: []] {
      guard let id = ids[path] else { continue }
      let texts = found[path, default: []].symmetricDifference(answers[path, default: []])
      #expect(
        affected.contains(id),
        "seed \(seed), step \(step): \(changes.map { paths[Int($0.0.raw)] }) changed \(path): \(texts)")
    }
    snapshot = next
    answers = found
  }
}

/// Two classes of one name are judged in the order of their files, not in the order of the edits.
@Test func aFileThatComesBackTakesItsPlace() throws {
  let files = [
    try file("A.swift", "class Login: UIViewController { @IBOutlet var badge: UISwitch! }"),
    try file("B.swift", "class Login: UIViewController { @IBOutlet var badge: UISlider! }"),
    try file("Main.storyboard", storyboard(controller)),
  ]
  let scratch = Snapshot(files: files)
  let first = FileID(raw: 0)
  let edited = scratch.applying([(first, nil)]).applying([(first, files[0])])
  #expect(allAnswers(edited) == allAnswers(scratch))
}

/// The connections of one document affect other documents with objects of the class, and the code of its superclasses.
@Test func aConnectionBearsOnOtherDocumentsOfTheClass() throws {
  let texts = [
    ("Base.swift", "class Base: UIViewController { @IBOutlet var zero: UILabel! }"),
    ("Login.swift", "class Login: Base { @IBOutlet var one: UILabel!\n@IBOutlet var two: UILabel! }"),
    ("A.storyboard", storyboard(controller)),
    ("B.storyboard", storyboard(controller.replacing("\"two\"", with: "\"one\""))),
  ]
  let snapshot = Snapshot(files: try texts.map(file))
  let edited = try file("A.storyboard", texts[2].1.replacing("\"two\"", with: "\"gone\""))
  let change = snapshot.change(FileID(raw: 2), to: edited)
  #expect(change.connectionsApart != nil)
  let dependents = snapshot.applying([change]).dependents(of: [change], since: snapshot)
  #expect(dependents == Set((0..<4).map { FileID(raw: $0) }))
}

/// A message about an object whose class was cleared names the class that has the outlet.
@Test func anOutletThatComesConcernsObjectsWithoutAClass() throws {
  let connection = #"<connections><outlet property="note" destination="vc" id="c"/></connections>"#
  let document = try file(
    "Main.storyboard", storyboard(#"<viewController id="vc">\#(connection)</viewController>"#))
  let code = "class Login: UIViewController { @IBOutlet var note: UIViewController! }"
  let before = Snapshot(files: [try file("A.swift", "class Login: UIViewController {}"), document])
  let change = before.change(FileID(raw: 0), to: try file("A.swift", code))
  let after = before.applying([change])
  let messages = [before, after].map { Query($0).diagnostics(of: FileID(raw: 1)).map(\.message) }
  #expect(messages[0] != messages[1])
  #expect(messages[1].joined().contains("Login, which has it"))
  #expect(after.dependents(of: [change], since: before).contains(FileID(raw: 1)))
}

/// In half-typed code classes inherit in a circle. Where a walk through it begins must not show in later answers.
@Test func aCircleIsCutAlikeWhateverWasAskedBefore() throws {
  let files = try ["class One: Two {}", "class Two: Three {}", "class Three: One {}"].enumerated().map {
    try file("\($0).swift", $1)
  }
  let ids = files.indices.map { TypeID(file: FileID(raw: Int32($0)), index: 0) }
  let fresh = ids.map { Query(Snapshot(files: files)).chains(of: $0, on: .iOS) }
  for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
    let warm = Query(Snapshot(files: files))
    for index in order { #expect(warm.chains(of: ids[index], on: .iOS) == fresh[index]) }
  }
}

/// Results remembered for one snapshot are used for the next as long as only documents change.
@Test func aChangeOfSwiftIsSeenByAWarmQuery() throws {
  let document = try file("Main.storyboard", storyboard(controller))
  let (code, main) = (FileID(raw: 0), FileID(raw: 1))
  let bare = try file("A.swift", "class Login: UIViewController {}")
  let full = try file("A.swift", "class Login: UIViewController { @IBOutlet var one: UISwitch! }")
  var snapshot = Snapshot(files: [bare, document])
  for changed in [bare, full, full, bare] {
    snapshot = snapshot.applying([(code, changed)])
    for _ in 1...2 {
      snapshot = snapshot.applying([(main, document)])
      #expect(allAnswers(snapshot) == allAnswers(Snapshot(files: [changed, document])))
    }
  }
}

/// The random edits are worth something only if they meet findings of every sort that names can cause.
@Test func poolOfFactsGivesManyFindings() {
  var random = SeededNumbers(seed: 7)
  var codes: Set<String> = []
  for _ in 1...200 {
    let files = pool.keys.sorted().compactMap { path in
      ((pool[path] ?? []) + [nil]).randomElement(using: &random) ?? nil
    }
    for texts in allAnswers(Snapshot(files: files)).values {
      for text in texts { codes.insert(String(text.prefix { $0 != " " })) }
    }
  }
  #expect(
    codes.isSuperset(of: [
      "class-mismatch", "dangling-outlet", "missing-action", "outlet-type-mismatch", "undesignable-view",
      "unknown-class",
    ]))
}

/// By path: one text for each diagnostic, with everything a client could see of it.
private func allAnswers(_ snapshot: Snapshot) -> [String: Set<String>] {
  var answers: [String: Set<String>] = [:]
  let query = Query(snapshot)
  for raw in snapshot.files.indices {
    let file = FileID(raw: Int32(raw))
    guard let path = snapshot[file]?.path else { continue }
    for diagnostic in query.diagnostics(of: file) {
      let related = diagnostic.related.map {
        "\(snapshot[$0.file]?.path ?? "")@\($0.range.lower): \($0.message)"
      }
      answers[path, default: []].insert(
        "\(diagnostic.code.rawValue) \(diagnostic.severity) \(diagnostic.range) \(diagnostic.message) \(related)"
      )
    }
  }
  return answers
}

// MARK: Pool

/// The forms each file may have.
private let pool: [String: [SourceFile?]] = texts.reduce(into: [:]) { pool, entry in
  pool[entry.0] = entry.1.map { sourceFile(entry.0, Array($0.utf8)) }
}

private func file(_ path: String, _ text: String) throws -> SourceFile {
  try #require(sourceFile(path, Array(text.utf8)))
}

private func storyboard(_ objects: String) -> String { framed(objects, path: "Main.storyboard") }

private func xib(_ objects: String) -> String { framed(objects, path: "Login.xib") }

private func beforeSwift3(_ document: String) -> String {
  document.replacing(" version=", with: " toolsVersion=\"9531\" version=")
}

private let controller = #"""
  <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
    <outlet property="one" destination="l" id="c1"/>
    <outlet property="two" destination="l" id="c2"/>
    <outlet property="badge" destination="l" id="c3"/>
    <outlet property="themed" destination="b" id="c4"/>
    <label id="l"/>
    <label id="b" customClass="Badge" customModule="App" customModuleProvider="target"/>
    <button id="k">
      <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
      <action selector="handle:" destination="vc" eventType="touchUpInside" id="a2"/>
    </button>
  </viewController>
  """#

private let texts: [(String, [String])] = [
  (
    "App.xcodeproj/project.pbxproj",
    [
      "SWIFT_VERSION = 5.0; a.swift", "SWIFT_VERSION = 3.0;", "SWIFT_VERSION = 2.3;",
      project(
        ProjectTarget(
          name: "App", files: ["Login.swift", "Base.swift", "Main.storyboard"],
          settings: ["SWIFT_VERSION": "2.3"]),
        ProjectTarget(name: "Kit", files: ["LoginController.swift", "Login.xib"])),
      project(
        ProjectTarget(
          name: "App", files: ["LoginController.swift", "Gone.swift"], localized: ["Main.storyboard"])),
    ]
  ),
  ("Podfile.lock", ["PODS:\n  - App (1.0)", "PODS:\n  - Kit (1.0)"]),
  (
    "Package.swift",
    [
      "import PackageDescription\nlet p = Package(targets: [.target(name: \"App\", path: \".\", exclude: [\"Heirs.swift\"])])"
    ]
  ),
  (
    "Badge.swift",
    [
      "class Badge: UILabel {}", "class Badge: UIView {}", "class Badge: UILabel, Themed {}",
      "struct Badge {}",
      "class Badge: Far {}", "class Badgee: UILabel {}",
      "class Badge: UILabel { override func prepareForInterfaceBuilder() {} }",
      "@IBDesignable class Badge: UILabel { init() {} }",
    ]
  ),
  (
    "Base.swift",
    [
      "class Base: UIViewController { @IBOutlet var one: UILabel! }", "class Base: NSViewController {}",
      "class Base: UIViewController { var one: UILabel! \n func tap(_ s: Any) {} }", "class Base: Login {}",
      "@objcMembers class Base: UIViewController { var two: UILabel! \n func tap(_ s: Any) {} }",
      "class Base: Kit.Far {}",
    ]
  ),
  (
    "Extensions.swift",
    [
      "extension Login { @IBAction func tap(_ s: Any) {} }",
      "extension Screen { @IBAction func tap(_ s: Any) {} }",
      "extension UIViewController { @objc var two: UILabel? { get { nil } set {} } }",
      "extension Controller { @IBAction func handle(_ s: Any) {} }", "extension Badge: Themed {}",
      "extension UILabel: Themed {}", "@IBDesignable extension Badge {}",
      "extension Base: Handling { func handle(_ s: Any) {} }",
      "extension Badge { convenience override init(frame: CGRect) { self.init() } }",
    ]
  ),
  (
    "Heirs.swift",
    [
      "@IBDesignable class Pill: Badge {}", "class Pill: Badge {}\n@IBDesignable class Round: Pill {}",
      "class Pill: UILabel, Themed {}", "class Logi: UIViewController {}", "enum Kind { case one }",
    ]
  ),
  (
    "Login.swift",
    [
      "class Login: Base { @IBOutlet var two: UILabel!\n@IBOutlet var badge: Badge! }",
      "class Login: PlatformController { @IBOutlet var themed: Themed! }",
      "class Login: UIViewController { @IBOutlet var themed: Themed!\n@IBAction func tap() {} }",
      "class Login: Base, Handling { var badge: Marker!\n func handle(_ s: Any) {} }",
      "class Other: UIViewController { @IBOutlet var two: UILabel! }", "@objc(Login) class Entry: Base {}",
      "class Login: UIViewController { @IBAction func tap(sender: Any) {} }",
      "class Login: UILabel {}", "final class Login: UIViewController { @IBOutlet var badge: Alias! }",
    ]
  ),
  (
    "LoginController.swift",
    [
      "class LoginController: UIViewController { @IBOutlet var gone: UILabel! }", "class Login: NSView {}",
      "class Login: UIViewController { @IBOutlet var badge: UISlider! \n @IBOutlet var one: UISlider! }",
    ]
  ),
  (
    "Names.swift",
    [
      "typealias Screen = Login\ntypealias Controller = UIViewController\ntypealias Alias = Badge",
      "typealias Screen = Base\ntypealias PlatformController = UIViewController",
      "typealias PlatformController = NSViewController\ntypealias Marker = Badge\ntypealias Kind = CGFloat",
      "typealias Themed = AnyObject", "typealias Alias = UILabel\ntypealias Badge = UIView",
    ]
  ),
  (
    "Protocols.swift",
    [
      "protocol Themed {}", "@objc protocol Handling { func handle(_ s: Any) }", "protocol Handling {}",
      "protocol Themed: Handling {}\n@objc protocol Handling { @objc(tap:) func handle(_ s: Any) }",
      "class Themed: UIView {}", "class Far: UIView {}",
    ]
  ),
  (
    "Inspect.swift",
    [
      "class Inspect: UIView { @IBInspectable var kind: Kind = 0 }",
      "extension Badge { @IBInspectable var kind: Alias?\n override func prepareForInterfaceBuilder() {} }",
    ]
  ),
  (
    "Main.storyboard",
    [
      storyboard(controller), storyboard("<!-- macOS -->\n" + controller),
      beforeSwift3(storyboard(controller)),
      // The same objects, otherwise connected.
      storyboard(controller.replacing("\"two\"", with: "\"gone\"")),
      storyboard(controller.replacing("<outlet property=\"badge\" destination=\"l\" id=\"c3\"/>", with: "")),
      storyboard(controller.replacing("\"tap:\" destination=\"vc\"", with: "\"tap:\" destination=\"b\"")),
      storyboard(controller.replacing("\"handle:\"", with: "\"tap:\"")),
      storyboard(
        #"<viewController id="vc"><tableView id="t" customClass="Bagde" customModuleProvider="target"/></viewController>"#
      ),
    ]
  ),
  (
    "Login.xib",
    [
      xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App"><outlet property="gone" destination="v" id="c"/><outlet property="two" destination="v" id="d"/></placeholder><view id="v"/>"#
      ),
      xib(#"<view id="v" customClass="Pill"><outlet property="kind" destination="v" id="d"/></view>"#),
      beforeSwift3(xib(#"<view id="v"/>"#)),
    ]
  ),
]
