import Index
import Syntax

/// The code that loads nibs, or names them for controllers.
struct NibLoads {
  /// The uses of each name.
  fileprivate(set) var byName: [String: [(file: FileID, use: NameUse)]] = [:]
  /// The files that load nibs by unknown names.
  fileprivate(set) var filesWithUnknown: Set<FileID> = []
  /// The files that name nibs for objects that they make, by the name of the class.
  fileprivate var makers: [String: Set<FileID>] = [:]
  /// The files that name nibs in the code of a class or of a subclass.
  fileprivate var owners: [TypeID: Set<FileID>] = [:]
  /// The files that may name a nib for objects of any class.
  fileprivate var filesOfAny: Set<FileID> = []
}

private let loadTable = CacheTable<Whole, NibLoads>()

extension Query {
  var nibLoads: NibLoads { answer(to: .workspace, in: loadTable) { findNibLoads() } }

  private func findNibLoads() -> NibLoads {
    var result = NibLoads()
    for file in snapshot.findFilesWithNames() {
      for use in nameUses(in: file, of: .nib) where use.value != .constant(["nil"]) {
        let name = value(use.value, in: file)?.written.text
        if let name {
          result.byName[name, default: []].append((file, use))
        } else {
          result.filesWithUnknown.insert(file)
        }
        // The name of a generic type counts as the name of a class.
        let isUnknown = if case .text = use.value { false } else { name == nil }
        switch use.receiver {
        case .new(let made):
          result.makers[made, default: []].insert(file)
          if isUnknown, !snapshot.declaresClass(named: made) { result.filesOfAny.insert(file) }
        case .own, .ownProperty, .bundle:
          let own = ownChains(at: use.range, in: file)
          // Only an initializer may pass a name to an unknown class.
          if own.isEmpty, use.receiver == .own { result.filesOfAny.insert(file) }
          for id in own.flatMap(\.classes) { result.owners[id, default: []].insert(file) }
        case .other, .storyboard, .nib, .cellClass, .variable, .unknown:
          if isUnknown { result.filesOfAny.insert(file) }
        }
      }
    }
    return result
  }

  /// Whether code that may run with a file makes names of a kind from types that are not followed, as a generic function does of
  /// its parameter.
  func makesNamesOfAnyType(_ kind: SharedNameKind, with file: FileID) -> Bool {
    snapshot.findUses(of: .anyTypeName).byFile.contains { other, use in
      guard use.contains(.inUse), mayMeet(other, file), let code = snapshot.code(other) else { return false }
      if code.readNameHelpers().contains(where: { $0.kind == kind && $0.source.isOfType }) { return true }
      return kind == .nib
        ? nibLoads.filesWithUnknown.contains(other)
        : self.code(in: other).map { kind.isUsed(in: $0.bytes) } ?? false
    }
  }

  /// Whether code that may run with a file only hands the name of a nib to objects of some classes, which load the nib with their
  /// view.
  func isHanded(nib name: String, toThose isMeant: (ClassChain) -> Bool, with file: FileID) -> Bool {
    let loads = nibLoads
    return !loads.filesWithUnknown.contains { mayReach(file, $0) }
      && loads.byName[name, default: []].allSatisfy { other, use in
        let receivers =
          switch use.receiver {
          case .new(let made): snapshot.classes(called: made).flatMap { chains(of: $0, on: .all) }
          case .own, .ownProperty: ownChains(at: use.range, in: other)
          case .bundle, .other, .storyboard, .nib, .cellClass, .variable, .unknown: [ClassChain]()
          }
        return !receivers.isEmpty && receivers.allSatisfy(isMeant)
      }
  }

  /// Whether code passes objects of a class the name of a nib, or may pass them an unknown name.
  func mayNameNib(of chain: ClassChain, at id: TypeID) -> Bool {
    let loads = nibLoads
    func meets(_ files: Set<FileID>?) -> Bool { files?.contains { mayMeet($0, id.file) } == true }
    let below = subclasses(ofClassNamed: simpleName(snapshot.type(id)?.name ?? ""))
    let family = Set(chain.classes).union(below)
    return meets(loads.filesOfAny)
      || family.contains { meets(loads.owners[$0]) || meets(loads.makers[snapshot.type($0)?.name ?? ""]) }
  }
}
