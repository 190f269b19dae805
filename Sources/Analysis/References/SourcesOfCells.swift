import AppleFacts
import Index
import Syntax
import Text

/// The code by which a class gives cells to a table or a collection view.
extension Query {
  /// Whether a place is in the method that makes the cells, and another one of the file says that there are none.
  func isWithoutCells(_ place: ByteRange, in file: FileID) -> Bool {
    guard let owner = sourceOfCells(around: place, in: file), subclasses(of: owner).isEmpty else {
      return false
    }
    return ([owner] + extensions(of: owner)).contains { holder in
      holder.file == file
        && snapshot.readMembers(of: holder).contains {
          countsOfCells.contains($0.selector ?? "") && returns("0", $0, in: file)
        }
    }
  }

  /// Whether a place is in the method that makes the cells, and no view calls it: the class is not one of the framework's
  /// controllers with a table, no document connects a data source to an object of it, and no code sets one.
  ///
  /// The uses of `namesOfDataSource` have to be known.
  func isOfNoView(_ place: ByteRange, in file: FileID) -> Bool {
    guard let owner = sourceOfCells(around: place, in: file), seesAllCode(around: file),
      chains(of: owner, on: .all).allSatisfy({ chain in
        chain.isKnown
          && !["UITableViewController", "UICollectionViewController"].contains { name in
            chain.appleClass.map { AppleSDK.isSubclass($0.name, of: name, on: .all) } ?? true
          }
      }),
      !uses(of: owner).contains(where: isDataSource), !isNamedUnread(namesInCode(owner), with: file)
    else { return false }
    return !maySetDataSource(owner, in: file)
  }

  /// Whether code may make an object of a class the data source of a view: its own code sets one, or other code sets another than
  /// itself.
  ///
  /// The uses of `namesOfDataSource` have to be known.
  func maySetDataSource(_ owner: TypeID, in file: FileID) -> Bool {
    let family = familyFiles(of: owner)
    return namesOfDataSource.contains { name in
      snapshot.findUses(of: name).byFile.contains { other, use in
        guard use.contains(.inUse), mayReach(file, other) else { return false }
        // A view whose data source another class is does not call this one.
        return family.contains(other) || code(in: other)?.setsOther(than: "self", name) ?? true
      }
    }
  }

  /// The class around the method that makes cells at a place; nil for other methods.
  func sourceOfCells(around place: ByteRange, in file: FileID) -> TypeID? {
    guard let (_, member) = readMethods(of: file)?.member(before: place.lower),
      methodsOfCells.contains(where: (member.selector ?? "").hasPrefix)
    else { return nil }
    return ownChains(at: place, in: file).first?.classes.first
  }

  private func isDataSource(_ use: ClassUse) -> Bool {
    guard let outline = snapshot.interface(use.file) else { return true }
    return outline.connections.contains {
      $0.kind == .outlet && $0.name == "dataSource" && $0.destination == outline.objects[use.object].id
    }
  }
}

extension CodeText {
  /// Whether code gives a property another value than a word at any use of its name: `name = word`, `setName:word`.
  fileprivate func setsOther(than word: String, _ name: AskedName) -> Bool {
    places(of: name).contains { place in
      let value = bytes[place.upper...].drop { " =:".utf8.contains($0) }.prefix { Ascii.isWordByte($0) }
      return !value.elementsEqual(word.utf8)
    }
  }
}

let namesOfDataSource = [AskedName("dataSource"), AskedName("setDataSource")]

private let methodsOfCells = ["tableView:cellForRowAt", "collectionView:cellForItemAt"]
private let countsOfCells = [
  "tableView:numberOfRowsInSection:", "collectionView:numberOfItemsInSection:",
  "numberOfSectionsInTableView:", "numberOfSectionsInCollectionView:", "numberOfSectionsIn:",
]
