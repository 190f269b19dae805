import AppleFacts
import Syntax

/// An object of a document whose class code may declare, with the outlets that it connects.
package struct ClassUse: Sendable {
  package var file: FileID
  /// The index of the object in the document.
  package var object: Int
  /// The possible classes of the object; never empty.
  package var chains: [ClassChain]
  /// The names of its connected outlets with a lower-case first letter, since key-value coding ignores that letter's case.
  package var keys: Set<String>
}

/// The classes to which documents send, or may send, a selector.
private struct Recipients {
  var classes: Set<TypeID> = []
  /// Whether any class may receive it.
  var mayBeAny = false
}

/// The uses of classes in a document, and their indices by class.
private struct UsesInDocument {
  var all: [ClassUse] = []
  var ofClasses: [TypeID: [Int]] = [:]
}

/// An action that documents send.
private struct SentSelector: Hashable {
  var selector: String
  /// Whether only documents count that a target may build.
  var isBuilt: Bool
}

private let recipientTable = CacheTable<SentSelector, Recipients>(isBounded: true)
private let familyFileTable = CacheTable<TypeID, Set<FileID>>(isBounded: true)
private let familyTable = CacheTable<String, Set<FileID>>()
/// The uses of classes in all documents.
private let allUses = CacheTable<Whole, [TypeID: [ClassUse]]>()
private let useTable = CacheTable<FileID, UsesInDocument>()
private let boundSelectors = CacheTable<Whole, Set<String>>()

extension Query {
  /// The objects with a custom class in a document.
  package func classUses(in file: FileID) -> [ClassUse] { uses(in: file).all }

  private func uses(in file: FileID) -> UsesInDocument {
    documentCaches.answer(to: file, in: useTable) {
      guard let outline = snapshot.ownInterface(file),
        // A launch screen makes no such objects, unless an app also begins with it.
        !outline.isLaunchScreen || isMainStoryboard(file)
      else { return UsesInDocument() }
      var keys: [Int: Set<String>] = [:]
      for index in outline.connections.indices {
        let kind = outline.connections[index].kind
        guard kind == .outlet || kind == .outletCollection, let source = outline.connections[index].source
        else { continue }
        keys[source, default: []].insert(foldedKey(outline.connections[index].name))
      }
      var result = UsesInDocument()
      for index in outline.objects.indices where outline.objects[index].customClass != nil {
        let chains = chains(of: outline.objects[index], in: file)
        if chains.isEmpty { continue }
        for id in chains.count == 1 ? chains[0].classes : chains.flatMap(\.classes).unique {
          result.ofClasses[id, default: []].append(result.all.count)
        }
        result.all.append(
          ClassUse(file: file, object: index, chains: chains, keys: keys[index, default: []]))
      }
      return result
    }
  }

  /// The documents with objects that may be of the class with a name, or of a subclass.
  package func documents(usingClassOrSubclassesOf name: String) -> Set<FileID> {
    documentCaches.answer(to: name, in: familyTable) {
      snapshot.documents(usingClassesOrSubclassesOf: [name], effort: &effortForUses)
    }
  }

  /// The objects in all documents that may be of a class or a subclass, by file.
  package func uses(of id: TypeID) -> [ClassUse] {
    if let all = documentCaches.answer(to: .workspace, in: allUses) { return all[id, default: []] }
    guard let type = snapshot.type(id) else { return [] }
    let documents = documents(usingClassOrSubclassesOf: simpleName(type.name))
    effortForUses += documents.count
    // A class may have as many subclasses as the workspace has classes, and so may each of these. For the many questions of a
    // check, one table of all uses costs less.
    if effortForUses > 16 * (snapshot.nameIndex.documents.all.count + 64) {
      let all = findAllUses()
      documentCaches.keep(all, to: .workspace, in: allUses)
      return all[id, default: []]
    }
    return documents.sorted().flatMap { file in
      let uses = uses(in: file)
      return uses.ofClasses[id, default: []].map { uses.all[$0] }
    }
  }

  private func findAllUses() -> [TypeID: [ClassUse]] {
    var result: [TypeID: [ClassUse]] = [:]
    for file in snapshot.nameIndex.documents.all.sorted() {
      let uses = uses(in: file)
      for (id, positions) in uses.ofClasses {
        for position in positions { result[id, default: []].append(uses.all[position]) }
      }
    }
    return result
  }

  /// Whether a document sends an action to a method, or may, since an unknown class of the receiver may be this one.
  ///
  /// - Parameter isBuilt: Whether only documents count that a target may build, and connections that take effect in them.
  package func isSent(_ member: MemberID, of owner: TypeID, byBuilt isBuilt: Bool = false) -> Bool {
    guard let method = snapshot.member(member) else { return true }
    // AppKit adds a colon to an action without one.
    let selectors = keys(of: method, in: member.type.file).flatMap {
      $0.hasSuffix(":") ? [$0] : [$0, $0 + ":"]
    }
    return selectors.contains { selector in
      let recipients = recipients(of: SentSelector(selector: selector, isBuilt: isBuilt))
      return recipients.mayBeAny || recipients.classes.contains(owner)
    }
  }

  /// The receivers of an action. Many classes may have an action with the same name, so it is looked up once for all documents.
  private func recipients(of sent: SentSelector) -> Recipients {
    documentCaches.answer(to: sent, in: recipientTable) {
      var result = Recipients()
      for reference in memberReferences(named: sent.selector)
      where !result.mayBeAny && reference.value.kind != .outlet
        && !(sent.isBuilt && (isListed(document: reference.file) == .no || isSentInVain(reference)))
      {
        add(recipientsOf: reference.value, in: reference.file, to: &result)
      }
      return result
    }
  }

  /// Whether a bar button item has an action and performs a segue as well: it has one target, which the segue takes.
  private func isSentInVain(_ reference: InFile<MemberReference>) -> Bool {
    guard let outline = snapshot.interface(reference.file), let source = reference.value.source,
      outline.objects[source].element == "barButtonItem"
    else { return false }
    return outline.connections.contains { $0.kind == .segue && $0.source == source }
  }

  /// Whether a binding of any document sends a selector, such as that for a double click.
  package func isBound(selector: String) -> Bool {
    documentCaches.answer(to: .workspace, in: boundSelectors) {
      var result: Set<String> = []
      for file in snapshot.nameIndex.documents.all {
        guard let outline = snapshot.interface(file) else { continue }
        for index in outline.connections.indices {
          if let selector = outline.connections[index].boundSelector { result.insert(selector) }
        }
      }
      return result
    }.contains(selector)
  }

  /// Whether an object connects an outlet, or receives an action, that its class does not have.
  ///
  /// The user likely meant an unconnected member of the class, and the error at the connection explains more.
  package func dangles(_ use: ClassUse, action isAction: Bool) -> Bool {
    guard let outline = snapshot.interface(use.file), let platforms = outline.platforms else { return false }
    guard isAction else {
      return use.keys.contains { key in
        [key, inOtherCase(key)].allSatisfy { property($0, in: use.chains, on: platforms).fails }
      }
    }
    return actions(to: outline.objects[use.object].id, in: use.file).contains {
      action(outline.connections[$0].name, in: use.chains, on: platforms).fails
    }
  }

  /// Whether damage makes doubtful what an object connects.
  package func isDoubtful(_ use: ClassUse) -> Bool {
    snapshot.interface(use.file).map { $0.isDoubtful(at: $0.objects[use.object].range.lower) } ?? true
  }

  /// Whether an object of an unknown class connects an outlet of that name: also the owner of a nib without a class.
  package func mayBeConnectedByUnknown(_ outlet: CodeMember, in declaring: FileID) -> Bool {
    keys(of: outlet, in: declaring).lazy.flatMap(memberReferences(named:)).contains { reference in
      guard reference.value.kind == .outlet || reference.value.kind == .outletCollection,
        let source = snapshot.interface(reference.file)?.object(reference.value.source)
      else { return false }
      guard let name = source.customClass, name != "NSObject" else {
        return source.placeholder == .filesOwner
      }
      let chains = chains(of: source, in: reference.file)
      return chains.isEmpty || chains.contains { !$0.isKnown }
    }
  }

  private func add(recipientsOf reference: MemberReference, in file: FileID, to result: inout Recipients) {
    guard reference.kind == .action, let outline = snapshot.interface(file),
      let target = destination(of: reference, in: file)
    else { return result.mayBeAny = true }
    // A connection into another scene has no effect, and another diagnostic reports it.
    if let source = outline.object(reference.source), source.scene != target.scene {
      return result.mayBeAny = true
    }
    let chains = chains(of: target, in: file)
    if chains.isEmpty || chains.contains(where: { !$0.isKnown }) { return result.mayBeAny = true }
    for chain in chains { result.classes.formUnion(chain.classes) }
    // An action sent to a class without it may be meant for a class that has it.
    guard let platforms = outline.platforms else { return result.mayBeAny = true }
    switch action(reference.name, in: chains, on: platforms) {
    case .missing, .notVisible, .notImplemented, .unknown: result.mayBeAny = true
    case .found, .accepted: break
    }
  }

  /// The files of a class, its superclasses and its subclasses, including extensions.
  package func familyFiles(of id: TypeID) -> Set<FileID> {
    caches.answer(to: id, in: familyFileTable) {
      var result: Set<FileID> = []
      func add(_ id: TypeID) {
        result.insert(id.file)
        for other in extensions(of: id) { result.insert(other.file) }
      }
      for chain in chains(of: id, on: .all) { chain.classes.forEach(add) }
      if let type = snapshot.type(id) { subclasses(ofClassNamed: simpleName(type.name)).forEach(add) }
      return result
    }
  }

  /// The direct and indirect subclasses of the classes with a name, as far as names show.
  package func subclasses(ofClassNamed name: String) -> Set<TypeID> {
    var result: Set<TypeID> = []
    var names = [name]
    while let name = names.popLast() {
      for id in snapshot.nameIndex.types.subtypes[name, default: []] {
        guard let type = snapshot.type(id), type.kind == .class, result.insert(id).inserted else { continue }
        names.append(simpleName(type.name))
      }
    }
    return result
  }
}

/// A key with a lower-case first letter.
package func foldedKey(_ key: String) -> String {
  // Nearly all keys begin with such a letter and need no copy.
  if let first = key.utf8.first, 0x61...0x7A ~= first || first == 0x5F { return key }
  return key.prefix(1).lowercased() + key.dropFirst()
}
