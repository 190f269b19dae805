extension SwiftNameReader {
  /// The call that makes the initial controller of a storyboard. A closure may be all that it takes. Records the function around
  /// it as a helper if that passes on the name of the storyboard.
  func initialController(madeAt index: NodeIndex, _ context: inout Context) -> [NameUse] {
    guard
      ["instantiateInitialViewController", "instantiateInitialController"].contains(tree.name(of: index))
    else { return [] }
    let isUnwrapped = isUnwrapped(after: index + 1)
    guard case .storyboard(let value) = receiver(ofMember: index, property: "storyboard"),
      value.enumeration == nil
    else {
      if let function = context.braces.last?.function, let name = nameOfStoryboard(before: index),
        var helper = helper(handingOn: name, .storyboard, .initial, .own, in: function)
      {
        helper.isUnwrapped = isUnwrapped
        context.helpers.append(helper)
      }
      return []
    }
    return [
      NameUse(
        kind: .storyboard, role: .initial, range: tree.tokens[index].range, value: value,
        isConditional: tree.clauses.contains(index) { _ in true }, isUnwrapped: isUnwrapped,
        cast: cast(after: index + 1))
    ]
  }

  /// The argument with the name of the storyboard on which a method is called: `UIStoryboard(name: name, bundle: nil).method()`, or
  /// a constant with that value.
  func nameOfStoryboard(before method: NodeIndex) -> Range<NodeIndex>? {
    guard tree.kind(method - 1) == .dot else { return nil }
    let last = start(ofMarksBefore: method - 1)
    let object = start(ofOperandBefore: last)..<last + 1
    let run = object.count == 1 ? valueOfConstant(at: last) ?? object : object
    guard let open = opening(of: run.upperBound - 1), open > run.lowerBound else { return nil }
    return names(.storyboard, inCallAt: open).first
  }
}
