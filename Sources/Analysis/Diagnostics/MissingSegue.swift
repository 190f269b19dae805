import Index
import Syntax
import Text

extension DiagnosticRule {
  /// `performSegue(withIdentifier:sender:)` raises `NSInvalidArgumentException`: the receiver has no segue with that identifier.
  package static let missingSegue = DiagnosticRule(
    "missing-segue", .error, "Code performs a segue that no scene of its class has", .namedInCode,
    checks: .code(missingSegues)
  )
  .fixed(by: .name)
}

private func missingSegues(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.segue, in: code.file).compactMap { missing in
    guard let owner = missing.scope.chains.first else {
      return Finding(
        missing, in: code, "no segue has the identifier '\(missing.text)'", severity: .warning)
    }
    // A class may perform its segues in another way.
    guard owner.isViewController != .no, !query.performsOtherwise(owner) else { return nil }
    if let finding = Finding(missing, misspelledByTwinIn: code) { return finding }
    if query.scenes(of: owner).isEmpty {
      guard query.hasSceneNowhere(owner, in: code.file),
        // Code may make the segue itself.
        !query.mayMake(missing.text, .segue, with: code.file)
      else { return nil }
      return Finding(
        missing, in: code,
        "no storyboard has a scene of '\(query.className(owner))', so it has no segue '\(missing.text)'")
    }
    return Finding(
      missing, in: code,
      "no scene of '\(query.className(owner))' has a segue with the identifier '\(missing.text)'"
        + (missing.nameOfOther(query).map { ", but a scene of another class in \($0) has one" } ?? ""))
  }
}

extension Query {
  /// Whether only code makes objects of a class of an app: no storyboard has a scene of the class, of a superclass or of a subclass.
  /// Clients of a framework make the scenes of its classes.
  fileprivate func hasSceneNowhere(_ owner: ClassChain, in file: FileID) -> Bool {
    guard owner.isViewController == .yes, let id = owner.classes.first, snapshot.declaresApp,
      !isInLibrary(file)
    else { return false }
    return (owner.classes + subclasses(of: id)).allSatisfy { uses(of: $0).isEmpty }
  }

  /// Whether a class declares a method in place of the framework's for performing segues, other than one that passes its identifier
  /// on, such as to `super`.
  fileprivate func performsOtherwise(_ owner: ClassChain) -> Bool {
    memberHolders(of: owner, on: .all).contains { holder in
      let passingOn = (snapshot.code(holder.type.file)?.readNameHelpers() ?? []).filter {
        $0.kind == .segue && !$0.isConditional
      }
      return snapshot.readMembers(of: holder.type).contains { method in
        method.kind == .method && method.usedName.hasPrefix("performSegue")
          && method.selector?.hasPrefix("performSegueWithIdentifier") != false
          && !passingOn.contains { $0.name.first == method.usedName }
      }
    }
  }
}
