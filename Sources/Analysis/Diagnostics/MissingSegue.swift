import Index
import Syntax
import Text

extension DiagnosticRule {
  /// `performSegue(withIdentifier:sender:)` raises `NSInvalidArgumentException`: the receiver has no segue with that identifier.
  package static let missingSegue = DiagnosticRule(
    "missing-segue", .error, "Code performs a segue that no scene of its class has",
    checks: .code(missingSegues)
  )
  .fixed(by: .name)
}

private func missingSegues(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.segue, in: code.file).compactMap { missing in
    guard missing.use.role == .required else { return nil }
    var finding: Finding
    if let owner = missing.owner {
      // Clients of a framework make the scenes of its classes, and a class may perform its segues in another way.
      guard query.hasScenes(owner), owner.isViewController != .no, !query.performsOtherwise(owner) else {
        return nil
      }
      let name = query.className(owner)
      let other = missing.others.first.map { place in
        ", but a scene of another class in \(shownName(of: query.snapshot.path(of: place.location.file))) has one"
      }
      finding = Finding(
        missing, in: code.file,
        "no scene of '\(name)' has a segue with the identifier '\(missing.text)'" + (other ?? ""))
    } else {
      finding = Finding(missing, in: code.file, "no segue has the identifier '\(missing.text)'")
      finding.severity = .warning
    }
    if missing.use.isConditional || query.isListed(source: code.file) == .no { finding.severity = .warning }
    return finding
  }
}

extension Query {
  /// Whether a storyboard has a scene of a class, or of one that it derives from or that derives from it.
  fileprivate func hasScenes(_ owner: ClassChain) -> Bool {
    owner.classes.contains { id in
      uses(of: id).contains { use in
        guard let outline = snapshot.interface(use.file), outline.isStoryboard,
          let scene = outline.objects[use.object].scene, outline.mainObject(ofScene: scene) == use.object
        else { return false }
        return use.chains.contains(where: owner.meets)
      }
    }
  }

  /// Whether a class has a method of its own for performing segues.
  fileprivate func performsOtherwise(_ owner: ClassChain) -> Bool {
    memberHolders(of: owner, on: .all).contains { holder in
      snapshot.readMembers(of: holder.type).contains {
        $0.kind == .method && $0.usedName.hasPrefix("performSegue")
      }
    }
  }
}
