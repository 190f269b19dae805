import AppleFacts
import Index
import Syntax
import Text

/// Whether a file of code makes a window for the app or gives one another controller.
private let windowsTable = CacheTable<FileID, Bool>()

/// The words of which a function has one that makes a window, or sets its controller or level.
private let wordsOfWindows = ["UIWindow", "ootViewController", "windowLevel"].map {
  SearchText(Array($0.utf8))
}

/// How code names the property of a window by which something else sets it: a key or a key path.
private let keysOfController = ["\"rootViewController\"", "\\.rootViewController"].map {
  SearchText(Array($0.utf8))
}

/// A place in code that makes a window, or sets its controller or its level.
private struct PlaceOfWindow {
  var range: ByteRange
  /// The variable with the window; nil for another expression.
  var variable: String?
  var setsLevel = false
}

extension Query {
  /// Whether a file of code makes a window for the app or gives one another controller, or may do so. A window of another object
  /// than the app's delegate, to which the file gives a level, lies above that of the app.
  func mayReplaceWindow(in file: FileID) -> Bool {
    answer(to: file, in: windowsTable) {
      guard let text = text(of: file).current, !keysOfController.contains(where: { $0.occurs(in: text) })
      else { return true }
      let places: [PlaceOfWindow]
      if let binder = ObjectiveCBinder(file, text: text, self) {
        places = binder.placesOfWindows
      } else {
        let tree = text.withSpan { swiftTree(of: $0, inFunctionsWith: wordsOfWindows) }
        places = SwiftBinder(tree, file, self).placesOfWindows
      }
      let ofOthers = places.filter { !isInDelegate($0.range, file) }
      let above = Set(ofOthers.lazy.filter(\.setsLevel).map(\.variable))
      return places.contains { place in
        !place.setsLevel
          && (place.variable == nil || !above.contains(place.variable)
            || !ofOthers.contains { $0.range == place.range })
      }
    }
  }

  private func isInDelegate(_ place: ByteRange, _ file: FileID) -> Bool {
    ownChains(at: place, in: file).contains { chain in
      let protocols = conformances(of: chain, on: .all)
      return AppleSDK.protocolsWithWindow.contains { protocols.contains(.apple($0)) }
    }
  }

  /// Whether the object whose code a place belongs to may be a window.
  fileprivate func mayBeInWindow(_ place: ByteRange, _ file: FileID) -> Bool {
    guard let types = snapshot.code(file)?.types,
      let index = types.indices.last(where: {
        types[$0].range.lower <= place.lower && place.upper <= types[$0].range.upper
      })
    else { return true }
    if [.struct, .enum, .actor].contains(types[index].kind) { return false }
    let chains = chains(ofClassOrExtension: TypeID(file: file, index: index), on: .all)
    return chains.isEmpty || chains.contains { $0.isWindow != .no }
  }
}

extension SwiftBinder {
  fileprivate var placesOfWindows: [PlaceOfWindow] {
    tree.tokens.indices.compactMap { index in
      guard tree.kind(index) == .identifier, tree.tokens[index].role != .declaration else { return nil }
      return switch tree.name(of: index) {
      case "UIWindow": placeOfMaking(index)
      case "rootViewController" where tree.isAssigned(index): placeOfSetting(index)
      case "setRootViewController" where tree.kind(index + 1) == .openParen: placeOfSetting(index)
      case "windowLevel" where tree.kind(index + 1) == .equals && !tree.isNormalLevel(behind: index + 1):
        PlaceOfWindow(range: tree.tokens[index].range, variable: receiver(of: index), setsLevel: true)
      default: nil
      }
    }
  }

  /// `UIWindow(…)`, `UIWindow.init(…)`, `let name: UIWindow = .init(…)`
  private func placeOfMaking(_ index: Int) -> PlaceOfWindow? {
    let next = tree.kind(index + 1) == .postfixMark ? index + 2 : index + 1
    let isTyped = tree.kind(next) == .equals && tree.kind(index - 1) == .colon
    let dot = isTyped ? next + 1 : next
    guard tree.kind(next) == .openParen || tree.kind(dot) == .dot && tree.name(of: dot + 1) == "init" else {
      return nil
    }
    var variable: String?
    if isTyped { variable = tree.name(of: index - 2) }
    if tree.kind(index - 1) == .equals { variable = tree.variable(before: index - 1) }
    return PlaceOfWindow(range: tree.tokens[index].range, variable: variable)
  }

  private func placeOfSetting(_ index: Int) -> PlaceOfWindow? {
    let range = tree.tokens[index].range
    let expression = tree.tokens[index].role == .member ? tree.tokens[index].expression : -1
    if expression >= 0, case .member(let base, _, _) = tree.expressions[expression], base >= 0 {
      switch value(of: base) {
      case .object(let chains) where chains.allSatisfy({ $0.isWindow == .no }): return nil
      case .plain, .local: return nil
      default: break
      }
    } else if !query.mayBeInWindow(range, file) {
      return nil
    }
    return PlaceOfWindow(range: range, variable: receiver(of: index))
  }

  /// The last name of the object of which code uses a member; nil for another expression.
  private func receiver(of member: Int) -> String? {
    guard tree.kind(member - 1) == .dot else { return "self" }
    return tree.variable(before: member - 1)
  }
}

extension SwiftTree {
  /// The name before a token, without marks of an optional and without a type.
  fileprivate func variable(before token: Int) -> String? {
    var last = token - 1
    while kind(last) == .postfixMark { last -= 1 }
    guard kind(last) == .identifier else { return nil }
    return kind(last - 1) == .colon ? name(of: last - 2) : name(of: last)
  }

  /// Whether code sets a member, also one that may be nil: `name = value`, `name? = value`
  fileprivate func isAssigned(_ index: Int) -> Bool {
    kind(index + 1) == .equals || kind(index + 1) == .postfixMark && kind(index + 2) == .equals
  }

  /// Whether a statement may set the level that all windows have from the start.
  fileprivate func isNormalLevel(behind equals: Int) -> Bool {
    for index in (equals + 1)..<max(equals + 1, tokens.count) {
      if index > equals + 1, tokens[index].flags.contains(.startsLine) { return false }
      if ["normal", "UIWindowLevelNormal"].contains(name(of: index)) { return true }
    }
    return false
  }
}

extension ObjectiveCBinder {
  fileprivate var placesOfWindows: [PlaceOfWindow] {
    tree.tokens(of: "UIWindow").compactMap(placeOfMaking)
      + tree.tokens(of: "rootViewController").compactMap { isAssigned($0) ? placeOfSetting($0) : nil }
      + tree.tokens(of: "setRootViewController").compactMap(placeOfSetting)
      + tree.tokens(of: "windowLevel").compactMap { isAssigned($0) ? placeOfLevel($0) : nil }
      + tree.tokens(of: "setWindowLevel").compactMap(placeOfLevel)
  }

  private func isAssigned(_ index: Int) -> Bool {
    tree.isMark(index - 1, ".") && tree.isMark(index + 1, "=") && !tree.isMark(index + 2, "=")
  }

  /// `[[UIWindow alloc] …]`, `[UIWindow new]`
  private func placeOfMaking(_ index: Int) -> PlaceOfWindow? {
    guard tree.isMark(index - 1, "["), let word = tree.word(index + 1), ["alloc", "new"].contains(word) else {
      return nil
    }
    let first = tree.isMark(index - 2, "[") ? index - 2 : index - 1
    return PlaceOfWindow(
      range: tree.tokens[index].range, variable: tree.isMark(first - 1, "=") ? tree.word(first - 2) : nil)
  }

  private func placeOfSetting(_ index: Int) -> PlaceOfWindow? {
    let last = receiver(of: index)
    if case .object(let name) = receiver(endingAt: last), let chains = query.classChains(named: name),
      chains.allSatisfy({ $0.isWindow == .no })
    {
      return nil
    }
    return PlaceOfWindow(range: tree.tokens[index].range, variable: tree.word(last))
  }

  private func placeOfLevel(_ index: Int) -> PlaceOfWindow? {
    for next in index..<max(index, tree.tokens.count) {
      if tree.isMark(next, ";") { break }
      if tree.word(next) == "UIWindowLevelNormal" { return nil }
    }
    return PlaceOfWindow(
      range: tree.tokens[index].range, variable: tree.word(receiver(of: index)), setsLevel: true)
  }

  /// The last token of the object of which code uses a property.
  private func receiver(of member: Int) -> Int { tree.isMark(member - 1, ".") ? member - 2 : member - 1 }
}
