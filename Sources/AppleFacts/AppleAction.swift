/// The selectors that Interface Builder offers as actions.
///
/// They are marked `IBAction`, have a single parameter named sender, or are offered although no header declares them (`undo:`).
/// Documents can send many other methods of a class, such as setters, so a selector that is missing here proves nothing.
extension AppleSDK {
  /// Whether the class or a superclass has the action.
  package static func hasAction(
    _ selector: String, of className: String, on platforms: ApplePlatforms
  ) -> Bool {
    let table = FactTable.actions
    let offset = withKey(selector) { key in table.firstLine(key) }
    guard let offset else { return false }
    return withClass(className, on: platforms) { line in
      line.walk(on: platforms) { line, platforms in
        ActionOwners(line: offset).contains { owner in
          !owner.platforms.isDisjoint(with: platforms) && line.hasName(at: owner.name, of: table)
        }
      }
    } ?? false
  }

  /// Whether any class has an action, so that a First Responder may respond to it.
  package static func isAction(_ selector: String, on platforms: ApplePlatforms) -> Bool {
    withKey(selector) { key in
      FactTable.actions.firstLine(key).map { line in
        ActionOwners(line: line).contains { !$0.platforms.isDisjoint(with: platforms) }
      }
    } ?? false
  }

  /// The actions of the class and its superclasses, sorted.
  package static func actionSelectors(of className: String, on platforms: ApplePlatforms) -> [String] {
    let table = FactTable.actions
    var chain: [(line: ClassLine, platforms: ApplePlatforms)] = []
    withClass(className, on: platforms) { line in
      _ = line.walk(on: platforms) { line, platforms in
        chain.append((line, platforms))
        return false
      }
    }
    return actionSelectors { owner in
      chain.contains {
        !owner.platforms.isDisjoint(with: $0.platforms) && $0.line.hasName(at: owner.name, of: table)
      }
    }
  }

  /// The actions of all classes, sorted: what First Responder offers.
  package static func actionSelectors(on platforms: ApplePlatforms) -> [String] {
    actionSelectors { !$0.platforms.isDisjoint(with: platforms) }
  }

  private static func actionSelectors(where isWanted: (ActionOwner) -> Bool) -> [String] {
    let table = FactTable.actions
    var selectors: [String] = []
    var line = 0
    while line < table.count {
      if ActionOwners(line: line).contains(where: isWanted) {
        selectors.append(table.string(line, table.end(from: line)))
      }
      line = table.nextLine(after: line)
    }
    return selectors
  }
}

struct ActionOwner {
  var platforms: ApplePlatforms
  /// The offset of the class's name in the table.
  var name: Int
}

struct ActionOwners: Sequence, IteratorProtocol {
  private var offset: Int

  init(line: Int) { offset = FactTable.actions.end(from: line) }

  mutating func next() -> ActionOwner? {
    let table = FactTable.actions
    guard table[offset] == Byte.space else { return nil }
    let lower = offset + 1
    offset = table.end(from: lower)
    return ActionOwner(platforms: table.platforms(at: lower), name: lower + 2)
  }
}

extension ClassLine {
  fileprivate func hasName(at offset: Int, of table: FactTable) -> Bool {
    table.key(offset, table.end(from: offset)).map(hasName) ?? false
  }
}
