import Syntax
import TestSupport
import Testing
import Text

/// A check looks only at some names where they stand, an editing session collects all: each name comes out the same.
@Test func namesAtTheirPlacesAreUsedAsAmongAll() {
  var compared = 0
  for file in Case.all.flatMap({ Fixture($0.fixture).files }) {
    let isObjectiveC = file.path.hasSuffix(".m") || file.path.hasSuffix(".h")
    guard isObjectiveC || file.path.hasSuffix(".swift") else { continue }
    let bytes = Array(file.text.utf8)
    let all = MentionedNames(of: bytes.span, isObjectiveC: isObjectiveC)
    let words = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for name in words {
      // What introduces a name is none.
      if ["func", "var", "let"].contains(name), !isObjectiveC { continue }
      let places = NameSearch([name]).occurrences(in: bytes)
      let few = MentionedNames(of: bytes.span, at: places, isObjectiveC: isObjectiveC)
      #expect(few.use(of: name) == all.use(of: name), "\(name) in \(file.text)")
      compared += 1
    }
    let signs = NameSearch(MentionedName.signsOfAnySelector).occurrences(in: bytes)
    let any = MentionedNames(of: bytes.span, at: signs, isObjectiveC: isObjectiveC)
    #expect(any.use(of: .anySelector) == all.use(of: .anySelector), "\(file.text)")
  }
  #expect(compared > 1000)
}
