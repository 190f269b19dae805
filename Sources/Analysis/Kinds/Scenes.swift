import Index
import Syntax
import Text

extension NameKind {
  /// The `storyboardIdentifier` of a controller, by which code and other storyboards make its scene.
  static let scenes = NameKind(
    kind: .scene, noun: "storyboard identifier", element: nil, attributes: ["storyboardIdentifier"],
    declared: { outline, file, query in
      let own = documentName(query.snapshot.path(of: file))
      let declared = outline.objects.indices.compactMap { index -> DeclaredName? in
        guard let range = outline.objects[index].storyboardIdentifierRange,
          let text = outline.objects[index].storyboardIdentifier
        else { return nil }
        return DeclaredName(text: text, range: range, scope: .documents([own]), object: index)
      }
      let references = outline.storyboardReferences.compactMap { reference -> DeclaredName? in
        guard let text = reference.referencedIdentifier, let range = reference.referencedIdentifierRange,
          reference.bundleIdentifier == nil
        else { return nil }
        return DeclaredName(
          text: text, range: range, scope: .documents([reference.storyboardName ?? own]), isReference: true)
      }
      return declared + references
    },
    scope: { use, file, query in .documents(query.storyboards(of: use, in: file)) })
}

extension Query {
  /// The names of the storyboards that may contain the scene that code makes; empty where they are not known.
  fileprivate func storyboards(of use: NameUse, in file: FileID) -> Set<String> {
    // A watch app finds a controller in any of its storyboards.
    if use.role == .attempted {
      let all = snapshot.files(.document).filter {
        snapshot.interface($0)?.platform == .watchOS && mayMeet(file, $0)
      }
      return Set(all.map { documentName(snapshot.path(of: $0)) })
    }
    switch use.receiver {
    case .storyboard(let value):
      return self.value(value, in: file).map { [$0.written.text] } ?? []
    case .own:
      let documents = ownChains(at: use.range, in: file).flatMap(scenes(of:)).map(\.file).unique
      // The targets of the code also build its storyboard.
      let targets = targets(with: file)
      let built = documents.filter { targets.isEmpty || !targets.isDisjoint(with: self.targets(with: $0)) }
      return Set(built.map { documentName(snapshot.path(of: $0)) })
    case .unknown, .other, .bundle, .nib, .cellClass, .ownProperty, .new, .variable: return []
    }
  }

  /// Whether a file of code uses an identifier only for scenes of other storyboards, and as a name of another kind, as that of a
  /// nib.
  func namesOtherStoryboards(_ identifier: String, in code: FileID, than document: FileID) -> Bool {
    let uses = nameUses(in: code).filter { value($0.value, in: code)?.written.text == identifier }
    guard !uses.isEmpty, let text = self.code(in: code) else { return false }
    let own = documentName(snapshot.path(of: document))
    let areOfOthers = uses.allSatisfy { use in
      if use.kind != .scene { return true }
      let storyboards = storyboards(of: use, in: code)
      return !storyboards.isEmpty && !storyboards.contains(own)
    }
    // Any other text with that name may be meant for this storyboard.
    return areOfOthers && text.places(of: AskedName(identifier)).count <= Set(uses.map(\.range)).count
  }

  /// Whether a file of code uses a word only in the names of other documents, as in that of `Save` for `Save~.storyboard`.
  func namesOtherDocuments(by word: AskedName, in code: FileID, than names: Set<String>) -> Bool {
    guard names.contains(where: { !$0.utf8.allSatisfy(Ascii.isWordByte) }), let text = self.code(in: code)
    else { return false }
    let others = nameUses(in: code).compactMap { use -> ByteRange? in
      guard [.storyboard, .nib].contains(use.kind), let value = value(use.value, in: code), value.file == code
      else { return nil }
      return names.contains(value.written.text) ? nil : value.written.range
    }
    return text.places(of: word).allSatisfy { place in others.contains { $0.touches(place.lower) } }
  }

  /// The scenes of a class, of its superclasses and of its subclasses.
  func scenes(of owner: ClassChain) -> [ClassUse] {
    owner.classes.flatMap { uses(of: $0) }.filter { use in
      guard snapshot.interface(use.file)?.isStoryboard == true, isMainObject(use.object, in: use.file) else {
        return false
      }
      return use.chains.contains(where: owner.meets)
    }
  }
}
