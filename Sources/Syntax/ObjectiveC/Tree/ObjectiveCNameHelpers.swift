extension ObjectiveCNameReader {
  /// The method around an argument as a helper, if the argument is one of its parameters; else nil.
  func helper(
    handingOn value: Int, _ kind: SharedNameKind, _ role: NameUse.Role, _ receiver: NameReceiver
  ) -> NameHelper? {
    guard kind.isChecked, let name = tree.word(value), tree.isMark(value + 1, "]") || isPiece(value + 1)
    else { return nil }
    let body = tree.body(around: value)
    guard let sign = body.head.last(where: { tree.isMark($0, anyOf: "-+") && tree.isMark($0 + 1, "(") })
    else { return nil }
    // The head of a file's first method also has the interface of its class.
    let head = sign..<body.head.upperBound
    let pieces = head.filter(isPiece)
    guard let parameter = head.first(where: { tree.word($0) == name && tree.isMark($0 - 1, ")") }),
      let open = tree.opening(parameter - 1), let index = pieces.firstIndex(of: open - 2),
      let implementation = tree.tokens(of: "implementation").last(where: { $0 < value })
    else { return nil }
    return NameHelper(
      kind: kind, role: role, receiver: receiver, name: pieces.compactMap(tree.word), parameters: [],
      origin: NameHelper.Origin(part: .parameter(index), source: .text), owner: tree.word(implementation + 1))
  }

  // MARK: Calls

  /// The uses of names in messages that may call helpers, found by their selectors.
  package func calls(of helpers: [NameHelper]) -> [NameHelperCall] {
    helpers.flatMap { helper -> [NameHelperCall] in
      guard let index = helper.origin.part.index else { return [] }
      return tree.tokens(of: helper.word).flatMap { piece -> [NameHelperCall] in
        guard let message = tree.message(around: piece), let pieces = tree.pieces(of: message),
          pieces.map(tree.name) == helper.name, pieces[index].token == piece
        else { return [] }
        let object = object(of: message)
        return use(
          helper.kind, helper.role, last(ofArgumentAfter: piece), receiver: helper.receiver(on: object)
        ).map {
          [NameHelperCall(helper: helper, object: object, use: $0)]
        } ?? []
      }
    }
  }

  /// The receiver of a message.
  private func object(of message: ObjectiveCMessage) -> NameHelperCall.Object {
    if hasOwnReceiver(message) { return .own }
    let last = message.first - 1
    if let type = typeName(ofObjectAllocatedAt: last) { return .new(type) }
    guard last == message.open + 1, let name = tree.word(last) else { return .unknown }
    if let type = typeName(ofVariable: name, at: last) { return .variable(type) }
    return name.first?.isUppercase == true ? .type(name) : .unknown
  }
}
