import Syntax
import Testing

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
