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
          selectors(of: $0, in: file).contains(where: countsOfCells.contains) && returns("0", $0, in: file)
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
      selectors(of: member, in: file).contains(where: { key in methodsOfCells.contains(where: key.hasPrefix) }
      )
    else { return nil }
    return ownChains(at: place, in: file).first?.classes.first
  }

  /// Whether a place runs only if the table dequeues no cell, with an index path or for an identifier that a prototype in the only
  /// scene of the class has: `if (cell == nil) {`
  ///
  /// The table of a search controller's results has no prototypes.
  func isForMissingCell(_ place: ByteRange, in file: FileID) -> Bool {
    guard let owner = sourceOfCells(around: place, in: file), let code = code(in: file),
      let condition = code.conditionForNil(around: place.lower),
      let use = nameUses(in: file, of: .cell).filter({ $0.range.upper < condition.start })
        .max(by: { $0.range.upper < $1.range.upper }),
      code.assigns(condition.variable, in: use.range.lower)
    else { return false }
    // A call with an index path returns a cell or raises an exception.
    if code.hasIndexPath(after: use.range.upper) { return true }
    guard let value = value(use.value, in: file),
      case let own = chains(of: owner, on: .all).flatMap(scenes(of:)), own.count == 1
    else { return false }
    let place = NamePlace(location: value.location, scope: scope(of: use, in: file))
    return declaredNames(.cell)[value.written.text, default: []].contains {
      $0.location.file == own[0].file && mean(place, $0) == .yes
    } && !wordsOfSearching.contains { $0.occurs(in: code.bytes) }
  }

  private func isDataSource(_ use: ClassUse) -> Bool {
    guard let outline = snapshot.interface(use.file) else { return true }
    return outline.connections.contains {
      $0.kind == .outlet && $0.name == "dataSource" && $0.destination == outline.objects[use.object].id
    }
  }
}

extension CodeText {
  /// The variable that a condition around a place compares with nil, and the start of the condition's line: `if (cell == nil) {`,
  /// `if (!cell) {`
  fileprivate func conditionForNil(around place: Int) -> (variable: String, start: Int)? {
    var depth = 0
    let brace = bytes[..<min(place, bytes.count)].lastIndex { byte in
      if byte == UInt8(ascii: "}") { depth += 1 }
      if byte == UInt8(ascii: "{") { depth -= 1 }
      return depth < 0
    }
    guard let brace else { return nil }
    // The brace may begin the line after the condition.
    let end = bytes[..<brace].lastIndex { $0 > 0x20 } ?? 0
    let start = source.lineStart(end)
    let head = String(
      decoding: bytes[start...end].filter { $0 > 0x20 && !"()}".utf8.contains($0) }, as: UTF8.self)
    let forms = [("ifnil==", ""), ("if", "==nil"), ("if", "==NULL"), ("if!", "")]
    return forms.lazy.compactMap { before, after -> String? in
      guard head.hasPrefix(before), head.hasSuffix(after), head.count > before.count + after.count else {
        return nil
      }
      let name = head.dropFirst(before.count).dropLast(after.count)
      return name.utf8.allSatisfy(Ascii.isWordByte) ? String(name) : nil
    }.first.map { ($0, start) }
  }

  /// Whether the call that dequeues a cell by an identifier has an index path as well.
  fileprivate func hasIndexPath(after identifier: Int) -> Bool {
    let mark = bytes[min(identifier, bytes.count)...].first == UInt8(ascii: "\"") ? 1 : 0
    return ["forIndexPath:", ",for:"].contains { end(of: $0, after: identifier + mark) != nil }
  }

  /// Whether the statement with a place assigns to a variable: `UITableViewCell *cell = `
  fileprivate func assigns(_ variable: String, in place: Int) -> Bool {
    let statement = bytes[..<min(place, bytes.count)].reversed().prefix { !";{}".utf8.contains($0) }
      .reversed()
    guard let equals = statement.firstIndex(of: UInt8(ascii: "=")) else { return false }
    return statement[..<equals].split { !Ascii.isWordByte($0) }.contains { $0.elementsEqual(variable.utf8) }
  }

  /// Whether code gives a property another value than a word at any use of its name: `name = word`, `setName:word`.
  fileprivate func setsOther(than word: String, _ name: AskedName) -> Bool {
    places(of: name).contains { place in
      let value = bytes[place.upper...].drop { " =:".utf8.contains($0) }.prefix { Ascii.isWordByte($0) }
      return !value.elementsEqual(word.utf8)
    }
  }
}

let namesOfDataSource = [AskedName("dataSource"), AskedName("setDataSource")]

private let wordsOfSearching = ["earchDisplayController", "earchResults"].map { SearchText(Array($0.utf8)) }

private let methodsOfCells = ["tableView:cellForRowAt", "collectionView:cellForItemAt"]
private let countsOfCells = [
  "tableView:numberOfRowsInSection:", "collectionView:numberOfItemsInSection:",
  "numberOfSectionsInTableView:", "numberOfSectionsInCollectionView:", "numberOfSectionsIn:",
]
