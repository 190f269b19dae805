/// Numbers for names, so that comparing two is comparing numbers.
struct SwiftNames {
  private(set) var strings = words
  private var numbers = numbersOfWords

  private static let words = SwiftWord.allCases.map(\.text)
  private static let numbersOfWords = Dictionary(uniqueKeysWithValues: zip(words, words.indices))

  mutating func number(of name: String) -> Int {
    let number = numbers[name, default: strings.count]
    if number == strings.count {
      numbers[name] = number
      strings.append(name)
    }
    return number
  }
}
