import Index
import Syntax

/// Each question is the members of a family.
private let macroTable = CacheTable<[MemberID], Set<String>>(isBounded: true)

/// A name by which Objective-C uses a member.
package struct ObjectiveCName: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `title`, after a dot, as a getter's selector or as the instance variable itself.
    case key
    /// `setTitle:`
    case setter
    /// `_title`, the variable that the compiler makes for a property.
    case variable
    case selector
  }

  package var form: Form
  /// As documents write the member: a key or a selector.
  package var key: String

  /// As code writes the name.
  var text: String {
    switch form {
    case .key, .selector: key
    case .setter: setterSelector(key)
    case .variable: "_" + key
    }
  }

  /// The words of which it consists, some of them perhaps empty.
  var pieces: [String] {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 1 ? parts.dropLast() : parts
  }

  /// The first of its words, which no text lacks that uses it.
  var word: String { pieces[0] }
}

extension Query {
  /// The names by which Objective-C uses a member that documents write as `key`.
  func objectiveCNames(of key: String, _ kind: CodeMember.Kind, _ family: MemberFamily) -> [ObjectiveCName] {
    let forms: [ObjectiveCName.Form] =
      switch kind {
      case .method: [.selector]
      case .property: [.key, .setter] + (hasVariable(family, of: key) ? [.variable] : [])
      case .instanceVariable where accessorsOfMacros(family).contains(setterSelector(key)): [.key, .setter]
      default: [.key]
      }
    return forms.map { ObjectiveCName(form: $0, key: key) }
  }

  /// Whether the compiler makes a variable for a property by its name: Objective-C declares the property, and nothing gives it
  /// another variable.
  private func hasVariable(_ family: MemberFamily, of key: String) -> Bool {
    family.members.contains { snapshot.member($0)?.kind == .property && isObjectiveC($0.type) }
      && isKeptInItsVariable(key, by: family.classes.sorted())
  }

  /// Whether none of some classes keeps a property in another variable than `_name`.
  func isKeptInItsVariable(_ key: String, by classes: [TypeID]) -> Bool {
    holders(of: classes).unique.allSatisfy { holder in
      let members = snapshot.readMembers(of: holder)
      // `@synthesize name = other;`, and what comes next is that variable; without one, it is `name`.
      return members.indices.allSatisfy { index in
        guard members[index].kind == .synthesized, members[index].name == key else { return true }
        return members.indices.contains(index + 1) && members[index + 1].kind == .instanceVariable
          && members[index + 1].name == "_" + key
      }
    }
  }

  /// Whether a message can read a variable's value: a mere instance variable answers none.
  func hasAccessors(_ family: MemberFamily) -> Bool {
    if family.members.contains(where: { snapshot.member($0)?.kind != .instanceVariable }) { return true }
    if !accessorsOfMacros(family).isEmpty { return true }
    let names = Set(family.members.compactMap { snapshot.member($0)?.name })
    return holders(of: family).contains { holder in
      snapshot.readMembers(of: holder).contains { $0.kind == .synthesized && names.contains($0.name) }
    }
  }

  /// The selectors of the methods for a family's variables that macros between its declarations make, by what these take.
  private func accessorsOfMacros(_ family: MemberFamily) -> Set<String> {
    answer(to: family.members, in: macroTable) {
      let variables = family.members.filter { snapshot.member($0)?.kind == .instanceVariable }
      let keys = variables.compactMap { snapshot.member($0)?.variableKey }.unique
      var result: Set<String> = []
      for file in variables.isEmpty ? [] : Set(holders(of: family).map(\.file)) {
        guard let bytes = text(of: file).bytes, let code = ObjectiveCBinder(file, text: bytes, self) else {
          continue
        }
        for selector in keys.flatMap({ [$0, setterSelector($0)] }) {
          let isMade = code.tree.tokens(of: String(selector.prefix { $0 != ":" })).contains { index in
            code.tree.isDeclaredByMacro(index) && code.certainty(code.own(at: index), family) == .yes
          }
          if isMade { result.insert(selector) }
        }
      }
      return result
    }
  }

  /// The classes of a family and their extensions.
  func holders(of family: MemberFamily) -> [TypeID] { holders(of: family.classes.sorted()) }

  /// Classes and their extensions.
  func holders(of classes: [TypeID]) -> [TypeID] { classes.flatMap { [$0] + extensions(of: $0) } }

  /// Whether no method that code could mean by a selector is of another family.
  func isOnly(_ family: MemberFamily, answering selector: String) -> Bool {
    snapshot.findMethods(bySelector: selector).allSatisfy { id in
      family.members.contains(id) || redeclarations(of: id).contains(where: family.members.contains)
    }
  }
}
