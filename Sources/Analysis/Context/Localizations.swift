import Index
import Syntax

/// The copies of each document for several languages, by the path without the language.
private let localizedCopies = CacheTable<Whole, [String: [FileID]]>()
/// The outlets and classes of these copies, by the path without the language.
private let copyTable = CacheTable<String, LanguageCopies>()

/// The outlets and classes that the copies of a document for several languages have.
struct LanguageCopies {
  /// The copy that connects each outlet first, by the object's id and the outlet's key.
  fileprivate(set) var keys: [String: [String: FileID]] = [:]
  /// The custom classes of the objects.
  fileprivate(set) var classes: [ObjectOfCopy: ClassOfCopy] = [:]
}

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
  /// The outlets and classes of all copies of a document; none for a document of no language.
  func languageCopies(of file: FileID) -> LanguageCopies {
    let copies = localizations(of: file)
    if copies.count < 2 { return LanguageCopies() }
    return answer(to: pathIgnoringLanguage(snapshot.path(of: file)), in: copyTable) {
      var result = LanguageCopies()
      for copy in copies {
        for use in classUses(in: copy) {
          guard let object = snapshot.ownInterface(copy)?.objects[use.object] else { continue }
          for key in use.keys where result.keys[object.id]?[key] == nil {
            result.keys[object.id, default: [:]][key] = copy
          }
          guard object.placeholder == nil else { continue }
          let name = use.chains.contains { !$0.classes.isEmpty } ? object.customClass : nil
          let known = result.classes[ObjectOfCopy(object)]
          result.classes[ObjectOfCopy(object)] = ClassOfCopy(
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
}

/// The path without its folder for one language, so that localized copies count as one document.
func pathIgnoringLanguage(_ path: String) -> String {
  let components = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
  let others = components.filter { !$0.reversed().starts(with: ".lproj".utf8.reversed()) }
  if others.count == components.count { return path }
  return others.map { String(Substring($0)) }.joined(separator: "/")
}
