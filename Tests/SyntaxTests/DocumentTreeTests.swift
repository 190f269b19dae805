import Testing

@testable import Syntax

private func tree(_ text: String) -> DocumentTree { DocumentTree(Array(text.utf8)) }

@Test func elementsAreFoundByTheirIDs() {
  let found = tree(
    """
    <document id="root"><a id="one" sid="two"/><b ID="two"><c id="&lt;x&gt;"/></b><d id="one"/><e id="é"/>
    <f id=""/></document><g id="late"/>
    """)
  func name(_ id: String) -> String? { found.element(withID: id)?.name }
  #expect(name("one") == "a")  // The first of two.
  #expect(name("<x>") == "c")
  #expect(name("é") == "e")
  #expect(name("") == "f")
  #expect(name("two") == nil)
  #expect(name("&lt;x&gt;") == nil)
  #expect(name("root") == nil)
  #expect(name("late") == nil)
  #expect(tree("").element(withID: "one") == nil)
}

@Test func idsInLatin1AreFoundAsText() {
  let head = Array("<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><document><a id=\"".utf8)
  let found = DocumentTree(head + [0xE9] + Array("\"/></document>".utf8))
  #expect(found.element(withID: "é")?.name == "a")
}

@Test func manyIDsAndNamesAreTold() {
  let names = (0..<2000).map { "element\($0)\(String(repeating: "x", count: $0 % 40))" }
  let found = tree(
    "<document>" + names.enumerated().map { "<\($1) id=\"\($0)\"/>" }.joined() + "</document>")
  #expect(names.indices.allSatisfy { found.element(withID: "\($0)")?.name == names[$0] })
  #expect(found.element(withID: "2000") == nil)
}
