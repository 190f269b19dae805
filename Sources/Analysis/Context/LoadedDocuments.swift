import AppleFacts
import Index
import Syntax
import Text

/// The loading of a document by what names it.
private struct LoadingOfDocument: Sendable {
  /// The ways in which code can load the document.
  var ways: [WayOfNaming]
  /// The storyboards with references to it.
  var users: [FileID]
}

private let loadingTable = CacheTable<FileID, LoadingOfDocument?>()

extension DocumentContext {
  /// How code loads the document, or another one from which references lead to it; nil where something else may load one of them.
  var loading: CodeCauses.Cause? {
    var ways: [WayOfNaming] = []
    var (names, seen): (Set<String>, Set<FileID>) = ([], [file])
    var queue = [file]
    while let document = queue.popLast() {
      guard let loading = document == file ? ownLoading : query.loading(of: document) else { return nil }
      ways += loading.ways
      names.insert(documentName(query.snapshot.path(of: document)))
      queue += loading.users.filter { seen.insert($0).inserted }
    }
    let isForLaunch = query.isNamedByPlist(file)
    return CodeCauses.Cause(
      ways: ways, note: isForLaunch ? systemDrawsLaunch : outline.isStoryboard ? nothingLoads : noCodeLoads,
      subject: .document(names))
  }

  /// The loading of the document by its own name; nil if something else than code or another storyboard may load it: the app as its
  /// main nib or storyboard, a document with a controller, or a controller with the name of the nib.
  fileprivate var ownLoading: LoadingOfDocument? {
    let name = documentName(query.snapshot.path(of: file))
    let documents = query.snapshot.nameIndex.documents
    let users = outline.isStoryboard ? documents.storyboardUsers[name, default: []] : []
    guard outline.isStoryboard || documents.nibUsers[name] == nil, !query.beginsProgram(file),
      !query.isListedInOtherCase(file),
      let ofTypes = waysOfNamingTypes(among: [name])
    else {
      return nil
    }
    let ways = query.waysOfNaming(name) + ofTypes
    if outline.isStoryboard {
      let isLeft = platforms != .watchOS && !query.mayBegin(with: file)
      return isLeft ? LoadingOfDocument(ways: ways, users: Array(users)) : nil
    }
    guard let owner = outline.objects.firstIndex(where: { $0.placeholder == .filesOwner }),
      !mayBeApplication(owner) || query.isOfPrograms(file), let platforms
    else { return nil }
    let controllers = ownerNames(ofNib: name, on: platforms).flatMap(query.snapshot.classes).filter { id in
      query.mayMeet(file, id.file)
        && !query.chains(of: id, on: platforms).contains { $0.isView == .yes }
    }
    if controllers.contains(where: mayLoadItsNib) { return nil }
    let names = controllers.flatMap { [$0] + query.subclasses(of: $0) }.flatMap(query.namesInCode).unique
    let further =
      names.map { WayOfNaming(names: [AskedName(making: $0)], place: .made) }
      + names.map { WayOfNaming(names: [.anyClass, AskedName($0)]) }
    return LoadingOfDocument(ways: ways + further, users: [])
  }

  /// Whether a controller may load the nib of its name, as far as documents show: its scene has no view, or something else than
  /// code may make the controller.
  private func mayLoadItsNib(_ controller: TypeID) -> Bool {
    let scenes = query.uses(of: controller).compactMap { use in
      query.snapshot.interface(use.file).map { (outline: $0, object: use.object) }
    }.filter { $0.outline.objects[$0.object].placeholder == nil }
    return scenes.isEmpty
      ? !query.isLeftToCode(controller)
      : scenes.contains { outline, object in
        outline.child(of: object, key: "view") == nil
          && !outline.connections.contains { $0.source == object && $0.kind == .outlet && $0.name == "view" }
      }
  }

  private func mayBeApplication(_ owner: Int) -> Bool {
    guard let name = outline.objects[owner].customClass else { return false }
    return name.hasSuffix("Application")
      || chains(ofObject: owner).contains { chain in
        guard let appleClass = chain.appleClass?.name else { return false }
        return ["NSApplication", "UIApplication"].contains {
          AppleSDK.isSubclass(appleClass, of: $0, on: .all)
        }
      }
  }
}

extension Query {
  /// Whether a program begins with a storyboard, or a property list that is not read may say so.
  func mayBegin(with storyboard: FileID) -> Bool {
    // Tools leave copies with a `~` in their names, which no property list names unless the workspace has it.
    beginsProgram(storyboard)
      || !documentName(snapshot.path(of: storyboard)).utf8.contains(UInt8(ascii: "~"))
        && !readsPlists(of: storyboard)
  }

  fileprivate func loading(of document: FileID) -> LoadingOfDocument? {
    answer(to: document, in: loadingTable) {
      snapshot.interface(document).flatMap {
        DocumentContext(file: document, outline: $0, query: self).ownLoading
      }
    }
  }
}
