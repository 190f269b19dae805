import Index
import Syntax
import Text

/// The places that another server for the language lists as well when it gets the same request.
///
/// A server for Swift knows all uses in Swift. A server for Objective-C splits the uses of one member into three: those of a
/// property are its declaration and names after a dot, those of a getter or a setter are messages with that selector, and those
/// of the variable are the rest. It knows neither `@selector` nor declarations in Swift.
package final class PlacesOfOtherServers {
  private enum Name: Hashable {
    case property
    case variable
    /// A method; the value is the first piece of its selector.
    case method(String)
  }

  private enum Subject {
    case nothing
    /// The server lists all uses in its language.
    case everything
    /// The server lists the uses of one kind of name.
    case name(Name)
  }

  private let query: Query
  private let file: FileID
  private let language: CodeOutline.Language
  private let members: [CodeMember]
  private var files: [FileID: ObjectiveCBinder] = [:]
  private var subject = Subject.everything

  /// - Parameter file: The file of code in the request to the other server.
  package init?(askedAt offset: Int, in file: FileID, _ query: Query) {
    // Other servers treat a name that documents declare as a mere text.
    guard let language = query.snapshot.code(file)?.language, query.sharedName(at: offset, in: file) == nil
    else {
      return nil
    }
    (self.language, self.file, self.query) = (language, file, query)
    let symbols = language == .swift ? [] : query.symbol(at: offset, in: file)?.symbols ?? []
    let declared = symbols.flatMap { symbol -> [MemberID] in
      if case .member(let id) = symbol { query.redeclarations(of: id) } else { [] }
    }
    members = declared.compactMap { query.snapshot.member($0) }
    if language == .swift { return }
    let isInSight =
      symbols.contains { if case .type(let id) = $0 { query.isObjectiveC(id) } else { false } }
      || declared.contains { query.isObjectiveC($0.type) }
    if !isInSight {
      subject = .nothing
    } else if !declared.isEmpty {
      subject = name(at: ByteRange(offset, offset + 1), in: file).map { .name($0.name) } ?? .nothing
    }
  }

  /// Whether the other server leads from the place of the request to the declaration in its language.
  package var leadToDeclaration: Bool { if case .nothing = subject { false } else { true } }

  /// Whether the other server lists a place among the uses.
  package func contain(_ place: Location) -> Bool {
    guard query.snapshot.code(place.file)?.language == language else { return false }
    switch subject {
    case .nothing: return false
    case .everything: return true
    case .name(let asked):
      guard let found = name(at: place.range, in: place.file) else { return false }
      // The server also finds the calls of accessors after a dot, but only in the file of the request.
      return found.name == asked || place.file == file && found.accessor == asked
    }
  }

  private func file(_ id: FileID) -> ObjectiveCBinder? {
    if let known = files[id] { return known }
    let file = query.text(of: id).bytes.flatMap { ObjectiveCBinder(id, text: $0, query) }
    files[id] = file
    return file
  }

  /// The kind of name that the other server sees at a place, and the method that a property's dot calls; nil where it sees none.
  private func name(at range: ByteRange, in id: FileID) -> (name: Name, accessor: Name?)? {
    guard let file = file(id), let index = file.tree.token(holding: range) else { return nil }
    let declared = file.code.readMembers().joined().filter {
      $0.nameRange == file.tree.tokens[index].range && $0.kind != .synthesized
    }
    if let member = declared.first {
      switch member.kind {
      case .property: return (.property, nil)
      case .method, .initializer: return file.tree.word(index).map { (.method($0), nil) }
      default: return (.variable, nil)
      }
    }
    guard !file.tree.isSynthesized(index) else { return nil }
    let first = file.names(at: index).first
    guard !file.tree.beginsSelector(first), let word = file.tree.word(first) else { return nil }
    if file.tree.message(at: first) != nil { return (.method(word), nil) }
    guard file.tree.isMark(index - 1, ".") else { return (.variable, nil) }
    let isSet = file.tree.isMark(index + 1, "=") && !file.tree.isMark(index + 2, "=")
    let accessor = Name.method(isSet ? String(setterSelector(word).dropLast()) : word)
    return members.contains { $0.kind == .property } ? (.property, accessor) : (accessor, nil)
  }
}
