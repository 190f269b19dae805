import Index
import Syntax
import Text

/// A method, and the number of further ones that are followed.
private struct FollowedMethod: Hashable {
  var id: MemberID
  var hops = 2
}

/// Whether a method replaces the window of its object by a new one, itself or by another one.
private let windowTable = CacheTable<FollowedMethod, Bool>()

extension Query {
  /// Whether the code of the app that begins with a storyboard always shows another window: its delegate sets a new window, or
  /// gives the storyboard's one another controller, before it uses that. The storyboard's scenes are not shown then.
  func showsOtherWindow(insteadOf storyboard: FileID) -> Bool {
    func delegates(_ name: String) -> [TypeID] {
      snapshot.nameIndex.types.subtypes[name, default: []].filter {
        mayMeet(storyboard, $0.file) && isListed(source: $0.file) != .no
      }.flatMap { id in
        // An extension may declare that its class is a delegate.
        snapshot.isClass(id)
          ? [id] : chains(ofClassOrExtension: id, on: .all).compactMap(\.classes.first)
      }.unique
    }
    // An older system shows the window of the app's delegate.
    let ofScenes = delegates("UIWindowSceneDelegate").filter {
      snapshot.type($0)?.attributes.contains("available") == false && isDelegateOfScenes($0)
    }
    let deciding = ofScenes.isEmpty ? delegates("UIApplicationDelegate") : ofScenes
    // The name in Swift has another selector where the protocol is not known.
    let starts =
      ofScenes.isEmpty
      ? ["application:didFinishLaunchingWithOptions:"]
      : ["scene:willConnectToSession:options:", "scene:willConnectTo:options:"]
    return snapshot.coverage.isWhole && !deciding.isEmpty
      && deciding.allSatisfy { delegate in
        let methods = methods(of: delegate) { selectors(of: $0, in: $1).contains(where: starts.contains) }
        return !methods.isEmpty && methods.allSatisfy { setsNewWindow(FollowedMethod(id: $0), of: delegate) }
          && subclasses(of: delegate).isEmpty
      }
  }

  /// Whether a property list names a class as the delegate of scenes.
  private func isDelegateOfScenes(_ id: TypeID) -> Bool {
    plistReferences(to: id).contains { $0.value.key.hasPrefix("UISceneDelegateClassName") }
  }

  private func methods(of delegate: TypeID, where isMeant: (CodeMember, FileID) -> Bool) -> [MemberID] {
    ([delegate] + extensions(of: delegate)).flatMap { holder in
      snapshot.readMembers(of: holder) { $0.kind == .method && isMeant($0, holder.file) }
    }
  }

  /// Whether a method of a delegate sets a new window, itself or in another method, which it always calls.
  private func setsNewWindow(_ method: FollowedMethod, of delegate: TypeID) -> Bool {
    answer(to: method, in: windowTable) {
      setsNewWindow(method.id) { name in
        let called = methods(of: delegate) { method, _ in method.usedName == name }
        guard method.hops > 0, called.count == 1 else { return false }
        return setsNewWindow(FollowedMethod(id: called[0], hops: method.hops - 1), of: delegate)
      }
    }
  }

  private func setsNewWindow(_ method: MemberID, orCalls setter: (String) -> Bool) -> Bool {
    guard let text = text(of: method.type.file).current, let code = snapshot.code(method.type.file),
      let place = snapshot.member(method)?.nameRange.lower
    else { return false }
    let found =
      code.language == .swift
      ? text.withSpan { swiftTree(of: $0) }.newWindow(setAfter: place, orBy: setter)
      : ObjectiveCTree(text).newWindow(setAfter: place, orBy: setter)
    // A condition may exclude any line from a build.
    return found.map { end in
      !text[place..<max(place, end)].split(separator: 0x0A).contains { line in
        line.first { $0 > 0x20 } == UInt8(ascii: "#")
      }
    } ?? false
  }
}

/// The effect of some statements on the window of an app, up to the first that uses it.
private enum UseOfWindow: Equatable {
  case none
  /// They set a new window or its controller, at the latest at a place.
  case sets(Int)
  /// They use it in another way, or may end the method.
  case other

  /// The effect of a choice between branches, one of which always runs.
  static func ofBranches(_ branches: [Self]) -> Self {
    let places = branches.compactMap { if case .sets(let place) = $0 { place } else { nil } }
    if places.count == branches.count { return .sets(places.max() ?? 0) }
    return branches.allSatisfy { $0 == .none } ? .none : .other
  }
}

/// The largest number of choices within each other that are followed.
private let deepestBranch = 8

private let namesOfWindow: Set = ["window", "_window"]

/// The branches of an `if`, of which at most one runs.
private struct Choice {
  /// The indices of the tokens that open the blocks.
  var blocks: [Int] = []
  /// Whether one of the blocks always runs.
  var isWhole = false
  /// The index of the token after the blocks.
  var end: Int

  /// - Parameter use: The effect of the block that a token opens.
  func use(_ use: (Int) -> UseOfWindow) -> UseOfWindow {
    .ofBranches(blocks.map(use) + (isWhole ? [] : [.none]))
  }
}

/// A tree of either language, with what a choice consists of.
private protocol TreeWithChoices {
  /// The word at an index; empty for another token.
  func wordOrNone(_ index: Int) -> String
  /// The index of the brace that opens the block of a condition; nil where a statement without braces follows.
  func block(ofConditionAt index: Int) -> Int?
  func isOpenBrace(_ index: Int) -> Bool
  func closing(_ index: Int) -> Int?
}

extension TreeWithChoices {
  /// The choice that begins at an `if`; nil where a condition uses the window.
  fileprivate func choice(at start: Int) -> Choice? {
    var result = Choice(end: start + 1)
    var index = start
    while let open = block(ofConditionAt: index), let end = closing(open) {
      if (index..<open).contains(where: { namesOfWindow.contains(wordOrNone($0)) }) { return nil }
      result.blocks.append(open)
      result.end = end + 1
      guard wordOrNone(result.end) == "else" else { return result }
      index = result.end + 1
      if isOpenBrace(index), let end = closing(index) {
        result.blocks.append(index)
        (result.isWhole, result.end) = (true, end + 1)
        return result
      }
      result.end = index
      if wordOrNone(index) != "if" { return result }
    }
    return result
  }
}

extension SwiftTree: TreeWithChoices {
  fileprivate func wordOrNone(_ index: Int) -> String { kind(index) == .identifier ? name(of: index) : "" }

  fileprivate func block(ofConditionAt index: Int) -> Int? {
    index < tokens.count ? tokens[index...].firstIndex { $0.kind == .openBrace } : nil
  }

  fileprivate func isOpenBrace(_ index: Int) -> Bool { kind(index) == .openBrace }

  /// The place where a method sets the window of its object to a new one, or calls a method of its object that does so, before
  /// any other use; nil for none.
  fileprivate func newWindow(setAfter name: Int, orBy setter: (String) -> Bool) -> Int? {
    let head = tokens.partitionPoint { $0.range.lower >= name }
    guard head < tokens.count, let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace }) else {
      return nil
    }
    var new: Set<String> = []
    guard case .sets(let place) = useOfWindow(inBlock: start, &new, orBy: setter) else { return nil }
    return place
  }

  private func useOfWindow(
    inBlock start: Int, _ new: inout Set<String>, orBy setter: (String) -> Bool, branch: Int = 0
  ) -> UseOfWindow {
    var depth = 0
    var skipped = start
    for index in tokens[start...].indices {
      switch tokens[index].kind {
      case _ where index < skipped: break
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier where !tokens[index].flags.contains(.isEscaped):
        let word = self.name(of: index)
        if word == "guard", depth == 1,
          let brace = tokens[index...].firstIndex(where: { $0.kind == .openBrace })
        {
          // A scene that shows a window is always a `UIWindowScene`, so this guard always passes.
          guard tokens[index..<brace].indices.contains(where: { self.name(of: $0) == "UIWindowScene" }),
            !tokens[index..<brace].contains(where: { $0.kind == .comma }),
            let end = closing(brace)
          else { return .other }
          skipped = end + 1
          continue
        }
        if word == "if", depth == 1, branch < deepestBranch, isUnconditional(index) {
          guard let choice = choice(at: index) else { return .other }
          let use = choice.use { block in
            var own = new
            return useOfWindow(inBlock: block, &own, orBy: setter, branch: branch + 1)
          }
          if use != .none { return use }
          skipped = choice.end
          continue
        }
        if ["return", "throw", "try"].contains(word) { return .other }
        let isNew = tokens[index + 1].kind == .equals && tokens[index + 2].kind == .identifier
        let value = isNew ? self.name(of: index + 2) : ""
        if tokens[index].role == .declaration, depth == 1, value == "UIWindow" { new.insert(word) }
        let isOwn =
          tokens[index].role == .use && !new.contains(word)
          || tokens[index].role == .member && isSelf(index - 2)
        if isOwn, depth == 1, kind(index + 1) == .openParen, isUnconditional(index), setter(word) {
          return .sets(tokens[index].range.lower)
        }
        guard word == "window", isOwn else { continue }
        let isReplaced = new.contains(value) || setsOther(windowAt: index)
        return depth == 1 && isUnconditional(index) && isReplaced ? .sets(tokens[index].range.lower) : .other
      default: break
      }
      if depth == 0 { return .none }
    }
    return .other
  }

  /// The index of the brace that closes a block.
  fileprivate func closing(_ brace: Int) -> Int? {
    var depth = 0
    return tokens[brace...].indices.first { index in
      if tokens[index].kind == .openBrace { depth += 1 }
      if tokens[index].kind == .closeBrace { depth -= 1 }
      return depth == 0
    }
  }

  /// Whether a statement sets another window, or gives a window another controller, which does not contain the one before:
  /// `window = …`, `window?.rootViewController = …`
  private func setsOther(windowAt index: Int) -> Bool {
    let dot = tokens[index + 1].kind == .postfixMark ? index + 2 : index + 1
    let isController = kind(dot) == .dot && name(of: dot + 1) == "rootViewController"
    let equals = isController ? dot + 2 : index + 1
    guard equals + 1 < tokens.count, tokens[equals].kind == .equals, name(of: equals + 1) != "nil" else {
      return false
    }
    var depth = 0
    for next in (equals + 1)..<tokens.count {
      if depth == 0, next > equals + 1, tokens[next].flags.contains(.startsLine) { return true }
      switch tokens[next].kind {
      case .openParen, .openBrace, .openBracket: depth += 1
      case .closeParen, .closeBrace, .closeBracket: depth -= 1
      case .identifier where name(of: next) == "window" && kind(next + 1) != .colon: return false
      case .identifier where name(of: next) == "rootViewController" && kind(next - 1) == .dot: return false
      default: break
      }
      if depth < 0 { return true }
    }
    return false
  }
}

extension ObjectiveCTree: TreeWithChoices {
  fileprivate func wordOrNone(_ index: Int) -> String { word(index) ?? "" }

  fileprivate func block(ofConditionAt index: Int) -> Int? {
    closing(index + 1).flatMap { isOpenBrace($0 + 1) ? $0 + 1 : nil }
  }

  fileprivate func isOpenBrace(_ index: Int) -> Bool { isMark(index, "{") }

  /// See `SwiftTree.newWindow`.
  fileprivate func newWindow(setAfter name: Int, orBy setter: (String) -> Bool) -> Int? {
    guard let start = body(around: tokens.partitionPoint { $0.range.lower >= name }).brace,
      case .sets(let place) = useOfWindow(inBlock: start, [], orBy: setter)
    else { return nil }
    return place
  }

  private func useOfWindow(
    inBlock start: Int, _ made: Set<String>, orBy setter: (String) -> Bool, branch: Int = 0
  ) -> UseOfWindow {
    var depth = 0
    var new = made
    var skipped = start
    for index in start..<tokens.count where index >= skipped {
      if isMark(index, "{") { depth += 1 }
      if isMark(index, "}") { depth -= 1 }
      if depth == 0 { return .none }
      guard let word = word(index) else { continue }
      if word == "if", depth == 1, branch < deepestBranch, isMark(index - 1, anyOf: ";{}") {
        guard let choice = choice(at: index) else { return .other }
        let use = choice.use { useOfWindow(inBlock: $0, new, orBy: setter, branch: branch + 1) }
        if use != .none { return use }
        skipped = choice.end
        continue
      }
      if word == "return" { return .other }
      if word == "self", depth == 1, isMark(index - 1, "["), isMark(index - 2, anyOf: ";{}"),
        let called = self.word(index + 1), setter(called)
      {
        return .sets(tokens[index].range.lower)
      }
      let isMade =
        isMark(index + 1, "=") && isMark(index + 2, "[") && isMark(index + 3, "[")
        && self.word(index + 4) == "UIWindow"
      if isMade, depth == 1, isMark(index - 1, "*"), self.word(index - 2) == "UIWindow" {
        new.insert(word)
        continue
      }
      let isOwn = isMark(index - 1, ".") ? self.word(index - 2) == "self" : !new.contains(word)
      guard ["window", "_window"].contains(word), isOwn else { continue }
      let first = isMark(index - 1, ".") ? index - 2 : index
      let isSent = isMark(first - 1, "[") && self.word(index + 1) == "setRootViewController"
      let isNew =
        isMark(index + 1, "=") && self.word(index + 2) != "nil" && hasOtherController(behind: index + 1)
        || (isSent
          || isMark(index + 1, ".") && self.word(index + 2) == "rootViewController"
            && isMark(index + 3, "="))
          && hasOtherController(behind: index + 2)
      let start = isSent ? first - 1 : first
      return depth == 1 && isMark(start - 1, anyOf: ";{}") && isNew
        ? .sets(tokens[index].range.lower) : .other
    }
    return .other
  }

  /// Whether the rest of a statement uses no controller of a window.
  private func hasOtherController(behind index: Int) -> Bool {
    for next in (index + 1)..<max(index + 1, tokens.count) {
      if isMark(next, ";") { return true }
      guard let word = word(next) else { continue }
      let isUsed = isAccess(next - 1) || isMark(next + 1, "]") && !isMark(next - 1, anyOf: ":[")
      if namesOfWindow.contains(word) || word == "rootViewController" && isUsed { return false }
    }
    return false
  }
}
