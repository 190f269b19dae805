import TestSupport
import Testing

@testable import Server

/// The names that a second server may rename in code, and those that only `ibls` does. `«»` is the name, or the first word of a
/// selector, of which `‹›` is the second; every other text stays.
private struct World {
  var code: [String: String]
  var others: [String: String]
  /// The names that `«»` may have before a rename; `newNames` are those after it.
  var oldNames: [String]
  var newNames: [String]
  var declaringFile = "/w/Login.swift"

  static let outlet = World(
    code: [
      "/w/Login.swift": """
      import UIKit
      class Other { var titleLabel: UILabel?; func stay(ab: Int) { titleLabel = nil; _ = "titleLabel titleL ab" } }
      class Login: UIViewController {
        @IBOutlet var «»: UILabel!
        func a(x: UILabel) { «».text = ""; self.«».text = ""; greet(with: «») }
        func greet(with label: UILabel) { if let label = «» { label.text = "" }; _ = [«», «»]; (self.«»).text = nil }
        func later(_ other: Other) { other.titleLabel = self.«»; run { [weak self] in self?.«».text = "" } }
        func run(_ body: () -> Void) { _ = \\Login.«»; _ = #keyPath(Login.«») }
      }

      """,
      "/w/Router.swift": """
      // Two places on one line, and none below.
      func route(_ login: Login) { login.«».text = login.«».text }
      class Special: Login { override func a(x: UILabel) { «».text = ""; super.«».text = "" } }
      extension Special { func b() { let a = «»; a?.text = "" } }

      """,
      "/w/Tests/LoginTests.swift": "func test() { let login = Login(); login.«».text = \"\" }\n",
    ],
    others: [
      "/w/Show.m": """
      #import "App-Swift.h"
      void show(Login *login, Row *row) { login.«».text = @""; [[login «»] setText:@"titleL"]; row.titleLabel = nil; }

      """,
      "/w/Base.lproj/Main.storyboard": storyboard(outlet: "«»"),
      "/w/de.lproj/Main.storyboard": storyboard(outlet: "«»"),
    ],
    oldNames: ["titleLabel", "titleL", "ab", "aVeryMuchLongerNameThanTheOthers"],
    newNames: ["headlineLabel", "titleLabels", "titl", "z", "größe"])

  static let action = World(
    code: [
      "/w/Login.swift": """
      class Login: UIViewController {
        @IBAction func «»(_ sender: Any) { log(#selector(«»(_:))) }
        func a() { «»(self); self.«»(1) ; log(#selector(Login.«»)) }
        func log(_ selector: Selector) {}
      }
      class Other { func tap(_ sender: Any) {} }

      """,
      "/w/Router.swift": "func route(_ login: Login) { login.«»(login); Other().tap(1) }\n",
    ],
    others: [
      "/w/Show.m": "void show(Login *login) { [login «»:nil]; }\n",
      "/w/Main.storyboard": storyboard(outlet: "view").replacing(
        #"<outlet property="view" destination="lbl" id="c1"/>"#,
        with: #"<action selector="«»:" destination="vc" id="c1"/>"#),
    ],
    oldNames: ["tap", "didTapTheButton"], newNames: ["press", "ta", "tapped"])

  static let type = World(
    code: [
      "/w/Login.swift": "class «»: UIViewController { static func make() -> «» { «»() } }\n",
      "/w/Router.swift": """
      final class Special: «» {}
      func route(_ login: «»?, _ all: [«»]) { _ = login as? «»; _ = «».make() }
      extension «» { func more() {} }

      """,
    ],
    others: [
      "/w/Show.m": "#import \"App-Swift.h\"\nvoid show(«» *login) { [«» make]; }\n",
      "/w/Main.storyboard": storyboard(outlet: "view", customClass: "«»"),
    ],
    oldNames: ["Login", "LoginViewController"], newNames: ["SignIn", "Logins", "Log"])

  /// clangd renames neither the variable of a property nor its setter.
  static let objectiveC = World(
    code: [
      "/w/Login.h": """
      #import <UIKit/UIKit.h>
      @interface Login : UIViewController
      @property (weak) IBOutlet UILabel *«»;
      @property NSString *title;
      @end

      """,
      "/w/Login.m": """
      #import "Login.h"
      @implementation Login
      - (void)a { self.«».text = @"ab"; [self.«» setText:@""]; [[self «»] setText:@"titleLabel"]; }
      - (void)b:(Row *)row { Login *next = self; next.«».text = self.«».text; row.titleLabel = nil; }
      @end

      """,
    ],
    others: [
      "/w/More.m": """
      #import "Login.h"
      @implementation Login (More)
      - (void)c { _«».text = @""; self->_«».text = @""; }
      @end

      """,
      "/w/Main.storyboard": storyboard(outlet: "«»"),
    ],
    oldNames: ["titleLabel", "ab"], newNames: ["headlineLabel", "z"], declaringFile: "/w/Login.h")

  /// Any word of the selector may change, or several.
  static let selector = World(
    code: [
      "/w/Login.m": """
      #import "Login.h"
      @implementation Login
      - (IBAction)«»:(id)sender ‹›:(UIEvent *)event { [self «»:sender ‹›:event]; [self «»:[self self] ‹›:nil]; }
      - (void)a { [self performSelector:@selector(«»:‹›:)]; [self show:nil]; [self show:nil with:nil]; }
      @end

      """
    ],
    others: [
      "/w/Login.h": "@interface Login : UIViewController\n@end\n",
      "/w/More.m":
        "#import \"Login.h\"\nvoid f(Login *login, Row *row) { [login «»:row ‹›:nil]; [row show:nil at:nil]; }\n",
      "/w/Main.storyboard": storyboard(outlet: "view").replacing(
        #"<outlet property="view" destination="lbl" id="c1"/>"#,
        with: #"<action selector="«»:‹›:" destination="vc" id="c1"/>"#),
    ],
    oldNames: ["show:at:", "tap:forEvent:"],
    newNames: ["present:at:", "show:onEvent:", "press:by:", "tap:at:"],
    declaringFile: "/w/Login.m")

  func files(_ name: (_ path: String, _ number: Int) -> String) -> [String: String] {
    var result: [String: String] = [:]
    for (path, text) in code.merging(others, uniquingKeysWith: { one, _ in one }) {
      let parts = text.split(separator: "«»", omittingEmptySubsequences: false)
      result[path] = parts.indices.dropFirst().reduce(String(parts[0])) {
        let words = name(path, $1 - 1).split(separator: ":")
        return $0 + words[0] + parts[$1].replacing("‹›", with: words.last ?? "")
      }
    }
    return result
  }

  /// A place with the name in a document, as documents write it.
  var document: String { others.keys.sorted().first { $0.hasSuffix(".storyboard") } ?? "" }
}

private enum Way: CaseIterable { case declaration, document, fix }

/// Another server renames the declaration and some, all or none of its uses; the rename to the same name, there or in a document
/// that still has the old one, and the fix of what is found, do the rest and nothing else.
@Test(arguments: Array(1...50))
func whatAnotherServerLeftOfARenameIsDone(_ seed: Int) {
  var numbers = SeededNumbers(seed: UInt64(seed))
  let world = [World.outlet, .action, .type, .objectiveC, .selector][seed % 5]
  guard let old = world.oldNames.randomElement(using: &numbers),
    let new = world.newNames.filter({ $0 != old }).randomElement(using: &numbers)
  else { return }
  let share = [0, 30, 70, 100][Int(numbers.next() % 4)]
  var done: Set<String> = [world.declaringFile + " 0"]
  for (path, text) in world.code.sorted(by: { $0.key < $1.key }) {
    for number in text.split(separator: "«»", omittingEmptySubsequences: false).indices.dropFirst()
    where numbers.next() % 100 < share { done.insert("\(path) \(number - 1)") }
  }
  let before = world.files { _, _ in old }
  let half = world.files { done.contains("\($0) \($1)") ? new : old }
  let whole = world.files { _, _ in new }

  for way in Way.allCases {
    let client = Client.started(before)
    for path in half.keys.sorted() where half[path] != before[path] {
      let language = path.hasSuffix(".swift") ? "swift" : "objective-c"
      client.open(path, before[path] ?? "", language: language)
      client.change(path, to: half[path] ?? "")
    }
    client.now += .seconds(1)
    client.fire(.typingPause)
    let file = way == .document ? world.document : world.declaringFile
    let place = position(ofFirstIn: world.files { _, _ in "«»" }[file] ?? "")
    let document: LSP.LSPAny = ["uri": .string("file://" + file)]
    let edit: LSP.LSPAny?
    if way == .fix {
      edit =
        client.result(
          "textDocument/codeAction",
          [
            "textDocument": document, "range": ["start": place, "end": place], "context": ["diagnostics": []],
          ]
        ).array?.first { $0["title"]?.string?.hasPrefix("Rename '\(old)") == true }?["edit"]
    } else {
      if way == .document {
        let target = client.result(
          "textDocument/prepareRename", ["textDocument": document, "position": place])
        #expect(target["placeholder"]?.string?.hasPrefix(new) == true)
        let other = client.answer(
          client.request(
            "textDocument/rename",
            [
              "textDocument": document, "position": place,
              "newName": .string(new.replacing(/^\w+/, with: "third")),
            ]))
        #expect(other["error"]?["message"]?.string?.contains("rename it to that first") == true)
      }
      let answer = client.answer(
        client.request(
          "textDocument/rename", ["textDocument": document, "position": place, "newName": .string(new)]))
      #expect(answer["error"]?["message"]?.string == nil, "\(old) to \(new), \(share)%, \(way)")
      edit = answer["result"]
    }
    var texts = half
    for (uri, edits) in edit?["changes"]?.object ?? [:] {
      let path = String(uri.dropFirst("file://".count))
      texts[path] = applying(edits.array ?? [], to: texts[path] ?? "")
    }
    for (path, text) in whole {
      #expect(texts[path] == text, "\(old) to \(new), \(share)%, by \(way): \(path)")
    }
  }
}

/// The position of the first `«»`, which is the declaration.
private func position(ofFirstIn text: String) -> LSP.LSPAny {
  let head = text.split(separator: "«»", omittingEmptySubsequences: false)[0]
  let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
  return ["line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0)]
}

func applying(_ edits: [LSP.LSPAny], to text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
  func number(_ edit: LSP.LSPAny, _ end: String, _ field: String) -> Int {
    if case .integer(let number)? = edit["range"]?[end]?[field] { number } else { -1 }
  }
  for edit in edits.sorted(by: {
    (number($0, "start", "line"), number($0, "start", "character"))
      > (number($1, "start", "line"), number($1, "start", "character"))
  }) {
    let line = number(edit, "start", "line")
    let (lower, upper) = (number(edit, "start", "character"), number(edit, "end", "character"))
    guard lines.indices.contains(line), number(edit, "end", "line") == line, lower <= upper,
      upper <= lines[line].count
    else { return "out of range" }
    lines[line].replaceSubrange(lower..<upper, with: Array((edit["newText"]?.string ?? "").utf16))
  }
  return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
}
