import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Text
import Workspace
import World

/// A workspace whose files are scanned as they are asked for gives the same plans and refusals as one that was
/// scanned whole, for all that could be renamed in a fixture and some that can't.
@Test(arguments: Case.all.map(\.fixture) + mutationWorkspaces + [scatteredApp])
func deferredFilesGiveTheSameRenames(_ workspace: String) throws {
  let fixture = Fixture(workspace)
  let environment = fixture.environment()
  let whole = try LoadedWorkspace(root: fixtureRoot, in: environment)
  let texts = { (file: FileID) in
    whole.snapshot[file].flatMap { try? environment.read(whole.root + "/" + $0.path) }
  }
  let resolver = Resolver(whole.snapshot)
  func fresh(_ start: Start, _ index: Int) throws -> (DeferredWorkspace, Resolver) {
    // What was scanned beforehand changes no answer.
    let expected = index % 2 == 0 ? String(start.name.dropFirst()) : ""
    let made = try DeferredWorkspace(root: fixtureRoot, in: environment, expecting: expected)
    return (made, Resolver(made.loaded.snapshot))
  }
  let starts = starts(in: whole.snapshot)
  var (deferred, deferredResolver) = try fresh(starts[0], 0)
  for (index, start) in starts.enumerated() {
    // With few files there is little to be left unscanned.
    if fixture.files.count > 3 || index % 8 == 0 { (deferred, deferredResolver) = try fresh(start, index) }
    for newName in start.newNames {
      #expect(
        plan(start, newName, deferredResolver, deferred.text) == plan(start, newName, resolver, texts),
        "\(start) to '\(newName)'")
    }
  }
}

/// What a source file declares and inherits is among the heads that are found without a scan, be the file whole or
/// half-typed.
@Test(arguments: Case.all)
func headsHoldAllDeclaredNames(_ example: Case) {
  for file in Fixture(example.fixture).files where file.path.hasSuffix(".swift") {
    let text = Array(file.text.utf8)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for missing in -1..<lines.count {
      let kept = lines.enumerated().filter { $0.offset != missing }.map { Array($0.element) }
      let bytes = Array(kept.joined(separator: [0x0A]))
      let names = DeclaredNames(bytes.withSpan { SwiftHeads(of: $0) })
      #expect(
        names?.isSuperset(of: DeclaredNames(bytes.withSpan { swiftOutline(of: $0) })) == true,
        "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

@Test(arguments: [
  "@objc(Run_Time) class A {}", "class\nA\n:\nB<C, D>\n& E {}", "extension A.B<C>: D where E: F {}",
  "enum /* an enum */ `Type` {}", "typealias A<T> =\n  B.C &\n  D", "struct A{}", "enum\tA{}",
  "actor A<B>: C {}",
  "class A: B, // why\n  C {", "extension [A]: B {}", "@objc (A) protocol B: C", "class A: @unchecked B {}",
])
func headsAreFoundInEveryForm(_ text: String) {
  let bytes = Array(text.utf8)
  let names = DeclaredNames(bytes.withSpan { SwiftHeads(of: $0) })
  #expect(names?.isSuperset(of: DeclaredNames(bytes.withSpan { swiftOutline(of: $0) })) == true)
}

/// A text that would be read over and over is given up, and then counts as one that may declare anything.
@Test func hostileHeadsAreGivenUp() {
  let bytes = Array(String(repeating: "extension (", count: 20_000).utf8)
  #expect(!bytes.withSpan { SwiftHeads(of: $0) }.isWhole)
}

/// The declaration of a method holds one of the words to which its selector leads back.
@Test(
  arguments: [
    ("logIn", ["sender"]), ("tap", [nil]), ("move", ["to"]), ("takeOf", ["it"]), ("set", ["_x"]),
    ("a", ["B", "c"]),
  ] as [(String, [String?])])
func selectorsLeadBackToBaseNames(_ name: String, _ labels: [String?]) {
  for (isThrowing, isAsync) in [(false, false), (true, false), (false, true)] {
    for labels in [labels, []] {
      let selector = objcSelector(
        baseName: name, parameters: labels.map { CodeParameter(label: $0, type: "Int") },
        isInitializer: false, isThrowing: isThrowing, isAsync: isAsync)
      #expect(baseNames(ofSelector: selector).contains(name), "\(selector)")
    }
  }
}

private enum Answer: Equatable {
  case plan(RenamePlan)
  case refusal(RenameRefusal)
  case nothing
}

/// Something that somebody may want to rename: what is written in a terminal, or a place.
private struct Start: CustomStringConvertible {
  var name: String
  var place: Location?
  var newNames: [String]

  var description: String { "'\(name)' at \(String(describing: place))" }
}

private func plan(_ start: Start, _ newName: String, _ resolver: Resolver, _ texts: @escaping TextSource)
  -> Answer
{
  do throws(RenameRefusal) {
    guard let place = start.place else {
      let subject = try renameSubject(named: start.name, resolver)
      let side = start.name.contains(":") ? RenameSide.document : .code
      return .plan(try renamePlan(of: subject, to: newName, on: side, texts: texts, resolver))
    }
    let text = texts(place.file) ?? []
    guard let found = try renameSubject(at: place.range.lower, in: place.file, text: text, resolver) else {
      return .nothing
    }
    return .plan(try renamePlan(of: found.subject, to: newName, on: found.side, texts: texts, resolver))
  } catch {
    return .refusal(error)
  }
}

/// Every type and member by name and by place, and every name in a document by place. New names are fresh ones and
/// some that others have.
private func starts(in snapshot: Snapshot) -> [Start] {
  let outlines = snapshot.files.indices.compactMap { snapshot.code(FileID(raw: Int32($0))) }
  let types = outlines.flatMap { $0.types.map { simpleName($0.name) } + $0.aliases.map(\.name) }
  let members = outlines.flatMap { $0.types.flatMap { $0.members.map(\.name) } } + ["title"]
  var result = [Start(name: "Nobody.nothing", place: nil, newNames: ["zq"])]
  for (raw, source) in snapshot.files.enumerated() where source?.isDependency == false {
    let file = FileID(raw: Int32(raw))
    func add(_ name: String, _ range: ByteRange, _ newName: String, _ taken: [String], symbol: String? = nil)
    {
      let newNames = [newName, taken[(7 * result.count) % taken.count]]
      result.append(Start(name: name, place: Location(file: file, range: range), newNames: newNames))
      if let symbol { result.append(Start(name: symbol, place: nil, newNames: newNames)) }
    }
    for type in snapshot.code(file)?.types ?? [] {
      add(type.name, type.nameRange, "ZqFresh", types, symbol: type.name)
      for member in type.members where member.kind != .initializer {
        let symbol = type.name + "." + (member.selector ?? member.name)
        add(member.name, member.nameRange, "zqFresh", members, symbol: symbol)
      }
    }
    for reference in snapshot.interface(file)?.memberReferences ?? [] {
      add(reference.name, reference.range, "zqFresh", members)
    }
    for reference in snapshot.interface(file)?.classReferences ?? [] {
      add(reference.name, reference.range, "ZqFresh", types + ["NSView"])
    }
  }
  return result
}

/// What belongs together stands in different files, under names that lead from one to the next.
private let scatteredApp = #"""
  -- Base.swift --
  class Base: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet @objc(mark) var badge: UIView!
    @IBInspectable var corner: CGFloat = 0
    @IBAction func tap(_ sender: Any) {}
    @IBAction func logIn(sender: Any) {}
    @IBAction @objc(finish:) func done(_ sender: Any) {}
  }
  -- Root.swift --
  typealias Root =
    Base
  -- Heir.swift --
  class Heir: Root {
    var mine = 1
    override func tap(_ sender: Any) { titleLabel.text = "" }
    func leave() { if let titleLabel { print(titleLabel) } }
  }
  -- Grandchild.swift --
  class Grandchild: Heir {
    private var caption = ""
    override func logIn(sender: Any) { zqFresh() }
  }
  -- Heir+Details.swift --
  extension Heir { @objc func details() { badge.isHidden = corner > 0 } }
  -- Root+Details.swift --
  extension Root { var summary: String { titleLabel.text ?? "titleLabel" } }
  -- Titled.swift --
  @objc protocol Titled { var titleLabel: UILabel! { get } }
  protocol Closing { func done(_ sender: Any) }
  -- Conformances.swift --
  extension Grandchild: Titled {}
  extension Base: Closing {}
  -- Screen.swift --
  typealias Screen = Heir
  -- Holder.swift --
  class Holder {
    let screen: Screen
    let other = Other()
    func make() -> [Grandchild] { [] }
    func show(_ unknown: Unknown) {
      screen.titleLabel.isHidden = true
      make().forEach { $0.titleLabel = nil; $0.badge = nil }
      other.titleLabel = unknown.titleLabel
      send(#selector(Base.logIn(sender:)), "logInWithSender:", to: Outer.Inner.self)
      screen.model.caption = ""
    }
  }
  -- Other.swift --
  class Other: NSObject { @IBOutlet var titleLabel: Int! }
  enum Outer { class Inner: Base {} }
  -- Model.swift --
  @objc(RunTimeModel) class Model: NSObject { @objc var caption = "" }
  extension Heir { @objc var model: Model { Model() } }
  -- Kit.swift --
  extension UIViewController {
    @IBAction func close(_ sender: Any) {}
    @IBOutlet var everywhere: UIView! { nil }
  }
  -- Legacy.h --
  @interface Legacy : UIViewController
  @property (weak) IBOutlet UILabel *old;
  - (IBAction)push:(id)sender;
  @end
  -- Legacy.m --
  @implementation Legacy
  - (IBAction)push:(id)sender { [self setOld:nil]; _old.text = @"old"; [self.screen logInWithSender:self]; }
  @end
  -- LegacyUser.m --
  @implementation LegacyUser
  - (void)use:(Legacy *)legacy of:(Heir *)heir { legacy.old = heir.titleLabel; [legacy push:@selector(push:)]; }
  @end
  -- LegacyHeir.swift --
  class LegacyHeir: Legacy { func f() { old.text = "" } }
  -- Main.storyboard --
  <viewController id="a" customClass="Base" customModule="App" customModuleProvider="target">
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="corner"/>
      <userDefinedRuntimeAttribute type="string" keyPath="Corner"/>
    </userDefinedRuntimeAttributes>
    <connections>
      <outlet property="titleLabel" destination="l" id="a1"/>
      <outlet property="mark" destination="l" id="a2"/>
      <outlet property="everywhere" destination="l" id="a3"/>
    </connections>
    <button id="l">
      <connections>
        <action selector="logInWithSender:" destination="a" id="a4"/>
        <action selector="finish:" destination="a" id="a5"/>
        <action selector="close:" destination="a" id="a6"/>
        <action selector="setCorner:" destination="a" id="a7"/>
      </connections>
    </button>
  </viewController>
  -- Second.storyboard --
  <viewController id="b" customClass="Heir" customModule="App" storyboardIdentifier="Heir">
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="model.caption"/>
    </userDefinedRuntimeAttributes>
    <connections>
      <outlet property="TitleLabel" destination="k" id="b1"/>
    </connections>
    <button id="k"><connections><action selector="tap:" destination="b" id="b2"/></connections></button>
  </viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
  <button id="c"><connections><action selector="tap:" destination="f" id="b3"/></connections></button>
  -- Hidden.storyboard --
  <viewController id="h" customClass="Gr&#97;ndchild" customModule="App">
    <connections><outlet property="title&#x4C;abel" destination="h" id="h1"/></connections>
  </viewController>
  -- Heir.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App">
    <connections><outlet property="mine" destination="l" id="x1"/></connections>
  </placeholder>
  -- Legacy.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LegacyHeir" customModule="App">
    <connections><outlet property="old" destination="l" id="y1"/></connections>
  </placeholder>
  <button id="l"><connections><action selector="push:" destination="-1" id="y2"/></connections></button>
  -- Broken.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Outer.Inner"
    <connections><outlet property="corner" destination="l" id="z1"/></connections>
  """#
