import Text

/// Numbers for names, so that comparing two is comparing numbers.
struct SwiftNames {
  private(set) var strings: [String] = []
  private var numbers: [String: Int32] = [:]

  private static let words: SwiftNames = {
    var names = SwiftNames(empty: ())
    for word in SwiftWord.allCases { _ = names.number(of: word.text) }
    return names
  }()

  init() { self = Self.words }

  private init(empty: Void) {}

  mutating func number(of name: String) -> Int32 {
    let next = Int32(truncatingIfNeeded: strings.count)
    let number = numbers[name, default: next]
    if number == next {
      numbers[name] = next
      strings.append(name)
    }
    return number
  }
}
