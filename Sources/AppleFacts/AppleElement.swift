package struct AppleElement: Hashable, Sendable {
  /// Run-time name of the class of the object that the element makes, unless `customClass` names another.
  ///
  /// nil where it makes no separate object, as `exit`.
  package var className: String?
  /// False for an element or class that was never seen in a file, or that the platform lacks.
  ///
  /// Such an element is unknown, never wrong.
  package var isCertain: Bool
}

extension AppleSDK {
  /// The object that an element of a document makes. tvOS documents use the elements of iOS ones. Where the platforms
  /// disagree, the class is the one of the first of iOS, tvOS, macOS, watchOS, and not certain.
  package static func element(_ name: String, on platforms: ApplePlatforms) -> AppleElement? {
    withKey(name) { key in
      let table = FactTable.elements
      guard var line = table.firstLine(key) else { return nil }
      var answer: AppleElement?
      while line < table.count && key.isKey(ofLine: line, of: table) {
        let letter = table.end(from: line) + 1
        if !table.platforms(at: letter).isDisjoint(with: platforms) {
          let lower = letter + 2
          let end = table.end(from: lower)
          let className = table[lower] == Byte.hyphen ? nil : table.string(lower, end)
          if let first = answer {
            answer = AppleElement(className: first.className, isCertain: false)
          } else {
            answer = AppleElement(className: className, isCertain: table[end] != Byte.space)
          }
        }
        line = table.nextLine(after: line)
      }
      return answer
    }
  }

  /// The elements of a platform's documents, sorted.
  package static func elementNames(on platforms: ApplePlatforms) -> [String] {
    let table = FactTable.elements
    var names: [String] = []
    var line = 0
    while line < table.count {
      let nameEnd = table.end(from: line)
      if !table.platforms(at: nameEnd + 1).isDisjoint(with: platforms) {
        let name = table.string(line, nameEnd)
        if names.last != name { names.append(name) }
      }
      line = table.nextLine(after: line)
    }
    return names
  }
}
