import SwiftParser
import SwiftSyntax
import Syntax

/// The text literals that calls of a file take as names, by the offsets after their quotes.
package struct NameCalls {
  /// The calls of frameworks that take names, each with its labels and `=` at the name.
  ///
  /// The list is written out, as the oracle has to know more than the table that it checks. A callee in upper case is a type.
  private static let signatures = [
    "performSegue(withIdentifier=sender)",
    "instantiateViewController(withIdentifier=)", "instantiateViewController(identifier=)",
    "instantiateViewController(identifier=creator)",
    "instantiateController(withIdentifier=)", "instantiateController(identifier=)",
    "instantiateController(identifier=creator)",
    "UIStoryboard(name=bundle)", "NSStoryboard(name=bundle)",
    "UINib(nibName=bundle)", "NSNib(nibNamed=bundle)",
    "loadNibNamed(_=owner,options)", "loadNibNamed(_=owner,topLevelObjects)", "loadNibNamed(_=owner)",
    "init(nibName=bundle)", "init(windowNibName=)", "init(windowNibName=owner)",
    "dequeueReusableCell(withIdentifier=)", "dequeueReusableCell(withIdentifier=for)",
    "dequeueReusableCell(withReuseIdentifier=for)",
    "dequeueReusableSupplementaryView(ofKind,withReuseIdentifier=for)",
    "dequeueReusableHeaderFooterView(withIdentifier=)",
    "register(_,forCellReuseIdentifier=)", "register(_,forCellWithReuseIdentifier=)",
    "register(_,forSupplementaryViewOfKind,withReuseIdentifier=)",
    "register(_,forHeaderFooterViewReuseIdentifier=)",
    "UIImage(named=)", "NSImage(named=)", "UIColor(named=)", "NSColor(named=)",
    "UIImage(named=in,compatibleWith)", "UIImage(named=in,with)", "UIColor(named=in,compatibleWith)",
    "NSColor(named=bundle)",
    "UIImage(imageLiteralResourceName=)", "NSImage(imageLiteralResourceName=)",
    "setName(_=)", "init(style,reuseIdentifier=)",
    "UIStoryboardSegue(identifier=source,destination)",
    "UIStoryboardSegue(identifier=source,destination,performHandler)",
    "NSStoryboardSegue(identifier=source,destination)",
    "NSStoryboardSegue(identifier=source,destination,performHandler)",
    "accessibilityIdentifier(_=)", "matching(identifier=)",
    "NSUserInterfaceItemIdentifier(_=)", "NSUserInterfaceItemIdentifier(rawValue=)",
    "makeView(withIdentifier=owner)", "make(withIdentifier=owner)", "tableColumn(withIdentifier=)",
    "column(withIdentifier=)", "selectTabViewItem(withIdentifier=)", "indexOfTabViewItem(withIdentifier=)",
    "NSToolbarItem.Identifier(_=)", "NSToolbarItem.Identifier(rawValue=)",
    "insertItem(withItemIdentifier=at)",
    "setFrameAutosaveName(_=)", "setFrameUsingName(_=)", "setFrameUsingName(_=force)",
    "saveFrame(usingName=)",
  ]

  /// The calls for which the answer is certain.
  package private(set) var names: Set<Int> = []
  /// The types that a name is wrapped in: `NSNib.Name("Card")`, `.init("Card")`
  fileprivate static let wrappers: Set = ["Name", "SceneIdentifier", "Identifier"]

  /// The arguments of other calls, which take no names.
  package private(set) var others: Set<Int> = []

  /// The names as swift-syntax has them; nil for a file that it can't parse whole.
  package init?(parsing bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError { return nil }
    let visitor = CallVisitor(Set(Self.signatures))
    visitor.walk(tree)
    (names, others) = (visitor.names, visitor.others.subtracting(visitor.names.union(visitor.undecided)))
  }

  /// The offsets of the literals that our reading of the file takes for names.
  package static func scanned(in bytes: [UInt8]) -> Set<Int> {
    if SharedNameKind.uses(in: bytes) == .none { return [] }
    let texts = SharedNameKind.textsInFunctions(of: bytes)
    let uses = SwiftNameReader(bytes, inFunctionsWith: texts).names().uses
    return Set(
      uses.compactMap { use in
        guard case .text(let written) = use.value, written.form == .literal else { return nil }
        return written.range.lower
      })
  }
}

private final class CallVisitor: SyntaxVisitor {
  private let signatures: Set<String>
  var names: Set<Int> = []
  var others: Set<Int> = []
  var undecided: Set<Int> = []

  init(_ signatures: Set<String>) {
    self.signatures = signatures
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    for (index, argument) in call.arguments.enumerated() {
      guard let offset = offset(ofText: argument.expression) else { continue }
      let marked = labels.enumerated().map { $0 == index ? "\($1)=" : $1 }.joined(separator: ",")
        .replacing("=,", with: "=")
      if callees(of: call.calledExpression).contains(where: { signatures.contains("\($0)(\(marked))") }) {
        // Another bundle has other documents; which one it is takes more than syntax.
        if isOwnBundle(call) { names.insert(offset) } else { undecided.insert(offset) }
      } else {
        others.insert(offset)
      }
    }
    return .visitChildren
  }

  /// The offset after the quote of a literal without interpolations and escapes.
  private func offset(ofText expression: ExprSyntax) -> Int? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, ["rawValue", nil].contains(argument.label?.text),
      let type = call.calledExpression.as(MemberAccessExprSyntax.self),
      case let name = type.declName.baseName.text,
      NameCalls.wrappers.contains(name) || name == "init" && type.base == nil
    {
      return offset(ofText: argument.expression)
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil,
      case .stringSegment(let segment)? = literal.segments.first, !segment.content.text.contains("\\"),
      !segment.content.text.isEmpty
    else { return nil }
    return segment.position.utf8Offset
  }

  private func callees(of expression: ExprSyntax) -> [String] {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? [name, "init"] : [name]
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return callees(of: generic.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return [] }
    let name = member.declName.baseName.text
    if name == "init", let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return [type, name]
    }
    if let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      return ["\(type).\(name)", name, "init"]
    }
    return name.first?.isUppercase == true ? [name, "init"] : [name]
  }

  private func isOwnBundle(_ call: FunctionCallExprSyntax) -> Bool {
    guard
      let bundle = call.arguments.first(where: { ["bundle", "in"].contains($0.label?.text) })?.expression
        .trimmedDescription
    else { return true }
    return ["nil", ".main", "Bundle.main", "Foundation.Bundle.main"].contains(bundle)
  }
}
