import Text

/// Whether the text between the braces of a class does nothing unless other code calls it: the methods only call the ones that they
/// override, as those of Xcode's templates do, or in Swift override none.
package func isInert(body: [UInt8], _ language: CodeOutline.Language) -> Bool {
  let tokens =
    switch language {
    case .swift: body.withSpan { swiftTree(of: $0) }.tokens.filter { $0.kind != .end }.map(\.range)
    case .objectiveC: ObjectiveCTree(body).tokens.filter { !$0.isInDirective }.map(\.range)
    }
  var rest = tokens.map { String(decoding: body[$0.lower..<$0.upper], as: UTF8.self) }[...]
  while !rest.isEmpty {
    guard dropInertMethod(from: &rest, language) else { return false }
  }
  return true
}

private func dropInertMethod(from words: inout ArraySlice<String>, _ language: CodeOutline.Language) -> Bool {
  guard let brace = words.firstIndex(of: "{"), let end = closing(of: brace, in: words) else { return false }
  let (head, body) = (words[..<brace], words[(brace + 1)..<end].drop { $0 == "return" })
  words = words[(end + 1)...]
  switch language {
  case .swift:
    guard let name = head.firstIndex(of: "func").map({ $0 + 1 }), name < brace,
      !head[..<name].contains(where: ["var", "let", "init"].contains)
    else { return false }
    if !head[..<name].contains("override") { return true }
    return body.starts(with: ["super", ".", head[name], "("])
      && closing(of: body.startIndex + 3, in: body) == body.endIndex - 1
  case .objectiveC:
    guard head.first == "-", let name = head.firstIndex(of: ")").map({ $0 + 1 }), name < brace else {
      return false
    }
    return body.starts(with: ["[", "super", head[name]])
      && closing(of: body.startIndex, in: body) == body.endIndex - 2 && body.last == ";"
  }
}

/// The index of the bracket that closes another one of its kind; nil where none does. Interpolations in strings have parentheses of
/// another kind.
private func closing(of open: Int, in words: ArraySlice<String>) -> Int? {
  let end = ["(": ")", "[": "]", "{": "}"][words[open]]
  var depth = 0
  return words[open...].indices.first { index in
    if words[index] == words[open] { depth += 1 }
    if words[index] == end { depth -= 1 }
    return depth == 0
  }
}
