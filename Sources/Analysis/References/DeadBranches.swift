import Index
import Syntax
import Text

/// A branch of a `switch` over an enum of the workspace.
private struct Branch {
  var range: ByteRange
  var type: TypeID
  /// The cases with which values take the branch; nil for a `default`.
  var cases: [String]?
  /// Whether the other branches have all cases.
  var isLeftOver: Bool
}

private let branchTable = CacheTable<FileID, [Branch]>(isBounded: true)

extension Query {
  /// Why no value takes the branch of a `switch` around a place: no code makes the case, or the other branches have all cases.
  /// nil where a value may, and outside of branches.
  func noteOnBranch(around place: Int, in file: FileID) -> String? {
    for branch in branches(in: file) where branch.range.touches(place) {
      if branch.isLeftOver { return "the other branches have all cases" }
      // The delegate of an app shows that the workspace has all code that may make a case.
      if let cases = branch.cases, snapshot.declaresApp, snapshot.coverage.isWhole,
        !cases.contains(where: { isMade($0, of: branch.type) })
      {
        return "no code makes the case '\(cases[0])'"
      }
    }
    return nil
  }

  /// The names that decide about the branches around a place.
  func namesOfBranches(around place: Int, in file: FileID) -> [AskedName] {
    branches(in: file).filter { $0.range.touches(place) }.flatMap { $0.cases ?? [] }.map { AskedName($0) }
  }

  private func branches(in file: FileID) -> [Branch] {
    guard let code = code(in: file), code.language == .swift,
      SearchText(Array("switch ".utf8)).occurs(in: code.bytes)
    else { return [] }
    return answer(to: file, in: branchTable) {
      let binder = SwiftBinder(code.bytes.withSpan { swiftTree(of: $0) }, file, self)
      return binder.tree.switches.flatMap { found -> [Branch] in
        guard case .plain(let types) = binder.value(of: found.subject), types.count == 1,
          let all = cases(of: types[0])
        else { return [] }
        let named = found.branches.flatMap { $0.isWhole ? $0.cases ?? [] : [] }
        return found.branches.compactMap { branch in
          let cases = branch.cases
          if cases?.allSatisfy(all.contains) == false { return nil }
          return Branch(
            range: branch.range, type: types[0], cases: cases,
            isLeftOver: cases == nil && all.isSubset(of: named))
        }
      }
    }
  }

  /// The cases of an enum whose values code makes by their names alone; nil for other types. A raw value makes any case.
  private func cases(of id: TypeID) -> Set<String>? {
    guard let type = snapshot.type(id), type.kind == .enum,
      type.inherits.allSatisfy({ protocolsOfPlainEnums.contains($0.text) }),
      let text = text(of: id.file).current
    else { return nil }
    let tree = text.withSpan { swiftTree(of: $0) }
    let names = tree.bindings.filter { binding in
      binding.kind == .enumCase && binding.token >= 0
        && type.range.touches(tree.tokens[binding.token].range.lower)
    }
    return names.isEmpty ? nil : Set(names.map { tree.name(of: $0.token) })
  }

  /// Whether code uses a case of an enum other than in a pattern.
  private func isMade(_ name: String, of id: TypeID) -> Bool {
    guard MentionedNames.tell(of: name) else { return true }
    return snapshot.findFiles(naming: AskedName(name)).contains { file in
      guard mayMeet(id.file, file), let code = code(in: file) else { return false }
      return code.places(of: AskedName(name)).contains { place in
        let line = code.source.string(ByteRange(code.source.lineStart(place.lower), place.lower))
        // A declaration or a pattern follows the keyword.
        guard let keyword = line.ranges(of: "case ").last else { return true }
        return line[keyword.upperBound...].contains { ":={".contains($0) }
      }
    }
  }
}

/// The protocols by which code makes no case of an enum.
private let protocolsOfPlainEnums: Set = ["Equatable", "Hashable", "Sendable", "Error", "Comparable"]

/// A `switch` with its branches.
private struct SwitchInTree {
  struct Branch {
    var range: ByteRange
    /// nil for a `default`.
    var cases: [String]?
    /// Whether each value of the cases takes the branch.
    var isWhole = true
  }

  /// The expression over whose values it switches.
  var subject: SwiftTree.NodeIndex
  var branches: [Branch] = []
}

extension SwiftTree {
  fileprivate var switches: [SwitchInTree] {
    tokens.indices.compactMap { index in
      guard kind(index) == .identifier, name(of: index) == "switch",
        let open = tokens[index...].firstIndex(where: { $0.kind == .openBrace }), open > index + 1
      else { return nil }
      var result = SwitchInTree(subject: tokens[open - 1].expression)
      var depth = 0
      for next in tokens[open...].indices {
        switch tokens[next].kind {
        case .openBrace: depth += 1
        case .closeBrace: depth -= 1
        case .identifier where depth == 1:
          guard let branch = branch(at: next) else { continue }
          result.endBranch(at: tokens[next].range.lower)
          result.branches.append(branch)
        default: break
        }
        if depth == 0 {
          result.endBranch(at: tokens[next].range.lower)
          break
        }
      }
      return result
    }
  }

  /// The branch that begins with a token; nil for other tokens, and where a pattern is not the name of a case.
  private func branch(at index: NodeIndex) -> SwitchInTree.Branch? {
    let start = ByteRange(tokens[index].range.lower, tokens[index].range.lower)
    if name(of: index) == "default", kind(index + 1) == .colon { return SwitchInTree.Branch(range: start) }
    guard name(of: index) == "case", kind(index + 1) == .dot,
      !["if", "guard", "while", "for"].contains(kind(index - 1) == .identifier ? name(of: index - 1) : ""),
      kind(index - 1) != .comma
    else { return nil }
    var result = SwitchInTree.Branch(range: start, cases: [])
    var next = index + 1
    while kind(next) == .dot, kind(next + 1) == .identifier {
      result.cases?.append(name(of: next + 1))
      next += 2
      if kind(next) == .openParen {
        result.isWhole = false
        guard let end = tokens[next...].firstIndex(where: { $0.kind == .closeParen }) else { return nil }
        next = end + 1
      }
      guard kind(next) == .comma else { break }
      next += 1
    }
    if kind(next) != .colon { result.isWhole = false }
    return result
  }
}

extension SwitchInTree {
  fileprivate mutating func endBranch(at place: Int) {
    guard let last = branches.indices.last else { return }
    branches[last].range = ByteRange(branches[last].range.lower, place)
  }
}
