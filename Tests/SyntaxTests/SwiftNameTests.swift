import Syntax
import Testing
import Text

/// The numbers that the names of a text have in its tree.

private func check(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  let text = Array((names + names).map { "print(\($0))\n" }.joined().utf8)
  let tree = text.withSpan { swiftTree(of: $0) }
  let numbers = names.map { tree.number(of: $0) }
  #expect(!numbers.contains(nil) && Set(numbers).count == names.count, sourceLocation: sourceLocation)
  let found = tree.tokens.indices.filter { tree.tokens[$0].kind == .identifier }.map { tree.name(of: $0) }
  #expect(found.filter { $0 != "print" } == names + names, sourceLocation: sourceLocation)
  #expect(tree.number(of: "absent") == nil, sourceLocation: sourceLocation)
}

@Test func eachNameHasANumberOfItsOwn() {
  check((0..<3000).map { "name\($0)" } + ["é", "größe", "名前", "x"])
}

@Test func equalNamesOfDifferentBytesAreOne() {
  let text = Array("let caf\u{E9} = 1, x = cafe\u{301}".utf8)
  let tree = text.withSpan { swiftTree(of: $0) }
  let names = tree.tokens.filter { $0.kind == .identifier }.map(\.name)
  #expect(names.count == 4 && names[1] == names[3])
}

/// Else a text could choose to take the square of its length.
@Test func namesWhoseHashesAreAlikeAreToldApart() {
  let alike = (0..<400_000).lazy.map { "n\($0)" }.filter { name in
    UInt32(MentionedName(name).key, radix: 36).map { $0 & 0x3FF == 7 } == true
  }
  let names = Array(alike.prefix(300))
  #expect(names.count == 300)
  check(names)
}
