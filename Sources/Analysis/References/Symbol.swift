import Index
import Syntax
import Text

/// A thing that a user can name in documents and in code; every feature gives answers about it.
///
/// A kind of name is a case here. `symbol(at:in:scope:_:)` finds it, and each feature switches over the kinds once.
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
  /// Index into the document's objects; nil where none of them has the id.
  package var index: Int?
}

/// The side of the workspace on which a name is written: documents write keys and selectors, code writes base names.
package enum SymbolSide: Hashable, Sendable { case code, document }

/// The declarations that a question about code can be about. Each case has those of the case before.
package enum CodeScope: Int, Comparable, Sendable {
  /// Members that documents connect or could connect, and classes that they use.
  case documents
  /// The members that must have the name of such a member: those that it overrides or implements, and others that do the same.
  case families
  /// Classes that no document uses.
  case allClasses

  package static func < (one: CodeScope, other: CodeScope) -> Bool { one.rawValue < other.rawValue }
}

/// A place that names symbols.
package struct SymbolOccurrence: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The name in a declaration, or the id of an object on the object itself.
    case declaration
    case reference
    /// Another part of the element whose name or id it is: of a start tag or a connection.
    case element
  }

  /// A name that a document writes for what code declares, whether code does or not.
  package enum CodeName: Hashable, Sendable {
    case member(MemberReference)
    case type(ClassReference)
  }

  package var range: ByteRange
  package var role: Role
  package var side: SymbolSide
  /// The symbols that the place names; several where it may mean each of them, and none where no declaration is found.
  package var symbols: [Symbol]
  package var codeName: CodeName?
  /// How a use in Objective-C names a member.
  package var objectiveCName: ObjectiveCName?
  /// Index of the connection that names a member, or whose element it is.
  package var connection: Int?
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
