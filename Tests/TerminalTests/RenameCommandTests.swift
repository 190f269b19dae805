import Foundation
import Terminal
import TestSupport
import Testing
import World

private let code = Fixture(
  """
  -- Sources/Old.swift --
  5️⃣import UIKit

  // One
  // Two
  // Three
  class Old: UIViewController {
    @IBOutlet var 1️⃣label: UILabel!
    // 4
    // 5
    // 6
    // 7
    // 8
    // 9
    // 10
    @IBAction func 2️⃣tap() {}
  }
  class Heir: Old {}
  """)
private let document = Fixture(
  """
  -- My Main.storyboard --
  <viewController id="vc" customClass="Old" customModule="App">
  <label id="l" text="?"/>
  <connections><outlet property="3️⃣label" destination="l" id="c1"/></connections>
  </viewController>
  """)

/// `Old.swift` has no newline at its end, the storyboard a byte-order mark, CRLF and a byte that is no UTF-8.
private let files: [String: [UInt8]] = [
  "/app/Sources/Old.swift": Array(code.files[0].bytes.dropLast()),
  "/app/My Main.storyboard": [0xEF, 0xBB, 0xBF]
    + document.files[0].text.replacing("\n", with: "\r\n").utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 },
]

/// An action that is sent to First Responder.
private let view = Fixture(
  """
  -- View.xib --
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <button id="b"><connections><action selector="4️⃣tap" destination="-2" id="c2"/></connections></button>
  """)

@Test func diffShowsWhatChangesAndNothingIsWritten() {
  let run = runInMemory(
    ["--rename", "Old.label", "heading"], bytes: ["/app/Sources/Old.swift": files["/app/Sources/Old.swift"]!])
  #expect(run.code == 0)
  #expect(
    run.output == """
      diff --git a/Sources/Old.swift b/Sources/Old.swift
      --- a/Sources/Old.swift
      +++ b/Sources/Old.swift
      @@ -4,7 +4,7 @@
       // Two
       // Three
       class Old: UIViewController {
      -  @IBOutlet var label: UILabel!
      +  @IBOutlet var heading: UILabel!
         // 4
         // 5
         // 6

      """)
  #expect(run.error == "ibls: 'label' becomes 'heading' in 1 place of 1 file\n")
}

@Test func whatWantsALookIsListedAndLeftOut() {
  var all = files
  all["/app/View.xib"] = view.files[0].bytes
  all["/app/Other.swift"] = Array("class Other: Gone { @IBAction override func tap() {} }".utf8)
  let run = runInMemory(["--rename", "Old.tap", "hit"], bytes: all)
  #expect(run.code == 0)
  #expect(!run.output.contains("View.xib"))
  #expect(
    run.error == """
      \(view.place(4)): 'tap' is sent to First Responder and may be meant for another class
      ibls: 'tap' becomes 'hit' in 1 place of 1 file; 1 more place left out, see above

      """)
  let taken = runInMemory(["--rename", "Old.tap", "hit", "--include-unconfirmed"], bytes: all)
  #expect(taken.output.contains("+<button id=\"b\"><connections><action selector=\"hit\""))
  #expect(taken.output.contains(" class Heir: Old {}\n\\ No newline at end of file\n"))
}

@Test func aRenameStartsAtAUseInObjectiveC() {
  let app = Fixture(
    """
    -- Old.m --
    @interface Old : UIViewController
    @property IBOutlet UILabel *1️⃣label;
    @end
    @implementation Old
    - (void)clear:(id)other { [self 2️⃣setLabel:[other 3️⃣label]]; }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Old">
    <connections><outlet property="label" destination="l" id="c1"/></connections>
    </viewController>
    """)
  let files = app.files(at: "/app").mapValues { Array($0.utf8) }
  let run = runInMemory(["--rename", app.place(2), "heading"], bytes: files)
  #expect(run.code == 0)
  #expect(run.output.contains("+- (void)clear:(id)other { [self setHeading:[other label]]; }"))
  #expect(run.output.contains("property=\"heading\""))
  let refused = runInMemory(["--rename", app.place(3), "heading"], bytes: files)
  #expect(refused.code == 2)
  #expect(
    refused.error == """
      ibls: can't rename '\(app.place(3))': the class of the receiver is not known, and it may be a member that a storyboard or xib connects
      \(app.place(1)): Old.label

      """)
}

@Test(arguments: [
  (["Old.label", "tap"], "\(code.place(2)): can't rename 'Old.label': Old already has 'tap'"),
  (["Old.gone", "tap"], "can't rename 'Old.gone': Old has no member 'gone'"),
  ([code.place(1), "tap"], "\(code.place(2)): can't rename '\(code.place(1))': Old already has 'tap'"),
  (
    ["/app/" + code.place(1), "tap"],
    "\(code.place(2)): can't rename '/app/\(code.place(1))': Old already has 'tap'"
  ),
  (
    [document.place(3), "view"],
    "can't rename '\(document.place(3))': Apple's UIViewController already has 'view'"
  ),
  (
    [code.place(5), "tap"],
    "can't rename '\(code.place(5))': no outlet, action, class or inspectable property at \(code.place(5))"
  ),
  (
    ["Sources/Old.swift:99:1", "tap"],
    "can't rename 'Sources/Old.swift:99:1': 'Sources/Old.swift' ends at line 17, before line 99"
  ),
  (["Gone.swift:1:1", "tap"], "can't rename 'Gone.swift:1:1': no file 'Gone.swift' in this workspace"),
  (["Old"], "'rename' needs a symbol, a new name and at most one folder"),
  (["Old.label", "a", "b", "c"], "'rename' needs a symbol, a new name and at most one folder"),
])
func callIsRefused(_ arguments: [String], _ message: String) {
  let run = runInMemory(["--rename"] + arguments, bytes: files)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == "ibls: \(message)\n")
}

@Test func fileThatCannotBeReadIsRefused() {
  let run = runInMemory(
    ["--rename", "Old.label", "heading"], bytes: files,
    unreadable: ["/app/My Main.storyboard": "permission denied"])
  #expect(run.code == 2)
  #expect(run.output == "")
}

// MARK: Writing

/// The contents of all paths of the disk, temporary ones among them.
private func contents(_ environment: Environment, _ folder: String = "/") throws -> [String: [UInt8]] {
  var result: [String: [UInt8]] = [:]
  for entry in try environment.files.list(folder) {
    let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
    if entry.kind == .folder {
      result.merge(try contents(environment, path)) { one, _ in one }
    } else {
      result[path] = try environment.files.read(path)
    }
  }
  return result
}

private func disk(
  _ output: RecordedOutput = RecordedOutput(),
  fault: @escaping @Sendable (Int, String) -> String? = { _, _ in nil }
) -> Environment {
  var all = files
  all["/shared/Common.swift"] = Array("extension Old { func more() {} }\n".utf8)
  return .inMemory(
    bytes: all, links: ["/app/Linked.swift": "/shared/Common.swift"],
    hardLinks: ["/shared/Twin.storyboard": "/app/My Main.storyboard"], fault: fault, currentDirectory: "/app",
    output: output)
}

private let writing = ["--rename", "Old.label", "heading", "--write"]

@Test func writtenFilesAreWholeAndNothingElseIsLeft() throws {
  let environment = disk()
  var expected = try contents(environment)
  #expect(run(writing, in: environment) == 0)
  func renamed(_ path: String) -> [UInt8] {
    replacing(
      "label", with: "heading", inLineHolding: ["@IBOutlet", "property="], of: expected[path]!)
  }
  for path in ["/app/Sources/Old.swift", "/app/My Main.storyboard", "/shared/Twin.storyboard"] {
    expected[path] = renamed(path)
  }
  #expect(try contents(environment) == expected)
}

private func replacing(
  _ old: String, with new: String, inLineHolding marks: [String], of bytes: [UInt8]
) -> [UInt8] {
  bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line -> [UInt8] in
    // Latin-1 keeps every byte apart.
    let text = String(line.map { Character(Unicode.Scalar($0)) })
    guard marks.contains(where: text.contains) else { return Array(line) }
    return text.replacing(old, with: new, maxReplacements: 1).unicodeScalars.map { UInt8($0.value) }
  }.joined(separator: [0x0A]).map { $0 }
}

@Test func anyFaultLeavesEveryFileAsItWas() throws {
  let before = try contents(disk())
  let whole = disk()
  #expect(run(writing, in: whole) == 0)
  let after = try contents(whole)
  var faults = 0
  for step in 0..<30 {
    let output = RecordedOutput()
    let environment = disk(output) { number, _ in number == step ? "no space left on device" : nil }
    let code = run(writing, in: environment)
    var found = try contents(environment)
    if code == 0 {
      // Some files could not be removed once all was written, or the step is one that a disk need not support.
      for path in found.keys where after[path] == nil { found[path] = nil }
      #expect(found == after, "step \(step)")
      continue
    }
    faults += 1
    #expect(code == 2, "step \(step)")
    #expect(found == before, "step \(step)")
    #expect(output.errorText.contains("nothing was written"), "step \(step)")
    #expect(output.errorText.contains("no space left on device"), "step \(step)")
  }
  // Two files: what each is, the lock, the folder of the journal, the journal, its folder on the disk, the journal after their
  // texts, two texts of one and one of the other, two writes.
  #expect(faults == 12)
}

@Test func fileThatChangesMeanwhileIsAFault() throws {
  let hasBegun = Flag()
  let environment = disk { _, _ in
    hasBegun.set()
    return nil
  }
  var changing = environment
  let before = try contents(environment)
  changing.files.read = { path throws(FileError) in
    let bytes = try environment.files.read(path)
    return path == "/app/Sources/Old.swift" && hasBegun.isSet ? bytes + [0x0A] : bytes
  }
  #expect(run(writing, in: changing) == 2)
  #expect(try contents(environment) == before)
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

private let recasing = ["--rename", "Old", "OLD", "--write", "--include-unconfirmed"]

private func diskThatIgnoresCase(
  fault: @escaping @Sendable (Int, String) -> String? = { _, _ in nil }
) -> Environment {
  .inMemory(bytes: files, ignoresCase: true, fault: fault, currentDirectory: "/app")
}

@Test func aFileMayTakeItsOwnNameInAnotherCase() throws {
  let environment = diskThatIgnoresCase()
  #expect(try environment.files.status("/app/sources/OLD.swift").kind == .file)
  #expect(run(recasing, in: environment) == 0)
  let after = try contents(environment)
  #expect(after.keys.sorted() == files.keys.map { $0.replacing("Old.swift", with: "OLD.swift") }.sorted())
  #expect(
    after["/app/Sources/OLD.swift"].map { String(decoding: $0, as: UTF8.self).contains("class OLD") } == true)
}

@Test func aFaultLeavesAFileTheCaseOfItsName() throws {
  let before = try contents(diskThatIgnoresCase())
  var faults = 0
  for step in 0..<20 {
    let environment = diskThatIgnoresCase { number, _ in number == step ? "no space left on device" : nil }
    if run(recasing, in: environment) == 0 { continue }
    faults += 1
    #expect(try contents(environment) == before, "step \(step)")
  }
  #expect(faults > 4)
}

/// Two names of one file are one file, and still two names.
@Test func anotherNameOfTheSameFileIsInTheWay() throws {
  let output = RecordedOutput()
  let environment = Environment.inMemory(
    // Of what is read, no file is offered a name that another has.
    bytes: files.merging(["/app/.gitignore": Array("OLD.swift".utf8)]) { one, _ in one },
    hardLinks: ["/app/Sources/OLD.swift": "/app/Sources/Old.swift"], currentDirectory: "/app", output: output)
  let before = try contents(environment)
  #expect(run(recasing, in: environment) == 2)
  #expect(output.errorText.contains("/app/Sources/OLD.swift: already exists"))
  #expect(try contents(environment) == before)
}

@Test func readOnlyFileIsAFault() throws {
  for path in ["/app/Sources/Old.swift", "/app/Sources"] {
    let output = RecordedOutput()
    let environment = Environment.inMemory(
      bytes: files, readOnly: [path], currentDirectory: "/app", output: output)
    let before = try contents(environment)
    #expect(run(writing, in: environment) == 2)
    #expect(try contents(environment) == before)
    #expect(output.errorText.contains("nothing was written: /app/Sources/Old.swift"))
  }
}

@Test func whatAnIfMayHideIsListedForAHuman() {
  let fixture = Fixture(
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var label: UILabel!
      func show() {
        #if DEBUG
        let label = UILabel()
        #endif
        1️⃣label.text = ""
      }
    }
    """)
  let files = fixture.files(at: "/app")
  let run = runInMemory(["--rename", "Login.label", "heading"], files)
  #expect(run.code == 0)
  #expect(run.error.contains("\(fixture.place(1)): a local of an '#if' may be meant"))
  #expect(!run.output.contains("+    heading.text"))
  let whole = runInMemory(
    ["--rename", "Login.label", "heading", "--include-unconfirmed"], files)
  #expect(whole.output.contains("+    heading.text"))
}

@Test func mentionsAreCountedAndListedWhereAsked() {
  let fixture = Fixture(
    """
    -- Login.swift --
    /// The 1️⃣label of `label`
    class Login: UIViewController { @IBOutlet var label: UILabel! }
    -- Other.swift --
    let text = "2️⃣label"
    """)
  let files = fixture.files(at: "/app")
  let rename = ["--rename", "Login.label", "heading"]
  let summary = "ibls: 'label' becomes 'heading' in 2 places of 1 file\n"
  let counted = runInMemory(rename, files)
  #expect(counted.code == 0)
  #expect(counted.output.contains("+/// The label of `heading`\n"))
  #expect(counted.error == summary + "2 mentions in comments and strings; '--mentions' lists them\n")
  let listed = runInMemory(rename + ["--mentions", "--include-unconfirmed"], files)
  #expect(listed.output == counted.output)
  #expect(
    listed.error
      == "\(fixture.place(1)): mentions 'label'\n\(fixture.place(2)): mentions 'label'\n" + summary)
}

// MARK: Files

private let cell = Fixture(
  """
  -- App/Cell.swift --
  class Cell: UITableViewCell {}
  let nib = UINib(nibName: "Cell", bundle: nil)
  -- App/Cell.xib --
  <tableViewCell id="c" customClass="Cell" customModule="App"/>
  -- Tests/CellTests.swift --
  class CellTests: XCTestCase { let cell = Cell() }
  """
).files(at: "/app")

@Test func filesNamedAfterAClassAreListed() {
  let run = runInMemory(["--rename", "Cell", "Row"], cell)
  #expect(run.code == 0)
  #expect(!run.output.contains("rename from"))
  #expect(run.output.contains(" let nib = UINib(nibName: \"Cell\", bundle: nil)\n"))
  #expect(
    run.error == """
      App/Cell.swift:1:1: the file is named after the class; it would be 'App/Row.swift'
      App/Cell.xib:1:1: the nib is named after the class, which may load it by that name; it would be 'App/Row.xib'
      Tests/CellTests.swift:1:1: the test is named after the class; it would be 'Tests/RowTests.swift'
      ibls: 'Cell' becomes 'Row' in 3 places of 3 files
      add '--files' to rename 3 files as well

      """)
}

@Test func filesNamedAfterAClassAreRenamedWhereAsked() throws {
  let output = RecordedOutput()
  let environment = Environment.inMemory(
    bytes: cell.mapValues { Array($0.utf8) }, currentDirectory: "/app", output: output)
  #expect(run(["--rename", "Cell", "Row", "--files", "--write"], in: environment) == 0)
  let after = try contents(environment).mapValues { String(decoding: $0, as: UTF8.self) }
  #expect(after.keys.sorted() == ["/app/App/Row.swift", "/app/App/Row.xib", "/app/Tests/RowTests.swift"])
  #expect(
    after["/app/App/Row.swift"]?.hasPrefix(
      "class Row: UITableViewCell {}\nlet nib = UINib(nibName: \"Row\", bundle: nil)") == true)
  #expect(
    output.errorText.hasSuffix(
      "it becomes 'Tests/RowTests.swift'\nibls: 'Cell' is now 'Row' in 4 places of 3 files\n"
        + "to undo it: ibls rename Row Cell --write --files\n"))
}

/// Such as one that git ignores, which is not read.
@Test func noFileIsWrittenOverAnother() throws {
  let output = RecordedOutput()
  var bytes = cell.mapValues { Array($0.utf8) }
  bytes["/app/.gitignore"] = Array("Row.xib\n".utf8)
  bytes["/app/App/Row.xib"] = Array("<document/>".utf8)
  let environment = Environment.inMemory(bytes: bytes, currentDirectory: "/app", output: output)
  let before = try contents(environment)
  #expect(run(["--rename", "Cell", "Row", "--files", "--write"], in: environment) == 2)
  #expect(try contents(environment) == before)
  #expect(output.errorText.contains("nothing was written: /app/App/Row.xib: already exists"))
}

@Test func filesThatKeepTheirNamesAreListedWithTheReason() {
  var files = cell
  files["/app/App/Row.swift"] = "struct Other {}\n"
  for arguments in [[], ["--files"]] {
    let run = runInMemory(["--rename", "Cell", "Row"] + arguments, files)
    #expect(
      run.error.contains("App/Cell.swift:1:1: the file keeps its name: 'Row.swift' already exists\n"))
  }
}
