import Index
import Syntax

/// The selectors that macros declare, by the members of a family.
private let macroTable = CacheTable<[MemberID], Set<String>>(isBounded: true)

/// A name by which Objective-C uses a member.
package struct ObjectiveCName: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `title`: after a dot, as a getter's selector or as the instance variable itself.
    case key
    /// `setTitle:`, the selector of a setter.
    case setter
    /// `_title`, the variable that the compiler makes for a property.
    case variable
    case selector
  }

  package var form: Form
  /// The member's name in documents: a key or a selector.
  package var key: String

  /// The name in code.
  var text: String {
    switch form {
    case .key, .selector: key
    case .setter: setterSelector(key)
    case .variable: "_" + key
    }
  }

  /// The words of the name, one for each piece of a selector; some may be empty.
  var pieces: [String] {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 1 ? parts.dropLast() : parts
  }

  /// The first word, which each text that uses the name contains.
  var word: String { pieces[0] }
}

extension Query {
  /// The names by which Objective-C uses a member that is `key` in documents.
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

  /// Whether the compiler makes a variable with the property's name: Objective-C declares the property, and no code gives it
  /// another variable.
  private func hasVariable(_ family: MemberFamily, of key: String) -> Bool {
    family.members.contains { snapshot.member($0)?.kind == .property && isObjectiveC($0.type) }
      && isKeptInItsVariable(key, by: family.classes.sorted())
  }

  /// Whether `_name` backs a property in all of some classes.
  func isKeptInItsVariable(_ key: String, by classes: [TypeID]) -> Bool {
    holders(of: classes).unique.allSatisfy { holder in
      let members = snapshot.readMembers(of: holder)
      // After `@synthesize name = other;` the next member is the variable; without one, the variable is `name`.
      return members.indices.allSatisfy { index in
        guard members[index].kind == .synthesized, members[index].name == key else { return true }
        return members.indices.contains(index + 1) && members[index + 1].kind == .instanceVariable
          && members[index + 1].name == "_" + key
      }
    }
  }

  /// Whether a message can read a variable's value. A mere instance variable has no accessors.
  func hasAccessors(_ family: MemberFamily) -> Bool {
    if family.members.contains(where: { snapshot.member($0)?.kind != .instanceVariable }) { return true }
    if !accessorsOfMacros(family).isEmpty { return true }
    let names = Set(family.members.compactMap { snapshot.member($0)?.name })
    return holders(of: family).contains { holder in
      snapshot.readMembers(of: holder).contains { $0.kind == .synthesized && names.contains($0.name) }
    }
  }

  /// The selectors of the accessors that macros between declarations make for a family's variables, as their arguments show.
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

  /// Whether all methods that code could mean by a selector belong to a family.
  func isOnly(_ family: MemberFamily, answering selector: String) -> Bool {
    snapshot.findMethods(bySelector: selector).allSatisfy { id in
      family.members.contains(id) || redeclarations(of: id).contains(where: family.members.contains)
    }
  }
}
