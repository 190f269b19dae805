import Index
import Syntax
import Text

/// The global values, by their names.
private let globalTable = CacheTable<String, ObjectiveCValue?>(isBounded: true)
private let headers = CacheTable<Whole, [String: Set<FileID>]>()

extension Query {
  /// The value of a name that headers define for all files: a macro, such as one with a cast, a variable or a function. nil where
  /// no header defines it.
  func globalValue(named name: String, depth: Int = 0) -> ObjectiveCValue? {
    guard depth < deepestExpression, let files = headersByDefinition[name] else { return nil }
    // A macro may refer to itself, and several macros to each other.
    return answer(to: name, in: globalTable, meanwhile: .unknown) {
      let found = files.reduce(into: Set<ObjectiveCValue>()) { found, file in
        guard let bytes = text(of: file).bytes, let code = ObjectiveCBinder(file, text: bytes, self) else {
          return
        }
        found.formUnion(code.globals(named: name, depth: depth))
      }
      return found.count > 1 ? .unknown : found.first
    }
  }

  /// The headers, by the names that they may define for all files.
  private var headersByDefinition: [String: Set<FileID>] {
    answer(to: .workspace, in: headers) {
      var result: [String: Set<FileID>] = [:]
      for file in snapshot.files(.objectiveC) where isHeader(snapshot.path(of: file)) {
        for line in (text(of: file).bytes ?? []).split(separator: 0x0A) {
          if let name = definedName(on: line) { result[name, default: []].insert(file) }
        }
      }
      return result
    }
  }
}

/// The name that a line defines, if it begins with `#define NAME`, `extern Type *name;` or `Type *name(void);`; nil otherwise.
private func definedName(on line: ArraySlice<UInt8>) -> String? {
  guard let first = line.first else { return nil }
  let define = Array("#define ".utf8)
  if line.starts(with: define) {
    let name = line.dropFirst(define.count).drop { $0 <= 0x20 }.prefix(while: Ascii.isWordByte)
    return String(decoding: name, as: UTF8.self)
  }
  guard Ascii.isWordByte(first), !line.starts(with: Array("typedef".utf8)),
    let end = line.firstIndex(where: { "(;=[".utf8.contains($0) })
  else { return nil }
  let name = line[..<end].reversed().drop { $0 <= 0x20 }.prefix(while: Ascii.isWordByte).reversed()
  return String(decoding: Array(name), as: UTF8.self)
}

extension ObjectiveCBinder {
  /// The value of a name by the definition in this file or in a header; nil where none defines it.
  func defined(_ name: String, depth: Int) -> ObjectiveCValue? {
    globals(named: name, depth: depth).first ?? query.globalValue(named: name, depth: depth)
  }

  /// The values of a name by its definitions outside of all methods and types.
  fileprivate func globals(named name: String, depth: Int) -> [ObjectiveCValue] {
    if let known = knownGlobals[name] { return known }
    knownGlobals[name] = []
    let found = tree.tokens(of: name).compactMap { index -> ObjectiveCValue? in
      if tree.word(index - 1) == "define" { return macro(definedAt: index, depth: depth) }
      guard className(at: index) == nil, tree.body(around: index).isHead(index) else { return nil }
      return variable(name, at: index).global
    }
    knownGlobals[name] = found
    return found
  }

  /// The value of a macro's text, without regard to the arguments.
  private func macro(definedAt index: Int, depth: Int) -> ObjectiveCValue {
    let end = tree.tokens[index...].indices.first { $0 > index && tree.nameOfMacro(around: $0) == nil }
    let last = (end ?? tree.tokens.count) - 1
    guard last > index else { return .unknown }
    // The parentheses around the text of a macro without parameters look like those of a call.
    let isWhole =
      tree.opening(last) == index + 1 && tree.tokens[index].range.upper < tree.tokens[index + 1].range.lower
    return receiver(endingAt: isWhole ? last - 1 : last, depth: depth)
  }
}
