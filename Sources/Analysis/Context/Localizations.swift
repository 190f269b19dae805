import Index
import Syntax

/// The copies of each document for several languages, by the path without the language.
private let localizedCopies = CacheTable<Whole, [String: [FileID]]>()
/// The copy that connects each outlet first, by the path without the language, the object's id and the outlet's key.
private let copiedKeyTable = CacheTable<String, [String: [String: FileID]]>()

/// The custom classes of objects in the copies, by the path without the language.
private let copiedClassTable = CacheTable<String, [ObjectOfCopy: ClassOfCopy]>()

/// An object that the copies of a document for several languages share.
struct ObjectOfCopy: Hashable {
  private var id, element: String

  init(_ object: InterfaceObject) { (id, element) = (object.id, object.element) }
}

/// The custom class of an object in one of the copies.
struct ClassOfCopy {
  /// The name of the class; nil if the copies have several, or if the class is not known.
  fileprivate(set) var name: String?
  /// The first copy with it.
  var file: FileID
}

extension Query {
  /// The custom classes of the objects in all copies of a document; empty for a document of no language.
  func classesOfCopies(of file: FileID) -> [ObjectOfCopy: ClassOfCopy] {
    let copies = localizations(of: file)
    if copies.count < 2 { return [:] }
    return answer(to: pathIgnoringLanguage(snapshot.path(of: file)), in: copiedClassTable) {
      var result: [ObjectOfCopy: ClassOfCopy] = [:]
      for copy in copies {
        for use in classUses(in: copy) {
          guard let object = snapshot.ownInterface(copy)?.objects[use.object], object.placeholder == nil
          else { continue }
          let name = use.chains.contains { !$0.classes.isEmpty } ? object.customClass : nil
          let known = result[ObjectOfCopy(object)]
          result[ObjectOfCopy(object)] = ClassOfCopy(
            name: known == nil || known?.name == name ? name : nil, file: known?.file ?? copy)
        }
      }
      return result
    }
  }

  /// The copies of a document for all languages, itself among them; empty for a document of no language.
  func localizations(of file: FileID) -> [FileID] {
    let path = snapshot.path(of: file)
    let common = pathIgnoringLanguage(path)
    if common == path { return [] }
    return answer(to: .workspace, in: localizedCopies) {
      var result: [String: [FileID]] = [:]
      for file in snapshot.nameIndex.documents.all.sorted() {
        let path = snapshot.path(of: file)
        let common = pathIgnoringLanguage(path)
        if common != path { result[common, default: []].append(file) }
      }
      return result
    }[common, default: []]
  }

  /// The first copy for any language that connects an outlet, by the object's id and the outlet's key.
  func keysOfCopies(of file: FileID) -> [String: [String: FileID]] {
    let copies = localizations(of: file)
    if copies.count < 2 { return [:] }
    return answer(to: pathIgnoringLanguage(snapshot.path(of: file)), in: copiedKeyTable) {
      var result: [String: [String: FileID]] = [:]
      for copy in copies {
        guard let objects = snapshot.ownInterface(copy)?.objects else { continue }
        for use in classUses(in: copy) {
          for key in use.keys {
            result[objects[use.object].id, default: [:]][key] = result[objects[use.object].id]?[key] ?? copy
          }
        }
      }
      return result
    }
  }
}

/// The path without its folder for one language, so that localized copies count as one document.
func pathIgnoringLanguage(_ path: String) -> String {
  let components = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
  let others = components.filter { !$0.reversed().starts(with: ".lproj".utf8.reversed()) }
  if others.count == components.count { return path }
  return others.map { String(Substring($0)) }.joined(separator: "/")
}
