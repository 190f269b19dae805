import Index
import Syntax
import Text

/// By the classes of a family and the nib.
private struct NibQuestion: Hashable {
  var classes: Set<TypeID>
  var nib: String
}

private let loaderTable = CacheTable<NibQuestion, String?>(isBounded: true)

extension Query {
  /// A class of a family of which an object may own a nib by what code says: its code has the nib's name in a string, or other
  /// code hands that to an initializer.
  func classLoading(_ nib: String, of family: MemberFamily) -> String? {
    answer(to: NibQuestion(classes: family.classes, nib: nib), in: loaderTable) {
      let naming = Set(snapshot.findFiles(naming: AskedName(nib)))
      return family.classes.sorted().first { id in
        guard let name = snapshot.type(id)?.name else { return false }
        let own = Set(holders(of: [id]).map(\.file))
        return naming.contains { loads(nib, for: name, in: $0, isOwn: own.contains($0)) }
      }.flatMap { snapshot.type($0)?.name }
    }
  }

  /// - Parameter isOwn: Whether the file declares the class or a part of it.
  private func loads(_ nib: String, for name: String, in file: FileID, isOwn: Bool) -> Bool {
    guard let bytes = text(of: file).bytes else { return false }
    let quoted = "\"\(nib)\""
    let starts = [
      "\(name)(nibName: ", "\(name)(windowNibName: ", "[\(name) alloc] initWithNibName:@",
      "[\(name) alloc] initWithWindowNibName:@",
    ]
    return (isOwn ? [quoted] : starts.map { $0 + quoted }).contains {
      SearchText(Array($0.utf8)).occurs(in: bytes)
    }
  }
}
