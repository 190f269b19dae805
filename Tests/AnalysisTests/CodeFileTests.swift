import Index
import Syntax
import TestSupport
import Testing

/// A file read on demand has the content that a full scan gives, before and after its text is let go of.
@Test func aFileReadOnDemandIsThatReadAtOnce() {
  var unmarked = 0
  for file in Case.all.flatMap({ $0.read.files }) {
    let isSwift = file.path.hasSuffix(".swift")
    guard isSwift || file.path.hasSuffix(".m") || file.path.hasSuffix(".h") else { continue }
    let bytes = Array(file.text.utf8)
    let whole = CodeFile(of: bytes, isSwift ? .swift : .objectiveC)
    let code = CodeFile(onDemandOf: bytes, isSwift ? .swift : .objectiveC)
    if code.isUnmarked { unmarked += 1 }
    for _ in 1...2 {
      #expect(code.readOutline() == whole.readOutline(), "\(file.text)")
      #expect(code.readMentions() == whole.readMentions(), "\(file.text)")
      code.settle()
    }
  }
  #expect(unmarked > 20)
}

/// A released text that is another when it is read again counts as empty.
@Test(arguments: [true, false])
func aReleasedTextIsReadAgain(isChanged: Bool) {
  let bytes = Array("class A { func b() { c() } }".utf8)
  let code = CodeFile(onDemandOf: bytes, .swift)
  let reader = TextReader { path in path == "A.swift" ? bytes + (isChanged ? [0x20] : []) : nil }
  code.release(at: "A.swift", to: reader)
  #expect(!reader.foundChange)
  #expect(code.readMembers(ofType: 0).map(\.name) == (isChanged ? [] : ["b"]))
  #expect(code.findMention(of: AskedName("c")) == (isChanged ? nil : .inUse))
  #expect(code.types.map(\.name) == ["A"])
  #expect(reader.foundChange == isChanged)
}
