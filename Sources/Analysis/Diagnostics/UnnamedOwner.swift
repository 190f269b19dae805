import AppleFacts
import Index
import Syntax
import Text

/// The class of a nib's owner, where all code that loads the nib agrees on one; nil for a nib that may have another owner.
private let ownerTable = CacheTable<FileID, TypeID?>(isBounded: true)

extension DocumentContext {
  /// The finding about an outlet of File's Owner that the class which loads the nib lacks, where File's Owner has no custom class, or
  /// another one with that outlet.
  func findOutletOfUnnamedOwner(_ index: Int) -> Finding? {
    let connection = outline.connections[index]
    guard let owner = outletOwner(ofConnection: index), isOwner(owner), let platforms,
      isUnnamed(owner) || !property(ofConnection: index).fails
    else { return nil }
    return finding(at: connection.nameRange, lacking: "outlet", connection.name) {
      query.property(connection.name, in: [$0], on: platforms) == .missing
    }
  }

  /// The same about an action that is sent to File's Owner.
  func findActionToUnnamedOwner(_ index: Int) -> Finding? {
    let connection = outline.connections[index]
    guard connection.kind == .action, !connection.name.isEmpty,
      let owner = destinationIndex(ofConnection: index), isOwner(owner),
      isUnnamed(owner) || action(connection.name, in: chains(ofObject: owner)) != .missing
    else { return nil }
    return finding(at: connection.nameRange, lacking: "action", connection.name) {
      action(connection.name, in: [$0]) == .missing
    }
  }

  private func isOwner(_ object: Int) -> Bool {
    !outline.isStoryboard && outline.objects[object].placeholder == .filesOwner
  }

  private func isUnnamed(_ object: Int) -> Bool {
    outline.objects[object].customClass.map { $0 == "NSObject" } ?? true
  }

  private func finding(
    at range: ByteRange, lacking noun: String, _ member: String, where isMissing: (ClassChain) -> Bool
  ) -> Finding? {
    let nib = documentName(query.snapshot.path(of: file))
    guard query.snapshot.coverage.isWhole, let platforms, let owner = query.owner(ofNib: nib, in: file),
      let type = query.snapshot.type(owner), case let name = simpleName(type.name),
      // A subclass may have it.
      case let chains = ([owner] + query.subclasses(ofClassNamed: simpleName(type.name))).flatMap({
        query.chains(of: $0, on: platforms)
      }), !chains.isEmpty, chains.allSatisfy({ $0.isKnown && isMissing($0) })
    else { return nil }
    var finding = Finding(
      range: range,
      message: "\(type.name), which loads this nib, has no \(noun) '\(member)'; declare it or remove "
        + "the connection",
      related: query.declarationNote(owner))
    if logsDanglingOutlets { finding.severity = .warning }
    finding.evidence = Evidence(names: [AskedName(nib), AskedName(making: name)], readsUses: true) { _ in
      .holds
    }
    return finding
  }
}

extension Query {
  /// The class whose objects own a nib, by the code that loads it: a controller that is made with the nib or finds it by its
  /// class, or an object that loads it for itself. nil where the loads differ or one is not known.
  fileprivate func owner(ofNib nib: String, in document: FileID) -> TypeID? {
    answer(to: document, in: ownerTable) { findOwner(ofNib: nib, in: document) }
  }

  private func findOwner(ofNib nib: String, in document: FileID) -> TypeID? {
    let documents = snapshot.nameIndex.documents
    guard documents.nibUsers[nib] == nil, !isNamedByPlist(document),
      documents.xibs[nib, default: []].allSatisfy({
        pathIgnoringLanguage(snapshot.path(of: $0)) == pathIgnoringLanguage(snapshot.path(of: document))
      })
    else { return nil }
    let platforms = snapshot.interface(document)?.platforms ?? .all
    var owners = Set(
      ownerNames(ofNib: nib, on: platforms).flatMap(snapshot.classes).filter { id in
        mayMeet(document, id.file) && chains(of: id, on: .all).contains { loadsNib($0) }
      })
    let loads = nibLoads
    if loads.filesWithUnknown.contains(where: { mayMeet(document, $0) }) { return nil }
    for (file, use) in loads.byName[nib, default: []] where mayMeet(document, file) {
      guard let owner = owner(ofNibLoadedBy: use, in: file) else { return nil }
      owners.insert(owner)
    }
    // The class in the document says what an object of it or of a class that derives from it has.
    let named = snapshot.interface(document)?.objects.first { $0.placeholder == .filesOwner }
      .map { chains(of: $0, in: document) }
    guard owners.count == 1, let owner = owners.first,
      named?.contains(where: { chains(of: owner, on: .all).contains(where: $0.meets) }) != true,
      // Another text may name the nib for a load that is not known.
      !snapshot.findFiles(naming: AskedName(nib)).contains(where: { holdsOtherText(nib, in: $0) })
    else { return nil }
    return owner
  }

  /// The class of the object for which a use loads a nib; nil where it is not known.
  private func owner(ofNibLoadedBy use: NameUse, in file: FileID) -> TypeID? {
    guard let text = text(of: file).current else { return nil }
    // Without white space, the owner follows within that.
    let rest = text[use.range.upper...].prefix(256).filter { $0 > 0x20 }
    let namesOwner = ["\"owner:", "\",owner:", ",owner:"].contains { rest.starts(with: $0.utf8) }
    switch use.receiver {
    case .new(let name) where !namesOwner:
      let classes = snapshot.classes(called: name)
      return classes.count == 1 ? classes[0] : nil
    case .own, .ownProperty: break
    case .bundle, .new:
      let ends = [
        "\",owner:self", ",owner:self", "\"owner:self", ")owner:self",
        "\",bundle:nil).instantiate(withOwner:self",
        "\"bundle:nil]instantiateWithOwner:self",
      ]
      guard ends.contains(where: { rest.starts(with: $0.utf8) }) else { return nil }
    case .other, .storyboard, .nib, .cellClass, .variable, .unknown: return nil
    }
    let heads = Set(ownChains(at: use.range, in: file).compactMap(\.classes.first))
    return heads.count == 1 ? heads.first : nil
  }
}
