import Index
import Syntax

/// The known facts about a value in code. An optional counts as its wrapped value, since a name after `?.` or `!` means the same.
indirect enum CodeValue {
  case unknown
  /// An object of a class; of one of several if the class can't be determined.
  case object([ClassChain])
  /// An object of a class or a subclass, as a generic parameter allows: it may have members that the class lacks.
  case bounded([ClassChain])
  /// A value of a struct, an enum or an actor of the workspace.
  case plain([TypeID])
  /// A value of a type that the file declares, but whose members no outline lists; an index into the file's types.
  case local(Int)
  /// A value of a type with this name that the workspace does not declare: the workspace contains only members that extensions
  /// add.
  case outside(String)
  case conforming([TypeID])
  case anyObject
  case sequence(CodeValue)
  case dictionary(CodeValue, CodeValue)
  case tuple([CodeValue])
  case function([CodeValue], CodeValue)
  /// A type as a value.
  case type(CodeValue)

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var isType: Bool { if case .type = self { true } else { false } }

  /// An object of the type if the value is a type; otherwise the value itself.
  var instance: CodeValue { if case .type(let inner) = self { inner } else { self } }

  /// Whether the value is of a struct, an enum or an actor.
  var isValueType: Bool {
    switch self {
    case .plain, .local: true
    default: false
    }
  }
}

extension CodeValue {
  /// The value of an expression with some type.
  ///
  /// - Parameters:
  ///   - classes: The classes that protocols require of conforming types.
  ///   - meaning: The meaning of a name with generic arguments.
  init(
    _ type: TypeText, requiring classes: ([TypeID]) -> [ClassChain],
    _ meaning: (_ name: String, _ arguments: [CodeValue]) -> CodeValue
  ) {
    func value(_ type: TypeText) -> CodeValue { CodeValue(type, requiring: classes, meaning) }
    switch type {
    case .name(let name, let arguments):
      let components = name.utf8.count { $0 == UInt8(ascii: ".") } + 1
      self = components > deepestType ? .unknown : meaning(name, arguments.map(value))
    case .member(let type, "Type"): self = .type(value(type))
    case .optional(let type): self = value(type)
    case .array(let type), .variadic(let type): self = .sequence(value(type))
    case .dictionary(let key, let type): self = .dictionary(value(key), value(type))
    case .tuple(let types): self = .tuple(types.map(value))
    case .composition(let types):
      // The class decides, or a subclass of it that a protocol requires.
      let values = types.map(value)
      guard let object = values.first(where: { if case .object = $0 { true } else { false } }) else {
        self = values.last ?? .unknown
        return
      }
      func depth(_ value: CodeValue) -> Int {
        if case .object(let chains) = value { chains.first?.classes.count ?? 0 } else { 0 }
      }
      let required = values.compactMap { value -> CodeValue? in
        if case .conforming(let protocols) = value { .object(classes(protocols)) } else { nil }
      }
      self = required.first { depth($0) > depth(object) } ?? object
    case .function(let parameters, let result): self = .function(parameters.map(value), value(result))
    case .member, .unreadable: self = .unknown
    }
  }
}

/// The largest depth of nested types.
let deepestType = 16
