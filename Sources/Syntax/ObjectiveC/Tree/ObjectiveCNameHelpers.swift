/// A method of a file that hands one of its parameters on to a call that takes a name.
struct ObjectiveCNameHelper {
  let kind: SharedNameKind
  let role: NameUse.Role
  /// The receiver in the method; `own` is the object that the method is sent to.
  let receiver: NameReceiver
  /// The pieces of the selector.
  let pieces: [String]
  /// The index of the parameter.
  let index: Int
}

extension ObjectiveCNameReader {
  /// The method around an argument that is a parameter of it.
  func helper(
    handingOn value: Int, _ kind: SharedNameKind, _ role: NameUse.Role, _ receiver: NameReceiver
  ) -> ObjectiveCNameHelper? {
    guard let name = tree.word(value), tree.isMark(value + 1, "]") || isPiece(value + 1) else { return nil }
    let body = tree.body(around: value)
    let pieces = body.head.filter(isPiece)
    guard let parameter = body.head.first(where: { tree.word($0) == name && tree.isMark($0 - 1, ")") }),
      let open = tree.opening(parameter - 1), let index = pieces.firstIndex(of: open - 2)
    else { return nil }
    return ObjectiveCNameHelper(
      kind: kind, role: role, receiver: receiver, pieces: pieces.compactMap(tree.word), index: index)
  }

  /// The pieces after which `self` hands something to a helper.
  func pieces(for helper: ObjectiveCNameHelper) -> [Int] {
    tree.tokens(of: helper.pieces[helper.index]).filter { piece in
      guard let message = tree.message(around: piece), hasOwnReceiver(message),
        let pieces = tree.pieces(of: message)
      else { return false }
      return pieces.map(tree.name) == helper.pieces && pieces[helper.index].token == piece
    }
  }
}
