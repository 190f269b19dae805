import Index
import Syntax
import Text

/// By name.
private let globalTable = CacheTable<String, ObjectiveCValue?>(isBounded: true)

extension Query {
  /// The value of a name that headers define for all files: a macro, such as one that casts, a variable or a function. nil where
  /// none does.
  func globalValue(named name: String, depth: Int = 0) -> ObjectiveCValue? {
    guard depth < deepestExpression else { return .unknown }
    return answer(to: name, in: globalTable) {
      var found: Set<ObjectiveCValue> = []
      for file in snapshot.files(.objectiveC) where isHeader(file) {
        guard let bytes = text(of: file).bytes, SourceText(bytes).mayDefine(name),
          let code = ObjectiveCBinder(file, text: bytes, self)
        else { continue }
        found.formUnion(code.globals(named: name, depth: depth))
      }
      return found.count > 1 ? .unknown : found.first
    }
  }

  private func isHeader(_ file: FileID) -> Bool {
    [".h", ".pch"].contains(where: snapshot.path(of: file).hasSuffix)
  }
}

extension SourceText {
  /// Whether a name is on a line that is not indented and begins with something else, such as `#define NAME`,
  /// `extern Type *name;` and `Type *name(void);`.
  fileprivate func mayDefine(_ name: String) -> Bool {
    bytes.withSpan { occurrences(of: name, in: $0) }.contains { range in
      let start = lineStart(range.lower)
      return start < range.lower && bytes[start] > 0x20
    }
  }
}

extension ObjectiveCBinder {
  /// The value of a name that this file or a header defines.
  func defined(_ name: String, depth: Int) -> ObjectiveCValue? {
    globals(named: name, depth: depth).first ?? query.globalValue(named: name, depth: depth)
  }

  /// The values that a file gives a name outside of all methods and types.
  fileprivate func globals(named name: String, depth: Int) -> [ObjectiveCValue] {
    tree.tokens(of: name).compactMap { index in
      if tree.word(index - 1) == "define" { return macro(definedAt: index, depth: depth) }
      guard className(at: index) == nil, tree.body(around: index).isHead(index) else { return nil }
      return variable(name, at: index).global
    }
  }

  /// The value of a macro's text; what its parameters are does not count.
  private func macro(definedAt index: Int, depth: Int) -> ObjectiveCValue {
    let end = tree.tokens[index...].indices.first { $0 > index && tree.nameOfMacro(around: $0) == nil }
    let last = (end ?? tree.tokens.count) - 1
    guard last > index else { return .unknown }
    // The parentheses of a macro without parameters look like those of a call.
    let isWhole =
      tree.opening(last) == index + 1 && tree.tokens[index].range.upper < tree.tokens[index + 1].range.lower
    return receiver(endingAt: isWhole ? last - 1 : last, depth: depth)
  }
}
