import Analysis
import Index
import TestSupport
import Testing
import Text

@testable import Server

/// Made-up workspaces in which what is renamed has uses of every kind.
private let workspaces = [
  """
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBAction func tap(_ sender: Any) { titleLabel.text = ""; self.titleLabel.isHidden = true }
    @IBAction func press(sender: Any) { tap(sender); _ = #selector(press(sender:)) }
    @IBInspectable var shade: Int = 0
  }
  class Sub: Login { override func tap(_ sender: Any) { super.tap(sender); titleLabel.text = "" } }
  -- Use.swift --
  func use(_ login: Login, _ any: Any) { login.titleLabel.text = ""; (any as? Sub)?.tap(login) }
  -- Show.m --
  void show(Login *login) { login.titleLabel.text = @""; [login setTitleLabel:nil]; [login tap:nil]; [login pressWithSender:nil]; }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App"><view key="view" id="v"><label id="l"/><button id="b">
    <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c2"/>
    <action selector="pressWithSender:" destination="vc" eventType="touchUpInside" id="c3"/></connections></button></view>
    <connections><outlet property="titleLabel" destination="l" id="c1"/></connections></viewController>
  """,
  """
  -- Old.h --
  @interface Old : NSWindowController { IBOutlet NSTextField *box; }
  @property (weak) IBOutlet NSTextField *field;
  - (NSTextField *)box;
  - (IBAction)show:(id)sender;
  @end
  -- Old.m --
  @implementation Old
  - (NSTextField *)box { return box; }
  - (IBAction)show:(id)sender { [_field go]; self.field = [self box]; [self setField:nil]; [self show:self]; }
  @end
  -- MacOld.xib --
  <!-- macOS -->
  <customObject id="-2" userLabel="File's Owner" customClass="Old"><connections>
    <outlet property="box" destination="t" id="c1"/><outlet property="field" destination="t" id="c2"/></connections></customObject>
  <textField id="t"/>
  <button id="b"><connections><action selector="show:" target="-2" id="c3"/></connections></button>
  """,
  """
  -- Badge.swift --
  class Host: UIViewController {
    func make() -> UIView {
      class Badge: UIView {
        @IBOutlet var title: UILabel!
        @IBAction func tap(_ sender: Any) { title.text = "" }
        func plain() {}
      }
      let badge = Badge()
      badge.title = nil
      return badge
    }
  }
  class Card: UIView {
    @IBInspectable var radius: CGFloat = 0
    func grow() { radius += 1; self.radius = 2 }
  }
  -- Card.xib --
  <view id="v" customClass="Card" customModule="App"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
    <userDefinedRuntimeAttribute type="number" keyPath="self.radius"/></userDefinedRuntimeAttributes></view>
  """,
].map(Fixture.init)

/// The text of a nib's owner without a class. Code may load the nib for objects of several, so that a place there means none of
/// them, while a rename by name follows the code of its class.
private let ownerWithoutClass = "placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"

/// By name, at the declaration, at each use and at each place in a document: one plan or one refusal. That goes for classes that
/// no document uses and for members that nothing marks, too.
@Test(arguments: 0..<workspaces.count + 48)
func allWaysOfAskingAreOne(_ number: Int) throws {
  var numbers = SeededNumbers(seed: UInt64(number))
  let picked = Case.all.randomElement(using: &numbers).map { $0.read }
  let fixture = number < workspaces.count ? workspaces[number] : picked ?? workspaces[0]
  // The snapshot of a fixture knows no dependencies and no ignored files, and URIs spell some paths otherwise.
  guard !fixture.files.contains(where: { $0.path.hasSuffix(".gitignore") }),
    !fixture.files.contains(where: {
      $0.path.contains { $0 == "+" || !$0.isASCII } || $0.path.hasPrefix("..")
    }),
    !fixture.files.contains(where: { $0.path.contains("Pods/") || $0.path.contains("Carthage/") }),
    !fixture.files.contains(where: { $0.text.contains(ownerWithoutClass) }),
    // It has what is compiled in a package beside the document, too.
    !fixture.files.contains(where: { $0.path.contains(".nib/") })
  else { return }
  let query = fixture.query
  var client: Client?
  for (name, symbol) in symbols(of: fixture, query) {
    guard let named = try? query.renameTarget(named: name), named == symbol else { continue }
    let fresh = "zq" + name.suffix(1).filter { $0 != ":" } + "Zq"
    let plan: RenamePlan
    do throws(RenameRefusal) {
      plan = try query.renamePlan(of: symbol, to: fresh, on: .code)
    } catch {
      for place in query.declarations(of: symbol) where fixture.text(place.file) != nil {
        let started = client ?? alone(fixture)
        client = started
        let answer = started.rename(at: place, in: fixture, to: fresh)
        let message = answer["error"]?["message"]?.string
        // A name that means nothing to documents may be another server's, which is next.
        let isLeft = error.message.contains("is not an outlet, action, class or inspectable property")
        #expect(
          message?.hasPrefix(error.message) == true || isLeft && message == nil && answer["result"] == .null,
          "\(name): \(error.message): \(answer)")
      }
      continue
    }
    // This client can't rename a file on request.
    if !plan.fileRenames.isEmpty { continue }
    let expected = shown(plan.edits(includingPossible: false), fixture)
    for change in plan.changes where change.certainty == .certain {
      let place = Location(file: change.file, range: change.range)
      guard query.isAnswered(place, fixture) else { continue }
      let started = client ?? alone(fixture)
      client = started
      let target = started.ask("textDocument/prepareRename", at: place, in: fixture)
      #expect(
        target["result"]?["placeholder"]?.string?.isEmpty == false,
        "\(name) at \(fixture.path(place)):\(place.range): \(target)")
      let answer = started.rename(at: place, in: fixture, to: fresh)
      let edits = (answer["result"]?["changes"]?.object ?? [:]).flatMap { uri, edits in
        (edits.array ?? []).map { edit in
          "\(uri.dropFirst("file:///w/".count)) \(shown(edit["range"]?["start"])) \(edit["newText"]?.string ?? "")"
        }
      }.sorted()
      #expect(
        edits == expected, "\(name) at \(fixture.path(place)):\(place.range): \(answer["error"] ?? .null)")
    }
  }
}

/// A client whose languages have no other server, so that all classes are answered for.
private func alone(_ fixture: Fixture) -> Client {
  let client = Client.started(fixture.files(at: "/w"))
  client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": ["otherServers": []]]])
  return client
}

/// The symbols that a user can name, without those with another name in Objective-C than in Swift: a document renames them.
private func symbols(of fixture: Fixture, _ query: Query) -> [(String, Symbol)] {
  var result: [(String, Symbol)] = []
  for raw in fixture.snapshot.files.indices {
    let file = FileID(raw: Int32(raw))
    guard let code = fixture.snapshot.code(file), fixture.snapshot.isOwn(file) else { continue }
    for (index, type) in code.types.enumerated() where type.objcName == nil {
      let id = TypeID(file: file, index: index)
      if type.kind == .class { result.append((type.name, .type(id))) }
      for (position, member) in code.readMembers(ofType: index).enumerated() {
        let id = MemberID(type: id, index: position)
        // By `key`, a document means the variable `_key`, and renames it to another with the underscore.
        guard member.objcName == nil, !member.name.hasPrefix("_") else { continue }
        result.append(("\(type.name).\(member.selector ?? member.name)", .member(id)))
      }
    }
  }
  return result
}

extension Query {
  /// Whether a place has an answer; comments and strings have none.
  fileprivate func isAnswered(_ place: Location, _ fixture: Fixture) -> Bool {
    guard snapshot[place.file].map({ !$0.isDependency }) == true else { return false }
    if snapshot.interface(place.file) != nil {
      return snapshot.interface(place.file)?.memberReferences.contains { $0.range == place.range } == true
        || snapshot.interface(place.file)?.classReferences.contains { $0.range == place.range } == true
    }
    return
      ((try? renameTarget(
        at: place.range.lower, in: place.file))
      ?? nil) != nil
  }
}

extension Fixture {
  fileprivate func path(_ place: Location) -> String { snapshot[place.file]?.path ?? "" }
}

private func shown(_ position: LSP.LSPAny?) -> String {
  guard case .integer(let line)? = position?["line"], case .integer(let character)? = position?["character"]
  else {
    return "nowhere"
  }
  return "\(line):\(character)"
}

private func shown(_ edits: [FileEdits], _ fixture: Fixture) -> [String] {
  edits.flatMap { file in
    let table = LineTable(fixture.text(file.file) ?? [])
    return file.edits.map { edit -> String in
      let start = LSP.LSPAny(LSP.Range(edit.range, in: table, .utf16).start)
      return "\(fixture.snapshot[file.file]?.path ?? "") \(shown(start)) \(edit.text)"
    }
  }.sorted()
}

extension Client {
  fileprivate func rename(at place: Location, in fixture: Fixture, to name: String) -> LSP.LSPAny {
    ask("textDocument/rename", at: place, in: fixture, ["newName": .string(name)])
  }

  fileprivate func ask(
    _ method: String, at place: Location, in fixture: Fixture, _ more: [String: LSP.LSPAny] = [:]
  ) -> LSP.LSPAny {
    let table = LineTable(fixture.text(place.file) ?? [])
    let position = LSP.LSPAny(LSP.Range(place.range, in: table, .utf16).start)
    let document: LSP.LSPAny = ["uri": .string("file:///w/" + (fixture.snapshot[place.file]?.path ?? ""))]
    return answer(
      request(method, .object(more.merging(["textDocument": document, "position": position]) { $1 })))
  }
}
