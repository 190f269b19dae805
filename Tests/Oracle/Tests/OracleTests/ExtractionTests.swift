import Syntax
import SyntaxFacts
import Testing
import Text

/// The oracle's results for small texts, written down by hand: the comparison is worth as much as this.

@Test func typesStandInOrderWithTheirWholeNames() {
  let outline = outline(
    """
    class A<T>: B<T>.C, @unchecked Sendable { struct D {}; func f() { class Local {} } }
    @objc(E) private final class `class`: any P & Q { enum F {} }
    extension A<Int>.D where T == Int { actor G {} }
    protocol H<I>: ~Copyable {}
    #Preview { class InMacro {} }
    if x { class InStatement {} }
    """)
  #expect(
    outline.types.map(\.name) == [
      "A", "A.D", "A.#1.Local", "class", "class.F", "A.D", "A.D.G", "H", "#2.InMacro", "#3.InStatement",
    ])
  #expect(
    outline.types.map(\.kind) == [
      .class, .struct, .class, .class, .enum, .extension, .actor, .protocol, .class, .class,
    ])
  #expect(
    outline.types.map { $0.inherits.map(\.text) } == [
      ["B<T>.C", "Sendable"], [], [], ["any P&Q"], [], [], [], ["~Copyable"], [], [],
    ])
  #expect(outline.types.map { $0.flags.contains(.generic) } == [true] + Array(repeating: false, count: 9))
  #expect(outline.types.indices.filter { outline.types[$0].flags.contains(.isLocal) } == [2, 8, 9])
  #expect(outline.types[3].objcName == "E")
  #expect(outline.types[3].attributes == ["objc"])
  #expect(outline.types[3].flags == [.objc, .isPrivate])
}

@Test func rangesAreThoseOfTheText() {
  let text = "/* a */ @objc(B) class `A` : @unchecked C /* d */ { var b: Int } // e"
  let outlined = outline(text)
  let (type, member) = (outlined.types[0], outlined.members[0][0])
  #expect(slice(text, type.nameRange) == "`A`")
  #expect(slice(text, type.range) == "@objc(B) class `A` : @unchecked C /* d */ { var b: Int }")
  #expect(slice(text, type.bodyRange) == " var b: Int ")
  #expect(type.inherits.map { slice(text, $0.range) } == ["C"])
  #expect(slice(text, member.nameRange) == "b")
  #expect(slice(text, ByteRange(member.start, type.range.upper)) == "var b: Int }")

  let generic = "extension A . B<Int> {}"
  #expect(slice(generic, outline(generic).types[0].nameRange) == "A . B")
}

@Test func propertiesKeepTypesAndFlags() {
  let members = members(
    """
    @IBOutlet private(set) weak var a: UILabel!
    @IBOutlet fileprivate var b, c: [ UIView ]! { didSet {} }
    let (d, (e, _)) = f, g: any  P = h
    var i: Int { 1 }, j: Int { get {} set {} }, k = 1, l
    @GKInspectable lazy var m: (_ a: Int) -> Void = {}
    @objc(o) @NSManaged dynamic static var n: Int
    """)
  #expect(members.map(\.name) == ["a", "b", "c", "d", "e", "g", "i", "j", "k", "l", "m", "n"])
  #expect(
    members.map(\.type) == [
      "UILabel!", "[UIView]!", "[UIView]!", nil, nil, "any P", "Int", "Int", nil, nil, "(_ a:Int)->Void",
      "Int",
    ])
  #expect(
    members.map(\.flags) == [
      [.outlet], [.outlet, .isPrivate], [.outlet, .isPrivate], [.constant, .initialized],
      [.constant, .initialized], [.constant, .initialized], [.readOnly], [.computed], [.initialized], [],
      [.inspectable, .lazy, .initialized], [.objc, .managed, .dynamic, .isStatic],
    ])
  #expect(members.last?.objcName == "o")
}

@Test func methodsKeepSignaturesAndFlags() {
  let members = members(
    """
    @IBAction func a(_ sender: @escaping (Int) -> Void = {}, for event: Int..., `in` b: inout C) {}
    @IBSegueAction class func d() async throws -> E? { nil }
    @objc(f:g:) override func f(_: Int, g: Int) -> () {}
    @available(*, unavailable, message: "") required init?(coder: NSCoder) { fatalError("") }
    @available(iOS, unavailable) @nonobjc convenience init() { print(); fatalError() }
    subscript(i: Int) -> Int { 1 }
    deinit {}
    """)
  #expect(members.map(\.name) == ["a", "d", "f", "init", "init"])
  #expect(members.map(\.type) == [nil, "E?", "()", nil, nil])
  #expect(members[0].parameters.map(\.label) == [nil, "for", "in"])
  #expect(members[0].parameters.map(\.type) == ["(Int)->Void", "Int...", "inout C"])
  #expect(
    members.map(\.flags) == [
      [.action], [.segueAction, .isStatic, .async, .throws, .returnsValue], [.objc, .override],
      [.required, .traps], [.nonobjc, .convenience],
    ])
  #expect(members[2].objcName == "f:g:")
}

@Test func onlyInterfaceBuilderMembersOfOtherTypes() {
  let outline = outline(
    """
    struct A { var a: Int; @IBInspectable var b: Int; func c() {} }
    enum B { case a; @IBAction func d() {} }
    protocol C { func e() }
    @objc protocol D { @objc optional func f() }
    extension E { var g: Int { 1 } }
    """)
  #expect(outline.members.map { $0.map(\.name) } == [["b"], ["d"], [], ["f"], ["g"]])
  #expect(outline.members[3][0].flags == [.objc, .optional])
}

@Test func everyBranchCounts() {
  let outline = outline(
    """
    #if A
    typealias T = Int
    class B {
      #if C
      var a = 1
      #else
      func a() {}
      #endif
    }
    #else
    typealias T = [ String ]
    #endif
    #if D
    @objc(F)
    #endif
    class E { enum G { typealias T = A  & B } }
    """)
  #expect(outline.aliases.map(\.name) == ["T", "T", "E.G.T"])
  #expect(outline.aliases.map(\.target) == ["Int", "[String]", "A&B"])
  #expect(outline.types.map(\.flags) == [[.conditional], [.objc], []])
  #expect(outline.members[0].map(\.kind) == [.property, .method])
  #expect(outline.members[0].allSatisfy { $0.flags.contains(.conditional) })
  #expect(outline.types[1].objcName == "F")
}

private func outline(_ text: String) -> CodeOutline {
  let facts = SyntaxFacts(of: Array(text.utf8))
  #expect(!facts.hasError)
  return facts.outline
}

private func members(_ text: String) -> [CodeMember] {
  outline("class A {\n\(text)\n}").members.first ?? []
}

private func slice(_ text: String, _ range: ByteRange) -> String {
  String(decoding: Array(text.utf8)[range.lower..<range.upper], as: UTF8.self)
}
