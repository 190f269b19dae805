import SwiftParser
import SwiftSyntax
import Syntax
import Text

/// The facts that swift-syntax knows about one Swift file, in the scanner's terms.
///
/// Nothing here is shared with the scanner but the shape of the answer, so a mistake has to be made twice to
/// stay hidden. Where the description of `CodeOutline` leaves a choice, the choice is written at its place.
package struct SyntaxFacts: Sendable {
  package var outline: CodeOutline
  /// Whether the parser had to add or skip tokens: the file is not valid Swift of this version, and two parsers may
  /// well recover from that in different ways.
  package var hasError: Bool

  package init(of bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var collector = OutlineCollector()
    collector.collect(tree.statements)
    collector.collectLocalTypes(of: tree)
    outline = collector.outline
    hasError = tree.hasError
  }
}

/// Walks the places where declarations can be members of a file or a type. Of what bodies, accessors, closures and
/// macro arguments declare, only types are listed.
private struct OutlineCollector {
  var outline = CodeOutline()
  /// The names of the types around the walk, outermost first.
  private var path: [String] = []
  /// The number of `#if` that are open. A declaration deep inside a conditional type counts as conditional itself.
  private var conditions = 0
  private var isLocal = false
  private var fullNames: [SyntaxIdentifier: String] = [:]

  init() {}

  /// Lists them last and sorts all types by their names' places.
  mutating func collectLocalTypes(of tree: SourceFileSyntax) {
    isLocal = true
    var bodies: [SyntaxIdentifier: Int] = [:]
    for declaration in localTypes(in: tree) {
      let body = body(around: Syntax(declaration)).map(\.id) ?? tree.id
      let number = bodies[body] ?? bodies.count + 1
      bodies[body] = number
      path = [type(around: Syntax(declaration)).flatMap { fullNames[$0.id] }, "#\(number)"].compactMap { $0 }
      conditions = numberOfConditions(around: Syntax(declaration))
      collect(declaration, into: nil)
    }
    let order = outline.types.indices.sorted {
      outline.types[$0].nameRange.lower < outline.types[$1].nameRange.lower
    }
    outline.types = order.map { outline.types[$0] }
    outline.members = order.map { outline.members[$0] }
    outline.aliases.removeAll { alias in
      outline.types.contains {
        $0.flags.contains(.isLocal) && $0.range.lower <= alias.nameRange.lower
          && alias.nameRange.upper <= $0.range.upper
      }
    }
  }

  mutating func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        conditions += 1
        defer { conditions -= 1 }
        for clause in conditional.clauses {
          guard case .statements(let items) = clause.elements else { continue }
          collect(items)
        }
      } else {
        collect(declaration, into: nil)
      }
    }
  }

  private mutating func collect(_ items: MemberBlockItemListSyntax, into type: Int) {
    for item in items {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        conditions += 1
        defer { conditions -= 1 }
        for clause in conditional.clauses {
          guard case .decls(let items) = clause.elements else { continue }
          collect(items, into: type)
        }
      } else {
        collect(item.decl, into: type)
      }
    }
  }

  /// `type` is the position of the type in the outline whose member the declaration is.
  private mutating func collect(_ declaration: DeclSyntax, into type: Int?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      collect(.class, node, node.name, node.classKeyword, generic: node.genericParameterClause != nil)
    case .structDecl(let node):
      collect(.struct, node, node.name, node.structKeyword, generic: node.genericParameterClause != nil)
    case .enumDecl(let node):
      collect(.enum, node, node.name, node.enumKeyword, generic: node.genericParameterClause != nil)
    case .actorDecl(let node):
      collect(.actor, node, node.name, node.actorKeyword, generic: node.genericParameterClause != nil)
    case .protocolDecl(let node):
      // `protocol P<Element>` names an associated type; nothing about P is generic.
      collect(.protocol, node, node.name, node.protocolKeyword, generic: false)
    case .extensionDecl(let node):
      let name = ExtendedName(of: node.extendedType)
      collect(
        .extension, node, name: name.text, range: name.range, keyword: node.extensionKeyword, generic: false)
    case .typeAliasDecl(let node):
      outline.aliases.append(
        CodeAlias(
          name: (path + [bareName(node.name)]).joined(separator: "."), nameRange: byteRange(node.name),
          target: writtenText(node.initializer.value)))
    case .variableDecl(let node):
      append(propertyMembers(node), to: type)
    case .functionDecl(let node):
      append([methodMember(node)], to: type)
    case .initializerDecl(let node):
      append([initializerMember(node)], to: type)
    case .macroExpansionDecl(let node):
      if let type, mayDeclareMembers(bareName(node.macroName)) {
        outline.types[type].flags.insert(.expandsMacro)
      }
    default:
      break
    }
  }

  private mutating func collect(
    _ kind: CodeType.Kind, _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ keyword: TokenSyntax,
    generic: Bool
  ) {
    collect(
      kind, node, name: bareName(name), range: byteRange(name), keyword: keyword, generic: generic)
  }

  private mutating func collect(
    _ kind: CodeType.Kind, _ node: some DeclGroupSyntax, name: String, range nameRange: ByteRange,
    keyword: TokenSyntax, generic: Bool
  ) {
    let attributes = WrittenAttributes(node.attributes)
    var flags: CodeType.Flags = []
    if generic { flags.insert(.generic) }
    if attributes.has("objc") { flags.insert(.objc) }
    if attributes.has("objcMembers") { flags.insert(.objcMembers) }
    if attributes.has("IBDesignable") { flags.insert(.designable) }
    if isPrivate(node.modifiers) { flags.insert(.isPrivate) }
    if conditions > 0 { flags.insert(.conditional) }
    if attributes.names.contains(where: mayBeMacro) { flags.insert(.expandsMacro) }

    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let braces = node.memberBlock
    let body =
      braces.leftBrace.presence == .present && braces.rightBrace.presence == .present
      ? ByteRange(
        braces.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
        braces.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      : ByteRange(end, end)

    if isLocal { flags.insert(.isLocal) }
    path.append(name)
    fullNames[node.id] = path.joined(separator: ".")
    defer { path.removeLast() }
    let position = outline.types.count
    outline.types.append(
      CodeType(
        kind: kind, name: path.joined(separator: "."), nameRange: nameRange,
        range: ByteRange(firstOffset(attributes, node.modifiers, keyword), end), bodyRange: body,
        inherits: inheritances(node.inheritanceClause), attributes: attributes.names,
        objcName: attributes.objcName, flags: flags))
    outline.members.append([])
    collect(node.memberBlock.members, into: position)
  }

  private mutating func append(_ members: [CodeMember], to type: Int?) {
    guard let type else { return }
    let keepsAll =
      switch outline.types[type].kind {
      case .class, .extension, .actor: true
      case .protocol: outline.types[type].flags.contains(.objc)
      case .struct, .enum: false
      }
    for var member in members where keepsAll || !member.flags.isDisjoint(with: .interfaceBuilder) {
      if conditions > 0 { member.flags.insert(.conditional) }
      outline.members[type].append(member)
    }
  }
}

extension CodeMember.Flags {
  fileprivate static let interfaceBuilder: Self = [.outlet, .action, .segueAction, .inspectable]
}

/// The type an extension extends: its dotted name, and the range of that up to the last name. Generic
/// arguments after it are outside, so that the range is what an editor would replace.
private struct ExtendedName {
  var text: String
  var range: ByteRange

  init(of type: TypeSyntax) {
    text = Self.dotted(type)
    let last =
      type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
      ?? type.lastToken(viewMode: .sourceAccurate)
    range = ByteRange(
      type.positionAfterSkippingLeadingTrivia.utf8Offset,
      last?.endPositionBeforeTrailingTrivia.utf8Offset ?? type.endPosition.utf8Offset)
  }

  private static func dotted(_ type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return (identifier.moduleSelector?.trimmedDescription ?? "") + bareName(identifier.name)
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return dotted(member.baseType) + "." + bareName(member.name)
    }
    return writtenText(type)
  }
}

/// Attributes and conformances such as `@unchecked` and `nonisolated` in front of the type are left out of
/// text and range alike.
private func inheritances(_ clause: InheritanceClauseSyntax?) -> [CodeInheritance] {
  guard let clause else { return [] }
  return clause.inheritedTypes.map { entry in
    var type = entry.type
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return CodeInheritance(text: writtenText(type), range: byteRange(type))
  }
}
