import Index
import Syntax

private let alikeTable = CacheTable<TypeID, UsesAlike>(isBounded: true)
private let familyTable = CacheTable<TypeID, UsesAlike>(isBounded: true)

extension Query {
  /// The objects in all documents that are certainly of a class, or of a subclass if these count, and that get all their outlets
  /// from their documents.
  func usesAlike(of id: TypeID, orSubclasses: Bool = false) -> UsesAlike {
    answer(to: id, in: orSubclasses ? familyTable : alikeTable) {
      UsesAlike(
        uses(of: id).filter { use in
          use.chains.count == 1 && (orSubclasses || use.chains[0].classes.first == id)
        }, self)
    }
  }

  /// Whether the object gets all its outlets from this document. A nib that is loaded beside another nib with the same owner sets
  /// only some of them.
  func isLoadedWhole(_ object: InterfaceObject, in file: FileID) -> Bool {
    guard object.placeholder != nil else { return true }
    guard object.placeholder == .filesOwner, let name = object.customClass else { return false }
    let nib = documentName(snapshot.path(of: file))
    return ownerNames(ofNib: nib).contains(name)
      || snapshot.classes(called: name).contains { nibs(namedBy: $0).contains(nib) }
  }

  /// The nibs that a class names for its objects: in an initializer, or in `nibName`.
  private func nibs(namedBy id: TypeID) -> Set<String> {
    let uses = nameUses(in: id.file, of: .nib).filter { use in
      [.own, .ownProperty].contains(use.receiver)
        && ownChains(at: use.range, in: id.file).contains { $0.classes.first == id }
    }
    return Set(uses.compactMap { value($0.value, in: id.file)?.written.text })
  }
}

/// The objects of one class in all documents, by the outlets that they connect.
///
/// Each object needs another one that connects an outlet. Comparing all of them would take the square of their number.
struct UsesAlike {
  /// The objects that connect a key; all objects under nil. `owners` has only the owners of nibs.
  private var all: [String?: Apart] = [nil: Apart()]
  private var owners: [String?: Apart] = [nil: Apart()]
  private var documents: [FileID: Int] = [:]

  init(_ uses: [ClassUse], _ query: Query) {
    var numbers: [String: Int] = [:]
    for use in uses {
      guard let outline = query.snapshot.interface(use.file) else { continue }
      // Copies for other languages are one document.
      let path = pathIgnoringLanguage(query.snapshot.path(of: use.file))
      let document = numbers[path, default: numbers.count]
      numbers[path] = document
      documents[use.file] = document
      guard query.isLoadedWhole(outline.objects[use.object], in: use.file) else { continue }
      let isOwner = outline.objects[use.object].placeholder == .filesOwner
      let place = Apart.Place(file: use.file, document: document, scene: outline.objects[use.object].scene)
      for key in [nil] + use.keys.map(Optional.some) {
        all[key, default: Apart()].append(place)
        if isOwner { owners[key, default: Apart()].append(place) }
      }
    }
  }

  /// The file with the first object in another scene or document that connects one of some keys, or with the first of all such
  /// objects if `keys` is nil.
  func first(
    connecting keys: [String]? = nil, apartFrom use: ClassUse, in scene: Int?, ownersOnly: Bool
  ) -> FileID? {
    let place = Apart.Place(file: use.file, document: documents[use.file] ?? -1, scene: scene)
    let places = (keys.map { $0.map(Optional.some) } ?? [nil]).compactMap {
      (ownersOnly ? owners : all)[$0]?.first(apartFrom: place)
    }
    return places.min { $0.file < $1.file }?.file
  }
}

/// The places of objects. A search for the first place that is loaded apart from another one needs no loop over all of them.
private struct Apart {
  struct Place {
    var file: FileID
    /// The number of a document, which it shares with its copies for other languages.
    var document: Int
    var scene: Int?
  }

  /// The places in the order of their files.
  private var places: [Place] = []
  /// The index of the first place in another document than the first place.
  private var ofOtherDocument: Int?
  /// The indices of a file's first place in any scene, and of its first place in another scene.
  private var inScenes: [FileID: (first: Int, other: Int?)] = [:]

  mutating func append(_ place: Place) {
    let position = places.count
    places.append(place)
    if ofOtherDocument == nil, place.document != places[0].document { ofOtherDocument = position }
    guard place.scene != nil else { return }
    let known = inScenes[place.file, default: (position, nil)]
    let isOther = known.other == nil && place.scene != places[known.first].scene
    inScenes[place.file] = (known.first, isOther ? position : known.other)
  }

  /// The first place in another document, or in another scene of the same file.
  func first(apartFrom place: Place) -> Place? {
    guard let head = places.first else { return nil }
    if head.document != place.document { return head }
    let inScenes = inScenes[place.file].flatMap { known in
      places[known.first].scene != place.scene ? known.first : known.other
    }
    return [ofOtherDocument, inScenes].compactMap { $0 }.min().map { places[$0] }
  }
}
