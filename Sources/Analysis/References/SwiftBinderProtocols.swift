import Index
import Syntax
import Text

/// The class that a protocol requires of its values.
extension SwiftBinder {
  /// The classes that protocols require, as in `protocol Titled: Screen` and `protocol Titled where Self: Screen`.
  func requiredClasses(of protocols: [TypeID]) -> [ClassChain] {
    if let known = requiredClassesOfProtocols[protocols] { return known }
    var result: [ClassChain] = []
    var seen = Set(protocols)
    var pending = protocols
    while let next = pending.popLast() {
      guard let type = query.snapshot.type(next), type.kind == .protocol else { continue }
      let isSwift = !type.flags.contains(.objectiveC)
      let written = type.inherits.map(\.text) + (isSwift ? constraintsOfSelf(in: type, next.file) : [])
      for name in written.flatMap({ TypeText($0).unwrapped.components }).compactMap(\.plainName) {
        switch query.meaning(of: name, in: type.name, on: .all) {
        // In Objective-C a protocol may share its name with a class.
        case .classes(let chains) where isSwift: result += chains
        case .protocols(let ids): pending += ids.filter { seen.insert($0).inserted }
        default: break
        }
      }
    }
    result = result.unique
    requiredClassesOfProtocols[protocols] = result
    return result
  }

  /// The types that `where Self: Type` names in a protocol's header, which outlines leave out.
  private func constraintsOfSelf(in type: CodeType, _ file: FileID) -> [String] {
    guard let text = textOfDeclarations(in: file), type.nameRange.upper < text.count else { return [] }
    let header = text[type.nameRange.upper...].prefix { $0 != UInt8(ascii: "{") }
    let words = String(decoding: header, as: UTF8.self).split {
      $0.isWhitespace || $0 == ":" || $0 == ","
    }
    guard words.contains("where") else { return [] }
    return zip(words, words.dropFirst()).filter { $0.0 == "Self" }.map { String($0.1) }
  }
}
