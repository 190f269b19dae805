import Index
import Syntax
import Text

extension RenameDraft {
  /// What Objective-C calls the members by, wherever a file in that language does.
  mutating func addObjectiveC(
    _ family: Family, _ renamed: [(old: CodeMember, new: CodeMember)]
  ) throws(RenameRefusal) {
    var seen: Set<String> = []
    for (old, new) in renamed {
      guard let before = documentKey(of: old), let after = documentKey(of: new), before != after,
        seen.insert(before).inserted
      else { continue }
      if old.kind == .method {
        try addMessages(before, after, family)
      } else {
        try addAccesses(before, after, family)
        if old.kind == .property {
          try addMessages(setterSelector(before), setterSelector(after), family)
          try addBackingVariable("_" + before, "_" + after, family)
        }
      }
    }
    try addAccessorMethods(family, renamed)
  }

  /// The name where it is declared, all parts of a selector.
  mutating func addObjectiveCDeclaration(_ renaming: Renaming, in file: FileID) throws(RenameRefusal) {
    let (old, new) = (renaming.old, renaming.new)
    if old.name != new.name {
      add(RenamePlan.Change(file: file, range: old.nameRange, old: old.name, new: new.name))
    }
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
      add(RenamePlan.Change(file: file, range: piece.range, old: piece.name, new: String(name)))
    }
  }

  /// Refuses a new name that means a local where the old one stands alone.
  private func refuseLocal(_ name: String, at use: ObjectiveCFile.Use, in code: ObjectiveCFile)
    throws(RenameRefusal)
  {
    guard let index = use.alone, let range = code.local(name, around: index) else { return }
    throw RenameRefusal(
      .name, "the new name means a local here", at: Location(file: code.file, range: range))
  }

  private mutating func addAccesses(
    _ old: String, _ new: String, _ family: Family
  ) throws(RenameRefusal) {
    let isVariable = family.members.contains { snapshot.member($0)?.kind == .instanceVariable }
    for file in try files(.objectiveC, holding: old) {
      guard let code = ObjectiveCFile(file, text: try text(of: file), resolver) else { continue }
      let isSynthesized = snapshot.code(file)?.readMembers().joined().contains {
        $0.kind == .synthesized && $0.name == old
      }
      for use in code.uses(ofKey: old, isVariable: isVariable || isSynthesized == true, family) {
        try refuseLocal(new, at: use, in: code)
        add(use, old, new, in: file)
      }
    }
  }

  /// The variable of a property by the name that the compiler gives it, even where somebody declares it: it would be
  /// the property's no more.
  private mutating func addBackingVariable(
    _ old: String, _ new: String, _ family: Family
  ) throws(RenameRefusal) {
    let isMade = family.members.contains { id in
      snapshot.member(id)?.kind == .property && resolver.isObjectiveC(id.type)
    }
    guard isMade else { return }
    var declared: [RenamePlan.Change] = []
    for holder in family.classes.sorted().flatMap({ [$0] + resolver.extensions(of: $0) }) {
      let members = snapshot.readMembers(of: holder)
      for (index, member) in members.enumerated() {
        if member.kind == .instanceVariable, member.name == old {
          declared.append(RenamePlan.Change(file: holder.file, range: member.nameRange, old: old, new: new))
        }
        // `@synthesize name = other;`, and what comes next is that variable.
        if member.kind == .synthesized, "_" + member.name == old, index + 1 < members.count,
          members[index + 1].kind == .instanceVariable, members[index + 1].name != old
        {
          return
        }
      }
    }
    for change in declared { add(change) }
    for file in try files(.objectiveC, holding: old) {
      guard let code = ObjectiveCFile(file, text: try text(of: file), resolver) else { continue }
      for use in code.uses(ofKey: old, isVariable: true, family) {
        try refuseLocal(new, at: use, in: code)
        add(use, old, new, in: file)
      }
    }
  }

  private mutating func addMessages(
    _ old: String, _ new: String, _ family: Family
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
      for use in code.uses(ofSelector: old, family, isOnlyOurs: isOnlyOurs) {
        guard oldPieces.indices.contains(use.piece) else { continue }
        add(use, oldPieces[use.piece], newPieces[use.piece], in: file)
      }
    }
  }

  /// A getter or a setter that is written by hand goes by the name of its property.
  private mutating func addAccessorMethods(
    _ family: Family, _ renamed: [(old: CodeMember, new: CodeMember)]
  ) throws(RenameRefusal) {
    for (old, new) in renamed where old.kind == .property {
      guard let before = documentKey(of: old), let after = documentKey(of: new) else { continue }
      let names = [before: after, setterSelector(before): setterSelector(after)]
      for id in family.classes.sorted() {
        for holder in [id] + resolver.extensions(of: id) where resolver.isObjectiveC(holder) {
          for member in snapshot.readMembers(of: holder) {
            guard member.kind == .method, !member.flags.contains(.isStatic), let selector = member.selector,
              let renamed = names[selector]
            else { continue }
            let name = String(selector.prefix { $0 != ":" })
            add(
              RenamePlan.Change(
                file: holder.file, range: member.nameRange, old: name,
                new: String(renamed.prefix { $0 != ":" })))
          }
        }
      }
    }
  }

  private mutating func add(_ use: ObjectiveCFile.Use, _ old: String, _ new: String, in file: FileID) {
    add(
      RenamePlan.Change(
        file: file, range: use.range, old: old, new: new,
        doubt: use.certainty == .yes ? nil : "the class of the receiver is not known"))
  }
}
