package struct AppleElement: Hashable, Sendable {
  /// The run-time name of the class of the object that the element makes, unless `customClass` names another.
  ///
  /// nil for an element without a separate object, such as `exit`.
  package var className: String?
  /// Whether the element and its class are known; false if they were never seen in a file, or the platform lacks them.
  ///
  /// An element that is not known may still be right.
  package var isCertain: Bool
}

extension AppleSDK {
  /// The object that an element of a document makes. tvOS documents use the elements of iOS. If the platforms disagree, the class
  /// is that of the first of iOS, tvOS, macOS and watchOS, and not certain.
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
