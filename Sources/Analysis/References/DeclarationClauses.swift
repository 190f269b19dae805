import Index
import Syntax
import Text

/// The clauses of declarations that outlines omit, read from the texts: generic parameters, and the classes that protocols
/// require of conforming types.
///
/// It remembers its answers.
final class DeclarationClauses {
  private let query: Query
  private var texts: [FileID: [UInt8]?] = [:]
  private var parametersOfTypes: [TypeID: [String]] = [:]
  private var requiredClasses: [[TypeID]: [ClassChain]] = [:]

  init(_ query: Query) { self.query = query }

  /// The text that a file's outline was read from; nil where it is not available.
  private func text(of file: FileID) -> [UInt8]? {
    if let known = texts[file] { return known }
    let text = query.text(of: file).current
    texts[file] = .some(text)
    return text
  }

  // MARK: Generic parameters

  func genericParameters(of member: CodeMember, in file: FileID) -> [String] {
    member.flags.contains(.generic) ? readGenericParameters(behind: member.nameRange, in: file) : []
  }

  /// The generic parameters of a type and of the types around it. The parameters of a protocol are its associated types.
  func genericParameters(ofType id: TypeID) -> [String] {
    if let known = parametersOfTypes[id] { return known }
    var found: [String] = []
    let types = query.snapshot.code(id.file)?.types ?? []
    if types.indices.contains(id.index) {
      let range = types[id.index].range
      for (index, type) in types.enumerated()
      where type.range.lower <= range.lower && range.upper <= type.range.upper {
        for declared in declarations(of: TypeID(file: id.file, index: index)) {
          guard let type = query.snapshot.type(declared) else { continue }
          if type.kind == .protocol {
            found += readAssociatedTypes(of: type, in: declared.file)
          } else if type.flags.contains(.generic) {
            found += readGenericParameters(behind: type.nameRange, in: declared.file)
          }
        }
      }
    }
    parametersOfTypes[id] = found
    return found
  }

  /// The type itself, or the types that an extension may extend.
  private func declarations(of id: TypeID) -> [TypeID] {
    guard let type = query.snapshot.type(id), type.kind == .extension else { return [id] }
    return query.snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter {
      query.snapshot.type($0)?.kind != .extension
    }
  }

  /// The names of the generic parameters after a name. Outlines omit them.
  private func readGenericParameters(behind name: ByteRange, in file: FileID) -> [String] {
    guard let text = text(of: file), name.upper < text.count else { return [] }
    return namesOfGenericParameters(
      in: String(decoding: text[name.upper..<min(name.upper + longestClause, text.count)], as: UTF8.self))
  }

  private func readAssociatedTypes(of type: CodeType, in file: FileID) -> [String] {
    guard type.flags.isDisjoint(with: [.objectiveC, .objc]), let text = text(of: file),
      type.bodyRange.upper <= text.count
    else { return [] }
    let words = String(decoding: text[type.bodyRange.lower..<type.bodyRange.upper], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { $0.0 == "associatedtype" }.map { String($0.1) }
  }

  // MARK: Protocols

  /// The classes that protocols require, as in `protocol Titled: Screen` and `protocol Titled where Self: Screen`.
  func requiredClasses(of protocols: [TypeID]) -> [ClassChain] {
    if let known = requiredClasses[protocols] { return known }
    var result: [ClassChain] = []
    var seen = Set(protocols)
    var pending = protocols
    while let next = pending.popLast() {
      guard let type = query.snapshot.type(next), type.kind == .protocol else { continue }
      let isSwift = !type.flags.contains(.objectiveC)
      let written = type.inherits.map(\.text) + (isSwift ? constraintsOfSelf(in: type, next.file) : [])
      for name in written.flatMap({ TypeText($0).unwrapped.components }).compactMap(\.plainName) {
        switch query.meaning(of: name, in: type.name, on: .all) {
        // A protocol of Objective-C may share its name with a class, so a class counts only in Swift.
        case .classes(let chains) where isSwift: result += chains
        case .protocols(let ids): pending += ids.filter { seen.insert($0).inserted }
        default: break
        }
      }
    }
    result = result.unique
    requiredClasses[protocols] = result
    return result
  }

  /// The types in `where Self: Type` in the header of a protocol, which outlines omit.
  private func constraintsOfSelf(in type: CodeType, _ file: FileID) -> [String] {
    guard let text = text(of: file), type.nameRange.upper < text.count else { return [] }
    let header = text[type.nameRange.upper...].prefix { $0 != UInt8(ascii: "{") }
    let words = String(decoding: header, as: UTF8.self).split {
      $0.isWhitespace || $0 == ":" || $0 == ","
    }
    guard words.contains("where") else { return [] }
    return zip(words, words.dropFirst()).filter { $0.0 == "Self" }.map { String($0.1) }
  }
}

/// The generic parameters with which a text begins, in angle brackets: `<T: UIViewController, U>`
func namesOfGenericParameters(in text: String) -> [String] {
  let clause = text.drop(while: \.isWhitespace)
  guard clause.first == "<" else { return [] }
  var parts: [String] = [""]
  var depth = 0
  for character in clause {
    if character == ">" { depth -= 1 }
    if depth == 0, character == ">" { break }
    if depth > 0 {
      if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    if character == "<" { depth += 1 }
  }
  return parts.map { String($0.prefix { $0 != ":" }).filter { !$0.isWhitespace } }
}

/// The largest number of bytes of a clause of generic parameters.
private let longestClause = 512
