import Index
import Syntax
import Text

/// Whether a method replaces the window of its object by a new one, itself or by another one, by the method's id.
private let windowTable = CacheTable<MemberID, Bool>()

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
    let ofScenes = delegates("UIWindowSceneDelegate")
    let deciding = ofScenes.isEmpty ? delegates("UIApplicationDelegate") : ofScenes
    let selector =
      ofScenes.isEmpty
      ? "application:didFinishLaunchingWithOptions:" : "scene:willConnectToSession:options:"
    return snapshot.coverage.isWhole && !deciding.isEmpty
      && deciding.allSatisfy { delegate in
        let methods = methods(of: delegate) { $0.selector == selector }
        return !methods.isEmpty && methods.allSatisfy { setsNewWindow($0, of: delegate) }
          && subclasses(of: delegate).isEmpty
      }
  }

  private func methods(of delegate: TypeID, where isMeant: (CodeMember) -> Bool) -> [MemberID] {
    ([delegate] + extensions(of: delegate)).flatMap { holder in
      snapshot.readMembers(of: holder) { $0.kind == .method && isMeant($0) }
    }
  }

  /// Whether a method of a delegate sets a new window, itself or in another method, which it always calls.
  private func setsNewWindow(_ method: MemberID, of delegate: TypeID) -> Bool {
    answer(to: method, in: windowTable) {
      setsNewWindow(method) { name in
        let called = methods(of: delegate) { $0.usedName == name }
        return called.count == 1 && called.allSatisfy { setsNewWindow($0) { _ in false } }
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
    return found.map { !text[place..<max(place, $0)].contains(UInt8(ascii: "#")) }
      ?? false
  }
}

extension SwiftTree {
  /// The place where a method sets the window of its object to a new one, or calls a method of its object that does so, before
  /// any other use; nil for none.
  fileprivate func newWindow(setAfter name: Int, orBy setter: (String) -> Bool) -> Int? {
    let head = tokens.partitionPoint { $0.range.lower >= name }
    guard head < tokens.count, let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace }) else {
      return nil
    }
    var depth = 0
    var new: Set<String> = []
    var skipped = start
    for index in tokens[start...].indices {
      switch tokens[index].kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier where index >= skipped && !tokens[index].flags.contains(.isEscaped):
        let word = self.name(of: index)
        if word == "guard", depth == 1,
          let brace = tokens[index...].firstIndex(where: { $0.kind == .openBrace })
        {
          // A scene that shows a window is always a `UIWindowScene`, so this guard always passes.
          guard tokens[index..<brace].indices.contains(where: { self.name(of: $0) == "UIWindowScene" }),
            let end = tokens[brace...].firstIndex(where: { $0.kind == .closeBrace })
          else { return nil }
          skipped = end
          continue
        }
        if ["return", "throw", "try"].contains(word) { return nil }
        let isNew = tokens[index + 1].kind == .equals && tokens[index + 2].kind == .identifier
        let value = isNew ? self.name(of: index + 2) : ""
        if tokens[index].role == .declaration, depth == 1, value == "UIWindow" { new.insert(word) }
        let isOwn =
          tokens[index].role == .use && !new.contains(word)
          || tokens[index].role == .member && isSelf(index - 2)
        if isOwn, depth == 1, kind(index + 1) == .openParen, isUnconditional(index), setter(word) {
          return tokens[index].range.lower
        }
        guard word == "window", isOwn else { continue }
        let isReplaced = value == "UIWindow" || new.contains(value) || setsRootController(ofWindow: index)
        return depth == 1 && isUnconditional(index) && isReplaced ? tokens[index].range.lower : nil
      default: break
      }
      if depth == 0 { return nil }
    }
    return nil
  }

  /// Whether a statement gives a window another controller, which does not contain the one before:
  /// `window?.rootViewController = …`
  private func setsRootController(ofWindow index: Int) -> Bool {
    let dot = tokens[index + 1].kind == .postfixMark ? index + 2 : index + 1
    guard dot + 3 < tokens.count, tokens[dot].kind == .dot, name(of: dot + 1) == "rootViewController",
      tokens[dot + 2].kind == .equals
    else { return false }
    var depth = 0
    for next in (dot + 3)..<tokens.count {
      if depth == 0, next > dot + 3, tokens[next].flags.contains(.startsLine) { return true }
      switch tokens[next].kind {
      case .openParen, .openBrace, .openBracket: depth += 1
      case .closeParen, .closeBrace, .closeBracket: depth -= 1
      case .identifier where ["window", "rootViewController"].contains(name(of: next)): return false
      default: break
      }
      if depth < 0 { return true }
    }
    return false
  }
}

extension ObjectiveCTree {
  /// See `SwiftTree.newWindow`.
  fileprivate func newWindow(setAfter name: Int, orBy setter: (String) -> Bool) -> Int? {
    let body = body(around: tokens.partitionPoint { $0.range.lower >= name })
    guard let start = body.brace else { return nil }
    var depth = 0
    var new: Set<String> = []
    for index in start..<body.tokens.upperBound {
      if isMark(index, "{") { depth += 1 }
      if isMark(index, "}") { depth -= 1 }
      guard let word = word(index) else { continue }
      if word == "return" { return nil }
      if word == "self", depth == 1, isMark(index - 1, "["), isMark(index - 2, anyOf: ";{}"),
        let called = self.word(index + 1), setter(called)
      {
        return tokens[index].range.lower
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
        isMade || isMark(index + 1, "=") && self.word(index + 2).map(new.contains) == true
        || (isSent
          || isMark(index + 1, ".") && self.word(index + 2) == "rootViewController"
            && isMark(index + 3, "="))
          && hasOtherController(behind: index + 2)
      let start = isSent ? first - 1 : first
      return depth == 1 && isMark(start - 1, anyOf: ";{}") && isNew ? tokens[index].range.lower : nil
    }
    return nil
  }

  /// Whether the rest of a statement uses no controller of a window.
  private func hasOtherController(behind index: Int) -> Bool {
    for next in (index + 1)..<max(index + 1, tokens.count) {
      if isMark(next, ";") { return true }
      if let word = word(next), ["window", "_window", "rootViewController"].contains(word) { return false }
    }
    return false
  }
}
