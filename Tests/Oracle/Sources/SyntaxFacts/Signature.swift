import SwiftSyntax
import Syntax

/// The common parts of a method and an initializer.
struct Signature {
  var parameters: [CodeParameter]
  var flags: CodeMember.Flags = []
  /// Whether each parameter's type is a function, perhaps optional.
  private var areClosures: [Bool]
  /// The only parameter has type `()`.
  private var takesOneVoid: Bool

  init(_ signature: FunctionSignatureSyntax) {
    let written = signature.parameterClause.parameters
    parameters = written.map { parameter in
      CodeParameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : bareName(parameter.firstName),
        type: textBehindAttributes(parameter.type) + (parameter.ellipsis == nil ? "" : "..."))
    }
    areClosures = written.map { $0.ellipsis == nil && isClosure($0.type) }
    takesOneVoid = parameters.count == 1 && ["()", "Void", "Swift.Void"].contains(parameters[0].type)

    // The compiler counts `rethrows` and `reasync` as well, when it needs a selector.
    if signature.effectSpecifiers?.throwsClause != nil { flags.insert(.throws) }
    if signature.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.async) }
  }

  /// The selector as the compiler forms it. It is formed for operators too, though Objective-C sees none.
  func selector(base: String, isInitializer: Bool) -> String? {
    let labels = parameters.map { $0.label ?? "" }
    if isInitializer, takesOneVoid, !labels[0].isEmpty { return joined(base, labels[0]) }

    if flags.contains(.async) {
      return pieces(
        base, labels, extra: "completionHandler", at: labels.count, alone: "WithCompletionHandler")
    }
    if flags.contains(.throws) {
      // Closures at the end stay last, so that they can be trailing closures on the other side too.
      let place = areClosures.lastIndex(of: false).map { $0 + 1 } ?? 0
      return pieces(base, labels, extra: "error", at: place, alone: "AndReturnError")
    }
    return labels.isEmpty ? base : pieces(base, labels)
  }

  private func pieces(_ base: String, _ labels: [String]) -> String {
    ([joined(base, labels[0])] + labels.dropFirst()).map { $0 + ":" }.joined()
  }

  /// `extra` is one more piece in front of the label at `place`; when it comes first, `alone` is said with
  /// the base name, and the labels follow as they are.
  private func pieces(
    _ base: String, _ labels: [String], extra: String, at place: Int, alone: String
  ) -> String {
    var labels = labels
    if place == 0 { return ([base + alone] + labels).map { $0 + ":" }.joined() }
    labels.insert(extra, at: place)
    return pieces(base, labels)
  }
}

/// The first piece: the base name and the first label, with "With" between them unless a preposition is
/// on either side.
private func joined(_ base: String, _ label: String) -> String {
  guard let first = label.utf8.first else { return base }
  let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  // Only ASCII letters change; a label such as `über` stays as it is.
  let capitalized = isLowercase ? label.prefix(1).uppercased() + label.dropFirst() : label
  let hasPreposition =
    isPreposition(words(in: label).first ?? "") || isPreposition(words(in: base).last ?? "")
  return base + (hasPreposition ? "" : "With") + capitalized
}

private func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
  "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
  "to", "until", "using", "via", "when", "with", "within",
]

/// The words of a camel-case name. An underscore is a word; so is a run of capitals, which gives its last
/// letter to a lower-case word after it (`ONThing`) but keeps a plural ending (`ATMs`, not `ATIs`: "Is" is
/// taken for a word).
func words(in name: String) -> [String] {
  var rest = Array(name.unicodeScalars)[...]
  var words: [String] = []
  while let first = rest.first {
    var length = 1
    if first != "_" {
      let capitals = rest.prefix(while: isUppercase).count
      if capitals > 1 {
        let tail = rest.dropFirst(capitals).prefix(while: isLowercase)
        let isPlural = ["s", "es", "ies"].contains(text(tail))
        let endsInIs = isPlural && text(rest[(tail.startIndex - 1)..<tail.endIndex]) == "Is"
        length = tail.isEmpty ? capitals : isPlural && !endsInIs ? capitals + tail.count : capitals - 1
      } else {
        length = capitals + rest.dropFirst(capitals).prefix { !isUppercase($0) && $0 != "_" }.count
      }
    }
    words.append(text(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  return words
}

private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var text = String.UnicodeScalarView()
  text.append(contentsOf: scalars)
  return String(text)
}

private func isUppercase(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
private func isLowercase(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

/// Brackets and attributes around a function type do not matter, and one optional around it neither.
private func isClosure(_ type: TypeSyntax) -> Bool {
  var type = type
  var optionals = 0
  while optionals < 2 {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      type = attributed.baseType
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil, only.ellipsis == nil
    {
      type = only.type
    } else if let optional = type.as(OptionalTypeSyntax.self) {
      type = optional.wrappedType
      optionals += 1
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = optional.wrappedType
      optionals += 1
    } else {
      return type.is(FunctionTypeSyntax.self)
    }
  }
  return false
}
