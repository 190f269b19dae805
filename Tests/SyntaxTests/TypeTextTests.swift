import Syntax
import Testing

@Test(arguments: [
  ("UILabel", ["UILabel"]),
  ("UIKit.UILabel!", ["UIKit.UILabel"]),
  ("Outer<Int>.Inner?", ["Outer.Inner"]),
  ("Optional<UIView>", ["UIView"]),
  ("any P & Q", ["P", "Q"]),
  ("(any P&Base<A&B>)?", ["P", "Base"]),
  ("(UIView)", ["UIView"]),
  ("@unchecked Sendable", ["Sendable"]),
  ("Type.Type", ["Type.Type"]),
  ("[UIView]", [nil]),
  ("[String:UIView]", [nil]),
  ("(A)->B", [nil]),
  ("(A) async throws -> B", [nil]),
  ("A & (B)->C", [nil]),
  ("(A, b: B)", [nil]),
  ("", [nil]),
  ("<", [nil]),
]) func namesOfATypesComponents(_ text: String, _ names: [String?]) {
  #expect(TypeText(text).unwrapped.components.map(\.plainName) == names)
}

@Test func typesAreTakenApart() {
  let name = { (text: String) in TypeText.name(text, []) }
  #expect(TypeText("[A: [B]]") == .dictionary(name("A"), .array(name("B"))))
  #expect(TypeText("Set<A, any B>") == .name("Set", [name("A"), name("B")]))
  #expect(TypeText("inout [A]?") == .optional(.array(name("A"))))
  #expect(TypeText("A...") == .variadic(name("A")))
  #expect(TypeText("A.Type") == .member(name("A"), "Type"))
  #expect(TypeText("(_ a: A, B) -> ()") == .function([name("A"), name("B")], .tuple([])))
  #expect(TypeText("((A, B)) throws -> C") == .function([.tuple([name("A"), name("B")])], name("C")))
  #expect(TypeText("(A) async throws(E) -> B") == .function([name("A")], name("B")))
  #expect(TypeText("(@convention(block)(A)->B)?") == .optional(.function([name("A")], name("B"))))
  #expect(TypeText("@escaping(A)->B") == .function([name("A")], name("B")))
  #expect(TypeText("[A].Index") == .member(.array(name("A")), "Index"))
}

@Test(arguments: ["(", "[", "<", "A<", "&", "any ", "@", "->", "A->", "(:", ".", "?", "A?", "(A?.B!"])
func hostileTypesEnd(
  _ unit: String
) {
  _ = TypeText(String(repeating: unit, count: 100_000))
}
