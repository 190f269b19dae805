import Index
import Syntax
import Text

extension RenameDraft {
  /// What Objective-C calls the members by, wherever a file in that language does.
  mutating func addObjectiveC(_ family: MemberFamily, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    var seen: Set<String> = []
    for member in renamed {
      guard let keys = member.keys, seen.insert(keys.old).inserted else { continue }
      let (old, new) = (keys.old.prefix { $0 != ":" }, keys.new.prefix { $0 != ":" })
      if old != new {
        for file in try files(.objectiveC, holding: String(old)) {
          guard let code = ObjectiveCFile(file, text: try text(of: file), resolver) else { continue }
          try addStrings(keys.old, keys.new, in: code, isClass: false)
        }
      }
      if member.old.kind == .method {
        try addMessages(keys.old, keys.new, family)
        continue
      }
      let isVariable = family.members.contains { snapshot.member($0)?.kind == .instanceVariable }
      try addAccesses(keys.old, keys.new, family, isVariable: isVariable)
      if member.old.kind == .property {
        try addMessages(setterSelector(keys.old), setterSelector(keys.new), family)
        try addBackingVariable("_" + keys.old, "_" + keys.new, family)
      }
    }
    addAccessorMethods(family, renamed)
  }

  /// Strings that name a member or a class at run time, and what only mentions it.
  mutating func addStrings(_ old: String, _ new: String, in code: ObjectiveCFile, isClass: Bool)
    throws(RenameRefusal)
  {
    let keys = code.keys(old, isClass: isClass)
    for range in keys {
      replace(old, with: new, at: range, in: code.file, .possible("a string of the Objective-C name"))
    }
    let (base, newBase) = (String(old.prefix { $0 != ":" }), String(new.prefix { $0 != ":" }))
    let mentions = code.mentions(of: base).filter { mention in
      !keys.contains { $0.lower == mention.range.lower }
    }
    try add(mentions, in: code.file, from: base, to: newBase)
  }

  /// The name where it is declared, all parts of a selector.
  mutating func addObjectiveCDeclaration(
    _ member: RenamedMember, in file: FileID
  ) throws(RenameRefusal) {
    let (old, new) = (member.old, member.new)
    if old.name != new.name { replace(old.name, with: new.name, at: old.nameRange, in: file) }
    guard old.kind == .method, let before = old.selector, let after = new.selector else { return }
    let (oldPieces, newPieces) = (before.split(separator: ":"), after.split(separator: ":"))
    guard oldPieces.dropFirst() != newPieces.dropFirst() else { return }
    let written =
      ObjectiveCFile(file, text: try text(of: file), resolver)?
      .pieces(ofMethodDeclaredAt: old.nameRange) ?? []
    guard written.map(\.name) == oldPieces.map(String.init), written.count == newPieces.count else {
      throw RenameRefusal(
        .file, "the selector is written in a way that can't be replaced",
        at: Location(file: file, range: old.nameRange))
    }
    for (piece, name) in zip(written, newPieces).dropFirst() where piece.name != name {
      replace(piece.name, with: String(name), at: piece.range, in: file)
    }
  }

  private mutating func addAccesses(
    _ old: String, _ new: String, _ family: MemberFamily, isVariable: Bool
  ) throws(RenameRefusal) {
    for file in try files(.objectiveC, holding: old) {
      guard let code = ObjectiveCFile(file, text: try text(of: file), resolver) else { continue }
      let mayBeVariable =
        isVariable
        || code.code.readMembers().joined().contains { $0.kind == .synthesized && $0.name == old }
      for use in code.uses(ofKey: old, isVariable: mayBeVariable, family) {
        if let index = use.alone, let range = code.local(new, around: index) {
          throw RenameRefusal(
            .name, "the new name means a local here", at: Location(file: file, range: range))
        }
        replace(old, with: new, at: use.range, in: file, use.certainty)
      }
    }
  }

  /// The variable of a property by the name that the compiler gives it, even where it is declared: under another name it would
  /// not be the property's.
  private mutating func addBackingVariable(
    _ old: String, _ new: String, _ family: MemberFamily
  ) throws(RenameRefusal) {
    let isMade = family.members.contains { id in
      snapshot.member(id)?.kind == .property && resolver.isObjectiveC(id.type)
    }
    guard isMade else { return }
    var declared: [Location] = []
    for holder in resolver.holders(of: family) {
      let members = snapshot.readMembers(of: holder)
      for (index, member) in members.enumerated() {
        if member.kind == .instanceVariable, member.name == old {
          declared.append(Location(file: holder.file, range: member.nameRange))
        }
        // `@synthesize name = other;`, and what comes next is that variable.
        if member.kind == .synthesized, "_" + member.name == old, index + 1 < members.count,
          members[index + 1].kind == .instanceVariable, members[index + 1].name != old
        {
          return
        }
      }
    }
    for place in declared { replace(old, with: new, at: place.range, in: place.file) }
    try addAccesses(old, new, family, isVariable: true)
  }

  private mutating func addMessages(
    _ old: String, _ new: String, _ family: MemberFamily
  ) throws(RenameRefusal) {
    let oldPieces = old.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let newPieces = new.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard oldPieces.count == newPieces.count, let first = oldPieces.first else { return }
    let files = try files(.objectiveC, holding: first)
    if files.isEmpty { return }
    let isOnlyOurs = snapshot.findMethods(bySelector: old).allSatisfy { id in
      family.members.contains(id) || resolver.redeclarations(of: id).contains(where: family.members.contains)
    }
    for file in files {
      guard let code = ObjectiveCFile(file, text: try text(of: file), resolver) else { continue }
      for use in code.uses(ofSelector: old, family, isOnlyOurs: isOnlyOurs)
      where oldPieces.indices.contains(use.piece) {
        replace(oldPieces[use.piece], with: newPieces[use.piece], at: use.range, in: file, use.certainty)
      }
    }
  }

  /// A getter or a setter that is written by hand goes by the name of its property.
  private mutating func addAccessorMethods(_ family: MemberFamily, _ renamed: [RenamedMember]) {
    for member in renamed where member.old.kind == .property {
      guard let keys = member.keys else { continue }
      let names = [keys.old: keys.new, setterSelector(keys.old): setterSelector(keys.new)]
      for holder in resolver.holders(of: family) where resolver.isObjectiveC(holder) {
        for method in snapshot.readMembers(of: holder) {
          guard method.kind == .method, !method.flags.contains(.isStatic), let selector = method.selector,
            let new = names[selector]
          else { continue }
          replace(
            String(selector.prefix { $0 != ":" }), with: String(new.prefix { $0 != ":" }),
            at: method.nameRange, in: holder.file)
        }
      }
    }
  }
}

extension Resolver {
  /// The classes of a family and their extensions.
  fileprivate func holders(of family: MemberFamily) -> [TypeID] {
    family.classes.sorted().flatMap { [$0] + extensions(of: $0) }
  }
}
