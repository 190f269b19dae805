import Index
import Syntax
import Text

/// A nib's name, and the classes of a family that may load the nib.
private struct NibQuestion: Hashable {
  var classes: Set<TypeID>
  var nib: String
}

private let loaderTable = CacheTable<NibQuestion, NibLoader?>(isBounded: true)

/// A class whose objects may own a nib.
struct NibLoader {
  var id: TypeID
  var name: String
  /// Whether all strings with the nib's name are for this class.
  var isOnly: Bool
}

extension Query {
  /// The class of a family whose objects may own a nib. Its code has the nib's name in a string, or other code passes the name to
  /// its initializer.
  func loader(of nib: String, in family: MemberFamily) -> NibLoader? {
    answer(to: NibQuestion(classes: family.classes, nib: nib), in: loaderTable) {
      let naming = snapshot.findFiles(naming: AskedName(nib))
      for id in family.classes.sorted() {
        guard let name = snapshot.type(id)?.name else { continue }
        let own = Set(holders(of: [id]).map(\.file))
        let loading = naming.map { strings(naming: nib, for: name, in: $0, isOwn: own.contains($0)) }
        if loading.contains(where: { $0.own > 0 }) {
          return NibLoader(id: id, name: name, isOnly: loading.allSatisfy { $0.others == 0 })
        }
      }
      return nil
    }
  }

  /// The number of strings with a nib's name that are for a class, and the number of all others.
  ///
  /// - Parameter isOwn: Whether the file declares the class or a part of it.
  private func strings(
    naming nib: String, for name: String, in file: FileID, isOwn: Bool
  ) -> (own: Int, others: Int) {
    guard let bytes = text(of: file).bytes else { return (0, 0) }
    let makers = ["[\(name) alloc] init", "\(name)(nibName: ", "\(name)(windowNibName: "]
    let comparisons = ["isEqualToString:@", "isEqual:@", "=="]
    let places = bytes.withSpan(SearchText(Array("\"\(nib)\"".utf8)).ranges)
      .map { (offset: $0.lower, before: beginning(ofStatementWith: $0.lower, in: bytes)) }
      // A comparison with the name loads nothing.
      .filter { place in !comparisons.contains(where: place.before.filter { $0 != " " }.hasSuffix) }
    let own = places.count { offset, before in
      if makers.contains(where: before.contains) { return true }
      // Another class that the file declares.
      let types = snapshot.code(file)?.types ?? []
      let around = types.filter { $0.range.lower <= offset && offset < $0.range.upper }
      guard isOwn, around.isEmpty || around.contains(where: { simpleName($0.name) == name }) else {
        return false
      }
      guard let made = before.split(separator: "[").last(where: { $0.contains(" alloc] init") }) else {
        return true
      }
      return !before.hasSuffix("NibName:@")
        && snapshot.classes(called: String(made.prefix { $0 != " " })).isEmpty
    }
    return (own, places.count - own)
  }
}

/// The text of a statement up to a place, with each run of white space as one blank.
private func beginning(ofStatementWith place: Int, in text: [UInt8]) -> String {
  // Calls are shorter than this, so no more is read.
  let near = text[max(0, place - 512)..<place]
  let start = near.lastIndex { ";{}".utf8.contains($0) }.map { $0 + 1 } ?? near.startIndex
  return near[start...].split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }.joined(
    separator: " ")
}
