import Index
import Syntax
import Text

/// A thing that a user can name in documents and in code. Every feature answers requests about symbols.
///
/// Each kind of name is a case here. `symbol(at:in:scope:_:)` finds it, and each feature switches over the kinds once.
package enum Symbol: Hashable, Sendable {
  /// A property, a method or an instance variable.
  case member(MemberID)
  /// A class.
  case type(TypeID)
  case object(DocumentObject)
  case scene(StoryboardScene)
  /// A name that documents and code share as text, of a kind that `NameKind` describes.
  case name(SharedName)
}

/// An object of a document, by its id.
package struct DocumentObject: Hashable, Sendable {
  package var file: FileID
  package var id: String
  /// The index of the object in the document; nil where none has the id.
  package var index: Int?
}

/// The side of the workspace on which a name is written: documents write keys and selectors, code writes base names.
package enum SymbolSide: Hashable, Sendable { case code, document }

/// The declarations that a request about code can be about. Each case includes those of the case before it.
package enum CodeScope: Int, Comparable, Sendable {
  /// Members that documents connect or could connect, and classes that documents use.
  case documents
  /// Members that have to share the name of a member in `documents`, since they override or implement each other.
  case families
  /// All classes, including those that no document uses.
  case allClasses

  package static func < (one: CodeScope, other: CodeScope) -> Bool { one.rawValue < other.rawValue }
}

/// A place that names symbols.
package struct SymbolOccurrence: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The name in a declaration, or the id of an object in its own element.
    case declaration
    case reference
    /// Another part of the start tag or the connection that has the name or id.
    case element
  }

  /// A name in a document for a declaration in code, whether the declaration exists or not.
  package enum CodeName: Hashable, Sendable {
    case member(MemberReference)
    case type(ClassReference)
  }

  package var range: ByteRange
  package var role: Role
  package var side: SymbolSide
  /// The symbols that the place names; several where each of them is possible, and none where no declaration is found.
  package var symbols: [Symbol]
  package var codeName: CodeName?
  /// The name of a member in a use in Objective-C; nil elsewhere.
  package var objectiveCName: ObjectiveCName?
  /// The index of the connection that names a member or whose element the place is in; nil elsewhere.
  package var connection: Int?

  /// Whether the place is the name of a storyboard.
  var isOfStoryboard: Bool {
    symbols.contains { if case .name(let name) = $0 { name.kind == .storyboard } else { false } }
  }

  /// Whether the place is the name of a class from which code makes a name that documents have.
  var isClassAndName: Bool {
    symbols.contains { if case .type = $0 { true } else { false } }
      && symbols.contains { if case .name = $0 { true } else { false } }
  }
}

extension Query {
  /// The names in the declarations, or the places to which a name in a document leads.
  package func declarations(of symbol: Symbol) -> [Location] {
    switch symbol {
    case .member(let id): [id].compactMap(location)
    case .type(let id): [id].compactMap(location)
    case .object(let object):
      [snapshot.interface(object.file)?.object(object.index)].compactMap { $0 }.map {
        Location(file: object.file, range: $0.idRange)
      }
    case .scene(let scene): scene.targets
    case .name(let name): places(of: name).certain.filter(\.isDeclaration).map(\.location)
    }
  }
}
