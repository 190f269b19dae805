/// The bundles in which code looks for a document or an image.
extension SwiftNameReader {
  /// Whether the argument after a name is a bundle other than the app's or this code's.
  func namesBundle(after run: Range<NodeIndex>) -> Bool {
    bundle(after: run).map { !isOwnBundle($0) } == true
  }

  /// The argument after a name that is a bundle; nil for none.
  func bundle(after run: Range<NodeIndex>) -> Range<NodeIndex>? {
    guard tree.kind(run.upperBound) == .comma,
      isWord(run.upperBound + 1, "bundle") || isWord(run.upperBound + 1, "in"),
      tree.kind(run.upperBound + 2) == .colon
    else { return nil }
    let start = run.upperBound + 3
    return start..<max(start, end(ofElementAt: start))
  }

  /// The bundle on which `loadNibNamed` is called; nil for another function.
  func bundle(before index: NodeIndex) -> Range<NodeIndex>? {
    guard isWord(index, "loadNibNamed"), tree.kind(index - 1) == .dot else { return nil }
    let last = start(ofMarksBefore: index - 1)
    let first =
      tree.kind(last) == .closeParen
      ? opening(of: last).map { $0 - 1 } : tree.kind(last - 1) == .dot ? last - 2 : last
    guard let first, first <= last else { return nil }
    return first..<last + 1
  }

  /// The index of the parameter that an expression is, if the bundle is the app's own for a call without the argument; else nil.
  ///
  /// - Parameter function: The token of the function's name.
  func parameter(ofOwnBundle run: Range<NodeIndex>, in function: NodeIndex) -> Int? {
    guard run.count == 1, let declared = functionsByToken[function],
      let index = parameter(run.lowerBound, of: declared),
      isOwnBundle(declared.parameters[index].defaultValue)
    else { return nil }
    return index
  }

  /// Whether an expression is the bundle of the app, of the package's target, or of a type that this file declares.
  func isOwnBundle(_ run: Range<NodeIndex>, depth: Int = 0) -> Bool {
    guard let first = run.first, let last = run.last else { return false }
    if ["nil", "none", "main", "module"].contains(tree.name(of: last)) || isWord(last - 2, "mainBundle") {
      return true
    }
    if run.count == 1 {
      guard depth < Self.deepest, let value = valueOfConstant(at: first) else { return false }
      return isOwnBundle(value, depth: depth + 1)
    }
    guard let argument = typeOfBundle(run) else { return false }
    if argument.contains(where: { isWord($0, "self") && tree.kind($0 - 1) != .dot || isWord($0, "Self") }) {
      return true
    }
    // A caller of a generic function hands it the class whose name is also that of the nib.
    let type = argument.lowerBound
    return tree.kind(type) == .identifier
      && (!(typesByName[tree.name(of: type)] ?? []).isEmpty || isTypeOfCaller(type))
  }

  /// The argument of an initializer that makes the bundle of a class: `Card.self` in `Bundle(for: Card.self)`
  private func typeOfBundle(_ run: Range<NodeIndex>) -> Range<NodeIndex>? {
    guard let open = run.first(where: { tree.kind($0) == .openParen }), closing(of: open) == run.last,
      isWord(open + 1, "for") || isWord(open + 1, "forClass"), tree.kind(open + 2) == .colon
    else { return nil }
    return open + 3..<run.upperBound - 1
  }

  /// The class of another file whose bundle an expression is; nil for other bundles.
  func classOfBundle(_ run: Range<NodeIndex>, depth: Int = 0) -> String? {
    if run.count == 1, depth < Self.deepest, let value = valueOfConstant(at: run.lowerBound) {
      return classOfBundle(value, depth: depth + 1)
    }
    guard !isOwnBundle(run), let argument = typeOfBundle(run), argument.count == 3,
      isWord(argument.upperBound - 1, "self"), case let name = tree.name(of: argument.lowerBound),
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
